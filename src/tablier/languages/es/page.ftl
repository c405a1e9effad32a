### Las palabras de las páginas. Cómo se llaman los juegos y qué dicen de sí está en sus propios catálogos.

## En todas partes

loading = Un momento…
close = Cerrar
copy = Copiar
copied = Copiado
again = Reintentar
percent = { $figure } %
error-unreachable = El salón no responde. Quizá lo han parado; tus partidas se conservan.
error-failed = Algo ha ido mal: { $sentence }
rules-whole = La página entera de reglas
side-white = Blanco
side-black = Negro

## Cabecera y pie

notice-from-house = De la casa: { $text }
notice-hide = Quitar esto
skip = Ir al contenido
brand = Tablier
nav-main = Principal
nav-menu = Menú
nav-play = Jugar
nav-learn = Aprender
nav-analysis = Análisis
nav-rules = Reglas
nav-history = Tus partidas
nav-help = Ayuda
nav-settings = Ajustes
theme-light = Claro
languages = Idioma
theme-auto = Como el sistema
theme-page = Colores de la página
theme-board = El tablero
theme-board-walnut = Nogal y verdín
theme-board-slate = Ébano y pizarra
theme-board-rosewood = Palisandro y rosa
identity-title = Tú
identity-seats = Tus asientos, y cómo llevarlos a otro dispositivo
theme-dark = Oscuro
foot-about = Juegos de tablas que el backgammon hizo olvidar, completos hasta la última cláusula. Sin cuentas, sin rastreo, sin nada traído de otra parte.
foot-source = Software libre bajo licencia MIT
foot-docs = Documentación
foot-api = Para programadores: la API

## Juegos

rules-common-line = Quién empieza, qué hay que jugar, los nombres de los dobles, dados de verdad, encuentros y abandono.
minutes = { $n } min
minutes-long = de una a dos horas

## Salón

salon-title = Tablier: antiguos juegos de tablas, jugados hoy
salon-h1 = Juegos antiguos, una buena mesa
salon-lead = Los juegos de tablas que el backgammon hizo olvidar, con un árbitro que marca cada punto y dice por qué.
salon-games = Elige un juego
salon-play = Jugar
salon-play-label = Jugar: { $game }, contra el ordenador
salon-learn = Aprenderlo
salon-learn-label = Aprenderlo: { $game }, en dos minutos
salon-scored = Partida a escribir, de dos a cuatro
salon-set-up = Preparar una mesa…
salon-against = Contra { $level }
salon-against-rules = reglas como en los libros
salon-against-label = Quién juega contra ti
salon-your-turn = Te toca en { $game }
salon-friend = Jugar con un amigo
salon-friend-text = Envía el enlace; quien lo abre se sienta. Sin cuenta.
salon-friend-make = Crear un enlace
salon-friend-or = o { $here } · { $dice }
salon-friend-here = los dos en esta pantalla
salon-friend-dice = con vuestros propios dados
salon-name = Tu nombre
salon-name-hint = Como lo ven los demás. Se guarda solo en este navegador.
salon-guest = Invitado
salon-continue = Te espera tu partida de { $game }
salon-continue-against = contra { $names }
salon-continue-more = y { $n } más
salon-continue-go = Seguir jugando
salon-open = Mesas abiertas
salon-open-empty = Ahora mismo no espera nadie. Abre tú una mesa, o juega contra el ordenador: siempre tiene tiempo.
salon-open-by = { $name } espera
salon-open-sit = Sentarse
salon-open-sit-label = Sentarse a la mesa de { $name }: { $game }
salon-open-watch = Mirar
salon-open-watch-label = Mirar a { $names }: { $game }
salon-running = En juego
salon-watching = { $n } mirando
salon-match = a { $n }
salon-options = reglas propias
salon-clock = { $n } s por jugada
salon-offline = No se ha podido poner al día la lista.

## Mesa nueva

