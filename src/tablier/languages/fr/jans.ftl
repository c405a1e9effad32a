### Ce que vaut un coup au trictrac : les noms des jans, et la raison de chacun.

reason = { $name }. { $why }
line = { $name } : { $points }. { $why }

## Noms, avec les façons là où il peut y en avoir plusieurs

name-two-tables = Jan de deux tables
name-mezeas = Jan de mézéas
name-six-tables = Jan de six tables
name-rencontre = Jan de rencontre
name-true-hit = Dame battue à vrai, { $ways ->
    [1] d’une façon
    [2] de deux façons
   *[3] de trois façons
}
name-corner-hit = Coin battu
name-fill = Jan rempli, { $ways ->
    [1] d’une façon
    [2] de deux façons
   *[3] de trois façons
}
name-conserve = Jan conservé
name-exit = Sortie
name-pile = Pile de misère
name-conserve-pile = Pile de misère conservée
name-false-hit = Dame battue à faux
name-margot = Margot la fendue, { $ways ->
    [1] d’une façon
    [2] de deux façons
   *[3] de trois façons
}
name-contre-two-tables = Contre-jan de deux tables
name-contre-mezeas = Contre-jan de mézéas
name-helpless = Jan qui ne peut

## Comment il se fait

arrow = { $source }→{ $target }
number = le { $number } ({ $way })
by-number = { $way } par le { $number }
ways = { $ways }

## Pourquoi

why-true-hit = Par { $reach }, on couvrirait la dame découverte de la flèche { $field }, dans la table du { $table ->
    [small] petit jan.
   *[big] grand jan.
}
why-false-hit = Seule la somme ({ $way }) atteint la dame découverte de la flèche { $field }, et les deux repos, { $rests }, sont fermés.
why-false-hit-double = Seule la somme ({ $way }) atteint la dame découverte de la flèche { $field }, et son repos, { $rest }, est fermé.
why-margot = Par { $reach }, on arriverait sur la flèche { $field }, vide entre les dames découvertes des flèches { $low } et { $high }.
why-fill = { CAP($reach) } { $how ->
    [together] remplissent ensemble
    [one] remplit
   *[each] remplissent chacun
} { PERSON($who) ->
    [you] votre { $jan ->
        [small] petit jan
        [big] grand jan
       *[return] jan de retour
    }
   *[named] le { $jan ->
        [small] petit jan
        [big] grand jan
       *[return] jan de retour
    } { SOUND($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
} : il doit donc être rempli.
why-conserve = { PERSON($who) ->
    [you] Votre { $jan ->
        [small] petit jan
        [big] grand jan
       *[return] jan de retour
    }
   *[named] Le { $jan ->
        [small] petit jan
        [big] grand jan
       *[return] jan de retour
    } { SOUND($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
} est plein et peut être conservé : il doit donc l’être.
why-conserve-pile = Les quinze dames peuvent rester au coin de repos.
why-two-tables = Les deux seules dames abattues pourraient prendre les deux coins de repos, une dans chacun.
why-contre-two-tables = Les deux seules dames abattues prendraient les deux coins de repos, mais { PERSON($other) ->
    [you] vous en tenez un.
   *[named] l’adversaire en tient un.
}
why-mezeas = On n’a que le coin d’abattu, et l’on amène un as, { PERSON($other) ->
    [you] votre coin étant vide.
   *[named] le coin de l’adversaire étant vide.
}
why-contre-mezeas = On n’a que le coin d’abattu, et l’on amène un as, { PERSON($other) ->
    [you] votre coin étant pris.
   *[named] le coin de l’adversaire étant pris.
}
why-six-tables = Au troisième coup, six dames pourraient se trouver seules sur les flèches { $first } à { $last }.
why-rencontre = Le premier coup joué en réponse amène les mêmes nombres que le premier coup du relevé.
why-corner-hit = Le { $a } et le { $b } pourraient prendre { PERSON($other) ->
    [you] votre coin vide
   *[named] le coin vide de l’adversaire
} sans les deux dames qui tiennent { PERSON($who) ->
    [you] le vôtre.
   *[named] celui { SOUND($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }.
}
why-exit = La dernière dame sort du tablier : elle doit donc être jouée.
why-pile = Les quinze dames peuvent se réunir au coin de repos.
why-helpless = Le { $number } ne peut se jouer.
why-helpless-both = Aucun des deux nombres ne peut se jouer.
