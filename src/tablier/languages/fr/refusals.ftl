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
   *[named] Il n’y a pas de dé que { $who } puisse demander.
}

## Les écoles du trictrac

not-your-claim = { PERSON($who) ->
    [you] C’est à vous de réclamer maintenant.
   *[named] C’est à { $who } de réclamer maintenant.
}
too-little-open = { PERSON($who) ->
    [you] Tant que vous n’avez pas jeté les dés, ce qui manque peut encore être marqué.
   *[named] Tant que { $who } n’a pas jeté les dés, ce qui manque peut encore être marqué.
}
