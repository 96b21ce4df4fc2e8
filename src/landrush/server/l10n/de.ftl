# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = Niemand ist angemeldet.
server-too-many = Zu viele Anfragen; versuche es in { $seconds } s noch einmal.
server-unavailable = Der Server erreicht seinen Speicher nicht. Nichts wurde geändert; versuche es noch einmal.
server-bad-database = { $text } ist keine Datenbank, die Landrush verwenden kann: sqlite:///DATEI oder postgresql://HOST/NAME.
server-bad-settings = { $file }: { $detail }
server-one-process = SQLite bedient nur einen Prozess; nimm für mehrere PostgreSQL.

# People

server-bad-request = Die Anfrage ist nicht so, wie sie sein soll: { $where }.
server-no-such-address = Unter dieser Adresse gibt es nichts.
server-no-such-method = So lässt sich diese Adresse nicht verwenden.
server-too-large = Das ist zu groß; der Server nimmt höchstens { $kilobytes } kB.
server-foreign-origin = Das kam von einer fremden Seite und wurde nicht ausgeführt.
server-defect = Auf dem Server ist ein Fehler aufgetreten. Er wurde protokolliert.
server-guest-name = Gast { $number }
server-closed-name = Ehemaliges Mitglied
server-bad-name = Ein Name hat { $least } bis { $most } sichtbare Zeichen, ohne Steuerzeichen und gehäufte Akzente.
server-name-taken = Der Name { $name } ist vergeben.
server-name-stays = Der Name eines Kontos bleibt.
server-already-account = Du hast schon ein Konto.
server-wrong-login = Der Name oder das Passwort ist falsch.
server-wrong-password = Das Passwort ist falsch.
server-accounts-only = Dafür brauchst du ein Konto.
server-not-for-bots = Das können Bots nicht tun.
server-no-person = Es gibt niemanden mit dieser Kennung.
server-no-session = Diese Sitzung gibt es nicht.
server-no-bot = Du hast keinen solchen Bot.
server-no-token = Dieser Bot hat kein solches Token.
server-enough = Du hast schon { $limit }; mehr sind nicht möglich.
server-mute-self = Du kannst dich nicht selbst stummschalten.

# Tables and live play

server-no-table = Diesen Tisch gibt es nicht.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-your-seat = Das ist nicht dein Platz.
server-which-seat = Du hast hier mehrere Plätze: sag, welchen du meinst.
server-players-only = Während eines Spiels schreiben nur die Mitspielenden.
server-text-or-phrase = Eine Nachricht ist ein Text oder eine der Redewendungen.
server-bad-frame = Diese Nachricht ist nicht lesbar: { $why }
server-too-many-watched = Höchstens { $most } Tische können zugleich beobachtet werden.
server-bad-seat = { $text } ist kein Platz: me, open oder bot:NAME.
server-nobody-sits = Jemand muss am Tisch sitzen.
server-not-rated = Gewertet werden nur neue Online-Spiele mit freien Plätzen und ohne Tipps.
server-too-many-tables = Du hast schon { $most } offene Tische.
server-table-not-open = Der Tisch ist nicht mehr offen.
server-owner-only = Das darf nur, wer den Tisch eröffnet hat.
server-already-seated = Du sitzt schon an diesem Tisch.
server-seat-taken = Der Platz ist besetzt.
server-seats-open = Es sind noch Plätze frei.
server-not-finished = Das Spiel ist nicht beendet.
server-bad-mark = Von dort geht die Liste nicht weiter.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Guter Zug!
phrase-oops = Hoppla!
phrase-moment = Einen Moment, bitte.
phrase-your-turn = Du bist am Zug.
phrase-thanks = Danke!
phrase-good-game = Gutes Spiel!
phrase-again = Noch eine Partie?
phrase-bye = Bis bald!

# Notices

