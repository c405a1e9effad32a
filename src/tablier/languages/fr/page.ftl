### Les mots des pages. Ce que les jeux disent d’eux-mêmes est dans leurs propres catalogues.

## Partout

loading = Un instant …
close = Fermer
copy = Copier
copied = Copié
again = Réessayer
percent = { $figure } %
error-unreachable = Le salon ne répond pas. Il est peut-être arrêté ; vos parties sont conservées.
error-failed = Quelque chose n’a pas marché : { $sentence }
rules-whole = Toute la page des règles
side-white = Blanc
side-black = Noir

## En-tête et pied

notice-from-house = De la maison : { $text }
notice-hide = Ranger ceci
skip = Aller au contenu
brand = Tablier
nav-main = Principale
nav-menu = Menu
nav-play = Jouer
nav-learn = Apprendre
nav-analysis = Analyse
nav-rules = Règles
nav-history = Vos parties
nav-help = Aide
nav-settings = Réglages
theme-light = Clair
languages = Langue
theme-auto = Comme le système
theme-page = Couleurs de la page
theme-board = Le tablier
theme-board-walnut = Noyer et vert-de-gris
theme-board-slate = Ébène et ardoise
theme-board-rosewood = Palissandre et rose
identity-title = Vous
identity-seats = Vos places, et comment les porter sur un autre appareil
theme-dark = Sombre
foot-about = Des jeux de tables que le backgammon a fait oublier, complets jusqu’à la dernière clause. Ni compte, ni pistage, rien qui vienne d’ailleurs.
foot-source = Logiciel libre sous licence MIT
foot-docs = Documentation
foot-api = Pour programmeurs : l’API

## Jeux

rules-common-line = Qui commence, ce qu’il faut jouer, les noms des doublets, les vrais dés, les matchs et l’abandon.
minutes = { $n } min
minutes-long = une à deux heures

## Salon

salon-title = Tablier : vieux jeux de tables, joués aujourd’hui
salon-h1 = De vieux jeux, une bonne table
salon-lead = Les jeux de tables que le backgammon a fait oublier, avec un arbitre qui marque chaque point et dit pourquoi.
salon-games = Choisissez un jeu
salon-play = Jouer
salon-play-label = Jouer : { $game }, contre l’ordinateur
salon-learn = L’apprendre
salon-learn-label = L’apprendre : { $game }, en deux minutes
salon-scored = Partie à écrire, de deux à quatre
salon-set-up = Dresser une table…
salon-against = Contre { $level }
salon-against-rules = règles comme au livre
salon-against-label = Qui joue contre vous
salon-your-turn = À vous, { $game }
salon-friend = Jouer avec un ami
salon-friend-text = Envoyez le lien ; qui l’ouvre s’assied. Sans compte.
salon-friend-make = Créer un lien
salon-friend-or = ou { $here } · { $dice }
salon-friend-here = tous deux à cet écran
salon-friend-dice = avec vos propres dés
salon-name = Votre nom
salon-name-hint = Tel que les autres le voient. Gardé dans ce navigateur seulement.
salon-guest = Invité
salon-continue = Votre partie de { $game } vous attend
salon-continue-against = contre { $names }
salon-continue-more = et encore { $n }
salon-continue-go = Reprendre
salon-open = Tables ouvertes
salon-open-empty = Personne n’attend pour l’instant. Ouvrez une table, ou jouez contre l’ordinateur : il a toujours le temps.
salon-open-by = { $name } attend
salon-open-sit = S’asseoir
salon-open-sit-label = S’asseoir avec { $name }, { $game }
salon-open-watch = Regarder
salon-open-watch-label = Regarder { $names }, { $game }
salon-running = On joue
salon-watching =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
salon-match = en { $n }
salon-options = règles à part
salon-clock = { $n } s par coup
salon-offline = La liste n’a pas pu être mise à jour.

## Nouvelle table

