### Les mots de la table : boutons, ce qu’on attend, le tablier en mots.

you = Vous
white = Blanc
black = Noir
off = la sortie
bar = la barre
board = Tablier
chips = Nombres à jouer
bar-label = Que faire
menu = Menu
bar-connecting = Connexion …
bar-watching = Vous regardez.
cell-empty = vide
cell-men =
    { $n ->
        [one] une dame
       *[other] { $n } dames
    }
cell-pinned = bloquée dessous : { $name }
cell-bar = Barre, { $name }
cell-off = Sorties, { $name }
cell-movable = peut jouer
cell-picked = prise en main
cell-target = le { $number } mène ici
cell-target-hits = le { $number } mène ici et bat
cell-standing =
    { $n ->
        [one] une dame debout
       *[other] pile de { $n }
    }
cell-lying =
    { $n ->
        [one] une dame rabattue
       *[other] { $n } dames rabattues
    }
group-points = Flèches { $from } à { $to }
group-mine = En bas
group-theirs = En haut
chip-lead = { $number }, joué d’abord
chip-wait = { $number }, le jouer d’abord
chip-dim = { $number }, injouable pour l’instant
chip-spent = { $number }, joué
act-throw = Lancer
act-opening = Lancer
act-unbind = Lancer
act-lots = Tirer au sort
act-double = Doubler à { $stakes }
act-take = Prendre
act-beaver = Prendre et redoubler
act-drop = Refuser
act-confirm = Valider
act-undo = Annuler
act-void = Coup nul
act-adjust = J’adoube
act-pass = Continuer
act-go = Jouer le coup
act-fast = Avance rapide
act-stay = Tenir
act-leave = S’en aller
act-agree = Accepter
act-accept = Reconnaître
act-contest = Contester
act-withdraw = Retirer
act-persist = Persister
act-mark = Marquer { $points }
act-claim = Prendre le { $die }
act-waive = Laisser rouler
act-break = Flèche { $point }
act-next-round = Marqué suivant
act-next = Partie suivante
act-rematch = Revanche
act-house = Laisser jouer la maison
act-advise = Conseiller
act-replace = Remplacer
act-stand = Laisser
act-steps = Jouer
lots-title = Qui s’assied d’abord ?
lots-sub = Le sort en décide.
opening-title = Qui commence ?
opening-sub = Un dé chacun ; le plus fort commence.
throw-title = À vous de lancer.
throw-shared = { $name } lance.
throw-for = Lancez pour { $name }.
throw-wait = { $name } doit lancer.
open-throw = Entrer le jet
open-opening = { open-throw }
open-unbind = { open-throw }
throw-gift = Marquez d’abord ce que le jet adverse vous donne.
throw-ends = En lançant vous renoncez à réclamer une école.
answer-title = { $name } double à { $stakes }.
answer-sub = Prenez et jouez, ou refusez et perdez la partie.
answer-wait = { $name } doit prendre ou refuser.
unbind-title = Les tables sont liées.
unbind-sub = Un dé chacun décide qui nomme une flèche.
break-title = Nommez une flèche à rompre.
break-sub = Les nombres sont ceux du joueur qui doit rentrer.
break-wait = { $name } nomme une flèche à rompre.
claim-title = { $name } lance de nouveau.
claim-sub = Arrêtez les dés pour prendre l’un de ceux d’avant, ou laissez-les rouler.
claim-wait = { $name } peut encore arrêter les dés.
rights-title = { $name } lance de nouveau.
rights-sub = Un dé que l’autre n’a pu employer est à vous, si vous pouvez l’employer et le prenez avant le prochain jet.
mark-title = Marquez votre jet
mark-sub = Marquez avant de toucher une dame ; après, l’occasion passe.
mark-wait = { $name } marque.
ask-less = { $by } de moins
ask-more = { $by } de plus
open-mark = Marquer autrement …
ask-mark = Vous avez marqué { $instead }
mark-instead = Marquer { $points } à la place
stay-title = Un trou est fait : tenir ou s’en aller ?
stay-sub = S’en aller : on remet tout en place, les points s’effacent. Tenir : on continue.
stay-wait = { $name } décide de tenir ou de s’en aller.
agree-title = { $name } veut finir ici.
agree-sub = Acceptez, ou réclamez d’abord une école.
agree-wait = { $name } doit accepter.
accused-title = { $name } réclame une école.
accused-sub = Reconnaissez-la, ou faites-la prouver.
accused-wait = { $name } répond à la réclamation.
persist-title = { $name } conteste votre réclamation.
persist-sub = Retirez-la, ou persistez et l’arbitre tranche.
persist-wait = { $name } peut retirer la réclamation ou persister.
itself-title = Le jet se joue tout seul.
itself-sub = Dé par dé, tant qu’il peut.
itself-wait = { $name } joue.
play-title = Jouez { $numbers }.
play-wait = { $name } doit jouer.
play-pick = Prenez une dame, ou désignez une flèche.
play-picked = Dame de { $from } en main : vers { $where }. Touchez-la encore pour jouer le { $number }.
play-picked-only = Dame de { $from } en main : vers { $where }.
play-aimed = Plusieurs dames peuvent y aller : choisissez.
play-done = Tout est joué.
play-done-sub = Validez, ou annulez.
play-done-some = Joué autant qu’il se peut : impossible de jouer { $numbers }.
play-unclear = Plusieurs nombres sont possibles : désignez la flèche.
none-title = Rien ne peut se jouer.
none-sub = Aucune dame ne peut jouer ces nombres.
none-fast = Avance rapide jusqu’à ce que vous puissiez jouer …
only-title = Un seul coup possible.
only-sub = { $play }
only-play = Le jouer
forced-no = Il reste un choix.
left = encore { $n }
left-note =
    { $n ->
        [one] Il reste un nombre à jouer.
       *[other] Il reste { $n } nombres à jouer.
    }
