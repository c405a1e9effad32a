### Ce que dit le salon : des tables et des places, de la présence, des requêtes et de ce qui est gardé.

too-many-sockets = D’une même adresse { $n } au plus peuvent regarder à la fois ; fermez une page ou deux.
stopping = Le serveur s’arrête ; votre table est gardée. La page reviendra d’elle-même.
no-such-table = Cette table n’existe pas.
table-unreadable = Cette version du programme ne peut lire ce dont on est convenu à cette table. Elle est gardée telle quelle.
nothing-changed = Cela n’a pu être enregistré, et rien n’a donc changé. Essayez encore.
too-many-waiting =
    D’une même adresse { $n ->
        [one] { $n } table
       *[other] { $n } tables
    } publique{ $n ->
        [one] { "" }
       *[other] s
    } au plus peuvent attendre ; jouez à l’une d’elles, ou ouvrez-en une qui ne soit pas publique.
too-many-shown =
    D’une même adresse { $n ->
        [one] { $n } table
       *[other] { $n } tables
    } publique{ $n ->
        [one] { "" }
       *[other] s
    } au plus peuvent être montrées ; achevez l’une d’elles, ou ouvrez-en une qui ne soit pas publique.
bad-request = La requête n’est pas comme elle devrait être, en { $text } : { $text2 }.
invalid = ce n’est pas comme cela devrait être
invalid-missing = cela manque
invalid-unknown = rien ne s’appelle ainsi
invalid-unknown-kind = il n’y a rien de cette sorte
invalid-no-json = ce n’est pas du JSON
invalid-unseen-signs = les signes qui ne se voient pas ne sont pas admis
invalid-seal-and-seed = soit seal, soit seed
invalid-two-questions = soit text, soit from et number
invalid-choice = c’est l’un de { $list }
invalid-no-yes-or-no = c’est true ou false
invalid-no-whole-number = c’est un nombre entier
invalid-no-number = c’est un nombre
invalid-no-text = c’est un texte
invalid-no-list = c’est une liste
invalid-no-object = c’est un objet
invalid-at-least = c’est { $n } au moins
invalid-at-most = c’est { $n } au plus
invalid-signs-at-least =
    il y faut au moins { $n ->
        [one] { $n } signe
       *[other] { $n } signes
    }
invalid-signs-at-most =
    il y a place pour { $n ->
        [one] { $n } signe
       *[other] { $n } signes
    } au plus
invalid-items-at-least =
    il y faut au moins { $n ->
        [one] { $n } élément
       *[other] { $n } éléments
    }
invalid-items-at-most =
    il y a place pour { $n ->
        [one] { $n } élément
       *[other] { $n } éléments
    } au plus
hello-first = Dites d’abord bonjour.
bad-message = Les messages sont des textes en JSON.
too-long = Un message a au plus { $n } octets.
unreadable-message = Le message ne peut se lire : { $why }.
too-fast = C’est aller plus vite que nul ne peut jouer ; attendez un instant et envoyez-le de nouveau.
hello-again = Vous avez déjà dit bonjour.
request-too-long = Une requête a { $n } octets au plus.
unknown-host = Le salon ne s’appelle pas ainsi.
no-length = Dites la longueur de la requête.
trouble = Quelque chose n’a pas marché ici, et c’est noté. Essayez encore.
bad-length = Une requête dit sa longueur d’une façon, non de deux.
too-many-connected = Trop de monde est connecté en ce moment ; revenez un peu plus tard.
too-slow = La requête n’est pas venue à temps.
unreadable-request = Ce n’est pas une requête qu’on puisse lire.
bad-authorization = Une place se montre ainsi : Authorization: Seat TOKEN.
account-title = { $game }, { $day }
no-account = On ne tient de compte que dans la partie à écrire.
no-hello = Personne n’a dit bonjour.
no-handshake = Ce n’est pas une poignée de main de WebSocket qu’on puisse lire.
no-such-socket = Il n’y a pas de tel socket, ou aucun pour une page venue d’ailleurs.
not-known = La base de données ne répond pas : on ne sait pas encore si cela est enregistré. Essayez encore.
no-database = La base de données ne répond pas en ce moment. Essayez encore dans un instant.
no-driver = Le pilote { $quoted } n’est pas installé ; pip install 'tablier[postgres]' apporte celui de PostgreSQL.
bad-database = La base de données ne peut servir : { $text }
no-workers-here = Plusieurs serveurs sur une machine demandent Linux, macOS ou un autre Unix.
workers-need-postgresql = Plusieurs serveurs demandent une base de données qu’ils partagent : --database postgresql://…
bad-workers = { $name }WORKERS vaut au moins 1, pas { $n }.
bad-bus = Un bus est redis://…, pas { $quoted }.
no-redis = Un bus sur Redis demande son client : pip install 'tablier[redis]'.
no-such-moment =
    Il ne s’est passé jusqu’ici que { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }.