new-title = Dresser une table
new-game = Jeu
new-opponent = Contre
new-bot = l’ordinateur
new-friend = un ami, par un lien
new-here = quelqu’un à cet écran
new-open = qui voudra
new-friend-hint = Vous recevrez un lien à envoyer. Qui l’ouvre s’assied en face.
new-here-hint = Vous jouez tous deux sur cet appareil, tour à tour.
new-open-hint = La table est montrée à tout le monde dans ce salon.
new-level = Comment joue-t-il ?
new-side = Votre couleur
new-side-lots = la couleur tirée au sort
new-match = Combien de temps
new-rounds = Marqués
new-rounds-hint = Un multiple du nombre de joueurs.
new-dice = Dés
new-dice-server = les dés lancés ici
new-dice-hand = mes propres dés
new-dice-hint = Avec de vrais dés, le salon n’est que votre arbitre : vous entrez ce que vous avez lancé.
new-help = Conseils et reprises
new-help-allowed = les conseils permis
new-help-none = sans conseils
new-help-hint = Contre l’ordinateur, sans pendule. On les compte, et le relevé le dit.
new-clock = Pendule
new-clock-none = sans pendule
new-clock-fast = vivement, { $n } s par coup
new-clock-calm = calmement, { $n } s par coup
new-clock-slow = sans hâte, { $n } min par coup
new-clock-hint = Qui la laisse s’écouler, la maison joue pour lui.
new-name2 = Nom de l’autre
new-second = Deuxième joueur
new-rules = Règles : comme au livre
new-rules-changed = Règles : { $n } choix à vous
new-rules-lead = Là où les vieux textes se trompent ou se taisent, la table peut choisir.
new-presets = Tout prêt
new-preset-book = Comme au livre
new-default = comme au livre
new-number = Un nombre de { $low } à { $high }
new-seats = Qui joue ?
new-seats-2 = deux
new-seats-3 = trois
new-seats-4 = quatre, par équipes
new-seats-explain-2 = À deux, on joue tous les marqués l’un contre l’autre.
new-seats-explain-3 = Deux jouent un marqué, le troisième, hors du jeu, peut conseiller les deux ; puis on tourne. Le sort dit qui commence.
new-seats-explain-4 = Les joueurs 1 et 3 sont partenaires contre 2 et 4. On rencontre les deux adversaires l’un après l’autre, puis le partenaire prend la place ; gains et pertes sont à l’équipe.
new-seat = Joueur { $n }
new-seat-team = Joueur { $n }, équipe { $team }
new-seat-me = moi
new-seat-friend = un ami, par un lien
new-seat-here = quelqu’un à cet écran
new-seat-bot = ordinateur : { $level }
new-seat-name = Nom du joueur { $n }
new-public = La montrer dans la liste des tables ouvertes
new-computer = l’ordinateur, { $level }
new-sentence = Je joue { $game } contre { $opponent }, { $match }, { $side }, { $clock }, avec { $dice } et { $help }.
new-sentence-scored = Nous jouons { $game }, { $clock }, avec { $dice }.
new-match-to =
    { $n ->
        [0] sans fin, le score courant
        [1] une seule partie
       *[other] un match en { $n } points
    }
new-side-0 = avec les Blancs
new-side-1 = avec les Noirs
new-rules-single = Changer une règle…
new-create = Ouvrir la table
new-creating = On dresse la table …
new-invite-title = Votre table est prête
new-invite-text = Envoyez ce lien à votre ami. Le premier qui l’ouvre peut s’asseoir ; les autres regardent.
new-invite-link = Lien de la table
new-invite-qr = Le même lien en code QR, pour l’appareil photo d’un téléphone
new-invite-share = Partager …
new-invite-go = Aller à votre place
new-nobody = Une place au moins doit être la vôtre.

## S’asseoir