server-notices-bot = Ein Bot ist nie weg; benachrichtigt werden nur Menschen.
server-email-guest = Nur ein Konto kann eine E-Mail-Adresse haben.
server-email-off = Dieser Server verschickt keine E-Mails.
server-email-code = Das ist nicht der Code.
server-email-nothing-to-confirm = Es gibt keine Adresse zu bestätigen.
server-push-endpoint = An diese Adresse schickt dieser Server keine Benachrichtigungen.
server-push-many = Höchstens { $most } Browser können benachrichtigt werden.
server-push-unknown = Dieser Browser wird nicht benachrichtigt.
server-mail-waiting-subject = { $game } ({ $players }): Eine Entscheidung wartet auf dich
server-mail-waiting =
    Hallo,

    die Partie wartet auf deine Entscheidung.

    Spiel: { $game }
    Spieler: { $players }

    Zum Tisch: { $url }
server-mail-started-subject = { $game } ({ $players }): Die Partie hat begonnen
server-mail-started =
    Hallo,

    deine Fernpartie hat begonnen. Du bekommst Bescheid, wenn du an der Reihe bist.

    Spiel: { $game }
    Spieler: { $players }

    Zum Tisch: { $url }
server-mail-over-subject = { $game } ({ $players }): Die Partie ist zu Ende
server-mail-over =
    Hallo,

    deine Fernpartie ist zu Ende. Die Schlusswertung findest du am Tisch.

    Spiel: { $game }
    Spieler: { $players }

    Zum Tisch: { $url }
server-mail-footer =
    Landrush schreibt dir, weil du eine Fernpartie spielst.
    Wenn du keine Benachrichtigungen per E-Mail mehr möchtest: { $url }
server-mail-code-subject = Landrush: Bestätige deine E-Mail-Adresse
server-mail-code =
    Hallo,

    jemand hat diese Adresse für Benachrichtigungen von Landrush angegeben. Wenn du das warst, gib diesen Code in den Einstellungen ein:

    { $code }

    Einstellungen: { $url }

    Wenn du es nicht warst, musst du nichts tun: Ohne den Code kommen keine weiteren E-Mails.

# Records

server-no-entry = Diesen Eintrag gibt es nicht; der letzte ist { $last }.
server-no-seat = Diesen Platz gibt es nicht.
server-record-too-long = Die Spielaufzeichnung ist länger, als dieser Server annimmt.
server-no-seed = Die Spielaufzeichnung nennt ihren Seed nicht, der Zufall lässt sich also nicht prüfen.
server-over-there = Dort ist das Spiel schon zu Ende.

# Storage and the command line


server-database-old = Die Datenbank hat ein älteres Schema; führe zuerst „landrush migrate“ aus.
server-database-new = Die Datenbank hat Revision { $revision } aus einem neueren Landrush; aktualisiere dieses hier.
server-database-foreign = Die Datenbank enthält Tabellen, die nicht von Landrush sind; gib Landrush eine eigene.
server-database-full = Die Datenbank ist nicht leer; --replace ersetzt alles darin.
server-database-missing = Es gibt keine Datenbank { $file }.
server-database-held = { $file } gehört einem laufenden Server; SQLite bedient nur einen Prozess.
server-database-unusable = { $url } lässt sich nicht verwenden: { $detail }
server-file-unwritable = { $file }: lässt sich nicht schreiben: { $why }
server-backup-foreign = { $file } ist keine Sicherung von Landrush.
server-backup-new = { $file } stammt aus einem neueren Landrush ({ $version }); aktualisiere dieses hier.
server-backup-damaged = { $file } ist beschädigt und wurde nicht eingespielt: { $detail }
cli-serve = die Spiele im Browser anbieten
cli-serve-host = Adresse, auf der der Server hört; sonst 127.0.0.1
cli-serve-port = Port, auf dem der Server hört; sonst 8000
cli-serve-database = wo gespeichert wird: sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME; sonst eine Datei in deinem Datenverzeichnis
cli-serve-redis = redis://HOST, worüber mehrere Prozesse oder Rechner einander verständigen
cli-serve-workers = Prozesse, die bedienen, sonst 1; mehr brauchen PostgreSQL
cli-serve-origin = Adresse, unter der Browser den Server erreichen, etwa https://play.example.org; auch mehrfach
cli-serve-config = Einstellungen in TOML; docs/self-hosting.md nennt sie
cli-serve-metrics = unter /metrics für Prometheus antworten
cli-serve-open = im Browser öffnen
server-bad-port = auf { $host }:{ $port } kann nicht gehört werden: { $why }; wähle mit --port einen anderen Port
cli-serve-at = Landrush läuft unter { $url } (Strg-C beendet)
cli-serve-no-browser = Hier wurde kein Browser gefunden: { $url } bitte in einem eigenen öffnen.
cli-migrate = eine Datenbank auf das Schema dieser Version bringen
cli-migrate-new = Tabellen angelegt, Revision { $revision }.
cli-migrate-done = Umgestellt: { $before } → { $after }
cli-migrate-nothing = Nichts zu tun: Die Datenbank hat Revision { $revision }.
cli-backup = alles sichern, was ein Server speichert, auch während er läuft
cli-backup-file = Datei, die geschrieben wird, etwa landrush.zip
cli-backup-progress = Zeilen
cli-backup-done = { $file }: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}, Revision { $revision }
cli-restore = eine Sicherung in eine Datenbank gleicher oder anderer Art einspielen
cli-restore-file = Datei, die landrush backup geschrieben hat
cli-restore-replace = alles ersetzen, was in der Datenbank ist
cli-restore-progress = Zeilen
cli-restore-done = { $file } eingespielt: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}, Revision { $revision }

