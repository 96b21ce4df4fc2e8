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