sit-title = S’asseoir
sit-lead = { $by } vous garde une place à sa table de { $game }.
sit-lead-plain = Une place est libre à cette table de { $game }.
sit-freed = Vous aviez une place ici. Elle s’est libérée parce que votre page était fermée quand la partie devait commencer.
sit-name = Votre nom
sit-seat = Votre place
sit-seat-is = Votre place : { $seat }
sit-seat-white = Blanc, les dames claires
sit-seat-black = Noir, les dames sombres
sit-seat-n = Joueur { $n }
sit-do = S’asseoir
sit-watch = Seulement regarder
sit-fair = Les dés ont été promis avant votre arrivée ({ $commitment }…). Votre navigateur scelle son propre nombre quand vous vous asseyez, et l’ouvre quand chacun l’a fait : personne ne choisit en dernier.
sit-taken = Cette place vient d’être prise.

## Une partie finie

game-title-plain = Une partie finie
game-unfinished = Cette partie est encore en cours.
game-watch = Aller à la table
game-step-first = Au début
game-step-back = En arrière
game-step-on = En avant
game-step-last = À la fin
game-step-start = Avant le premier jet
game-share = Partager
game-share-game = Lien de la partie
game-share-position = Lien de cette position
game-download = Emporter
game-download-text = Feuille de partie (texte)
game-download-json = Feuille de partie (JSON)
game-download-picture = Image de cette position (SVG)
fair-title = Les dés sont‑ils honnêtes ?
fair-sentence = Chaque jet était fixé avant la partie.
fair-check = Vérifiez.
fair-alarm = Ces dés ne sont pas ceux qu’on avait promis avant la partie.
fair-alarm-sub = Ce qui ne tient pas est marqué ci-dessous. Gardez la feuille : chacun peut y voir ce qui s’est passé.
fair-text = Avant que quiconque s’asseye, le salon a promis sa part des dés. Puis chaque joueur a scellé un nombre, et ce n’est qu’une fois tous scellés qu’on les a ouverts. Chaque jet découle de tout cela ensemble, et votre navigateur le recalcule à mesure. Personne, pas même le salon, n’a pu en choisir un.
fair-old = Cette table a été ouverte selon une façon plus ancienne : ses dés se vérifient une fois le match fini, par la commande ci-dessous.
fair-values = Les valeurs, et comment les vérifier ailleurs
fair-promise = Promesse
fair-seal = Sceau : { $name }
fair-seed = Nombre : { $name }
fair-key = Clef du dernier jet
fair-secret = Secret
fair-command = Avec la feuille téléchargée, sur un ordinateur à vous :
fair-promise-held = La promesse n’a pas changé depuis que ce navigateur l’a vue.
fair-promise-broken = La promesse n’est pas celle que ce navigateur a reçue d’abord.
fair-seals-open = Le nombre de chacun s’ouvre une fois tous scellés.
fair-seals-held = Le nombre de chacun est celui qui avait été scellé.
fair-seals-broken = Le nombre de quelqu’un n’est pas celui qui avait été scellé.
fair-mine-open = Votre propre nombre est scellé.
fair-mine-held = Votre propre nombre est dans ces dés.
fair-mine-broken = Le nombre que ce navigateur a donné n’est pas dans ces dés.
fair-keys-broken = Ce qui a été dit de la part du salon ne remonte pas à la promesse.
fair-throws-open = Rien n’a encore été jeté.
fair-throws-held =
    { $n ->
        [one] Le seul jet jusqu’ici découle de la promesse et des nombres.
       *[other] Les { $n } jets jusqu’ici découlent de la promesse et des nombres.
    }
fair-throws-broken = Le jet { $at } fut { $found }, là où la promesse et les nombres donnent { $expected }.
fair-anew =
    { $n ->
        [one] Le nombre de chacun a été refait une fois, parce que quelqu’un n’ouvrait pas le sien.
       *[other] Le nombre de chacun a été refait { $n } fois, parce que quelqu’un n’ouvrait pas le sien.
    }
