### Las palabras de la mesa: botones, lo que se espera, el tablero en palabras.

you = Tú
white = Blanco
black = Negro
off = fuera
bar = la barra
board = Tablero
chips = Números por jugar
bar-label = Qué hacer
menu = Menú
bar-connecting = Conectando …
bar-watching = Estás mirando.
cell-empty = vacía
cell-men =
    { $n ->
        [one] una ficha
       *[other] { $n } fichas
    }
cell-pinned = clavada debajo: { $name }
cell-bar = Barra, { $name }
cell-off = Fuera, { $name }
cell-movable = puede mover
cell-picked = en la mano
cell-target = el { $number } lleva aquí
cell-target-hits = el { $number } lleva aquí y golpea
cell-standing =
    { $n ->
        [one] una ficha de pie
       *[other] pila de { $n }
    }
cell-lying =
    { $n ->
        [one] una ficha bajada
       *[other] { $n } fichas bajadas
    }
group-points = Flechas { $from } a { $to }
group-mine = Abajo
group-theirs = Arriba
chip-lead = { $number }, se juega primero
chip-wait = { $number }, jugarlo primero
chip-dim = { $number }, ahora no se puede jugar
chip-spent = { $number }, jugado
act-throw = Tirar
act-opening = Tirar
act-unbind = Tirar
act-lots = Sortear
act-double = Doblar a { $stakes }
act-take = Aceptar
act-beaver = Aceptar y redoblar
act-drop = Rehusar
act-confirm = Confirmar
act-undo = Deshacer
act-void = Nula
act-adjust = Compongo
act-pass = Seguir
act-go = Jugarla
act-fast = Avance rápido
act-stay = Quedarse
act-leave = Irse
act-agree = Consentir
act-accept = Aceptar
act-contest = Discutir
act-withdraw = Retirar
act-persist = Persistir
act-mark = Marcar { $points }
act-claim = Tomar el { $die }
act-waive = Dejar rodar
act-break = Flecha { $point }
act-next-round = Ronda siguiente
act-next = Otra partida
act-rematch = Revancha
act-house = Que juegue la casa
act-advise = Aconsejar
act-replace = Reemplazar
act-stand = Dejar estar
act-steps = Jugar
lots-title = ¿Quién se sienta primero?
lots-sub = Lo decide el sorteo.
opening-title = ¿Quién empieza?
opening-sub = Un dado cada uno; empieza el más alto.
throw-title = Te toca tirar.
throw-shared = { $name } tira.
throw-for = Tira por { $name }.
throw-wait = { $name } debe tirar.
open-throw = Introducir la tirada
open-opening = { open-throw }
open-unbind = { open-throw }
throw-gift = Marca antes lo que te dio la tirada del otro.
throw-ends = Si tiras, ya no podrás reclamar una escuela.
answer-title = { $name } dobla a { $stakes }.
answer-sub = Acepta y sigue jugando, o rehúsa y pierde la partida.
answer-wait = { $name } debe aceptar o rehusar.
unbind-title = Las tablas están ligadas.
unbind-sub = Un dado cada uno decide quién nombra una flecha.
break-title = Nombra una flecha que romper.
break-sub = Los números son los del jugador que debe entrar.
break-wait = { $name } nombra una flecha que romper.
claim-title = { $name } vuelve a tirar.
claim-sub = Detén los dados para tomar uno de la tirada anterior, o déjalos rodar.
claim-wait = { $name } aún puede detener los dados.
rights-title = { $name } vuelve a tirar.
rights-sub = Un dado que el otro no pudo usar es tuyo, si puedes usarlo y lo tomas antes de la próxima tirada.
mark-title = Marca tu tirada
mark-sub = Marca antes de tocar una ficha; después ya no podrás.
mark-wait = { $name } está marcando.
ask-less = { $by } menos
ask-more = { $by } más
open-mark = Marcar otra cosa …
ask-mark = Has marcado { $instead }
mark-instead = Marcar { $points } en su lugar
stay-title = Agujero hecho: ¿quedarse o irse?
stay-sub = Irse: ambos vuelven a la salida y se borran los puntos. Quedarse: se sigue jugando.
stay-wait = { $name } decide si se queda.
agree-title = { $name } quiere acabar aquí.
agree-sub = Consiente, o reclama antes una escuela.
agree-wait = { $name } debe consentir.
accused-title = { $name } reclama una escuela.
accused-sub = Acéptala, o haz que se pruebe.
accused-wait = { $name } responde a la reclamación.
persist-title = { $name } discute tu reclamación.
persist-sub = Retírala, o persiste y el árbitro decide.
persist-wait = { $name } puede retirar la reclamación o persistir.
itself-title = La tirada se juega sola.
itself-sub = Dado a dado, hasta donde llegue.
itself-wait = { $name } juega.
play-title = Juega { $numbers }.
play-wait = { $name } debe jugar.
play-pick = Elige una ficha, o un lugar adonde ir.
play-picked = Ficha de { $from } en la mano: hacia { $where }. Tócala otra vez para jugar el { $number }.
play-picked-only = Ficha de { $from } en la mano: hacia { $where }.
play-aimed = Varias fichas pueden ir ahí: elige una.
play-done = Todo jugado.
play-done-sub = Confirma, o deshaz.
play-done-some = Jugado hasta donde se puede: imposible jugar { $numbers }.
play-unclear = Son posibles varios números: elige el lugar.
none-title = No se puede jugar nada.
none-sub = Ninguna ficha puede mover con estos números.
none-fast = Avance rápido hasta que puedas mover …
only-title = Una sola jugada.
only-sub = { $play }
only-play = Jugarla
forced-no = Aún hay elección.
left = { $n } por jugar
left-note =
    { $n ->
        [one] Queda un número por jugar.
       *[other] Quedan { $n } números por jugar.
    }
