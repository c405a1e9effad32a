### «Los cinco juegos, medidos»: lo que el informe dice de sus cifras. Lo que aquí se dice es HTML.

-player = la red, con una jugada de antelación, sobre las cuatro jugadas que prefiere su exploradora

title = Los cinco juegos, medidos
contents = Contenido
languages = Idiomas
foreword = Damas rebatidas, Garanguet, Trictrac, Backgammon según Willughby y Jacquet de Versailles, jugados miles de veces por los mismos jugadores con dados conocidos: lo que vale la primera tirada, cuánto dura una partida, qué puede decidirse, cuánto es suerte, qué primeras jugadas son las mejores y qué cambia cada lectura discutida de las reglas. El backgammon moderno, el Irish y el Plakoto los acompañan para comparar.
foreword-figures = Cada cifra lleva un intervalo del 95 %, salvo que se haya calculado con exactitud, y cada sección la orden y la semilla que la repiten. Donde no se dice otra cosa, los dos bandos los juega { -player }: un buen jugador, aunque no del nivel más fuerte. <i>Sin la suerte</i> quiere decir que lo que trae cada tirada por encima de la media de todas las tiradas, a juicio de la propia red, se ha restado del resultado; eso no favorece a ningún bando, y una partida así dice tanto como decenas de partidas corrientes. Los puntos son los del juego: una victoria vale uno, dos o tres en los juegos de carrera, y uno en el Trictrac; una ronda del Trictrac a escribir se cuenta en jetones.
listed = { $items }
a-round = { $game }, una ronda
measured = Medido con { $commands }.
measured-by = <code>{ $command }</code> (semilla { $seed })

## Las cifras

percent = { $figure } %
under = menos del { $share }
over = más del { $share }
exact = exacto
unchanged = ninguno
yes = sí
no = no

## Las secciones

title-beginning = La primera tirada
title-length = Duración, jugadas y valor
title-luck = Suerte y destreza
title-rulings = Qué cambia cada lectura de las reglas
title-decisions = Irse, el correo, el cubo
title-jans = Los jans del Trictrac
title-openings = Las jugadas de apertura
title-positions = Cuántas posiciones hay
title-made = Cómo se ha hecho este informe

## Cabezas de las tablas

head-game = juego
head-first-throw = primera tirada
head-games = partidas
head-by-rollouts = por continuaciones
head-beginner-wins = gana quien empieza
head-throws = tiradas
head-worth = valor
head-parts = 5 – 50 – 95 %
head-plays-a-throw = jugadas por tirada
head-choices = tiradas que dan a elegir
head-worth-of-game = valor de una partida
head-double = doble
head-triple = triple
head-luck-a-throw = suerte de una tirada (media cuadrática)
head-luck-a-game = suerte de una partida
head-left-of-result = lo que queda del resultado
head-result = el resultado
head-all-steps = { $worst } → { $best }
head-novice-wins = { $novice } vence a { $random }
head-ruling = lectura
head-beginning-points = empezar, puntos
head-beginning-tokens = empezar, jetones
head-worth-points = valor, puntos
head-worth-tokens = valor, jetones
head-option = opción
head-clause = cláusula
head-why = por qué
head-against = contra
head-points-or-tokens = puntos por partida (jetones por ronda)
head-holes = agujeros
head-played-with = se juega
head-stake-at-end = apuesta al final
head-doubles-a-game = dobles por partida
head-dropped = rehusadas
head-jan = jan
head-marked-by = lo marca
head-times-a-game = veces por partida
head-points-each = puntos cada vez
head-points-a-game = puntos por partida
head-throw = tirada
head-best-play = mejor jugada
head-next = la siguiente
head-behind-by = por detrás
head-positions = posiciones
head-power = potencia de diez
head-counted = qué se cuenta
head-command = orden
head-seed = semilla
head-how-much = cuánto
head-processor-time = tiempo de cálculo, s

## La primera tirada

beginning-most = Donde más vale es en { $game }: { $worth } puntos por partida.
beginning-ahead = Empezar es una ventaja en { $games }.
beginning-behind = Empezar es una desventaja en { $games }.
beginning-unsure = Las partidas sin la suerte dejan abierto si es lo uno o lo otro en { $games }.
beginning-rollouts = Las continuaciones jugadas de cada primera tirada, que se fían del juicio de la red al cabo de { $depth } turnos, son más precisas: { $known }.
beginning-known = { $game } { $worth }
beginning-axis = puntos por partida para quien empieza
beginning-plot = Lo que vale la primera tirada. En verde: el intervalo excluye el 0.
beginning-table = Puntos por partida para quien tira primero: en partidas enteras, quitada la suerte; por continuaciones jugadas de la mejor jugada de cada primera tirada; y cuántas partidas corrientes gana quien empieza. En una ronda, jetones.
first-throws-title = { $game }: las primeras tiradas, exactamente
first-throws = En este juego no se elige nada, y está resuelto: esto vale cada primera tirada para quien la hace, en partidas ganadas menos partidas perdidas.

