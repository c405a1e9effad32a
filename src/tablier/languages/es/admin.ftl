### Lo que `tablier admin` dice a quien lleva un salón.

## Órdenes

about-tables = Listar las mesas.
help-tables = Lista las mesas, primero aquellas donde pasó algo lo último; por juego, por estado, por cuántos días hace.
about-show = Mostrar una mesa.
help-show = Muestra una mesa: lo acordado, quién está sentado, lo que se hizo; nunca una ficha, una semilla o un secreto de los dados.
about-export = Escribir las actas de las mesas.
help-export = Escribe el acta de una mesa, en un archivo o en la pantalla, o las de todas las mesas en una carpeta. Cada una se reproduce y prueba sus dados: tablier verify.
about-delete = Borrar mesas, o lo que se sabe de una persona.
help-delete = Borra mesas con todo lo que depende de ellas; o, de una persona conocida por una ficha o un nombre, el nombre, el derecho al asiento, lo que escribió en la mesa y los análisis. Lo jugado queda, y el número traído para los dados: el acta del otro tiene que reproducirse y probar sus dados.
about-block = No dejar jugar a nadie desde una dirección o una red.
help-block = Desde esa dirección o red nadie abre mesas, se sienta ni se conecta ya, en ningún servidor, en segundos; las páginas siguen viéndose.
about-unblock = Dejarles jugar de nuevo.
help-unblock = Deja jugar de nuevo a quienes estaban bloqueados.
about-blocked = Quién está bloqueado.
help-blocked = Lista las direcciones y redes bloqueadas, desde cuándo y por qué.
about-close = Cerrar el salón por un tiempo.
help-close = Nadie abre mesas nuevas hasta tablier admin open. Las partidas en curso siguen, salvo que deban detenerse; entonces no corre el tiempo de nadie. La frase se muestra a todos.
about-open = Abrir el salón de nuevo.
help-open = Abre el salón de nuevo tras tablier admin close.
about-notice = Mostrar un texto a todos.
help-notice = Muestra un texto en cada página en segundos, hasta una fecha o hasta que se quite: sin texto, se quita.
about-prune = Borrar lo antiguo.
help-prune = Borra las mesas donde no ha pasado nada en tantos días, y las actas traídas y los análisis más antiguos. Los servidores lo hacen solos con TABLIER_RETENTION_DAYS.
about-backup = Escribir todo en un archivo.
help-backup = Escribe todo lo guardado en un archivo, tal como está en un momento, mientras los servidores siguen; desde SQLite y desde PostgreSQL.
about-restore = Recuperar una copia.
help-restore = Recupera una copia en una base de cualquier clase, entera o nada. Detén antes los servidores. Lo que hay en la base se pierde; se pregunta.
about-migrate = Llevar la base a una revisión.
help-migrate = Lleva la base a la revisión más nueva de su esquema, o a otra, adelante o atrás. Los servidores hacen lo primero solos al arrancar.
about-stats = Cuánto hay de todo.
help-stats = Cuenta mesas, acciones, personas, análisis y actas, y dice el tamaño de la base.

## Opciones

option-database = La base de datos: una URL de SQLAlchemy, o la de TABLIER_DATABASE.
option-yes = Hacerlo sin preguntar.
option-game = Solo de este juego.
option-stage = Solo en este estado.
option-older-than = Solo donde no ha pasado nada en tantos días.
option-newer-than = Solo donde ha pasado algo en tantos días.
option-most = Cuántas como mucho.
option-all = Las actas de todas las mesas, en esta carpeta.
option-person = Quien tiene esta ficha de un asiento; - la lee de la entrada estándar.
option-name = Todos los que se llaman así, y las actas traídas que los nombran.
option-why = Por qué, para ti: tablier admin blocked lo muestra.
option-stop-games = También se detienen las partidas en curso.
option-until = Hasta cuándo, como 2027-01-31T20:00.
option-to = A esta revisión, adelante o atrás.

## Lo que resulta