new-title = Preparar una mesa
new-game = Juego
new-opponent = Contra
new-bot = el ordenador
new-friend = un amigo, por enlace
new-here = alguien en esta pantalla
new-open = quien venga
new-friend-hint = Recibes un enlace para enviar. Quien lo abre se sienta enfrente.
new-here-hint = Los dos jugáis en este dispositivo, por turno.
new-open-hint = La mesa se muestra a todos en este salón.
new-level = ¿Cómo juega?
new-side = Tu color
new-side-lots = el color echado a suertes
new-match = Cuánto se juega
new-rounds = Rondas
new-rounds-hint = Un múltiplo del número de jugadores.
new-dice = Dados
new-dice-server = los dados tirados aquí
new-dice-hand = mis propios dados
new-dice-hint = Con dados de verdad el salón es solo tu árbitro: tú introduces lo que has tirado.
new-help = Pistas y deshacer
new-help-allowed = con pistas permitidas
new-help-none = sin pistas
new-help-hint = Contra el ordenador y sin reloj. Se cuentan y constan en el acta.
new-clock = Reloj
new-clock-none = sin reloj
new-clock-fast = con viveza, { $n } s por jugada
new-clock-calm = con calma, { $n } s por jugada
new-clock-slow = sin prisa, { $n } min por jugada
new-clock-hint = Por quien lo deja agotarse juega la casa.
new-name2 = Nombre del otro
new-second = Segundo jugador
new-rules = Reglas: como en el libro
new-rules-changed =
    { $n ->
        [one] Reglas: { $n } elección tuya
       *[other] Reglas: { $n } elecciones tuyas
    }
new-rules-lead = Donde los viejos documentos yerran o callan, la mesa puede elegir.
new-presets = Ya preparadas
new-preset-book = Como en el libro
new-default = como en el libro
new-number = Un número de { $low } a { $high }
new-seats = ¿Quién juega?
new-seats-2 = dos
new-seats-3 = tres
new-seats-4 = cuatro, por equipos
new-seats-explain-2 = Dos juegan todas las rondas uno contra otro.
new-seats-explain-3 = Dos juegan una ronda mientras el tercero descansa y puede aconsejar a ambos; luego cambian. La suerte decide quién empieza.
new-seats-explain-4 = Los jugadores 1 y 3 son compañeros contra 2 y 4. Te enfrentas a los dos adversarios, uno tras otro, y luego te releva tu compañero; ganancias y pérdidas son del equipo.
new-seat = Jugador { $n }
new-seat-team = Jugador { $n }, equipo { $team }
new-seat-me = yo
new-seat-friend = un amigo, por enlace
new-seat-here = alguien en esta pantalla
new-seat-bot = ordenador: { $level }
new-seat-name = Nombre del jugador { $n }
new-public = Mostrarla en la lista de mesas abiertas
new-computer = el ordenador, { $level }
new-sentence = Juego a { $game } contra { $opponent }, { $match }, { $side }, { $clock }, con { $dice } y { $help }.
new-sentence-scored = Jugamos a { $game }, { $clock }, con { $dice }.
new-match-to =
    { $n ->
        [0] sin fin, con marcador corrido
        [1] una sola partida
       *[other] un encuentro a { $n } puntos
    }
new-side-0 = con blancas
new-side-1 = con negras
new-rules-single = Cambiar una regla…
new-create = Abrir la mesa
new-creating = Preparando…
new-invite-title = Tu mesa está lista
new-invite-text = Envía este enlace a tu amigo. El primero que lo abra puede sentarse; los demás pueden mirar.
new-invite-link = Enlace de la mesa
new-invite-qr = El mismo enlace como código QR, para la cámara de un teléfono
new-invite-share = Compartir…
new-invite-go = Ir a tu asiento
new-nobody = Al menos un asiento debe ser tuyo.

## Sentarse

sit-title = Sentarse
sit-lead = { $by } tiene un asiento libre para ti: { $game }.
sit-lead-plain = Hay un asiento libre en esta mesa de { $game }.
sit-freed = Tenías un asiento aquí. Quedó libre porque tu página estaba cerrada cuando la partida iba a empezar.
sit-name = Tu nombre
sit-seat = Tu asiento
sit-seat-is = Tu asiento: { $seat }
sit-seat-white = Blanco, las fichas claras
sit-seat-black = Negro, las fichas oscuras
sit-seat-n = Jugador { $n }
sit-do = Sentarse
sit-watch = Solo mirar
sit-fair = Los dados se prometieron antes de que llegaras ({ $commitment }…). Tu navegador sella un número propio cuando te sientas, y lo abre cuando todos lo han hecho: nadie puede elegir el último.
sit-taken = Ese asiento acaba de ocuparse.

## Una partida acabada