# Load test and metrics

cli-loadtest = einen Server messen, auf dem viele zugleich spielen
cli-load-url = Server, der geprüft wird, etwa http://127.0.0.1:8000; sonst ein eigener, der einmal abgebrochen wird
cli-load-sockets = Personen mit je einer Verbindung (1000)
cli-load-games = Partien, mit je 2 bis 4 Personen; die anderen sehen zu (250)
cli-load-moves = Entscheidungen pro Sekunde, alle zusammen (100)
cli-load-seconds = Sekunden, die gemessen werden (30)
cli-load-seed = Startwert der Entscheidungen (1)
cli-load-check = mit Code 1 enden, wenn ein Ziel verfehlt wird
cli-load-title = Lasttest
cli-load-what = was
cli-load-target = Ziel
cli-load-measured = gemessen
cli-load-line-sockets = offene Verbindungen
cli-load-line-games = Partien
cli-load-line-rate = Entscheidungen pro Sekunde
cli-load-line-acknowledged-p50 = bestätigt, die Hälfte in
cli-load-line-acknowledged-p90 = bestätigt, 90 % in
cli-load-line-acknowledged-p99 = bestätigt, 99 % in
cli-load-line-acknowledged-max = bestätigt, alle in
cli-load-line-updated-p50 = bei den anderen, die Hälfte in
cli-load-line-updated-p99 = bei den anderen, 99 % in
cli-load-line-refused = abgelehnte Entscheidungen
cli-load-line-dropped = abgebrochene Verbindungen
cli-load-line-start = vom Start bis zur ersten Antwort
cli-load-line-memory = Speicher eines Prozesses
cli-load-line-cpu = Prozessor, je Prozess
cli-load-line-lag = Verzug der Ereignisschleife, 99 % / längster
cli-load-line-restart = abgebrochen, gestartet, alle zurück
cli-load-line-lost = verlorene bestätigte Entscheidungen / geprüft
cli-load-line-defects = Fehler des Servers
cli-load-doing-tables = Tische
cli-load-doing-sockets = Verbindungen
cli-load-doing-play = Spielen
cli-load-doing-restart = Rückkehr nach dem Neustart
cli-load-doing-check = Prüfen, was gespeichert ist
cli-serve-log = wie das Protokoll geschrieben wird: text oder json; sonst text im Terminal und json anderswo
server-load-people = Für { $games } Partien braucht es mindestens { $sockets } Personen.
server-load-refused = { $path } wurde abgelehnt: { $text }
server-load-no-server = Der Server ist nicht gestartet: { $text }
