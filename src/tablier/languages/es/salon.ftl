### Lo que dice el salón: de mesas y asientos, de la presencia, de las peticiones y de lo que se guarda.

too-many-sockets = Desde una misma dirección pueden mirar { $n } a la vez; cierra una página o dos.
stopping = El servidor se detiene; tu mesa queda guardada. La página vuelve sola.
no-such-table = Esa mesa no existe.
table-unreadable = Esta versión del programa no puede leer lo que se convino en esta mesa. Se conserva tal como está.
nothing-changed = No se ha podido guardar, así que nada ha cambiado. Inténtalo de nuevo.
too-many-waiting =
    Desde una misma dirección { $n ->
        [one] puede esperar { $n } mesa pública
       *[other] pueden esperar { $n } mesas públicas
    } a la vez; juega en una de ellas, o abre una que no sea pública.
too-many-shown =
    Desde una misma dirección { $n ->
        [one] puede mostrarse { $n } mesa pública
       *[other] pueden mostrarse { $n } mesas públicas
    } a la vez; termina una de ellas, o abre una que no sea pública.
bad-request = La petición no es como debería, en { $text }: { $text2 }.
invalid = no es como debería ser
invalid-missing = falta
invalid-unknown = nada se llama así
invalid-unknown-kind = no hay nada de esa clase
invalid-no-json = no es JSON
invalid-unseen-signs = no se admiten signos que no se ven
invalid-seal-and-seed = o seal o seed
invalid-two-questions = o text, o from y number
invalid-choice = es uno de { $list }
invalid-no-yes-or-no = es true o false
invalid-no-whole-number = es un número entero
invalid-no-number = es un número
invalid-no-text = es un texto
invalid-no-list = es una lista
invalid-no-object = es un objeto
invalid-at-least = es { $n } como mínimo
invalid-at-most = es { $n } como máximo
invalid-signs-at-least =
    hace falta al menos { $n ->
        [one] { $n } signo
       *[other] { $n } signos
    }
invalid-signs-at-most =
    caben como máximo { $n ->
        [one] { $n } signo
       *[other] { $n } signos
    }
invalid-items-at-least =
    hace falta al menos { $n ->
        [one] { $n } elemento
       *[other] { $n } elementos
    }
invalid-items-at-most =
    caben como máximo { $n ->
        [one] { $n } elemento
       *[other] { $n } elementos
    }
hello-first = Saluda primero.
bad-message = Los mensajes son textos en JSON.
too-long = Un mensaje tiene como mucho { $n } bytes.
unreadable-message = No se puede leer el mensaje: { $why }.
too-fast = Nadie puede jugar tan deprisa; espera un momento y envíalo de nuevo.
hello-again = Ya has saludado.
request-too-long = Una petición tiene como mucho { $n } bytes.
unknown-host = El salón no se llama así.
no-length = Di la longitud de la petición.
trouble = Algo ha fallado aquí, y ha quedado anotado. Inténtalo de nuevo.
bad-length = Una petición dice su longitud de una manera, no de dos.
too-many-connected = Hay demasiada gente conectada ahora mismo; vuelve un poco más tarde.
too-slow = La petición no ha llegado a tiempo.
unreadable-request = Esa no es una petición que se pueda leer.
bad-authorization = Un asiento se muestra así: Authorization: Seat TOKEN.
account-title = { $game }, { $day }
no-account = Solo se lleva cuenta en la partida a escribir.
no-hello = Nadie ha saludado.
no-handshake = Ese no es un saludo de WebSocket que se pueda leer.
no-such-socket = No existe ese socket, o no para una página de otro sitio.
not-known = La base de datos no responde, así que aún no se sabe si se ha guardado. Inténtalo de nuevo.
no-database = La base de datos no responde ahora mismo. Inténtalo de nuevo dentro de un momento.
no-driver = El controlador { $quoted } no está instalado; pip install 'tablier[postgres]' trae el de PostgreSQL.
bad-database = No se puede usar la base de datos: { $text }
no-workers-here = Varios servidores en una máquina piden Linux, macOS u otro Unix.
workers-need-postgresql = Varios servidores necesitan una base de datos que puedan compartir: --database postgresql://…
bad-workers = { $name }WORKERS es al menos 1, no { $n }.
bad-bus = Un bus es redis://…, no { $quoted }.
no-redis = Un bus en Redis necesita su cliente: pip install 'tablier[redis]'.
no-such-moment =
    Hasta ahora ha habido { $n ->
        [one] { $n } suceso
       *[other] { $n } sucesos
    }.
