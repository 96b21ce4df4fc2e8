ui-seat = Spieler { $n }

list-nothing = nichts
list-more = { $start }, { $item }
list-last = { $start } und { $item }
list-or = { $start } oder { $item }
list-apart = { $start }; { $item }

why-game-over = Das Spiel ist zu Ende.
why-not-possible-now = Im Moment nicht möglich.
why-not-enough = Nicht genug { $what }: { $need } nötig, du hast { $have }.
why-no-such-space = Einen solchen Platz gibt es hier nicht.
why-unreadable = „{ $text }“ ist keine gültige Eingabe.

# What was wrong with the input; it stands behind “landrush: ”.
error-no-language = keine Sprache „{ $lang }“; es gibt: { $languages }
error-no-game = kein Spiel „{ $game }“; es gibt: { $games }
error-no-bot = kein Bot „{ $bot }“; es gibt: { $bots }
error-budget = „{ $text }“ ist kein Budget; richtig ist etwa 64ms oder 200sims
error-no-budget = der Bot „{ $bot }“ nimmt kein Limit
error-no-value = der Bot „{ $bot }“ nutzt keine Bewertungsfunktion
error-no-model = keine Bewertungsfunktion „{ $file }“
error-model-unreadable = das Modell { $file } ist nicht lesbar: { $why }
error-model-features = das Modell { $file } ist für andere Merkmale als die von { $game }
error-model-shape = die Schichten des Modells { $file } passen nicht zusammen
error-extra = dafür sind weitere Bibliotheken nötig: { $command }
error-checkout = das geht nur in einer Kopie des Repositorys; dort: { $command }
error-arena-twice = { $bot } ist zweimal genannt
error-arena-few = { $lineup } braucht { $n ->
    [one] einen Bot
   *[other] { $n } Bots
}
error-arena-alone = { $lineup } braucht zwei Spieler
error-arena-resume = --resume braucht --results DATEI
error-arena-exists = { $file } enthält schon Ergebnisse; --resume macht damit weiter
error-arena-file = { $file } lässt sich nicht schreiben: { $why }
error-arena-line = { $file }, Zeile { $line }: das ist kein Ergebnis eines Turniers
error-arena-other = { $file } enthält die Ergebnisse eines anderen Turniers
error-arena-address = eine Adresse gibt es nur mit --backend ray
error-arena-lost = die Partie mit Seed { $seed } ging { $n } Mal mit dem Prozess verloren, der sie spielte; ihr Schlüssel ist { $key }
error-arena-ray = Ray unter { $address }: { $why }
error-arena-sprt = „{ $text }“ ist kein Test; richtig ist etwa 50,53: zwei Prozentwerte, der kleinere zuerst
error-arena-sprt-bots = ein Test gilt dem ersten von zwei Bots, allein gegen den anderen
error-balance-few = es braucht mindestens { $least } Partien, denn Standardfehler kommen aus den Unterschieden zwischen Partien
error-balance-other = { $file } enthält unter denselben Namen Ergebnisse anderer Partien
error-no-recipe = kein Rezept „{ $recipe }“; eine Datei, oder: { $recipes }
error-recipe-unreadable = das Rezept { $file } ist nicht lesbar: { $why }
error-recipe-ties = das Rezept { $file } ist für ein anderes Spiel, andere Regeln oder andere Merkmale als die von { $game }
error-dataset-which = entweder Aufzeichnungen angeben oder mit --game ein Spiel, das Bots spielen
error-dataset-there = { $file } gibt es schon
error-dataset-write = { $file } kann nicht geschrieben werden: { $why }
error-dataset-game = { $file }: eine Aufzeichnung von { $game }, die erste ist aber von { $first }
error-train-exists = in { $folder } ist schon ein Training; --resume setzt es fort, --out nennt einen anderen Ordner
error-train-nothing = in { $folder } ist kein Training, das fortgesetzt werden könnte
error-train-other = das Training in { $folder } hat ein anderes Rezept, einen anderen Startwert oder andere Runden
error-train-folder = in { $folder } kann nicht geschrieben werden: { $why }
error-train-checkpoint = der Zwischenstand { $file } ist nicht lesbar: { $why }
error-train-begins = die Bewertungsfunktion { $file } hat andere Schichten als das Rezept
error-players = { $game }: { $least } bis { $most } Spieler, nicht { $players }
error-no-option = { $game } hat keine Option „{ $option }“; es gibt: { $options }
error-option-players = { $game }: Option { $option } gilt nicht für { $players } Spieler
error-option-value = { $game }: Option { $option } hat einen der Werte { $values }, nicht „{ $value }“
error-option-form = eine Option hat die Form NAME=WERT, nicht „{ $text }“
error-option-once = eine Option hat nur einen Wert
error-not-whole = „{ $text }“ ist keine ganze Zahl
error-not-positive = „{ $text }“ ist keine ganze Zahl über null
error-seed = ein Seed ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }
error-bots = ein Bot für alle Plätze oder einer für jeden der { $players }, nicht { $bots }
error-load-options = die Optionen einer gespeicherten Spielsituation stehen in ihrer Datei
error-load-record = Plätze und Seed einer Spielaufzeichnung stehen in ihrer Datei
error-load-game = das ist eine Spielaufzeichnung von { $found }, nicht von { $game }
error-load-players = die gespeicherte Spielsituation hat { $players } Spieler, nicht { $seats }
error-file-unreadable = { $file }: nicht lesbar: { $why }
error-file-no-text = { $file }: kein UTF-8-Text (Byte { $byte })
error-not-toml = { $file }: kein TOML: { $detail }
error-components = ungültige Datei mit Spielmaterial: { $detail }
error-position = ungültige Spielsituation: { $detail }
error-position-file = { $file }: ungültige Spielsituation: { $detail }
error-no-move = „{ $text }“ ist keine gültige Eingabe für { $game }; siehe docs/notation.md
error-no-action = { $game } hat keine Aktion { $action }: IDs gehen von 0 bis { $last }
error-illegal = { $move }: { $why }

