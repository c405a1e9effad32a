### Ce que l’arbitre répond à ce qui ne se peut pas.

## Ce que la table attend

waits-opening = On ne sait pas encore qui commence.
waits-throw = { PERSON($who) ->
    [you] Vous devez d’abord jeter les dés.
   *[named] { $who } doit d’abord jeter les dés.
}
waits-answer = { PERSON($who) ->
    [you] Vous devez d’abord accepter ou refuser le double.
   *[named] { $who } doit d’abord accepter ou refuser le double.
}
waits-unbind = Les tables sont liées : un dé chacun décide qui désigne une flèche.
waits-break = { PERSON($who) ->
    [you] Vous devez désigner la flèche à rompre.
   *[named] { $who } doit désigner la flèche à rompre.
}
waits-claim = { PERSON($who) ->
    [you] Vous pouvez encore réclamer un dé du coup d’avant, ou y renoncer.
   *[named] { $who } peut encore réclamer un dé du coup d’avant, ou y renoncer.
}
waits-lots = Il faut d’abord tirer au sort qui s’assied.
waits-mark = { PERSON($who) ->
    [you] Vous devez d’abord marquer, fût-ce rien.
   *[named] { $who } doit d’abord marquer, fût-ce rien.
}
waits-stay = { PERSON($who) ->
    [you] Vous avez fait un trou et devez tenir ou vous en aller.
   *[named] { $who } a fait un trou et doit tenir ou s’en aller.
}
waits-agree = { PERSON($who) ->
    [you] Vous devez consentir, ou réclamer d’abord une école.
   *[named] { $who } doit consentir, ou réclamer d’abord une école.
}
waits-accused = { PERSON($who) ->
    [you] On vous envoie à l’école : il faut l’accepter ou la contester.
   *[named] On envoie { $who } à l’école : il faut l’accepter ou la contester.
}
waits-persist = { PERSON($who) ->
    [you] Vous devez retirer votre réclamation ou persister.
   *[named] { $who } doit retirer sa réclamation ou persister.
}
waits-play = { PERSON($who) ->
    [you] Vous devez d’abord jouer votre coup.
   *[named] { $who } doit d’abord jouer son coup.
}
waits-between = La partie est finie ; la suivante n’a pas commencé.
waits-over = Le match est fini.

## À qui c’est

not-your-turn = { PERSON($who) ->
    [you] C’est à vous d’agir.
   *[named] C’est à { $who } d’agir.
}
no-such-act = Il n’y a rien de tel au jeu « { $game } ».
no-such-side = Il n’y a pas de camp { $side }.
nothing-to-resign = Aucune partie n’est en cours.
opening-is-played = Le coup d’ouverture se joue ici : il faut donc le jeter.

## Les dés

bad-die = Un dé montre de 1 à 6, non { $die }.
dice-good = Les dés jetés par le programme sont toujours bons ; seuls ceux qu’on entre à la main peuvent être nuls.

## Le videau

not-your-cube = { PERSON($who) ->
    [you] Le videau vous appartient.
   *[named] Le videau appartient à { $who }.
}

## Les dés qui restent aux dames rabattues

may-interrupt = { PERSON($who) ->
    [you] Vous pouvez encore arrêter le coup : on jette les dés avant de les voir.
   *[named] { $who } peut encore arrêter le coup : on jette les dés avant de les voir.
}
no-right = { PERSON($who) ->
    [you] Vous n’avez pas droit au { $die }.
   *[named] { $who } n’a pas droit au { $die }.
}
no-die-to-claim = { PERSON($who) ->
    [you] Il n’y a pas de dé que vous puissiez demander.
   *[named] Il n’y a pas de dé que puisse demander { $who }.
}

## Les écoles du trictrac

not-your-claim = { PERSON($who) ->
    [you] C’est à vous de réclamer maintenant.
   *[named] C’est à { $who } de réclamer maintenant.
}
too-little-open = { PERSON($who) ->
    [you] Tant que vous n’avez pas jeté les dés, ce qui manque peut encore être marqué.
   *[named] Tant { SOUND($who) ->
        [vowel] qu’{ $who }
       *[consonant] que { $who }
    } n’a pas jeté les dés, ce qui manque peut encore être marqué.
}

## Ce qu’on ne connaît pas sous ce nom

