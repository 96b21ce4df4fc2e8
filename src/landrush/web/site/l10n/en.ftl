### The site around the table: home, lobby, new table, account, settings, profile

web-site-motto = Settle the West with workers or with dice: two board games, alone, with friends or against bots.
web-site-about-m = Hire workers, earn goods, bid in town and be the first to place all your settlements.
web-site-about-d = Draw dice from your bag, explore the land, settle it and hold it when the game ends.
web-site-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-site-players-label = Players
web-site-players-range = { $least }–{ $most } players
web-site-minutes = { $minutes } min
web-site-against = Against
web-site-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-site-level = Level
web-site-strength = How strong
web-site-play-now = Play now
web-site-with-people = With people
web-site-your-tables = Your tables
web-site-open-tables = Open tables
web-site-going-on = Games going on
web-site-all-tables = All tables
web-site-no-open-tables = Nobody is waiting for players. Open a table yourself.
web-site-nothing-going-on = No game is going on just now.
web-site-nothing-found = Nothing fits these filters.
web-site-show-all = Show all
web-site-more = Show more

web-site-filter = Filter
web-site-any = any
web-site-game = Game
web-site-clock = Clock
web-site-clock-none = no clock
web-site-clock-live = live, { $minutes } min + { $seconds } s
web-site-clock-hours = { $hours ->
    [one] by correspondence, { $hours } hour a decision
   *[other] by correspondence, { $hours } hours a decision
}
web-site-clock-days = { $days ->
    [one] by correspondence, { $days } day a decision
   *[other] by correspondence, { $days } days a decision
}
web-site-clock-kind-none = No clock
web-site-clock-kind-none-does = everybody takes their time
web-site-clock-kind-live = Live
web-site-clock-kind-live-does = in one sitting, with some time after each turn
web-site-clock-kind-correspondence = By correspondence
web-site-clock-kind-correspondence-does = so many days for each decision
web-site-time = Time
web-site-taken = { $taken } of { $n }
web-site-seat-free = free seat
web-site-solo = Solo
web-site-rated = rated
web-site-private = private
web-site-join = Join
web-site-look = Look
web-site-watch = Watch
web-site-go-on = Go on
web-site-your-turn = Your turn

web-site-new-table = New table
web-site-seats = Seats
web-site-seat-n = Seat { $n }
web-site-seat-you = you
web-site-seat-open = open: whoever comes
web-site-seat-here = person { $n } at this device
web-site-mode = Where
web-site-mode-online = Online
web-site-mode-online-does = everybody at their own screen
web-site-mode-one-device = One device
web-site-mode-one-device-does = several people share this screen
web-site-options = Options of the game
web-site-rulings = Where the rulebooks differ
web-site-fine = Tune the automaton
web-site-more-choices = More choices
web-site-is-private = Private table
web-site-is-private-does = Only people with the invitation link find it.
web-site-is-rated = Rated game
web-site-is-rated-does = The result changes the ratings of all players.
web-site-allows-hints = Hints allowed
web-site-allows-hints-does = Everybody may take hints when it is their turn; the log says who did. Alone and against bots hints are always there.
web-site-starts-when-full = Start as soon as every seat is taken
web-site-starts-when-full-does = Otherwise you say when it starts.
web-site-fair = Fair chance
web-site-fair-does = All chance follows from a secret seed that is fixed before anybody sits down. At the end it is shown, and everybody can check every draw.
web-site-contribution = Your own line for chance
web-site-contribution-does = It is mixed into all chance, so that not even the server can choose it. It may stay empty.
web-site-open-table = Open table
web-site-start-game = Start game

