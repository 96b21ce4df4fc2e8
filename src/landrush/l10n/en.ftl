ui-seat = Player { $n }

list-nothing = nothing
list-more = { $start }, { $item }
list-last = { $start } and { $item }
list-or = { $start } or { $item }
list-apart = { $start }; { $item }

why-game-over = The game is over.
why-not-possible-now = Not possible at this moment.
why-not-enough = Not enough { $what }: { $need } needed, you have { $have }.
why-no-such-space = There is no such place here.
why-unreadable = “{ $text }” is no move of this game.

# What was wrong with the input; it stands behind “landrush: ”.
error-no-language = no language “{ $lang }”; the languages are: { $languages }
error-no-game = no game “{ $game }”; the games are: { $games }
error-no-bot = no bot “{ $bot }”; the bots are: { $bots }
error-budget = “{ $text }” is no budget; it is like 64ms or 200sims
error-no-budget = the bot “{ $bot }” takes no budget
error-no-value = the bot “{ $bot }” goes by no value function
error-no-model = no value function “{ $file }”
error-model-unreadable = cannot read the model { $file }: { $why }
error-model-features = the model { $file } is for other features than those of { $game }
error-model-shape = the model { $file } has layers that do not fit together
error-extra = this needs more libraries: { $command }
error-checkout = only a copy of the repository can do this; there: { $command }
error-arena-twice = { $bot } is named twice
error-arena-few = { $lineup } needs { $n ->
    [one] a bot
   *[other] { $n } bots
}
error-arena-alone = { $lineup } needs two players
error-arena-resume = --resume needs --results FILE
error-arena-exists = { $file } has results already; --resume goes on with them
error-arena-file = { $file } cannot be written: { $why }
error-arena-line = { $file }, line { $line }: this is no result of a cup
error-arena-other = { $file } has the results of another cup
error-arena-address = an address is for --backend ray only
error-arena-lost = the game with seed { $seed } was lost { $n } times with whoever played it; its key is { $key }
error-arena-ray = Ray at { $address }: { $why }
error-arena-sprt = “{ $text }” is no test; it is like 50,53: two per cents, the smaller first
error-arena-sprt-bots = a test is about the first of two bots, alone against the other
error-balance-few = at least { $least } games are needed, as standard errors come from how games differ
error-balance-other = { $file } has results of other games under the same names
error-no-recipe = no recipe “{ $recipe }”; a file, or one of: { $recipes }
error-recipe-unreadable = cannot read the recipe { $file }: { $why }
error-recipe-ties = the recipe { $file } is for another game, other rules or other features than those of { $game }
error-dataset-which = name either records or, with --game, a game for bots to play
error-dataset-there = { $file } is there already
error-dataset-write = cannot write { $file }: { $why }
error-dataset-game = { $file }: a record of { $game }, but the first one is of { $first }
error-train-exists = there is a training in { $folder } already; --resume continues it, --out names another folder
error-train-nothing = there is no training in { $folder } that could go on
error-train-other = the training in { $folder } has another recipe, seed or number of rounds
error-train-folder = cannot write to { $folder }: { $why }
error-train-checkpoint = cannot read the checkpoint { $file }: { $why }
error-train-begins = the value function { $file } has other layers than the recipe
error-players = { $game }: { $least } to { $most } players, not { $players }
error-no-option = { $game } has no option “{ $option }”; it has: { $options }
error-option-players = { $game }: option { $option } is not for { $players ->
    [one] 1 player
   *[other] { $players } players
}
error-option-value = { $game }: option { $option } is one of { $values }, not “{ $value }”
error-option-form = an option is NAME=VALUE, not “{ $text }”
error-option-once = an option has one value
error-not-whole = “{ $text }” is not a whole number
error-not-positive = “{ $text }” is not a whole number above zero
error-seed = a seed is a whole number from 0 to { $most }, not { $seed }
error-bots = one bot for all seats or one for each of { $players }, not { $bots }
error-load-options = the options of a saved position are in its file
error-load-record = the seats and the seed of a record are in its file
error-load-game = this is a record of { $found }, not of { $game }
error-load-players = the saved position has { $players ->
    [one] 1 player
   *[other] { $players } players
}, not { $seats }
error-file-unreadable = { $file }: cannot be read: { $why }
error-file-no-text = { $file }: not UTF-8 text (byte { $byte })
error-not-toml = { $file }: not TOML: { $detail }
error-components = not a valid component file: { $detail }
error-position = not a valid position: { $detail }
error-position-file = { $file }: not a valid position: { $detail }
error-no-move = “{ $text }” is no move of { $game }; see docs/notation.md
error-no-action = { $game } has no action { $action }: ids go from 0 to { $last }
error-illegal = { $move }: { $why }