unknown-game = Il n’y a pas de jeu appelé { $name } ; { $hint }
unknown-preset = Il n’y a pas de préréglage { $name } à ce jeu ({ $of }) ; { $hint }
unknown-option = Il n’y a pas d’option { $name } à ce jeu ({ $of }) ; { $hint }
unknown-page = Il n’y a pas de page de règles appelée { $name } ; { $hint }
unknown-clause = Il n’y a pas de clause { $name } ; { $hint }
unknown-example = Il n’y a pas d’exemple appelé { $name } ; { $hint }
unknown-guide = Il n’y a pas de guide appelé { $name } ; { $hint }
unknown-bot = Il n’y a pas de robot appelé { $name } ; { $hint }
unknown-family = Il n’y a pas de famille de jeux nommée { $name } ; { $hint }
unknown-wish = Rien ne s’appelle { $name } à propos d’une image ; { $hint }
unknown-act = Il n’y a pas d’acte appelé { $name } ; { $hint }
unknown-agent = Il n’y a pas d’agent appelé { $name } ; { $hint }
unknown-setting = Il n’y a pas de réglage de la recette appelé { $name } ; { $hint }
unknown-reset-option = Il n’y a pas d’option de remise en place appelée { $name } ; { $hint }
nearest = vouliez-vous dire { $name } ?
there-are = il y a : { $names }.
there-is-none = il n’y en a pas.
there-are-from = il y a { $first } à { $last }.
first-clauses = les premières de chaque page sont { $clauses }.

## Ce dont on est convenu

two-presets = On donne deux préréglages : { $one } et { $other }.
no-such-value = { $option } ne peut être { $given } ; c’est { $values }.
no-such-number = { $option } ne peut être { $given } ; c’est un nombre entier de { $least } à { $most }.
only-match = { $option } est pour les matchs de plusieurs parties avec le videau : match 2 ou plus, { $needs }=true.
only-money = { $option } est pour le jeu sans fin, avec le videau : match 0, { $needs }=true.
options-twice = Un jeu déjà choisi a ses options ; donnez plutôt son identifiant.
bad-match = Un match se joue en un nombre entier de points, ou 0 pour qu’il n’ait pas de fin ; non { $given }.
bad-seed = Une graine est un nombre entier de 0 à { $most }, non { $given }.
bad-edition = L’arbitre de ce jeu ({ $game }) n’a pas d’édition { $edition }.
first-and-position = Une position dit d’elle-même qui jette les dés d’abord.
bad-side = Un camp est white (Blanc) ou black (Noir), non { $given }.
bad-names = Il faut { $players } noms, celui de Blanc d’abord ; non { $given }.
bad-name = Un nom n’a pas de caractères de commande ; celui-ci est { $given }.
no-side-named = Aucun camp n’est nommé, et personne n’a la main.

## Ce qu’on ne fait pas à une table

not-here = Il n’y a pas { $what } à cette table ; { $option } y pourvoit.
not-in = Il n’y a pas { $what } à ce jeu ({ $game }).
not-in-but = Il n’y a pas { $what } à ce jeu ({ $game }) ; c’est chose d’un autre ({ $other }).
not-in-but-with = Il n’y a pas { $what } à ce jeu ({ $game }) ; c’est chose d’un autre ({ $other }), avec { $option }.
lacking-touching = de devoir de jouer une dame touchée
lacking-staying = lieu de tenir ou de s’en aller
lacking-marking = de marque à la main
lacking-lots = de tirage au sort
lacking-advice = de conseils
lacking-breaking-off = de rupture d’un commun accord
lacking-cube = de videau
lacking-beavers = de castor
lacking-conceding = de partie cédée d’un commun accord
lacking-binding = de tables liées
lacking-claims = de dés à réclamer
no-steps = { $game } : le coup se joue de lui-même, il n’y a rien à choisir.
nothing-to-claim = Il n’y a pas de dé à demander maintenant.

## Les coups

bad-roll = { $game } : on joue avec { $dice } dés, de 1 à 6 ; { $roll } n’est pas un tel coup.
not-dice = Les dés sont des nombres entiers de 1 à 6, comme (3, 1) ou 3-1, non { $given }.
no-roll = { $game } : on joue avec { $dice } dés, de 1 à 6 ; rien n’est pas un tel coup.
man-moved = Une dame a été jouée : le coup tient.
bad-step = { $step } n’est pas un déplacement tel que 12/17, bar/4 ou 22/off.
bad-stop = { $stop } n’est ni un numéro du chemin, de 0 à 25, ni bar (la barre), ni off (hors du tablier).
backwards = De { $start } à { $end } : aucune dame ne recule.
the-bar = la barre
the-rail = la bande
the-point = la flèche { $point }
ambiguous-play = { $play } se lit de { $ways } façons : { $both } ; écrivez chaque déplacement.
several-ways = Cela se lit de plusieurs façons ; écrivez chaque déplacement.
no-step = Aucun déplacement n’est nommé.
bad-steps = Les déplacements sont des paires, la case d’une dame et le nombre dont elle avance, comme (12, 5) ; non { $given }.
other-values = { $act } prend d’autres valeurs : { $given } sur { $values } sont données, celle de qui agit comprise.
nothing-to-undo = Rien n’a encore été joué de ce coup.
nothing-to-take-back = Il n’y a rien à reprendre.
no-man-to-touch = Aucune de vos dames ne peut se trouver sur { $place } pour y être touchée.
touched-man = La dame touchée sur { $place } doit être jouée.
