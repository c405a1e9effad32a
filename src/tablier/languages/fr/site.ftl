### Le site : sa page d’accueil, et les pages que fait le programme.

front-title = Tablier
front-lead = Les jeux de tables que le backgammon a fait oublier, complets, avec un arbitre qui explique. Quelle porte est la vôtre ?
not-built-title = Documentation
not-built = Le site n’a pas été construit ici. Dans une copie des sources, make docs le construit ; les paquets d’une version l’apportent. Les règles se lisent de toute façon dans le salon.

door-players = Joueurs
door-players-line = Les règles, clause par clause, avec des tabliers ; ce que dit une analyse ; des problèmes ; des dés que personne ne dirige.
door-scholars = Érudits
door-scholars-line = D’où vient chaque clause, les lectures côte à côte, comment citer, les mots anciens.
door-teachers = Enseignants
door-teachers-line = Une fiche par jeu, à imprimer : leçons et exercices, les réponses sur une page à part.
door-programmers = Programmeurs
door-programmers-line = Des carnets pour commencer, la référence, les formats, et comment tout est bâti.
door-researchers = Chercheurs
door-researchers-line = Environnements, lots, entraînement, les robots, et ce qui a été mesuré.
door-operators = Exploitants
door-operators-line = Un salon ouvert à d’autres, et le protocole qu’il parle.

readme-title = Ce qu’est Tablier, et comment commencer
reference = Référence de l’API
not-run = Cette page a été bâtie là où { $package } n’est pas installé : ce que montrent ses cellules manque ici. Qui les exécute le voit.
report-read = À lire :
report-page = le rapport entier
report-printed = le même, à imprimer (PDF)

# Around every page.
next = Suite
previous = Avant
home = Accueil
on-this-page = Sur cette page
to-top = Haut de page
made-with = Fait avec
skip = Aller au contenu
search-found = Pages trouvées : { $n }.
to-the-salon = Au salon

game = jeu
clause = clause
default = par défaut
lessons = Leçons
exercises = Exercices
answers = Réponses

cite-title = Citer cette page
cite-how = Comment citer le jeu, une clause ou une position

sources-title = Sur quoi repose chaque clause
sources-lead = Chaque clause, les documents dont elle vient, et si une décision de ce projet y a part : là où un document se tait, se trompe ou se contredit, la clause dit ce que nous faisons et pourquoi. Pages et numérisations sont données quand nous les connaissons ; ce qui manque ici n’a pas été trouvé, ou pas été comparé. À côté d’un traité dont nous avons lu le texte est nommé le chapitre qui parle de la chose ; ce que nous en faisons, la clause le dit.
sources-works = Les documents
sources-what = ce qu’elle dit
sources-from = documents
sources-ours = de nous
sources-ruling = décision
scan = numérisation
text = texte

readings-title = Les lectures côte à côte
readings-lead = Là où l’on a joué, imprimé ou compris une règle de plusieurs façons, la table peut choisir. Voici chacune de ces questions avec ses réponses côte à côte, sa clause et les documents dont celle-ci vient ; la liste est faite par le programme lui-même.

citations-title = Comment citer
citations-lead = Les numéros des clauses ne changent jamais, positions et parties ont une notation qui se rejoue exactement, et chaque version a un numéro : ce qui est cité aujourd’hui se retrouvera plus tard.
citations-program = Le programme
citations-after = D’après :
citations-part = Une clause, une position, une partie
citations-clause = Citez une clause par son numéro (Tablier, T-25) : il est le même dans chaque version, dans chaque langue et dans chaque refus du programme.
citations-position = Citez une position par son identifiant et une partie par son enregistrement ; la page sur la notation dit comment l’une et l’autre s’écrivent, tablier show et tablier replay les montrent de nouveau.

sheets-title = Fiches à imprimer
sheets-lead = Une par jeu : les leçons de son guide, chacune avec un tablier et une tâche, puis des exercices tirés de ses problèmes, du facile au difficile. Les réponses sont à la fin, sur une page à part. Ce que votre navigateur imprime est fait pour être distribué.
sheet-title = { $game } : une fiche pour la classe
sheet-lead = Disposez chaque tablier, ou dessinez votre réponse sur le papier. Les nombres autour du tablier sont ceux de qui jette les dés, assis en bas.
exercises-lead = Chaque jet a une réponse qui est la meilleure, et une autre qui vient d’abord à l’esprit. Trouvez la meilleure, et dites ce que l’autre a de mauvais.
asked-play = Comment jouez-vous ce jet ?
asked-stay = Un trou est fait : tenez-vous, ou vous en allez-vous ?
difficulty = { $n ->
    [0] Les cinq niveaux du programme la trouvent.
    [one] Un des cinq niveaux du programme la manque.
   *[other] { $n } des cinq niveaux du programme la manquent.
}
best = { $best }, et non { $natural }.
