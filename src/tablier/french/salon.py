"""What the salon says: about tables and seats, presence, clocks and lessons."""

from __future__ import annotations

SENTENCES = {
    "The game begins once every seat is taken.": "La partie commence quand toutes les places sont prises.",
    "The game begins once everybody has opened their part in the dice.":
        "La partie commence quand chacun a ouvert sa part des dés.",
    "Your part in the dice is settled already and cannot be changed.":
        "Votre part des dés est déjà arrêtée et ne peut changer.",
    "No seals are asked for at this table: bring a seed, or nothing.":
        "On ne demande pas de sceau à cette table : apportez une graine, ou rien.",
    "Your part in the dice is open already.": "Votre part des dés est déjà ouverte.",
    "That is not the seed you have sealed.": "Ce n'est pas la graine que vous avez scellée.",
    "Nobody opens their part in the dice before all are sealed.":
        "Personne n'ouvre sa part des dés avant que toutes soient scellées.",
    "All parts in the dice are made anew only if somebody does not open theirs in time.":
        "On ne refait toutes les parts des dés que si quelqu'un n'ouvre pas la sienne à temps.",
    "All parts in the dice have been made anew too often here; open another table.":
        "On a trop souvent refait ici toutes les parts des dés ; ouvrez une autre table.",
    "{name} has not opened the sealed number in time: the seat is free again.":
        "{name} n'a pas ouvert à temps son nombre scellé : la place est de nouveau libre.",
    "Everybody's part in the dice is made anew.": "La part des dés de chacun est à refaire.",
    "The {n} throws promised for this table are made; open another table to go on.":
        "Les {n} coups promis à cette table sont faits ; ouvrez-en une autre pour continuer.",
    "{name} sits out this round.": "{name} est hors du jeu pour ce marqué.",
    "It is for {name} to act.": "C'est à {name} d'agir.",
    "It is for the other to act.": "C'est à l'autre d'agir.",
    "Nobody has to act now.": "Personne n'a la main maintenant.",
    "The server throws at this table; no dice can be entered.":
        "À cette table, c'est le serveur qui jette les dés ; on ne peut en entrer.",
    "The dice are read off a real board at this table: enter them.":
        "À cette table, les dés se lisent sur un vrai tablier : entrez-les.",
    "The server threw these dice, and they stand.": "Le serveur a jeté ces dés : le coup tient.",
    "By the {n} that man goes to {place:spot}, not to {place2:spot}.":
        "Du {n}, cette dame va à {place}, non à {place2}.",
    "That man cannot be moved, so touching it binds to nothing.":
        "Cette dame ne peut être jouée : la toucher n'engage à rien.",
    "Another game can be offered once this one is over.":
        "On peut offrir une autre partie une fois celle-ci finie.",
    "You have offered another game already.": "Vous avez déjà offert une autre partie.",
    "The house acts for {name}.": "La maison agit pour {name}.",
    "Seat {n}": "Place {n}",
    "{name} sits down.": "{name} s'assied.",
    "{name} is now called {name2}.": "{name} s'appelle désormais {name2}.",
    "{name} would like another game.": "{name} voudrait une autre partie.",
    "{name} is away: the house plays on.": "{name} n'est plus là : la maison joue à sa place.",
    "{name} is back.": "{name} est de retour.",
    "The options are those of the rules; the rest has fields of its own.":
        "Les options sont celles des règles ; le reste a ses propres champs.",
    "There is no such table.": "Cette table n'existe pas.",
    "What was agreed on at this table cannot be read by this version of the program. It is kept as it is.":
        "Cette version du programme ne peut lire ce dont on est convenu à cette table. Elle est gardée telle quelle.",
    "Act {n} of this table is missing from what was kept.": "L'acte {n} de cette table manque à ce qui a été gardé.",
    "Act {n} of this table cannot be read any more.": "L'acte {n} de cette table ne peut plus être lu.",
    "Act {n} of this table does not follow from those before it.":
        "L'acte {n} de cette table ne suit pas de ceux qui le précèdent.",
    "The table stands as it was before that: it can be looked at and its record taken, but nobody can play on.":
        "La table reste comme elle était avant : on peut la regarder et en prendre le relevé, mais non y jouer.",
    "One address may open {n} tables an hour; play at one of them.":
        "D'une même adresse on peut ouvrir {n|table} par heure ; jouez à l'une d'elles.",
    "From one address {n} seats may be taken a minute; wait a little before you sit down again.":
        "D'une même adresse on peut prendre {n|place} par minute ; attendez un peu avant de vous asseoir de nouveau.",
    "From one address {n} seats may be taken an hour; wait a little before you sit down again.":
        "D'une même adresse on peut prendre {n|place} par heure ; attendez un peu avant de vous asseoir de nouveau.",
    "A name may be changed {n} times an hour; keep this one for now.":
        "On peut changer de nom {n} fois par heure ; gardez celui-ci pour l'instant.",
    "From one address {n} public tables may wait at a time; play at one of them, or open one that is not public.":
        "D'une même adresse {n|table} publique{n|s} au plus peuvent attendre ; jouez à l'une d'elles, ou ouvrez-en "
        "une qui ne soit pas publique.",
    "From one address {n} public tables may be on show at a time; finish one of them, or open one that is not public.":
        "D'une même adresse {n|table} publique{n|s} au plus peuvent être montrées ; achevez l'une d'elles, ou "
        "ouvrez-en une qui ne soit pas publique.",
    "From one address {n} may look on at once; close a page or two.":
        "D'une même adresse {n} au plus peuvent regarder à la fois ; fermez une page ou deux.",
    "You have opened this table on many other screens; go on there, or load this page again.":
        "Vous avez ouvert cette table sur beaucoup d'autres écrans ; continuez là-bas, ou rechargez cette page.",
    "The server is stopping; your table is kept. The page comes back by itself.":
        "Le serveur s'arrête ; votre table est gardée. La page reviendra d'elle-même.",
    "Too many people are looking at this table; come back a little later.":
        "Trop de monde regarde cette table ; revenez un peu plus tard.",
    "There is no such seat for a person at this table.": "Il n'y a pas à cette table de telle place pour une personne.",
    "Somebody sits there already.": "Quelqu'un y est déjà assis.",
    "That could not be stored, so nothing was changed. Please try again.":
        "Cela n'a pu être enregistré, et rien n'a donc changé. Essayez encore.",
    "You are watching: only those who sit at the table can act.":
        "Vous regardez : seuls ceux qui sont assis à la table peuvent agir.",
    "That is somebody else's seat.": "C'est la place d'un autre.",
    "A later message was done already; number messages in order.":
        "Un message plus récent est déjà fait ; numérotez les messages dans l'ordre.",
    "The house plays only for somebody who has been away for a while.":
        "La maison ne joue que pour qui s'est absenté depuis un moment.",
    "There is no bot {quoted}; there are: {text}.": "Il n'y a pas de joueur automatique {quoted} ; il y a : {text}.",
    "At a real board somebody has to sit who enters the dice.":
        "À un vrai tablier, il faut quelqu'un d'assis qui entre les dés.",
    "At a real board no clock runs here.": "À un vrai tablier, aucune pendule ne court ici.",
    "That is not what this lesson is about.": "Ce n'est pas le sujet de cette leçon.",
    "This guide has {n} lessons.": "Ce guide a {n|leçon}.",
    "So far {n} events have happened.": "Il ne s'est passé jusqu'ici que {n|événement}.",
    "That cannot be drawn: {text}.": "Cela ne peut se dessiner : {text}.",
    "An account is kept in the scored game only.": "On ne tient de compte que dans la partie à écrire.",
    "A seat is shown as: Authorization: Seat TOKEN.": "Une place se montre ainsi : Authorization: Seat TOKEN.",
    # What a program that speaks with the server gets wrong
    "The request is not as it should be, at {text}: {text2}.":
        "La requête n'est pas comme elle devrait être, en {text} : {text2}.",
    "The message cannot be read{where:where}: {text}.": "Le message ne peut se lire{where} : {text}.",
    "A message has at most {n} bytes.": "Un message a au plus {n} octets.",
    "Messages are texts in JSON.": "Les messages sont des textes en JSON.",
    "That is faster than anybody can play; wait a moment and send it again.":
        "C'est aller plus vite que nul ne peut jouer ; attendez un instant et envoyez-le de nouveau.",
    "Nothing can be stored just now. Please try again in a moment.":
        "Rien ne peut s'enregistrer en ce moment. Essayez encore dans un instant.",
    "The database does not answer just now. Please try again in a moment.":
        "La base de données ne répond pas en ce moment. Essayez encore dans un instant.",
    "The database does not answer, so it is not known yet whether that was stored. Please try again.":
        "La base de données ne répond pas : on ne sait pas encore si cela est enregistré. Essayez encore.",
    "Something went wrong here, and has been noted. Please try again.":
        "Quelque chose n'a pas marché ici, et c'est noté. Essayez encore.",
    "Too many are connected just now; come back a little later.":
        "Trop de monde est connecté en ce moment ; revenez un peu plus tard.",
    "Too much is being asked for just now; come back a little later.":
        "On demande trop de choses en ce moment ; revenez un peu plus tard.",
    "A request tells its length in one way, not in two.": "Une requête dit sa longueur d'une façon, non de deux.",
    "The salon is not called by that name.": "Le salon ne s'appelle pas ainsi.",
    "The request did not come in time.": "La requête n'est pas venue à temps.",
    "There is no such socket, or none for a page from elsewhere.": (
        "Il n'y a pas de tel socket, ou aucun pour une page venue d'ailleurs."
    ),
    "That is no handshake of a WebSocket that could be read.": (
        "Ce n'est pas une poignée de main de WebSocket qu'on puisse lire."
    ),
    "That is no request that could be read.": "Ce n'est pas une requête qu'on puisse lire.",
    "Say hello first.": "Dites d'abord bonjour.",
    "Nobody said hello.": "Personne n'a dit bonjour.",
    "You have said hello already.": "Vous avez déjà dit bonjour.",
    "There is nothing here": "Il n'y a rien ici",
    "There is no such thing": "Cela n'existe pas",
    "It cannot be read": "Cela ne peut se lire",
    "It does not say how long it is": "La longueur n'est pas dite",
    "Too long": "Trop long",
    "Not just now": "Pas en ce moment",
    "Say how long the request is.": "Dites la longueur de la requête.",
    "A request has at most {n} bytes.": "Une requête a {n} octets au plus.",
    "{name:text}LOG_LEVEL is one of {text}, not {quoted}.": "{name}LOG_LEVEL est l'un de {text}, non {quoted}.",
    "{name:text}PORT is a number from 0 to 65535, not {n}.": "{name}PORT est un nombre de 0 à 65535, non {n}.",
    "{name:text}BOT_PROCESSES is 0 or more, not {n}.": "{name}BOT_PROCESSES est 0 ou plus, non {n}.",
    "{name:text}BOT_THREADS is 1 or more, not {n}.": "{name}BOT_THREADS est 1 ou plus, non {n}.",
    "The driver {quoted} is not installed; pip install 'tablier[postgres]' brings PostgreSQL's.":
        "Le pilote {quoted} n'est pas installé ; pip install 'tablier[postgres]' apporte celui de PostgreSQL.",
    "The database cannot be used: {text}": "La base de données ne peut servir : {text}",
    "With {text} no man can be moved.": "Avec {text}, aucune dame ne peut être jouée.",
    "Not found": "Introuvable",
    "Not now": "Pas maintenant",
    "Not understood": "Non compris",
    "Too much": "C'est trop",
    # The games and the bots, each in a line
    "Bring your stacks down, then bear them off: every throw plays itself.":
        "Rabattez vos piles, puis sortez vos dames : chaque coup se joue de lui-même.",
    "Three dice and a race: doubles and triples are played out in full.":
        "Trois dés et une course : doublets et triples se jouent tout du long.",
    "Both run the same way round; one courier opens the road.":
        "Tous deux tournent dans le même sens ; un postillon ouvre la route.",
    "Hit, block and run, as it was written down in the 1660s.":
        "Frapper, barrer et courir, comme on l'écrivait vers 1660.",
    "Points for what your dice could do; twelve holes win.":
        "Des points pour ce que vos dés pourraient faire ; douze trous gagnent.",
    "Trictrac in rounds, for two, three or four, with an account.":
        "Le trictrac en marqués, à deux, trois ou quatre, avec un compte.",
    "Novice": "Novice",
    "Has an eye for little, and none for shots.": "Voit peu de chose, et jamais le danger d'être battu.",
    "Amateur": "Amateur",
    "Knows what is good, often errs.": "Sait ce qui est bon, se trompe souvent.",
    "Player": "Joueur",
    "Plays soundly, errs now and then.": "Joue solidement, se trompe de temps à autre.",
    "Expert": "Expert",
    "Rarely errs, and bears off without fault.": "Se trompe rarement, et sort ses dames sans faute.",
    "Master": "Maître",
    "Looks two turns ahead, and three where plays are close and time allows.":
        "Voit deux coups d'avance, et trois quand ils se valent et que le temps le permet.",
    "Plays any legal play, each with the same chance; takes or drops a double by the toss of a coin.":
        "Joue n'importe quel coup permis, chacun à chance égale ; accepte ou refuse un double à pile ou face.",
    "Makes the play after which the board looks best by its family's rules of thumb, and claims every die it can.":
        "Joue le coup après lequel le tablier lui paraît le meilleur, et réclame tout dé qu'il peut.",
    "Makes the play after which the board looks best, and claims every die it can.":
        "Joue le coup après lequel le tablier lui paraît le meilleur, et réclame tout dé qu'il peut.",
    "{game} is played by {n} here; {n2} seats are given.": "{game} se joue ici à {n} ; {n2|place} sont données.",
    "Backgammon's elder: a doublet is two numbers, a win is one point.":
        "L'aîné du backgammon : un doublet fait deux nombres, une victoire un point.",
    "Nobody is hit: lone men are pinned, and the mother first of all.":
        "On ne bat pas : on bloque les dames seules, et d'abord la mère.",
    "Plays whatever is allowed.": "Joue ce qui est permis.",
    "Plays by rules of thumb.": "Joue par règles simples.",
    "Random": "Au hasard",
    "Greedy": "Glouton",
}  # fmt: skip

PHRASES = {
    "spot": {"the bar": "la barre", "the rail": "la bande", "off": "la bande", "bar": "la barre", "{n}": "la {n}"},
    "where": {"": "", ", at {text}": ", en {text}"},
}
