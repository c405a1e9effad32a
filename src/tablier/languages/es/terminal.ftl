### Lo que dice la línea de órdenes: en una mesa, sobre juegos y actas, y sobre sí misma.

## Antes de leer una línea

first-words = Escribe «help» para ver las órdenes; Tab muestra lo que es legal; «quit» guarda la partida.
enter-confirms = Intro confirma, «undo» deshace.
enter-next-game = Intro empieza la partida siguiente.
enter-next-round = Intro empieza la ronda siguiente.
enter-draws-lots = Intro lo sortea; «lots NOMBRE NOMBRE» dice lo que salió en el sorteo.
enter-casts = { PERSON($who) ->
    [you] Intro tira los dados, que puedes parar antes de que se vean.
   *[named] Intro tira los dados, que { $who } puede parar antes de que se vean.
}
enter-the-dice = Escribe los dados tirados, o «throw» para que tire el programa.
enter-a-die-each = Escribe el dado de Blanco y el de Negro, o «throw» para que tire el programa.
enter-throws = Intro tira los dados.
enter-goes-on = Intro continúa.
your-24-to-19 = Son tus flechas 24 a 19, en este orden.
type-your-play = Escribe tu jugada.
so-many-plays = { $n ->
    [one] Hay { $n } jugada legal.
   *[other] Hay { $n } jugadas legales.
}
one-legal-play = Solo hay una jugada legal: { $play }. Intro la hace.
one-possible-play = Solo hay una jugada posible: { $play }. Intro la hace.
nothing-can-be-played = No se puede jugar nada.

## Lo que se puede hacer antes de tirar

before-double = Antes de eso, «double» dobla la apuesta.
before-claim = Antes de eso, «claim» y un número toma un dado que el otro no pudo usar.
before-mark = Antes de eso, «mark» marca lo que te dio la tirada del otro, y «school» reclama una escuela si ves alguna.
before-open-mark = { $points ->
    [one] Antes de eso, «mark» corrige el punto que marcaste, y «school» reclama una escuela.
   *[other] Antes de eso, «mark» corrige los { $points } puntos que marcaste, y «school» reclama una escuela.
}

## Cómo se responde a la mesa

answer-answer = Escribe «take» (aceptar) o «drop» (rehusar).
answer-claim = Escribe «claim» y un dado, o «waive» para no reclamar nada.
answer-break = Escribe «break» y una flecha del 1 al 6.
answer-mark = Escribe «mark» y los puntos que vale tu tirada; «mark 0» si no vale nada.
answer-stay = Escribe «stay» (quedarse) o «leave» (irse).
answer-agree = Escribe «agree» (consentir), o reclama antes una escuela.
answer-accused = Escribe «accept» (aceptar) o «contest» (discutir).
answer-persist = Escribe «withdraw» (retirar) o «persist» (persistir).

## Lo que se ha escrito

nothing-to-do = { $line } no es nada que se pueda hacer ahora; «help» dice lo que se puede.
choose-play = Hay donde elegir: escribe una jugada o un movimiento; «plays» muestra la lista.
enter-dice = Escribe los dados, como 6-5, o «throw» para que tire el programa.
two-dice = Escribe dos dados, el de Blanco y el de Negro, como 5-3.
typed-so = Eso se escribe así: { $usage }
say-who = Di primero quién lo hace, { $names }, así: { $example }
no-player = { $word } no está entre { $names }.
which-step = Di qué movimiento, así: why 12/17
may-be-next = { $play } se puede jugar ahora.
is-legal = { $play } es una jugada legal.
is-possible = { $play } es una jugada posible.
not-the-whole = { $play } se puede jugar, pero no es la jugada entera. { $why }
legal-plays = { $n ->
    [one] { $n } jugada legal de { $dice }:
   *[other] { $n } jugadas legales de { $dice }:
}
possible-plays = { $n ->
    [one] { $n } jugada posible de { $dice }:
   *[other] { $n } jugadas posibles de { $dice }:
}
more-plays = … y { $n } más; «plays all» las muestra todas.
how-to-read-clause = «rules» y un número, como «rules C-2», muestra una cláusula.
clause-hint = «rules { $clause }» muestra esa cláusula.
how-plays-are-told = Las jugadas se dicen en el camino de quien las hace; [ ] marca adónde llegaron las fichas de { $who }.
program-throws-here = Aquí tira el programa; escribe antes «hand» para anotar los dados de un tablero real.
dice-by-hand = Los dados se escriben a mano, así: 6-5.
dice-by-program = El programa tira los dados.
no-account = Solo se lleva cuenta en la partida a escribir, trictrac-a-ecrire.