open-school = École …
school-first = Réclamer d’abord …
ask-school = Réclamer une école
ask-school-over = Qu’est-ce qui était faux ?
ask-school-over-little = marqué trop peu
ask-school-over-much = marqué trop
ask-school-points = De combien de points
act-school = Réclamer { $points }
act-demand = Seulement faire corriger
open-replace = Fausse case …
ask-replace = Une fausse case ?
ask-replace-text = Un coup légal d’une dame touchée, par exemple 1/7 1/6
price-marks = { $name } marque { $n }
price-stake = le perdant paie { $n }
ask-advise = Conseiller le joueur
ask-advise-text = Votre conseil
ask-steps = Écrire un coup
ask-steps-text = Par exemple 12/17 1/5
routes-title = Deux chemins y mènent
routes-by = par { $by }
routes-hits = par { $by }, bat
routes-number = avec le { $number }
ask-throw = Que montrent les dés ?
ask-opening = Un dé chacun
ask-unbind = Un dé chacun
ask-die = Dé { $n }
field-die = Dé
field-dice = Dés
field-point = Flèche
field-points = Points
field-holes = Trous
field-text = Vos mots
field-side = Côté
field-player = Joueur
rematch-go = Vers la nouvelle partie
rematch-agree = Accepter la revanche
rematch-wait = Revanche proposée
over-look = Revoir la partie
over-review = Analyser la partie
over-title = La partie est finie
over-won = Vous avez gagné
over-lost = Vous avez perdu
between-won = Vous gagnez cette partie
between-lost = Vous perdez cette partie
between-round = Le marqué { $n } est fini
between-title = Fin de la partie
open-here = Une place est libre pour vous.
open-title = On attend qu’un joueur s’asseye.
open-sub = Envoyez le lien à un ami ; on commence dès que chaque place est prise.
anew-soon = La partie va commencer.
anew-wait = On attend { $names }.
anew-wait-sub = Chaque page a scellé un nombre pour les dés et l’ouvre d’elle-même ; on commence quand tous sont ouverts.
anew-sub = Si vous continuez, la place se libère, et chacun scelle un nouveau nombre.
anew-late = Continuer sans attendre
anew-do = Sceller de nouveau
anew-lost = Votre nombre scellé est dans le navigateur où vous avez pris place.
anew-lost-sub = Ouvrez-y la table, ou faites sceller à chacun un nouveau nombre.
open-copy = Inviter …
seat-free = Place libre
seat-open = encore personne
bot = l’ordinateur
bot-thinks = réfléchit …
house-plays = la maison joue
away = hors ligne
away-house = hors ligne · la maison peut jouer dans
holds-flag = tient le pavillon
owns-cube = tient le dé de doublement
tip-jan = Une table de six flèches ; aussi ce qu’un jet y vaut.
tip-talon = La pile sur la première flèche, d’où partent toutes les dames.
tip-bredouille = Douze points de suite sans que l’autre marque : le trou compte double.
doing-lots = à tirer au sort
doing-opening = à lancer
doing-throw = à lancer
doing-answer = à prendre ou refuser
doing-unbind = à lancer
doing-break = à nommer une flèche
doing-claim = à prendre ou à laisser
doing-mark = à marquer
doing-stay = à tenir ou s’en aller
doing-agree = à accepter
doing-accused = à répondre
doing-persist = à décider
doing-play = à jouer
doing-between = { "" }
doing-over = { "" }
holes =
    { $n ->
        [one] trou
       *[other] trous
    }
