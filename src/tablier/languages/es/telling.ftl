### Lo que pasa en una mesa, lo que se espera en ella y cómo acabó todo.

## Lo que espera la mesa

waits-opening = Un dado cada uno decide quién empieza.
waits-throw = { PERSON($who) ->
    [you] Te toca tirar.
   *[named] Le toca tirar a { $who }.
}
waits-answer = { PERSON($who) ->
    [you] Te ofrecen
   *[named] A { $who } le ofrecen
} una apuesta de { $stakes }: aceptar el doble, o rehusarlo y perder { $stake }.
waits-unbind = Las tablas están ligadas ante { PERSON($who) ->
    [you] ti
   *[named] { $who }
}: un dado cada uno decide quién nombra la flecha que se rompe.
waits-break = { PERSON($who) ->
    [you] Nombras
   *[named] { $who } nombra
} la flecha que se rompe, de 1 a 6 desde el lado de la entrada.
waits-claim = { PERSON($who) ->
    [you] Puedes
   *[named] { $who } puede
} reclamar un dado de la tirada anterior, o dejar que la nueva repose.
waits-play = { PERSON($who) ->
    [you] Te toca jugar { $dice }.
   *[named] Le toca a { $who } jugar { $dice }.
}
waits-lots = El sorteo decide quién se sienta primero.
waits-mark = { PERSON($who) ->
    [you] Has tirado { $dice } y debes marcar, aunque no sea nada.
   *[named] { $who } ha tirado { $dice } y debe marcar, aunque no sea nada.
}
waits-stay = { PERSON($who) ->
    [you] Has hecho un agujero, y te quedas o te vas.
   *[named] { $who } ha hecho un agujero, y se queda o se va.
}
waits-agree = { PERSON($who) ->
    [you] Consientes en lo que el otro ha anunciado, o reclamas antes una escuela.
   *[named] { $who } consiente en lo que el otro ha anunciado, o reclama antes una escuela.
}
waits-accused = { PERSON($who) ->
    [you] Te acusan de una escuela, y la aceptas o la discutes.
   *[named] Acusan a { $who } de una escuela, y la acepta o la discute.
}
waits-persist = { PERSON($who) ->
    [you] Tu reclamación
   *[named] La reclamación de { $who }
} ha sido discutida: retirarla, o persistir.

no-steps = nada
written = { $play }
drafted = Jugada empezada: { $steps } (por jugar: { $numbers }).
drafted-complete = Jugada empezada: { $steps } (completa).

variant = { $game } ({ $rulings })
title = { $game }: { $score } ({ $aim })
side-total = { $side } { $total }
aim-match = encuentro a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
aim-running = marcador continuo
aim-all-rounds = jugadas las { $rounds } rondas
aim-round = ronda { $number } de { $rounds }

## Empezar, tirar y jugar

opening-tie = Para empezar, ambos tiran { $die } y vuelven a tirar.
opening = Para empezar, { PERSON($white) ->
    [you] tiras
   *[named] { $white } tira
} { $die } contra { PERSON($black) ->
    [you] tu { $other-die }
   *[named] el { $other-die } de { $black }
}: { PERSON($first) ->
    [you] empiezas tú.
   *[named] empieza { $first }.
}
throw = { PERSON($who) ->
    [you] Tiras
   *[named] { $who } tira
} { $dice }.
throw-play = { PERSON($who) ->
    [you] Tiras
   *[named] { $who } tira
} { $dice }: { $play }.
throw-mark = { PERSON($who) ->
    [you] Tiras
   *[named] { $who } tira
} { $dice }, { $marks }.
throw-mark-play = { PERSON($who) ->
    [you] Tiras
   *[named] { $who } tira
} { $dice }, { $marks }: { $play }.
plays = { PERSON($who) ->
    [you] Juegas
   *[named] { $who } juega
} { $play }.
plays-thus = { PERSON($who) ->
    [you] Tú
   *[named] { $who }
}: { $play }.
cannot-play = { PERSON($who) ->
    [you] No puedes
   *[named] { $who } no puede
} jugar nada.
nothing-played = no se puede jugar nada
touch = { PERSON($who) ->
    [you] Tocas
   *[named] { $who } toca
} una ficha de la flecha { $point }.
next-is-crawford = Empieza la partida siguiente, sin cubo: a un jugador le falta un punto para ganar.
next-game = Empieza la partida siguiente.