log-turn = Zug { $n }: { $player }.
log-passed = { $player } hat gepasst.
log-won = { $player } hat gewonnen.
log-shared = Geteilter Sieg: { $players }.

ui-yes = ja
ui-no = nein
ui-option = { $name }: { $value }
ui-label = { $label }: { $text }
ui-paren = { $text } ({ $more })
ui-colour-1 = Blau
ui-colour-2 = Gelb
ui-colour-3 = Grün
ui-colour-4 = Rot
ui-rank = Platz
ui-player = Spieler
ui-automaton = Automa
ui-human = Mensch
ui-vacant = frei
ui-bot-named = Bot { $bot }
ui-seated = { $player } ({ $who })
ui-play-start = { $game }: { $seats }
ui-play-seed = Seed { $seed } wiederholt diese Partie.
ui-play-commitment = Ein geheimer Seed mit dem Hash { $hash } legt den Zufall fest; die Spielaufzeichnung nennt den Seed am Ende.
ui-play-hint = help  { $parts }  log  why ZUG  hint  undo  restart  save DATEI  quit
ui-play-help =
    Gib die Nummer einer Option ein oder die Option in Worten. Eine Überschrift, die mit „…“ endet, nennt davor das erste
    Wort ihrer Optionen: Unter „siedeln: build …“ ist C4 die Option „build C4“ oder kurz „C4“. Enter allein nimmt die
    einzige Option.
ui-play-command-help = help THEMA
ui-play-command-why = why ZUG
ui-play-command-save = save DATEI
ui-play-help-topic = eine Regel des Spiels, eines der Themen unten
ui-play-part-m-map = die Spiellandschaft
ui-play-part-m-board = der Arbeiterspielplan mit der Stadt und dem Vorrat
ui-play-part-m-players = was alle haben
ui-play-part-d-map = die Landkarte
ui-play-part-d-tiles = die Plättchen der Landkarte in Worten
ui-play-part-d-boards = die Spielertableaus
ui-play-part-d-cards = die Technologien
ui-play-part-d-supply = der Vorrat und wie weit es bis zum Ende ist
ui-play-help-log = alles, was bisher geschehen ist
ui-play-help-why = was eine Option bewirken würde oder warum sie jetzt nicht möglich ist
ui-play-help-hint = sagt, wohin du sehen sollst; nochmals: was zu tun ist; nochmals: welche Option. Nur allein oder gegen Bots; steht in der Spielaufzeichnung
ui-play-help-undo = deine letzte Entscheidung zurücknehmen; was der Zufall entschieden hat, bleibt bestehen
ui-play-help-restart = alle deine Entscheidungen dieses Zuges zurücknehmen
ui-play-help-save = die Spielaufzeichnung in eine Datei schreiben (oder die Spielsituation, wenn der Name auf .json endet); landrush play { $game } --load DATEI setzt sie fort
ui-play-help-quit = das Spiel verlassen
ui-play-topics = Themen: { $topics }.
ui-play-topic = { $title }: { $text }
ui-play-no-topic = Das Thema „{ $topic }“ gibt es nicht. Themen: { $topics }.
ui-play-earlier = { $n ->
    [one] … { $n } Meldung davor: log
   *[other] … { $n } Meldungen davor: log
}
ui-play-possible = Jetzt möglich.
ui-play-then = Jetzt möglich. Dann: { $events }
ui-play-saved = Gespeichert in { $file }.
ui-play-no-number = Option { $n } gibt es nicht, nur 1 bis { $most }.
ui-play-no-argument = Nach { $command } fehlt noch etwas; siehe help.
ui-play-choose = Gib die Nummer einer Option oder die Option in Worten ein; siehe help.
ui-play-pause = Weiter mit Enter.
ui-play-over = Das Spiel ist zu Ende.

