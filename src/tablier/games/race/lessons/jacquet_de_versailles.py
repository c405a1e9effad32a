"""Jacquet de Versailles in eight lessons."""

from __future__ import annotations

from ....table.events import Played
from ....telling.lessons import Draft, Words, bearing_off, hitting, standing

LESSONS = (
    Draft(
        "jacquet-de-versailles", "J-5", dice=(5, 4), answer=Played(0, "1/6 6/10"),
        en=Words(
            "The courier sets out",
            "Your fifteen men stand on point 1; both sides run the same way round, half a lap apart. Only one man, "
            "the courier, may leave before it has gone most of the way. Play your 5 and 4 with it.",
            "The courier is on 10. The other fourteen wait until it reaches one of the points 19 to 24.",
            "Play both numbers with the courier.",
        ),
        fr=Words(
            "Le postillon s’élance",
            "Vos quinze dames sont en flèche 1 ; les deux camps tournent dans le même sens, à un demi-tour de "
            "distance. Une seule dame, le postillon, peut partir tant qu’il n’a pas fait la route. Jouez le 5 et le "
            "4 avec lui.",
            "Le postillon est en 10. Les quatorze autres attendent qu’il touche l’une des flèches 19 à 24.",
            "Jouez les deux nombres avec le postillon.",
        ),
    ),
    Draft(
        "jacquet-de-versailles", "J-7", dice=(6, 6), answer=Played(0, "1/7"),
        en=Words(
            "A great throw for nothing",
            "A double is played as many times as its number says: double six is six sixes! But two or more men "
            "close a point, and on your 13 stand all of Rose’s. Play what can be played.",
            "One six, from 1 to 7; the next would rest on 13, and nobody else may leave. The other five sixes are "
            "lost.",
            "Play the one six there is.",
        ),
        fr=Words(
            "Un beau jet pour rien",
            "Un doublet se joue autant de fois que le dit son nombre : double six, six fois six ! Mais deux dames "
            "ou plus ferment une flèche, et en 13 se tient tout le camp de Rose. Jouez ce qui peut l’être.",
            "Un seul six, de 1 à 7 ; le suivant se reposerait en 13, et personne d’autre ne peut partir. Les cinq "
            "autres six sont perdus.",
            "Jouez le seul six possible.",
        ),
    ),
    Draft(
        "jacquet-de-versailles", "J-5", position="jacquet-de-versailles:w:1x14,17x1:1x15", dice=(6, 2),
        goal=standing(p19=1, p7=1), answer=Played(0, "17/19 1/7"),
        en=Words(
            "The courier arrives",
            "The courier stands on 17. As soon as it lands on 19 or beyond, all your men are free, even in the "
            "middle of the turn. Bring it in with the 2, and send a second man out with the 6.",
            "17 to 19, and a man from 1 to 7 at once. The talon is open for the rest of the game.",
            "Legal too; but use the 2 for the courier this time, and let a second man leave with the 6.",
        ),
        fr=Words(
            "Le postillon arrive",
            "Le postillon est en 17. Dès qu’il touche la 19 ou plus loin, toutes vos dames sont libres, même au "
            "milieu du coup. Rentrez-le avec le 2, et faites partir une deuxième dame avec le 6.",
            "De 17 à 19, et aussitôt une dame de 1 à 7. Le talon est ouvert pour toute la partie.",
            "C’est permis aussi ; mais cette fois, le 2 au postillon, et une deuxième dame part avec le 6.",
        ),
    ),
    Draft(
        "jacquet-de-versailles", "J-4", position="jacquet-de-versailles:w:1x14,14x1:1x15", dice=(3, 3),
        answer=Played(0, "14/17 17/20 1/4"),
        en=Words(
            "Doubles grow",
            "Double three: three threes. The courier on 14 needs two of them to reach 20; the third is yours to "
            "choose. (A double ace is a single ace: the small doubles are poor ones.)",
            "Three steps of three. Double four would have been four fours, double six six sixes.",
            "Play all three threes.",
        ),
        fr=Words(
            "Les doublets grandissent",
            "Double trois : trois fois trois. Il en faut deux au postillon, en 14, pour atteindre la 20 ; le "
            "dernier est à votre choix. (Double as ne fait qu’un as : les petits doublets sont pauvres.)",
            "Trois pas de trois. Double quatre aurait fait quatre fois quatre, double six six fois six.",
            "Jouez les trois 3.",
        ),
    ),
    Draft(
        "jacquet-de-versailles", "J-7", position="jacquet-de-versailles:w:1x9,8x2,21x4:1x10,6x2,19x2,23x1:free=wb",
        dice=(4, 3), goal=hitting, answer=Played(0, "8/11* 1/5"),
        en=Words(
            "Hit a lone man",
            "Rose has left a man alone on your 11. A man that lands there hits it: it goes to the bar and must "
            "begin again. Use your 3 from 8, and play the 4 as you like.",
            "Hit! Its whole journey is lost. Your own lone men run the same danger.",
            "Legal, but her man got away. 8 to 11 with the 3 hits it.",
        ),
        fr=Words(
            "Battre une dame seule",
            "Rose a laissé une dame seule sur votre flèche 11. Une dame qui y arrive la bat : elle va sur la barre "
            "et recommence. Jouez le 3 depuis la 8, et le 4 comme il vous plaît.",
            "Battue ! Tout son voyage est perdu. Vos dames seules courent le même danger.",
            "C’est permis, mais sa dame s’en est tirée. De 8 à 11 avec le 3, elle est battue.",
        ),
    ),
    Draft(
        "jacquet-de-versailles", "J-8", position="jacquet-de-versailles:w:barx1,1x9,8x2,21x3:1x10,6x2,15x3:free=wb",
        dice=(5, 3), answer=Played(0, "bar/5 1/4"),
        en=Words(
            "Back from the bar",
            "One of your men was hit and waits on the bar. It enters on the point of a number thrown, before anyone "
            "else moves. Your 3 is closed by three of Rose’s men; the 5 is open.",
            "It is back on 5, and the 3 was then free for another man.",
            "Enter with the 5 first.",
        ),
        fr=Words(
            "Rentrer de la barre",
            "Une de vos dames a été battue et attend sur la barre. Elle rentre sur la flèche d’un nombre amené, "
            "avant que toute autre bouge. Votre 3 est fermée par trois dames de Rose ; la 5 est libre.",
            "La voilà en 5, et le 3 était ensuite libre pour une autre dame.",
            "Rentrez d’abord avec le 5.",
        ),
    ),
    Draft(
        "jacquet-de-versailles", "J-6", position="jacquet-de-versailles:w:1x8,4x2,6x1,20x4:1x10,6x2,20x3:free=wb",
        dice=(5, 2), answer=Played(0, "6/11 1/3"),
        en=Words(
            "Two doubled points, no more",
            "On your first six points at most two may hold two men or more. The talon is one and point 4 the other, "
            "so a second man on 6 would be one too many: 1 to 6 is refused while both stand. Play 5 and 2 "
            "otherwise.",
            "Lone men are not limited, and more may always join a doubled point.",
            "Play the 5 and the 2.",
        ),
        fr=Words(
            "Deux flèches doublées, pas plus",
            "Sur vos six premières flèches, deux au plus peuvent porter deux dames ou davantage. Le talon en est "
            "une, la 4 l’autre : une deuxième dame en 6 serait de trop, et 1 à 6 est refusé tant que les deux "
            "tiennent. Jouez 5 et 2 autrement.",
            "Les dames seules ne sont pas limitées, et d’autres peuvent toujours rejoindre une flèche doublée.",
            "Jouez le 5 et le 2.",
        ),
    ),
    Draft(
        "jacquet-de-versailles", "J-9", position="jacquet-de-versailles:w:19x3,20x3,21x3,22x3,23x3:1x4,3x4,5x7:free=wb",
        dice=(6, 2), goal=bearing_off(2), answer=Played(0, "19/off 23/off"),
        en=Words(
            "Bear off",
            "All fifteen are in the last quarter, so men may leave: a man on 19 with a 6, a man on 23 with a 2. "
            "Take two off.",
            "Two off, thirteen to go. Rid of all first, you win one point, or two if Rose has none off. You can "
            "play Jacquet.",
            "Only one left. The 6 bears off from 19, the 2 from 23.",
        ),
        fr=Words(
            "Sortir",
            "Les quinze dames sont dans le dernier quart, elles peuvent sortir : de la 19 avec un 6, de la 23 avec "
            "un 2. Sortez-en deux.",
            "Deux dehors, reste treize. Le premier à tout sortir gagne un point, ou deux si l’autre n’a rien sorti. "
            "Vous savez jouer au jacquet.",
            "Une seule est sortie. Le 6 sort de la 19, le 2 de la 23.",
        ),
    ),
)  # fmt: skip
