"""Trictrac in ten lessons: moving, the corner, what a throw is worth, the hole, and marking by hand."""

from __future__ import annotations

from ....table.events import Played, Throw
from ....telling.lessons import Draft, Words, standing
from ..acts import Leave, Mark, School

_HIT = "1x11,8x2,12x2:1x14,7x1"
_FILLING = "1x3,2x4,3x2,4x3,5x2,6x1"

LESSONS = (
    Draft(
        "trictrac", "T-4", position="trictrac:w:1x12,5x1,7x1,9x1:1x15", dice=(4, 2), answer=Played(0, "1/5 1/3"),
        en=Words(
            "A quiet beginning",
            "Your men leave the heap on field 1, the talon, and travel to 24; Rose comes the other way, and a field "
            "with even one of her men is closed to you. You have 4 and 2: play both, with two men or with one.",
            "Nobody is ever captured in Trictrac. Points come from elsewhere: from what your throw could do.",
            "Play both numbers.",
        ),
        fr=Words(
            "Un début tranquille",
            "Vos dames quittent le tas de la flèche 1, le talon, et vont vers la 24 ; Rose vient en sens inverse, "
            "et une flèche où elle a ne serait-ce qu’une dame vous est fermée. Vous avez 4 et 2 : jouez-les, avec "
            "deux dames ou une seule.",
            "Au trictrac, on ne prend jamais rien. Les points viennent d’ailleurs : de ce que votre jet pourrait "
            "faire.",
            "Jouez les deux nombres.",
        ),
    ),
    Draft(
        "trictrac", "T-25", position=f"trictrac:w:{_HIT}", dice=(6, 4), answer=Played(0, "1/7 1/5"),
        en=Words(
            "Points for what could be done",
            "Rose has a man alone on your 18. You threw 6 and 4: the 6 would reach it from 12, and 6 and 4 together "
            "from 8. Two ways, two points each: the referee has marked 4. Read the card, then play anything; you "
            "need not go there.",
            "The man on 18 stays where it is: a hit is only imagined, and it pays all the same. On the small jan "
            "table, 1 to 6 and 19 to 24, each way is worth 4.",
            "Play both numbers.",
        ),
        fr=Words(
            "Des points pour ce qui pourrait se faire",
            "Rose a une dame seule sur votre 18. Vous avez 6 et 4 : le 6 l’atteindrait de la 12, le 6 et le 4 "
            "ensemble de la 8. Deux façons, deux points chacune : l’arbitre en a marqué 4. Lisez la carte, puis "
            "jouez ce qui vous plaît.",
            "La dame de la 18 reste où elle est : on ne bat qu’en idée, et cela paie quand même. À la table du "
            "petit jan, de 1 à 6 et de 19 à 24, chaque façon vaut 4.",
            "Jouez les deux nombres.",
        ),
    ),
    Draft(
        "trictrac", "T-27", position="trictrac:w:1x13,12x2:1x10,3x1,7x2,9x2", dice=(6, 4), answer=Played(0, "1/7 1/5"),
        en=Words(
            "The hit that fails",
            "Rose’s lone man on 22 is ten away from your 12, and you threw 6 and 4. But a man must rest on the way, "
            "on 18 or on 16, and both are closed. A false hit: Rose marks the 4 points. Play on.",
            "So dice can work for the other side. A number that cannot be played at all pays her too, 2 points.",
            "Play both numbers.",
        ),
        fr=Words(
            "Battre à faux",
            "La dame seule de Rose en 22 est à dix de votre 12, et vous avez 6 et 4. Mais il faut se reposer en "
            "chemin, en 18 ou en 16, et les deux sont fermées. C’est battre à faux : Rose marque les 4 points. "
            "Jouez.",
            "Les dés travaillent donc aussi pour l’autre. Un nombre qu’on ne peut pas jouer du tout lui paie de "
            "même 2 points.",
            "Jouez les deux nombres.",
        ),
    ),
    Draft(
        "trictrac", "T-6", position="trictrac:w:1x13,6x1,8x1:1x15", dice=(6, 4), goal=standing(p12=2),
        answer=Played(0, "6/12 8/12"),
        en=Words(
            "Take your corner",
            "Field 12 is your rest corner, the strongest place you have. It is taken by two men in one play and "
            "never held by one alone. Here the 6 brings the man from 6, the 4 the man from 8. Tap 12: both go.",
            "Your corner. From there your men threaten the whole far side, and two men are safe on it.",
            "Legal, but the corner was there for the taking: 6 to 12 and 8 to 12.",
        ),
        fr=Words(
            "Prendre son coin",
            "La flèche 12 est votre coin de repos, votre place la plus forte. On le prend à deux dames d’un seul "
            "coup, et jamais une dame n’y reste seule. Ici le 6 amène celle de la 6, le 4 celle de la 8.",
            "Vous avez votre coin. De là, vos dames menacent tout l’autre bord, et à deux elles y sont en sûreté.",
            "C’est permis, mais le coin s’offrait : de 6 à 12 et de 8 à 12.",
        ),
    ),
    Draft(
        "trictrac", "T-7", position="trictrac:w:1x13,7x1,8x1:1x15", dice=(6, 5), goal=standing(p12=2),
        answer=Played(0, "7/12 8/12"),
        en=Words(
            "The corner by puissance",
            "A courtesy to the strong. Your 6 and 5 would carry the men on 7 and 8 to Rose’s corner, 13, where you "
            "may never land. While both corners are empty, they may stop one field short, on yours. Do it.",
            "Taken by puissance. If the dice could also have brought two men there directly, this would not be "
            "allowed.",
            "Legal, but let the men from 7 and 8 both take the corner, 12.",
        ),
        fr=Words(
            "Le coin par puissance",
            "Une politesse faite au plus fort. Votre 6 et votre 5 mèneraient les dames de 7 et 8 au coin de Rose, "
            "la 13, où vous ne pouvez jamais aller. Tant que les deux coins sont vides, elles peuvent s’arrêter au "
            "vôtre. Faites-le.",
            "Pris par puissance. Si les dés avaient pu y mener deux dames directement, ce ne serait pas permis.",
            "C’est permis, mais que les dames de 7 et de 8 prennent toutes deux le coin, la 12.",
        ),
    ),
    Draft(
        "trictrac", "T-29", position=f"trictrac:w:{_FILLING}:1x15", dice=(5, 4), answer=Played(0, "1/6 4/8"),
        en=Words(
            "Fill a jan",
            "A quarter of the board is called a jan, and it is full with two men on each of its six fields. Field 6 "
            "lacks one: your 5 from 1 fills it, and so does your 4 from 2. Two ways, 8 points; and here you must "
            "really do it.",
            "Your small jan is full. As long as you can keep it so, it pays again on every throw.",
            "Fill the jan: a second man on 6.",
        ),
        fr=Words(
            "Remplir un jan",
            "Un quart du tablier s’appelle un jan ; il est plein avec deux dames sur chacune de ses six flèches. Il "
            "en manque une en 6 : votre 5 depuis la 1 la remplit, votre 4 depuis la 2 aussi. Deux façons, 8 points "
            "; et ici il faut le faire.",
            "Votre petit jan est plein. Tant que vous pouvez le conserver, il paie à chaque jet.",
            "Remplissez le jan : une deuxième dame en 6.",
        ),
    ),
    Draft(
        "trictrac", "T-32", position="trictrac:w:7x3,8x3,9x3,10x2,11x2,12x2:1x11,3x2,5x2", dice=(3, 1),
        answer=Played(0, "7/10 8/9"),
        en=Words(
            "Keep it full",
            "Your big jan, 7 to 12, is full, with three men to spare. You can play 3 and 1 with spare men only: "
            "that is conserving, 4 points, and it is a duty as well. The board offers only plays that keep two men "
            "everywhere.",
            "Still full. When the spare men are used up, the jan must break; a good player leaves just before.",
            "Play with the spare men.",
        ),
        fr=Words(
            "Conserver",
            "Votre grand jan, de 7 à 12, est plein, avec trois dames de surcroît. Vous pouvez jouer 3 et 1 avec "
            "celles-là seules : c’est conserver, 4 points, et c’est aussi un devoir. Le tablier n’offre que les "
            "coups qui laissent deux dames partout.",
            "Toujours plein. Quand les dames de surcroît seront jouées, il faudra rompre ; un bon joueur s’en va "
            "juste avant.",
            "Jouez avec les dames de surcroît.",
        ),
    ),
    Draft(
        "trictrac", "T-44", position=f"trictrac:w:{_FILLING}:1x12,5x2,7x1:points=8b,0", dice=(5, 4),
        asked=("stay", "leave"), answer=Leave(0),
        en=Words(
            "A hole! Stay or leave?",
            "Twelve points make a hole, and twelve holes win. You had 8, made in one run (bredouille), and this "
            "throw brings 8: a hole that counts double, and 4 left over. Stay and keep the 4 and the position, or "
            "leave: the men go back to the talons, all points are wiped, and you throw first.",
            "Either is right at the right time: stay while your position promises more, leave before it falls "
            "apart. This is the great decision of Trictrac.",
            "Choose: stay or leave.",
        ),
        fr=Words(
            "Un trou ! Tenir ou s’en aller ?",
            "Douze points font un trou, et douze trous gagnent. Vous en aviez 8, faits de suite (bredouille), et ce "
            "jet en donne 8 : un trou qui compte double, et 4 de reste. Tenez, en gardant les 4 et la position ; ou "
            "allez-vous-en : on remet les dames aux talons, tous les points s’effacent, et vous lancez le premier.",
            "L’un et l’autre sont bons à leur heure : tenez tant que la position promet, allez-vous-en avant "
            "qu’elle s’écroule. C’est la grande décision du trictrac.",
            "Choisissez : tenir ou s’en aller.",
        ),
    ),
    Draft(
        "trictrac@marking=manual", "T-60", position=f"trictrac@marking=manual:w:{_HIT}", dice=(6, 4), asked=("mark",),
        values={"points": 4}, answer=Mark(0, 4),
        en=Words(
            "Mark for yourself",
            "In the strict game the referee says nothing: you count, and mark before you touch a man. It is the "
            "throw of the second lesson: the lone man on 18 can be reached by the 6 and by the sum, 2 points each. "
            "Mark what it is worth.",
            "Four, exactly. Too little or too much would be a school, and Rose could take the difference.",
            "Not quite: that would be a school. Two ways of two points each.",
        ),
        fr=Words(
            "Marquez vous-même",
            "À la règle stricte, l’arbitre se tait : vous comptez, et marquez avant de toucher une dame. C’est le "
            "jet de la deuxième leçon : la dame seule en 18 s’atteint par le 6 et par la somme, 2 points chacun. "
            "Marquez ce qu’il vaut.",
            "Quatre, tout juste. Trop peu ou trop, ce serait une école, et Rose pourrait prendre la différence.",
            "Pas tout à fait : ce serait une école. Deux façons, à deux points chacune.",
        ),
    ),
    Draft(
        "trictrac@marking=manual", "T-61", position="trictrac@marking=manual:b:1x14,7x1:1x11,8x2,12x2",
        before=(Throw(1, (6, 4)), Mark(1, 0), Played(1, "1/7 1/5")), thrown=False, dice=(5, 2), asked=("school",),
        values={"points": 4, "over": False}, answer=School(0, 4, False),
        en=Words(
            "Send Rose to school",
            "Now the roles are changed: your lone man was hit in two ways, worth 4 points, but Rose marked nothing "
            "and has played. Before you throw, cry school: 4 too little. The 4 points become yours.",
            "School! Rose may accept, or contest and risk double. Claim the exact amount, or it turns against you. "
            "You know the heart of Trictrac; the rest comes at the table, and the referee explains every point.",
            "She got away with it. Choose School, too little, 4, before you throw.",
        ),
        fr=Words(
            "Envoyez Rose à l’école",
            "Les rôles sont changés : votre dame seule était battue de deux façons, 4 points, mais Rose n’a rien "
            "marqué, et elle a joué. Avant de lancer, criez à l’école : 4 de trop peu. Les 4 points sont pour vous.",
            "École ! Rose peut accepter, ou contester et risquer le double. Demandez le nombre juste, sinon cela se "
            "retourne contre vous. Vous savez l’essentiel du trictrac ; le reste vient à la table, et l’arbitre "
            "explique chaque point.",
            "Elle s’en est tirée. Choisissez École, trop peu, 4, avant de lancer.",
        ),
    ),
)  # fmt: skip