# Matches
why-not-your-turn = Du bist nicht am Zug.
why-position-changed = Die Spielsituation hat sich inzwischen geändert.
why-undo-chance = Nicht rückgängig zu machen: Der Zufall hat schon entschieden.
why-undo-other = Nicht rückgängig zu machen: Danach hat schon jemand anders entschieden.
why-undo-reveal = Nicht rückgängig zu machen: Danach wurde schon etwas Verdecktes gezeigt.
why-undo-turn = Nicht rückgängig zu machen: Dieser Zug ist schon zu Ende.
why-nothing-to-undo = Es gibt nichts rückgängig zu machen.
why-no-consent-needed = Dafür ist keine Zustimmung nötig: Nutze undo.
why-nothing-asked = Niemand bittet dich um eine Rücknahme.
why-vacant = Dort sitzt niemand.
why-seat-taken = Dort sitzt schon jemand.
why-time-out = Deine Zeit ist abgelaufen.
why-time-left = Die Zeit ist noch nicht abgelaufen.
why-time-missing = Die verbrauchte Zeit passt nicht zur Uhr.
why-too-long = Die Partie ist zu lang für weitere Einträge.
why-not-chance = Hier ist kein Zufallsergebnis fällig.
why-not-drawn = Aus den Seeds folgt { $expected }.
why-no-hint = Tipps gibt es nur allein, gegen Bots oder an Tischen, die sie erlauben.
log-hint = { $player }: Tipp erhalten.
log-undo = { $player } hat den letzten Schritt zurückgenommen.
log-restart-turn = { $player } hat den Zug neu begonnen.
log-asked-takeback = { $player } hat um Rücknahme gebeten.
log-agreed-takeback = { $player } hat der Rücknahme zugestimmt.
log-refused-takeback = { $player } hat die Rücknahme abgelehnt.
log-takeback = { $player } hat das zuvor Entschiedene zurückgenommen.
log-left = { $player } hat den Tisch verlassen; ein Bot übernimmt.
log-left-vacant = { $player } hat den Tisch verlassen.
log-sat-down = { $player } hat Platz genommen.
log-bot-sits = { $player }: Ein Bot übernimmt den Platz.
log-time-out = { $player }: Zeit abgelaufen.
error-seat = ein Platz ist human, human:NAME, bot:NAME oder vacant, nicht „{ $text }“
error-seats = dieses Spiel hat { $need ->
    [one] 1 Platz
   *[other] { $need } Plätze
}, nicht { $have }
error-clock = eine Uhr ist none, live SEKUNDEN+SEKUNDEN oder correspondence SEKUNDEN, höchstens ein Jahr, nicht „{ $text }“
error-contribution = ein Beitrag zum Zufall ist eine Zeile mit höchstens { $most } Zeichen
error-rules = { $game }: keine Regeln der Version { $found }; dieses Landrush kennt sie bis Version { $known }

# Records
record-unreadable = lässt sich nicht lesen: { $why }
record-unwritable = lässt sich nicht schreiben: { $why }
record-too-large = keine Spielaufzeichnung: mehr als { $most } Byte
record-not-text = Zeile { $line }: kein UTF-8-Text
record-no-title = Zeile { $line }: keine Spielaufzeichnung von Landrush: „{ $found }“
record-newer-format = Zeile { $line }: „{ $found }“ hat ein neueres Format; dieses Landrush kennt Format { $known }
record-header = Zeile { $line }: erwartet „{ $expected }“, gefunden „{ $found }“
record-value = Zeile { $line }: kein möglicher Wert für { $key }: „{ $found }“
record-entry = Zeile { $line }: kein Eintrag: „{ $found }“
record-number = Zeile { $line }: erwartet Eintrag { $expected }, gefunden „{ $found }“
record-truncated = die Spielaufzeichnung bricht nach Eintrag { $entry } ab
record-after-end = Zeile { $line }: noch etwas nach dem Ende: „{ $found }“
record-components = die Spielaufzeichnung gehört zu anderem Spielmaterial ({ $found }); dieses hier ist { $expected }
record-commitment = der Seed ist nicht der, der zu Beginn festgelegt wurde
record-no-seed = die Spielaufzeichnung nennt ihren Seed nicht
record-refused = Eintrag { $entry } ({ $text }): { $why }
record-why = { $why }
record-file = { $file }: { $why }
record-digest = Eintrag { $entry }: Die Spielsituation danach hat die Prüfsumme { $expected }, in der Spielaufzeichnung steht { $found }
record-no-digest = Eintrag { $entry }: Hier endet ein Zug, aber die Prüfsumme fehlt
record-no-turn = Eintrag { $entry }: Hier steht eine Prüfsumme, aber es endet kein Zug
record-result = das Ergebnis nach Eintrag { $entry } ist nicht das gespielte

# Replay and verify
cli-arg-record = eine Spielaufzeichnung (*.game)
cli-replay-at = nach Eintrag N beginnen oder nur ausgeben, was dort steht
cli-replay-print = die ganze Partie ausgeben, statt sie durchzugehen
ui-replay-head = { $game }, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}: { $seats }
ui-replay-start = Vor dem ersten Eintrag.
ui-replay-at = Eintrag { $n } von { $all }. { $move }
ui-replay-hint = Enter oder next, back, turn, back turn, N, end, { $parts }, log, save DATEI, quit
ui-replay-no-command = „{ $text }“ gehört nicht zu den Befehlen.
ui-replay-no-entry = Eintrag { $n } gibt es nicht, nur 0 bis { $most }.
ui-replay-chance = Zufall
ui-replay-over = Endstand: { $scores }.
ui-replay-going-on = Das Spiel läuft noch.
ui-verify-entries = { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
} und { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} lassen sich wie aufgezeichnet nachspielen.
ui-verify-chance = { $n ->
    [one] 1 Zufallsergebnis folgt
   *[other] { $n } Zufallsergebnisse folgen
} aus dem Seed mit dem Hash { $hash }.
ui-verify-secret = Der Seed ist noch geheim: Der Zufall wurde nicht geprüft.
ui-verify-result = Das Ergebnis stimmt: { $scores }.
ui-verify-going-on = Das Spiel ist noch nicht zu Ende.

