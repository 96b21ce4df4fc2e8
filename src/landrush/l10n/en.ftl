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