## Las órdenes en una mesa

how-to-play = Una jugada se escribe entera ({ $example }) o por movimientos, con los números que rodean el tablero. Tab muestra lo que es legal. Intro tira, confirma o hace la única jugada.
notation-race = bar/4 entra, 22/off saca, 1/7/13 o 1/13 es una ficha que sigue adelante.
notation-trictrac = Vas desde tu talón, 1, hasta 24. 1/7/12 o 1/12 es una ficha que sigue adelante, 22/off sale del tablero.
how-it-plays-itself = Cada tirada se juega sola: Intro tira, y se dice en qué se usa cada dado.
words-typed = Estas palabras son las mismas en todos los idiomas.

command-undo = deshacer el último movimiento, o toda esta jugada
command-plays = mostrar las jugadas legales
command-why = explicar por qué se rechaza un movimiento o una jugada; solo, en el Trictrac: la última tirada
command-rules = mostrar la lista de cláusulas, o una de ellas
command-throw = tirar, o escribir los dados tirados a mano
command-hand = escribir los dados a mano, o dejar que tire el programa
command-lots = sortear quién se sienta primero, o decir quién: ○, luego ●
command-account = mostrar la cuenta, o escribirla en una página para imprimir
command-board = mostrar otra vez el tablero
command-id = mostrar la posición en una línea de texto
command-save = guardar el acta
command-help = mostrar esta lista
command-quit = parar; la partida queda guardada y se puede reanudar

act-void = la tirada no cuenta y se repite
act-stay = tras un agujero: quedarse, conservar los puntos sobrantes y seguir jugando
act-leave = tras un agujero: irse, perder todos los puntos, volver a colocar las fichas y tirar primero
act-mark = marcar tu tirada antes de jugarla, y lo que te da el otro antes de tirar; hasta entonces, volver a marcar lo corrige. Cada punto de más se te puede reclamar enseguida; cada punto de menos, después. Los agujeros se apuntan solos, salvo que digas cuántos
act-school = reclamar que el otro marcó tantos puntos de menos (little) o de más (much): los marcas tú si lo acepta; los marca él si es falso y lo retiras; el doble para quien tenga razón si persistes
act-demand = hacer corregir lo que marcó el otro; no te da nada
act-accept = aceptar la reclamación: el otro la marca, justa o no
act-contest = discutir la reclamación: si es justa y el otro persiste, te cuesta el doble
act-withdraw = retirar tu reclamación: el otro la marca
act-persist = dejar que decida el árbitro: el doble para ti si tienes razón; si no, para el otro
act-agree = consentir en que el otro se vaya, o en el final; después ya no se reclama nada
act-stand = señalar la jugada falsa del otro y dejarla: marcas lo que se marcó por ella y no se hizo
act-replace = señalar la jugada falsa del otro y hacer que se juegue así, con una ficha tocada
act-advise = aconsejar a los que juegan, cuando se está fuera del juego
act-abandon = dar por terminada una partida a escribir, de común acuerdo: se liquidan las rondas ganadas hasta ahora
act-play_on = seguir jugando, a pesar de todo
act-double = ofrecer doblar la apuesta, antes de tirar
act-take = aceptar el doble
act-beaver = aceptar el doble y volver a doblar en el acto
act-drop = rehusar el doble y perder la partida
act-claim = tomar un dado que el adversario no pudo usar
act-waive = no reclamar nada más, y dar por buena la tirada del otro
act-break = nombrar la flecha de tablas ligadas que hay que romper
act-touch = tocar una ficha, que entonces hay que mover
act-adjust = decir «Compongo» antes de tocar fichas
act-resign = abandonar la partida
act-next = empezar la partida siguiente del encuentro

## Sentarse

