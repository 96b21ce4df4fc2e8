ui-seat = Player { $n }

list-nothing = nothing
list-more = { $start }, { $item }
list-last = { $start } and { $item }

why-game-over = The game is over.
why-not-possible-now = Not possible at this moment.
why-not-enough = Not enough { $what }: { $need } needed, you have { $have }.
why-supply-lacks = There is no { $what } in the supply.
why-fixed-order = Name them in the order listed, so that the rest still suffices.
why-no-such-space = There is no such place here.
why-unreadable = “{ $text }” is no move of this game.
why-must-act = You must take an action before ending the turn.

# What was wrong with the input; it stands behind “landrush: ”.
error-no-language = no language { $lang }; the languages are: { $languages }
error-no-game = no game { $game }; the games are: { $games }
error-no-bot = no bot { $bot }; the bots are: { $bots }
error-players = { $game }: { $least } to { $most } players, not { $players }
error-no-option = { $game } has no option { $option }; it has: { $options }
error-option-players = { $game }: option { $option } is not for { $players ->
    [one] 1 player
   *[other] { $players } players
}
error-option-value = { $game }: option { $option } is one of { $values }, not { $value }
error-option-form = an option is NAME=VALUE, not { $text }
error-option-once = an option has one value
error-not-whole = { $text } is not a whole number
error-not-positive = { $text } is not a whole number above zero
error-seed = a seed is a whole number from 0 to { $most }, not { $seed }
error-bots = one bot for all seats or one for each of { $players }, not { $bots }
error-load-options = the options of a saved position are in its file
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
error-no-move = { $text } is no move of { $game }; see docs/notation.md
error-no-action = { $game } has no action { $action }: ids go from 0 to { $last }
error-illegal = { $move }: { $why }

log-first-player = { $player } is the first player.
log-turn = Turn { $n }: { $player }.
log-passed = { $player } passed.
log-won = { $player } won.
log-shared = { $players } shared the victory.

ui-yes = yes
ui-no = no
ui-option = { $name }: { $value }
ui-colour-1 = Blue
ui-colour-2 = Yellow
ui-colour-3 = Green
ui-colour-4 = Red
ui-rank = place
ui-player = player
ui-automaton = Automaton
ui-human = human
ui-bot-named = bot { $bot }
ui-play-start = { $game }, seed { $seed }: { $seats }
ui-play-hint = help  { $parts }  log  why MOVE  undo  save FILE  quit
ui-play-help =
    Type the number of an option, or the move in words. A heading that ends in “…” is the first word of its moves:
    under “build …” the option C4 is “build C4”, or only “C4”. Enter alone takes the only option.
ui-play-command-help = help TOPIC
ui-play-command-why = why MOVE
ui-play-command-save = save FILE
ui-play-help-topic = a rule of the game, one of the topics below
ui-play-part-board = the worker board with the town and the supply
ui-play-part-boards = the players' boards
ui-play-part-cards = the technologies
ui-play-part-map = the map
ui-play-part-players = what the players have
ui-play-part-supply = the supply, and how far the end is
ui-play-part-tiles = the tiles of the map in words
ui-play-help-log = everything that has happened so far
ui-play-help-why = what a move would do, or why it is not possible now
ui-play-help-undo = back to your previous decision, as far as neither chance nor another player came between
ui-play-help-save = write the position to a file; landrush play { $game } --load FILE continues it
ui-play-help-quit = leave the game
ui-play-topics = Topics: { $topics }.
ui-play-topic = { $title }: { $text }
ui-play-no-topic = There is no topic { $topic }. Topics: { $topics }.
ui-play-earlier = … { $n } earlier: log
ui-play-possible = Possible now.
ui-play-then = Possible now. Then: { $events }
ui-play-saved = Saved in { $file }.
ui-play-not-saved = Cannot write { $file }: { $why }.
ui-play-nothing-to-undo = Nothing to undo: chance or another player came since your previous decision.
ui-play-no-number = There is no option { $n }: they go from 1 to { $most }.
ui-play-no-argument = { $command } needs something after it; see help.
ui-play-choose = Type the number of an option or a move; see help.
ui-play-pause = Press Enter to go on.
ui-play-over = The game is over.

# The command line. Words in capitals stand for what is typed; Latin letters keep its columns straight.
cli-word-command = COMMAND
cli-word-game = GAME
cli-word-file = FILE
cli-word-lang = LANG
cli-word-option = NAME=VALUE
cli-about = Montana and Dice Settlers.
cli-play = Play a game in the terminal.
cli-simulate = Let bots play many games and sum them up.
cli-components = Show a game's components and how each value is known.
cli-actions = Show a game's fixed action table.
cli-bench = Measure the engine beside its peers.
cli-version = show the version and whether the kernel is compiled
cli-lang = language: { $languages }
cli-see-help = { $prog }: { $problem }; see { $prog } --help
cli-options-of = options of { $game }, the default first:
cli-arg-game = montana or dice-settlers
cli-arg-components = component file of your own (TOML)
cli-arg-json = print everything as JSON instead of tables
cli-play-seats = human or a bot's name for each player (human,greedy,greedy); human alone plays solo
cli-play-seed = repeats the chance and the bots of a game
cli-play-option = an option of the game
cli-play-load = continue a saved position
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
cli-frame-ignored = takes no value, not { $what }
cli-frame-choice = { $value } is none of { $choices }

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
cli-section-automaton = Automaton
cli-section-bag = Bag
cli-section-bank = Bank
cli-section-box = Box
cli-section-colours = Colours
cli-section-dice = Dice
cli-section-draw-per-type = Draw per type
cli-section-layout = Layout
cli-section-printed = Printed
cli-section-production = Production
cli-section-sets = Sets
cli-section-setup = Setup
cli-section-supply = Supply
cli-section-technologies = Technologies
cli-section-tiles = Tiles
cli-section-town = Town
cli-section-wheel = Wheel
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
cli-simulate-bots = one bot for all seats, or one for each (random)
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