open-school = Escuela …
school-first = Reclamar antes …
ask-school = Reclamar una escuela
ask-school-over = ¿Qué estaba mal?
ask-school-over-little = marcó de menos
ask-school-over-much = marcó de más
ask-school-points = Por cuántos puntos
act-school = Reclamar { $points }
act-demand = Solo pedir que se corrija
open-replace = Jugada falsa …
ask-replace = ¿Una jugada falsa?
ask-replace-text = Una jugada legal que mueva una ficha tocada, como 1/7 1/6
price-marks = { $name } marca { $n }
price-stake = quien pierde paga { $n }
ask-advise = Aconsejar al jugador
ask-advise-text = Tu consejo
ask-steps = Escribir una jugada
ask-steps-text = Por ejemplo 12/17 1/5
routes-title = Dos caminos llevan ahí
routes-by = por { $by }
routes-hits = por { $by }, golpea
routes-number = con el { $number }
ask-throw = ¿Qué muestran los dados?
ask-opening = Un dado cada uno
ask-unbind = Un dado cada uno
ask-die = Dado { $n }
field-die = Dado
field-dice = Dados
field-point = Flecha
field-points = Puntos
field-holes = Agujeros
field-text = Tus palabras
field-side = Lado
field-player = Jugador
rematch-go = A la nueva partida
rematch-agree = Aceptar la revancha
rematch-wait = Revancha propuesta
over-look = Repasar la partida
over-review = Analizar la partida
over-title = La partida ha terminado
over-won = Has ganado
over-lost = Has perdido
between-won = Ganas esta partida
between-lost = Pierdes esta partida
between-round = Ha terminado la ronda { $n }
between-title = Fin de la partida
open-here = Hay un asiento libre para ti.
open-title = Esperando a que alguien se siente.
open-sub = Envía el enlace a un amigo; la partida empieza cuando todos los asientos están ocupados.
anew-soon = La partida está a punto de empezar.
anew-wait = Esperando el regreso de { $names }.
anew-wait-sub = Cada página selló un número para los dados y lo abre por sí misma; la partida empieza cuando todos están abiertos.
anew-sub = Si sigues, el asiento queda libre y todos sellan un número nuevo.
anew-late = Seguir sin esperar
anew-do = Sellar de nuevo
anew-lost = Tu número sellado está en el navegador con el que te sentaste.
anew-lost-sub = Abre la mesa allí, o haz que todos sellen un número nuevo.
open-copy = Invitar …
seat-free = Asiento libre
seat-open = nadie aún
bot = el ordenador
bot-thinks = pensando …
house-plays = juega la casa
away = ausente
away-house = ausente · la casa puede jugar en
holds-flag = tiene el pabellón
owns-cube = tiene el cubo
tip-jan = Una tabla de seis flechas; también lo que vale allí una tirada.
tip-talon = La pila de la primera flecha, donde empiezan todas las fichas.
tip-bredouille = Doce puntos seguidos sin que el otro marque: el agujero cuenta doble.
doing-lots = a sortear
doing-opening = a tirar
doing-throw = a tirar
doing-answer = a aceptar o rehusar
doing-unbind = a tirar
doing-break = a nombrar una flecha
doing-claim = a reclamar o no
doing-mark = a marcar
doing-stay = a quedarse o irse
doing-agree = a consentir
doing-accused = a responder
doing-persist = a decidir
doing-play = a jugar
doing-between = { "" }
doing-over = { "" }
holes =
    { $n ->
        [one] agujero
       *[other] agujeros
    }
