### Ce qui ne va pas dans une position, ou dans le texte qui devrait la donner.

not-possible = Cette position est impossible : { $faults }.
already-over = La partie est finie dans la position donnée.
no-roll = Un texte ou des pas seuls ne disent pas quel jet on joue : donnez aussi le jet.
other-game = La position est de { $game }, non de { $wanted }.
no-position = Il faut une position de { $wanted }, telle que read_position() en fait une de son identifiant ; non { $given }.

## Les textes

no-game = L’identifiant d’une position commence par le jeu et deux-points, comme garanguet:w:1x15:1x15 ; non { $given }.
three-fields = Une position de ce jeu ({ $game }) a trois champs après le jeu, et non { $given } : { $text }.
bad-side = Le camp qui va jeter est w (Blanc) ou b (Noir), non { $side }.
bad-freed = Le dernier champ est free=w, free=b ou free=wb, non { $field }.
bad-group = { $group } n’est pas un groupe de dames tel que 12x5 (cinq dames sur la flèche 12).
bad-player = { $player } n’est pas un joueur tel que s111222 (dames encore à rabattre) ou m222333 (dames restantes).
other-points = Un joueur a { $wanted } flèches ; { $player } en compte { $given }.

## Les fautes, sans point final

nobody = aucun joueur ne porte le numéro { $number }
both-off = les deux joueurs ont sorti toutes leurs dames
other-path = les dames de { $who } sont données sur { $given } numéros du chemin au lieu de { $wanted }
below-none = { $who } a moins que rien sur la flèche { $point }
men-instead = { $who } a { $men ->
    [one] { $men } dame
   *[other] { $men } dames
} au lieu de { $wanted }
no-hitting = { $who } a une dame sur la barre, mais on ne frappe pas à ce jeu ({ $game })
same-point = la { $white } de Blanc et la { $black } de Noir sont la même flèche, et toutes deux portent des dames
no-courier-through = { $who } a { $men } dames hors du talon, mais son postillon n’est pas arrivé
courier-is-through = { $who } a une dame sur la { $home } ou au-delà : son postillon est donc arrivé
no-courier = { $who } a un postillon arrivé, mais il n’y a pas de postillon à ce jeu ({ $game })
no-pinning = { $who } a une dame bloquée, mais on ne bloque pas à ce jeu ({ $game })
no-single-man = { $who } n’a pas de dame seule sur la { $point } qui puisse être bloquée
nobody-on-top = la dame de { $who } sur la { $point } est dite bloquée, mais personne n’est sur elle
one-is-pinned = la { $white } de Blanc et la { $black } de Noir sont la même flèche, et toutes deux portent des dames : l’une d’elles est donc une dame seule et bloquée
off-too-soon = { $who } a { $off ->
    [one] { $off } dame
   *[other] { $off } dames
} hors du tablier, mais { $standing ->
    [one] { $standing } dame
   *[other] { $standing } dames
} à rabattre
points-of-standing = les dames de { $who } à rabattre sont données sur { $given } flèches au lieu de { $wanted }
points-of-left = les dames restantes de { $who } sont données sur { $given } flèches au lieu de { $wanted }
below-none-standing = { $who } a moins que rien à rabattre sur la flèche { $point }
below-none-left = il reste à { $who } moins que rien sur la flèche { $point }
too-many-standing = { $who } a { $men ->
    [one] { $men } dame
   *[other] { $men } dames
} à rabattre sur la flèche { $point }, qui peut en avoir { $most } au plus
too-many-left = il reste à { $who } { $men ->
    [one] { $men } dame
   *[other] { $men } dames
} sur la flèche { $point }, qui peut en avoir { $most } au plus
