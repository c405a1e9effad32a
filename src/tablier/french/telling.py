"""What happens at a table: acts, throws and plays, what the table waits for, and how it all ended."""

from __future__ import annotations

SENTENCES = {
    # What the table waits for
    "A die each decides who begins.": "Un dé chacun décide qui commence.",
    "{name} to throw.": "À {name} de jeter les dés.",
    "{name} is offered stakes of {n}: take the double, or drop it and lose {n2}.":
        "On offre à {name} de jouer à {n} : accepter le double, ou le refuser et perdre {n2}.",
    "The tables are bound before {name}: a die each decides who names a point to be broken up.":
        "Les tables sont liées devant {name} : un dé chacun décide qui désigne la flèche à rompre.",
    "{name} names the point to be broken up, 1 to 6 from the side of entry.":
        "{name} désigne la flèche à rompre, de 1 à 6 du côté de la rentrée.",
    "{name} may claim a die of the throw before, or let the new one come to rest.":
        "{name} peut réclamer un dé du coup d'avant, ou laisser aller le nouveau.",
    "{name} to play {dice}.": "À {name} de jouer {dice}.",
    "Lots decide who sits down first.": "Le sort décide qui s'assied d'abord.",
    "{name} has thrown {dice} and marks, if only nothing.": "{name} a amené {dice} et marque, fût-ce rien.",
    "{name} has made a hole, and stays or leaves.": "{name} a fait un trou, et tient ou s'en va.",
    "{name} agrees to what the other has announced, or claims a school first.":
        "{name} consent à ce que l'autre annonce, ou réclame d'abord une école.",
    "{name} is accused of a school, and accepts or contests it.":
        "On envoie {name} à l'école : l'accepter, ou la contester.",
    "{name}'s claim is contested: withdraw it, or persist.":
        "La réclamation {name|de} est contestée : la retirer, ou persister.",
    "Drafted: {made:or_nothing} ({rest:drafting}).": "Joué jusqu'ici : {made} ({rest}).",
    "{game}{variant}: {standings} ({aim})": "{game}{variant} : {standings} ({aim})",
    # Beginning and throwing
    "Both throw {n} for the beginning, and throw again [C-1].":
        "Pour commencer, tous deux amènent {n} et jettent de nouveau [C-1].",
    "For the beginning {name} throws {n} and {name2} {n2}: {name3} begins [C-1].":
        "Pour commencer, {name} amène {n} et {name2} {n2} : {name3} commence [C-1].",
    "{name} begins, as agreed.": "{name} commence, comme convenu.",
    "{name} throws {dice}{marking}{playing}.": "{name} amène {dice}{marking}{playing}.",
    "{name}'s throw is void and is made again [C-5].": "Le coup {name|de} est nul et se rejette [C-5].",
    "{name} touches a man on {n}.": "{name} touche une dame sur la {n}.",
    "{name}: “I adjust.”": "{name} : « J'adoube. »",
    "{name} {plays}.": "{name} {plays}.",
    "{name}: {played}.": "{name} : {played}.",
    # Stakes, bound tables, left-over dice
    "{name} doubles [B-11].": "{name} offre le double [B-11].",
    "{name} takes.": "{name} accepte.",
    "{name} drops the double.": "{name} refuse le double.",
    "For the bound tables both throw {n}, and throw again [B-6].":
        "Pour les tables liées, tous deux amènent {n} et jettent de nouveau [B-6].",
    "For the bound tables {name} throws {n} and {name2} {n2}: {name3} names a point [B-6].":
        "Pour les tables liées, {name} amène {n} et {name2} {n2} : {name3} désigne une flèche [B-6].",
    "{name} breaks up point {n} of entry [B-6].": "{name} fait rompre la flèche {n} de la rentrée [B-6].",
    "{name} claims the {n} [UD-9].": "{name} réclame le {n} [UD-9].",
    "{name} would break the game off [T-80].": "{name} voudrait rompre la partie [T-80].",
    "{name} would play on [T-80].": "{name} voudrait continuer [T-80].",
    "{name} claims nothing more [UD-9].": "{name} ne réclame plus rien [UD-9].",
    "{name} throws again; {name2} may still interrupt [UD-9].":
        "{name} jette de nouveau ; {name2} peut encore l'arrêter [UD-9].",
    "{name} resigns [C-6].": "{name} abandonne [C-6].",
    "The next game begins.": "La partie suivante commence.",
    # Trictrac
    "{janname}: {n} to {name}. {text:why} [{clause}]": "{janname} : {n} à {name}. {text} [{clause}]",
    "The players mark for themselves here: the referee does not say what a throw is worth [T-60].":
        "Ici les joueurs marquent eux-mêmes : l'arbitre ne dit pas ce que vaut un coup [T-60].",
    "Nothing has been thrown yet.": "On n'a encore rien jeté.",
    "{said:thrown} was worth nothing to anybody.": "{said|cap} n'a rien valu à personne.",
    "What {said:thrown} was worth, on {name}'s own path:": "Ce qu'a valu {said}, sur le chemin {name|de} :",
    "{ways}": "{ways}",
    "The last man must leave the board [T-34].": "La dernière dame doit sortir [T-34].",
    "The {jan} jan must be {done:jandone} [T-33].": "Le {jan} doit être {done} [T-33].",
    "stay   {over:overpoints} play {dice} on this board{then:thenmarks} [T-44].":
        "tenir  {over} jouer {dice} sur ce tablier{then} [T-44].",
    "leave  {lost}the round ends: {now:roundnow} [T-80].": "s'en aller  {lost}le marqué finit : {now} [T-80].",
    "leave  {lost}keep your {kept}; all men go back, and you throw first [T-44].":
        "s'en aller  {lost}garder {kept} ; toutes les dames retournent aux talons, et vous jetez le premier [T-44].",
    "Lots are drawn: {name} sits down with ○ and {name2} with ● [T-84].":
        "On tire au sort : {name} s'assied avec ○ et {name2} avec ● [T-84].",
    "{name} {marks}.": "{name} {marks}.",
    "{name} {marks} instead [T-60].": "{name} {marks} à la place [T-60].",
    "{name} stays [T-44].": "{name} tient [T-44].",
    "{name} announces leaving [T-66].": "{name} annonce vouloir s'en aller [T-66].",
    "{name} leaves{left:keeping} [T-44].": "{name} s'en va{left} [T-44].",
    "{name} agrees [T-66]{left:keeping}.": "{name} consent [T-66]{left}.",
    "{name} claims a school: {n} too {much} was marked [T-61].":
        "{name} réclame une école : {n|point} {much} [T-61].",
    "{name} demands that the marking be put right [T-61].": "{name} exige que la marque soit rectifiée [T-61].",
    "{name} accepts the claim [T-64].": "{name} accepte la réclamation [T-64].",
    "{name} contests the claim [T-64].": "{name} conteste la réclamation [T-64].",
    "{name} withdraws the claim, which is a false school [T-63].":
        "{name} retire sa réclamation, ce qui est une fausse école [T-63].",
    "{name} persists, and the referee decides [T-64].": "{name} persiste, et l'arbitre décide [T-64].",
    "{name} names a false move and lets it stand [T-62].": "{name} relève une fausse case et la laisse [T-62].",
    "{name} names a false move and has {text} played instead [T-62].":
        "{name} relève une fausse case et fait jouer {text} à la place [T-62].",
    "{name} advises: “{text}” [T-85]": "{name} conseille : « {text} » [T-85]",
    "Round {n} of {n2}: {name} against {name2}{out:waiting}{begins:beginner}.":
        "Marqué {n} sur {n2} : {name} contre {name2}{out}{begins}.",
    "{name} marks {n}: {reason:award} [{clause}].": "{name} marque {n} : {reason} [{clause}].",
    "{name} takes back {n}: {reason:award} [{clause}].": "{name} démarque {n} : {reason} [{clause}].",
    "{name} makes {holes}{doubled:inrow}, and has {holes2:holecount}{over:andover} [{clause}].":
        "{name} fait {holes}{doubled}, et en a {holes2}{over} [{clause}].",
    "{name}'s points are wiped out [T-42].": "Les points {name|de} sont effacés [T-42].",
    "{name} is back at {holes} and {n} points.": "{name} revient à {holes} et {n|point}.",
    "{name} marks {n} and has {points}{flag:inrow}.": "{name} marque {n} et a {points}{flag}.",
    "{name} is back at {points}.": "{name} revient à {points}.",
    "{name} has {points}{flag:inrow}.": "{name} a {points}{flag}.",
    # The end
    "Score: {name} {n}, {name2} {n2}.": "Score : {name} {n}, {name2} {n2}.",
    "{people} wins {n} in all [T-89].": "{people} gagne {n} en tout [T-89].",
    "{people} win {n} in all [T-89].": "{people} gagnent {n} en tout [T-89].",
    "{sides} are level at {n} [T-89].": "{sides} sont à égalité, à {n} [T-89].",
    "{name} wins the match.": "{name} gagne le match.",
    "all {n} rounds played": "les {n} marqués joués",
    "{n} pips": "{n} pas",
    "{n} off": "{n} hors du tablier",
    "{n} on the bar": "{n} sur la barre",
    "courier on his way": "postillon en route",
    "{n} pinned": "{n} bloquées",
}  # fmt: skip

