"""Why something cannot be done: what the referee answers to acts, plays and throws."""

from __future__ import annotations

SENTENCES = {
    # What the table waits for
    "Who begins is not settled yet.": "On ne sait pas encore qui commence.",
    "{name} has to throw first.": "{name} doit d'abord jeter les dés.",
    "{name} has to take or drop the double first.": "{name} doit d'abord accepter ou refuser le double.",
    "The tables are bound: a die each decides who names a point.":
        "Les tables sont liées : un dé chacun décide qui désigne une flèche.",
    "{name} has to name the point to be broken up.": "{name} doit désigner la flèche à rompre.",
    "{name} may still claim a die of the throw before, or waive it.":
        "{name} peut encore réclamer un dé du coup d'avant, ou y renoncer.",
    "Lots have to be drawn first for who sits down.": "Il faut d'abord tirer au sort qui s'assied.",
    "{name} has to mark first, if only nothing.": "{name} doit d'abord marquer, fût-ce rien.",
    "{name} has made a hole and has to stay or leave.": "{name} a fait un trou et doit tenir ou s'en aller.",
    "{name} has to agree, or claim a school first.": "{name} doit consentir, ou réclamer d'abord une école.",
    "{name} is accused of a school and has to accept or contest.":
        "On envoie {name} à l'école : il faut l'accepter ou la contester.",
    "{name} has to withdraw the claim or persist.": "{name} doit retirer sa réclamation ou persister.",
    "{name} has to play the throw first.": "{name} doit d'abord jouer son coup.",
    "The game is over; the next one has not begun.": "La partie est finie ; la suivante n'a pas commencé.",
    "The match is over.": "Le match est fini.",
    "It is for {name} to act.": "C'est à {name} d'agir.",
    "There is no side {quoted}.": "Il n'y a pas de camp {quoted}.",
    "There is no {act} at this table of {game:of_game}.": "À cette table {game}, on ne peut {act}.",
    "There is no {what} at this table; {word} brings it.": "Il n'y a pas {what} à cette table ; {word} y pourvoit.",
    "There is no {what} in {game:of_game}{elsewhere}.": "Il n'y a pas {what} au jeu {game}{elsewhere}.",
    "No game is being played.": "Aucune partie n'est en cours.",
    "The opening throw is played here, so it has to be made.":
        "Le coup d'ouverture se joue ici : il faut donc le jeter.",
    "No side is named and nobody has to act.": "Aucun camp n'est nommé, et personne n'a la main.",
    # Dice
    "A die shows 1 to 6, not {quoted}.": "Un dé montre de 1 à 6, non {quoted}.",
    "A die shows 1 to 6; {n} is not such a number.": "Un dé montre de 1 à 6 ; {n} n'est pas un tel nombre.",
    "{game} is played with {n} dice from 1 to 6; {dice:or_nothing} is not such a roll.":
        "{game} : on joue avec {n} dés, de 1 à 6 ; {dice} n'est pas un tel coup.",
    "A man has been moved: the throw stands.": "Une dame a été jouée : le coup tient.",
    "Dice thrown by the program are always good; only those entered by hand can be void.":
        "Les dés jetés par le programme sont toujours bons ; seuls ceux qu'on entre à la main peuvent être nuls.",
    "{quoted} is not a throw such as 6-5.": "{quoted} n'est pas un coup tel que 6-5.",
    # Reading plays
    "{quoted} is neither a path number from 0 to 25 nor bar or off.":
        "{quoted} n'est ni un numéro du chemin, de 0 à 25, ni bar (la barre), ni off (hors du tablier).",
    "{quoted} is not a step such as 12/17, bar/4 or 22/off.":
        "{quoted} n'est pas un déplacement tel que 12/17, bar/4 ou 22/off.",
    "{quoted} can be read in {n} ways: {steps:clauses}; write every step.":
        "{quoted} se lit de {n} façons : {steps} ; écrivez chaque déplacement.",
    "That can be read in several ways; write every step.":
        "Cela se lit de plusieurs façons ; écrivez chaque déplacement.",
    "{place} to {place2}: no man moves backwards.": "De {place} à {place2} : aucune dame ne recule.",
    "No step is named.": "Aucun déplacement n'est nommé.",
    "No step of this play has been made yet.": "Rien n'a encore été joué de ce coup.",
    "Every number of the roll is played already.": "Tous les nombres du coup sont déjà joués.",
    "The play is not complete: {text} can still be played with the {n}.":
        "Le coup n'est pas joué en entier : {text} peut encore se jouer avec le {n}.",
    "The play is not complete: {text} can still be played.":
        "Le coup n'est pas joué en entier : {text} peut encore se jouer.",
    # Steps of race games
    "There is no {n} left to play; left: nothing.": "Il n'y a plus de {n} à jouer ; il ne reste rien.",
    "There is no {n} left to play; left: {left:numbers}.": "Il n'y a plus de {n} à jouer ; il reste {left}.",
    "There is no man of yours on {place}.": "Vous n'avez pas de dame sur {place}.",
    "A man on the bar must enter before any other man moves.":
        "Une dame sur la barre doit rentrer avant que toute autre ne soit jouée.",
    "No second man may leave point 1 before the courier has reached 19 or beyond.":
        "Aucune autre dame ne peut quitter la flèche 1 avant que le postillon ait atteint la 19 ou au-delà.",
    "The man on {n} is pinned: he stays until every man on top of him has left.":
        "La dame de la {n} est bloquée : elle reste tant qu'une dame adverse est sur elle.",
    "Nobody leaves the board while one of your men is pinned.":
        "Nul ne sort tant qu'une de vos dames est bloquée.",
    "There is no network for {game:of_game}: only random and greedy play it.":
        "Il n'y a pas de réseau pour une partie {game} : seuls random et greedy y jouent.",
    "Men leave the board only once all are on {n} to 24.":
        "Les dames ne sortent qu'une fois toutes rendues sur les flèches {n} à 24.",
    "A {n} exceeds the distance of {n2}, and a man farther back, on {n3}, comes first.":
        "Un {n} excède la distance de la flèche {n2}, et une dame plus éloignée, sur la {n3}, doit passer d'abord.",
    "A {n} is not the exact distance from {n2} to the rail.":
        "Un {n} n'est pas la distance exacte de la flèche {n2} à la bande.",
    "{place} is closed: the opponent holds it.": "{place|cap} est fermée : l'adversaire la tient.",
    "Two men on {n} would make a third point of the first quadrant with two or more men.":
        "Deux dames sur la {n} feraient, au premier quartier, une troisième flèche de deux dames ou plus.",
    "{place:placeup} by {n} would leave numbers unplayed that can be played: "
    "as many as possible must be, and among those the highest.":
        "Jouer un {n} depuis {place} laisserait de côté des nombres qui peuvent se jouer : il faut en jouer le plus "
        "possible et, à nombre égal, les plus forts.",
    # Touched men
    "The man touched on {place} has to be moved.": "La dame touchée sur {place} doit être jouée.",
    "No man of yours can be on {place} to be touched.":
        "Aucune de vos dames ne peut se trouver sur {place} pour y être touchée.",
    "Touched men are not bound to move at this table.": "À cette table, dame touchée n'est pas dame jouée.",
    # Unstacked Draughts
    "{name} has no man on point {n} to bear off.": "{name} n'a pas de dame à sortir de la flèche {n}.",
    "{name} has nothing left to bring down on point {n}.": "{name} n'a plus rien à rabattre sur la flèche {n}.",
    "{name} may still interrupt: the dice are cast before they are seen.":
        "{name} peut encore arrêter le coup : on jette les dés avant de les voir.",
    "Nobody could interrupt this throw: make it.": "Personne ne pourrait arrêter ce coup : jetez les dés.",
    "{name} has no right to the {n}.": "{name} n'a pas droit au {n}.",
    "There is no die for {name} to ask for.": "Il n'y a pas de dé que {name} puisse demander.",
    "There is no die to ask for now.": "Il n'y a pas de dé à demander maintenant.",
    "Left-over dice are played at once here; there is nothing to claim.":
        "Les dés sans emploi se jouent ici aussitôt ; il n'y a rien à réclamer.",
    "The game is over: {name} has borne off the last man.": "La partie est finie : {name} a sorti sa dernière dame.",
    "The throw can only be played as {text}.": "Le coup ne peut se jouer que par {text}.",
    "There is no edition {quoted} of the referee of {game:of_game}.":
        "Il n'y a pas d'édition {quoted} de l'arbitre du jeu {game}.",
    "In {game} a throw plays itself: there is nothing to choose.":
        "{game} : le coup se joue de lui-même, il n'y a rien à choisir.",
    # The cube and the bound tables
    "There is no doubling cube at this table.": "Il n'y a pas de videau à cette table.",
    "A double is offered before the tables are unbound.": "Le double s'offre avant que les tables soient déliées.",
    "The cube belongs to {name}.": "Le videau appartient à {name}.",
    "At {n} the stakes cannot be doubled again.": "À {n}, l'enjeu ne peut plus être doublé.",
    "One of the six points of entry is named, 1 to 6.":
        "On désigne l'une des six flèches de rentrée, de 1 à 6.",
    # Plays of Trictrac
    "Of two numbers of which only one can be played, the higher is.":
        "De deux nombres dont un seul peut se jouer, on joue le plus fort.",
    "The rest corner is taken and left by two men together.":
        "Le coin de repos se prend et se quitte à deux dames ensemble.",
    "{n} number{plural} can be played, and must be.": "On peut jouer {n|nombre} : on le doit.",
    "A number played inside the jan may not make the other exceed.":
        "Un nombre joué dans le jan ne doit pas faire excéder l'autre.",
    "By puissance both men come to the corner one field short, or neither.":
        "Par puissance, les deux dames s'arrêtent au coin, une flèche en deçà, ou aucune.",
    "An opposing man stands on {n}.": "Une dame adverse se trouve sur la flèche {n}.",
    "No man may stand on the opponent's rest corner.":
        "Aucune dame ne peut s'arrêter au coin de repos de l'adversaire.",
    "The opponent can still fill the {jan} jan that {n} lies in.":
        "L'adversaire peut encore remplir son {jan}, où se trouve la flèche {n}.",
    "Men leave the board once all are in the return jan.":
        "Les dames sortent une fois toutes rendues au jan de retour.",
    "No number left takes the man on {n} off.": "Aucun nombre restant ne sort la dame de la flèche {n}.",
    "A number that can be played inside the jan takes nobody off.":
        "Un nombre qui peut se jouer dans le jan ne fait sortir aucune dame.",
    "Only the farthest man leaves the board.": "Seule la dame la plus éloignée sort du tablier.",
    "An exceeding number takes off the farthest man only.":
        "Un nombre excédant ne sort que la dame la plus éloignée.",
    "The corner can be taken directly, so not by puissance.":
        "Le coin peut se prendre par effet, donc non par puissance.",
    "Neither rest between {n} and {n2} is free.": "Aucun des deux repos entre la {n} et la {n2} n'est libre.",
    "There is no {n} to play; there is nothing.": "Il n'y a pas de {n} à jouer ; il ne reste rien.",
    "There is no {n} to play; there is {left:numbers_and}.": "Il n'y a pas de {n} à jouer ; il y a {left}.",
    "The {jan} jan is full and can be kept full: it must be.":
        "Le {jan} est plein et peut être conservé : il doit l'être.",
    "The {jan} jan can be filled: it must be.": "Le {jan} peut être rempli : il doit l'être.",
    "The last man can leave the board: it must.": "La dernière dame peut sortir : elle le doit.",
    # Marking and claims
    "Points and holes are whole numbers, not {quoted} and {quoted2}.":
        "Points et trous sont des nombres entiers, non {quoted} et {quoted2}.",
    "Nobody marks {n} points.": "On ne marque pas {n|point}.",
    "Nobody marks {n} points and {n2} holes.": "On ne marque pas {n|point} et {n2|trou}.",
    "What the last throw gave you is marked, or there was none.":
        "Ce que le dernier coup vous a donné est déjà marqué, ou il n'y a pas eu de coup.",
    "It is for {name} to claim now.": "C'est à {name} de réclamer maintenant.",
    "A claim names the points it is about, from 1 to {n}.":
        "Une réclamation nomme les points dont il s'agit, de 1 à {n}.",
    "There is no false move of the other's to put right.":
        "Il n'y a pas de fausse case de l'adversaire à faire rectifier.",
    "One of the men that were touched has to be moved.":
        "Une des dames qui ont été touchées doit être jouée.",
    "A man has been touched: the marking stands.": "Une dame a été touchée : la marque reste.",
    "You have marked this throw, and the marking stands.": "Vous avez marqué ce coup, et la marque reste.",
    "Until {name} throws, what is too little can still be put right.":
        "Tant que {name} n'a pas jeté les dés, ce qui manque peut encore être marqué.",
    "The referee marks everything at this table; with -o marking=manual the players do.":
        "À cette table l'arbitre marque tout ; avec -o marking=manual, ce sont les joueurs.",
    "Claim before you throw; now it would be for the other to claim.":
        "Réclamez avant de jeter les dés ; à présent ce serait à l'autre de réclamer.",
    # The scored game
    "Only {n} rounds were agreed on.": "On n'est convenu que de {n|marqué}.",
    "There is no player {n}; they are 0 to {n2}.": "Il n'y a pas de joueur {n} ; ils vont de 0 à {n2}.",
    "A round pits two players against each other.": "Un marqué oppose deux joueurs.",
    "Partners never play a round against each other.": "Deux associés ne jouent jamais un marqué l'un contre l'autre.",
    "A round cannot end before somebody has {n} holes; play on.":
        "Un marqué ne peut finir avant que quelqu'un ait {n|trou} ; jouez encore.",
    "A round is won by the player with more holes; equal holes are a draw.":
        "Un marqué est gagné par celui qui a le plus de trous ; à trous égaux, c'est un refait.",
    "Whether a player has left is asked of bredouilles only.":
        "On ne demande que des bredouilles si le joueur s'en est allé.",
    "A small bredouille has {n} to {n2} holes, a big one {n3} or more; {n4} holes do not fit.":
        "Une petite bredouille a {n} à {n2} trous, une grande {n3} ou plus ; {n4|trou} n'y conviennent pas.",
    "Against no hole at all, a round is won in bredouille.":
        "Contre un joueur sans aucun trou, un marqué est gagné en bredouille.",
    "A round cannot have been replayed fewer than no times.": "Un marqué ne peut avoir eu moins de zéro refait.",
    "One of the two at the board has the first move.": "C'est l'un des deux joueurs assis qui a la primauté.",
    "The first move of this round is not for that player.": "La primauté de ce marqué n'est pas à ce joueur.",
    "Nobody has {n} holes yet; the round goes on.": "Personne n'a encore {n|trou} ; le marqué continue.",
    "Who has the first move of this round is not settled yet.":
        "On ne sait pas encore qui a la primauté de ce marqué.",
    "Round {n} is between players {n2} and {n3}.": "Le marqué {n} se joue entre les joueurs {n2} et {n3}.",
    "Who began the first round has to be known to alternate.":
        "Pour alterner, il faut savoir qui a commencé le premier marqué.",
    "Lots name two players, White's and Black's.": "Le sort désigne deux joueurs, celui de Blanc et celui de Noir.",
    "Only those who sit out may advise.": "Seuls ceux qui ne jouent pas peuvent conseiller.",
    "Advice is one line of text.": "Un conseil tient en une ligne.",
    "A round of the scored game ends by leaving it; all together may break the game off.":
        "Un marqué de la partie à écrire se finit en s'en allant ; tous ensemble peuvent rompre la partie.",
    "{name} has said so already.": "{name} l'a déjà dit.",
    "Nobody has asked to break off.": "Personne n'a demandé à rompre la partie.",
    "There is no player {n} at this table.": "Il n'y a pas de joueur {n} à cette table.",
    "An account is kept in the scored game only, trictrac-a-ecrire.":
        "On ne tient de compte que dans la partie à écrire, trictrac-a-ecrire.",
    # The rulebook
    "There is no clause {quoted}; {hint}": "Il n'y a pas de clause {quoted} ; {hint}",
}  # fmt: skip