not-drawn = Eso no se puede dibujar: { $text }.
no-such-lesson =
    Esta guía tiene { $n ->
        [one] { $n } lección
       *[other] { $n } lecciones
    }.
not-in-lesson = Esta lección no trata de eso.
not-in-exercise = No es eso lo que se pregunta aquí.
no-such-problem = Hay { $n } problemas de este juego.
no-hint = Entre dos opciones, una pista sería la respuesta.
nothing-to-play = En ese momento no había ninguna tirada que jugar.
not-stored = Ahora mismo no se puede guardar nada. Inténtalo de nuevo dentro de un momento.
too-often-anew = Aquí se han rehecho demasiadas veces todas las partes en los dados; abre otra mesa.
no-such-seat = En esta mesa no hay tal asiento para una persona.
only-watching = Estás mirando: solo pueden actuar quienes se sientan a la mesa.
old-number = Ya se ha atendido un mensaje posterior; numera los mensajes en orden.
not-sealed = Nadie abre su parte en los dados antes de que todas estén selladas.
not-late = Todas las partes en los dados se rehacen solo si alguien no abre la suya a tiempo.
nobody-away = La casa solo juega por quien lleva un rato ausente.
seat-taken = Ahí ya se sienta alguien.
not-your-seat = Ese asiento es de otra persona.
unknown-level = No hay ningún bot { $quoted }; hay: { $text }.
nobody-throws = Ante un tablero real tiene que sentarse alguien que introduzca los dados.
clock-by-hand = Con un tablero real no corre aquí ningún reloj.
no-seals = En esta mesa no se piden sellos: trae una semilla, o nada.
opened-already = Tu parte en los dados ya está abierta.
not-as-sealed = Esa no es la semilla que sellaste.
sealed-already = Tu parte en los dados ya está fijada y no puede cambiarse.
unknown-option = Las opciones son las de las reglas; lo demás tiene sus propios campos.
bad-seats =
    { $game }: aquí { $n ->
        [one] juega { $n }
       *[other] juegan { $n }
    }; { $n2 ->
        [one] se da { $n2 } asiento
       *[other] se dan { $n2 } asientos
    }.
too-busy = Ahora mismo se pide demasiado; vuelve un poco más tarde.
house-acts = La casa actúa por { PERSON($who) ->
    [you] ti
   *[named] { $who }
}.
now-called = { PERSON($who) ->
    [you] Te llamas ahora { $name }.
   *[named] { $who } se llama ahora { $name }.
}
for-the-other = Le toca al otro.
sits-down = { PERSON($who) ->
    [you] Te sientas.
   *[named] { $who } se sienta.
}
anew = Se rehace la parte de cada uno en los dados.
rematch-offered = { PERSON($who) ->
    [you] Querrías otra partida.
   *[named] { $who } querría otra partida.
}
house-plays-on = { PERSON($who) ->
    [you] No estás: la casa sigue jugando.
   *[named] { $who } no está: la casa sigue jugando.
}
back = { PERSON($who) ->
    [you] Has vuelto.
   *[named] { $who } ha vuelto.
}
bad-act = { $quoted } no es un acto.
seal-not-opened = { $name } no ha abierto a tiempo su número sellado: el asiento vuelve a estar libre.
bad-log-level = { $name }LOG_LEVEL es uno de { $text }, no { $quoted }.
bad-bot-processes = { $name }BOT_PROCESSES es 0 o más, no { $n }.
bad-bot-threads = { $name }BOT_THREADS es 1 o más, no { $n }.
bad-port = { $name }PORT es un número de 0 a 65535, no { $n }.
too-many-tables =
    Una misma dirección puede abrir { $n ->
        [one] { $n } mesa
       *[other] { $n } mesas
    } por hora; juega en una de ellas.
too-many-names =
    El nombre puede cambiarse { $n ->
        [one] { $n } vez
       *[other] { $n } veces
    } por hora; quédate de momento con este.
too-many-seats =
    Desde una misma dirección { $n ->
        [one] puede ocuparse { $n } asiento
       *[other] pueden ocuparse { $n } asientos
    } por minuto; espera un poco antes de volver a sentarte.