which-game = ¿Qué juego?
how-many = ¿Cuántos juegan?
against-whom = ¿Contra quién?
from-to = { $first } a { $last } [{ $default }]:
none-of-them = { $answer } no está entre ellos; escribe un número, o q para salir.
opponent-greedy = un bot sencillo, sin red
opponent-random = un bot que juega cualquier cosa legal
opponent-nobody = se juega por turnos en este teclado
players-two = dos, uno contra otro
players-three = tres, por turnos; uno queda fuera
players-four = cuatro, en dos equipos de dos
nothing-begun = No se ha empezado nada.
no-cube = No hay cubo de doblar en este juego: { $game }.
no-bots = Con { $n } jugadores solo juegan personas: --against nobody.
too-many-names = { $n } nombres son más que las personas que hay.
no-sheet = Una hoja muestra la cuenta de la partida a escribir, trictrac-a-ecrire.
resume-alone = --resume sigue con la mesa tal como está en el acta: juego, reglas, encuentro, semilla y nombres.
no-game-kept = Aún no se ha guardado ninguna partida.
nothing-to-resume = No hay ningún archivo { $path } con el que seguir.
not-resumed = { $path } no se puede reanudar: { $why } «tablier replay» muestra lo que se puede leer.
preparing = Preparando { $what } (unos { $seconds } s, una sola vez) …
preparing-more = Preparando lo que aún no se ha usado (unos segundos, una sola vez) …
part-game = { $game } para su primera partida
part-playouts = { $game } para la simulación
part-bot = el bot para { $game }
part-network = la red y las tablas para { $game }

## Guardar y salir

saved = Guardado en { $path }.
no-overwriting = ya existe y no es el acta de una partida
did-not-work = No ha funcionado: { $reason }.
not-saved = No se ha podido guardar la partida: { $reason }.
not-saved-meanwhile = La partida no se puede guardar mientras se juega: { $reason }.
sheet-is-in = La hoja está en { $path }.
sheet-not-written = No se ha podido escribir la hoja: { $reason }.
record-is-in = El acta está en { $path }; «tablier replay» la muestra.
kept-in = La partida queda guardada en { $path }
how-to-resume = Para seguir con ella: { $command }
until-next-time = Hasta la próxima.
input-ended = Ya no hay nada que leer.
interrupted = Interrumpido.

## Posiciones y actas

to-throw = { PERSON($who) ->
    [you] Te toca tirar.
   *[named] Le toca tirar a { $who }.
}
has-won = { PERSON($who) ->
    [you] Has ganado.
   *[named] { $who } ha ganado.
}
left-out = { $path }: { $what }.
converted = El encuentro está en { $path }.
picture-is-in = La imagen está en { $path }.
over-in-that-position = En esa posición la partida ha terminado.
so-many-listed = Se muestran { $n } de { $of } jugadas; --limit 0 las muestra todas, --count solo las cuenta.
last-turn-shown = { $n ->
    [one] El acta tiene { $n } turno; se muestra el último.
   *[other] El acta tiene { $n } turnos; se muestra el último.
}
turn-of = Turno { $at } de { $of } [Intro avanza, b retrocede, un número, q sale]:
fault = { $source }: { $why }

## Si los dados fueron limpios

nothing-thrown = Aún no se ha tirado nada.
secret-kept = El secreto es el que se prometió antes de la primera tirada.
secret-not-kept = El secreto NO es el que se prometió antes de la primera tirada: su huella no es la de la promesa.
not-as-sealed = La semilla del asiento { $seat } NO es la que se selló.
throws-follow = { $n ->
    [one] La única tirada se deduce de él y de las semillas de los jugadores.
   *[other] Las { $n } tiradas se deducen todas de él y de las semillas de los jugadores.
}
throw-differs = El suceso { NUMBER($event, useGrouping: 0) } tiene { $found }, donde el secreto y las semillas dan { $expected }.
first-scheme =
    Estos dados son del esquema 1, que deja a quien conoce el secreto dos modos de dirigirlos:
    añadir sucesos que no cambian nada hasta que convenga una tirada, y elegir una semilla el último.
promise-is-yours = La promesa es la que te hicieron.
promise-is-not-yours = La promesa NO es la que te hicieron.
seed-is-there = La semilla { $seed } es la del asiento { $seat }.
seed-is-not-there = La semilla { $seed } NO está entre las que forman estos dados.

## Reglas y opciones

column-page = página
column-title = título
column-year = año
column-clauses = cláusulas
clauses-from-to = { $first } a { $last }
how-to-read-rules = «tablier rules garanguet» muestra una página, «tablier rules G-7» una cláusula.
clause-elsewhere = { $clause } no es una cláusula de la página «{ $page }»; está en la página «{ $there }»: { $command }
options-of = { $game }: opciones
default-value = { $value } (por defecto)
a-number = un número
any-from-to = Cualquiera de { $first } a { $last }.
choose-with = Se elige con: { $command }

