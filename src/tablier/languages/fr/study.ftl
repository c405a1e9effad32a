### Ce que le salon dit des analyses, et des parties notées qu’on apporte.

## Analyses

not-over = La partie n’est pas finie : on dira ce qu’elle valait quand elle le sera.
match-too-long = La partie est trop longue pour être analysée ici.
no-reviews = On n’analyse pas les parties ici.
too-many-reviews = D’une même adresse on peut attendre { $n ->
    [one] { $n } analyse
   *[other] { $n } analyses
} à la fois ; elles viennent l’une après l’autre.
too-many-reviews-an-hour = D’une même adresse on peut demander { $n ->
    [one] { $n } analyse
   *[other] { $n } analyses
} par heure ; revenez un peu plus tard.
too-much-waiting = Trop d’analyses attendent en ce moment ; revenez un peu plus tard.
failed = L’analyse n’a pu être faite. C’est noté ; réessayez plus tard.
gone = Ce qu’il fallait analyser n’est plus là.
takes-too-long = C’était trop long, on y a renoncé.

## Parties notées qu’on apporte

too-many-records = D’une même adresse on peut apporter { $n ->
    [one] { $n } partie notée
   *[other] { $n } parties notées
} par heure ; revenez un peu plus tard.
empty-record = Il ne s’est rien passé dans ce fichier.
not-text = Ce fichier n’est pas un texte : ce ne peut être une partie notée.
not-understood = Cela ne se comprend pas : { $text }.
record-too-long = La partie notée est trop longue : on lit { $n ->
    [one] { $n } événement
   *[other] { $n } événements
} au plus.
no-such-record = Cette partie notée n’existe pas.
record-unreadable = Cette version du programme ne peut lire cette partie notée. Elle est gardée telle quelle.
no-proof = Cette partie notée n’apporte pas de preuve de ses dés.
cannot-check = On ne peut vérifier ses dés : { $why }
proved = { $n ->
    [one] Le seul coup de dés est venu comme promis.
   *[other] Les { $n } coups de dés sont tous venus comme promis.
}
disproved = { $n ->
    [0] Ce qui était promis des dés n’a pas été tenu.
    [one] { $n } coup de dés n’est pas comme promis.
   *[other] { $n } coups de dés ne sont pas comme promis.
}

## Réglages

bad-reviews = { $name }REVIEWS est l’un de ceux-ci : { $text }, et non { $quoted }.
bad-processes = { $name }REVIEW_PROCESSES et { $name }DESK_PROCESSES valent 0 ou plus, et non { $n }.

## Un travailleur

option-database = La base de données du salon [celle de tablier serve ici].
option-jobs = Combien on en fait à la fois [une pour deux cœurs].
worker-ready = { $n ->
    [one] On fait les analyses, une
   *[other] On fait les analyses, { $n }
} à la fois, pour { $database }  (Ctrl-C y met fin)
worker-done = Ce qui était en cours est laissé à d’autres.