game-proof-hand = Ces dés ont été lus sur un vrai tablier et entrés à la main : il n’y a rien à prouver.
game-rematch = Rejouer
account-whole = Chaque marqué
account-back = Revenir à la table
account-print = Imprimer
game-account = Le compte
game-account-print = Imprimer la feuille
game-account-player = Joueur
game-account-rounds = Marqués
game-account-consolations = Consolations
game-account-queue = Queue
game-account-bets = Paris
game-account-total = Total
game-position = Position
game-missing = Il n’y a pas de telle table ici. Le lien est peut-être incomplet.
game-flip = Voir de l’autre côté

## Vos parties

history-title = Vos parties
history-lead = Les parties où cet appareil a une place. Les places sont gardées dans ce navigateur ; le salon ne connaît pas de comptes.
history-empty = Pas encore de partie. La plus courte prend dix minutes et ne demande aucune réflexion.
history-empty-go = Au salon
history-count-won = gagnées
history-count-lost = perdues
history-count-going = en cours
history-choose-game = Quel jeu
history-all-games = tous les jeux
history-choose-ended = Comment elle a fini
history-all-ends = quelle qu’en soit la fin
history-none-such = Aucune de vos parties n’est ainsi.
history-running = En cours
history-finished = Finies
history-turn-you = à vous
history-turn-wait = on attend { $name }
history-turn-open = une place est encore libre
history-go = Reprendre
history-review = Analyser
history-reviewed = analysée
history-reviewing = analyse en cours
history-unreviewed = pas encore analysée
history-mistakes =
    { $n ->
        [0] analysée, aucune erreur
        [one] analysée, 1 erreur
       *[other] analysée, { $n } erreurs
    }
history-label = { $verb } : { $game }, { $names }
history-won = gagné
history-lost = perdu
history-over = finie
history-seats = Emporter vos places
history-seats-text = Une place est un lien privé : qui l’a joue pour vous. Ouvrez-le sur un autre appareil et continuez là.
history-export = Tout copier en liens
history-import = Ajouter des places par leurs liens
history-import-hint = Un lien par ligne.
history-import-do = Ajouter
history-import-done =
    { $n ->
        [one] { $n } place ajoutée.
       *[other] { $n } places ajoutées.
    }
history-import-none = Il n’y a pas de lien de place là-dedans.
history-forget = Oublier cette partie ici
history-forget-label = Oublier sur cet appareil : { $game }, { $names }
history-forget-sure = La place ne pourra être reprise qu’avec son lien privé. L’oublier ?
history-forget-no = La garder
history-gone =
    { $n ->
        [one] { $n } place est inconnue de ce salon.
       *[other] { $n } places sont inconnues de ce salon.
    }

## Règles

rules-title = Les règles
rules-lead = Chaque règle a un numéro qui ne change jamais. Quand l’arbitre marque un point ou refuse un coup, il nomme la clause : les voici toutes, avec leurs sources.
rules-pages = Pages
rules-common = Ce que tous les jeux partagent
rules-search = Chercher dans la page
rules-search-hint = Un mot, ou une clause comme T-25
rules-found =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
rules-found-none = Aucune clause n’a ce mot.
rules-contents = Clauses
rules-anchor = Lien vers { $clause }
rules-guide = L’apprendre sur le tablier
rules-play = Y jouer
rules-language = Cette page n’est pas encore traduite : la voici en anglais.

## Guide

guide-title = Apprendre { $game }
guide-h1 = { $game }, en quelques coups
guide-lead = Chaque leçon est un seul geste, sur le vrai tablier, avec le vrai arbitre. Rien ne compte ; essayez.
guide-lesson = Leçon { $n } sur { $all }
guide-lessons = Leçons
guide-next = Leçon suivante
guide-back = Retour
guide-skip = Passer
guide-again = Refaire
guide-again-label = Refaire : recommencer la leçon
guide-done = Fait
guide-tick = faite
guide-finish = C’est tout. Vous savez jouer : { $game }.
guide-finish-play = Jouer contre l’ordinateur
guide-finish-rules = Lire toutes les règles
guide-finish-more = Apprendre un autre jeu
guide-index = Apprendre un jeu

