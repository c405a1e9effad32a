### The site: its front page, and the pages that are made from the program.

front-title = Tablier
front-lead = The tables games that backgammon made people forget, complete, with a referee who explains. Which door is yours?
not-built-title = Documentation
not-built = The site has not been built here. In a checkout, make docs builds it; wheels of a release bring it along. The rules can be read in the salon in any case.

door-players = Players
door-players-line = The rules, clause by clause, with boards; what a review says; problems; dice that nobody can steer.
door-scholars = Scholars
door-scholars-line = Where every clause comes from, readings side by side, how to cite, the old words.
door-teachers = Teachers
door-teachers-line = A sheet for each game, to be printed: lessons and exercises, the answers on a page of their own.
door-programmers = Programmers
door-programmers-line = Notebooks to begin with, the reference, formats, and how it is all built.
door-researchers = Researchers
door-researchers-line = Environments, batches, training, the bots, and what was measured.
door-operators = Operators
door-operators-line = A salon kept open for others, and the protocol it speaks.

readme-title = What Tablier is, and how to begin
reference = API reference
not-run = This page was built where { $package } is not installed: what its cells show is left out here. Whoever runs them sees it.
report-read = Read it:
report-page = the whole report
report-printed = the same, to be printed (PDF)

# Around every page.
next = Next
previous = Previous
home = Front page
on-this-page = On this page
to-top = Back to top
made-with = Made with
skip = Skip to content
search-found = Pages found: { $n }.
to-the-salon = To the salon

game = game
clause = clause
default = default
lessons = Lessons
exercises = Exercises
answers = Answers

cite-title = Citing this page
cite-how = How to cite the game, a clause or a position

sources-title = What each clause rests on
sources-lead = Every clause, the documents behind it, and whether a decision of this project is part of it: where a document is silent, slips or contradicts itself, the clause says what we do and why. Pages and scans are given where we know them; what is missing here has not been found, or has not been compared. Beside a treatise whose text we read stands the chapter that speaks of the matter; what we make of it, the clause says.
sources-works = The documents
sources-what = what it says
sources-from = documents
sources-ours = ours
sources-ruling = ruling
scan = scan
text = text

readings-title = Readings side by side
readings-lead = Where people have played, printed or understood a rule in more than one way, the table may choose. Here is every such question with its answers side by side, the clause it belongs to and the documents behind that clause; the list is made from the program itself.

citations-title = How to cite
citations-lead = Clause ids never change, positions and records have a notation that replays exactly, and every version has a number: what is cited today can be looked up later.
citations-program = The program
citations-after = After:
citations-part = A clause, a position, a game
citations-clause = Cite a clause by its id (Tablier, T-25): it is the same in every version, in every language, and in every refusal of the program.
citations-position = Cite a position by its id and a match by its record; the page on notation says how both are written, and tablier show and tablier replay show them again.

sheets-title = Sheets to be printed
sheets-lead = One for each game: the lessons of its guide, each with a board and a task, then exercises out of its problems, from easy to hard. The answers are at the end, on a page of their own. Whatever your browser prints is meant to be handed out.
sheet-title = { $game }: a sheet for class
sheet-lead = Set up each board, or draw your answer on the paper. The numbers around the board are those of whoever throws, who sits below.
exercises-lead = Each throw has one best answer, and another that comes to mind first. Find the best, and say what is wrong with the other.
asked-play = How do you play this throw?
asked-stay = A hole is made: do you stay or leave?
difficulty = { $n ->
    [0] All five levels of the program find it.
    [one] One of the five levels of the program misses it.
   *[other] { $n } of the five levels of the program miss it.
}
best = { $best }, not { $natural }.