no-salon = Todavía no hay un salón en esta base: tablier serve hace uno, o tablier admin migrate.
old-database = La base está en la revisión { $found }, y esta versión trabaja con { $known }: tablier admin migrate
not-done = La base de datos no lo hizo: { $text }
no-tables = No hay mesas así.
no-table = No hay ninguna mesa { $table }.
head-table = Mesa
head-game = Juego
head-stage = Estado
head-touched = Última acción
head-acts = Acciones
head-players = Jugadores
head-network = Red
head-since = Desde
head-why = Por qué
opened-on = Se abrió el { $date }.
followed-by = La mesa que siguió: { $table }
stats-revision = Revisión
stats-tables = Mesas
stats-tables-by-stage = por estado
stats-tables-by-game = por juego
stats-acts = Acciones
stats-people = Asientos tomados por personas
stats-reviews-by-stage = Análisis
stats-records = Actas traídas
stats-blocked = Redes bloqueadas
stats-oldest = Última acción más antigua
stats-newest = Última acción más nueva
stats-bytes = Bytes
table-or-all = Dé el identificador de una mesa, o --all con una carpeta.
exported = El acta está en { $file }.
exported-all = { $n ->
    [one] { $n } acta está
   *[other] { $n } actas están
} en { $folder }.
not-exported = La mesa { $table } no se puede escribir: { $why }
what-to-delete = Di qué borrar: identificadores de mesas, o --person, o --name.
really-delete = ¿Borrar { $n ->
    [one] { $n } mesa
   *[other] { $n } mesas
} con todo lo hecho allí?
deleted = { $n ->
    [one] Se borró { $n } mesa.
   *[other] Se borraron { $n } mesas.
}
really-erase = ¿Borrar la persona de { $n } asientos, y { $n2 } actas traídas?
erased = Asientos en los que se borró a alguien: { $n }; actas borradas: { $n2 }.
really-prune = ¿Borrar { $n } mesas, { $n2 } actas y { $n3 } análisis?
pruned = Borrado: { $n } mesas, { $n2 } actas, { $n3 } análisis.
really-block = { $network } es muchísima gente, o esta misma máquina. ¿Bloquearla?
blocked = Nadie juega ya desde { $network }, en unos segundos.
unblocked = { $network } ya no está bloqueada.
not-blocked = { $network } no estaba bloqueada.
nobody-blocked = Nadie está bloqueado.
bad-address = { $given } no es ni dirección ni red, como 192.0.2.7, 192.0.2.0/24 o 2001:db8::/48.
closed = El salón queda cerrado en unos segundos; las partidas en curso siguen.
closed-standing = El salón queda cerrado en unos segundos, y las partidas se detienen.
open = El salón está abierto.
noticed = Todos lo ven en unos segundos.
notice-gone = El aviso se ha quitado.
too-long = Tiene como mucho { $n } signos.
bad-date = { $given } no es una fecha, como 2027-01-31T20:00.
past-date = { $given } ya ha pasado.
backed-up = Todo, con { $n ->
    [one] { $n } mesa
   *[other] { $n } mesas
}, está en { $file }.
bad-backup = Eso no es una copia, o está dañada: su contenido no concuerda con su final.
newer-backup = La copia la hizo una versión más nueva (revisión { $found }).
in-use = Hay algo en esta base, que se perdería. Detén sus servidores y di --yes si es lo que quieres.
really-restore = ¿Perder todo lo que hay en esta base, y recuperar { $n } mesas del { $date }?
restored = { $n ->
    [one] { $n } mesa ha vuelto
   *[other] { $n } mesas han vuelto
} como el { $date }.
no-revision = No hay revisión { $given }; hay { $known }.
really-back = ¿Volver de { $found } a { $wanted }? Lo que solo la revisión más nueva puede contener se pierde.
migrated = La base está en la revisión { $wanted }.
say-yes = { $question } No hay nadie para responder: di --yes si es lo que quieres.
yes-or-no = { $question } (sí/no)
yes = sí
no-overwriting = ese archivo existe; di --yes o da otro nombre
