### El sitio: su portada, y las páginas que hace el programa.

front-title = Tablier
front-lead = Los juegos de tablas que el backgammon hizo olvidar, completos, con un árbitro que explica. ¿Cuál es su puerta?
not-built-title = Documentación
not-built = El sitio no se ha construido aquí. En una copia de las fuentes, make docs lo construye; los paquetes de una versión lo traen. Las reglas se pueden leer en el salón en todo caso.

door-players = Jugadores
door-players-line = Las reglas, cláusula por cláusula, con tableros; lo que dice un análisis; problemas; dados que nadie dirige.
door-scholars = Estudiosos
door-scholars-line = De dónde viene cada cláusula, las lecturas una junto a otra, cómo citar, las palabras antiguas.
door-teachers = Docentes
door-teachers-line = Una hoja por juego, para imprimir: lecciones y ejercicios, las respuestas en una página aparte.
door-programmers = Programadores
door-programmers-line = Cuadernos para empezar, la referencia, los formatos, y cómo está hecho todo.
door-researchers = Investigadores
door-researchers-line = Entornos, lotes, entrenamiento, los bots, y lo que se ha medido.
door-operators = Operadores
door-operators-line = Un salón abierto para otros, y el protocolo que habla.

readme-title = Qué es Tablier y cómo empezar
reference = Referencia de la API
not-run = Esta página se construyó donde { $package } no está instalado: aquí falta lo que muestran sus celdas. Quien las ejecute lo verá.
report-read = Para leer:
report-page = el informe entero
report-printed = el mismo, para imprimir (PDF)

# Around every page.
next = Siguiente
previous = Anterior
home = Portada
on-this-page = En esta página
to-top = Arriba
made-with = Hecho con
skip = Ir al contenido
search-found = Páginas encontradas: { $n }.
to-the-salon = Al salón

game = juego
clause = cláusula
default = por omisión
lessons = Lecciones
exercises = Ejercicios
answers = Respuestas

cite-title = Citar esta página
cite-how = Cómo citar el juego, una cláusula o una posición

sources-title = En qué se apoya cada cláusula
sources-lead = Cada cláusula, los documentos de los que viene, y si una decisión de este proyecto forma parte de ella: donde un documento calla, yerra o se contradice, la cláusula dice qué hacemos y por qué. Las páginas y los facsímiles se dan cuando los conocemos; lo que falta aquí no se ha encontrado, o no se ha comparado. Junto a un tratado cuyo texto hemos leído está el capítulo que habla del asunto; lo que hacemos de él lo dice la cláusula.
sources-works = Los documentos
sources-what = qué dice
sources-from = documentos
sources-ours = nuestro
sources-ruling = decisión
scan = facsímil
text = texto

readings-title = Las lecturas una junto a otra
readings-lead = Donde una regla se ha jugado, impreso o entendido de más de una manera, la mesa puede elegir. Aquí está cada una de esas preguntas con sus respuestas una junto a otra, su cláusula y los documentos de los que esta viene; la lista la hace el propio programa.

citations-title = Cómo citar
citations-lead = Los números de las cláusulas no cambian nunca, posiciones y partidas tienen una notación que se reproduce exactamente, y cada versión tiene un número: lo que se cita hoy podrá consultarse más tarde.
citations-program = El programa
citations-after = Según:
citations-part = Una cláusula, una posición, una partida
citations-clause = Cita una cláusula por su número (Tablier, T-25): es el mismo en cada versión, en cada idioma y en cada negativa del programa.
citations-position = Cita una posición por su identificador y una partida por su registro; la página sobre la notación dice cómo se escriben, y tablier show y tablier replay las muestran de nuevo.

sheets-title = Hojas para imprimir
sheets-lead = Una por juego: las lecciones de su guía, cada una con un tablero y una tarea, y después ejercicios sacados de sus problemas, de lo fácil a lo difícil. Las respuestas están al final, en una página aparte. Lo que imprime tu navegador está hecho para repartirlo.
sheet-title = { $game }: una hoja para la clase
sheet-lead = Monta cada tablero, o dibuja tu respuesta en el papel. Los números alrededor del tablero son los de quien tira, sentado abajo.
exercises-lead = Cada tirada tiene una respuesta que es la mejor, y otra que viene antes a la mente. Encuentra la mejor y di qué tiene de malo la otra.
asked-play = ¿Cómo juega esta tirada?
asked-stay = Se ha hecho un hoyo: ¿se queda o se va?
difficulty = { $n ->
    [0] Los cinco niveles del programa la encuentran.
    [one] Uno de los cinco niveles del programa la pasa por alto.
   *[other] { $n } de los cinco niveles del programa la pasan por alto.
}
best = { $best }, y no { $natural }.