log-turn = Turn { $n }: { $player }.
log-passed = { $player } passed.
log-won = { $player } won.
log-shared = { $players } shared the victory.

ui-yes = yes
ui-no = no
ui-option = { $name }: { $value }
ui-label = { $label }: { $text }
ui-paren = { $text } ({ $more })
ui-colour-1 = Blue
ui-colour-2 = Yellow
ui-colour-3 = Green
ui-colour-4 = Red
ui-rank = place
ui-player = player
ui-automaton = Automaton
ui-human = human
ui-vacant = vacant
ui-bot-named = bot { $bot }
ui-seated = { $player } { $who }
ui-play-start = { $game }: { $seats }
ui-play-seed = Seed { $seed } repeats this game.
ui-play-commitment = Chance is fixed by a secret seed with the hash { $hash }; the record tells it at the end.
ui-play-hint = help  { $parts }  log  why MOVE  hint  undo  restart  save FILE  quit
ui-play-help =
    Type the number of an option, or the move in words. A heading that ends in “…” is the first word of its moves:
    under “build …” the option C4 is “build C4”, or only “C4”. Enter alone takes the only option.
ui-play-command-help = help TOPIC
ui-play-command-why = why MOVE
ui-play-command-save = save FILE
ui-play-help-topic = a rule of the game, one of the topics below
ui-play-part-m-map = the landscape
ui-play-part-m-board = the worker board with the town and the supply
ui-play-part-m-players = what the players have
ui-play-part-d-map = the map
ui-play-part-d-tiles = the tiles of the map in words
ui-play-part-d-boards = the players' boards
ui-play-part-d-cards = the technologies
ui-play-part-d-supply = the supply, and how far the end is
ui-play-help-log = everything that has happened so far
ui-play-help-why = what a move would do, or why it is not possible now
ui-play-help-hint = tells where to look; again, what to do; again, which move. Only alone or against bots; the record tells of it
ui-play-help-undo = take back your last decision; chance that was drawn stays drawn
ui-play-help-restart = take back all your decisions of this turn
ui-play-help-save = write the record to a file (or the position, if it ends in .json); landrush play { $game } --load FILE continues it
ui-play-help-quit = leave the game
ui-play-topics = Topics: { $topics }.
ui-play-topic = { $title }: { $text }
ui-play-no-topic = There is no topic “{ $topic }”. Topics: { $topics }.
ui-play-earlier = … { $n } earlier: log
ui-play-possible = Possible now.
ui-play-then = Possible now. Then: { $events }
ui-play-saved = Saved in { $file }.
ui-play-no-number = There is no option { $n }: they go from 1 to { $most }.
ui-play-no-argument = { $command } needs something after it; see help.
ui-play-choose = Type the number of an option or a move; see help.
ui-play-pause = Press Enter to go on.
ui-play-over = The game is over.