game-title-plain = Una partida acabada
game-unfinished = Esta partida se está jugando todavía.
game-watch = Ir a la mesa
game-step-first = Al principio
game-step-back = Uno atrás
game-step-on = Uno adelante
game-step-last = Al final
game-step-start = Antes de la primera tirada
game-share = Compartir
game-share-game = Enlace de la partida
game-share-position = Enlace de esta posición
game-download = Llévatela
game-download-text = Acta (texto)
game-download-json = Acta (JSON)
game-download-picture = Imagen de esta posición (SVG)
fair-title = ¿Son limpios los dados?
fair-sentence = Cada tirada estaba fijada antes de la partida.
fair-check = Compruébalo.
fair-alarm = Estos dados no son los que se prometieron antes de la partida.
fair-alarm-sub = Lo que no se sostiene está señalado abajo. Guarda el acta: cualquiera puede ver en ella lo que ha pasado.
fair-text = Antes de que nadie se sentara, el salón prometió su parte de los dados. Después cada jugador selló un número, y solo cuando todos estuvieron sellados se abrieron. Cada tirada se sigue de todo ello junto, y tu navegador la vuelve a calcular según llega. Nadie, ni siquiera el salón, pudo elegir una.
fair-old = Esta mesa se abrió con un método más antiguo: sus dados pueden comprobarse acabado el encuentro, con la orden de abajo.
fair-values = Los valores, y cómo comprobarlos en otra parte
fair-promise = Promesa
fair-seal = Sello de { $name }
fair-seed = Número de { $name }
fair-key = Clave de la última tirada
fair-secret = Secreto
fair-command = Con el acta descargada, en un ordenador tuyo:
fair-promise-held = La promesa no ha cambiado desde que este navegador la vio por primera vez.
fair-promise-broken = La promesa no es la que este navegador recibió primero.
fair-seals-open = El número de cada uno se abre cuando todos están sellados.
fair-seals-held = El número de cada uno es el que se selló.
fair-seals-broken = El número de alguien no es el que se selló.
fair-mine-open = Tu propio número está sellado.
fair-mine-held = Tu propio número está en estos dados.
fair-mine-broken = El número que dio este navegador no está en estos dados.
fair-keys-broken = Lo que se dijo de la parte del salón no lleva de vuelta a la promesa.
fair-throws-open = Todavía no se ha tirado nada.
fair-throws-held =
    { $n ->
        [one] La única tirada hasta ahora se sigue de la promesa y los números.
       *[other] Las { $n } tiradas hasta ahora se siguen de la promesa y los números.
    }
fair-throws-broken = La tirada { $at } fue { $found }, donde la promesa y los números dan { $expected }.
fair-anew =
    { $n ->
        [one] El número de cada uno se rehízo una vez, porque alguien no abrió el suyo.
       *[other] El número de cada uno se rehízo { $n } veces, porque alguien no abrió el suyo.
    }
game-proof-hand = Estos dados se leyeron de un tablero de verdad y se introdujeron a mano: no hay nada que probar.
game-rematch = Jugar otra vez
account-whole = Cada ronda
account-back = Volver a la mesa
account-print = Imprimir
game-account = La cuenta
game-account-print = Imprimir la hoja
game-account-player = Jugador
game-account-rounds = Rondas
game-account-consolations = Consolaciones
game-account-queue = Cola
game-account-bets = Apuestas
game-account-total = Total
game-position = Posición
game-missing = Aquí no hay tal mesa. Puede que el enlace esté incompleto.
game-flip = Verla desde el otro lado

## Tus partidas

history-title = Tus partidas
history-lead = Las partidas en que este dispositivo tiene un asiento. Los asientos se guardan en este navegador; el salón no conoce cuentas.
history-empty = Aún no hay partidas. La más corta dura diez minutos y no hace falta pensar nada.
history-empty-go = Al salón
history-count-won = ganadas
history-count-lost = perdidas
history-count-going = en curso
history-choose-game = Qué juego
history-all-games = todos los juegos
history-choose-ended = Cómo terminó
history-all-ends = terminaran como terminaran
history-none-such = No hay ninguna así entre tus partidas.
history-running = En curso
history-finished = Acabadas
history-turn-you = tu turno
history-turn-wait = se espera a { $name }
history-turn-open = aún hay un asiento libre
history-go = Seguir
history-review = Analizar
history-reviewed = analizada
history-reviewing = análisis en curso
history-unreviewed = aún sin analizar
history-mistakes =
    { $n ->
        [0] analizada, ningún error
        [one] analizada, 1 error
       *[other] analizada, { $n } errores
    }
history-label = { $verb }: { $game }, { $names }
history-won = ganaste
history-lost = perdiste
history-over = acabada
history-seats = Lleva tus asientos a otra parte
history-seats-text = Un asiento es un enlace privado: quien lo tiene juega por ti. Ábrelo en otro dispositivo y sigue allí.
history-export = Copiar todos como enlaces
history-import = Añadir asientos por sus enlaces
history-import-hint = Un enlace por línea.
history-import-do = Añadir
history-import-done =
    { $n ->
        [one] { $n } asiento añadido.
       *[other] { $n } asientos añadidos.
    }