PHRASES = {
    "what": {
        "marking by hand": "de marque à la main",
        "doubling cube": "de videau",
        "duty to move a touched man": "de devoir de jouer une dame touchée",
        "binding of tables": "de tables liées",
        "claiming of dice": "de dés à réclamer",
        "staying or leaving": "lieu de tenir ou de s'en aller",
        "drawing of lots": "de tirage au sort",
        "advice from others": "de conseils",
        "breaking off by agreement": "de rupture d'un commun accord",
    },
    "elsewhere": {
        "": "",
        "; {game:of_game} has it{with:with_option}": " ; c'est chose du jeu {game}{with}",
    },
    "with_option": {"": "", " with {word}": " avec {word}"},
    "act": {
        "'opening'": "tirer la primauté",
        "'begin'": "convenir de qui commence",
        "'throw'": "jeter les dés",
        "'void'": "annuler un coup",
        "'play'": "jouer",
        "'touch'": "toucher une dame",
        "'adjust'": "adouber",
        "'double'": "offrir le double",
        "'take'": "accepter un double",
        "'drop'": "refuser un double",
        "'unbind'": "délier les tables",
        "'break'": "rompre une flèche",
        "'claim'": "réclamer un dé",
        "'waive'": "renoncer à un dé",
        "'abandon'": "rompre la partie",
        "'play_on'": "refuser de rompre la partie",
        "'cast'": "jeter les dés à l'avance",
        "'mark'": "marquer soi-même",
        "'stay'": "tenir",
        "'leave'": "s'en aller",
        "'agree'": "consentir",
        "'school'": "envoyer à l'école",
        "'demand'": "faire rectifier la marque",
        "'accept'": "accepter une école",
        "'contest'": "contester une école",
        "'withdraw'": "retirer une école",
        "'persist'": "persister",
        "'stand'": "laisser une fausse case",
        "'replace'": "faire rejouer une fausse case",
        "'lots'": "tirer au sort",
        "'advise'": "conseiller",
        "'resign'": "abandonner",
        "'next'": "commencer une autre partie",
    },
}