## Cifras

percent = { $figure } %
points = puntos
tokens = jetones
holes = agujeros
games = partidas
rounds = rondas
pairs = pares
trials = ensayos
no-such-problem = No hay problema { $n }: van del 1 al { $of }.
other-problems = { $path } contiene otra cosa que el comienzo de estos problemas.
problems = problemas
seconds = segundos
solving = resolución
column-play = jugada
column-natural = natural
column-cost = coste
column-best = mejor
column-throw = tirada
column-position = posición
column-missed = fallado
column-wins = ganadas
chance-win = ganar
chance-double = doble
chance-triple = triple
chance-lose-double = perder doble
chance-lose-triple = perder triple
source-exact = exacto
source-rollout = simulación
source-two-ply = dos jugadas
to-play = { $game }: { $who } juega { $dice }
nearest-network = Juzgado por la red de { $game }, la más cercana: este juego no tiene red propia.
random-games = { $n ->
    [one] { $game }: { $n } partida al azar, semilla { $seed }
   *[other] { $game }: { $n } partidas al azar, semilla { $seed }
}
stopped-before = { $n ->
    [one] Detenido antes de que se jugara { $n }.
   *[other] Detenido antes de que se jugaran las { $n }.
}
wins = { $who } gana
wins-between = (95 % entre { $low } y { $high }; { $n })
drawn = empatadas o sin acabar  { $n }
worth-share = { $points }: { $share }
points-a-game = puntos por partida  { $mean }  ({ $shares })
turns-a-game = turnos por partida  { $mean }  (de { $least } a { $most })
not-solved = Solo hay un juego resuelto: { $solved }, y no { $game }.
beginner-wins = { $game }: quien empieza gana el { $share } de todas las partidas.
thrower-wins = { $game }: { $who }, a quien le toca tirar, gana el { $share } de todas las partidas.
throws-to-come = Quedan por hacer { $mean } tiradas por término medio.
other-game = La posición es de { $found }, no de { $asked }.

## Los bots trabajando

arena-of = { $unit ->
    [round] { $game }: dados emparejados, semilla { $seed }; medias por ronda, intervalos del 95 %
   *[game] { $game }: dados emparejados, semilla { $seed }; medias por partida, intervalos del 95 %
}
arena-without-luck = { $unit ->
    [round] { $game }: dados emparejados, sin su suerte, semilla { $seed }; medias por ronda, intervalos del 95 %
   *[game] { $game }: dados emparejados, sin su suerte, semilla { $seed }; medias por partida, intervalos del 95 %
}
elo-together = Elo de todas las partidas juntas: { $ratings }
elo-above = { $game }: Elo por encima de { $anchor }
games-written = { $n ->
    [one] { $n } partida de { $game }: { $first }.
   *[other] { $n } partidas de { $game }, de { $first } a { $last }.
}
lacking = Esto necesita más que la biblioteca: { $command } (falta { $missing }).
no-torch = El entrenamiento necesita PyTorch: { $command } (falta { $missing }).
wrong-network = Una red que lee { $found } no sirve para otra que lee { $needed }.
learning = { $seconds } s  { $games } partidas  { $judged } M posiciones juzgadas  pérdida { $loss }  diferencia { $gap }
learning-size = { $size }: { $told }
trained = { $games ->
    [one] { $path }: { $games } partida en { $seconds } s.
   *[other] { $path }: { $games } partidas en { $seconds } s.
}
duel = { $n ->
    [one] Contra { $against }: { $margin } por partida, { $n } partida.
   *[other] Contra { $against }: { $margin } por partida, { $n } partidas.
}
bad-recipe = { $setting } no es un ajuste como rate=0.001.
learning-of = { $game }: aprendizaje
off-a-turn-ahead = { $unit } de error un turno después

## El salón

salon-open = El salón está abierto en { $address }  (Ctrl-C lo cierra)
salon-preparing = Los juegos se preparan en segundo plano, durante un minuto más o menos; se hace una sola vez.
port-taken = { $reason }; otro puerto, por ejemplo { $port }, quizá esté libre: --port { $port }

## Una orden que no se ha entendido

