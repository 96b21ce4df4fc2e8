### The browser client: end of a game, replay, archive, ratings, components

web-rec-round = round
web-rec-over-rounds = { $what } by round
web-rec-as-table = As a table
web-rec-stock = Stock over time
web-rec-luck-note = Above zero, chance was kinder than could be expected. The measure is how one of our bots judges the positions.

web-rec-replay = Replay
web-rec-replay-of = { $game }: replay
web-rec-first = First position
web-rec-back = One step back
web-rec-go = Play
web-rec-pause = Pause
web-rec-forward = One step forward
web-rec-last = Last position
web-rec-speed = Speed
web-rec-more-tools = More
web-rec-position = Position in the game
web-rec-at = Step { $n } of { $all }
web-rec-share = Share this position
web-rec-copied = The link is copied.
web-rec-link = Link to this position
web-rec-seen-by = Seen by
web-rec-spectators = spectators
web-rec-download = Download the record
web-rec-log = What happened
web-rec-key-points = { $player }: most points in a turn
web-rec-play-on = Play on from here
web-rec-play-on-more = A new table begins at this position. Who shall sit where?
web-rec-seat-me = you
web-rec-seat-open = open
web-rec-begin = Begin
web-rec-close = Close

web-rec-analysis = Analysis
web-rec-analysis-of = { $game }: analysis
web-rec-analysing = The game is being analysed. That takes up to a minute; whoever comes later sees it at once.
web-rec-analysis-waits = { $n ->
    [one] One other game comes first.
   *[other] { $n } other games come first.
}
web-rec-chances = Chance of victory
web-rec-show-position = Show this position
web-rec-skill-and-luck = Skill and luck
web-rec-mistakes = What could have been better
web-rec-analysis-means = What the figures mean
web-rec-analysis-means-more = A bot searches every decision that had more than one option, from the view of whoever made it. Chance at the start, own decisions, decisions of others, luck and what was judged otherwise later add up to the chance at the end. Accuracy is 100 if the best option was always chosen, and 50 if 5 % of the victory were given away each time. A mistake is listed only where the difference is more than twice the error of the search; the error is behind ±.

web-rec-archive-more = Games that are over. Open one to go through it move by move.
web-rec-filters = Filters
web-rec-game = Game
web-rec-players = Players
web-rec-any = any
web-rec-result = Result
web-rec-won = won
web-rec-lost = lost
web-rec-shared = shared
web-rec-rated = Rated
web-rec-from = From
web-rec-to = To
web-rec-mine = My games
web-rec-of = Games of { $name }
web-rec-against = against { $name }
web-rec-remove = Remove: { $what }
web-rec-only = Only games of { $name }
web-rec-only-against = Only games against { $name }
web-rec-clear = Clear all filters
web-rec-none = No game fits.
web-rec-empty = No game has ended here yet.
web-rec-new-table = New table
web-rec-watch = Watch
web-rec-more = Show more
web-rec-import = Bring a record
web-rec-import-more = A record of Landrush (*.game), from another server or from the terminal. Every move and every chance outcome is checked.
web-rec-file = File
web-rec-text = or its text
web-rec-public = Whoever has the link may watch it
web-rec-keep = Check and keep

web-rec-ratings = Ratings
web-rec-rating = rating
web-rec-games = games
web-rec-ratings-more = What a rating means
web-rec-ratings-note = Rated online games count if everybody has an account. A rating is what somebody can do at least, with great certainty: it starts at 1000 and rises as more games make it certain. Beating somebody stronger brings more. Who leaves a game comes last in it.
web-rec-no-ratings = Nobody has a rating in this game yet.

web-rec-components = { $game }: components
web-rec-components-note = Everything that is printed on the components of this edition, and how each value is known.
web-rec-status = How it is known
web-rec-status-fact = Printed in a rulebook, or shown there.
web-rec-status-reported = Told by reviews and people who own the game, but not seen in a rulebook.
web-rec-status-reconstruction = Not known: our own, made to fit everything that is known.
web-rec-status-own = From a component file of your own.
web-rec-all = all
web-rec-sections = Sections
web-rec-lake = lake
web-rec-mountain = mountain
web-rec-agrees = agrees