# Outside bots
log-forfeit-start = { $player }: { $bot } hat die Entscheidung verwirkt: Der Bot lässt sich nicht starten ({ $why }).
log-forfeit-left = { $player }: { $bot } hat die Entscheidung verwirkt: Der Bot hat sich mit Exit-Code { $code } beendet. { $said }
log-forfeit-killed = { $player }: { $bot } hat die Entscheidung verwirkt: Der Bot wurde durch { $signal } beendet. { $said }
log-forfeit-closed = { $player }: { $bot } hat die Entscheidung verwirkt: Der Bot hat seine Eingabe oder Ausgabe geschlossen. { $said }
log-forfeit-silent = { $player }: { $bot } hat die Entscheidung verwirkt: keine Antwort innerhalb von { $seconds } s.
log-forfeit-unreadable = { $player }: { $bot } hat die Entscheidung verwirkt: „{ $text }“ ist keine Antwort.
log-forfeit-move = { $player }: { $bot } hat die Entscheidung verwirkt: „{ $text }“ ist nicht möglich. { $why }
log-forfeit-flood = { $player }: { $bot } hat die Entscheidung verwirkt: eine Zeile mit mehr als { $limit } Byte.
log-forfeit-stopped = { $player }: { $bot } hat { $n }-mal versagt und wird nicht mehr gestartet; ein anderer Bot spielt weiter.
log-forfeit-said = Letzte Ausgabe: { $text }
log-forfeit-said-nothing = Ohne Fehlerausgabe.
error-bot-time = ein externer Bot hat höchstens { $most } Sekunden Zeit, nicht „{ $text }“
error-bot-system = externe Bots brauchen Linux, macOS oder ein anderes POSIX-System
error-bot-words = externer Bot „{ $command }“: { $why }
error-bot-command = ein externer Bot hat die Form stdio:BEFEHL, zum Beispiel stdio:python3 examples/first_bot.py
error-bot-program = externer Bot „{ $command }“: kein Programm „{ $program }“

# Statistics
ui-stat-title = Statistik
ui-stat-points = Punkte
ui-stat-total = Summe
ui-stat-course = Verlauf
ui-stat-flows = erhalten und abgegeben
ui-stat-counts = Anzahlen
ui-stat-turns = Züge
ui-stat-decisions = Entscheidungen
ui-stat-luck = Glück in Punkten
ui-stat-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-stat-lucky = { $player }: größtes Glück bei { $move } (Eintrag { $entry }): { $luck }.
ui-stat-unlucky = { $player }: größtes Pech bei { $move } (Eintrag { $entry }): { $luck }.

# The command line. Words in capitals stand for what is typed; Latin letters keep its columns straight.
cli-word-command = BEFEHL
cli-word-game = SPIEL
cli-word-file = DATEI
cli-word-record = AUFZEICHNUNG
cli-word-folder = ORDNER
cli-word-lang = SPRACHE
cli-word-option = NAME=WERT
cli-about = Montana und Dice Settlers.
cli-play = Im Terminal spielen.
cli-simulate = Bots viele Partien spielen lassen und sie zusammenfassen.
cli-components = Das Spielmaterial zeigen und wie jeder Wert belegt ist.
cli-actions = Die feste Aktionstabelle eines Spiels zeigen.
cli-replay = Eine aufgezeichnete Partie durchgehen.
cli-verify = Eine aufgezeichnete Partie prüfen: jeden Eintrag, den Zufall und das Ergebnis.
cli-bench = Die Engine im Vergleich mit anderen messen.
cli-train = Eine Wertfunktion eines Spiels im Spiel gegen sich selbst trainieren.
cli-dataset = Aus Aufzeichnungen oder Spielen von Bots eine Tabelle zum Lernen machen.
cli-version = die Version zeigen und ob der Kern kompiliert ist
cli-lang = Sprache: { $languages }
cli-see-help = { $prog }: { $problem }; siehe { $prog } --help
cli-options-of = Optionen von { $game }, der Standardwert zuerst:
cli-arg-game = montana oder dice-settlers
cli-arg-components = eigene Datei mit Spielmaterial (TOML)
cli-arg-json = alles als JSON statt in Tabellen ausgeben
cli-play-seats = human, eine Stufe, ein anderer Bot oder stdio:BEFEHL für jeden Platz (human,rancher,rancher); human allein spielt solo
cli-play-seed = wiederholt Zufall und Bots einer Partie; ohne Seed bleibt der Zufall bis zum Ende geheim
cli-play-option = eine Option des Spiels
cli-play-load = eine Spielaufzeichnung oder eine gespeicherte Spielsituation fortsetzen
cli-play-record = die Spielaufzeichnung in eine Datei schreiben, wenn die Partie endet oder du sie verlässt
cli-play-pause = auf Enter warten, sobald die Entscheidungen eines Bots vorbei sind
cli-bench-rounds = Durchgänge, von denen der Median zählt (5)
cli-bench-seconds = CPU-Sekunden für jeden Prozess in jedem Durchgang (1)
cli-bench-quick = 2 Durchgänge von 0,2 Sekunden: ein grober Blick
cli-bench-no-peers = nur landrush messen; braucht kein Netz

