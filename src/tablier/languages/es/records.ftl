### Lo que falla en un acta, o en la prueba de sus dados.

bad-record = Línea { $line }: { $why }
bad-entry = Suceso { $line }: { $why }
fault = línea { $line }: { $why }
fault-entry = suceso { $line }: { $why }

## Los encabezados

no-beginning = un acta empieza con la línea «tablier record 1»
no-header = { $line } no es un encabezado como «game: garanguet»
no-game = El acta no dice de qué juego es.
bad-header = { $name } es un número entero, no { $given }.
bad-tag = { $name } no puede nombrar una observación: ya está en uso, o no es una palabra en minúsculas.
bad-remark = Una observación o un comentario es un texto, no { $given }.
no-record = { $given } no es un acta.
not-json = esto no es JSON
other-format = el formato es { $given } en vez de { $wanted }
bad-headers = los encabezados no son textos, cada uno con su nombre
bad-events = los sucesos no son una lista

## Las líneas y los sucesos

no-act = { $line } no es un acto de esta mesa.
result-too-soon = El acta da un resultado, pero la partida no ha terminado.
other-result = El acta da un resultado distinto del de las reglas: { $reason }, { $points }.
no-such-mark = { $who } no marca aquí { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} según { $clause }.
no-verdict = { $line } no es un juicio como «? error 0.084: 12/18 17/20 was better (3 turns ahead)».
verdict-called = Un juicio es { $words }, no { $given }.
verdict-cannot-be = En un juicio, { $field } no puede ser { $value }.
verdict-of-nothing = El juicio precede a todo lo que se ha hecho.
variation-of-nothing = La variante precede a todo lo que podría sustituir.
variation-not-begun = Aquí termina una variante que no había empezado.
variation-not-ended = Una variante no termina con una línea «)».
variations-too-deep = No se encajan más de { $most } variantes.
bad-variation = { $line } no es una variante, que es una lista de sucesos.
no-variation = Nada se ha jugado de otro modo: no hay variante.
no-event = { $given } no es un suceso.
event-lacks = Al suceso { $event } le falta { $field }.
event-cannot-be = En el suceso { $event }, { $field } no puede ser { $value }.
event-has-no = El suceso { $event } no tiene { $field }.

## Los dados que se pueden comprobar

bad-seed = Una semilla son de 1 a 64 signos ASCII visibles, sin espacios.
dice-used-up = Las { $throws } tiradas prometidas para esta mesa ya están hechas; abre otra mesa para seguir.
dice-by-hand = los dados se leyeron de un tablero real y se introdujeron a mano: no hay nada que calcular
dice-unsaid = el acta no dice que sus dados estén hechos por { $scheme }
dice-unknown = el acta dice que sus dados están hechos por { $scheme }, que este programa no conoce
lacks = al acta le falta { $name }
secret-untold = el secreto aún no se ha dicho: se dice cuando termina el encuentro
bad-secret = el secreto no son 64 dígitos hexadecimales
bad-key = la clave no son 64 dígitos hexadecimales