history-import-none = Ahí no hay ningún enlace privado de asiento.
history-forget = Olvidar aquí esta partida
history-forget-label = Olvidar en este dispositivo: { $game }, { $names }
history-forget-sure = Después, el asiento solo podrá recuperarse con su enlace privado. ¿Olvidarlo?
history-forget-no = Conservarla
history-gone =
    { $n ->
        [one] Este salón no conoce { $n } asiento.
       *[other] Este salón no conoce { $n } asientos.
    }

## Reglas

rules-title = Las reglas
rules-lead = Cada regla tiene un número que nunca cambia. Cuando el árbitro marca un punto o rechaza una jugada, nombra la cláusula: aquí están todas, con sus fuentes.
rules-pages = Páginas
rules-common = Lo que comparten todos los juegos
rules-search = Buscar en esta página
rules-search-hint = Una palabra, o una cláusula como T-25
rules-found =
    { $n ->
        [one] { $n } cláusula
       *[other] { $n } cláusulas
    }
rules-found-none = Ninguna cláusula tiene esa palabra.
rules-contents = Cláusulas
rules-anchor = Enlace a { $clause }
rules-guide = Aprenderlo en el tablero
rules-play = Jugarlo
rules-language = Esta página aún no está traducida: aquí está en inglés.

## Guía

guide-title = Aprender { $game }
guide-h1 = { $game }, en pocas jugadas
guide-lead = Cada lección es un solo acto en el tablero de verdad, con el árbitro de verdad. Nada cuenta; prueba cosas.
guide-lesson = Lección { $n } de { $all }
guide-lessons = Lecciones
guide-next = Lección siguiente
guide-back = Atrás
guide-skip = Saltar
guide-again = Otra vez
guide-again-label = Otra vez: empezar de nuevo esta lección
guide-done = Hecho
guide-tick = hecha
guide-finish = Eso es todo. Ya sabes jugar: { $game }.
guide-finish-play = Jugar contra el ordenador
guide-finish-rules = Leer todas las reglas
guide-finish-more = Aprender otro juego
guide-index = Aprender un juego

## Una dirección que no lleva a ninguna parte

nothing-title = Aquí no hay nada
nothing-text = Puede que el enlace esté incompleto, o que aquello a lo que llevaba nunca existiera.

## Ayuda