# What the reader of arguments says itself.
cli-frame-usage = Aufruf:
cli-frame-options = Optionen
cli-frame-positional = Argumente
cli-frame-help = diese Hilfe zeigen und beenden
cli-frame-argument = Argument { $argument_name }: { $message }
cli-frame-required = es fehlt: { $what }
cli-frame-unrecognized = nicht verstanden: { $what }
cli-frame-ambiguous = { $option } könnte { $matches } bedeuten
cli-frame-one-argument = ein Wert fehlt
cli-frame-ignored = nimmt keinen Wert, auch nicht „{ $what }“
cli-frame-choice = unbekannt: „{ $value }“; es gibt: { $choices }

cli-actions-ids = IDs
cli-actions-notation = Notation
cli-actions-meaning = Bedeutung
cli-actions-ranges = Entscheidungen: IDs 0 bis { $decision }. Zufall: { $chance } bis { $last }.

cli-components-hash = { $game }: Hash des Spielmaterials { $hash }
cli-components-known = bekannt: { $fact }
cli-components-value = Wert
cli-components-content = Inhalt
cli-components-status = Status
cli-components-source = Quelle
cli-section-m-bank = Bank
cli-section-m-box = Box
cli-section-m-colours = Farben
cli-section-m-layout = Anordnung
cli-section-m-printed = Aufgedruckt
cli-section-m-production = Produktion
cli-section-m-setup = Aufbau
cli-section-m-tiles = Landschaftsplättchen
cli-section-m-town = Stadt
cli-section-m-wheel = Anwerbescheibe
cli-section-d-automaton = Automa
cli-section-d-bag = Beutel
cli-section-d-dice = Würfel
cli-section-d-draw-per-type = Ziehung pro Typ
cli-section-d-sets = Sets
cli-section-d-supply = Vorrat
cli-section-d-technologies = Technologien
cli-section-d-tiles = Landschaftsplättchen
cli-status-fact = belegt
cli-status-reported = berichtet
cli-status-reconstruction = Rekonstruktion
cli-status-own = eigen
cli-counts = Anzahlen, mit der Spielregel verglichen
cli-counts-clause = Absatz
cli-counts-what = Anzahl
cli-counts-rules = Spielregel
cli-counts-file = Datei
cli-at-most = höchstens { $n }
cli-at-least = mindestens { $n }

cli-simulate-players = Zahl der Spieler (3 oder so viele wie Bots)
cli-simulate-games = Zahl der Partien (100)
cli-simulate-seed = gleicher Seed, gleiche Partien (0)
cli-simulate-bots = ein Bot für alle Plätze oder einer für jeden (random); stdio:BEFEHL ist ein eigenes Programm
cli-simulate-option = eine Option des Spiels; mehrere Werte oder NAME=all werden verglichen
cli-simulate-jobs = Prozesse; das Ergebnis ist dasselbe (1)
cli-simulate-progress = Partien
cli-simulate-head = { $game }, { $players } Spieler, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Seed { $seed }
cli-simulate-not-ended = { $n ->
    [one] 1 von { $games } endete
   *[other] { $n } von { $games } endeten
} nicht innerhalb von { $limit } Aktionen
cli-simulate-shared = { $n } von { $games } mit geteiltem Sieg
cli-simulate-forfeits = { $n ->
    [one] { $bot } hat 1 Entscheidung verwirkt.
   *[other] { $bot } hat { $n } Entscheidungen verwirkt.
} Die erste Meldung: { $notice }
cli-simulate-longest = Die längste Partie, { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}, zum Zuschauen: { $command }
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-share = Anteil
cli-simulate-score = Punkte
cli-simulate-median = Median
cli-simulate-range = Spanne
cli-simulate-all = alle
cli-simulate-place = Reihenfolge
cli-simulate-interval = 95 %
cli-simulate-place-1 = Startspieler
cli-simulate-place-2 = an 2. Stelle
cli-simulate-place-3 = an 3. Stelle
cli-simulate-place-4 = an 4. Stelle
cli-simulate-points = Punkte
cli-simulate-mean = alle Bots
cli-simulate-winners = beim Sieg
cli-simulate-rules = Regeln
cli-simulate-length = Länge
cli-simulate-mean-length = Mittel
cli-simulate-decisions = Entscheidungen
cli-simulate-chance-outcomes = Zufallsergebnisse
cli-simulate-turns = Züge
cli-simulate-rounds = Runden
cli-simulate-choice = Wahl
cli-simulate-games-played = Partien
cli-simulate-taken = gewählt
cli-simulate-with = Sieg mit
cli-simulate-without = Sieg ohne
cli-simulate-action = Aktion
cli-simulate-times = Anzahl
cli-simulate-per-game = pro Partie
cli-simulate-options = Optionen
cli-simulate-winner = beim Sieg

