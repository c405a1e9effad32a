"""Plakoto in six lessons."""

from __future__ import annotations

from ....table.events import Played
from ....telling.lessons import Draft, Words, bearing_off, standing

LESSONS = (
    Draft(
        "plakoto", "PL-1", dice=(6, 5), answer=Played(0, "1/7 1/6"),
        en=Words(
            "Out of the corner",
            "All fifteen of your men stand on point 1 and run to 24; Rose’s come the other way. Nobody is ever hit. "
            "Each number is played once, a double four times. Play your 6 and 5.",
            "Men alone are in danger here, though they are never sent back: see the next lesson.",
            "Play both numbers.",
        ),
        fr=Words(
            "Hors du coin",
            "Vos quinze dames sont en flèche 1 et vont jusqu’à la 24 ; celles de Rose viennent à leur rencontre. On "
            "ne bat jamais. Chaque nombre se joue une fois, un doublet quatre. Jouez le 6 et le 5.",
            "Une dame seule est en danger, bien qu’on ne la renvoie jamais : voyez la leçon suivante.",
            "Jouez les deux nombres.",
        ),
    ),
    Draft(
        "plakoto", "PL-4", position="plakoto:w:1x12,5,7x2:1x13,9,14", dice=(4, 1), goal=standing(p11=1),
        answer=Played(0, "7/11 1/2"),
        en=Words(
            "Pin a lone man",
            "Rose has a man alone on your 11. Land on him with the 4 from 7: he is pinned, and cannot move until you "
            "leave him. Play the 1 as you like.",
            "Pinned. The point is closed to Rose, though only one of your men holds it.",
            "Legal, but her man is still free. 7 to 11 with the 4 pins him.",
        ),
        fr=Words(
            "Bloquer une dame seule",
            "Rose a une dame seule sur votre 11. Posez-vous sur elle avec le 4 depuis la 7 : elle est bloquée, et ne "
            "bouge plus tant que vous y restez. Jouez le 1 comme il vous plaît.",
            "Bloquée. La flèche est fermée à Rose, bien qu’une seule de vos dames la tienne.",
            "C’est permis, mais sa dame est encore libre. De 7 à 11 avec le 4, elle est bloquée.",
        ),
    ),
    Draft(
        "plakoto", "PL-5", position="plakoto:w:1x10,6p,9x4:1x13,13,19", dice=(3, 2), answer=Played(0, "9/12 9/11"),
        en=Words(
            "The pinned man waits",
            "Now one of your own men is pinned, on 6. He stays until Rose’s man on top has gone, and you may not join"
            " him. Play the 3 and the 2 with others.",
            "That is all one can do: make the road hard for Rose, and wait.",
            "Play both numbers with men who are free.",
        ),
        fr=Words(
            "La dame bloquée attend",
            "C’est une des vôtres qui est bloquée maintenant, en 6. Elle reste tant que la dame de Rose est sur elle,"
            " et nul ne peut la rejoindre. Jouez le 3 et le 2 avec d’autres.",
            "On ne peut rien de plus : gêner Rose, et attendre.",
            "Jouez les deux nombres avec des dames libres.",
        ),
    ),
    Draft(
        "plakoto", "PL-7", position="plakoto:w:12x9,20,22x5:1,12,17x13", dice=(4, 1), goal=standing(p24=1),
        answer=Played(0, "20/24 22/23"),
        en=Words(
            "Catch the mother",
            "The last man on Rose’s start, your 24, is her mother. None of yours is left on your own start. Pin the "
            "mother with the 4 from 20, and the game is yours at once.",
            "Two points. Had you men on your start still, the game would have gone on until the last of them had "
            "left.",
            "Legal, but the mother got away. 20 to 24 with the 4 pins her.",
        ),
        fr=Words(
            "Prendre la mère",
            "La dernière dame au départ de Rose, votre 24, est sa mère. Il n’en reste aucune à votre propre départ. "
            "Bloquez la mère avec le 4 depuis la 20, et la partie est à vous.",
            "Deux points. S’il vous restait des dames au départ, la partie eût continué jusqu’au départ de la "
            "dernière.",
            "C’est permis, mais la mère s’en est tirée. De 20 à 24 avec le 4, elle est bloquée.",
        ),
    ),
    Draft(
        "plakoto", "PL-3", position="plakoto:w:1x2,8x13:1x2,14x4,20x9", dice=(6, 6),
        answer=Played(0, "1/7 1/7 8/14 8/14"),
        en=Words(
            "Both together",
            "Two men are left on your start. If one goes alone, the other is a mother to be caught. Double six is "
            "four sixes: bring both away, and play the other two as you like.",
            "Nobody is left behind, so there is no mother to lose.",
            "Play all four sixes.",
        ),
        goal=standing(p7=2),
        fr=Words(
            "Les deux ensemble",
            "Il reste deux dames à votre départ. Si l’une part seule, l’autre est une mère à prendre. Double six fait"
            " quatre six : emmenez les deux, et jouez les deux autres comme il vous plaît.",
            "Il n’en reste aucune derrière : plus de mère à perdre.",
            "Jouez les quatre 6.",
        ),
    ),
    Draft(
        "plakoto", "PL-6", position="plakoto:w:19x3,20x3,21x3,22x3,23x3:7x4,12x4,14x7", dice=(6, 2),
        goal=bearing_off(2), answer=Played(0, "19/off 23/off"),
        en=Words(
            "Bear off",
            "All fifteen are in the last quarter and nobody is pinned, so men may leave: a man on 19 with a 6, a man "
            "on 23 with a 2. Take two off.",
            "Rid of all first, you win one point, or two if Rose has none off. You can play Plakoto.",
            "Only one left. The 6 bears off from 19, the 2 from 23.",
        ),
        fr=Words(
            "Sortir",
            "Les quinze sont dans le dernier quartier et aucune n’est bloquée, elles peuvent sortir : de la 19 avec "
            "un 6, de la 23 avec un 2. Sortez-en deux.",
            "Le premier à tout sortir gagne un point, ou deux si l’autre n’a rien sorti. Vous savez jouer au Plakoto.",
            "Une seule est sortie. Le 6 sort de la 19, le 2 de la 23.",
        ),
    ),
)  # fmt: skip