# Matches
why-not-your-turn = It is not your turn.
why-position-changed = The position has changed meanwhile.
why-undo-chance = Cannot be undone: chance has already been revealed.
why-undo-other = Cannot be undone: another player has decided since.
why-undo-reveal = Cannot be undone: something hidden has been shown since.
why-undo-turn = Cannot be undone: that turn is over.
why-nothing-to-undo = There is nothing to undo.
why-no-consent-needed = No consent is needed: use undo.
why-nothing-asked = Nobody asks you for a takeback.
why-vacant = Nobody sits there.
why-seat-taken = Somebody sits there already.
why-time-out = Your time is up.
why-time-left = There is still time left.
why-time-missing = The time that it took does not fit the clock.
why-too-long = The match is too long: it cannot have more entries.
why-not-chance = No chance outcome is due here.
why-not-drawn = The seeds give { $expected }.
why-no-hint = Hints are only for those who play alone or against bots, or at tables that allow them.
log-hint = { $player } took a hint.
log-undo = { $player } undid the last step.
log-restart-turn = { $player } restarted the turn.
log-asked-takeback = { $player } asked for a takeback.
log-agreed-takeback = { $player } agreed to the takeback.
log-refused-takeback = { $player } declined the takeback.
log-takeback = { $player } took back what was decided.
log-left = { $player } left the table; a bot takes over.
log-left-vacant = { $player } left the table.
log-sat-down = { $player } sat down.
log-bot-sits = { $player }: a bot takes the seat.
log-time-out = { $player }: time is up.
error-seat = a seat is human, human:NAME, bot:NAME or vacant, not “{ $text }”
error-seats = this game has { $need ->
    [one] 1 seat
   *[other] { $need } seats
}, not { $have }
error-clock = a clock is none, live SECONDS+SECONDS or correspondence SECONDS, at most a year, not “{ $text }”
error-contribution = a contribution to chance is one line of at most { $most } characters
error-rules = { $game }: there are no rules of version { $found }; this Landrush knows up to version { $known }

# Records
record-unreadable = cannot be read: { $why }
record-unwritable = cannot be written: { $why }
record-too-large = this is no game record: it has more than { $most } bytes
record-not-text = line { $line }: not UTF-8 text
record-no-title = line { $line }: this is no game record of Landrush: “{ $found }”
record-newer-format = line { $line }: “{ $found }” is of a newer format; this Landrush knows format { $known }
record-header = line { $line }: expected “{ $expected }”, found “{ $found }”
record-value = line { $line }: no possible value for { $key }: “{ $found }”
record-entry = line { $line }: this is no entry: “{ $found }”
record-number = line { $line }: expected entry { $expected }, found “{ $found }”
record-truncated = the record breaks off after entry { $entry }
record-after-end = line { $line }: something stands after the end: “{ $found }”
record-components = the record is of other components ({ $found }); these are { $expected }
record-commitment = the seed is not the one that was committed to
record-no-seed = the record does not reveal its seed
record-refused = entry { $entry } ({ $text }): { $why }
record-why = { $why }
record-file = { $file }: { $why }
record-digest = entry { $entry }: the position after it has digest { $expected }, the record says { $found }
record-no-digest = entry { $entry }: a turn ends here, but its digest is missing
record-no-turn = entry { $entry }: a digest stands here, but no turn ends
record-result = the result after entry { $entry } is not what was played

# Replay and verify
cli-arg-record = a record (*.game)
cli-replay-at = begin after entry N, or print only what stands there
cli-replay-print = print the whole match instead of stepping through it
ui-replay-head = { $game }, { $entries } entries: { $seats }
ui-replay-start = Before the first entry.
ui-replay-at = Entry { $n } of { $all }. { $move }
ui-replay-hint = Enter or next, back, turn, back turn, N, end, { $parts }, log, save FILE, quit
ui-replay-no-command = “{ $text }” is none of these.
ui-replay-no-entry = There is no entry { $n }: they go from 0 to { $most }.
ui-replay-chance = chance
ui-replay-over = Final score: { $scores }.
ui-replay-going-on = The game goes on.
ui-verify-entries = { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} and { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} play as recorded.
ui-verify-chance = { $n ->
    [one] 1 chance outcome follows
   *[other] { $n } chance outcomes follow
} from the seed with the hash { $hash }.
ui-verify-secret = The seed is still secret: chance was not checked.
ui-verify-result = The result is right: { $scores }.
ui-verify-going-on = The game is not over yet.