# Die Arena: Turniere der Bots.
cli-arena = Bots ein Turnier spielen lassen und messen, wie stark sie sind.
cli-arena-players = Zahl der Spieler (2)
cli-arena-bots = die Bots, durch Kommas getrennt; stdio:BEFEHL ist ein eigenes Programm
cli-arena-games = Zahl der Partien, in ganzen Blöcken (400)
cli-arena-lineup = wer zusammensitzt: mixed, lauter verschiedene Bots; one-against, der erste Bot allein gegen jeden anderen; each-against, jeder Bot allein gegen jeden anderen (mixed, oder one-against bei weniger Bots als Plätzen)
cli-arena-budget = für eine Entscheidung von Bots, die suchen: 64ms oder 200sims
cli-arena-backend = wer die Partien spielt: process, serial oder ray (process); das Ergebnis ist dasselbe
cli-arena-jobs = Partien zugleich (eine je Kern)
cli-arena-address = ein Ray-Cluster; ohne Angabe läuft Ray auf diesem Rechner
cli-arena-results = jede Partie in diese Datei schreiben, sobald sie zu Ende ist
cli-arena-resume = mit dem weitermachen, was in der Datei von --results steht
cli-arena-sprt = aufhören, sobald feststeht, ob der erste Bot L oder H Prozent gewinnt
cli-arena-times = auch sagen, wie lange Entscheidungen dauerten; das ist jedes Mal anders
cli-arena-html = eine Seite mit Diagrammen in diese Datei schreiben
cli-arena-head = { $game }, { $players } Spieler, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
}, Seed { $seed }
cli-arena-not-ended = { $n } von { $games } ohne Ende
cli-arena-forfeits = { $n ->
    [one] { $bot } hat 1 Entscheidung verwirkt.
   *[other] { $bot } hat { $n } Entscheidungen verwirkt.
}
cli-arena-accepted = { $bot } gewinnt eher { $high } als { $low }: angenommen nach { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
}, Log-Likelihood-Quotient { $ratio }, Schranke { $bound }
cli-arena-rejected = { $bot } gewinnt eher { $low } als { $high }: verworfen nach { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
}, Log-Likelihood-Quotient { $ratio }, Schranke −{ $bound }
cli-arena-open = { $bot }, { $low } oder { $high }: nicht entschieden nach { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
}, Log-Likelihood-Quotient { $ratio }, Schranken ±{ $bound }
cli-arena-stopped = Angehalten nach { $n } von { $games } Partien. Mit --results DATEI lässt sich ein Turnier später fortsetzen.
cli-arena-stopped-file = Angehalten nach { $n } von { $games } Partien. Derselbe Befehl mit --resume macht weiter.
cli-arena-seats = Plätze
cli-arena-share = Siege
cli-arena-adjusted = ohne Glück
cli-arena-rating = Wertung
cli-arena-place = Rang im Mittel
cli-arena-score = Punkte im Mittel
cli-arena-ahead = vor, in %
cli-arena-mean-time = ms je Entscheidung
cli-arena-longest-time = längste
cli-arena-page = Turnier
cli-arena-page-shares = Siegesanteile
cli-arena-page-shares-note = Für jeden Platz, den ein Bot hatte; ein geteilter Sieg zählt anteilig. Der Balken ist das 95-%-Intervall aus neu gezogenen Blöcken. Der Ring ist der Anteil ohne Glück. Die gestrichelte Linie ist, was gleich starke Bots gewännen.
cli-arena-page-ratings = Wertungen
cli-arena-page-ratings-linear = Nach Plackett und Luce, mit dem 95-%-Intervall; linear hat 1000. Ein Bot mit 400 mehr ist zehnmal so stark.
cli-arena-page-ratings-mean = Nach Plackett und Luce, mit dem 95-%-Intervall; das Mittel ist 1000. Ein Bot mit 400 mehr ist zehnmal so stark.
cli-arena-page-pairs = Wer vor wem landet
cli-arena-page-pairs-note = In wie vielen von 100 Begegnungen der Bot der Zeile vor dem Bot der Spalte landete.
cli-arena-page-length = Länge der Partien
cli-arena-page-length-note = Gemessen ({ $measure }): Mittel { $mean }, von { $min } bis { $max }.
cli-arena-page-times = Zeit für eine Entscheidung
cli-arena-page-times-note = Der Balken ist das Mittel, die Marke die längste, in Millisekunden auf logarithmischer Skala; nur Entscheidungen mit Auswahl.
cli-arena-page-figures = Alle Zahlen
cli-arena-page-method = Ein Block ist ein Seed in allen Sitzordnungen im Kreis; Intervalle werden über Blöcke gezogen. Regeln { $rules }, Spielmaterial { $components }, Optionen: { $options }, Aufstellung { $lineup }.
cli-arena-page-no-options = wie üblich

