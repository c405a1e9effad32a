### Las posiciones en palabras, para quien oye una imagen en vez de verla, y las pocas palabras que lleva.

has-won = { $game }: ha ganado { $who }
drawn = { $game }: empate
to-throw = { $game }: le toca tirar a { $who }
has = Fichas de { $who }: { $men }.
courier = El correo de { $who } está en la { $point }; las demás fichas esperan en el talón.
courier-on-the-bar = El correo de { $who } está en la barra; las demás fichas esperan en el talón.
talon-locked = El talón de { $who } está cerrado.
pinned = La ficha de { $who } en la { $point } está clavada.

## Las fichas

on-point = { $men } en la { $point }
on-the-bar = { $men } en la barra
off = { $men } fuera
lying = { $men } { $men ->
    [una] tendida
   *[other] tendidas
} en la { $point }
stack = un montón de { $stack } en la { $point }
stack-and-lying = un montón de { $stack } y { $men } { $men ->
    [una] tendida
   *[other] tendidas
} en la { $point }
then = { $first }, { $second }
number = { $men ->
    [0] ninguna
    [1] una
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
   *[other] { $men }
}

## Sobre un tablero

nobody = nadie
men-off = { $name }: { $men } fuera

## Lo que no se puede dibujar

no-language = hay palabras en { $languages }, no en { $given }
no-such-player = un jugador es 0 o 1
no-such-theme = el tema es { $themes }, no { $given }
no-events = una tirada de { $game } no vale nada que se pueda dibujar
no-step = { $what } es una serie de lo que se jugó, tal como la da un Play o una Table; { $given } no es parte de ella.