misused = { $what } «{ $command } --help» lo explica.
bad-value = { $name } no puede ser «{ $value }»: { $allowed }.
one-of = es { $words }
at-least = es un número a partir de { $least }
between = es un número de { $least } a { $most }
readable-file = no existe ese archivo, o no se puede leer
file = no es un archivo en el que se pueda escribir
folder = no es una carpeta en la que se pueda escribir
no-such-command = No existe la orden «{ $name }».
no-such-option = No existe la opción «{ $name }».
missing-argument = Falta un argumento: { $name }.
missing-option = Falta una opción: { $name }.
option-lacks-value = La opción { $name } necesita un valor.
too-many-words = Eso sobra: { $words }.
record-or-example = Nombra un acta, o un ejemplo con --example.

## Ayuda

usage = Uso:
usage-command = ORDEN …
options = Opciones:
commands = Órdenes:
examples = Ejemplos:

value-n = N
value-lengths = LONGITUDES
value-name = NOMBRE
value-setting = NOMBRE=VALOR
value-file = ARCHIVO
value-folder = CARPETA
value-position = POSICIÓN
value-roll = TIRADA
value-dice = DADOS
value-die = DADO
value-point = FLECHA
value-points = PUNTOS
value-holes = AGUJEROS
value-step = MOVIMIENTO
value-play = JUGADA
value-advice = TEXTO
value-clause = CLÁUSULA
value-game = JUEGO
value-subject = JUEGO
value-record = ACTA
value-bot = BOT
value-bots = BOT
value-opponent = QUIÉN
value-address = DIRECCIÓN
value-addresses = DIRECCIONES
value-url = URL
value-seed = SEMILLA
value-hash = HUELLA
value-table = MESA
value-days = DÍAS
value-token = FICHA
value-text = TEXTO
value-sentence = FRASE
value-date = FECHA
value-revision = REVISIÓN

help-tablier =
    Los juegos de tablas olvidados, con un árbitro que explica. Sin orden, se elige un juego y se juega.

    Códigos de salida: 0 todo va bien; 1 aquello por lo que se pregunta está mal (una jugada ilegal, una posición imposible, un acta dañada); 2 no se ha entendido la orden.
about-play = Jugar una partida.
help-play =
    Jugar una partida; sin JUEGO, se elige uno.

    Escribe una jugada entera (1/7 12/17) o movimiento a movimiento; Tab muestra lo que es legal; «help» enumera las demás órdenes. La partida se guarda mientras juegas: para cuando quieras, y sigue más tarde con --resume.
about-serve = Jugar en el navegador.
help-serve =
    Abrir el salón: todos los juegos en el navegador, contra bots, contra un amigo por un enlace, o los dos ante una pantalla.

    Cada opción se puede fijar también en el entorno: TABLIER_HOST, TABLIER_PORT, TABLIER_DATABASE, TABLIER_LOG_LEVEL, TABLIER_PROXIES.
about-admin = Cuidar de un salón: mesas, personas, copias de todo.
help-admin = Lo que hace quien lleva un salón con su base de datos, también mientras la usan los servidores. Nada se borra ni se sobrescribe sin pedirlo dos veces, o con --yes.
about-worker = Hacer los análisis que espera un salón, y pensar por sus bots.
help-worker =
    Hacer los análisis que espera un salón, y pensar por sus bots si su base de datos es PostgreSQL, en esta máquina o en otras: basta con esa base, y con el --bus de sus servidores si lo tienen. Pueden trabajar varios a la vez; lo que uno deja, otro lo retoma.

    Un salón también hace análisis por sí mismo, salvo que se le diga que no: TABLIER_REVIEW_PROCESSES=0 tablier serve.
about-rules = Mostrar las reglas de un juego, o una cláusula.
help-rules = Mostrar las reglas de un juego, o una de sus cláusulas.
about-options = Mostrar las opciones que puede elegir una mesa.
help-options = Mostrar las opciones que puede elegir una mesa de JUEGO.
about-show = Dibujar una posición.
help-show = Dibujar el tablero de un identificador de posición.
about-plays = Mostrar las jugadas legales de una tirada.
help-plays = Mostrar las jugadas legales de TIRADA y las posiciones a las que llevan. TIRADA es 6-5, 65 o "6 6 5".
about-analyse = Juzgar las jugadas de una tirada, o el cubo.
help-analyse =
    Juzgar las jugadas de TIRADA: lo que vale cada una en puntos, sin el cubo, y las probabilidades en que se funda.

    Donde lo saben las tablas de sacar fichas, dice «exacto». Las simulaciones siguen jugando sin la suerte de los dados, y se dan con su error típico.

    Sin TIRADA se juzga el cubo: si doblar, y si aceptar, con --cube, --owner, --match y --score. También se juzga lo que una tirada deja además por decidir: quedarse o irse, qué marcar, qué flecha de tablas ligadas romper.
