### The browser client: what all pages share

web-description = Montana and Dice Settlers: two board games about settling the West, to play in the browser alone, with friends or against bots.
web-noscript = This page needs JavaScript.
web-skip = To the content
web-nav = Pages
web-nav-tables = Tables
web-nav-archive = Archive
web-sign-in = Sign in
web-language = Language
web-theme = Light or dark
web-unreachable = The server cannot be reached. Please try again.
web-missing = There is no such page
web-missing-more = The address may be old or mistyped.
web-go-home = To the first page
web-trouble = The page did not load
web-trouble-more = The connection may have been lost. Nothing of your games is lost.
web-load-again = Load again

web-menu = Menu
web-nav-learn = Learn
web-nav-tutorial = Tutorial
web-nav-rules = Rules
web-nav-components = Components
web-nav-ratings = Ratings
web-profile = Profile
web-settings = Settings
web-turns = { $n ->
    [one] Your turn at 1 table
   *[other] Your turn at { $n } tables
}
web-loading = Laying out the land …
web-offline = No connection to the server.
web-offline-more = You see what this browser has kept. Your games are safe and go on when the connection is back.
web-try-now = Try now
web-notice-waiting = A decision waits for you.
web-notice-started = Your game has started.
web-notice-over = The game is over.

web-decision = Your decision
web-undo = Undo
web-do-it = Do it
web-table = Table
web-tab-work = Work
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = The whole map
