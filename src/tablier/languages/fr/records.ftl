### Ce qui ne va pas dans une feuille, ou dans la preuve de ses dés.

bad-record = Ligne { $line } : { $why }
bad-entry = Événement { $line } : { $why }
fault = ligne { $line } : { $why }
fault-entry = événement { $line } : { $why }

## Les en-têtes

no-beginning = une feuille commence par la ligne « tablier record 1 »
no-header = { $line } n’est pas un en-tête tel que « game: garanguet »
no-game = La feuille ne dit pas de quel jeu elle est.
bad-header = { $name } est un nombre entier, non { $given }.
bad-tag = { $name } ne peut nommer une remarque : le mot est pris, ou n’est pas en minuscules.
bad-remark = Une remarque ou un commentaire est un texte, non { $given }.
no-record = { $given } n’est pas une feuille de partie.
not-json = ce n’est pas du JSON
other-format = le format est { $given } au lieu de { $wanted }
bad-headers = les en-têtes ne sont pas des textes, chacun sous son nom
bad-events = les événements ne sont pas une liste

## Les lignes et les événements

no-act = { $line } n’est pas un acte de cette table.
result-too-soon = La feuille donne un résultat, mais la partie n’est pas finie.
other-result = La feuille donne un autre résultat que les règles : { $reason }, { $points }.
no-such-mark = { $who } ne marque pas ici { $points ->
    [one] { $points } point
   *[other] { $points } points
} selon { $clause }.
no-verdict = { $line } n’est pas un jugement tel que « ? error 0.084: 12/18 17/20 was better (3 turns ahead) ».
verdict-called = Un jugement est { $words }, non { $given }.
verdict-cannot-be = Dans un jugement, { $field } ne peut être { $value }.
verdict-of-nothing = Le jugement précède tout ce qui a été fait.
variation-of-nothing = La variante précède tout ce qu’elle pourrait remplacer.
variation-not-begun = Ici finit une variante qui n’a pas commencé.
variation-not-ended = Une variante n’est pas close par une ligne « ) ».
variations-too-deep = On n’emboîte pas plus de { $most } variantes.
bad-variation = { $line } n’est pas une variante, qui est une liste d’événements.
no-variation = Rien n’a été joué autrement : il n’y a pas de variante.
no-event = { $given } n’est pas un événement.
event-lacks = Il manque { $field } à l’événement { $event }.
event-cannot-be = Dans l’événement { $event }, { $field } ne peut être { $value }.
event-has-no = L’événement { $event } n’a pas de { $field }.

## Les dés qu’on peut vérifier

bad-seed = Une graine est faite de 1 à 64 signes ASCII visibles, sans espaces.
dice-used-up = Les { $throws } coups promis à cette table sont faits ; ouvrez-en une autre pour continuer.
dice-by-hand = les dés ont été lus sur un vrai tablier et entrés à la main : il n’y a rien à calculer
dice-unsaid = la feuille ne dit pas que ses dés sont faits par { $scheme }
dice-unknown = la feuille dit ses dés faits par { $scheme }, que ce programme ne connaît pas
lacks = il manque { $name } à la feuille
secret-untold = le secret n’est pas encore dit : il l’est une fois le match fini
bad-secret = le secret n’est pas de 64 chiffres hexadécimaux
bad-key = la clef n’est pas de 64 chiffres hexadécimaux