too-many-seats-an-hour =
    Desde una misma dirección { $n ->
        [one] puede ocuparse { $n } asiento
       *[other] pueden ocuparse { $n } asientos
    } por hora; espera un poco antes de volver a sentarte.
-stands-as-before = La mesa queda como estaba antes: se puede mirar y tomar su acta, pero nadie puede seguir jugando.
stopped-act-missing = El acto { $n } de esta mesa falta en lo que se guardó. { -stands-as-before }
stopped-act-unreadable = El acto { $n } de esta mesa ya no se puede leer. { -stands-as-before }
stopped-act-refused = El acto { $n } de esta mesa no se sigue de los anteriores. { -stands-as-before }
not-opened = La partida empieza cuando todos han abierto su parte en los dados.
not-seated = La partida empieza cuando todos los asientos están ocupados.
sitting-out = { PERSON($who) ->
    [you] Descansas en esta ronda.
   *[named] { $who } descansa en esta ronda.
}
server-throws = En esta mesa tira el servidor; no se pueden introducir dados.
dice-needed = En esta mesa los dados se leen de un tablero real: introdúcelos.
server-threw = Estos dados los ha tirado el servidor, y valen.
other-target = Con el { $number } esa ficha va a { $goes }, no a { $wished }.
not-bound = Esa ficha no puede moverse, así que tocarla no obliga a nada.
not-over = Se puede ofrecer otra partida cuando esta haya terminado.
offered-already = Ya has ofrecido otra partida.
table-full = Demasiada gente está mirando esta mesa; vuelve un poco más tarde.
elsewhere = Has abierto esta mesa en muchas otras pantallas; sigue en ellas, o vuelve a cargar esta página.
blocked = Con { $dice } no puede moverse ninguna ficha.
nothing-here = Aquí no hay nada.
bad-method = Eso no se puede hacer aquí.
unreadable-at = No se puede leer el mensaje, en { $where }: { $why }.
no-number = { $setting } es un número, no { $given }.
no-whole-number = { $setting } es un número entero, no { $given }.
seat-number = Asiento { $n }

## Ayuda

hint-asked = { PERSON($who) ->
    [you] Pides una pista.
   *[named] { $who } pide una pista.
}
taken-back = { PERSON($who) ->
    [you] Deshaces tu última decisión; vuelven los mismos dados.
   *[named] { $who } deshace su última decisión; vuelven los mismos dados.
}
play-taken-back = { PERSON($who) ->
    [you] Deshaces { $play }; vuelven los mismos dados.
   *[named] { $who } deshace { $play }; vuelven los mismos dados.
}
no-help = En esta mesa no hay pistas ni se deshace nada.
no-help-here = Las pistas y el deshacer son para partidas solo contra el ordenador y sin reloj.
nothing-to-decide = Ahora no tienes nada que decidir.
nothing-to-take-back = No hay nada que deshacer en esta partida.
same-dice = Lo deshecho se tira otra vez con los mismos dados: { $dice }.
too-many-looks = Para una misma dirección se juzgan { $n } posiciones por minuto; espera un momento.

## Quien lleva el salón

closed = El salón está cerrado por ahora: no se abren mesas nuevas.
closed-standing = El salón está cerrado por ahora: las partidas están detenidas y seguirán cuando abra.
closed-so = El salón está cerrado: { $text }
blocked-here = Desde su dirección nadie puede jugar aquí. Puede mirar.
table-altered = Quien lleva el salón ha cambiado esta mesa; la página la carga de nuevo.
disk-full = No se puede guardar nada: el disco está lleno.
cannot-store = La base de datos responde, pero no se puede guardar nada en ella. El registro dice por qué.
compiling = Las reglas de los juegos aún se están compilando aquí; quien llegue tendrá que esperarlas.
not-for-you = Esto es para quien lleva el salón: desde las direcciones de TABLIER_WATCH_FROM, o con la ficha de TABLIER_WATCH_TOKEN.
bad-watchers = { $name }WATCH_FROM contiene direcciones y redes separadas por comas, y { $quoted } no es ninguna.
bad-metrics-port = { $name }METRICS_PORT es un número de 0 a 65535, no { $n }.
bad-retention = { $name }RETENTION_DAYS es 0 o más.
newer-database = Una versión más nueva del programa ha cambiado la base de datos (a { $found }) de un modo con el que esta, que conoce { $known }, no puede trabajar. Usa la versión nueva, o haz que deshaga el cambio: tablier admin migrate --to { $known }
