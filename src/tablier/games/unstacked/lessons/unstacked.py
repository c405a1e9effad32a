"""Unstacked Draughts in seven lessons."""

from __future__ import annotations

from ....table.events import Played, Throw
from ....telling.lessons import Draft, Words
from ..acts import Claim

LESSONS = (
    Draft(
        "unstacked", "UD-3", dice=(4, 3), thrown=False, answer=Played(0, "4d 3d"),
        en=Words(
            "Bring men down",
            "You have six small stacks, one for each face of a die, and so has Rose. Each die takes one man down "
            "from the stack of its number and lays it flat in front. Throw.",
            "One man of stack 4 and one of stack 3 lie flat. The lowest man of a stack stays where it is, so there "
            "are nine men to bring down in all.",
            "Throw the dice: the men come down by themselves.",
        ),
        fr=Words(
            "Rabattre des dames",
            "Vous avez six petites piles, une pour chaque face du dé ; Rose aussi. Chaque dé prend une dame sur la "
            "pile de son numéro et la couche à plat devant. Lancez.",
            "Une dame de la pile 4 et une de la pile 3 sont à plat. La dame du dessous reste en place : il y en a "
            "donc neuf à rabattre en tout.",
            "Lancez les dés : les dames se rabattent d’elles-mêmes.",
        ),
    ),
    Draft(
        "unstacked", "UD-6", position="unstacked:w:s011222:s111222", dice=(5, 1), thrown=False,
        answer=Played(0, "5d (1d)"),
        en=Words(
            "A gift to Rose",
            "Your stack 1 has nothing left to give, so an ace is no use to you. What you cannot use goes to your "
            "opponent, who uses it if able. Throw, and see where the ace goes.",
            "Your 5 brought a man down; the ace went over to Rose, who brought one down with it. Both of you watch "
            "every throw: that is the whole fun of this game.",
            "Throw the dice.",
        ),
        fr=Words(
            "Un cadeau pour Rose",
            "Votre pile 1 n’a plus rien à donner : un as ne vous sert à rien. Ce que vous ne pouvez pas jouer passe "
            "à l’adversaire, qui le joue s’il le peut. Lancez, et voyez où va l’as.",
            "Votre 5 a rabattu une dame ; l’as est passé à Rose, qui en a rabattu une aussi. Chacun guette tous les "
            "jets : c’est tout le sel de ce jeu.",
            "Lancez les dés.",
        ),
    ),
    Draft(
        "unstacked", "UD-7", position="unstacked:w:s111222:s111222", dice=(2, 1), thrown=False,
        before=(Throw(0, (6, 6)), Played(0, "6d 6d")), answer=Played(0, "2d 1d"),
        en=Words(
            "A double earns another throw",
            "You have just thrown Sonnez, the double six, and brought two men down from stack 6. After any double "
            "the same player throws again: go on.",
            "Two more men came down. There is no limit: double after double, the dice stay with you.",
            "Throw again.",
        ),
        fr=Words(
            "Un doublet donne un autre jet",
            "Vous venez d’amener sonnez, le double six, et de rabattre deux dames de la pile 6. Après un doublet, "
            "le même joueur relance : à vous.",
            "Deux dames de plus sont rabattues. Il n’y a pas de limite : de doublet en doublet, les dés restent à "
            "vous.",
            "Lancez encore.",
        ),
    ),
    Draft(
        "unstacked", "UD-5", position="unstacked:w:s000010:s010112", dice=(5, 2), thrown=False,
        answer=Played(0, "5d 2o"),
        en=Words(
            "The turn of the tide",
            "One single man is left to bring down, on stack 5. The moment it lies flat, your numbers begin to bear "
            "men off instead, even in the middle of a throw. Throw.",
            "The 5 brought the last man down, and the 2 of the same throw already bore a man off point 2. From now "
            "on a number takes a man off its point.",
            "Throw the dice.",
        ),
        fr=Words(
            "Le moment où tout bascule",
            "Il ne vous reste qu’une dame à rabattre, sur la pile 5. Dès qu’elle est à plat, vos nombres sortent "
            "des dames, même au milieu d’un jet. Lancez.",
            "Le 5 a rabattu la dernière dame, et le 2 du même jet en a déjà sorti une de la flèche 2. Désormais un "
            "nombre sort une dame de sa flèche.",
            "Lancez les dés.",
        ),
    ),
    Draft(
        "unstacked", "UD-4", position="unstacked:w:m202333:s010001", dice=(4, 2), thrown=False,
        answer=Played(0, "4o (2d)"),
        en=Words(
            "Bearing off",
            "All your men lie flat and are leaving. A number bears off one man of its point; an empty point makes "
            "that number useless to you. Your point 2 is empty. Throw.",
            "The 4 bore a man off. The 2 went across to Rose, who is still bringing down: each of you changes from "
            "one to the other alone.",
            "Throw the dice.",
        ),
        fr=Words(
            "Sortir ses dames",
            "Toutes vos dames sont à plat et s’en vont. Un nombre sort une dame de sa flèche ; si la flèche est "
            "vide, il ne vous sert à rien. Votre flèche 2 est vide. Lancez.",
            "Le 4 a sorti une dame. Le 2 est passé à Rose, qui en est encore à rabattre : chacun change de temps "
            "pour son compte.",
            "Lancez les dés.",
        ),
    ),
    Draft(
        "unstacked@claims=manual", "UD-9", position="unstacked@claims=manual:b:s001012:s110010",
        before=(Throw(1, (5, 3)), Played(1, "5d")), dice=(), thrown=False, asked=("claim",), values={"die": 3},
        answer=Claim(0, 3),
        en=Words(
            "Keep your eyes open",
            "In the strict game a left-over number must be claimed. Rose threw 5 and 3 and had no use for the 3, "
            "but you have a man to bring down on point 3. Take the 3 before you throw, or it is lost.",
            "The 3 is yours, and the throw is still to come. At most tables the referee does this for you; the "
            "strict game is a choice under the rules of a new table.",
            "The right was lost, as it would be at the table. Take the 3 first.",
        ),
        fr=Words(
            "Ouvrez l’œil",
            "À la règle stricte, un nombre de reste se réclame. Rose a amené 5 et 3 et n’avait que faire du 3, mais "
            "vous avez une dame à rabattre sur la flèche 3. Prenez le 3 avant de lancer, sinon il est perdu.",
            "Le 3 est à vous, et il vous reste à lancer. D’ordinaire l’arbitre s’en charge ; la règle stricte se "
            "choisit avec les règles d’une nouvelle table.",
            "Le droit est perdu, comme il le serait à la table. Prenez d’abord le 3.",
        ),
    ),
    Draft(
        "unstacked", "UD-8", position="unstacked:w:m010000:m100000", dice=(2, 1), thrown=False, answer=Played(0, "2o"),
        en=Words(
            "The last man",
            "Each of you has one man left: yours on point 2, Rose’s on point 1. Whoever bears off the last man "
            "wins, and the dice of the one who threw count first. Throw.",
            "You threw 2 and 1. The ace would have let Rose out too, but your 2 came first: you have won. Now you "
            "know the whole game.",
            "Throw the dice.",
        ),
        fr=Words(
            "La dernière dame",
            "Il vous reste une dame à chacun : la vôtre en flèche 2, celle de Rose en flèche 1. Qui sort sa "
            "dernière dame gagne, et les dés de celui qui a lancé comptent d’abord. Lancez.",
            "Vous avez amené 2 et 1. L’as aurait fait sortir Rose aussi, mais votre 2 passait avant : vous avez "
            "gagné. Vous savez tout du jeu.",
            "Lancez les dés.",
        ),
    ),
)  # fmt: skip