# Outside bots
log-forfeit-start = { $player }: { $bot } forfeits the decision: it cannot be started ({ $why }).
log-forfeit-left = { $player }: { $bot } forfeits the decision: it ended with exit code { $code }. { $said }
log-forfeit-killed = { $player }: { $bot } forfeits the decision: it was ended by { $signal }. { $said }
log-forfeit-closed = { $player }: { $bot } forfeits the decision: it closed its input or output. { $said }
log-forfeit-silent = { $player }: { $bot } forfeits the decision: no answer within { $seconds } s.
log-forfeit-unreadable = { $player }: { $bot } forfeits the decision: “{ $text }” is no answer.
log-forfeit-move = { $player }: { $bot } forfeits the decision: “{ $text }” is not possible. { $why }
log-forfeit-flood = { $player }: { $bot } forfeits the decision: a line of more than { $limit } bytes.
log-forfeit-stopped = { $player }: { $bot } failed { $n } times and is not started again; another bot plays on.
log-forfeit-said = Its last words: { $text }
log-forfeit-said-nothing = It said nothing.
error-bot-time = the time of an outside bot is up to { $most } seconds, not “{ $text }”
error-bot-system = outside bots need Linux, macOS or another POSIX system
error-bot-words = outside bot “{ $command }”: { $why }
error-bot-command = an outside bot is stdio:COMMAND, such as stdio:python3 examples/first_bot.py
error-bot-program = outside bot “{ $command }”: there is no program “{ $program }”

# Statistics
ui-stat-title = Statistics
ui-stat-points = points
ui-stat-total = total
ui-stat-course = over time
ui-stat-flows = gained and given away
ui-stat-counts = counts
ui-stat-turns = turns
ui-stat-decisions = decisions
ui-stat-luck = luck in points
ui-stat-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-stat-lucky = { $player }: most luck with { $move } (entry { $entry }): { $luck }.
ui-stat-unlucky = { $player }: least luck with { $move } (entry { $entry }): { $luck }.

# The command line. Words in capitals stand for what is typed; Latin letters keep its columns straight.
cli-word-command = COMMAND
cli-word-game = GAME
cli-word-file = FILE
cli-word-record = RECORD
cli-word-folder = DIR
cli-word-lang = LANG
cli-word-option = NAME=VALUE
cli-about = Montana and Dice Settlers.
cli-play = Play a game in the terminal.
cli-simulate = Let bots play many games and sum them up.
cli-components = Show a game's components and how each value is known.
cli-actions = Show a game's fixed action table.
cli-replay = Step through a recorded match.
cli-verify = Check a recorded match: every entry, chance and the result.
cli-bench = Measure the engine beside its peers.
cli-train = Train a value function of a game by self-play.
cli-dataset = Turn records, or games of bots, into a table for learning.
cli-version = show the version and whether the kernel is compiled
cli-lang = language: { $languages }
cli-see-help = { $prog }: { $problem }; see { $prog } --help
cli-options-of = options of { $game }, the default first:
cli-arg-game = montana or dice-settlers
cli-arg-components = component file of your own (TOML)
cli-arg-json = print everything as JSON instead of tables
cli-play-seats = human, a level, another bot or stdio:COMMAND for each player (human,rancher,rancher); human alone plays solo
cli-play-seed = repeats the chance and the bots of a game; without it chance is secret until the end
cli-play-option = an option of the game
cli-play-load = continue a record or a saved position
cli-play-record = write the record of the match to a file when it ends or you leave
cli-play-pause = wait for Enter whenever a bot's decisions are over
cli-bench-rounds = rounds to take the median of (5)
cli-bench-seconds = CPU seconds for each worker in each round (1)
cli-bench-quick = 2 rounds of 0.2 seconds: a rough look
cli-bench-no-peers = measure landrush alone; needs no network

