### La partida a escribir: sus rondas, su cuenta, y lo que en ella se rechaza.

## La cuenta en el papel

player = Jugador { $number }
side = { $names }
headline-final = Cuenta final de { $rounds } rondas entre { $players } jugadores
headline-after-so-far = Cuenta tras { $played } de { $rounds } rondas entre { $players } jugadores
headline-after-broken-off =
    Cuenta final tras { $played } de { $rounds } rondas entre { $players } jugadores, terminada por acuerdo
caption-rounds = Las rondas
caption-bets = Las apuestas
caption-account = La cuenta
head-number = n.º
head-winner = ganador
head-loser = perdedor
head-holes = aguj.
head-bredouille = bredouille
head-replays = nulas
head-tokens = jetones
head-idle = descansa
head-rounds = rondas
head-consolations = consolaciones
head-queue = cola
head-bets = apuestas
head-total = total
bredouille-small = pequeña
bredouille-big = grande
bet =
    { $winner }: { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    } de { $played ->
        [one] { $played } ronda
       *[other] { $played } rondas
    } contra { $loser }, { $beyond } más que el contingente de { $contingent }: { $tokens ->
        [one] { $tokens } jetón
       *[other] { $tokens } jetones
    }.
bet-by-losses =
    { $winner } ha perdido { $winner-lost ->
        [one] { $winner-lost } ronda
       *[other] { $winner-lost } rondas
    } y { $loser } { $loser-lost }, con un contingente de { $contingent }: { $tokens ->
        [one] { $tokens } jetón
       *[other] { $tokens } jetones
    }.
pot-left =
    Resto en el bote: { $tokens ->
        [one] { $tokens } jetón
       *[other] { $tokens } jetones
    }.
pot-open =
    En el bote: { $tokens ->
        [one] { $tokens } jetón
       *[other] { $tokens } jetones
    }. La cola y las apuestas se saldan tras la última ronda.
agreed = Acordado: { $terms }.
term-adding = cada repetición suma 2 a la consolación
term-doubling = cada repetición dobla la consolación
term-queue =
    quien pierde una ronda pone { $tokens ->
        [one] { $tokens } jetón
       *[other] { $tokens } jetones
    } en la cola
term-winner-begins = el ganador empieza la ronda siguiente
term-alternate = se alterna quién empieza
term-as-printed = el ganador de cada ronda se retira
term-restored = todos juegan dos rondas seguidas
term-by-losses = las apuestas van por las rondas que cada uno ha perdido
term-two-to-five = las bredouilles sin irse cuentan por tres y por cinco
bad-names =
    Hay { $players } jugadores, pero { $names ->
        [one] se ha dado { $names } nombre
       *[other] se han dado { $names } nombres
    }.

## Lo que se acuerda

bad-players = La partida a escribir es para dos, tres o cuatro jugadores, no para { $players }.
rounds-not-even = Con { $players } jugadores el número de rondas es par; { $rounds } no lo es.
rounds-not-multiple = Con { $players } jugadores el número de rondas es múltiplo de { $players }; { $rounds } no lo es.
bad-choice = { $option } no puede ser { $given }; es { $allowed }.
bad-queue = Nadie puede apartar { $tokens } jetones; lo mínimo es ninguno.
bad-hole-limit = Una ronda no puede acabar por sí sola antes de que alguien tenga seis agujeros.
bad-match = La partida a escribir va por rondas, no a puntos: pon, por ejemplo, rounds=6.
needs-table = Con tres o cuatro jugadores la partida a escribir se lleva en una mesa; usa players=2.
playout-note = Cada una es una ronda, jugada a { $holes } agujeros y contada como un punto.

## Quién juega contra quién

no-such-player-number = No hay jugador { $player }; van de 0 a { $last }.
no-such-player = No hay jugador { $number } en esta mesa.
no-opponent = Una ronda enfrenta a dos jugadores.
partners = Los compañeros nunca juegan una ronda entre sí.
wrong-pair = La ronda { $round } es entre los jugadores { $white } y { $black }.
bad-lots = El sorteo designa a dos jugadores, el de Blanco y el de Negro.
beginner-at-the-board = Empieza uno de los dos que están ante el tablero.
wrong-beginner = No es ese jugador quien empieza esta ronda.
beginner-unknown = Aún no está decidido quién empieza esta ronda.
first-beginner-unknown = Para alternar hay que saber quién empezó la primera ronda.
may-not-advise = Solo pueden aconsejar quienes descansan.
no-advice = Un consejo es una línea de texto.

## En qué queda una ronda

rounds-over = Solo se acordaron { $rounds } rondas.
ends-too-soon = Una ronda no puede acabar antes de que alguien tenga { $holes } agujeros; sigue jugando.
round-not-over = Nadie tiene aún { $holes } agujeros; la ronda sigue.
not-won = Gana la ronda quien tiene más agujeros; a agujeros iguales, es nula.
wrong-bredouille =
    Una bredouille pequeña tiene de { $least } a { $most } agujeros, una grande { $big } o más; { $holes ->
        [one] { $holes } agujero no encaja
       *[other] { $holes } agujeros no encajan
    }.
must-be-bredouille = Contra quien no tiene ningún agujero, la ronda se gana en bredouille.
held-without-bredouille = Si un jugador se ha ido, solo se pregunta en las bredouilles.
bad-replays = Una ronda no puede haberse repetido menos de cero veces.
drawn-at-limit = Se alcanza el límite de { $limit } agujeros, con { $holes } cada uno: ronda nula, y se repite
drawn-by-leaving =
    { PERSON($leaver) ->
        [you] Te vas
       *[named] { $leaver } se va
    } con { $holes } agujeros cada uno: ronda nula, y se repite
won-at-limit =
    Se alcanza el límite de { $limit } agujeros: { PERSON($winner) ->
        [you] ganas
       *[named] { $winner } gana
    } la ronda por { $winner-holes } agujeros a { $loser-holes }
won-by-leaving =
    { PERSON($leaver) ->
        [you] Te vas
       *[named] { $leaver } se va
    }: { PERSON($winner) ->
        [you] ganas
       *[named] { $winner } gana
    } la ronda por { $winner-holes } agujeros a { $loser-holes }

## Dar la partida por terminada

no-resigning = Una ronda de la partida a escribir acaba yéndose; entre todos se puede dar la partida por terminada.
said-already = { PERSON($who) ->
    [you] Ya lo has dicho.
   *[named] { $who } ya lo ha dicho.
}
nobody-breaks-off = Nadie ha pedido dar la partida por terminada.
broken-off = La partida se da por terminada de común acuerdo tras { $played } de { $rounds } rondas
