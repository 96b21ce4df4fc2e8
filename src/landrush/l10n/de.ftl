ui-seat = Spieler { $n }

list-nothing = nichts
list-more = { $start }, { $item }
list-last = { $start } und { $item }
list-or = { $start } oder { $item }
list-apart = { $start }; { $item }

why-game-over = Das Spiel ist zu Ende.
why-not-possible-now = Im Moment nicht möglich.
why-not-enough = Nicht genug { $what }: { $need } nötig, du hast { $have }.
why-fixed-order = Wähle in der Reihenfolge der Liste, damit der Rest noch reicht.
why-no-such-space = Einen solchen Platz gibt es hier nicht.
why-unreadable = „{ $text }“ ist keine gültige Eingabe.

# What was wrong with the input; it stands behind “landrush: ”.
error-no-language = keine Sprache „{ $lang }“; es gibt: { $languages }
error-no-game = kein Spiel „{ $game }“; es gibt: { $games }
error-no-bot = kein Bot „{ $bot }“; es gibt: { $bots }
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
ui-bot-named = Bot { $bot }
ui-seated = { $player } { $who }
ui-play-start = { $game }: { $seats }
ui-play-hint = help  { $parts }  log  why ZUG  undo  restart  save DATEI  quit
ui-play-help =
    Gib die Nummer einer Option ein oder die Option in Worten. Eine Überschrift, die mit „…“ endet, nennt davor das erste
    Wort ihrer Optionen: Unter „siedeln: build …“ ist C4 die Option „build C4“ oder kurz „C4“. Enter allein nimmt die
    einzige Option.
ui-play-command-help = help THEMA
ui-play-command-why = why ZUG
ui-play-command-save = save DATEI
ui-play-help-topic = eine Regel des Spiels, eines der Themen unten
ui-play-part-m-map = die Landschaft
ui-play-part-m-board = der Arbeiterspielplan mit der Stadt und dem Vorrat
ui-play-part-m-players = was alle haben
ui-play-part-d-map = die Landkarte
ui-play-part-d-tiles = die Plättchen der Landkarte in Worten
ui-play-part-d-boards = die Spielertableaus
ui-play-part-d-cards = die Technologien
ui-play-part-d-supply = der Vorrat und wie weit es bis zum Ende ist
ui-play-help-log = alles, was bisher geschehen ist
ui-play-help-why = was eine Option bewirken würde oder warum sie jetzt nicht möglich ist
ui-play-help-undo = deine letzte Entscheidung zurücknehmen; was ausgelost ist, bleibt es
ui-play-help-save = die Spielaufzeichnung in eine Datei schreiben (oder die Spielsituation, wenn sie auf .json endet); landrush play { $game } --load DATEI setzt sie fort
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
ui-play-not-saved = { $file } lässt sich nicht schreiben: { $why }.
why-nothing-to-undo = Es gibt nichts rückgängig zu machen.
ui-play-no-number = Option { $n } gibt es nicht, nur 1 bis { $most }.
ui-play-no-argument = Nach { $command } fehlt noch etwas; siehe help.
ui-play-choose = Gib die Nummer einer Option oder die Option in Worten ein; siehe help.
ui-play-pause = Weiter mit Enter.
ui-play-over = Das Spiel ist zu Ende.

# The command line. Words in capitals stand for what is typed; Latin letters keep its columns straight.
cli-word-command = BEFEHL
cli-word-game = SPIEL
cli-word-file = DATEI
cli-word-lang = SPRACHE
cli-word-option = NAME=WERT
cli-about = Montana und Dice Settlers.
cli-play = Im Terminal spielen.
cli-simulate = Bots viele Partien spielen lassen und sie zusammenfassen.
cli-components = Das Spielmaterial zeigen und wie jeder Wert belegt ist.
cli-actions = Die feste Aktionstabelle eines Spiels zeigen.
cli-bench = Die Engine im Vergleich mit anderen messen.
cli-version = die Version zeigen und ob der Kern kompiliert ist
cli-lang = Sprache: { $languages }
cli-see-help = { $prog }: { $problem }; siehe { $prog } --help
cli-options-of = Optionen von { $game }, der Standardwert zuerst:
cli-arg-game = montana oder dice-settlers
cli-arg-components = eigene Datei mit Spielmaterial (TOML)
cli-arg-json = alles als JSON statt in Tabellen ausgeben
cli-play-seats = human oder der Name eines Bots für jeden Platz (human,greedy,greedy); human allein spielt solo
cli-play-seed = wiederholt Zufall und Bots einer Partie
cli-play-option = eine Option des Spiels
cli-play-load = eine gespeicherte Spielsituation fortsetzen
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
cli-section-d-tiles = Plättchen der Landkarte
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
cli-simulate-bots = ein Bot für alle Plätze oder einer für jeden (random)
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