not-drawn = Cela ne peut se dessiner : { $text }.
no-such-lesson =
    Ce guide a { $n ->
        [one] { $n } leçon
       *[other] { $n } leçons
    }.
not-in-lesson = Ce n’est pas le sujet de cette leçon.
not-in-exercise = Ce n’est pas ce qui est demandé ici.
no-such-problem = Il y a { $n } problèmes de ce jeu.
no-hint = Entre deux choix, un indice serait la réponse.
nothing-to-play = Aucun coup n’était à jouer à ce moment-là.
not-stored = Rien ne peut s’enregistrer en ce moment. Essayez encore dans un instant.
too-often-anew = On a trop souvent refait ici toutes les parts des dés ; ouvrez une autre table.
no-such-seat = Il n’y a pas à cette table de telle place pour une personne.
only-watching = Vous regardez : seuls ceux qui sont assis à la table peuvent agir.
old-number = Un message plus récent est déjà fait ; numérotez les messages dans l’ordre.
not-sealed = Personne n’ouvre sa part des dés avant que toutes soient scellées.
not-late = On ne refait toutes les parts des dés que si quelqu’un n’ouvre pas la sienne à temps.
nobody-away = La maison ne joue que pour qui s’est absenté depuis un moment.
seat-taken = Quelqu’un y est déjà assis.
not-your-seat = C’est la place d’un autre.
unknown-level = Il n’y a pas de robot { $quoted } ; il y a : { $text }.
nobody-throws = À un vrai tablier, il faut quelqu’un d’assis qui entre les dés.
clock-by-hand = À un vrai tablier, aucune pendule ne court ici.
no-seals = On ne demande pas de sceau à cette table : apportez une graine, ou rien.
opened-already = Votre part des dés est déjà ouverte.
not-as-sealed = Ce n’est pas la graine que vous avez scellée.
sealed-already = Votre part des dés est déjà arrêtée et ne peut changer.
unknown-option = Les options sont celles des règles ; le reste a ses propres champs.
bad-seats =
    { $game } se joue ici à { $n } ; { $n2 ->
        [one] { $n2 } place
       *[other] { $n2 } places
    } sont données.
too-busy = On demande trop de choses en ce moment ; revenez un peu plus tard.
house-acts = La maison agit pour { PERSON($who) ->
    [you] vous
   *[named] { $who }
}.
now-called = { PERSON($who) ->
    [you] Vous vous appelez désormais { $name }.
   *[named] { $who } s’appelle désormais { $name }.
}
for-the-other = C’est à l’autre d’agir.
sits-down = { PERSON($who) ->
    [you] Vous vous asseyez.
   *[named] { $who } s’assied.
}
anew = La part des dés de chacun est à refaire.
rematch-offered = { PERSON($who) ->
    [you] Vous voudriez une autre partie.
   *[named] { $who } voudrait une autre partie.
}
house-plays-on = { PERSON($who) ->
    [you] Vous n’êtes plus là : la maison joue à votre place.
   *[named] { $who } n’est plus là : la maison joue à sa place.
}
back = { PERSON($who) ->
    [you] Vous êtes de retour.
   *[named] { $who } est de retour.
}
bad-act = { $quoted } n’est pas un acte.
seal-not-opened = { $name } n’a pas ouvert à temps son nombre scellé : la place est de nouveau libre.
bad-log-level = { $name }LOG_LEVEL est l’un de { $text }, non { $quoted }.
bad-bot-processes = { $name }BOT_PROCESSES est 0 ou plus, non { $n }.
bad-bot-threads = { $name }BOT_THREADS est 1 ou plus, non { $n }.
bad-port = { $name }PORT est un nombre de 0 à 65535, non { $n }.
too-many-tables =
    D’une même adresse on peut ouvrir { $n ->
        [one] { $n } table
       *[other] { $n } tables
    } par heure ; jouez à l’une d’elles.
too-many-names = On peut changer de nom { $n } fois par heure ; gardez celui-ci pour l’instant.
too-many-seats =
    D’une même adresse on peut prendre { $n ->
        [one] { $n } place
       *[other] { $n } places
    } par minute ; attendez un peu avant de vous asseoir de nouveau.
