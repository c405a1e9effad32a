"""Irish in six lessons: what backgammon's elder does otherwise."""

from __future__ import annotations

from ....table.events import Played
from ....telling.lessons import Draft, Words, bearing_off, hitting
from ..acts import Break, Unbind

LESSONS = (
    Draft(
        "irish", "IR-3", dice=(3, 3), answer=Played(0, "12/15 12/15"),
        en=Words(
            "Two threes, and no more",
            "The board is that of backgammon: your men run from 1 to 24 and home is 19 to 24. But in Irish a doublet "
            "is two equal numbers and nothing else. Play your two threes, with one man or with two.",
            "Two steps, and the turn is over. Nobody runs away on a lucky doublet here.",
            "Play both threes.",
        ),
        fr=Words(
            "Deux trois, pas davantage",
            "Le tablier est celui du backgammon : vos dames vont de 1 à 24, et la maison va de 19 à 24. Mais à "
            "l’Irish, un doublet n’est que deux nombres égaux. Jouez vos deux 3, avec une dame ou avec deux.",
            "Deux pas, et le coup est fini. Ici, nul ne s’échappe sur un heureux doublet.",
            "Jouez les deux 3.",
        ),
    ),
    Draft(
        "irish", "IR-4", position="irish:w:1x2,12x5,17x3,19x5:1x2,4,12x4,17x3,19x5", dice=(4, 2), goal=hitting,
        answer=Played(0, "17/21* 19/21"),
        en=Words(
            "Hit a lone man",
            "Rose has left a man alone on your 21. Land on it with the 4 from 17: it goes to the bar and must begin "
            "again. Play the 2 as you like; from 19 it makes your man safe.",
            "Hit. Two of your men on 21 also close the point to her.",
            "Legal, but her man got away. 17 to 21 with the 4 hits it.",
        ),
        fr=Words(
            "Battre une dame seule",
            "Rose a laissé une dame seule sur votre 21. Posez-vous-y avec le 4 depuis la 17 : elle va sur la barre et"
            " recommence. Jouez le 2 comme il vous plaît ; depuis la 19, il met votre dame en sûreté.",
            "Battue. Et vos deux dames en 21 lui ferment la flèche.",
            "C’est permis, mais sa dame s’en est tirée. De 17 à 21 avec le 4, elle est battue.",
        ),
    ),
    Draft(
        "irish", "IR-5", position="irish:w:barx1,12x6,17x3,19x5:1x2,12x5,17x3,19,22x2,21x2", dice=(4, 2),
        answer=Played(0, "bar/2 12/16"),
        en=Words(
            "Back from the bar",
            "One of your men was hit. It enters on the point of a number thrown before anyone else moves; your 4 is "
            "closed by two of Rose’s men, so it has to be the 2. (Were all six closed, the tables would be bound, and"
            " a throw of a die each would break one open.)",
            "It is back on 2, and the 4 was then free for another man.",
            "Enter with the 2 first.",
        ),
        fr=Words(
            "Rentrer de la barre",
            "Une de vos dames a été battue. Elle rentre sur la flèche d’un nombre amené avant que toute autre bouge ;"
            " votre 4 est fermée par deux dames de Rose, ce sera donc le 2. (Si les six étaient fermées, les tables "
            "seraient liées, et un dé chacun en romprait une.)",
            "La voilà en 2, et le 4 était ensuite libre pour une autre dame.",
            "Rentrez d’abord avec le 2.",
        ),
    ),
    Draft(
        "irish", "IR-5", position="irish:w:barx1,12x3,17x5,19x6:12x2,19x3,20x2,21x2,22x2,23x2,24x2",
        before=(Unbind(5, 2),), asked=("break",), thrown=False, dice=(6, 3), answer=Break(0, 3),
        en=Words(
            "The tables are bound up",
            "Rose holds all six points before your man on the bar, so that no throw could bring it in. Each of you "
            "threw a die, and yours was higher: name one of the six points, and her men on it are hit.",
            "That point is open now. You may throw and enter.",
            "Name one of the six points.",
        ),
        fr=Words(
            "Les tables sont liées",
            "Rose tient les six flèches devant votre dame sur la barre : aucun coup ne la ferait rentrer. Chacun a "
            "jeté un dé, le vôtre est le plus fort : nommez une des six flèches, ses dames y sont battues.",
            "La flèche est ouverte. Vous pouvez jeter et rentrer.",
            "Nommez une des six flèches.",
        ),
    ),
    Draft(
        "irish", "IR-6", position="irish:w:10x1,13x1,24x13:4x11,6x2,9x2", dice=(6, 2), answer=Played(0, "10/12 12/18"),
        en=Words(
            "Both numbers, if any order allows it",
            "Your 16, 19 and 21 are closed. It looks as if the 6 were lost; but one man can play the 2 first and then "
            "the 6, so both must be played. Find him.",
            "10 to 12, and on to 18. Only if no order plays both, one number is enough, and then the higher.",
            "Play the 2 and the 6 with one man.",
        ),
        fr=Words(
            "Les deux nombres, si quelque ordre le permet",
            "Vos 16, 19 et 21 sont fermées. Le 6 paraît perdu ; mais une dame peut jouer d’abord le 2, puis le 6 : il "
            "faut donc jouer les deux. Trouvez-la.",
            "De 10 à 12, puis à 18. Si nul ordre ne joue les deux, un seul nombre suffit, et c’est le plus fort.",
            "Jouez le 2 et le 6 avec une même dame.",
        ),
    ),
    Draft(
        "irish", "IR-7", position="irish:w:19x3,20x3,21x3,22x3,23x3:7x4,8x4,12x7", dice=(6, 2), goal=bearing_off(2),
        answer=Played(0, "19/off 23/off"),
        en=Words(
            "Bear off, exactly",
            "All fifteen are home, so men may leave, but by the exact number only: a 6 from 19, a 2 from 23. Take two"
            " off.",
            "Thirteen to go. Who is rid of all first wins one point, whatever the other has left. You can play Irish.",
            "Only one left. The 6 bears off from 19, the 2 from 23.",
        ),
        fr=Words(
            "Sortir, exactement",
            "Les quinze sont rentrées, elles peuvent sortir, mais par le nombre exact seulement : un 6 de la 19, un 2"
            " de la 23. Sortez-en deux.",
            "Reste treize. Le premier à tout sortir gagne un point, quoi qu’il reste à l’autre. Vous savez jouer à "
            "l’Irish.",
            "Une seule est sortie. Le 6 sort de la 19, le 2 de la 23.",
        ),
    ),
)  # fmt: skip