points =
    { $n ->
        [one] point
       *[other] points
    }
pips =
    { $n ->
        [one] point à faire
       *[other] points à faire
    }
stacked =
    { $n ->
       *[other] à rabattre
    }
off-n =
    { $n ->
        [one] sortie
       *[other] sorties
    }
match-points =
    { $n ->
        [one] gagné
       *[other] gagnés
    }
referee-title = L’arbitre
referee-over = Fin
threw-you = Vous amenez { $dice }
threw = { $name } amène { $dice }
threw-called = ({ $called })
round = marqué { $number } sur { $of }
round-replay = marqué { $number } sur { $of }, renvoi
game-number = partie { $number }
die-used = { $face } : { $name }
die-nobody = { $face } : personne
die-down = Une dame de la pile est rabattue.
die-off = Une dame sort du jeu.
die-open-how = Celui qui a lancé ne l’a pas employé.
die-nobody-how = Personne ne peut l’employer.
hole-you =
    { $n ->
        [one] Vous faites un trou
       *[other] Vous faites { $n } trous
    }
hole =
    { $n ->
        [one] { $name } fait un trou
       *[other] { $name } fait { $n } trous
    }
quarrel-title = École
quarrel-over = { $reader ->
    [claimant] Vous réclamez une école : { $other } a marqué { $n } de trop.
    [accused] { $name } dit que vous avez marqué { $n } de trop.
   *[neither] { $name } réclame une école : { $other } a marqué { $n } de trop.
}
quarrel-under = { $reader ->
    [claimant] Vous réclamez une école : { $other } a marqué { $n } de moins.
    [accused] { $name } dit que vous avez marqué { $n } de moins.
   *[neither] { $name } réclame une école : { $other } a marqué { $n } de moins.
}
quarrel-contested = { $reader ->
    [accused] Vous la contestez.
   *[other] { $name } la conteste.
}
record = Relevé
record-text = En texte
record-earlier = Seules les dernières lignes sont ici ; le relevé en texte les a toutes.
account = Compte
account-player = Joueur
account-rounds = Marqués
account-total = Total
account-each =
    { $n ->
        [one] Un marqué réglé
       *[other] { $n } marqués réglés
    }