points =
    { $n ->
        [one] punto
       *[other] puntos
    }
pips =
    { $n ->
        [one] paso
       *[other] pasos
    }
stacked =
    { $n ->
       *[other] por bajar
    }
off-n =
    { $n ->
       *[other] fuera
    }
match-points =
    { $n ->
        [one] ganado
       *[other] ganados
    }
referee-title = El árbitro
referee-over = Fin
threw-you = Has tirado { $dice }
threw = { $name } ha tirado { $dice }
threw-called = ({ $called })
round = ronda { $number } de { $of }
round-replay = ronda { $number } de { $of }, repetida
game-number = partida { $number }
die-used = { $face }: { $name }
die-nobody = { $face }: nadie
die-down = Se baja una ficha de la pila.
die-off = Una ficha sale del tablero.
die-open-how = Quien tiró no lo usó.
die-nobody-how = Nadie puede usarlo.
hole-you =
    { $n ->
        [one] Haces un agujero
       *[other] Haces { $n } agujeros
    }
hole =
    { $n ->
        [one] { $name } hace un agujero
       *[other] { $name } hace { $n } agujeros
    }
quarrel-title = Escuela
quarrel-over = { $reader ->
    [claimant] Dices que { $other } marcó { $n } de más.
    [accused] { $name } dice que marcaste { $n } de más.
   *[neither] { $name } dice que { $other } marcó { $n } de más.
}
quarrel-under = { $reader ->
    [claimant] Dices que { $other } marcó { $n } de menos.
    [accused] { $name } dice que marcaste { $n } de menos.
   *[neither] { $name } dice que { $other } marcó { $n } de menos.
}
quarrel-contested = { $reader ->
    [accused] Lo discutes.
   *[other] { $name } lo discute.
}
record = Acta
record-text = En texto
record-earlier = Aquí se cuentan las últimas líneas; el acta en texto las tiene todas.
account = Cuenta
account-player = Jugador
account-rounds = Rondas
account-total = Total
account-each =
    { $n ->
        [one] Una ronda saldada
       *[other] { $n } rondas saldadas
    }