# What the reader of arguments says itself.
cli-frame-usage = usage:
cli-frame-options = options
cli-frame-positional = arguments
cli-frame-help = show this help and exit
cli-frame-argument = argument { $argument_name }: { $message }
cli-frame-required = missing: { $what }
cli-frame-unrecognized = not understood: { $what }
cli-frame-ambiguous = { $option } could mean { $matches }
cli-frame-one-argument = a value is missing
cli-frame-ignored = takes no value, not “{ $what }”
cli-frame-choice = “{ $value }” is none of { $choices }

cli-actions-ids = ids
cli-actions-notation = notation
cli-actions-meaning = meaning
cli-actions-ranges = Decisions: ids 0 to { $decision }. Chance: { $chance } to { $last }.

cli-components-hash = { $game }: hash of the components { $hash }
cli-components-known = known: { $fact }
cli-components-value = value
cli-components-content = content
cli-components-status = status
cli-components-source = source
cli-section-m-bank = Bank
cli-section-m-box = Box
cli-section-m-colours = Colours
cli-section-m-layout = Layout
cli-section-m-printed = Printed
cli-section-m-production = Production
cli-section-m-setup = Setup
cli-section-m-tiles = Tiles
cli-section-m-town = Town
cli-section-m-wheel = Wheel
cli-section-d-automaton = Automaton
cli-section-d-bag = Bag
cli-section-d-dice = Dice
cli-section-d-draw-per-type = Draw per type
cli-section-d-sets = Sets
cli-section-d-supply = Supply
cli-section-d-technologies = Technologies
cli-section-d-tiles = Tiles
cli-status-fact = fact
cli-status-reported = reported
cli-status-reconstruction = reconstruction
cli-status-own = own
cli-counts = Counts checked against the rules
cli-counts-clause = clause
cli-counts-what = count
cli-counts-rules = rules
cli-counts-file = file
cli-at-most = at most { $n }
cli-at-least = at least { $n }

cli-simulate-players = number of players (3, or as many as bots)
cli-simulate-games = games to play (100)
cli-simulate-seed = the same seed, the same games (0)
cli-simulate-bots = one bot for all seats, or one for each (random); stdio:COMMAND is a program of your own
cli-simulate-option = an option of the game; several values, or NAME=all, are compared
cli-simulate-jobs = processes; the result is the same (1)
cli-simulate-progress = games
cli-simulate-head = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
cli-simulate-not-ended = { $n } of { $games } did not end within { $limit } actions
cli-simulate-shared = { $n } of { $games } had several winners, who share the win
cli-simulate-forfeits = { $n ->
    [one] { $bot } forfeited 1 decision.
   *[other] { $bot } forfeited { $n } decisions.
} The first notice: { $notice }
cli-simulate-longest = The longest game, { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}, can be watched: { $command }
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-share = share
cli-simulate-score = score
cli-simulate-median = median
cli-simulate-range = range
cli-simulate-all = all
cli-simulate-place = place
cli-simulate-interval = 95 %
cli-simulate-place-1 = first player
cli-simulate-place-2 = second
cli-simulate-place-3 = third
cli-simulate-place-4 = fourth
cli-simulate-points = points
cli-simulate-mean = all bots
cli-simulate-winners = winners
cli-simulate-rules = rules
cli-simulate-length = length
cli-simulate-mean-length = mean
cli-simulate-decisions = decisions
cli-simulate-chance-outcomes = chance outcomes
cli-simulate-turns = turns
cli-simulate-rounds = rounds
cli-simulate-choice = choice
cli-simulate-games-played = games
cli-simulate-taken = taken
cli-simulate-with = win with
cli-simulate-without = win without
cli-simulate-action = action
cli-simulate-times = times
cli-simulate-per-game = per game
cli-simulate-options = options
cli-simulate-winner = winner

