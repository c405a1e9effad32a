### Trictrac: lo que se rechaza en el tablero, lo que falla en una posición, la marca a mano, y lo que se marca en las bandas.

needs-table = Con marking=manual una partida necesita una mesa; usa marking=auto.
wrong-network = Una red que lee { $encoding } no sabe nada de Trictrac.

## Los jans

jan-small = pequeño jan
jan-big = gran jan
jan-return = jan de retorno

## Por qué se rechaza una jugada

by-effect = El rincón se puede tomar directamente, así que no por potencia.
no-man = No tienes ninguna ficha en la flecha { $field }.
no-man-on-bar = No tienes ninguna ficha en la barra.
no-man-on-rail = No tienes ninguna ficha en la banda.
lone-corner = El rincón de reposo se toma y se deja con dos fichas a la vez.
played-inside = Un número que se puede jugar dentro del jan no saca ninguna ficha.
plays-too-little =
    { $numbers ->
        [one] Se puede jugar { $numbers } número, y hay que hacerlo.
       *[other] Se pueden jugar { $numbers } números, y hay que hacerlo.
    }
not-the-higher = De dos números de los que solo se puede jugar uno, se juega el mayor.
exceeding = Un número jugado dentro del jan no puede hacer que el otro exceda.
half-puissance = Por potencia, las dos fichas se quedan en el rincón, una flecha antes, o ninguna.
not-all-home = Las fichas salen del tablero cuando todas están en el jan de retorno.
no-exit = Ningún número restante saca la ficha de la flecha { $field }.
only-the-farthest = Solo la ficha más lejana sale del tablero.
exceeds-for-the-farthest = Un número excedente solo saca la ficha más lejana.
no-rest = Ninguno de los dos descansos entre la { $source } y la { $target } está libre.
no-such-number = No hay ningún { $number } que jugar; hay { $left }.
no-number-left = No hay ningún { $number } que jugar; no queda nada.
closed-field = Hay una ficha contraria en la flecha { $field }.
their-corner = Ninguna ficha puede quedarse en el rincón de reposo del adversario.
forbidden-jan = El adversario aún puede llenar su { $jan }, donde está la flecha { $field }.
must-conserve = El { $jan } está lleno y se puede conservar: hay que hacerlo.
must-fill = El { $jan } se puede llenar: hay que hacerlo.
must-exit = La última ficha puede salir del tablero: tiene que salir.
unfinished = La jugada no está completa: aún se puede jugar { $step }.

## La marca a mano, las escuelas y las jugadas falsas

marks-not-whole = Los puntos y los agujeros son números enteros, no { $points } y { $holes }.
bad-marks =
    Nadie marca { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
bad-marks-and-holes =
    Nadie marca { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y { $holes ->
        [one] { $holes } agujero
       *[other] { $holes } agujeros
    }.
marked-already = Lo que te dio la última tirada ya está marcado, o no la hubo.
man-touched = Se ha tocado una ficha: la marca queda.
marking-stands = Has marcado esta tirada, y la marca queda.
empty-claim = Una reclamación dice de cuántos puntos se trata, de 1 a { $most }.
no-false-move = No hay ninguna jugada falsa del otro que corregir.
untouched-man = Hay que mover una de las fichas que se tocaron.

## Lo que falla en una posición

fault-turn = nadie es el jugador { $player }
fault-path = las fichas de { $who } no están contadas en { $numbers } números del camino
fault-men =
    { $who } tiene { $men ->
        [one] { $men } ficha
       *[other] { $men } fichas
    } en lugar de { $right }
fault-bar = { $who } tiene una ficha en la barra, pero en el Trictrac nunca se captura ninguna
fault-lone-corner = { $who } tiene una sola ficha en el rincón de reposo, que se toma y se deja con dos
fault-their-corner = { $who } tiene una ficha en el rincón de reposo del adversario, donde no puede haber ninguna
fault-shared-field = la { $white } de Blanco y la { $black } de Negro son la misma flecha y ambas tienen fichas
fault-all-off = un jugador con todas las fichas fuera empieza en el acto una nueva salida
fault-points =
    { $who } tiene { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; van de 0 a { $most }
fault-bredouille = { $who } tiene la bredouille sin tener puntos
fault-run =
    { $who } tiene { $holes ->
        [one] { $holes } agujero
       *[other] { $holes } agujeros
    }, de ellos { $run } seguidos
fault-rolls =
    { $who } ha hecho { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    }; solo se distinguen de 0 a { $most }
fault-both-in-a-row = los puntos de ambos jugadores no pueden ser seguidos a la vez
fault-last-hole = un jugador, y solo uno, ha hecho el último agujero
fault-left = { $who } se ha ido sin tener ningún agujero
fault-left-unasked = quién se ha ido solo se recuerda donde importa para las bredouilles
fault-first-throw = la primera tirada son dos números de 1 a 6, primero el mayor, no { $high } y { $low }
fault-first-unasked = la primera tirada solo se recuerda con old_jans
fault-first-answered = la primera tirada solo se recuerda hasta que ha tirado el segundo jugador
position-too-short = Una posición de Trictrac necesita un bando y las fichas de ambos: { $given }.
position-side = El bando que va a tirar es w (Blanco) o b (Negro), no { $given }.
position-run = Cuando ambos tienen agujeros, run=w… o run=b… dice quién hizo los últimos.
position-marks = { $given } no es ni rolls=, ni points=, ni holes=, ni run=, ni first=, ni left=, como points=4b,0.

## El tablero en texto, y en palabras

rest-corners = rincones de reposo
rail-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rail-points-bredouille =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, bredouille
rail-holes =
    { $holes ->
        [one] { $holes } agujero
       *[other] { $holes } agujeros
    }
rail-holes-in-a-row =
    { $holes ->
        [one] { $holes } agujero, seguido
       *[other] { $holes } agujeros, seguidos
    }
rail-holes-pavillon =
    { $holes ->
        [one] { $holes } agujero
       *[other] { $holes } agujeros
    }, pabellón
rail-off = { $men } fuera
in-words-men = Fichas de { $who }: { $men }.
in-words-marked =
    { $who } ha marcado { $points ->
        [one] un punto
       *[other] { $points-in-words } puntos
    } y { $holes ->
        [one] un agujero
       *[other] { $holes-in-words } agujeros
    }.
in-words-bredouille = { $who } tiene abierta la bredouille.
in-words-flag = { $who } tiene el pabellón.
number-in-words =
    { $number ->
        [0] cero
        [1] un
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
        [13] trece
        [14] catorce
        [15] quince
       *[other] { $number }
    }

## Los trazos que no se pueden dibujar

event-of-nobody = Un suceso pertenece al jugador 0 o al 1.
arrow-style = El estilo de un trazo es { $styles }, no { $given }.
arrow-nowhere = Ningún trazo va de { $source } a { $target }.
