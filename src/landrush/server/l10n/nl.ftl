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
