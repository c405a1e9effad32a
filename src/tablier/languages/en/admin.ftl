### What `tablier admin` says to whoever runs a salon.

## Commands

about-tables = List tables.
help-tables = Lists tables, those at which something happened last first; by game, by stage, by how many days ago something happened.
about-show = Show one table.
help-show = Shows a table: what was agreed on, who sits there, what was done; never a token, a seed or a secret of the dice.
about-export = Write records of tables.
help-export = Writes the record of a table, to a file or to the screen, or those of all tables into a folder. Each replays, and proves its dice: tablier verify.
about-delete = Delete tables, or what is known of a person.
help-delete = Deletes tables with everything that hangs on them; or, of a person known by a token or a name, the name, the right to the seat, what was written at the table and the reviews. What was played stays, and the number brought for the dice: the other’s record has to replay and prove its dice.
about-block = Let nobody play from an address or a network.
help-block = From that address or network nobody opens tables, sits down or connects any more, on any server, within seconds; looking at pages stays possible.
about-unblock = Let them play again.
help-unblock = Lets those play again who were blocked.
about-blocked = Who is blocked.
help-blocked = Lists the addresses and networks that are blocked, since when and why.
about-close = Close the salon for a while.
help-close = Nobody opens new tables until tablier admin open. Games under way go on, unless they are to stand still; then nobody’s time runs. The sentence is shown to everybody.
about-open = Open the salon again.
help-open = Opens the salon again after tablier admin close.
about-notice = Show everybody a text.
help-notice = Shows a text on every page within seconds, until a date or until it is taken down: without a text, it is.
about-prune = Delete what is old.
help-prune = Deletes tables at which nothing has happened for so many days, records brought in and reviews that are older. Servers do it by themselves with TABLIER_RETENTION_DAYS.
about-backup = Write everything into one file.
help-backup = Writes everything that is kept into one file, as it is at one moment, while servers go on; from SQLite and PostgreSQL alike.
about-restore = Bring a backup back.
help-restore = Brings a backup back into a database of either kind, all of it or nothing. Stop the servers first. What is in the database is lost; that is asked for.
about-migrate = Bring the database to a revision.
help-migrate = Brings the database to the newest revision of its schema, or to another, forward or back. Servers do the first by themselves when they start.
about-stats = How much there is of everything.
help-stats = Counts tables, acts, people, reviews and records, and says how large the database is.

## Options

option-database = The database: an SQLAlchemy URL, or that of TABLIER_DATABASE.
option-yes = Do it without asking.
option-game = Only of this game.
option-stage = Only at this stage.
option-older-than = Only where nothing has happened for so many days.
option-newer-than = Only where something has happened within so many days.
option-most = How many at most.
option-all = The records of all tables, into this folder.
option-person = Whoever has this token of a seat; - reads it from standard input.
option-name = Everybody who is called so, and records brought in that name them.
option-why = Why, for yourself: tablier admin blocked shows it.
option-stop-games = Games under way stand still, too.
option-until = Until when, as 2027-01-31T20:00.
option-to = To this revision, forward or back.

## What comes of it

no-salon = There is no salon in this database yet: tablier serve makes one, or tablier admin migrate.
old-database = The database is at revision { $found }, and this version works with { $known }: tablier admin migrate
not-done = The database did not do it: { $text }
no-tables = There are no such tables.
no-table = There is no table { $table }.
head-table = Table
head-game = Game
head-stage = Stage
head-touched = Last act
head-acts = Acts
head-players = Players
head-network = Network
head-since = Since
head-why = Why
opened-on = It was opened on { $date }.
followed-by = The table that followed: { $table }
stats-revision = Revision
stats-tables = Tables
stats-tables-by-stage = by stage
stats-tables-by-game = by game
stats-acts = Acts
stats-people = Seats taken by people
stats-reviews-by-stage = Reviews
stats-records = Records brought in
stats-blocked = Networks blocked
stats-oldest = Oldest last act
stats-newest = Newest last act
stats-bytes = Bytes
table-or-all = Give the id of a table, or --all with a folder.
exported = The record is in { $file }.
exported-all = { $n ->
    [one] { $n } record is
   *[other] { $n } records are
} in { $folder }.
not-exported = Table { $table } cannot be written: { $why }
what-to-delete = Say what to delete: ids of tables, or --person, or --name.
really-delete = Delete { $n ->
    [one] { $n } table
   *[other] { $n } tables
} with everything done there?
deleted = { $n ->
    [one] { $n } table was deleted.
   *[other] { $n } tables were deleted.
}
really-erase = Erase the person on { $n } seats, and { $n2 } records brought in?
erased = Seats at which somebody was erased: { $n }; records deleted: { $n2 }.
really-prune = Delete { $n } tables, { $n2 } records and { $n3 } reviews?
pruned = Deleted: { $n } tables, { $n2 } records, { $n3 } reviews.
really-block = { $network } is a great many people, or this very machine. Block it?
blocked = Nobody plays from { $network } any more, within seconds.
unblocked = { $network } is no longer blocked.
not-blocked = { $network } was not blocked.
nobody-blocked = Nobody is blocked.
bad-address = { $given } is no address and no network, as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48 are.
closed = The salon is closed within seconds; games under way go on.
closed-standing = The salon is closed within seconds, and games stand still.
open = The salon is open.
noticed = Everybody sees it within seconds.
notice-gone = The notice is taken down.
too-long = It has at most { $n } signs.
bad-date = { $given } is no date, as 2027-01-31T20:00 is.
past-date = { $given } is over already.
backed-up = Everything, { $n ->
    [one] { $n } table
   *[other] { $n } tables
} among it, is in { $file }.
bad-backup = That is no backup, or it is damaged: what it holds does not agree with its end.
newer-backup = The backup was made by a newer version (revision { $found }).
in-use = There is something in this database, which would be lost. Stop its servers, and say --yes if that is meant.
really-restore = Lose everything in this database, and bring back { $n } tables of { $date }?
restored = { $n ->
    [one] { $n } table is
   *[other] { $n } tables are
} back as of { $date }.
no-revision = There is no revision { $given }; there are { $known }.
really-back = Go back from { $found } to { $wanted }? What only the newer revision can hold is lost.
migrated = The database is at revision { $wanted }.
say-yes = { $question } Nobody is there to answer: say --yes if it is meant.
yes-or-no = { $question } (yes/no)
yes = yes
no-overwriting = there is such a file; say --yes, or give another name