help-title = Ayuda
help-lead = Cómo mover, cómo aprender de tus partidas, cómo jugar con un amigo, y por qué puedes fiarte de los dados.
help-contents = En esta página
help-moving = Mover las fichas
help-moving-pick = Haz clic en una ficha o tócala: se señalan los lugares a los que puede ir, cada uno con el número que hace falta. Haz clic en uno de ellos, o arrastra la ficha hasta allí.
help-moving-same = Elige otra vez la misma ficha para jugar el número que va primero: seis seises son seis toques.
help-moving-chips = Los dados de la barra son tus números; toca uno para que vaya primero.
help-moving-undo = Todo puede deshacerse hasta que confirmas.
help-moving-why = Cuando se rechaza una jugada, la razón está bajo el tablero con su cláusula. Nada que hagas mal puede dañar la partida.
help-keys = Teclas
help-keys-hint = Funcionan mientras el tablero o la barra de debajo tiene el foco.
help-key = Tecla
help-does = Qué hace
keyname-space = Espacio
keyname-enter = Intro
key-arrows = recorrer las flechas
key-n = ficha siguiente, o anterior, que puede mover
key-space = tomar una ficha, o dejarla
key-digits = jugar ese número desde aquí
key-d = cambiar el número que va primero
key-enter = tirar, confirmar, o el botón principal
key-u = deshacer un movimiento; con Mayús todos
key-f = acabar lo forzado
key-slash = escribir una jugada, como 12/17 1/7
key-w = ¿por qué no?
key-e = introducir dados de verdad
key-question = ayuda
help-study = Pistas, análisis, aprendizaje
help-study-review = Una partida terminada es su análisis: el tablero con lo jugado y lo que era mejor, tus posibilidades de principio a fin y lo que puso la suerte. Las partidas contra el ordenador se analizan solas; las demás, cuando lo pidas en «Tus partidas». Allí la tecla ? dice qué hacen las teclas.
help-study-mistakes = «Aprender de tus errores» te pone otra vez ante cada uno. Prueba otra jugada o pide que te muestren la mejor; lo resuelto vuelve unos días después. También hay un problema del día de cada juego y una colección.
help-study-hints = Contra el ordenador puedes preguntar qué jugaría el maestro y deshacer tu última jugada; los dados siguen siendo los mismos. Ambas cosas se cuentan en el acta. Al abrir la mesa puedes renunciar a ellas.
help-study-past = El acta junto al tablero se puede recorrer mientras juegas: elige una línea o vuelve a ver la última jugada. La jugada que preparabas te espera.
help-study-analysis = En el tablero de análisis montas cualquier posición de cualquier juego, ves cuánto vale y juegas desde ella. «Abrir en el tablero de análisis» te lleva allí desde cada momento de una partida terminada.
help-study-files = Una partida guardada en un archivo (.tab, .json, .mat, .sgf) se puede soltar en «Tus partidas», en la portada o en un análisis: se muestra y se analiza como una de las tuyas, y se comprueban sus dados si trae la prueba.
help-friend = Con un amigo
help-friend-1 = Abre una mesa nueva contra «un amigo, por enlace» y envía el enlace. Tu amigo no necesita cuenta, solo un nombre.
help-friend-2 = Tu asiento es tuyo por su enlace privado: lo encuentras en «Tus partidas». Ábrelo en un teléfono y sigue allí; recargar, perder la conexión o quedarse sin batería no cuesta nada.
help-friend-3 = Si el otro no vuelve, la casa puede jugar por él al cabo de un minuto; retoma el juego al volver. Con reloj lo hace cuando se acaba el tiempo.
help-friend-4 = En un tablero de verdad: elige «leídos de un tablero de verdad», introduce tus tiradas y deja que el salón arbitre.
help-fair = Dados limpios
help-fair-1 = Antes de que nadie se siente, el salón saca un secreto y publica una promesa de él. Una promesa no revela nada, pero solo encaja con un secreto: el salón ya no puede cambiarlo.
help-fair-2 = Cuando te sientas, tu navegador sella un número al azar propio. Solo cuando todos han sellado uno se abren. Todas las tiradas se siguen del secreto y los números de todos juntos, así que ni el salón ni un jugador pueden dirigirlas.
help-fair-3 = Con cada tirada se dice un trozo del secreto que lleva de vuelta a la promesa, y tu navegador vuelve a calcular la tirada. Si alguna no es como debe, la mesa lo dice. Cualquiera puede comprobar el acta después:
help-privacy = Qué se guarda, y dónde
help-privacy-1 = En el servidor: la mesa, los nombres escritos, lo que se jugó, y una huella del secreto de cada asiento. Ni cuentas, ni correo, ni estadísticas.
help-privacy-2 = En tu navegador: tu nombre, tus asientos, el idioma, el aspecto, el sonido. Sin cookies. Si borras los datos del sitio, se olvidan.
help-privacy-3 = Las partidas acabadas puede verlas quien tenga su enlace.
help-seeing = Sin ver el tablero
help-seeing-1 = Cada flecha es un botón que dice su número y sus fichas; tiradas, puntos y jugadas se anuncian según ocurren. También está el tablero como tabla de palabras, en el menú de la mesa.
help-api = Para programadores
help-api-1 = Todo lo que hacen estas páginas puede hacerlo también un programa: HTTP, un WebSocket y un pequeño bot de ejemplo.
help-api-link = Descripción de la interfaz (OpenAPI)
help-learn = Aprender un juego en el tablero

## Antes de que se dibuje nada: lo que se dice a los buscadores y a quien lee sin scripts

noscript = Tablier se juega en el navegador y necesita JavaScript; todo viene de este servidor, nada de otra parte. Las reglas pueden leerse sin él:
salon-about = { $games }: juega contra el ordenador o un amigo, con un árbitro que dice por qué.
salon-about-short = Juegos de tablas históricos: juégalos, apréndelos, con un árbitro que dice por qué.
nothing-about = No hay tal página en este salón.
game-noscript = Recorrer una partida requiere JavaScript; leerla, no.
game-read = Leer la partida
game-about = Una partida acabada, para recorrerla paso a paso, con lo que el árbitro dijo en cada tirada.
guide-about = Aprende un juego de tablas en pocas jugadas, en el tablero de verdad.
history-about = Las partidas en que este dispositivo tiene un asiento.
rules-about = Las reglas de juegos de tablas históricos, cláusula por cláusula, con sus fuentes.

## Sin la red

offline-title = Estás sin conexión
offline-lead = Sin la red hay problemas, tus partidas terminadas, las guías y las reglas. Para jugar, también dos ante una pantalla, hacen falta el árbitro y los dados del salón: las mesas te esperan.
offline-back = La red ha vuelto
offline-problems-title = Problemas
offline-problems = Dos jugadas, una mejor que la otra: ¿cuál?
offline-no-games = Las partidas terminadas se guardan aquí en cuanto hayas visto la lista de tus partidas.
offline-books = Guías y reglas
guide-read-answer = A qué conduce