account-round = Marqué
account-winner = Gagnant
account-tokens = Jetons
account-holes = Trous
account-sheet = La feuille
sits-out = Ne joue pas : { $names }
sits-out-you = Vous ne jouez pas ce coup-ci.
textboard = Le tablier en mots
textboard-point = Flèche
textboard-who = À qui
textboard-men = Dames
your-turn = À vous.
said-pick = { $from } : vers { $where }
said-step = { $from } vers { $to }, { $number } joué ; reste { $left }
said-step-last = { $from } vers { $to }, { $number } joué ; tout est joué
why-legal = Cela peut se jouer, nombre par nombre.
line-lost = Reconnexion … votre ébauche est gardée.
line-back = La connexion est rétablie.
clock-low = Encore { $n } secondes.
gone-title = Table introuvable
gone-sub = Elle a peut-être été rangée depuis longtemps.
stopped-title = On ne peut plus jouer à cette table
gone-go = Au salon
where-against = vous contre { $name }
where-match = en { $n }
where-watching = en spectateur
watching-n =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
flip = Retourner le tablier
sound-on = Le son est mis
sound-off = Le son est coupé
theme-is-auto = Couleurs : comme le système
theme-is-light = Couleurs : clair
theme-is-dark = Couleurs : sombre
menu-game = La partie
menu-table = Cette table
menu-settings = Aspect et son
menu-end = Finir
menu-rules = Les règles de cette table
menu-links = Liens
menu-keys = Touches
menu-sound = Son
menu-notify = M’avertir quand c’est à moi et que je regarde ailleurs
menu-notify-denied = Le navigateur ne le permet pas à cette page.
menu-auto = Jouer d’office les coups forcés
menu-book = Les règles du jeu
menu-leave = Au salon
rules-book = Comme dans le livre : aucune option n’en diffère.
rules-clock = { $n } secondes par coup, après { $delay } secondes de grâce.
rules-hand = Les dés sont jetés sur un vrai tablier et entrés ici.
rules-dice = Les dés étaient fixés avant le premier jet, et se prouvent après coup.
links-invite = Envoyez ceci à un ami pour jouer :
links-watch = Avec ce lien, chacun peut regarder :
links-own = Privé : continuez votre partie sur un autre appareil. Qui a ce lien joue pour vous.
resign = Abandonner
resign-sure = Abandonner cette partie ? L’autre la gagne.
resign-yes = Abandonner
resign-no = Continuer
abandon = Rompre la partie …
abandon-title = Rompre la partie ?
abandon-answer = Rompre ? Demandé par { $names } …
abandon-sure = Si tous les autres sont d’accord, la partie finit ici. On règle les marqués gagnés ; celui qui est en cours ne compte pas.
abandon-agree = Si vous êtes d’accord aussi : on règle les marqués gagnés ; celui qui est en cours ne compte pas.
abandon-yes = Rompre
abandon-refuse = Continuer : ne pas rompre
abandon-asked = Demandé par { $names }.
keys-lead = Quand le tablier ou la barre a le focus :
keys-walk = parcourir le tablier
keys-walk-key = ← → ↑ ↓
keys-space = prendre une dame, ou la poser
keys-space-key = Espace
keys-enter = faire ce que la barre propose d’abord
keys-enter-key = Entrée
keys-twice = la même dame encore joue le nombre de tête
keys-twice-key = Espace Espace
keys-digits = jouer ce nombre d’ici
keys-digits-key = 1 – 6
keys-n = dame jouable suivante (Maj : retour)
keys-n-key = N
keys-d = mettre l’autre nombre en tête
keys-d-key = D
keys-u = annuler un pas (Maj : tout)
keys-u-key = U ⌫
keys-f = finir ce qui est forcé
keys-f-key = F
keys-e = entrer vos propres dés
keys-e-key = E
keys-slash = écrire un coup
keys-slash-key = /
keys-w = pourquoi pas ?
keys-w-key = W
keys-help = cette aide
keys-help-key = ?

## Aide, et regards en arrière

bot-level = l’ordinateur, { $level }
act-hint = Conseil
act-take_back = Reprendre
dice-again = { $dice } encore
hint-title = Ce que ferait le maître
hint-thinking = Le maître réfléchit …
hint-nothing = Il n’y a ici rien à marquer, à réclamer ni à décider.
hint-best = Le meilleur : { $play }.
hint-is-best = le meilleur
past-label = Le moment regardé
past-is = En arrière.
past-again = Le dernier coup, encore
past-of = Après l’acte { $at } sur { $of }.
past-news = { $n ->
    [one] { $n } acte nouveau
   *[other] { $n } actes nouveaux
}
past-back = Un acte en arrière
past-on = Un acte en avant
past-now = Revenir au présent
past-now-said = De retour à la partie.
record-walk = Relevé ; les flèches remontent le cours
show-again = Revoir le coup
rules-help = Conseils et reprises sont permis ; on les compte, et le relevé le dit.
rules-no-help = Ni conseils ni reprises.
keys-h = un conseil
keys-h-key = H
keys-t = reprendre la dernière décision
keys-t-key = T
keys-r = revoir le dernier coup
keys-r-key = R
missed-title = Ce qui a échappé
missed-nothing = Rien n’a échappé à personne.
missed-look = Voir
play-pick-some = Prenez une dame ; touchez un nombre pâle pour savoir pourquoi il ne se joue pas.
play-some = Jouez-en { $n } parmi { $numbers } : le reste ne peut se jouer.
press-theirs = Cette dame n’est pas à vous.
press-nobody = Aucune de vos dames ne peut y aller avec ces nombres.
clock-name = temps restant
