"""Backgammon as Willughby knew it, in eight lessons."""

from __future__ import annotations

from ....table.events import Played
from ....telling.lessons import Draft, Words, bearing_off, hitting, standing
from ..acts import Break, Unbind

LESSONS = (
    Draft(
        "backgammon", "B-3", dice=(6, 5), answer=Played(0, "1/7 7/12"),
        en=Words(
            "Two numbers",
            "Your light men travel from 1 to 24 and off; Rose’s come the other way. You have thrown 6 and 5: play "
            "each once, with two men or with one that rests between. Marked points are open; any legal play will "
            "do.",
            "That is a turn. Until you confirmed, every step could be taken back.",
            "Play both numbers.",
        ),
        fr=Words(
            "Deux nombres",
            "Vos dames claires vont de 1 à 24, puis dehors ; celles de Rose viennent en sens inverse. Vous avez "
            "amené 6 et 5 : jouez-les chacun une fois, avec deux dames ou avec une seule qui se repose entre les "
            "deux. Tout coup permis convient.",
            "Voilà un coup. Jusqu’à la validation, chaque pas pouvait se reprendre.",
            "Jouez les deux nombres.",
        ),
    ),
    Draft(
        "backgammon", "B-4", dice=(3, 1), goal=standing(p20=2), answer=Played(0, "17/20 19/20"),
        en=Words(
            "Make a point",
            "Two men together close their point to Rose; a man alone can be hit. With 3 and 1 you can set two men "
            "on 20 at once: from 17 with the 3, from 19 with the ace.",
            "Your 20 is closed. Six closed points at home shut a hit man out altogether: remember that for later.",
            "Legal, but make your 20: 17 to 20 and 19 to 20.",
        ),
        fr=Words(
            "Faire une case",
            "Deux dames ensemble ferment leur flèche à Rose ; une dame seule peut être battue. Avec 3 et 1, vous "
            "pouvez en mettre deux en 20 d’un coup : de 17 avec le 3, de 19 avec l’as.",
            "Votre 20 est fermée. Six flèches fermées chez soi enferment tout à fait une dame battue : nous y "
            "viendrons.",
            "C’est permis, mais faites votre 20 : de 17 à 20 et de 19 à 20.",
        ),
    ),
    Draft(
        "backgammon", "B-4", position="backgammon:w:1x2,12x5,17x3,19x5:1x1,4x1,12x5,17x3,19x5", dice=(4, 3),
        goal=hitting,
        answer=Played(0, "17/21* 12/15"),
        en=Words(
            "Hit",
            "Rose has a man alone on your 21. Land on it and it goes to the bar, to begin its journey again. Your 4 "
            "from 17 does it; play the 3 as you like.",
            "Hit. Rose must bring that man in before she moves anything else.",
            "Legal, but her lone man got away. 17 to 21 with the 4 hits it.",
        ),
        fr=Words(
            "Battre",
            "Rose a une dame seule sur votre 21. Arrivez dessus, et elle va sur la barre recommencer son voyage. "
            "Votre 4 depuis la 17 y suffit ; jouez le 3 comme il vous plaît.",
            "Battue. Rose doit la faire rentrer avant de jouer quoi que ce soit d’autre.",
            "C’est permis, mais sa dame s’en est tirée. De 17 à 21 avec le 4, elle est battue.",
        ),
    ),
    Draft(
        "backgammon", "B-3", dice=(4, 4), answer=Played(0, "17/21 17/21"),
        en=Words(
            "Doubles are only doubles",
            "If you know the modern game: here a double is two equal numbers and nothing more. You have two fours "
            "to play, not four.",
            "Two steps. The modern four, and a house rule of three, are options of a new table.",
            "Play both fours.",
        ),
        fr=Words(
            "Un doublet, rien de plus",
            "Si vous connaissez le jeu moderne : ici un doublet, c’est deux nombres égaux, sans plus. Vous avez "
            "deux 4 à jouer, et non quatre.",
            "Deux pas. Les quatre du jeu moderne, et une règle de maison à trois, se choisissent à une nouvelle "
            "table.",
            "Jouez les deux 4.",
        ),
    ),
    Draft(
        "backgammon", "B-5", position="backgammon:w:barx1,1x1,12x5,17x3,19x5:1x2,12x5,17x3,19x5", dice=(6, 3),
        answer=Played(0, "bar/3 12/18"),
        en=Words(
            "Enter from the bar",
            "One of your men was hit and waits on the bar. It enters on the point of a number thrown, before "
            "anything else moves. Point 6 is Rose’s, point 3 is open.",
            "In on 3; then the 6 was free for another man.",
            "Enter with the 3 first.",
        ),
        fr=Words(
            "Rentrer de la barre",
            "Une de vos dames a été battue et attend sur la barre. Elle rentre sur la flèche d’un nombre amené, "
            "avant que rien d’autre bouge. La 6 est à Rose, la 3 est libre.",
            "Rentrée en 3 ; le 6 était alors libre pour une autre dame.",
            "Rentrez d’abord avec le 3.",
        ),
    ),
    Draft(
        "backgammon", "B-6", position="backgammon:w:barx1,12x3,17x5,19x6:12x2,19x3,20x2,21x2,22x2,23x2,24x2",
        before=(Unbind(5, 2),), asked=("break",), thrown=False, dice=(6, 3), answer=Break(0, 3),
        en=Words(
            "The tables are bound up",
            "Rose holds all six points at home and no throw could bring your man in: the tables are bound. Each of "
            "you threw a die, and yours was higher, so you name one of her six points: its men are hit. Choose one.",
            "That point is open, and her men from it are on the bar. Now you may throw and enter. Of the games in "
            "this salon only Irish has this rule as well.",
            "Name one of the six points.",
        ),
        fr=Words(
            "Les tables sont liées",
            "Rose tient les six flèches de son jan : aucun jet ne ferait rentrer votre dame, les tables sont liées. "
            "Chacun a lancé un dé, le vôtre est le plus fort : nommez une de ses six flèches, ses dames y sont "
            "battues.",
            "La flèche est ouverte, et ses dames sont sur la barre. Vous pouvez lancer et rentrer. Des jeux du "
            "salon, l’Irish seul connaît aussi cette règle.",
            "Nommez une des six flèches.",
        ),
    ),
    Draft(
        "backgammon", "B-9", position="backgammon:w:19x3,20x2,21x2,22x3,23x3,24x2:7x2,12x8,13x5", dice=(6, 3),
        goal=bearing_off(2), answer=Played(0, "19/off 22/off"),
        en=Words(
            "Off by the exact number",
            "All your men are in the last quarter, so they may leave, but only by the exact number: a 6 takes one "
            "from 19, a 3 one from 22. Bear two off.",
            "Two off. A number too large does nothing here; it can only be played inside.",
            "Legal, but bear two off: 19 with the 6, 22 with the 3.",
        ),
        fr=Words(
            "Sortir au nombre juste",
            "Toutes vos dames sont dans le dernier quart : elles peuvent sortir, mais seulement au nombre exact. Un "
            "6 en sort une de la 19, un 3 une de la 22. Sortez-en deux.",
            "Deux dehors. Un nombre trop grand ne sort rien ici ; il se joue au-dedans, ou pas du tout.",
            "C’est permis, mais sortez-en deux : la 19 avec le 6, la 22 avec le 3.",
        ),
    ),
    Draft(
        "backgammon", "B-10", position="backgammon:w:24x1:12x5,14x5,17x5", dice=(5, 1), goal=bearing_off(1),
        answer=Played(0, "24/off"),
        en=Words(
            "Gammon",
            "Your last man stands on 24, one step from the rail. The ace takes it off, and the 5 is too large to be "
            "played at all. Rose has not borne off a single man.",
            "You win a gammon, two points. With a man of hers still on the bar or in your home table it would have "
            "been a backgammon, three. You can play.",
            "Take the last man off with the ace.",
        ),
        fr=Words(
            "Gammon",
            "Votre dernière dame est en 24, à un pas de la bande. L’as la sort ; le 5, trop grand, ne se joue pas. "
            "Rose n’a pas sorti une seule dame.",
            "Vous gagnez un gammon, deux points. Si une de ses dames était encore sur la barre ou dans votre jan, "
            "c’eût été un backgammon, trois. Vous savez jouer.",
            "Sortez la dernière dame avec l’as.",
        ),
    ),
)  # fmt: skip