# The arena: cups of bots.
cli-arena = Let bots play a cup and measure how strong they are.
cli-arena-players = number of players (2)
cli-arena-bots = the bots, separated by commas; stdio:COMMAND is a program of your own
cli-arena-games = games to play, in whole blocks (400)
cli-arena-lineup = who sits together: mixed, different bots in all seats; one-against, the first bot alone against each other one; each-against, each bot alone against each other one (mixed, or one-against if there are fewer bots than seats)
cli-arena-budget = for one decision of bots that search: 64ms, or 200sims
cli-arena-backend = who plays the games: process, serial or ray (process); the result is the same
cli-arena-jobs = games at the same time (one for each core)
cli-arena-address = a Ray cluster; without it Ray runs on this machine
cli-arena-results = write each game to this file when it is over
cli-arena-resume = go on with what is in the file of --results
cli-arena-sprt = stop when it is decided whether the first bot wins L or H per cent
cli-arena-times = tell also how long decisions took, which is different each time
cli-arena-html = write a page with plots to this file
cli-arena-head = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}, seed { $seed }
cli-arena-not-ended = { $n } of { $games } did not end
cli-arena-forfeits = { $n ->
    [one] { $bot } forfeited 1 decision.
   *[other] { $bot } forfeited { $n } decisions.
}
cli-arena-accepted = { $bot } wins { $high } rather than { $low }: accepted after { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}, log likelihood ratio { $ratio }, bound { $bound }
cli-arena-rejected = { $bot } wins { $low } rather than { $high }: rejected after { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}, log likelihood ratio { $ratio }, bound −{ $bound }
cli-arena-open = { $bot }, { $low } or { $high }: not decided after { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}, log likelihood ratio { $ratio }, bounds ±{ $bound }
cli-arena-stopped = Stopped after { $n } of { $games } games. With --results FILE a cup can go on later.
cli-arena-stopped-file = Stopped after { $n } of { $games } games. The same command with --resume goes on.
cli-arena-seats = seats
cli-arena-share = wins
cli-arena-adjusted = without luck
cli-arena-rating = rating
cli-arena-place = mean place
cli-arena-score = mean score
cli-arena-ahead = ahead of, in %
cli-arena-mean-time = ms a decision
cli-arena-longest-time = longest
cli-arena-page = Cup
cli-arena-page-shares = Win shares
cli-arena-page-shares-note = For each seat that a bot had; a shared victory is split. The bar is the interval of 95 %, from drawing blocks again. The ring is the share without luck. The dashed line is what equal bots would win.
cli-arena-page-ratings = Ratings
cli-arena-page-ratings-linear = By Plackett and Luce, with the interval of 95 %; linear has 1000. A bot with 400 more is ten times as strong.
cli-arena-page-ratings-mean = By Plackett and Luce, with the interval of 95 %; the mean is 1000. A bot with 400 more is ten times as strong.
cli-arena-page-pairs = Who finishes ahead of whom
cli-arena-page-pairs-note = In how many of 100 meetings the bot of the line finished ahead of the bot of the column.
cli-arena-page-length = Length of games
cli-arena-page-length-note = Measured in { $measure }: mean { $mean }, from { $min } to { $max }.
cli-arena-page-times = Time for a decision
cli-arena-page-times-note = The bar is the mean, the mark the longest, in milliseconds on a logarithmic scale; decisions with a choice only.
cli-arena-page-figures = All figures
cli-arena-page-method = A block is one seed in all seat rotations; intervals are drawn over blocks. Rules { $rules }, components { $components }, options: { $options }, lineup { $lineup }.
cli-arena-page-no-options = as usual