## Une adresse qui ne mène nulle part

nothing-title = Il n’y a rien ici
nothing-text = Le lien est peut-être incomplet, ou ce qu’il montrait n’a jamais existé.

## Aide

help-title = Aide
help-lead = Comment bouger, comment apprendre de vos parties, comment jouer avec un ami, et pourquoi se fier aux dés.
help-contents = Sur cette page
help-moving = Bouger les dames
help-moving-pick = Cliquez ou touchez une dame : les flèches où elle peut aller sont marquées, chacune avec le nombre qu’il y faut. Cliquez l’une d’elles, ou faites-y glisser la dame.
help-moving-same = Reprenez la même dame pour jouer le nombre en tête : six fois six, ce sont six touches.
help-moving-chips = Les dés de la barre sont vos nombres ; touchez-en un pour le mettre en tête.
help-moving-undo = Tout se reprend jusqu’à la validation.
help-moving-why = Quand un coup est refusé, la raison est sous le tablier, avec sa clause. Aucune erreur ne peut abîmer la partie.
help-keys = Touches
help-keys-hint = Elles valent quand le tablier ou la barre dessous a le focus.
help-key = Touche
help-does = Ce qu’elle fait
keyname-space = Espace
keyname-enter = Entrée
key-arrows = aller de flèche en flèche
key-n = dame mobile suivante, ou précédente
key-space = prendre une dame, ou la poser
key-digits = jouer ce nombre d’ici
key-d = changer de nombre en tête
key-enter = lancer, valider, ou le bouton principal
key-u = annuler un pas ; avec Maj tous
key-f = finir ce qui est forcé
key-slash = taper un coup, comme 12/17 1/7
key-w = pourquoi pas ?
key-e = entrer de vrais dés
key-question = aide
help-study = Conseils, analyses, apprentissage
help-study-review = Une partie finie est son analyse : le tablier avec ce qui fut joué et ce qui valait mieux, vos chances tout du long, et la part du hasard. Les parties contre l’ordinateur s’analysent d’elles-mêmes ; les autres quand vous le demandez sous « Vos parties ». La touche ? y dit ce que font les touches.
help-study-mistakes = « Apprendre de vos erreurs » vous remet devant chacune d’elles. Essayez un autre coup, ou faites-vous montrer le meilleur ; ce que vous avez résolu revient quelques jours plus tard. Il y a aussi un problème du jour pour chaque jeu, et un recueil.
help-study-hints = Contre l’ordinateur vous pouvez demander ce que jouerait le maître, et reprendre votre dernier coup ; les dés restent les mêmes. L’un et l’autre sont comptés dans le relevé. On peut s’en passer en ouvrant la table.
help-study-past = Le relevé à côté du tablier se parcourt pendant que vous jouez : choisissez une ligne, ou revoyez le dernier coup. Le coup que vous prépariez vous attend.
help-study-analysis = Dans l’analyse vous dressez n’importe quelle position de n’importe quel jeu, voyez ce qu’elle vaut, et jouez à partir d’elle. « Ouvrir dans l’analyse » y mène de chaque moment d’une partie finie.
help-study-files = Une partie gardée dans un fichier (.tab, .json, .mat, .sgf) se dépose sur « Vos parties », sur la page d’accueil ou sur une analyse : elle est montrée et analysée comme l’une des vôtres, et ses dés sont vérifiés s’il y a de quoi.
help-friend = Avec un ami
help-friend-1 = Ouvrez une table « avec un ami, par un lien » et envoyez le lien. Votre ami n’a besoin d’aucun compte, seulement d’un nom.
help-friend-2 = Votre place est à vous par son lien privé, que vous trouvez dans « Vos parties ». Ouvrez-le sur un téléphone et continuez là ; recharger, perdre la connexion ou la batterie ne coûte rien.
help-friend-3 = Si l’autre s’absente, la maison peut jouer pour lui au bout d’une minute ; il reprend la main en revenant. Avec une pendule, elle le fait quand le temps est écoulé.
help-friend-4 = Sur un vrai tablier : choisissez « lus sur un vrai tablier », entrez vos jets, et laissez le salon arbitrer.
help-fair = Des dés honnêtes
help-fair-1 = Avant que quiconque s’asseye, le salon tire un secret et en publie la promesse. Une promesse ne révèle rien, mais ne convient qu’à un seul secret : le salon ne peut plus le changer.
help-fair-2 = Quand vous vous asseyez, votre navigateur scelle un nombre au hasard. On n’ouvre ces nombres qu’une fois tous scellés. Tous les jets découlent du secret et des nombres de chacun : ni le salon ni un joueur ne peut les diriger.
help-fair-3 = Avec chaque jet se dit un morceau du secret qui remonte à la promesse, et votre navigateur recalcule le jet. Si l’un n’est pas ce qu’il doit être, la table le dit. Chacun peut vérifier la feuille après coup :
help-privacy = Ce qui est gardé, et où
help-privacy-1 = Sur le serveur : la table, les noms tapés, ce qui a été joué, et une empreinte du secret de chaque place. Ni compte, ni courriel, ni statistiques.
help-privacy-2 = Dans votre navigateur : votre nom, vos places, la langue, l’apparence, le son. Pas de cookies. Effacer les données du site les oublie.
help-privacy-3 = Une partie finie est visible pour qui en a le lien.
help-seeing = Sans voir le tablier
help-seeing-1 = Chaque flèche est un bouton qui dit son numéro et ses dames ; jets, points et coups sont annoncés à mesure. Le tablier existe aussi en tableau de mots, dans le menu de la table.
help-api = Pour les programmeurs
help-api-1 = Tout ce que font ces pages, un programme le peut aussi : HTTP, un WebSocket, et un petit robot en exemple.
help-api-link = Description de l’interface (OpenAPI)
help-learn = Apprendre un jeu sur le tablier