account-round = Ronda
account-winner = Ganador
account-tokens = Jetones
account-holes = Agujeros
account-sheet = La hoja
sits-out = En descanso: { $names }
sits-out-you = Descansas esta ronda.
textboard = El tablero en palabras
textboard-point = Flecha
textboard-who = De quién
textboard-men = Fichas
your-turn = Te toca.
said-pick = { $from }: hacia { $where }
said-step = { $from } hacia { $to }, { $number } jugado; por jugar: { $left }
said-step-last = { $from } hacia { $to }, { $number } jugado; todo jugado
why-legal = Eso se puede jugar, número a número.
line-lost = Reconectando … tu jugada empezada se conserva.
line-back = Conexión recuperada.
clock-low = Quedan { $n } segundos.
gone-title = No existe esa mesa
gone-sub = Quizá se recogió hace mucho.
stopped-title = En esta mesa no se puede seguir jugando
gone-go = Al salón
where-against = tú contra { $name }
where-match = a { $n }
where-watching = mirando
watching-n = { $n } mirando
flip = Reflejar el tablero
sound-on = Sonido activado
sound-off = Sonido desactivado
theme-is-auto = Colores: como el sistema
theme-is-light = Colores: claros
theme-is-dark = Colores: oscuros
menu-game = La partida
menu-table = Esta mesa
menu-settings = Aspecto y sonido
menu-end = Terminar
menu-rules = Reglas de esta mesa
menu-links = Enlaces
menu-keys = Teclas
menu-sound = Sonido
menu-notify = Avisarme cuando me toque y mire a otra parte
menu-notify-denied = El navegador no lo permite a esta página.
menu-auto = Jugar solas las jugadas forzadas
menu-book = Las reglas del juego
menu-leave = Al salón
rules-book = Como en el libro: ninguna opción se aparta de él.
rules-clock = { $n } segundos por jugada, tras { $delay } segundos de gracia.
rules-hand = Los dados se tiran en un tablero de verdad y se introducen aquí.
rules-dice = Los dados se fijaron antes de la primera tirada, y se pueden probar después.
links-invite = Envía esto a un amigo para jugar:
links-watch = Con este enlace cualquiera puede mirar:
links-own = Privado: sigue con tu asiento en otro dispositivo. Quien tenga este enlace juega por ti.
resign = Abandonar
resign-sure = ¿Abandonar esta partida? La gana el otro.
resign-yes = Abandonar
resign-no = Seguir jugando
abandon = Dar por terminada …
abandon-title = ¿Dar la partida por terminada?
abandon-answer = ¿Terminar? A petición de { $names } …
abandon-sure = Si todos los demás consienten, la partida acaba aquí. Las rondas ganadas se saldan; la que está en curso no cuenta.
abandon-agree = Si tú también consientes: las rondas ganadas se saldan; la que está en curso no cuenta.
abandon-yes = Terminar
abandon-refuse = Seguir jugando: no terminar
abandon-asked = A petición de { $names }.
keys-lead = Con el foco en el tablero o en la barra:
keys-walk = recorrer el tablero
keys-walk-key = ← → ↑ ↓
keys-space = tomar una ficha, o soltarla
keys-space-key = Espacio
keys-enter = hacer lo primero que ofrece la barra
keys-enter-key = Intro
keys-twice = la misma ficha otra vez juega el primer número
keys-twice-key = Espacio Espacio
keys-digits = jugar ese número desde aquí
keys-digits-key = 1 – 6
keys-n = siguiente ficha que puede mover (Mayús: atrás)
keys-n-key = N
keys-d = poner primero el otro número
keys-d-key = D
keys-u = deshacer un movimiento (Mayús: todos)
keys-u-key = U ⌫
keys-f = acabar lo forzado
keys-f-key = F
keys-e = introducir tus propios dados
keys-e-key = E
keys-slash = escribir una jugada
keys-slash-key = /
keys-w = ¿por qué no?
keys-w-key = W
keys-help = esta ayuda
keys-help-key = ?

## Ayuda, y mirar atrás

bot-level = el ordenador, { $level }
act-hint = Pista
act-take_back = Deshacer jugada
dice-again = { $dice } otra vez
hint-title = Lo que haría el maestro
hint-thinking = El maestro piensa …
hint-nothing = Aquí no hay nada que marcar, reclamar ni decidir.
hint-best = Lo mejor: { $play }.
hint-is-best = lo mejor
past-label = El momento que se mira
past-is = Mirando atrás.
past-again = La última jugada, otra vez
past-of = Tras el acto { $at } de { $of }.
past-news = { $n ->
    [one] { $n } acto nuevo
   *[other] { $n } actos nuevos
}
past-back = Un acto atrás
past-on = Un acto adelante
past-now = Volver al presente
past-now-said = De vuelta a la partida.
record-walk = Acta; las flechas miran atrás
show-again = Ver otra vez
rules-help = Se permiten pistas y deshacer; ambas cosas se cuentan y constan en el acta.
rules-no-help = No hay pistas ni se deshace nada.
keys-h = una pista
keys-h-key = H
keys-t = deshacer la última decisión
keys-t-key = T
keys-r = ver otra vez la última jugada
keys-r-key = R
missed-title = Lo que se pasó por alto
missed-nothing = A nadie se le pasó nada.
missed-look = Ver
play-pick-some = Coge una ficha; toca un número apagado para saber por qué no se puede jugar.
play-some = Juega { $n } de { $numbers }: el resto no se puede jugar.
press-theirs = Esa ficha no es tuya.
press-nobody = Ninguna de tus fichas puede ir ahí con estos números.
clock-name = tiempo restante