cli-balance = Measure how well a game's values balance.
cli-balance-report = Let bots play, count what they use, and compare it with what is wanted.
cli-balance-players = numbers of players (all but solo)
cli-balance-games = games for each number of players (100)
cli-balance-bots = the bot in all seats (net)
cli-balance-option = an option of the game; several values, or NAME=all, lie side by side
cli-balance-beside = a second component file, to lie beside the first or beside the shipped values
cli-balance-gifts = measure what gifts are worth, from K games
cli-balance-forced = measure what moves are worth that were not chosen, from K games
cli-balance-results = write all results to this file as they come, and go on with what is in it
cli-balance-progress = parts of the work
cli-balance-stopped = Stopped after { $n } of { $all } parts of the work. With --results FILE it can go on later.
cli-balance-stopped-file = Stopped after { $n } of { $all } parts of the work. The same command goes on.
cli-balance-page = Balance
cli-balance-head = { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
} a column, bots { $bots }, seed { $seed }
cli-balance-players-of = { $players ->
    [one] 1 player
   *[other] { $players } players
}
cli-balance-shipped = shipped values
cli-balance-wanted = What is wanted
cli-balance-wanted-note = Behind a value that is off stands by how many standard errors.
cli-balance-between = range
cli-balance-anywhere = with some number of players
cli-balance-target = { $group } – { $things }: { $figure }
cli-balance-column = { $group }: { $figure }
cli-balance-margin = lead of the winner
cli-balance-nothing = nothing
cli-balance-lead = points ahead
cli-balance-win = win share, in percentage points
cli-balance-worth-gifts = What gifts are worth
cli-balance-worth-gifts-note = One seat is given something before its first turn; each seat in turn, the same bots and the same chance with the gift and without. The line is the interval of 95 %.
cli-balance-worth-forced = What other moves are worth
cli-balance-worth-forced-note = Where a move was possible and not chosen, it is made instead, and both games are played to the end by the same bots with the same chance. The line is the interval of 95 %.
cli-balance-bars-note = A bar for each column of the report; what exists and is never used stands at 0.
cli-balance-places-note = The line is Wilson's interval of 95 %, the dashed one what is fair.
cli-balance-method = Rules { $rules }. Standard errors take a game as one observation.
cli-balance-components = { $file }: components { $digest }.
cli-balance-group-actions = Main actions
cli-balance-group-bank = Bank spaces
cli-balance-group-large-parts = Production spaces, large part
cli-balance-group-small-parts = Production spaces, small part
cli-balance-group-town-rows = Rewards by row of the town
cli-balance-group-town-columns = Pawns by price
cli-balance-group-auctions = Auctions
cli-balance-group-bidders = Bidders in an auction
cli-balance-group-tiles = Landscape tiles
cli-balance-group-costs = Fields by cost
cli-balance-group-canteens = Canteens by place in turn order
cli-balance-group-trades = Cattle trades
cli-balance-group-wheel = Segments of the wheel
cli-balance-group-technologies = Technologies
cli-balance-group-ends = What ended the game
cli-balance-group-growth = Growth by third of the game
cli-balance-group-faces = Faces of the dice
cli-balance-group-map-tiles = Map tiles
cli-balance-group-tokens = Resource tokens
cli-balance-group-harvests = Harvests by tokens gained
cli-balance-group-sales = Trades
cli-balance-group-places = Wins by place in turn order
cli-balance-group-length = Length
cli-balance-group-points = Points by source
cli-balance-group-margins = Margin
cli-balance-figure-share = share
cli-balance-figure-per-game = a game
cli-balance-figure-per-seat = a player and game
cli-balance-figure-of-auctions = share of auctions
cli-balance-figure-built-on = settled, each time it was there
cli-balance-figure-taken-per-game = taken in a game
cli-balance-figure-used-per-game = used in a game
cli-balance-figure-taken-share = taken by those who saw it
cli-balance-figure-win-with = win share with it
cli-balance-figure-win-without = win share without it
cli-balance-figure-limit-mean = mean dice limit
cli-balance-figure-dice-mean = mean number of dice
cli-balance-figure-rolled-per-game = rolled in a game
cli-balance-figure-spent-per-game = spent on actions in a game
cli-balance-figure-changing-per-game = spent to change other dice in a game
cli-balance-figure-explored-share = explored
cli-balance-figure-controlled-share = controlled at the end
cli-balance-figure-gained-per-game = gained in a game
cli-balance-figure-sold-per-game = traded away in a game
cli-balance-figure-of-winners = of a winner

