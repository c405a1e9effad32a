"""Garanguet in nine lessons."""

from __future__ import annotations

from ....table.events import Played
from ....telling.lessons import Draft, Words, bearing_off, standing

LESSONS = (
    Draft(
        "garanguet", "G-3", dice=(5, 3, 2), answer=Played(0, "1/6 1/4 1/3"),
        en=Words(
            "Three dice, three steps",
            "Your fifteen men start in one heap on point 1, top right, and travel to point 24 and off; Rose comes "
            "the other way. You have thrown 5, 3 and 2: play each number once, with any men you like, then confirm.",
            "That is a whole turn. One man may also take two of the numbers, or all three.",
            "Play all three numbers.",
        ),
        fr=Words(
            "Trois dés, trois pas",
            "Vos quinze dames partent en tas de la flèche 1, en haut à droite, et vont jusqu’à la flèche 24, puis "
            "dehors ; Rose vient en sens inverse. Vous avez amené 5, 3 et 2 : jouez chaque nombre une fois, avec "
            "les dames que vous voulez, puis validez.",
            "Voilà un coup entier. Une même dame peut aussi prendre deux des nombres, ou les trois.",
            "Jouez les trois nombres.",
        ),
    ),
    Draft(
        "garanguet", "G-3", dice=(6, 4, 1), goal=standing(p12=1), answer=Played(0, "1/7 7/11 11/12"),
        en=Words(
            "One man, three numbers",
            "Now let a single man run with all of 6, 4 and 1: from 1 to 12. It rests after every number, and each "
            "resting place must be open. Pick the same man again and again: it takes the next number each time.",
            "From 1 to 12 in one turn. A runner gets far, but it leaves fourteen behind.",
            "That was legal, but this time all three numbers go to one man: from 1 to 12.",
        ),
        fr=Words(
            "Une dame, trois nombres",
            "Faites courir une seule dame avec le 6, le 4 et l’as : de 1 à 12. Elle se repose après chaque nombre, "
            "et chaque repos doit être libre. Reprenez toujours la même dame : elle joue à chaque fois le nombre "
            "suivant.",
            "De 1 à 12 d’un seul coup. Un coureur va loin, mais il en laisse quatorze derrière lui.",
            "C’était permis, mais cette fois les trois nombres vont à la même dame : de 1 à 12.",
        ),
    ),
    Draft(
        "garanguet", "G-7", position="garanguet:w:1x14,8x1:1x13,11x1,13x1", dice=(6, 4, 1), goal=standing(p19=1),
        answer=Played(0, "8/9 9/15 15/19"),
        en=Words(
            "One man shuts a point",
            "Nothing is ever hit here: a single man of Rose’s closes its point to you. Your man on 8 would run "
            "home, but its 6 (14) and its 4 (12) are shut. Play the ace first, and the way to 19 is open.",
            "The ace took it round both guards. The order of the numbers matters: look for the one that opens the "
            "others.",
            "Legal, but the runner is still outside. Take the man on 8: first the ace, then the 6 and the 4.",
        ),
        fr=Words(
            "Une dame suffit à fermer",
            "Ici on ne bat jamais : une seule dame de Rose vous ferme sa flèche. Votre dame de la flèche 8 voudrait "
            "rentrer, mais son 6 (14) et son 4 (12) sont fermés. Jouez d’abord l’as, et le chemin de la 19 s’ouvre.",
            "L’as l’a fait passer entre les deux gardes. L’ordre des nombres compte : cherchez celui qui ouvre les "
            "autres.",
            "C’est permis, mais le coureur est encore dehors. Prenez la dame de la 8 : d’abord l’as, puis le 6 et "
            "le 4.",
        ),
    ),
    Draft(
        "garanguet", "G-5", dice=(4, 4, 1), answer=Played(0, "1/5 1/5 1/5 1/5 1/2"),
        en=Words(
            "A good double",
            "4, 4 and 1: two dice are equal and the third is lower, so the double counts twice over. You play four "
            "fours and one ace, five steps in all, in any order.",
            "Five steps with three dice. Such a double is called by its old name: yours was Carmes.",
            "Play four fours and the ace.",
        ),
        fr=Words(
            "Un beau doublet",
            "4, 4 et 1 : deux dés égaux et le troisième plus bas, le doublet compte donc deux fois. Vous jouez "
            "quatre fois 4 et un as, cinq pas en tout, dans l’ordre que vous voulez.",
            "Cinq pas avec trois dés. Un tel doublet s’annonce par son vieux nom : le vôtre, c’était carme.",
            "Jouez quatre fois 4, et l’as.",
        ),
    ),
    Draft(
        "garanguet", "G-4", dice=(2, 2, 5), answer=Played(0, "1/6 1/3 1/3"),
        en=Words(
            "A double that is none",
            "2, 2 and 5: the third die is higher, so the double is not usable. You play a 2, a 2 and a 5, and that "
            "is all.",
            "Three steps only. Remember: the odd die must be lower than the pair. Three equal dice are best of all: "
            "six steps.",
            "Play the 5 and both twos.",
        ),
        fr=Words(
            "Un doublet qui n’en est pas un",
            "2, 2 et 5 : le troisième dé est plus haut, le doublet ne vaut donc rien. Vous jouez un 2, un 2 et un "
            "5, et voilà tout.",
            "Trois pas seulement. Retenez : le dé seul doit être plus bas que la paire. Trois dés égaux, c’est "
            "encore mieux : six pas.",
            "Jouez le 5 et les deux 2.",
        ),
    ),
    Draft(
        "garanguet", "G-13", position="garanguet:w:1x4,6x2,7x3,8x2,9x2,10x1,11x1:1x6,3x4,7x3,8x2", dice=(6, 3, 2),
        goal=standing(p7=1, p8=1, p9=1, p10=1, p11=1, p12=1), answer=Played(0, "6/12 1/4 1/3"),
        en=Words(
            "The wall",
            "No number is greater than six, so six points in a row cannot be passed by a man behind them. You hold "
            "7 to 11: put a man on 12 and keep the others, and all of Rose’s men are shut in.",
            "A wall from 7 to 12. Rose must wait; but you must go on playing every number, and in the end it is the "
            "wall that gives way.",
            "Not a wall yet. After your play there must be a man on each point from 7 to 12; the 6 from 6 does it.",
        ),
        fr=Words(
            "Le mur",
            "Aucun nombre ne dépasse six : une dame ne franchit donc pas six flèches de suite tenues devant elle. "
            "Vous tenez les flèches 7 à 11 : mettez une dame en 12 sans lâcher les autres, et toutes les dames de "
            "Rose sont enfermées.",
            "Un mur de 7 à 12. Rose attend ; mais vous, vous devez jouer tous vos nombres, et c’est le mur qui "
            "finit par céder.",
            "Ce n’est pas encore un mur. Après votre coup, il faut une dame sur chaque flèche de 7 à 12 : le 6 "
            "depuis la 6 y suffit.",
        ),
    ),
    Draft(
        "garanguet", "G-8", position="garanguet:w:20x1,23x1:1x5,4x1,9x1", dice=(5, 2, 1),
        answer=Played(0, "20/22 22/23 23/off"),
        en=Words(
            "Play as much as you can",
            "You must always play as many numbers as possible. The 5 and the 2 would bear both men off at once, but "
            "then the ace would be left; there is a way to play all three. Find it: the referee shows only steps "
            "that lead there.",
            "20 to 22, on to 23, and one man off with the 5. Less brilliant, but the rule: most numbers first, then "
            "the highest.",
            "Play all three numbers.",
        ),
        fr=Words(
            "Jouer le plus possible",
            "On doit toujours jouer le plus de nombres possible. Le 5 et le 2 sortiraient vos deux dames, mais il "
            "resterait l’as ; or il y a moyen de jouer les trois. Trouvez-le : l’arbitre ne montre que les pas qui "
            "y mènent.",
            "De 20 à 22, puis à 23, et une dame dehors avec le 5. Moins brillant, mais c’est la règle : d’abord le "
            "plus de nombres, ensuite les plus forts.",
            "Jouez les trois nombres.",
        ),
    ),
    Draft(
        "garanguet", "G-10", position="garanguet:w:18x1,20x1,21x1,23x1,24x11:14x5,15x10", dice=(3, 2, 1),
        goal=bearing_off(1), answer=Played(0, "18/21 21/22 23/off"),
        en=Words(
            "Bearing off",
            "Men may leave once all fifteen are on the last six points. One is still on 18. Bring it home with the "
            "3, and use what is left to bear a man off by its exact number: 23 is two away, 24 is one away.",
            "In and out in the same turn. The rail counts as one more point, number 25.",
            "That was legal, but nobody left. First 18 to 21 with the 3, then a man off.",
        ),
        fr=Words(
            "Sortir",
            "On sort ses dames quand toutes les quinze sont dans les six dernières flèches. Il en reste une en 18. "
            "Rentrez-la avec le 3, puis sortez-en une par son nombre exact : la 23 est à deux, la 24 à un.",
            "Rentrée et sortie dans le même coup. La bande compte pour une flèche de plus, la 25.",
            "C’était permis, mais personne n’est sorti. D’abord 18 à 21 avec le 3, puis une dame dehors.",
        ),
    ),
    Draft(
        "garanguet", "G-11", position="garanguet:w:18x1,20x1,21x1,23x1,24x11:14x5,15x10", dice=(6, 6, 5),
        answer=Played(0, "18/23 20/off 21/off 23/off 23/off"),
        en=Words(
            "Numbers too large",
            "Sonnez and 5: four sixes and a 5. Nobody is six away, so a six that fits nowhere bears off the man "
            "farthest back. Bring the last man home and sweep the rest.",
            "Five steps, four men off. First to be rid of all fifteen wins one point, or two if the other has none "
            "off. You can play Garanguet.",
            "Play everything: it is forced.",
        ),
        fr=Words(
            "Des nombres trop grands",
            "Sonnez et 5 : quatre six et un 5. Aucune dame n’est à six : un six qui ne peut se jouer sort la dame "
            "la plus éloignée. Rentrez la dernière dame et sortez les autres.",
            "Cinq pas, quatre dames dehors. Le premier à sortir ses quinze dames gagne un point, ou deux si l’autre "
            "n’en a sorti aucune. Vous savez jouer au garanguet.",
            "Jouez tout : c’est forcé.",
        ),
    ),
)  # fmt: skip