about-review = Cómo se jugaron unos encuentros, decisión a decisión.
help-review = Lo que valía cada decisión de los encuentros de ARCHIVO…: cuánto costó, qué era mejor y cuánta suerte hubo en los dados. Varios archivos dan un resumen de todos por nombre. Véase docs/review.md.
about-problems = Posiciones con una mejor jugada fácil de pasar por alto.
help-problems =
    Posiciones en las que una jugada es claramente la mejor y escapa a las reglas sencillas, verificadas jugando la continuación.

    Los del programa se listan, se muestran o se plantean; si se dice cuántos, otros tantos se buscan en partidas que el programa juega contra sí mismo, los mismos para la misma semilla, sea cual sea el número de procesos. La dificultad es cuántos de los cinco niveles lo fallan.
about-replay = Mostrar una partida a partir de su acta.
help-replay =
    Mostrar una partida a partir de su acta, turno a turno, y el tablero al final.

    De un acta dañada se muestra todo lo anterior al daño; el código de salida es entonces 1.
about-convert = Escribir un encuentro en otro formato.
help-convert =
    Escribir RECORD en FILE, en el formato en que acaba su nombre: .tab o .txt para un acta de las nuestras, .json, y para el Backgammon moderno .mat (texto de encuentro) o .sgf, como los escribe GNU Backgammon.

    Lo que un formato no puede decir se nombra y se omite. Todos se leen dondequiera que se lee un acta.
about-verify = Probar que los dados de un acta fueron limpios.
help-verify =
    Calcular de nuevo los dados de un encuentro jugado en el salón, a partir de lo que se dijo de su secreto y de las semillas de los jugadores.

    Tu semilla y la promesa que te hicieron están en la página de la mesa; con ellas, nadie puede haber cambiado el acta por otra. El código de salida es 1 si algo no es como se prometió, o si el acta no lleva lo necesario.
about-simulate = Jugar partidas al azar y contar.
help-simulate = Jugar al azar partidas de JUEGO y contar quién gana, cuánto y en cuánto tiempo.
about-arena = Hacer jugar a los bots entre sí.
help-arena =
    Hacer que cada dos de los bots jueguen pares de partidas: los mismos dados, los lados cambiados. Los bots son { $bots }.

    Sin la suerte, se descuenta lo que cada tirada aporta por encima de la media de todas las tiradas, a juicio de la red del juego. Por término medio eso no es nada, y los intervalos son los de más partidas; entre buenos jugadores, de muchas más.
about-selfplay = Hacer jugar a un bot solo y guardar las actas.
help-selfplay = Hacer que BOT juegue a JUEGO contra sí mismo y escribir en una carpeta el acta de cada partida, con el nombre de su semilla.
about-train = Entrenar una red haciéndola jugar sola.
help-train = Entrenar una red para JUEGO haciéndola jugar contra sí misma. Necesita PyTorch, y numba-cuda para una tarjeta.
about-solve = Probabilidades exactas en las Damas rebatidas.
help-solve = Las probabilidades exactas en las Damas rebatidas, desde el principio o desde POSICIÓN.

example-choose = elegir un juego
example-bot = jugar contra un bot
example-clause = leer una cláusula
example-lang = en francés
example-referee = arbitrar en un tablero real
example-manual = marcar uno mismo
example-pages = las páginas
example-page = una página entera
example-problems = los del programa, en lista
example-clause-of = una cláusula; también «rules G-7»