## La duración

length-axis = tiradas en una partida, de los dos jugadores
length-plot = Cuánto duran las partidas; cada colina está a la escala de su propia altura.
length-table = Las tiradas son las de los dos jugadores. Las jugadas que llevan a una misma posición son una sola; irse, en el Trictrac, cuenta como una más.

## Suerte y destreza

luck-title = La suerte
luck = La suerte de una tirada es lo que trae por encima de la media de todas las tiradas que podían salir, en puntos.
luck-table = Las dispersiones son desviaciones típicas, en puntos por partida; en una ronda, en jetones. Los dos bandos son el mismo jugador, así que casi todo el resultado es suerte; lo que queda es lo que la red no previó.
luck-alone = { $game }: todo es suerte; su primera tirada tiene una dispersión de { $spread } puntos, exactamente.
skill-title = La destreza
skill-widest = Desde un jugador que hace cualquier jugada permitida hasta el nivel más fuerte hay { $most } puntos Elo en { $widest } y { $least } en { $narrowest }. La distancia entre los niveles bajos se eligió, de cien puntos o más por escalón; así que la suma dice también algo de los niveles.
skill-elo = El Elo va por partidas ganadas, sea cual sea su duración: una partida de Trictrac es de doce agujeros.
skill-shut-out = En { $games } { $random } perdió todas las partidas contra { $novice }: ese escalón es una cota inferior, como si se hubiera ganado media partida.
skill-axis = Elo, sumados los escalones entre niveles vecinos
skill-plot = Desde un jugador que hace cualquier jugada permitida (izquierda) hasta el nivel más fuerte (derecha).
skill-table = Elo; los escalones entre niveles son los de <code>docs/bots.md</code>, donde están la orden y la semilla de cada uno; algunos vienen de partidas sin la suerte.
step = { $better } – { $worse }

## Qué cambia cada lectura

rulings = Cada opción de cada juego contra su valor por defecto: los mismos jugadores, los mismos dados, partida por partida. Un cambio se da por visto cuando su intervalo del 95 % excluye el 0. De las { $figures } cifras de las columnas de empezar, tiradas y valor que podían cambiar, unas { $by-chance } parecerían hacerlo por puro azar: los cambios pequeños han de leerse teniéndolo presente. Todos juegan con la red de las lecturas más cercanas, así que un cambio es lo que la lectura hace a tales jugadores, no a quienes han crecido con ella.
rulings-balance = <b>El equilibrio</b> (lo que vale empezar; en Damas rebatidas, cuántas veces gana quien empieza) cambia a la vista con: { $rulings }.
rulings-length = <b>La duración o el valor</b> de una partida cambian a la vista con: { $rulings }.
rulings-unseen = <b>No se vio ningún cambio</b>, dentro de los intervalos de abajo, con: { $rulings }.
rulings-same = <b>Ni una partida fue de otro modo</b> con: { $rulings }. Lo que deciden esas lecturas no se presentó, o no importó, en ninguna de las partidas.
rulings-none = ninguna
rulings-of-game = { $game } – { $rulings }
rulings-plot = Cambio respecto al valor por defecto. En verde: el intervalo excluye el 0.
rulings-default = tal cual
rulings-games = { $games } partidas
rulings-games-without-luck = { $games } partidas, { $lucky } sin la suerte
rulings-refait = Rondas nulas y vueltas a jugar (refait): { $share }.
rulings-printed = Con la salida de Blanco como se imprimió, Blanco gana { $points } puntos por partida, quitada la suerte.
rulings-first-line = La primera línea da cifras, las demás cambios respecto a ella.
rulings-changes = Cambios.
unplayed-title = Opciones para las que no se jugaron partidas
ruling = { $option }: { $value }
ruling-against = { $option }: <i>{ $value }</i>, y no <i>{ $default }</i>
ruling-preset = reglas ya hechas: <i>{ $value }</i>