cli-train-recipe = how to train: smoke, linear, net, or a TOML file of your own (net)
cli-train-out = folder for everything that comes of it (GAME-RECIPE)
cli-train-resume = continue after the last checkpoint of the folder
cli-train-jobs = processes; the result is the same (all cores)
cli-train-seed = instead of the recipe's seed
cli-train-rounds = instead of the recipe's number of rounds
cli-train-loss = loss { $loss }
cli-train-share = { $rung }/{ $players } { $share }
cli-train-interrupted = Stopped; everything up to the last checkpoint is kept. To continue: { $command }
cli-train-done = The model, its card, curves and plots are in { $folder }. Hash: { $hash }
cli-dataset-out = the Parquet file to write
cli-dataset-records = records of one game
cli-dataset-game = the game that bots play
cli-dataset-option = an option of the game
cli-dataset-done = { $file }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}.

# Hints and analysis
cli-analyse = Judge a recorded match: chances, skill and luck, mistakes.
cli-analyse-budget = how long each decision is searched, as 200sims or 64ms ({ $budget })
cli-analyse-model = a value function of your own (.npz)
cli-analyse-progress = entries
cli-analyse-seat = list the mistakes of seat N alone
error-no-seat = there is no seat { $seat }: they go from 1 to { $most }
ui-analyse-course = Chance of victory, from entry 0 to { $entries }
ui-analyse-accuracy = accuracy
ui-analyse-start = chance at the start
ui-analyse-skill = own decisions
ui-analyse-gifts = decisions of others
ui-analyse-luck = luck
ui-analyse-rest = judged otherwise later
ui-analyse-end = chance at the end
ui-analyse-decisions = decisions with a choice
ui-analyse-blunder = blunders
ui-analyse-mistake = mistakes
ui-analyse-inaccuracy = inaccuracies
ui-analyse-note = Percentages of the victory, by { $unit ->
    [ms] { $n } ms
   *[sims] { $n ->
        [one] 1 simulation
       *[other] { $n } simulations
    }
} for each decision.
ui-analyse-none = No mistake of which the search is sure.
ui-analyse-blunder-at = Entry { $entry }, { $player }: blunder, −{ $percent } % (± { $error })
ui-analyse-mistake-at = Entry { $entry }, { $player }: mistake, −{ $percent } % (± { $error })
ui-analyse-inaccuracy-at = Entry { $entry }, { $player }: inaccuracy, −{ $percent } % (± { $error })
ui-analyse-played = played
ui-analyse-better = better
ui-analyse-why = why
ui-analyse-gain = { $group } +{ $percent } %
ui-analyse-wins = that wins the game
ui-analyse-loses = what was played loses the game
ui-analyse-later = it pays off only later
ui-side-own = { $group } (own)
ui-side-others = { $group } (others)
ui-hint-area = Look here: { $area }.
ui-hint-kind = What to do: { $kind }.
ui-hint-move = Best: { $move } ({ $what }).
ui-hint-only = Only one move is possible: { $move } ({ $what }).
ui-hint-gap = It is worth { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } % more of the victory than { $move } ({ $what }).
ui-hint-equal = About as good: { $move } ({ $what }).
ui-hint-why = It gains most by: { $group }.
ui-hint-wins = It wins the game.

# The levels of bots, the weakest first, and how each plays.
cli-levels = levels of bots, the weakest first:
ui-level-greenhorn = Greenhorn
ui-level-greenhorn-does = plays by feel and misses a lot; good for a first game
ui-level-drover = Drover
ui-level-drover-does = knows the way, but takes many a detour
ui-level-rancher = Rancher
ui-level-rancher-does = plays soundly, with a slip now and then
ui-level-scout = Scout
ui-level-scout-does = plans its turn and seldom slips
ui-level-sheriff = Sheriff
ui-level-sheriff-does = plans every turn to its end and always takes the best plan
ui-level-legend = Legend
ui-level-legend-does = thinks several turns ahead, and of your answers too
