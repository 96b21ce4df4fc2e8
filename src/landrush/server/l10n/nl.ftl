# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = Niemand is ingelogd.
server-too-many = Te veel verzoeken; probeer het over { $seconds } s opnieuw.
server-unavailable = De server kan zijn opslag niet bereiken. Er is niets gewijzigd; probeer het opnieuw.
server-bad-database = { $text } is geen database die Landrush kan gebruiken: sqlite:///BESTAND of postgresql://HOST/NAAM.
server-bad-settings = { $file }: { $detail }
server-one-process = SQLite bedient één proces; gebruik PostgreSQL voor meer processen.

# People

server-bad-request = Het verzoek klopt niet: { $where }.
server-no-such-address = Op dit adres is niets.
server-no-such-method = Dit adres kan niet op deze manier worden gebruikt.
server-too-large = Dat is te groot; de server neemt hoogstens { $kilobytes } kB aan.
server-foreign-origin = Dit kwam van een andere site en is niet uitgevoerd.
server-defect = Er ging iets mis op de server. Het is vastgelegd in het logboek.
server-guest-name = Gast { $number }
server-closed-name = Voormalige speler
server-bad-name = Een naam heeft { $least } tot { $most } zichtbare tekens, zonder stuurtekens en opgestapelde accenten.
server-name-taken = De naam { $name } is bezet.
server-name-stays = De naam van een account blijft.
server-already-account = Je hebt al een account.
server-wrong-login = De naam of het wachtwoord klopt niet.
server-wrong-password = Het wachtwoord klopt niet.
server-accounts-only = Hiervoor heb je een account nodig.
server-not-for-bots = Bots kunnen dit niet doen.
server-no-person = Er is niemand met deze id.
server-no-session = Deze sessie bestaat niet.
server-no-bot = Zo'n bot heb je niet.
server-no-token = Deze bot heeft zo'n token niet.
server-enough = Je hebt er al { $limit }; meer kan niet.
server-mute-self = Je kunt jezelf niet dempen.

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
