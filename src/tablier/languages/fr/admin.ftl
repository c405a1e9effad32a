### Ce que `tablier admin` dit à qui tient un salon.

## Commandes

about-tables = Lister les tables.
help-tables = Liste les tables, d’abord celles où il s’est passé quelque chose en dernier ; par jeu, par état, par nombre de jours depuis.
about-show = Montrer une table.
help-show = Montre une table : ce qui fut convenu, qui y est assis, ce qui fut fait ; jamais un jeton, une graine ou un secret des dés.
about-export = Écrire les actes des tables.
help-export = Écrit l’acte d’une table, dans un fichier ou à l’écran, ou ceux de toutes les tables dans un dossier. Chacun se rejoue et prouve ses dés : tablier verify.
about-delete = Effacer des tables, ou ce qu’on sait d’une personne.
help-delete = Efface des tables avec tout ce qui en dépend ; ou, d’une personne connue par un jeton ou un nom, le nom, le droit à la place, ce qu’elle écrivit à la table et les analyses. Ce qui fut joué reste, ainsi que le nombre apporté pour les dés : l’acte de l’autre doit se rejouer et prouver ses dés.
about-block = Ne laisser personne jouer depuis une adresse ou un réseau.
help-block = Depuis cette adresse ou ce réseau, personne n’ouvre plus de table, ne s’assied ni ne se connecte, sur aucun serveur, en quelques secondes ; les pages restent visibles.
about-unblock = Les laisser rejouer.
help-unblock = Laisse rejouer ceux qui étaient bloqués.
about-blocked = Qui est bloqué.
help-blocked = Liste les adresses et les réseaux bloqués, depuis quand et pourquoi.
about-close = Fermer le salon pour un temps.
help-close = Personne n’ouvre de nouvelle table jusqu’à tablier admin open. Les parties en cours continuent, sauf si elles doivent s’arrêter ; alors le temps de personne ne court. La phrase est montrée à tous.
about-open = Rouvrir le salon.
help-open = Rouvre le salon après tablier admin close.
about-notice = Montrer un texte à tous.
help-notice = Montre un texte sur chaque page en quelques secondes, jusqu’à une date ou jusqu’à ce qu’on l’ôte : sans texte, on l’ôte.
about-prune = Effacer ce qui est ancien.
help-prune = Efface les tables où rien ne s’est passé depuis tant de jours, les actes apportés et les analyses plus anciens. Les serveurs le font d’eux-mêmes avec TABLIER_RETENTION_DAYS.
about-backup = Tout écrire dans un fichier.
help-backup = Écrit tout ce qui est gardé dans un fichier, tel qu’à un moment, pendant que les serveurs continuent ; de SQLite comme de PostgreSQL.
about-restore = Rétablir une sauvegarde.
help-restore = Rétablit une sauvegarde dans une base de l’un ou l’autre genre, entière ou pas du tout. Arrêtez d’abord les serveurs. Ce qui est dans la base est perdu ; on le demande.
about-migrate = Amener la base à une révision.
help-migrate = Amène la base à la révision la plus récente de son schéma, ou à une autre, en avant ou en arrière. Les serveurs font la première chose d’eux-mêmes au démarrage.
about-stats = Combien il y a de tout.
help-stats = Compte les tables, les actions, les personnes, les analyses et les actes, et dit la taille de la base.

## Options

option-database = La base de données : une URL de SQLAlchemy, ou celle de TABLIER_DATABASE.
option-yes = Le faire sans demander.
option-game = Seulement de ce jeu.
option-stage = Seulement dans cet état.
option-older-than = Seulement où rien ne s’est passé depuis tant de jours.
option-newer-than = Seulement où quelque chose s’est passé depuis tant de jours.
option-most = Combien au plus.
option-all = Les actes de toutes les tables, dans ce dossier.
option-person = Qui a ce jeton d’une place ; - le lit de l’entrée standard.
option-name = Tous ceux qui s’appellent ainsi, et les actes apportés qui les nomment.
option-why = Pourquoi, pour vous : tablier admin blocked le montre.
option-stop-games = Les parties en cours s’arrêtent aussi.
option-until = Jusqu’à quand, comme 2027-01-31T20:00.
option-to = À cette révision, en avant ou en arrière.