cli-balance = Messen, wie ausgewogen die Werte eines Spiels sind.
cli-balance-report = Bots spielen lassen, zählen, was sie nutzen, und mit dem vergleichen, was sein soll.
cli-balance-players = Spielerzahlen (alle außer solo)
cli-balance-games = Partien für jede Spielerzahl (100)
cli-balance-bots = der Bot auf allen Plätzen (net)
cli-balance-option = eine Option des Spiels; mehrere Werte oder NAME=all stehen nebeneinander
cli-balance-beside = eine zweite Datei mit Spielmaterial, neben der ersten oder neben den mitgelieferten Werten
cli-balance-gifts = messen, was Geschenke wert sind, aus K Partien
cli-balance-forced = messen, was nicht gewählte Züge wert sind, aus K Partien
cli-balance-results = alle Ergebnisse laufend in diese Datei schreiben und mit dem weitermachen, was darin steht
cli-balance-progress = Teile der Arbeit
cli-balance-stopped = Angehalten nach { $n } von { $all } Teilen der Arbeit. Mit --results DATEI kann es später weitergehen.
cli-balance-stopped-file = Angehalten nach { $n } von { $all } Teilen der Arbeit. Derselbe Befehl macht weiter.
cli-balance-page = Ausgewogenheit
cli-balance-head = { $game }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} je Spalte, Bots { $bots }, Seed { $seed }
cli-balance-players-of = { $players } Spieler
cli-balance-shipped = mitgelieferte Werte
cli-balance-wanted = Was sein soll
cli-balance-wanted-note = Hinter einem Wert außerhalb des Bereichs steht, um wie viele Standardfehler.
cli-balance-between = Bereich
cli-balance-anywhere = bei irgendeiner Spielerzahl
cli-balance-target = { $group } – { $things }: { $figure }
cli-balance-column = { $group }: { $figure }
cli-balance-margin = Vorsprung des Siegers
cli-balance-nothing = nichts
cli-balance-lead = Punkte Vorsprung
cli-balance-win = Siegesanteil, in Prozentpunkten
cli-balance-worth-gifts = Was Geschenke wert sind
cli-balance-worth-gifts-note = Ein Platz erhält vor seinem ersten Zug etwas, jeder Platz einmal; dieselben Bots und derselbe Zufall mit Geschenk und ohne. Die Linie ist das 95-%-Intervall.
cli-balance-worth-forced = Was andere Züge wert sind
cli-balance-worth-forced-note = Wo ein Zug möglich war und nicht gewählt wurde, wird er stattdessen gemacht, und beide Partien spielen dieselben Bots mit demselben Zufall zu Ende. Die Linie ist das 95-%-Intervall.
cli-balance-bars-note = Ein Balken für jede Spalte des Berichts; was es gibt und nie genutzt wird, steht bei 0.
cli-balance-places-note = Die Linie ist Wilsons 95-%-Intervall, die gestrichelte der gerechte Anteil.
cli-balance-method = Regeln { $rules }. Für Standardfehler ist eine Partie eine Beobachtung.
cli-balance-components = { $file }: Spielmaterial { $digest }.
cli-balance-group-actions = Hauptaktionen
cli-balance-group-bank = Felder der Bank
cli-balance-group-large-parts = Produktionsstätten, große Felder
cli-balance-group-small-parts = Produktionsstätten, kleine Felder
cli-balance-group-town-rows = Belohnungen nach Reihe der Stadt
cli-balance-group-town-columns = Lieferanten nach Preis
cli-balance-group-auctions = Versteigerungen
cli-balance-group-bidders = Bieter in einer Versteigerung
cli-balance-group-tiles = Landschaftsplättchen
cli-balance-group-costs = Felder nach Kosten
cli-balance-group-canteens = Wasserflaschen nach Reihenfolge
cli-balance-group-trades = Rinderhandel
cli-balance-group-wheel = Felder der Anwerbescheibe
cli-balance-group-technologies = Technologien
cli-balance-group-ends = Was das Spiel beendete
cli-balance-group-growth = Wachstum nach Dritteln der Partie
cli-balance-group-faces = Seiten der Würfel
cli-balance-group-map-tiles = Plättchen der Karte
cli-balance-group-tokens = Rohstoffmarker
cli-balance-group-harvests = Ernten nach Rohstoffmarkern
cli-balance-group-sales = Tauschgeschäfte
cli-balance-group-places = Siege nach Reihenfolge
cli-balance-group-length = Länge
cli-balance-group-points = Punkte nach Herkunft
cli-balance-group-margins = Vorsprung
cli-balance-figure-share = Anteil
cli-balance-figure-per-game = pro Partie
cli-balance-figure-per-seat = pro Spieler und Partie
cli-balance-figure-of-auctions = Anteil der Versteigerungen
cli-balance-figure-built-on = besiedelt, sooft es dalag
cli-balance-figure-taken-per-game = pro Partie genommen
cli-balance-figure-used-per-game = pro Partie eingesetzt
cli-balance-figure-taken-share = gewählt von denen, die sie sahen
cli-balance-figure-win-with = Siegesanteil mit ihr
cli-balance-figure-win-without = Siegesanteil ohne sie
cli-balance-figure-limit-mean = mittleres Würfellimit
cli-balance-figure-dice-mean = mittlere Zahl der Würfel
cli-balance-figure-rolled-per-game = pro Partie gewürfelt
cli-balance-figure-spent-per-game = pro Partie für Aktionen ausgegeben
cli-balance-figure-changing-per-game = pro Partie zum Ändern anderer Würfel ausgegeben
cli-balance-figure-explored-share = erkundet
cli-balance-figure-controlled-share = am Ende kontrolliert
cli-balance-figure-gained-per-game = pro Partie erhalten
cli-balance-figure-sold-per-game = pro Partie eingetauscht
cli-balance-figure-of-winners = eines Siegers