PHRASES = {
    "drafting": {
        "to play next: {left:numbers_or}": "à jouer ensuite : {left}",
        "complete": "le coup est joué",
    },
    "variant": {"": "", " ({text})": " ({text})"},
    "aim": {
        "match to {n}": "match en {n|point}",
        "running score": "score continu",
        "all {n} rounds played": "les {n} marqués joués",
        "round {n} of {n2}": "marqué {n} sur {n2}",
    },
    "standing": {"{people} {n}": "{people} {n}"},
    "marking": {"": "", ", {marks}": ", {marks}"},
    "playing": {"": "", ": {played}": " : {played}"},
    "marks": {"marks nothing": "ne marque rien", "marks {n}{pegs}": "marque {n}{pegs}"},
    "pegs": {"": "", " and pegs {holes}": " et {holes} au fichet"},
    "plays": {"can play nothing": "ne peut rien jouer", "plays {steps}": "joue {steps}"},
    "played": {
        "nothing can be played": "rien ne peut se jouer",
        "no man moves": "aucune dame ne bouge",
        "{uses}": "{uses}",
        "{steps}": "{steps}",
    },
    "use": {
        "the {n} brings a man down": "le {n} rabat une dame",
        "the {n} bears a man off": "le {n} sort une dame",
        "the {n} goes to {name} and brings a man down": "le {n} passe à {name}, qui rabat une dame",
        "the {n} goes to {name} and bears a man off": "le {n} passe à {name}, qui sort une dame",
        "the {n} is of no use": "le {n} ne sert à personne",
    },
    "thrown": {"{name}'s {dice}": "le {dice} {name|de}"},
    "jandone": {"filled": "rempli", "kept full": "conservé"},
    "overpoints": {"keep {points} and": "garder {points} et", "with no points over,": "sans point de reste,"},
    "thenmarks": {"": "", "; {name} then marks {n}": " ; {name} marque ensuite {n}"},
    "lost": {"": "", "{losses}; ": "{losses} ; "},
    "loss": {
        "lose your {points}": "perdre {points}",
        "{name} loses {n}": "{name} perd {n}",
        "the {n} for {name} are not marked": "les {n} {name|de} ne sont pas marqués",
    },
    "kept": {"hole": "votre trou", "{n} holes": "vos {n} trous"},
    "roundnow": {
        "{n} holes each are a draw, and it is played again": "à {n} trous chacun c'est un refait, et il se rejoue",
        "{name} wins it by {n} holes to {n2}{how:inbredouille}, for {tokens}":
            "{name} le gagne par {n|trou} à {n2}{how}, pour {tokens}",
    },
    "inbredouille": {
        "": "",
        " in small bredouille": " en petite bredouille",
        " in big bredouille": " en grande bredouille",
        " in small bredouille without leaving": " en petite bredouille sans lever",
        " in big bredouille without leaving": " en grande bredouille sans lever",
    },
    "keeping": {
        "": "",
        ": {holes} kept, the points of both gone, all men back on the talons":
            " : on garde {holes}, les points des deux sont perdus, toutes les dames retournent aux talons",
    },
    "much": {"much": "de trop", "little": "de moins"},
    "waiting": {
        "": "",
        "; {people} sits out": " ; {people} est hors du jeu",
        "; {people} sit out": " ; {people} sont hors du jeu",
    },
    "beginner": {"": "", ". {name} has the first move": ". {name} a la primauté"},
    "inrow": {"": "", ", bredouille": ", en bredouille"},
    "andover": {"": "", " and {points} over": ", avec {points} de reste"},
}  # fmt: skip