# Las opciones y sus valores.
option-automatic-doubles = dobles automáticos
option-bar-first = entrar primero
option-bear-off = salida
value-bear-off-any = todo número suficiente
value-bear-off-exact = número exacto
value-bear-off-exact-or-farthest = exacto o excedente
option-beavers = castores
option-bets = apuestas
option-binding = tablas ligadas
option-bredouilles = bredouilles
value-bredouilles-two-or-four = dos o cuatro
value-bredouilles-two-to-five = de dos a cinco
option-claims = dados sin empleo
value-claims-auto = jugados en el acto
value-claims-unclaimed = por reclamar sin que nadie reclame
option-crawford = Crawford
option-cube = cubo
option-doubles = dobles de dados
value-doubles-house = tres veces
value-doubles-modern = cuatro veces
value-doubles-plain = dos veces
option-exit = salida
value-exit-paris = de París
value-exit-provincial = de provincias
option-first-move = quién empieza después
option-first-roll = primer juego
value-first-roll-fresh = tirada nueva
value-first-roll-opening = la de apertura
option-hit-tables = tablas de las batidas
value-hit-tables-as-printed = como se imprimió
value-hit-tables-restored = restablecidas
option-hole-limit = límite de agujeros
option-jacoby = Jacoby
option-marking = marca
option-old-jans = jans antiguos
option-overflow = números excedentes
value-overflow-as-printed = como se imprimió
value-overflow-both-inside = salvo dos dentro
value-overflow-exceeding-only = solo ellos sacan
value-overflow-free = libremente
value-overflow-strict = con rigor
option-pinned-home = ficha clavada
value-pinned-home-bears = las demás salen
value-pinned-home-waits = se espera
option-players = jugadores
option-preset = reglas ya hechas
value-preset-manuscript = el manuscrito
value-preset-modern = el backgammon moderno
option-queue-tokens = jetones de la cola
option-refait = refait
option-rotation = rotación
option-rounds = rondas
option-score = victorias múltiples
value-score-document = según el documento
value-score-manuscript = según el manuscrito
option-stakes = apuesta
value-stakes-double = doble
value-stakes-quadruple = cuádruple
value-stakes-simple = simple
option-start = posición de salida
value-start-as-printed = como se imprimió
value-start-restored = restablecida
option-talon-counts = la flecha 1 cuenta
option-touch-move = ficha tocada, ficha movida
option-triple = victoria triple
value-triple-as-printed = como se imprimió
value-triple-restored = restablecida

# Por qué no se jugaron partidas para una opción.
why-automatic-doubles = Calculado: con un doble automático la apuesta es de media los 7/6 de lo que era, y nada más cambia.
why-beavers = Medido en la sección de las decisiones.
why-bets = Fija cómo se saldan entre los bandos, al final, las rondas ganadas y perdidas; aquí no se jugaron ni partidas a escribir enteras ni cuentas.
why-crawford = Solo ata el cubo en una partida de un encuentro; aquí no se jugaron encuentros.
why-cube = Medido en la sección de las decisiones.
why-first-move = Decide quién empieza una ronda posterior. Lo que vale empezar una ronda está en la tabla.
why-jacoby = Medido en la sección de las decisiones.
why-marking = Quien marca a mano todo lo debido juega el mismo juego; lo que difiere es lo que la gente pasa por alto.
why-players = Otro número de jugadores es otro juego, no una lectura de este.
why-queue-tokens = Fija lo que el perdedor de una ronda aparta para el final; aquí no se jugaron ni partidas a escribir enteras ni cuentas.
why-refait = Solo fija lo que una ronda repetida añade a la cuenta; la ronda misma se juega igual. Cuántas hay está en la tabla.
why-rotation = Dice en qué orden se encuentran tres jugadores; aquí se jugaron rondas de dos.
why-rounds = Fija cuántas rondas hacen una partida; lo que es una ronda sigue igual.
why-touch-move = Ata la mano, no la elección de un jugador que conoce la regla antes de tocar una ficha.

## Irse, el correo, el cubo

leaving-title = Irse
leaving = Tras un agujero es posible irse: se renuncia a los puntos, las fichas vuelven a la salida, y quien se va tira primero. Uno que lo decide cada vez, contra otro que no, cambiados los bandos sobre los mismos dados:
leaving-stays = uno que se queda siempre
leaving-leaves = uno que se va siempre
leaving-left = { $game }: de los agujeros tras los que es posible irse, el jugador se va en el { $share }, { $times } veces por partida.
courier-title = El correo
courier-first = Quien lleva primero su correo al último cuadrante gana el { $wins } de las partidas, { $points } puntos por partida; es quien empezó en el { $began } de los casos. Ocurre en la tirada { $throw }, contadas las de los dos jugadores.
courier-without = Sin la regla del correo, la duración de una partida cambia en { $length } tiradas, su valor en { $worth } puntos, las jugadas de una tirada en { $plays }; la parte de las partidas que gana quien empieza cambia en { $share }. La red nunca había jugado sin correo, así que esto es lo que hace la regla a jugadores acostumbrados a ella.
cube-title = El cubo
cube = Backgammon moderno por puntos. Los dos bandos doblan y aceptan por la fórmula de Janowski a partir de las probabilidades que da la red, como hacen los niveles por debajo de { $master }; las jugadas no miran el cubo.
cube-without = sin cubo
cube-with = con cubo
cube-jacoby = cubo, Jacoby
cube-beavers = cubo, castores
cube-right = Quien puede doblar contra quien nunca dobla gana { $points } puntos por partida: es lo que vale el cubo para quien lo usa solo.
cube-change-jacoby = Jacoby cambia el valor de una partida en { $worth } puntos y su duración en { $length } tiradas.
cube-change-beavers = Los castores cambian su valor en { $worth } puntos; para un castor hacen falta dos opiniones de una posición, y aquí los dos jugadores tienen la misma.