cli-train-recipe = wie trainiert wird: smoke, linear, net oder eine eigene TOML-Datei (net)
cli-train-out = Ordner für alles, was dabei entsteht (SPIEL-REZEPT)
cli-train-resume = nach dem letzten Zwischenstand des Ordners fortsetzen
cli-train-jobs = Prozesse; das Ergebnis ist dasselbe (alle Kerne)
cli-train-seed = statt des Startwerts des Rezepts
cli-train-rounds = statt der Rundenzahl des Rezepts
cli-train-loss = Verlust { $loss }
cli-train-share = { $rung }/{ $players } { $share }
cli-train-interrupted = Angehalten; alles bis zum letzten Zwischenstand bleibt. Fortsetzen mit: { $command }
cli-train-done = Das Modell, seine Karte, Kurven und Bilder sind in { $folder }. Prüfsumme: { $hash }
cli-dataset-out = die Parquet-Datei, die geschrieben wird
cli-dataset-records = Aufzeichnungen eines Spiels
cli-dataset-game = das Spiel, das Bots spielen
cli-dataset-option = eine Option des Spiels
cli-dataset-done = { $file }: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.

# Hints and analysis
cli-analyse = Eine aufgezeichnete Partie beurteilen: Chancen, Können und Glück, Fehler.
cli-analyse-budget = wie lange bei jeder Entscheidung gesucht wird, als 200sims oder 64ms ({ $budget })
cli-analyse-model = eine eigene Bewertungsfunktion (.npz)
cli-analyse-progress = Einträge
cli-analyse-seat = nur die Fehler von Platz N auflisten
error-no-seat = Platz { $seat } gibt es nicht, nur 1 bis { $most }
ui-analyse-course = Siegchance, von Eintrag 0 bis { $entries }
ui-analyse-accuracy = Genauigkeit
ui-analyse-start = Chance am Anfang
ui-analyse-skill = eigene Entscheidungen
ui-analyse-gifts = Entscheidungen anderer
ui-analyse-luck = Glück
ui-analyse-rest = später anders beurteilt
ui-analyse-end = Chance am Ende
ui-analyse-decisions = Entscheidungen mit Wahl
ui-analyse-blunder = grobe Fehler
ui-analyse-mistake = Fehler
ui-analyse-inaccuracy = Ungenauigkeiten
ui-analyse-note = Prozente des Sieges, mit { $unit ->
    [ms] { $n } ms
   *[sims] { $n ->
        [one] 1 Simulation
       *[other] { $n } Simulationen
    }
} für jede Entscheidung.
ui-analyse-none = Kein Fehler, dessen die Suche sicher ist.
ui-analyse-blunder-at = Eintrag { $entry }, { $player }: grober Fehler, −{ $percent } % (± { $error })
ui-analyse-mistake-at = Eintrag { $entry }, { $player }: Fehler, −{ $percent } % (± { $error })
ui-analyse-inaccuracy-at = Eintrag { $entry }, { $player }: Ungenauigkeit, −{ $percent } % (± { $error })
ui-analyse-played = gespielt
ui-analyse-better = besser
ui-analyse-why = warum
ui-analyse-gain = { $group } +{ $percent } %
ui-analyse-wins = das gewinnt das Spiel
ui-analyse-loses = was gespielt wurde, verliert das Spiel
ui-analyse-later = es zahlt sich erst später aus
ui-side-own = { $group } (selbst)
ui-side-others = { $group } (andere)
ui-hint-area = Sieh hierhin: { $area }.
ui-hint-kind = Was zu tun ist: { $kind }.
ui-hint-move = Am besten: { $move } ({ $what }).
ui-hint-only = Nur eine Option ist möglich: { $move } ({ $what }).
ui-hint-gap = Das ist { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des Sieges mehr wert als { $move } ({ $what }).
ui-hint-equal = Etwa gleich gut: { $move } ({ $what }).
ui-hint-why = Der größte Gewinn liegt hier: { $group }.
ui-hint-wins = Das gewinnt das Spiel.

cli-levels = Stufen der Bots, die schwächste zuerst:
ui-level-greenhorn = Grünschnabel
ui-level-greenhorn-does = spielt nach Gefühl und übersieht viel; gut für die erste Partie
ui-level-drover = Viehtreiber
ui-level-drover-does = kennt den Weg, macht aber manchen Umweg
ui-level-rancher = Rancher
ui-level-rancher-does = spielt solide, mit einem Patzer hier und da
ui-level-scout = Kundschafter
ui-level-scout-does = plant den eigenen Zug und patzt selten
ui-level-sheriff = Sheriff
ui-level-sheriff-does = plant jeden Zug zu Ende und nimmt immer den besten Plan
ui-level-legend = Legende
ui-level-legend-does = denkt mehrere Züge voraus, auch an deine Antworten