## Ce qu’il en advient

no-salon = Il n’y a pas encore de salon dans cette base : tablier serve en fait un, ou tablier admin migrate.
old-database = La base est à la révision { $found }, et cette version travaille avec { $known } : tablier admin migrate
not-done = La base de données ne l’a pas fait : { $text }
no-tables = Il n’y a pas de telles tables.
no-table = Il n’y a pas de table { $table }.
head-table = Table
head-game = Jeu
head-stage = État
head-touched = Dernière action
head-acts = Actions
head-players = Joueurs
head-network = Réseau
head-since = Depuis
head-why = Pourquoi
opened-on = Elle fut ouverte le { $date }.
followed-by = La table qui a suivi : { $table }
stats-revision = Révision
stats-tables = Tables
stats-tables-by-stage = par état
stats-tables-by-game = par jeu
stats-acts = Actions
stats-people = Places prises par des personnes
stats-reviews-by-stage = Analyses
stats-records = Actes apportés
stats-blocked = Réseaux bloqués
stats-oldest = Dernière action la plus ancienne
stats-newest = Dernière action la plus récente
stats-bytes = Octets
table-or-all = Donnez l’identifiant d’une table, ou --all avec un dossier.
exported = L’acte est dans { $file }.
exported-all = { $n ->
    [one] { $n } acte est
   *[other] { $n } actes sont
} dans { $folder }.
not-exported = La table { $table } ne peut être écrite : { $why }
what-to-delete = Dites quoi effacer : des identifiants de tables, ou --person, ou --name.
really-delete = Effacer { $n ->
    [one] { $n } table
   *[other] { $n } tables
} avec tout ce qui y fut fait ?
deleted = { $n ->
    [one] { $n } table fut effacée.
   *[other] { $n } tables furent effacées.
}
really-erase = Effacer la personne de { $n } places, et { $n2 } actes apportés ?
erased = Places où quelqu’un fut effacé : { $n } ; actes effacés : { $n2 }.
really-prune = Effacer { $n } tables, { $n2 } actes et { $n3 } analyses ?
pruned = Effacés : { $n } tables, { $n2 } actes, { $n3 } analyses.
really-block = { $network }, c’est beaucoup de monde, ou cette machine même. Le bloquer ?
blocked = Plus personne ne joue depuis { $network }, dans quelques secondes.
unblocked = { $network } n’est plus bloqué.
not-blocked = { $network } n’était pas bloqué.
nobody-blocked = Personne n’est bloqué.
bad-address = { $given } n’est ni une adresse ni un réseau, comme 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/48.
closed = Le salon est fermé dans quelques secondes ; les parties en cours continuent.
closed-standing = Le salon est fermé dans quelques secondes, et les parties s’arrêtent.
open = Le salon est ouvert.
noticed = Tous le voient dans quelques secondes.
notice-gone = L’avis est ôté.
too-long = Il a au plus { $n } signes.
bad-date = { $given } n’est pas une date, comme 2027-01-31T20:00.
past-date = { $given } est déjà passé.
backed-up = Tout, dont { $n ->
    [one] { $n } table
   *[other] { $n } tables
}, est dans { $file }.
bad-backup = Ce n’est pas une sauvegarde, ou elle est abîmée : son contenu ne s’accorde pas avec sa fin.
newer-backup = La sauvegarde fut faite par une version plus récente (révision { $found }).
in-use = Il y a quelque chose dans cette base, qui serait perdu. Arrêtez ses serveurs, et dites --yes si c’est voulu.
really-restore = Perdre tout ce qui est dans cette base, et rétablir { $n } tables du { $date } ?
restored = { $n ->
    [one] { $n } table est rétablie telle
   *[other] { $n } tables sont rétablies telles
} qu’au { $date }.
no-revision = Il n’y a pas de révision { $given } ; il y a { $known }.
really-back = Revenir de { $found } à { $wanted } ? Ce que seule la révision plus récente peut contenir est perdu.
migrated = La base est à la révision { $wanted }.
say-yes = { $question } Personne n’est là pour répondre : dites --yes si c’est voulu.
yes-or-no = { $question } (oui/non)
yes = oui
no-overwriting = ce fichier existe ; dites --yes, ou donnez un autre nom
