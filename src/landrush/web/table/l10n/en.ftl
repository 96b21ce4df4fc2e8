### The table: where one plays

web-table-your-turn = Your turn
web-table-turn-of = { $player }’s turn
web-table-decides = { $player } decides
web-table-watching = You are watching.
web-table-restart = Restart the turn
web-table-sending = On its way …
web-table-which = Choose one of these.
web-table-lit = { $n ->
    [one] { $n } place is lit: tap it.
   *[other] { $n } places are lit: tap one.
}
web-table-pay = Pay
web-table-get = you get
web-table-score = points: { $n }
web-table-no-cost = Costs nothing.
web-table-undo-ends = Undo ends here.
web-table-less = Less
web-table-more = More
web-table-skip = Skip
web-table-result = Result
web-table-replay = Replay
web-table-players = Players
web-table-own = Your board
web-table-actions = Actions
web-table-supply = Supply
web-table-log = Log
web-table-chat = Chat
web-table-tabs = Parts of the table
web-table-asked-here = The question is here.
web-table-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
web-table-earlier = Earlier
web-table-undone = Taken back:
web-table-rules = Rules
web-table-fair = Fair chance
web-table-sounds = Sounds
web-table-text-mode = Text mode
web-table-settings = Settings
web-table-menu = Menu
web-table-keys = Keys
web-table-on = on
web-table-off = off
web-table-close = Close
web-table-spectators = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
web-table-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-table-live = live, { $minutes } min + { $seconds } s
web-table-correspondence = { $hours ->
    [one] { $hours } hour a move
   *[other] { $hours } hours a move
}
web-table-one-device = at one device
web-table-time = Time left
web-table-time-low = Little time left
web-table-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-table-away = Away
web-table-replaced = { $player } is away; a bot takes over in { $time }.
web-table-lost = The connection is lost.
web-table-lost-move = Your move is kept and will be sent again.
web-table-lost-nothing = Nothing of the game is lost.
web-table-lost-again = Next try in { $seconds } s.
web-table-try-now = Try now
web-table-refused-now = Nothing has changed; the table is up to date.
web-table-agree = Agree
web-table-refuse = Decline
web-table-ask-takeback = Ask for a takeback
web-table-takeback-waits = The others are asked.
web-table-out = A bot plays for { $player }.
web-table-sit = Come back
web-table-leave = Leave the table
web-table-leave-more = A bot plays on for you while others play. You can come back.
web-table-stay = Stay
web-table-hand-over = Hand over to { $player }.
web-table-i-am = I am { $player }
web-table-say = Say something …
web-table-phrases = Phrases
web-table-chat-empty = Nobody has said anything yet.
web-table-mute = Mute
web-table-unmute = Unmute
web-table-muted = (muted)
web-table-fair-seed = All chance of this game follows from one secret seed. Its hash was fixed before anybody sat down:
web-table-fair-lines = Each player can add a line of their own, which changes all of it; so nobody can choose it alone.
web-table-fair-check = At the end the record tells the seed, and anybody can check every outcome with “landrush verify”.
web-table-record = Download the record
web-table-to-board = Look at the board
web-table-you-won = You won!
web-table-solo-won = You beat the automaton!
web-table-solo-lost = The automaton won this time.
web-table-rematch = Rematch
web-table-rematch-join = To the rematch
web-table-waiting = Who plays
web-table-waiting-more = The game begins when every seat is taken.
web-table-full = Every seat is taken.
web-table-start = Begin
web-table-join = Sit down
web-table-free-seat = Free seat
web-table-kept = kept for them
web-table-seat = Seat { $n }
web-table-private = private
web-table-own-line = A line of your own for chance (if you like)
web-table-invite = Invite others
web-table-copy = Copy the link
web-table-copied = Copied
web-table-closed = This table was closed.
web-table-none-more = It may be private: then you need the link of an invitation. Or the address is mistyped.
web-table-loading = Laying out the land …
web-table-numbered = { $name } { $n }
web-table-bot-greedy = Shrewd bot
web-table-bot-random = Carefree bot
web-table-levels = Bots, the weakest first
web-table-command = Type a move, a number or a command
web-table-command-help = The number of an option; a move as in the notation; why MOVE; undo; restart; hint; log.
web-table-key-tab = to the next place or button that you can choose
web-table-key-arrows = over the hexes of the map; more or less of a number
web-table-key-enter = choose; once more: do it
web-table-key-digits = the first to ninth answer of the bar
web-table-key-undo = undo
web-table-key-restart = restart the turn
web-table-key-escape = choose nothing
web-table-key-log = to the log
web-table-key-chat = to the chat
web-table-key-skip = skip what moves (so does any key)
web-table-key-help = these keys

web-table-hint = Hint
web-table-hint-more = Tell me more
web-table-hint-coming = Thinking about it …
web-table-hint-move = Best: { $what }.
web-table-hint-only = Only one move is possible: { $what }.
web-table-hint-gap = It is worth { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } % more of the victory than: { $what }.
web-table-hint-equal = About as good: { $what }.
web-table-hints = hints allowed
web-table-key-hint = a hint; again: a little more
