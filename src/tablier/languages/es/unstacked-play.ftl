### Lo que solo dicen las Damas rebatidas.

nothing-to-interrupt = Nadie podría interrumpir esta tirada: hazla.
no-choice = La tirada solo puede jugarse así: { $play }.
claims-are-automatic = Aquí los dados sobrantes se juegan enseguida; no hay nada que reclamar.
not-alone = Con claims=manual una partida necesita una mesa; usa claims=auto.
game-over = La partida ha terminado: { $who } ha sacado la última ficha.
cannot-bring-down = { PERSON($who) ->
    [you] No te queda nada por bajar en la flecha { $point }.
   *[named] A { $who } no le queda nada por bajar en la flecha { $point }.
}
cannot-bear-off = { PERSON($who) ->
    [you] No tienes ninguna ficha que sacar en la flecha { $point }.
   *[named] { $who } no tiene ninguna ficha que sacar en la flecha { $point }.
}

## Junto al tablero

stacked = montón
lying = tendidas
bears-off = { $off } fuera, saca
brings-down = { $off } fuera, { $left } por bajar
