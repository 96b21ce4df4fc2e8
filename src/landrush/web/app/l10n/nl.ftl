### De toepassing in de browser: wat alle pagina’s delen

web-description = Montana en Dice Settlers: twee bordspellen over de kolonisatie van het Westen, in de browser te spelen – alleen, met vrienden of tegen bots.
web-noscript = Deze pagina heeft JavaScript nodig.
web-skip = Naar de inhoud
web-nav = Pagina’s
web-nav-tables = Tafels
web-nav-archive = Archief
web-sign-in = Inloggen
web-language = Taal
web-theme = Licht of donker
web-unreachable = De server is niet bereikbaar. Probeer het nog eens.
web-missing = Deze pagina bestaat niet
web-missing-more = Het adres is misschien verouderd of verkeerd getypt.
web-go-home = Naar de startpagina
web-trouble = De pagina is niet geladen
web-trouble-more = Misschien is de verbinding verbroken. Van je spellen is niets verloren.
web-load-again = Opnieuw laden

web-menu = Menu
web-nav-learn = Leren
web-nav-tutorial = Uitleg
web-nav-rules = Regels
web-nav-components = Spelmateriaal
web-nav-ratings = Ratings
web-profile = Profiel
web-settings = Instellingen
web-turns = { $n ->
    [one] Jouw beurt aan 1 tafel
   *[other] Jouw beurt aan { $n } tafels
}
web-loading = Het land wordt opgebouwd…
web-offline = Geen verbinding met de server.
web-offline-more = Je ziet wat deze browser heeft bewaard. Je spellen zijn veilig en gaan verder zodra de verbinding er weer is.
web-try-now = Nu proberen
web-notice-waiting = Er wacht een beslissing op je.
web-notice-started = Je spel is begonnen.
web-notice-over = Het spel is afgelopen.

web-decision = Jouw beslissing
web-undo = Ongedaan maken
web-do-it = Uitvoeren
web-table = Tafel
web-tab-work = Werken
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-zoom-fit = Alles tonen
