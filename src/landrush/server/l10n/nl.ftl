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

server-no-table = Deze tafel bestaat niet.
server-not-begun = Het spel is nog niet begonnen.
server-not-seated = Je zit niet aan deze tafel.
server-not-your-seat = Dit is niet jouw plaats.
server-which-seat = Je hebt hier meerdere plaatsen: zeg welke je bedoelt.
server-players-only = Tijdens een spel kunnen alleen de spelers chatten.
server-text-or-phrase = Een bericht is een tekst of een van de zinnen.
server-bad-frame = Dit bericht is niet leesbaar: { $why }
server-too-many-watched = Er kunnen hooguit { $most } tafels tegelijk worden gevolgd.
server-bad-seat = { $text } is geen plaats: me, open of bot:NAAM.
server-nobody-sits = Er moet iemand aan de tafel zitten.
server-not-rated = Alleen nieuwe onlinespellen met vrije plaatsen en zonder hints tellen voor de rating.
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

server-notices-bot = Een bot is nooit weg; alleen mensen krijgen meldingen.
server-email-guest = Alleen een account kan een e-mailadres hebben.
server-email-off = Deze server verstuurt geen e-mail.
server-email-code = Dat is niet de code.
server-email-nothing-to-confirm = Er is geen adres om te bevestigen.
server-push-endpoint = Naar dat adres stuurt deze server geen meldingen.
server-push-many = Hoogstens { $most } browsers kunnen meldingen krijgen.
server-push-unknown = Deze browser krijgt geen meldingen.
server-mail-waiting-subject = { $game } ({ $players }): er wacht een beslissing op je
server-mail-waiting =
    Hallo,

    het spel wacht op jouw beslissing.

    Spel: { $game }
    Spelers: { $players }

    Naar de tafel: { $url }
server-mail-started-subject = { $game } ({ $players }): het spel is begonnen
server-mail-started =
    Hallo,

    je correspondentiespel is begonnen. Je krijgt bericht wanneer je aan zet bent.

    Spel: { $game }
    Spelers: { $players }

    Naar de tafel: { $url }
server-mail-over-subject = { $game } ({ $players }): het spel is afgelopen
server-mail-over =
    Hallo,

    je correspondentiespel is afgelopen. De eindstand vind je aan de tafel.

    Spel: { $game }
    Spelers: { $players }

    Naar de tafel: { $url }
server-mail-footer =
    Landrush stuurt je dit omdat je een correspondentiespel speelt.
    Wil je geen meldingen meer per e-mail: { $url }
server-mail-code-subject = Landrush: bevestig je e-mailadres
server-mail-code =
    Hallo,

    iemand heeft dit adres opgegeven voor meldingen van Landrush. Was jij dat, voer dan deze code in bij de instellingen:

    { $code }

    Instellingen: { $url }

    Was jij het niet, dan hoef je niets te doen: zonder de code komt er geen e-mail meer.

# Records

server-no-entry = Deze stap bestaat niet; de laatste is { $last }.
server-no-seat = Deze plaats bestaat niet.
server-record-too-long = Het spelverslag is langer dan deze server aanneemt.
server-no-seed = Het spelverslag noemt zijn seed niet, dus het toeval is niet te controleren.
server-over-there = Daar is het spel al afgelopen.

# Storage and the command line


server-database-old = De database heeft een ouder schema; voer eerst “landrush migrate” uit.
server-database-new = De database heeft revisie { $revision } van een nieuwere Landrush; werk deze bij.
server-database-foreign = In de database staan tabellen die niet van Landrush zijn; geef Landrush een eigen database.
server-database-full = De database is niet leeg; --replace vervangt alles wat erin staat.
server-database-missing = Er is geen database { $file }.
server-database-held = { $file } is van een draaiende server; SQLite bedient één proces.
server-database-unusable = { $url } is niet bruikbaar: { $detail }
server-file-unwritable = { $file }: kan niet worden geschreven: { $why }
server-backup-foreign = { $file } is geen back-up van Landrush.
server-backup-new = { $file } komt van een nieuwere Landrush ({ $version }); werk deze bij.
server-backup-damaged = { $file } is beschadigd en niet teruggezet: { $detail }
cli-serve = de spellen in de browser aanbieden
cli-serve-host = adres waarop de server luistert; anders 127.0.0.1
cli-serve-port = poort waarop de server luistert; anders 8000
cli-serve-database = waar wordt opgeslagen: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM; anders een bestand in je gegevensmap
cli-serve-redis = redis://HOST, waarmee processen of machines elkaar op de hoogte houden
cli-serve-workers = aantal processen, anders 1; meer vereist PostgreSQL
cli-serve-origin = adres waaronder browsers de server bereiken, zoals https://play.example.org; mag vaker
cli-serve-config = instellingen in TOML; zie docs/self-hosting.md
cli-serve-metrics = antwoord op /metrics voor Prometheus
cli-serve-open = in de browser openen
server-bad-port = op { $host }:{ $port } kan niet worden geluisterd: { $why }; kies een andere poort met --port
cli-serve-at = Landrush draait op { $url } (Ctrl-C stopt)
cli-serve-no-browser = Hier is geen browser gevonden: open { $url } in je eigen browser.
cli-migrate = een database naar het schema van deze versie brengen
cli-migrate-new = Tabellen aangemaakt, revisie { $revision }.
cli-migrate-done = Bijgewerkt: { $before } → { $after }
cli-migrate-nothing = Niets te doen: de database heeft revisie { $revision }.
cli-backup = een back-up maken van alles wat een server opslaat, ook terwijl hij draait
cli-backup-file = bestand om te schrijven, zoals landrush.zip
cli-backup-progress = Rijen
cli-backup-done = { $file }: { $rows ->
    [one] { $rows } rij
   *[other] { $rows } rijen
}, revisie { $revision }
cli-restore = een back-up terugzetten in een database van dezelfde of een andere soort
cli-restore-file = bestand dat landrush backup heeft geschreven
cli-restore-replace = alles vervangen wat in de database staat
cli-restore-progress = Rijen
cli-restore-done = { $file } teruggezet: { $rows ->
    [one] { $rows } rij
   *[other] { $rows } rijen
}, revisie { $revision }

# Load test and metrics

cli-loadtest = een server meten waarop velen tegelijk spelen
cli-load-url = server om te testen, zoals http://127.0.0.1:8000; anders een eigen server, die één keer wordt afgebroken
cli-load-sockets = personen met elk één verbinding (1000)
cli-load-games = partijen, met elk 2 tot 4 personen; de anderen kijken toe (250)
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
cli-load-line-start = van start tot eerste antwoord
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
server-load-people = Voor { $games } partijen zijn minstens { $sockets } personen nodig.
server-load-refused = { $path } is geweigerd: { $text }
server-load-no-server = De server is niet gestart: { $text }