## Avant que rien ne soit tracé : ce qu’on dit aux moteurs de recherche et à qui lit sans scripts

noscript = Tablier se joue dans le navigateur et a besoin de JavaScript ; tout vient de ce serveur, rien d’ailleurs. Les règles peuvent se lire sans lui :
salon-about = { $games } : jouez contre l’ordinateur ou un ami, avec un arbitre qui dit pourquoi.
salon-about-short = Des jeux de tables historiques : jouez-les, apprenez-les, avec un arbitre qui dit pourquoi.
nothing-about = Il n’y a pas de telle page dans ce salon.
game-noscript = Parcourir une partie demande JavaScript ; la lire, non.
game-read = Lire la partie
game-about = Une partie finie, à parcourir pas à pas, avec ce que l’arbitre a dit à chaque jet.
guide-about = Apprenez un jeu de tables en quelques coups, sur le vrai tablier.
history-about = Les parties où cet appareil a une place.
rules-about = Les règles de jeux de tables historiques, clause par clause, avec leurs sources.

## Sans réseau

offline-title = Vous êtes hors ligne
offline-lead = Sans réseau il y a des problèmes, vos parties finies, les guides et les règles. Pour jouer, même à deux devant un écran, il faut l’arbitre et les dés du salon : les tables vous attendent.
offline-back = Le réseau est revenu
offline-problems-title = Problèmes
offline-problems = Deux coups, l’un meilleur que l’autre : lequel ?
offline-no-games = Les parties finies sont gardées ici dès que vous avez vu la liste de vos parties.
offline-books = Guides et règles
guide-read-answer = Ce qui en résulte