web-site-account = Account
web-site-account-does = You can play without an account. With one you keep your games, ratings and settings on every device.
web-site-claim-does = Make an account of this guest: your seats, games and settings stay yours, on every device.
web-site-have-account = With your account
web-site-new-account = New account
web-site-create-account = Create account
web-site-sign-in-or-up = Sign in or create account
web-site-name = Name
web-site-name-does = Everybody sees it, and it stays.
web-site-password = Password
web-site-password-does = { $n ->
    [one] At least { $n } character.
   *[other] At least { $n } characters.
}
web-site-guest-stays = What you played as { $name } stays with that guest.
web-site-signed-in-as = You are signed in as { $name }.
web-site-guest-as = You play as the guest { $name }.
web-site-save = Save
web-site-saved = Saved.
web-site-change-password = Change password
web-site-old-password = Password until now
web-site-new-password = New password
web-site-sign-out = Sign out
web-site-sign-out-others = Sign out everywhere else
web-site-delete-account = Delete account
web-site-delete-guest = Forget this guest
web-site-delete-does = Your name, password, address and bots are deleted for good. Finished games stay without your name.
web-site-delete-now = Delete for good
web-site-keep = Keep
web-site-sessions = Where you are signed in
web-site-this-browser = this browser
web-site-unknown-browser = unknown browser
web-site-seen = last seen { $date }
web-site-mutes = Muted people
web-site-mutes-does = You do not see what they write in the chat.
web-site-mutes-none = You read everybody.
web-site-mute = Mute
web-site-unmute = Read again

web-site-look-title = Language and look
web-site-language-does = Everything changes at once, the log of a running game too.
web-site-colours = Colours
web-site-colours-system = as the system
web-site-colours-light = light
web-site-colours-dark = dark
web-site-playing = Playing
web-site-animation = Animation
web-site-animation-does = How fast pieces move. Any key or tap skips it.
web-site-animation-off = off
web-site-animation-slow = slow
web-site-animation-normal = normal
web-site-animation-fast = fast
web-site-confirm = Confirm the end of a turn
web-site-confirm-does = One more click before your turn ends.
web-site-confirm-always = always
web-site-confirm-undo = when it cannot be undone
web-site-confirm-never = never
web-site-sounds = Sounds
web-site-sounds-does = Pieces, dice, and a sign when it is your turn.
web-site-threats = Rivals' next steps
web-site-threats-does = Marks on the map where rivals could build next.
web-site-text-mode = Text mode
web-site-text-mode-does = The table as lists and typed commands, for screen readers and fast fingers.

web-site-notices = Notices
web-site-notices-does = When others wait for your decision and you are away.
web-site-push = Notices in this browser
web-site-push-does = They come even when no page of Landrush is open.
web-site-push-cannot = This browser cannot show notices of its own.
web-site-push-denied = The browser does not allow notices for this page. You can change that in its settings.
web-site-push-failed = The browser could not be registered for notices.
web-site-email = E-mail address
web-site-email-send = Send code
web-site-email-again = Send another code
web-site-email-forget = Forget address
web-site-email-code = Code
web-site-email-code-does = It was sent to { $address }.
web-site-email-confirm = Confirm
web-site-email-wanted = Notices by e-mail
web-site-email-wanted-does = In games by correspondence.

web-site-own-bots = Your bots
web-site-own-bots-does = Programs of yours that play here under names of their own. They sign in with a token.
web-site-bot-name = Name of the bot
web-site-bot-make = New bot
web-site-bot-close = Let this bot go
web-site-token-label = New token for
web-site-token-label-does = For example the computer on which the bot runs.
web-site-token-make = Make token
web-site-token-end = End token
web-site-token-once = Copy the token now. It is never shown again.

web-site-kind-guest = Guest
web-site-kind-account = Player
web-site-kind-bot = Bot
web-site-since = here since { $date }
web-site-owned-by = belongs to { $name }
web-site-closed = account closed
web-site-rated-games = { $n ->
    [one] { $n } rated game
   *[other] { $n } rated games
}
web-site-no-ratings = No rated game yet.
web-site-games = Games
web-site-no-games = No finished game yet.
web-site-result = Result
web-site-result-won = won
web-site-result-shared = shared
web-site-result-lost = lost
web-site-gain = change of the rating
web-site-anybody = anybody
web-site-replay = Replay