act-begin = { PERSON($player) ->
    [you] Empiezas
   *[named] { $player } empieza
}, según lo acordado.
act-void = { PERSON($player) ->
    [you] Tu tirada
   *[named] La tirada de { $player }
} es nula y se repite.
act-resign = { PERSON($player) ->
    [you] Abandonas.
   *[named] { $player } abandona.
}
act-adjust = { PERSON($player) ->
    [you] Tú
   *[named] { $player }
}: «Compongo».

## La apuesta y las tablas ligadas

act-double = { PERSON($player) ->
    [you] Doblas.
   *[named] { $player } dobla.
}
act-take = { PERSON($player) ->
    [you] Aceptas.
   *[named] { $player } acepta.
}
act-drop = { PERSON($player) ->
    [you] Rehúsas
   *[named] { $player } rehúsa
} el doble.
act-beaver = { PERSON($player) ->
    [you] Aceptas y vuelves
   *[named] { $player } acepta y vuelve
} a doblar.
act-concede = { PERSON($player) ->
    [you] Cedes
   *[named] { $player } cede
} { $worth ->
    [1] una partida simple
    [2] una partida doble
   *[3] una partida triple
}, de común acuerdo.
unbind-tie = Por las tablas ligadas, ambos tiran { $die } y vuelven a tirar.
unbind = Por las tablas ligadas, { PERSON($white) ->
    [you] tiras
   *[named] { $white } tira
} { $die } contra { PERSON($black) ->
    [you] tu { $other-die }
   *[named] el { $other-die } de { $black }
}: { PERSON($first) ->
    [you] nombras
   *[named] { $first } nombra
} una flecha.
act-break = { PERSON($player) ->
    [you] Rompes
   *[named] { $player } rompe
} la flecha { $point } de la entrada.

## Los dados de las Damas rebatidas

die-use-down = el { $die } baja una ficha
die-use-off = el { $die } saca una ficha
die-handed-down = el { $die } es para { PERSON($who) ->
    [you] ti
   *[named] { $who }
} y baja una ficha
die-handed-off = el { $die } es para { PERSON($who) ->
    [you] ti
   *[named] { $who }
} y saca una ficha
die-useless = el { $die } no sirve a nadie
dice-used = { $uses }
no-man-moves = no se mueve ninguna ficha
act-cast = { PERSON($player) ->
    [you] Vuelves
   *[named] { $player } vuelve
} a tirar; { PERSON($other) ->
    [you] aún puedes
   *[named] { $other } aún puede
} interrumpir.
act-claim = { PERSON($player) ->
    [you] Reclamas
   *[named] { $player } reclama
} el { $die }.
act-waive = { PERSON($player) ->
    [you] No reclamas
   *[named] { $player } no reclama
} nada más.

## Lo que valió una tirada de Trictrac

jan = { $name }: { $points } para { PERSON($to) ->
    [you] ti
   *[named] { $to }
}. { $why }
worth-this = { PERSON($who) ->
    [you] Tiras
   *[named] { $who } tira
} { $dice }, que vale esto:
worth-nothing = { PERSON($who) ->
    [you] Tiras
   *[named] { $who } tira
} { $dice }, que no vale nada.
worth-untold = Aquí los jugadores marcan por sí mismos: el árbitro no dice lo que vale una tirada.
nothing-thrown = Aún no se ha tirado nada.
was-worth = Lo que valió { PERSON($who) ->
    [you] tu { $dice }
   *[named] el { $dice } de { $who }
}:
was-worth-nothing = { PERSON($who) ->
    [you] Tu { $dice }
   *[named] El { $dice } de { $who }
} no valió nada para nadie.
must-leave-board = La última ficha debe salir del tablero.
must-fill = Hay que llenar el { $jan ->
    [small] pequeño jan.
    [big] gran jan.
   *[return] jan de retorno.
}
must-conserve = Hay que conservar el { $jan ->
    [small] pequeño jan.
    [big] gran jan.
   *[return] jan de retorno.
}

