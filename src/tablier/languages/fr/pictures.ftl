### Les positions en mots, pour qui entend une image au lieu de la voir, et les quelques mots qu’elle porte.

has-won = { $game } : { $who } a gagné
drawn = { $game } : partie nulle
to-throw = { $game } : à { $who } de jeter les dés
has = Dames de { $who } : { $men }.
courier = Le postillon de { $who } est sur la { $point } ; les autres dames attendent au talon.
courier-on-the-bar = Le postillon de { $who } est sur la barre ; les autres dames attendent au talon.
talon-locked = Le talon de { $who } est retenu.
pinned = La dame de { $who } sur la { $point } est bloquée.

## Les dames

on-point = { $men } sur la { $point }
on-the-bar = { $men } sur la barre
off = { $men } hors du tablier
lying = { $men } à plat sur la { $point }
stack = une pile de { $stack } sur la { $point }
stack-and-lying = une pile de { $stack } et { $men } à plat sur la { $point }
then = { $first }, { $second }
number = { $men ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
   *[other] { $men }
}

## Sur le tablier

nobody = personne
men-off = { $name } : { $men ->
    [one] { $men } sortie
   *[other] { $men } sorties
}

## Ce qui ne peut se dessiner

no-language = il y a des mots en { $languages }, non en { $given }
no-such-player = un joueur est 0 ou 1
no-such-theme = le thème est { $themes }, non { $given }
no-events = à ce jeu ({ $game }), un coup ne vaut rien qui puisse se dessiner
no-step = { $what } est une suite de ce qui fut joué, telle que la donne un Play ou une Table ; { $given } n’en fait pas partie.
