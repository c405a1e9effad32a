"""What a table may choose: every option, its values, and what each of them does."""

from __future__ import annotations

SENTENCES = {
    # Unstacked Draughts
    "Who looks after a die that is left over.": "Qui veille au dé resté sans emploi.",
    "A left-over die that the opponent can use is played for the opponent at once.":
        "Un dé sans emploi dont l'adversaire peut se servir est joué aussitôt pour lui.",
    "The opponent must claim a left-over die before the next throw, or loses it.":
        "L'adversaire doit réclamer le dé sans emploi avant le coup suivant, sinon il le perd.",
    # Garanguet
    "Which number, when it cannot be played inside, bears off the farthest man.":
        "Quel nombre, ne pouvant se jouer à l'intérieur, sort la dame la plus éloignée.",
    "Only one that exceeds that man's distance; a blocked smaller one is lost.":
        "Seulement celui qui excède la distance de cette dame ; un nombre moindre et barré est perdu.",
    "Any number that cannot be played otherwise, as the document says.":
        "Tout nombre qui ne peut se jouer autrement, comme le dit le document.",
    # Jacquet de Versailles and Backgammon
    "What the beginner plays first.": "Ce que joue d'abord celui qui commence.",
    "A fresh throw.": "Un nouveau coup de dés.",
    "The two numbers of the opening throw.": "Les deux nombres du coup d'ouverture.",
    "Whether point 1 is one of the two points of the first quadrant that may hold two or more men.":
        "Si la flèche 1 est l'une des deux flèches du premier quartier qui peuvent porter deux dames ou plus.",
    "It counts while it holds two or more.": "Elle compte tant qu'elle en porte deux ou plus.",
    "It does not count.": "Elle ne compte pas.",
    "Whether a man on the bar must enter before any other man moves.":
        "Si une dame sur la barre doit rentrer avant que toute autre ne soit jouée.",
    "It must.": "Elle le doit.",
    "Other men may move meanwhile.": "D'autres dames peuvent être jouées entre-temps.",
    "Which numbers bear a man off.": "Quels nombres sortent une dame.",
    "The exact number, or for the farthest man a number exceeding its distance.":
        "Le nombre exact ou, pour la dame la plus éloignée, un nombre excédant sa distance.",
    "The exact number only.": "Le nombre exact seulement.",
    "Any number at or above the man's distance.": "Tout nombre égal ou supérieur à la distance de la dame.",
    "Where White's first five men stand.": "Où se trouvent les cinq premières dames de Blanc.",
    "On 19, the mirror image of Black's.": "Sur la 19, en miroir de celles de Noir.",
    "On 10, as the document prints it.": "Sur la 10, comme l'imprime le document.",
    "How often a double is played.": "Combien de fois se joue un doublet.",
    "Twice, like any roll.": "Deux fois, comme tout coup.",
    "Three times.": "Trois fois.",
    "Four times.": "Quatre fois.",
    "Whether six closed points before a man on the bar are broken up.":
        "Si six flèches fermées devant une dame sur la barre sont rompues.",
    "They are: the higher of two dice names the point.": "Elles le sont : le plus haut de deux dés désigne la flèche.",
    "The man waits.": "La dame attend.",
    "When a win without a man borne off by the loser counts three.":
        "Quand une victoire sur un joueur qui n'a sorti aucune dame compte trois.",
    "When the loser has a man on the bar or in the winner's home table.":
        "Quand le perdant a une dame sur la barre ou dans le dernier quartier du gagnant.",
    "When the loser has none in either, as the document says.":
        "Quand le perdant n'en a ni dans l'un ni sur l'autre, comme le dit le document.",
    "What makes a win count two or three.": "Ce qui fait compter une victoire deux ou trois.",
    "That the loser has borne off no man, and how far back the last of them stands.":
        "Que le perdant n'ait sorti aucune dame, et où se trouve la dernière des siennes.",
    "That the winner's last cast is a doublet, and that the loser's men are not all home.":
        "Que le dernier coup du gagnant soit un doublet, et que les dames du perdant ne soient pas toutes rentrées.",
    # Plakoto
    "Whether a pinned man keeps the others from bearing off.": "Si une dame bloquée empêche les autres de sortir.",
    "Nobody bears off while one of his men is pinned.": "Nul ne sort tant qu'une de ses dames est bloquée.",
    "The others may leave.": "Les autres peuvent sortir.",
    # Trictrac
    "On which fields a hit counts four and six rather than two and four.":
        "Sur quelles flèches une dame battue vaut quatre et six plutôt que deux et quatre.",
    "In both players' small jans, 1–6 and 19–24.": "Dans les petits jans des deux joueurs, 1–6 et 19–24.",
    "On the roller's own side, 1–12, as the document glosses it.":
        "Du côté de celui qui a jeté les dés, 1–12, selon la glose du document.",
    "Which numbers take a man off.": "Quels nombres font sortir une dame.",
    "An exact number may, and an exceeding one must.": "Un nombre sortant le peut, un nombre excédant le doit.",
    "Only those that cannot be played inside; they take the farthest man.":
        "Seulement ceux qui ne peuvent se jouer en dedans ; ils sortent la dame la plus éloignée.",
    "Whether one number may be played inside the return jan to make the other exceed for a nearer man.":
        "Si l'un des nombres peut se jouer dans le jan de retour pour que l'autre excède pour une dame plus proche.",
    "Only where both numbers cannot be played otherwise.":
        "Seulement là où les deux nombres ne peuvent se jouer autrement.",
    "Unless both numbers can be played inside, after Malfilâtre.":
        "À moins que les deux nombres ne puissent se jouer dans le jan, d'après Malfilâtre.",
    "Always.": "Toujours.",
    "Whether the jans of the oldest treatises score.": "Si les jans des plus anciens traités se paient.",
    "They do not.": "Ils ne se paient pas.",
    "The pile de misère scores when made and when kept.":
        "La pile de misère se paie quand on la fait et quand on la conserve.",
    "The pile de misère (made and kept) and the jan de rencontre score, and Margot la fendue is paid.":
        "La pile de misère (faite et conservée), le jan de rencontre et Margot la fendue se paient.",
    "The pile de misère, the jan de rencontre and, to the opponent, Margot la fendue do.":
        "La pile de misère, le jan de rencontre et, à l'adversaire, Margot la fendue se paient.",
    "What a won game is worth.": "Ce que vaut une partie gagnée.",
    "One.": "Un.",
    "Two if all twelve holes were made in a row.": "Deux, si les douze trous ont été faits de suite.",
    "Four, three or two by how far the loser is behind.": "Quatre, trois ou deux, selon le retard du perdant.",
    "Who marks the points.": "Qui marque les points.",
    "The referee marks everything that is due, and says why.": "L'arbitre marque tout ce qui est dû et dit pourquoi.",
    "The players mark for themselves; errors are schools to be claimed.":
        "Les joueurs marquent eux-mêmes ; les fautes sont des écoles à réclamer.",
    # The scored game
    "How many play.": "Combien de personnes jouent.",
    "Two, against each other.": "Deux, l'une contre l'autre.",
    "Three in turn.": "Trois, à tour de rôle.",
    "Two teams of two.": "Deux équipes de deux.",
    "How many rounds are agreed on: a multiple of the number of players.":
        "De combien de marqués on convient : un multiple du nombre des joueurs.",
    "Twelve, which suits two, three and four.": "Douze, qui convient à deux, trois et quatre joueurs.",
    "By how much a round in bredouille is multiplied.": "Par combien se multiplie un marqué en bredouille.",
    "A small bredouille by two, a big one by four.": "La petite bredouille par deux, la grande par quatre.",
    "By three and five if no hole of it was followed by a leaving, else by two and four.":
        "Par trois et par cinq si elle est faite sans lever, sinon par deux et par quatre.",
    "How bets are settled between three.": "Comment les paris se règlent à trois.",
    "Between every two, by the rounds they have played against each other.":
        "Entre deux à deux, par les marqués qu'ils ont joués l'un contre l'autre.",
    "By how often each has lost: above a third of all rounds one pays, below it one is paid.":
        "Par ce que chacun a été marqué : au-delà du tiers de tous les marqués on paie, en deçà on reçoit.",
    "How the consolation grows with every replay of a drawn round.": "Comment la consolation croît à chaque refait.",
    "It doubles: 2, 4, 8 …": "Elle double : 2, 4, 8 …",
    "Two are added: 2, 4, 6 …": "On ajoute deux : 2, 4, 6 …",
    "Who steps out after a round of three.": "Qui se retire après un marqué à trois.",
    "Whoever has played two rounds running; at first the winner.":
        "Celui qui a joué deux marqués de suite ; d'abord le gagnant.",
    "The winner of every round.": "Le gagnant de chaque marqué.",
    "Who begins the next round of two players.": "Qui commence le marqué suivant, à deux joueurs.",
    "They take turns.": "Chacun à son tour.",
    "The winner of the last.": "Le gagnant du dernier.",
    "How many tokens the loser of a round puts aside for the queue.":
        "Combien de jetons le perdant d'un marqué met à la queue.",
    "After how many holes a round ends by itself.": "Après combien de trous un marqué finit de lui-même.",
    "None: only a leaving ends it.": "Aucun : on ne le finit qu'en s'en allant.",
    # The table
    "Whether the stakes can be doubled.": "Si l'enjeu peut être doublé.",
    "They cannot.": "Il ne le peut pas.",
    "Before throwing, a player may offer to double; the other takes or drops.":
        "Avant de jeter les dés, un joueur peut offrir le double ; l'autre accepte ou refuse.",
    "Whether a man once touched must be moved.": "Si une dame touchée doit être jouée.",
    "It need not.": "Elle ne le doit pas.",
    "It must if it can, unless “I adjust” was said first.":
        "Elle le doit si elle le peut, à moins qu'on n'ait d'abord dit « J'adoube ».",
    "Any from {n} to {n2}.": "Tout nombre de {n} à {n2}.",
    # What is wrong with a choice
    "{word} cannot be {quoted}; it is one of {values}.": "{word} ne peut être {quoted} ; les valeurs sont {values}.",
    "Both {quoted} and {quoted2} are given as preset.": "{quoted} et {quoted2} sont donnés tous deux pour réglage.",
    "There is no {what:thing} called {quoted}; {hint}": "Il n'y a pas {what} du nom de {quoted} ; {hint}",
    "A Game has its options already; give the game's id instead.":
        "Un jeu déjà fait a ses options ; donnez plutôt son identifiant.",
    "The manuscript's scoring knows no cube; play without one.":
        "La marque du manuscrit ne connaît pas de videau ; jouez sans.",
    "A match goes to a whole number of points, or 0 for no end; not {quoted}.":
        "Un match se joue en un nombre entier de points, ou en 0 s'il est sans fin ; non en {quoted}.",
    "The scored game goes by rounds, not to points: set rounds=6, say.":
        "La partie à écrire se joue en marqués, non en points : mettez par exemple rounds=6.",
    "A seed is a whole number from 0 to {n}, not {quoted}.":
        "Une graine est un nombre entier de 0 à {n}, non {quoted}.",
    "{n} names are needed, White's first; not {quoted}.":
        "Il faut {n} noms, celui de Blanc d'abord ; non {quoted}.",
    "A position says itself who throws first.": "La position dit elle-même qui jette le premier.",
    "A side is white or black, not {quoted}.": "Un camp est white (blanc) ou black (noir), non {quoted}.",
    "The position is one of {word:text}, not of {word2:text}.": "La position est de {word}, non de {word2}.",
    "The game is over in the position given.": "La partie est finie dans la position donnée.",
    "The scored game is for two, three or four players, not {n}.":
        "La partie à écrire se joue à deux, trois ou quatre, non à {n}.",
    "With {n} players the number of rounds is {multiple}; {n2} is not.":
        "À {n} joueurs le nombre des marqués est {multiple} ; {n2} ne l'est pas.",
    "Nobody can put {n} tokens aside; the least is none.": "On ne peut mettre {n} jetons de côté ; le moins est aucun.",
    "A round cannot end by itself before somebody has six holes.":
        "Un marqué ne peut finir de lui-même avant que quelqu'un ait six trous.",
    "There are {n} players, but {n2} names were given.": "Il y a {n} joueurs, mais {n2|nom} ont été donnés.",
}  # fmt: skip

PHRASES = {
    "values": {
        "the whole numbers from {n} to {n2}": "les nombres entiers de {n} à {n2}",
        "{text}": "{text}",
    },
    "thing": {
        "preset of {game:of_game}": "de réglage au jeu {game}",
        "option of {game:of_game}": "d'option au jeu {game}",
        "option of {word}": "d'option de {word}",
        "game": "de jeu",
        "guide": "de guide",
        "rules page": "de page de règles",
        "example": "d'exemple",
    },
    "hint": {
        "did you mean {near:clauses}?": "vouliez-vous dire {near} ?",
        "there are: none.": "il n'y en a aucun.",
        "there are: {text}.": "il y a : {text}.",
        "there are {word} to {word2}.": "il y a {word} à {word2}.",
        "the first of each page are {text}.": "les premières de chaque page sont {text}.",
    },
    "multiple": {"an even number": "un nombre pair", "a multiple of {n}": "un multiple de {n}"},
}