## Marcar

marks-nothing = { PERSON($who) ->
    [you] no marcas nada
   *[named] no marca nada
}
marks-points = { PERSON($who) ->
    [you] marcas { $points }
   *[named] marca { $points }
}
marks-and-pegs = { PERSON($who) ->
    [you] marcas { $points } y apuntas
   *[named] marca { $points } y apunta
} { $holes ->
    [one] { $holes } agujero
   *[other] { $holes } agujeros
}
mark = { PERSON($who) ->
    [you] { CAP($marks) }.
   *[named] { $who } { $marks }.
}
mark-instead = { PERSON($who) ->
    [you] { CAP($marks) } en su lugar.
   *[named] { $who } { $marks } en su lugar.
}
mark-by-hand = { PERSON($who) ->
    [you] Marcas { $points }
   *[named] { $who } marca { $points }
}
awarded = { PERSON($who) ->
    [you] Marcas { $points }: { $why }
   *[named] { $who } marca { $points }: { $why }
}
marks-because = { PERSON($who) ->
    [you] Marcas { $points }: { $why }.
   *[named] { $who } marca { $points }: { $why }.
}
takes-back = { PERSON($who) ->
    [you] Desmarcas { $points }: { $why }.
   *[named] { $who } desmarca { $points }: { $why }.
}
marking-put-right = Se corrige { PERSON($who) ->
    [you] lo que has marcado
   *[named] lo marcado por { $who }
}: { $why }
put-down-anew = { PERSON($who) ->
    [you] Tus fichas
   *[named] Las fichas de { $who }
} se colocan de nuevo: { $play }
award-accepted = se acepta la escuela
award-withdrawn = se retira la reclamación: falsa escuela
award-proved = la escuela queda probada
award-no-school = no había tal escuela
award-unearned = puntos por lo que no se jugó
award-too-much = se marcó de más
award-too-little = se marcó de menos
makes-holes = { PERSON($who) ->
    [you] Haces
   *[named] { $who } hace
} { $made ->
    [one] { $made } agujero
   *[other] { $made } agujeros
}{ $bredouille ->
    [yes] , en bredouille
   *[no] { "" }
}, y { PERSON($who) ->
    [you] tienes
   *[named] tiene
} { $holes ->
    [one] { $holes } agujero
   *[other] { $holes } agujeros
}{ $points ->
    [0] { "" }
    [one] { " " }y { $points } punto de resto
   *[other] { " " }y { $points } puntos de resto
}.
wiped-out = Se borran { PERSON($who) ->
    [you] tus puntos.
   *[named] los puntos de { $who }.
}
back-at-holes = { PERSON($who) ->
    [you] Vuelves
   *[named] { $who } vuelve
} a { $holes ->
    [one] { $holes } agujero
   *[other] { $holes } agujeros
} y { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
marks-and-has = { PERSON($who) ->
    [you] Marcas { $marked } y tienes
   *[named] { $who } marca { $marked } y tiene
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $bredouille ->
    [yes] , en bredouille
   *[no] { "" }
}.
back-at = { PERSON($who) ->
    [you] Vuelves
   *[named] { $who } vuelve
} a { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
has-points = { PERSON($who) ->
    [you] Tienes
   *[named] { $who } tiene
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $bredouille ->
    [yes] , en bredouille
   *[no] { "" }
}.

## Quedarse e irse

would-stay = Quedarte: { $points ->
    [0] sin puntos de resto,
    [one] guardas { $points } punto y
   *[other] guardas { $points } puntos y
} juegas { $dice } en este tablero{ $gift ->
    [0] { "" }
   *[other] ; { $other } marca luego { $gift }
}.
would-lose = { $points ->
    [0] { "" }
    [one] pierdes tu { $points } punto;{ " " }
   *[other] pierdes tus { $points } puntos;{ " " }
}{ $theirs ->
    [0] { "" }
   *[other] { $other } pierde { $theirs };{ " " }
}{ $gift ->
    [0] { "" }
   *[other] los { $gift } de { $other } no se marcan;{ " " }
}
would-leave = Irte: { $lost }guardas { $holes ->
    [one] tu agujero
   *[other] tus { $holes } agujeros
}; todas las fichas vuelven a los talones, y tiras primero.
would-end-round = Irte: { $lost }la ronda acaba: { $now }.
round-drawn = con { $holes } agujeros cada uno hay empate, y se repite
round-won = { PERSON($who) ->
    [you] la ganas
   *[named] { $who } la gana
} por { $holes ->
    [one] { $holes } agujero
   *[other] { $holes } agujeros
} a { $theirs }{ $how ->
    [small] { " " }en pequeña bredouille
    [big] { " " }en gran bredouille
    [small-held] { " " }en pequeña bredouille sin { PERSON($who) ->
        [you] irte
       *[named] irse
    }
    [big-held] { " " }en gran bredouille sin { PERSON($who) ->
        [you] irte
       *[named] irse
    }
   *[simple] { "" }
}, lo que vale { $tokens ->
    [one] { $tokens } jetón
   *[other] { $tokens } jetones
}
act-stay = { PERSON($player) ->
    [you] Te quedas.
   *[named] { $player } se queda.
}
announces-leaving = { PERSON($who) ->
    [you] Anuncias que te vas.
   *[named] { $who } anuncia que se va.
}
leaves = { PERSON($who) ->
    [you] Te vas.
   *[named] { $who } se va.
}
leaves-keeping = { PERSON($who) ->
    [you] Te vas: guardas
   *[named] { $who } se va: guarda
} { $holes ->
    [one] { $holes } agujero
   *[other] { $holes } agujeros
}, los puntos de ambos se pierden, todas las fichas vuelven a los talones.
agrees = { PERSON($who) ->
    [you] Consientes.
   *[named] { $who } consiente.
}
agrees-keeping = { PERSON($who) ->
    [you] Consientes
   *[named] { $who } consiente
}: se { $holes ->
    [one] guarda { $holes } agujero
   *[other] guardan { $holes } agujeros
}, los puntos de ambos se pierden, todas las fichas vuelven a los talones.

## Escuelas y jugadas falsas

act-school = { PERSON($player) ->
    [you] Reclamas
   *[named] { $player } reclama
} una escuela: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} { $over ->
    [much] de más.
   *[little] de menos.
}
act-demand = { PERSON($player) ->
    [you] Exiges
   *[named] { $player } exige
} que se corrija lo marcado.
act-accept = { PERSON($player) ->
    [you] Aceptas
   *[named] { $player } acepta
} la reclamación.
act-contest = { PERSON($player) ->
    [you] Discutes
   *[named] { $player } discute
} la reclamación.
act-withdraw = { PERSON($player) ->
    [you] Retiras
   *[named] { $player } retira
} la reclamación, que es una falsa escuela.
act-persist = { PERSON($player) ->
    [you] Persistes
   *[named] { $player } persiste
}, y el árbitro decide.
act-stand = { PERSON($player) ->
    [you] Señalas una jugada falsa y la dejas estar.
   *[named] { $player } señala una jugada falsa y la deja estar.
}
act-replace = { PERSON($player) ->
    [you] Señalas una jugada falsa y haces jugar { $play } en su lugar.
   *[named] { $player } señala una jugada falsa y hace jugar { $play } en su lugar.
}

## La partida a escribir

lots = Se echa a suertes: { PERSON($white) ->
    [you] te sientas
   *[named] { $white } se sienta
} con ○; { PERSON($black) ->
    [you] tú
   *[named] { $black }
}, con ●.
act-advise = { PERSON($adviser) ->
    [you] Aconsejas: «{ $advice }»
   *[named] { $adviser } aconseja: «{ $advice }»
}
act-abandon = { PERSON($who) ->
    [you] Quieres dar la partida por terminada.
   *[named] { $who } quiere dar la partida por terminada.
}
act-play_on = { PERSON($who) ->
    [you] Quieres seguir jugando.
   *[named] { $who } quiere seguir jugando.
}
round = Ronda { $number } de { $rounds }: { PERSON($white) ->
    [you] tú
   *[named] { $white }
} contra { PERSON($black) ->
    [you] ti
   *[named] { $black }
}{ $waiting ->
    [0] { "" }
    [one] ; { PERSON($out) ->
        [you] descansas tú
       *[named] descansa { $out }
    }
   *[other] ; { PERSON($out) ->
        [you] descansáis
       *[named] descansan
    } { $out }
}.{ $begun ->
    [yes] { " " }{ PERSON($first) ->
        [you] Empiezas tú.
       *[named] Empieza { $first }.
    }
   *[no] { "" }
}

## Cómo acabó

ended = { $reason }.
ended-points = { $reason }: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
ended-tokens = { $reason }: { $tokens ->
    [one] { $tokens } jetón.
   *[other] { $tokens } jetones.
}
score = Marcador: { PERSON($white) ->
    [you] tú
   *[named] { $white }
} { $ours }, { PERSON($black) ->
    [you] tú
   *[named] { $black }
} { $theirs }.
both = { $first } { $second }
ended-resigned = { PERSON($who) ->
    [you] Abandonas
   *[named] { $who } abandona
}
ended-dropped = { PERSON($who) ->
    [you] Rehúsas
   *[named] { $who } rehúsa
} el doble
ended-mother = { PERSON($who) ->
    [you] Has clavado la madre y ganas una partida doble
   *[named] { $who } ha clavado la madre y gana una partida doble
}
ended-mothers-drawn = Las dos madres están clavadas: empate
ended-deadlocked = Ninguno de los dos podrá volver a mover: empate
ended-conceded = { PERSON($who) ->
    [you] Cedes
   *[named] { $who } cede
} { $worth ->
    [1] una partida simple
    [2] una partida doble
   *[3] una partida triple
}{ $stake ->
    [1] { "" }
   *[other] , con la apuesta a { $stake }
}
ended-borne-off = { PERSON($who) ->
    [you] Has sacado todas tus fichas y ganas
   *[named] { $who } ha sacado todas sus fichas y gana
} { $worth ->
    [1] una partida simple
    [2] una partida doble
   *[3] una partida triple
}{ $stake ->
    [1] { "" }
   *[other] , con la apuesta a { $stake }
}
ended-last-man = { PERSON($who) ->
    [you] Sacas tu última ficha
   *[named] { $who } saca su última ficha
}
ended-claimed-die = { PERSON($who) ->
    [you] Sacas tu última ficha con un dado reclamado
   *[named] { $who } saca su última ficha con un dado reclamado
}
ended-holes = { PERSON($who) ->
    [you] Has hecho
   *[named] { $who } ha hecho
} { $holes ->
    [one] { $holes } agujero
   *[other] { $holes } agujeros
}
level = { CAP($sides) } { PERSON($sides) ->
    [you] empatáis
   *[named] empatan
} a { $total }.
wins-in-all = { $count ->
    [one] { PERSON($winners) ->
        [you] Ganas
       *[named] { $winners } gana
    }
   *[other] { CAP($winners) } { PERSON($winners) ->
        [you] ganáis
       *[named] ganan
    }
} { $total } en total.
wins-match = { PERSON($who) ->
    [you] Ganas el encuentro.
   *[named] { $who } gana el encuentro.
}

## Lo que se pasó por alto, dicho al final de una partida marcada o reclamada a mano

missed-short = { $n ->
    [one] { $n } punto sin marcar
   *[other] { $n } puntos sin marcar
}
missed-over = { $n ->
    [one] { $n } punto marcado de más
   *[other] { $n } puntos marcados de más
}
missed-unclaimed = Escuela de { $n } dejada pasar
missed-given = Escuela de { $n } dada
missed-taken = Escuela de { $n } ganada
missed-false = Jugada falsa
missed-unnoticed = Jugada falsa del otro sin advertir
missed-die = El { $n } sin reclamar
