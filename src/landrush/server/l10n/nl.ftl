# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = Niemand is ingelogd.
server-too-many = Te veel verzoeken; probeer het over { $seconds } s opnieuw.
server-unavailable = De server kan zijn opslag niet bereiken. Er is niets gewijzigd; probeer het opnieuw.
server-bad-database = { $text } is geen database die Landrush kan gebruiken: sqlite:///BESTAND of postgresql://HOST/NAAM.
server-bad-settings = { $file }: { $detail }
server-one-process = SQLite bedient één proces; gebruik PostgreSQL voor meer processen.

# People

# Tables and live play

server-no-table = Deze tafel bestaat niet.
server-not-begun = Het spel is nog niet begonnen.
server-not-seated = Je zit niet aan deze tafel.
server-not-your-seat = Dit is niet jouw plaats.
server-players-only = Tijdens een spel kunnen alleen de spelers chatten.
server-text-or-phrase = Een bericht is een tekst of een van de zinnen.
server-bad-frame = Dit bericht is niet leesbaar: { $why }
server-too-many-watched = Er kunnen hooguit { $most } tafels tegelijk worden gevolgd.
server-bad-seat = { $text } is geen plaats: me, open of bot:NAAM.
server-no-person = Er moet iemand aan de tafel zitten.
server-not-rated = Alleen nieuwe onlinespellen met vrije plaatsen tellen voor de rating.
server-too-many-tables = Je hebt al { $most } open tafels.
server-table-not-open = De tafel is niet meer open.
server-owner-only = Alleen wie de tafel heeft geopend, kan dit doen.
server-already-seated = Je zit al aan deze tafel.
server-seat-taken = De plaats is bezet.
server-seats-open = Er zijn nog plaatsen vrij.
server-not-finished = Het spel is niet afgelopen.
server-bad-mark = De lijst kan daar niet verdergaan.
phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-nice = Goede zet!
phrase-oops = Oeps!
phrase-moment = Een ogenblik.
phrase-your-turn = Jij bent aan de beurt.
phrase-thanks = Bedankt!
phrase-good-game = Goed gespeeld!
phrase-again = Nog een spel?
phrase-bye = Tot ziens!

# Notices

# Records

# Storage and the command line

cli-serve = de spellen in de browser aanbieden
cli-serve-host = adres waarop de server luistert; anders 127.0.0.1
cli-serve-port = poort waarop de server luistert; anders 8000
cli-serve-database = waar wordt opgeslagen: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM; anders een bestand in je gegevensmap
cli-serve-redis = redis://HOST, waarmee processen of machines elkaar op de hoogte houden
cli-serve-workers = aantal processen, anders 1; meer vereist PostgreSQL
cli-serve-origin = adres waaronder browsers de server bereiken, zoals https://play.example.org; mag vaker
cli-serve-config = instellingen in TOML; zie docs/self-hosting.md
cli-serve-metrics = antwoord op /metrics voor Prometheus
cli-serve-at = Landrush draait op { $url } (Ctrl-C stopt)

# Load test and metrics

cli-loadtest = een server meten waarop velen tegelijk spelen
cli-load-url = server om te testen, zoals http://127.0.0.1:8000; anders een eigen server, die één keer wordt afgebroken
cli-load-sockets = personen met elk één verbinding (1000)
cli-load-games = partijen, met elk 2 tot 4 personen (250)
cli-load-moves = beslissingen per seconde, van iedereen samen (100)
cli-load-seconds = seconden die worden gemeten (30)
cli-load-seed = startwaarde van de beslissingen (1)
cli-load-check = eindigt met code 1 als een doel niet wordt gehaald
cli-load-title = Belastingstest
cli-load-what = wat
cli-load-target = doel
cli-load-measured = gemeten
cli-load-line-sockets = open verbindingen
cli-load-line-games = partijen
cli-load-line-rate = beslissingen per seconde
cli-load-line-acknowledged-p50 = bevestigd, de helft binnen
cli-load-line-acknowledged-p90 = bevestigd, 90 % binnen
cli-load-line-acknowledged-p99 = bevestigd, 99 % binnen
cli-load-line-acknowledged-max = bevestigd, alle binnen
cli-load-line-updated-p50 = bij de anderen, de helft binnen
cli-load-line-updated-p99 = bij de anderen, 99 % binnen
cli-load-line-refused = geweigerde beslissingen
cli-load-line-dropped = verbroken verbindingen
cli-load-line-memory = geheugen van een proces
cli-load-line-cpu = processor, per proces
cli-load-line-lag = vertraging van de event loop, 99 % / langste
cli-load-line-restart = afgebroken, gestart, iedereen terug
cli-load-line-lost = verloren bevestigde beslissingen / gecontroleerd
cli-load-line-defects = fouten van de server
cli-load-doing-tables = Tafels
cli-load-doing-sockets = Verbindingen
cli-load-doing-play = Spelen
cli-load-doing-restart = Terugkomen na de herstart
cli-load-doing-check = Controleren wat is opgeslagen
cli-serve-log = hoe het logboek wordt geschreven: text of json; anders text in een terminal en json elders
server-load-people = { $sockets } personen passen niet aan { $games } tafels met elk 2 tot 4 plaatsen.
server-load-refused = { $path } is geweigerd: { $text }
server-load-no-server = De server is niet gestart: { $text }
