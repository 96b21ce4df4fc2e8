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

log-first-player = { $player } is the first player.
log-turn = Turn { $n }: { $player }.
log-passed = { $player } passed.
log-won = { $player } won.
log-shared = { $players } shared the victory.

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
ui-play-help-parts = show this part of the table
ui-play-help-log = everything that has happened so far
ui-play-help-why = what a move would do, or why it is not possible now
ui-play-help-undo = back to your previous decision, as far as neither chance nor another player came between
ui-play-help-save = write the position to a file; landrush play { $game } --load FILE continues it
ui-play-help-quit = leave the game
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
why-not-chance = No chance outcome is due here.
why-not-drawn = The seeds give { $expected }.
log-undo = { $player } undid the last step.
log-restart-turn = { $player } restarted the turn.
log-asked-takeback = { $player } asked for a takeback.
log-agreed-takeback = { $player } agreed to the takeback.
log-refused-takeback = { $player } declined the takeback.
log-takeback = { $player } took back what was decided.
log-left = { $player } left the table; a bot takes over.
log-left-vacant = { $player } left the table.
log-sat-down = { $player } sat down.
log-time-out = { $player }: time is up.
error-seat = A seat is human, human:NAME, bot:NAME or vacant, not “{ $text }”.
error-seats = This game has { $need ->
    [one] 1 seat
   *[other] { $need } seats
}, not { $have }.
error-clock = A clock is none, live SECONDS+SECONDS or correspondence SECONDS, at most a year, not “{ $text }”.
error-contribution = A contribution to chance is one line of at most { $most } characters.
error-options-in-position = The options of a saved position are in its file.
error-rules = { $game }: there are no rules of version { $found }; this Landrush knows up to version { $known }.

# Records
record-unreadable = The record cannot be read: { $why }.
record-unwritable = The record cannot be written: { $why }.
record-too-large = This is no game record: it has more than { $most } bytes.
record-not-text = Line { $line }: not UTF-8 text.
record-no-title = Line { $line }: this is no game record of Landrush: “{ $found }”.
record-newer-format = Line { $line }: “{ $found }” is of a newer format; this Landrush knows format { $known }.
record-header = Line { $line }: expected “{ $expected }”, found “{ $found }”.
record-value = Line { $line }: no possible value for { $key }: “{ $found }”.
record-entry = Line { $line }: this is no entry: “{ $found }”.
record-number = Line { $line }: expected entry { $expected }, found “{ $found }”.
record-truncated = The record breaks off after entry { $entry }.
record-after-end = Line { $line }: something stands after the end: “{ $found }”.
record-components = The record is of other components ({ $found }); these are { $expected }.
record-commitment = The seed is not the one that was committed to.
record-no-seed = The record does not reveal its seed.
record-refused = Entry { $entry } ({ $text }): { $why }
record-why = { $why }.
record-digest = Entry { $entry }: the position after it has digest { $expected }, the record says { $found }.
record-no-digest = Entry { $entry }: a turn ends here, but its digest is missing.
record-no-turn = Entry { $entry }: a digest stands here, but no turn ends.
record-result = The result after entry { $entry } is not what was played.
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