## Los jans

jans-throw = Una tirada trae { $points } puntos de media, juntos los de los dos jugadores; el { $nothing } de las tiradas no trae nada a nadie.
jans-top = Lo que más trae, el { $share } de todos los puntos: { $jans }.
jans-rare = Menos de una vez en diez partidas: { $jans }.
jans-never = Nunca vistos en { $games } partidas: { $jans }.
jans-axis = puntos por partida, de los dos jugadores juntos
jans-plot = Lo que trae cada jan. En ocre: lo que marca el adversario de quien tira.
jans-table = Todo lo que vale una tirada antes de jugarse. Los jans antiguos de T-36 vienen de otras tantas partidas con esa lectura.
jan-old = { $jan } (antiguo)
by-thrower = quien tira
by-other = el otro
jan-two-tables = dos tablas
jan-mezeas = mézéas
jan-six-tables = seis tablas
jan-rencontre = jan de rencontre
jan-true-hit-small = batida verdadera, pequeño jan
jan-true-hit-big = batida verdadera, gran jan
jan-corner-hit = rincón batido
jan-fill-small = pequeño jan llenado
jan-fill-big = gran jan llenado
jan-fill-return = jan de retorno llenado
jan-conserve-small = pequeño jan conservado
jan-conserve-big = gran jan conservado
jan-conserve-return = jan de retorno conservado
jan-exit = salida del tablero
jan-pile = pile de misère
jan-conserve-pile = pile de misère conservada
jan-false-hit-small = batida falsa, pequeño jan
jan-false-hit-big = batida falsa, gran jan
jan-margot = Margot la fendue
jan-contre-two-tables = contra dos tablas
jan-contre-mezeas = contra mézéas
jan-helpless = ficha que no puede

## Las jugadas de apertura

openings = De las dos jugadas que parecen mejores con dos turnos de antelación se jugaron continuaciones, quitando la suerte de los dados según venía, durante { $depth } turnos, y la red juzgó lo que quedaba. En cada línea: la tirada, la mejor jugada, lo que vale para quien la hace, y cuánto queda por detrás la segunda. Donde ese intervalo alcanza el 0, no se pudo distinguirlas. Las flechas se numeran por el camino de quien juega.
openings-trials = { $trials } continuaciones por jugada. En { $close } de { $throws } tiradas no se pudo distinguir las dos.
openings-played = La tirada que decide quién empieza se juega, así que la primera nunca es un doble.
no-other = ninguna otra

## Las posiciones

positions = Contadas con exactitud, cada una con uno u otro jugador por tirar. Son las disposiciones que permiten las reglas sobre qué puede estar junto; a cuántas de ellas puede llegar una partida nadie lo sabe. Para el Backgammon es el número que otros han hallado, { $known }, menos aquella en que los dos habrían ganado, y doblado.
counted-unstacked = pares de los { $states } estados en que puede estar un jugador, salvo que los dos hayan acabado
counted-garanguet = las fichas de los dos jugadores en flechas propias o fuera, salvo que los dos hayan acabado
counted-trictrac = igual; ninguna ficha sola en el rincón de reposo propio, ninguna en el del otro; sin contar puntos, agujeros ni pabellón
counted-backgammon = las fichas de los dos jugadores en flechas propias, en la barra o fuera, salvo que los dos hayan acabado
counted-jacquet-de-versailles = igual; el correo y las flechas que pueden doblarse dejan menos, y no se contaron

## Cómo se ha hecho este informe

made = <code>make report</code> hace este informe con los datos de <code>report/data</code>, <code>make report-measure</code> lo mide todo de nuevo, y diez veces más con <code>REPORT="--times 10"</code>. La partida <i>k</i> de una semilla tiene los mismos dados, sean cuantos sean los procesos que comparten el trabajo. El jugador es { -player }; las lecturas que no tienen red propia las juega la del mismo juego cuyas lecturas difieren menos.
budget-games = partidas: { $n }
budget-lucky = partidas sin la suerte: { $n }
budget-lucky-garanguet = las de Garanguet: { $n }
budget-unstacked = partidas de Damas rebatidas: { $n }
budget-pairs = pares de partidas: { $n }
budget-trials = continuaciones por jugada: { $n }
budget-trials-garanguet = las de Garanguet: { $n }
budget-rolls = primeras tiradas: { $n }
budget-candidates = jugadas por tirada: { $n }
budget-leaving = partidas sobre irse: { $n }
budget-courier = sobre el correo: { $n }
budget-cube = sobre el cubo: { $n }