too-many-seats-an-hour =
    D’une même adresse on peut prendre { $n ->
        [one] { $n } place
       *[other] { $n } places
    } par heure ; attendez un peu avant de vous asseoir de nouveau.
-stands-as-before = La table reste comme elle était avant : on peut la regarder et en prendre le relevé, mais non y jouer.
stopped-act-missing = L’acte { $n } de cette table manque à ce qui a été gardé. { -stands-as-before }
stopped-act-unreadable = L’acte { $n } de cette table ne peut plus être lu. { -stands-as-before }
stopped-act-refused = L’acte { $n } de cette table ne suit pas de ceux qui le précèdent. { -stands-as-before }
not-opened = La partie commence quand chacun a ouvert sa part des dés.
not-seated = La partie commence quand toutes les places sont prises.
sitting-out = { PERSON($who) ->
    [you] Vous êtes hors du jeu pour ce marqué.
   *[named] { $who } est hors du jeu pour ce marqué.
}
server-throws = À cette table, c’est le serveur qui jette les dés ; on ne peut en entrer.
dice-needed = À cette table, les dés se lisent sur un vrai tablier : entrez-les.
server-threw = Le serveur a jeté ces dés : le coup tient.
other-target = Du { $number }, cette dame va à { $goes }, non à { $wished }.
not-bound = Cette dame ne peut être jouée : la toucher n’engage à rien.
not-over = On peut offrir une autre partie une fois celle-ci finie.
offered-already = Vous avez déjà offert une autre partie.
table-full = Trop de monde regarde cette table ; revenez un peu plus tard.
elsewhere = Vous avez ouvert cette table sur beaucoup d’autres écrans ; continuez là-bas, ou rechargez cette page.
blocked = Avec { $dice }, aucune dame ne peut être jouée.
nothing-here = Il n’y a rien ici.
bad-method = Cela ne se fait pas ici.
unreadable-at = Le message ne peut se lire, en { $where } : { $why }.
no-number = { $setting } est un nombre, non { $given }.
no-whole-number = { $setting } est un nombre entier, non { $given }.
seat-number = Place { $n }

## Aide

hint-asked = { PERSON($who) ->
    [you] Vous demandez un conseil.
   *[named] { $who } demande un conseil.
}
taken-back = { PERSON($who) ->
    [you] Vous reprenez votre dernière décision ; les mêmes dés reviennent.
   *[named] { $who } reprend sa dernière décision ; les mêmes dés reviennent.
}
play-taken-back = { PERSON($who) ->
    [you] Vous reprenez { $play } ; les mêmes dés reviennent.
   *[named] { $who } reprend { $play } ; les mêmes dés reviennent.
}
no-help = À cette table, ni conseils ni reprises.
no-help-here = Conseils et reprises sont pour les parties contre l’ordinateur seul, sans pendule.
nothing-to-decide = Vous n’avez rien à décider maintenant.
nothing-to-take-back = Il n’y a rien à reprendre dans cette partie.
same-dice = Le coup repris se rejoue avec les mêmes dés : { $dice }.
too-many-looks = Pour une même adresse, { $n } positions par minute sont jugées ; attendez un instant.

## Qui tient le salon

closed = Le salon est fermé pour l’instant : on n’ouvre pas de nouvelle table.
closed-standing = Le salon est fermé pour l’instant : les parties sont suspendues, et reprendront à la réouverture.
closed-so = Le salon est fermé : { $text }
blocked-here = Depuis votre adresse, personne ne peut jouer ici. Vous pouvez regarder.
table-altered = Cette table a été modifiée par qui tient le salon ; la page la recharge.
disk-full = Rien ne peut être conservé : le disque est plein.
cannot-store = La base de données répond, mais rien ne peut y être conservé. Le journal dit pourquoi.
compiling = Les règles des jeux sont encore en cours de compilation ici ; qui arrive doit les attendre.
not-for-you = Ceci est pour qui tient le salon : depuis les adresses de TABLIER_WATCH_FROM, ou avec le jeton de TABLIER_WATCH_TOKEN.
bad-watchers = { $name }WATCH_FROM contient des adresses et des réseaux séparés par des virgules, et { $quoted } n’en est pas un.
bad-metrics-port = { $name }METRICS_PORT est un nombre de 0 à 65535, et non { $n }.
bad-retention = { $name }RETENTION_DAYS vaut 0 ou plus.
newer-database = La base de données a été modifiée par une version plus récente du programme (en { $found }) d’une manière que celle-ci, qui connaît { $known }, ne peut suivre. Utilisez la version récente, ou faites-lui défaire le changement : tablier admin migrate --to { $known }
