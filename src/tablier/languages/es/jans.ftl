### Lo que vale una tirada de Trictrac: los nombres de los jans, y la razón de cada uno.

reason = { $name }. { $why }
line = { $name }: { $points }. { $why }

## Nombres, con los modos donde puede haber varios

name-two-tables = Dos tablas
name-mezeas = Mézéas
name-six-tables = Seis tablas
name-rencontre = Jan de rencontre
name-true-hit = Batida verdadera, { $ways ->
    [1] de un modo
    [2] de dos modos
   *[3] de tres modos
}
name-corner-hit = Rincón batido
name-fill = Jan llenado, { $ways ->
    [1] de un modo
    [2] de dos modos
   *[3] de tres modos
}
name-conserve = Jan conservado
name-exit = Salida del tablero
name-pile = Pile de misère
name-conserve-pile = Pile de misère conservada
name-false-hit = Batida falsa
name-margot = Margot la fendue, { $ways ->
    [1] de un modo
    [2] de dos modos
   *[3] de tres modos
}
name-contre-two-tables = Contra dos tablas
name-contre-mezeas = Contra mézéas
name-helpless = Ficha que no puede

## Cómo se produce

arrow = { $source }→{ $target }
number = el { $number } ({ $way })
by-number = { $way } con el { $number }
ways = { $ways }

## Por qué

why-true-hit = Con { $reach } se podría cubrir la ficha sola de la flecha { $field }, en la tabla del { $table ->
    [small] pequeño jan.
   *[big] gran jan.
}
why-false-hit = Solo la suma ({ $way }) alcanza la ficha sola de la flecha { $field }, y los dos reposos, { $rests }, están cerrados.
why-false-hit-double = Solo la suma ({ $way }) alcanza la ficha sola de la flecha { $field }, y su reposo, { $rest }, está cerrado.
why-margot = Con { $reach } se podría llegar a la flecha { $field }, vacía entre las fichas solas de las flechas { $low } y { $high }.
why-fill = { CAP($reach) } { $how ->
    [together] llenan juntos
    [one] llena
   *[each] llenan cada uno
} { PERSON($who) ->
    [you] tu { $jan ->
        [small] pequeño jan
        [big] gran jan
       *[return] jan de retorno
    }
   *[named] el { $jan ->
        [small] pequeño jan
        [big] gran jan
       *[return] jan de retorno
    } de { $who }
}, así que hay que llenarlo.
why-conserve = { PERSON($who) ->
    [you] Tu { $jan ->
        [small] pequeño jan
        [big] gran jan
       *[return] jan de retorno
    }
   *[named] El { $jan ->
        [small] pequeño jan
        [big] gran jan
       *[return] jan de retorno
    } de { $who }
} está lleno y puede seguir lleno, así que hay que conservarlo.
why-conserve-pile = Las quince fichas pueden seguir en el rincón de reposo.
why-two-tables = Las dos únicas fichas salidas podrían tomar los dos rincones de reposo, una en cada uno.
why-contre-two-tables = Las dos únicas fichas salidas tomarían los dos rincones de reposo, pero { PERSON($other) ->
    [you] tú ocupas uno.
   *[named] el adversario ocupa uno.
}
why-mezeas = Solo ha salido el rincón, y se tira un as mientras { PERSON($other) ->
    [you] tu rincón está vacío.
   *[named] el rincón del adversario está vacío.
}
why-contre-mezeas = Solo ha salido el rincón, y se tira un as mientras { PERSON($other) ->
    [you] tu rincón está ocupado.
   *[named] el rincón del adversario está ocupado.
}
why-six-tables = En la tercera tirada, seis fichas podrían quedar solas en las flechas { $first } a { $last }.
why-rencontre = La primera tirada de respuesta muestra los mismos números que la primera tirada de la salida.
why-corner-hit = El { $a } y el { $b } podrían tomar { PERSON($other) ->
    [you] tu rincón vacío
   *[named] el rincón vacío del adversario
} sin las dos fichas que ocupan { PERSON($who) ->
    [you] el tuyo.
   *[named] el de { $who }.
}
why-exit = La última ficha sale del tablero, así que hay que jugarla.
why-pile = Las quince fichas pueden reunirse en el rincón de reposo.
why-helpless = El { $number } no se puede jugar.
why-helpless-both = No se puede jugar ninguno de los dos números.
