"""The scored game in three lessons, for people who know Trictrac."""

from __future__ import annotations

from ....telling.lessons import Draft, Words
from ..acts import Leave, Stay

_FILLING = "trictrac-a-ecrire:w:1x3,2x4,3x2,4x3,5x2,6x1:1x15:points=8b,0"

LESSONS = (
    Draft(
        "trictrac-a-ecrire", "T-80", position=f"{_FILLING}:holes=1,0:run=w1", dice=(5, 4), asked=("stay",),
        answer=Stay(0),
        en=Words(
            "Not yet six",
            "The scored game has no race to twelve holes: it is a number of rounds, and a round ends when somebody "
            "leaves with six holes or more on one side. You have made your second and third hole, and your jan will "
            "pay again: stay.",
            "You stay, with 4 points in hand. To leave now would only have set the men up again, in the same round.",
            "You may leave, but the round would only begin a new setting. Stay this time.",
        ),
        fr=Words(
            "Pas encore six",
            "La partie à écrire n’est pas une course à douze trous : on joue un nombre de marqués, et un marqué "
            "finit quand quelqu’un s’en va, l’un des deux ayant six trous ou plus. Vous faites votre deuxième et "
            "votre troisième trou, et votre jan paiera encore : tenez.",
            "Vous tenez, avec 4 points en main. S’en aller n’aurait ouvert qu’un nouveau relevé, dans le même "
            "marqué.",
            "On peut s’en aller, mais ce ne serait qu’un nouveau relevé. Tenez, cette fois.",
        ),
    ),
    Draft(
        "trictrac-a-ecrire", "T-82", position=f"{_FILLING}:holes=4,2:run=w1", dice=(5, 4), asked=("leave",),
        answer=Leave(0),
        en=Words(
            "Leave and win the round",
            "Two more holes: you have six, Rose two. Leave now and the round is yours. You receive your holes and "
            "two for consolation, less her holes: 6 + 2 − 2 = 6 tokens.",
            "The round is written down in the account, and the next begins. Rose also puts a token into the queue, "
            "the pot for whoever stands best at the end.",
            "The round is ripe: leave.",
        ),
        fr=Words(
            "S’en aller et gagner le marqué",
            "Deux trous de plus : vous en avez six, Rose deux. Allez-vous-en, et le marqué est à vous. Vous recevez "
            "vos trous et deux de consolation, moins les siens : 6 + 2 − 2 = 6 jetons.",
            "Le marqué est écrit au compte, et le suivant commence. Rose met aussi un jeton à la queue, la cagnotte "
            "de qui sera le mieux à la fin.",
            "Le marqué est mûr : allez-vous-en.",
        ),
    ),
    Draft(
        "trictrac-a-ecrire", "T-82", position=f"{_FILLING}:holes=5,0:run=w5", dice=(5, 4), asked=("leave",),
        answer=Leave(0),
        en=Words(
            "Bredouille of the round",
            "Five holes in one run and none for Rose; this throw makes seven. Leave now and the round is won in "
            "small bredouille: seven and two, doubled, 18 tokens. Twelve in a row would be paid fourfold, if you "
            "dared to go on.",
            "Eighteen. At the end the account also settles the queue and the bets on rounds won. Two, three or four "
            "can sit down; with three, one always sits out and may advise.",
            "Brave! But take the 18 tokens this time: leave.",
        ),
        fr=Words(
            "La bredouille du marqué",
            "Cinq trous de suite et aucun pour Rose ; ce jet en fait sept. Allez-vous-en, et le marqué est gagné en "
            "petite bredouille : sept et deux, doublés, 18 jetons. Douze de suite se paieraient au quadruple, si "
            "vous osiez.",
            "Dix-huit. À la fin, le compte règle aussi la queue et les paris. On peut être deux, trois ou quatre ; "
            "à trois, il y en a toujours un hors du jeu, qui peut conseiller.",
            "Quel courage ! Mais prenez les 18 jetons, cette fois : allez-vous-en.",
        ),
    ),
)  # fmt: skip