option-help = Mostrar esta ayuda y salir.
option-version = Mostrar la versión y salir.
option-lang = El idioma [el de LANG]; lo que se escribe no cambia.
option-json = Escribir en JSON, para otros programas.
option-json-records = Escribirlas en JSON.
option-ruling = Una opción de las reglas; véase «tablier options JUEGO».
option-preset = Una variante, que es un conjunto de opciones, como modern.
option-against = El adversario: un bot [greedy], o nobody: juegan dos personas.
option-side = Tu lado contra un bot [white].
option-name = Tu nombre; otra vez para los demás del teclado.
option-match = A cuántos puntos se juega [1]; 0: sin límite.
option-seed-again = Repetir los dados de esta semilla.
option-seed-games = Repetir las partidas de esta semilla.
option-seed-trials = Los dados de los ensayos.
option-seed-first = Los dados de la primera partida.
option-seed-training = De los pesos, los dados y el aprendizaje.
option-hand = Escribir los dados a mano, para jugar en un tablero real.
option-cube = Jugar con el cubo de doblar (Backgammon); sin fin, salvo que --match diga otra cosa.
option-first = Quién empieza, en vez de tirar para decidirlo.
option-start = Empezar desde un identificador de posición.
option-resume = Seguir con una partida guardada; sin más, con la última.
option-save = Guardar el acta en este archivo (JSON si acaba en .json).
option-sheet = Escribir la cuenta de una partida a escribir en esta página (HTML).
option-host = Dónde escuchar [127.0.0.1]; 0.0.0.0 deja entrar a otros.
option-port = En qué puerto [8080]; 0: cualquiera que esté libre.
option-database = Dónde guardar las mesas [un archivo tuyo]; también postgresql://…
option-workers = Cuántos servidores comparten la dirección; más de uno necesita PostgreSQL. [1]
option-bus = Un Redis por el que varios servidores se oyen (redis://…). [el propio PostgreSQL]
option-open = Abrir el navegador [si hay pantalla].
option-log-level = Cuánto anotar en el registro [info; warning en un terminal].
option-behind-proxy = Proxies cuyo X-Forwarded-For se da por bueno [ninguno].
option-viewer = Quién se sienta abajo.
option-svg = Dibujar también una imagen en este archivo.
option-svg-ratings = Dibujar también la clasificación en este archivo.
option-svg-curve = Dibujar también la curva de aprendizaje en este archivo.
option-count = Decir solo cuántas hay.
option-limit = Mostrar tantas como mucho; 0: todas.
option-plays = Cuántas jugadas, la mejor primero.
option-trials = Simular cada una tantas veces; 0: juzgar a dos jugadas.
option-number = Encontrar tantos problemas; si no, los del programa.
option-depth = Turnos jugados en cada ensayo.
option-cube-at = Lo que marca el cubo: sin tirada, si doblar y si aceptar.
option-owner = Quién tiene el cubo.
option-score = Los puntos de Blanco y de Negro en el encuentro, como 2-3.
option-review-depth = Con cuánto cuidado mirar.
option-html = Escribir en este archivo una página para leer, guardar o imprimir.
option-save-verdicts = Escribir en este archivo el acta con sus juicios.
option-jobs = Cuántos procesos; 0: todos los núcleos.
option-threads = Cuántos hilos; 0: todos los núcleos.
option-ray = Repartir el trabajo en un clúster Ray; «local» abre uno aquí.
option-example = Una partida que cuentan las páginas de reglas, como soumille-1.
option-at = Mostrar el tablero tras el turno N; 0 es el principio.
option-step = Recorrerla: Intro avanza, b retrocede, un número va allí, q sale.
option-boards = Dibujar el tablero tras cada turno.
option-mine = Una semilla que diste: decir si está en estos dados.
option-promise = Lo que te prometieron antes de la partida: decir si se cumplió.
option-games = Cuántas partidas.
option-pairs = Pares de partidas por cada dos.
option-without-luck = Quitar de los resultados la suerte de los dados.
option-out-records = Dónde escribir las actas; hay que indicarlo.
option-try = Plantearlos uno tras otro.
option-show-problem = Mostrar uno, con su respuesta.
option-out-problems = Guardar los problemas en un archivo, o seguir en él.
option-out-network = Dónde escribir la red; hay que indicarlo.
option-seconds = Cuánto tiempo entrenar.
option-device = Dónde entrenar.
option-scale = Una receta más pequeña, para probar.
option-begin = Seguir a partir de esta red.
option-copy = Que redes más pequeñas aprendan lo que piensa esta, en vez de jugar ellas.
option-size = Cuántas capas de cuántas unidades tiene una copia; varias aprenden juntas [2x256].
option-as-scout = Escribir la red copiada, con la copia como exploradora.
option-lists = Con --as-scout: cuántas respuestas a una jugada juzga la red tras la exploradora, y cuántas en la tercera mirada.
option-recipe = Apartarse de la receta; «1.» es su primera etapa.
option-against-network = Jugar después contra esta red, en la misma máquina.
option-pairs-against = Pares de partidas contra ella.
