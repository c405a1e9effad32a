### Ce que disent les seules dames rabattues.

nothing-to-interrupt = Personne ne pourrait arrêter ce coup : jetez les dés.
no-choice = Le coup ne peut se jouer que par { $play }.
claims-are-automatic = Les dés sans emploi se jouent ici aussitôt ; il n’y a rien à réclamer.
not-alone = Avec claims=manual, il faut une table pour jouer ; prenez claims=auto.
game-over = La partie est finie : { $who } a sorti sa dernière dame.
cannot-bring-down = { PERSON($who) ->
    [you] Vous n’avez plus rien à rabattre sur la flèche { $point }.
   *[named] { $who } n’a plus rien à rabattre sur la flèche { $point }.
}
cannot-bear-off = { PERSON($who) ->
    [you] Vous n’avez pas de dame à sortir de la flèche { $point }.
   *[named] { $who } n’a pas de dame à sortir de la flèche { $point }.
}

## À côté du tablier

stacked = en pile
lying = à plat
bears-off = { $off ->
    [one] { $off } sortie
   *[other] { $off } sorties
}, on sort
brings-down = { $off ->
    [one] { $off } sortie
   *[other] { $off } sorties
}, { $left } à rabattre
