### Dames rabattues : le jeu en mots, et ce qu’une table peut y choisir.

name = Dames rabattues
short-name = Dames rabattues
year = 1699
era = 1699
line = Rabattez six petites piles, puis sortez tout. Ce qui ne vous sert pas sert à l’autre : rien à choisir, tout à guetter.
gist = pur hasard : on rabat six piles

## Ce qu’une table peut choisir

option-claims = Qui veille au dé resté sans emploi.
option-claims-auto = Un dé sans emploi dont l’adversaire peut se servir est joué aussitôt pour lui.
option-claims-manual = L’adversaire doit réclamer le dé sans emploi avant le coup suivant, sinon il le perd.

## Ce que dit l’arbitre

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
