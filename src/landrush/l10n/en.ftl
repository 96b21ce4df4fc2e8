ui-seat = Player { $n }

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
