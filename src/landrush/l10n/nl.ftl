ui-seat = Speler { $n }

list-nothing = niets
list-more = { $start }, { $item }
list-last = { $start } en { $item }
list-or = { $start } of { $item }
list-apart = { $start }; { $item }

why-game-over = Het spel is afgelopen.
why-not-possible-now = Op dit moment niet mogelijk.
why-not-enough = Niet genoeg { $what }: { $need } nodig, je hebt { $have }.
why-no-such-space = Die plaats is er hier niet.
why-unreadable = ‘{ $text }’ is geen zet van dit spel.

# What was wrong with the input; it stands behind “landrush: ”.
error-no-language = geen taal ‘{ $lang }’; de talen zijn: { $languages }
error-no-game = geen spel ‘{ $game }’; de spellen zijn: { $games }
error-no-bot = geen bot ‘{ $bot }’; de bots zijn: { $bots }
error-budget = ‘{ $text }’ is geen budget; goed is bijvoorbeeld 64ms of 200sims
error-no-budget = de bot “{ $bot }” neemt geen limiet
error-no-value = de bot “{ $bot }” gebruikt geen waardefunctie
error-no-model = geen waardefunctie “{ $file }”
error-model-unreadable = het model { $file } kan niet worden gelezen: { $why }
error-model-features = het model { $file } is voor andere kenmerken dan die van { $game }
error-model-shape = de lagen van het model { $file } passen niet bij elkaar
error-extra = dit vereist extra bibliotheken: { $command }
error-checkout = dit kan alleen in een kopie van de repository; daar: { $command }
error-arena-twice = { $bot } is twee keer genoemd
error-arena-few = { $lineup } heeft { $n ->
    [one] een bot
   *[other] { $n } bots
} nodig
error-arena-alone = { $lineup } heeft twee spelers nodig
error-arena-resume = --resume heeft --results BESTAND nodig
error-arena-exists = { $file } bevat al resultaten; --resume gaat ermee verder
error-arena-file = { $file } kan niet worden geschreven: { $why }
error-arena-line = { $file }, regel { $line }: dit is geen resultaat van een toernooi
error-arena-other = { $file } bevat de resultaten van een ander toernooi
error-arena-address = een adres is alleen voor --backend ray
error-arena-lost = de partij met seed { $seed } ging { $n } keer verloren met het proces dat haar speelde; haar sleutel is { $key }
error-arena-ray = Ray op { $address }: { $why }
error-arena-sprt = ‘{ $text }’ is geen test; goed is bijvoorbeeld 50,53: twee percentages, het kleinste eerst
error-arena-sprt-bots = een test gaat over de eerste van twee bots, alleen tegen de andere
error-balance-few = er zijn minstens { $least } partijen nodig, want standaardfouten komen uit de verschillen tussen partijen
error-balance-other = { $file } bevat onder dezelfde namen resultaten van andere partijen
error-no-recipe = geen recept ‘{ $recipe }’; een bestand, of een van: { $recipes }
error-recipe-unreadable = het recept { $file } kan niet worden gelezen: { $why }
error-recipe-ties = het recept { $file } is voor een ander spel, andere regels of andere kenmerken dan die van { $game }
error-dataset-which = noem spelverslagen of, met --game, een spel dat bots spelen
error-dataset-there = { $file } bestaat al
error-dataset-write = { $file } kan niet worden geschreven: { $why }
error-dataset-game = { $file }: een spelverslag van { $game }, maar het eerste is van { $first }
error-train-exists = in { $folder } staat al een training; --resume gaat ermee door, --out noemt een andere map
error-train-nothing = in { $folder } staat geen training om mee door te gaan
error-train-other = de training in { $folder } heeft een ander recept, een andere startwaarde of een ander aantal rondes
error-train-folder = er kan niet naar { $folder } worden geschreven: { $why }
error-train-checkpoint = de tussenstand { $file } kan niet worden gelezen: { $why }
error-train-begins = de waardefunctie { $file } heeft andere lagen dan het recept
error-players = { $game }: { $least } tot en met { $most } spelers, niet { $players }
error-no-option = { $game } heeft geen optie ‘{ $option }’; wel: { $options }
error-option-players = { $game }: optie { $option } is niet voor { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
error-option-value = { $game }: optie { $option } is een van { $values }, niet ‘{ $value }’
error-option-form = een optie is NAAM=WAARDE, niet ‘{ $text }’
error-option-once = een optie heeft één waarde
error-not-whole = ‘{ $text }’ is geen geheel getal
error-not-positive = ‘{ $text }’ is geen geheel getal boven nul
error-seed = een seed is een geheel getal van 0 tot en met { $most }, niet { $seed }
error-bots = één bot voor alle plaatsen of één voor elk van de { $players }, niet { $bots }
error-load-options = de opties van een opgeslagen spelsituatie staan in het bestand
error-load-record = de plaatsen en de seed van een spelverslag staan in het bestand
error-load-game = dit is een spelverslag van { $found }, niet van { $game }
error-load-players = de opgeslagen spelsituatie heeft { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, niet { $seats }
error-file-unreadable = { $file }: kan niet worden gelezen: { $why }
error-file-no-text = { $file }: geen UTF-8-tekst (byte { $byte })
error-not-toml = { $file }: geen TOML: { $detail }
error-components = geen geldig materiaalbestand: { $detail }
error-position = geen geldige spelsituatie: { $detail }
error-position-file = { $file }: geen geldige spelsituatie: { $detail }
error-no-move = ‘{ $text }’ is geen zet van { $game }; zie docs/notation.md
error-no-action = { $game } heeft geen actie { $action }: de nummers gaan van 0 tot en met { $last }
error-illegal = { $move }: { $why }

log-turn = Beurt { $n }: { $player }.
log-passed = { $player } heeft gepast.
log-won = { $player } heeft gewonnen.
log-shared = Gedeelde overwinning: { $players }.

ui-yes = ja
ui-no = nee
ui-option = { $name }: { $value }
ui-label = { $label }: { $text }
ui-paren = { $text } ({ $more })
ui-colour-1 = Blauw
ui-colour-2 = Geel
ui-colour-3 = Groen
ui-colour-4 = Rood
ui-rank = plaats
ui-player = speler
ui-automaton = Automa
ui-human = mens
ui-vacant = vrij
ui-bot-named = bot { $bot }
ui-seated = { $player } ({ $who })
ui-play-start = { $game }: { $seats }
ui-play-seed = Seed { $seed } herhaalt deze partij.
ui-play-commitment = Het toeval ligt vast door een geheime seed met de hash { $hash }; het spelverslag onthult de seed aan het einde.
ui-play-hint = help  { $parts }  log  why ZET  hint  undo  restart  save BESTAND  quit
ui-play-help =
    Typ het nummer van een optie, of de zet in woorden. Het woord vóór ‘…’ in een kop is het eerste woord van de
    zetten eronder: onder ‘bouwen: build …’ is de optie C4 de zet ‘build C4’, of kortweg ‘C4’. Een getal is altijd het
    nummer van een optie. Alleen Enter kiest de enige optie.
ui-play-command-help = help ONDERWERP
ui-play-command-why = why ZET
ui-play-command-save = save BESTAND
ui-play-help-topic = een spelregel, een van de onderwerpen hieronder
ui-play-part-m-map = het landschapsbord
ui-play-part-m-board = het arbeidersbord met de stad en de voorraad
ui-play-part-m-players = wat de spelers hebben
ui-play-part-d-map = de landkaart
ui-play-part-d-tiles = de tegels van de landkaart in woorden
ui-play-part-d-boards = de spelersborden
ui-play-part-d-cards = de technologieën
ui-play-part-d-supply = de voorraad, en hoe ver het einde is
ui-play-help-log = alles wat er tot nu toe is gebeurd
ui-play-help-why = wat een zet zou doen, of waarom dat nu niet kan
ui-play-help-hint = zegt waar je moet kijken; nogmaals: wat te doen; nogmaals: welke zet. Alleen solo of tegen bots; het staat in het spelverslag
ui-play-help-undo = je laatste beslissing terugnemen; toeval blijft zoals het viel
ui-play-help-restart = al je beslissingen van deze beurt terugnemen
ui-play-help-save = het spelverslag in een bestand opslaan (of de spelsituatie, als de naam op .json eindigt); landrush play { $game } --load BESTAND gaat ermee verder
ui-play-help-quit = het spel verlaten
ui-play-topics = Onderwerpen: { $topics }.
ui-play-topic = { $title }: { $text }
ui-play-no-topic = Er is geen onderwerp ‘{ $topic }’. Onderwerpen: { $topics }.
ui-play-earlier = … { $n } eerder: log
ui-play-possible = Nu mogelijk.
ui-play-then = Nu mogelijk. Dan: { $events }
ui-play-saved = Opgeslagen in { $file }.
ui-play-no-number = Optie { $n } is er niet: de opties gaan van 1 tot en met { $most }.
ui-play-no-argument = Na { $command } moet nog iets volgen; zie help.
ui-play-choose = Typ het nummer van een optie of een zet; zie help.
ui-play-pause = Druk op Enter om verder te gaan.
ui-play-over = Het spel is afgelopen.

# Matches
why-not-your-turn = Jij bent niet aan de beurt.
why-position-changed = De spelsituatie is intussen veranderd.
why-undo-chance = Kan niet ongedaan worden gemaakt: het toeval heeft al beslist.
why-undo-other = Kan niet ongedaan worden gemaakt: daarna heeft al iemand anders beslist.
why-undo-reveal = Kan niet ongedaan worden gemaakt: daarna is al iets verborgens getoond.
why-undo-turn = Kan niet ongedaan worden gemaakt: die beurt is voorbij.
why-nothing-to-undo = Er is niets om ongedaan te maken.
why-no-consent-needed = Er is geen toestemming nodig: gebruik undo.
why-nothing-asked = Niemand vraagt jou om een terugname.
why-vacant = Op die plaats zit niemand.
why-seat-taken = Op die plaats zit al iemand.
why-time-out = Je tijd is om.
why-time-left = Er is nog tijd over.
why-time-missing = De gebruikte tijd past niet bij de klok.
why-too-long = De partij is te lang voor nog meer stappen.
why-not-chance = Hier is geen toevalsuitkomst aan de orde.
why-not-drawn = Uit de seeds volgt { $expected }.
why-no-hint = Hints zijn er alleen solo, tegen bots of aan tafels die ze toestaan.
log-hint = { $player }: hint gekregen.
log-undo = { $player } heeft de laatste stap ongedaan gemaakt.
log-restart-turn = { $player } is de beurt opnieuw begonnen.
log-asked-takeback = { $player } heeft om een terugname gevraagd.
log-agreed-takeback = { $player } heeft met de terugname ingestemd.
log-refused-takeback = { $player } heeft de terugname geweigerd.
log-takeback = { $player } heeft teruggenomen wat er beslist was.
log-left = { $player } heeft de tafel verlaten; een bot neemt het over.
log-left-vacant = { $player } heeft de tafel verlaten.
log-sat-down = { $player } heeft plaatsgenomen.
log-bot-sits = { $player }: een bot neemt de plaats over.
log-time-out = { $player }: de tijd is om.
error-seat = een plaats is human, human:NAAM, bot:NAAM of vacant, niet ‘{ $text }’
error-seats = dit spel heeft { $need ->
    [one] 1 plaats
   *[other] { $need } plaatsen
}, niet { $have }
error-clock = een klok is none, live SECONDEN+SECONDEN of correspondence SECONDEN, hoogstens een jaar, niet ‘{ $text }’
error-contribution = een bijdrage aan het toeval is één regel van hoogstens { $most } tekens
error-rules = { $game }: er zijn geen spelregels van versie { $found }; deze Landrush kent ze tot en met versie { $known }

# Records
record-unreadable = kan niet worden gelezen: { $why }
record-unwritable = kan niet worden geschreven: { $why }
record-too-large = dit is geen spelverslag: het is groter dan { $most } bytes
record-not-text = regel { $line }: geen UTF-8-tekst
record-no-title = regel { $line }: dit is geen spelverslag van Landrush: ‘{ $found }’
record-newer-format = regel { $line }: ‘{ $found }’ heeft een nieuwer formaat; deze Landrush kent formaat { $known }
record-header = regel { $line }: ‘{ $expected }’ verwacht, ‘{ $found }’ gevonden
record-value = regel { $line }: geen mogelijke waarde voor { $key }: ‘{ $found }’
record-entry = regel { $line }: dit is geen stap: ‘{ $found }’
record-number = regel { $line }: stap { $expected } verwacht, ‘{ $found }’ gevonden
record-truncated = het spelverslag breekt af na stap { $entry }
record-after-end = regel { $line }: er staat nog iets na het einde: ‘{ $found }’
record-components = het spelverslag hoort bij ander spelmateriaal ({ $found }); dit is { $expected }
record-commitment = de seed is niet de seed die vooraf is vastgelegd
record-no-seed = het spelverslag onthult de seed niet
record-refused = stap { $entry } ({ $text }): { $why }
record-why = { $why }
record-file = { $file }: { $why }
record-digest = stap { $entry }: de spelsituatie erna heeft de hash { $expected }, in het spelverslag staat { $found }
record-no-digest = stap { $entry }: hier eindigt een beurt, maar de hash ervan ontbreekt
record-no-turn = stap { $entry }: hier staat een hash, maar er eindigt geen beurt
record-result = de uitslag na stap { $entry } is niet wat er is gespeeld

# Replay and verify
cli-arg-record = een spelverslag (*.game)
cli-replay-at = na stap N beginnen, of alleen tonen wat daar staat
cli-replay-print = de hele partij tonen in plaats van er stap voor stap doorheen te gaan
ui-replay-head = { $game }, { $entries ->
    [one] 1 stap
   *[other] { $entries } stappen
}: { $seats }
ui-replay-start = Vóór de eerste stap.
ui-replay-at = Stap { $n } van { $all } – { $move }
ui-replay-hint = Enter of next, back, turn, back turn, N, end, { $parts }, log, save BESTAND, quit
ui-replay-no-command = ‘{ $text }’ is geen van deze commando’s.
ui-replay-no-entry = Stap { $n } is er niet: de stappen gaan van 0 tot en met { $most }.
ui-replay-chance = toeval
ui-replay-over = Eindscore: { $scores }.
ui-replay-going-on = Het spel gaat door.
ui-verify-entries = { $entries ->
    [one] 1 stap
   *[other] { $entries } stappen
} en { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} verlopen zoals vastgelegd.
ui-verify-chance = { $n ->
    [one] 1 toevalsuitkomst volgt
   *[other] { $n } toevalsuitkomsten volgen
} uit de seed met de hash { $hash }.
ui-verify-secret = De seed is nog geheim: het toeval is niet geverifieerd.
ui-verify-result = De uitslag klopt: { $scores }.
ui-verify-going-on = Het spel is nog niet afgelopen.

# Outside bots
log-forfeit-start = { $player }: { $bot } verspeelt de beslissing: het programma kan niet worden gestart ({ $why }).
log-forfeit-left = { $player }: { $bot } verspeelt de beslissing: het programma is gestopt met exitcode { $code }. { $said }
log-forfeit-killed = { $player }: { $bot } verspeelt de beslissing: het programma is beëindigd door { $signal }. { $said }
log-forfeit-closed = { $player }: { $bot } verspeelt de beslissing: het programma heeft de invoer of uitvoer gesloten. { $said }
log-forfeit-silent = { $player }: { $bot } verspeelt de beslissing: geen antwoord binnen { $seconds } s.
log-forfeit-unreadable = { $player }: { $bot } verspeelt de beslissing: ‘{ $text }’ is geen antwoord.
log-forfeit-move = { $player }: { $bot } verspeelt de beslissing: ‘{ $text }’ is niet mogelijk. { $why }
log-forfeit-flood = { $player }: { $bot } verspeelt de beslissing: een regel van meer dan { $limit } bytes.
log-forfeit-stopped = { $player }: { $bot } heeft { $n } keer gefaald en wordt niet meer gestart; een andere bot speelt verder.
log-forfeit-said = Als laatste gemeld: { $text }
log-forfeit-said-nothing = Er is niets gemeld.
error-bot-time = de tijd van een externe bot is hoogstens { $most } seconden, niet ‘{ $text }’
error-bot-system = externe bots hebben Linux, macOS of een ander POSIX-systeem nodig
error-bot-words = externe bot ‘{ $command }’: { $why }
error-bot-command = een externe bot is stdio:COMMANDO, zoals stdio:python3 examples/first_bot.py
error-bot-program = externe bot ‘{ $command }’: er is geen programma ‘{ $program }’

# Statistics
ui-stat-title = Statistieken
ui-stat-points = punten
ui-stat-total = totaal
ui-stat-course = verloop
ui-stat-flows = gekregen en afgegeven
ui-stat-counts = aantallen
ui-stat-turns = beurten
ui-stat-decisions = beslissingen
ui-stat-luck = geluk in punten
ui-stat-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-stat-lucky = { $player }: meeste geluk met { $move } (stap { $entry }): { $luck }.
ui-stat-unlucky = { $player }: minste geluk met { $move } (stap { $entry }): { $luck }.

# The command line. Words in capitals stand for what is typed; Latin letters keep its columns straight.
cli-word-command = COMMANDO
cli-word-game = SPEL
cli-word-file = BESTAND
cli-word-record = VERSLAG
cli-word-folder = MAP
cli-word-lang = TAAL
cli-word-option = NAAM=WAARDE
cli-about = Montana en Dice Settlers.
cli-play = Een spel spelen in de terminal.
cli-simulate = Bots veel partijen laten spelen en die samenvatten.
cli-components = Het materiaal van een spel tonen en hoe elke waarde bekend is.
cli-actions = De vaste actietabel van een spel tonen.
cli-replay = Een spelverslag stap voor stap naspelen.
cli-verify = Een spelverslag verifiëren: elke stap, het toeval en de uitslag.
cli-bench = De engine meten naast andere engines.
cli-train = Een waardefunctie van een spel trainen door tegen zichzelf te spelen.
cli-dataset = Van spelverslagen of partijen van bots een tabel maken om van te leren.
cli-version = de versie tonen, en of de kern gecompileerd is
cli-lang = taal: { $languages }
cli-see-help = { $prog }: { $problem }; zie { $prog } --help
cli-options-of = opties van { $game }, de standaardwaarde eerst:
cli-arg-game = montana of dice-settlers
cli-arg-components = eigen materiaalbestand (TOML)
cli-arg-json = alles als JSON tonen in plaats van in tabellen
cli-play-seats = human, een niveau, een andere bot of stdio:COMMANDO voor elke speler (human,rancher,rancher); human alleen speelt solo
cli-play-seed = herhaalt het toeval en de bots van een partij; zonder seed is het toeval geheim tot het einde
cli-play-option = een optie van het spel
cli-play-load = een spelverslag of een opgeslagen spelsituatie voortzetten
cli-play-record = het spelverslag van de partij in een bestand opslaan, na afloop of als je weggaat
cli-play-pause = op Enter wachten telkens als de beslissingen van een bot voorbij zijn
cli-bench-rounds = rondes waarvan de mediaan wordt genomen (5)
cli-bench-seconds = CPU-seconden voor elk proces in elke ronde (1)
cli-bench-quick = 2 rondes van 0,2 seconde: een ruwe indruk
cli-bench-no-peers = alleen landrush meten; geen netwerk nodig

# What the reader of arguments says itself.
cli-frame-usage = gebruik:
cli-frame-options = opties
cli-frame-positional = argumenten
cli-frame-help = deze hulp tonen en stoppen
cli-frame-argument = argument { $argument_name }: { $message }
cli-frame-required = ontbreekt: { $what }
cli-frame-unrecognized = niet begrepen: { $what }
cli-frame-ambiguous = { $option } kan { $matches } betekenen
cli-frame-one-argument = er ontbreekt een waarde
cli-frame-ignored = krijgt geen waarde, ook niet ‘{ $what }’
cli-frame-choice = ‘{ $value }’ is geen van { $choices }

cli-actions-ids = nummers
cli-actions-notation = notatie
cli-actions-meaning = betekenis
cli-actions-ranges = Beslissingen: nummers 0 tot en met { $decision }. Toeval: { $chance } tot en met { $last }.

cli-components-hash = { $game }: hash van het spelmateriaal { $hash }
cli-components-known = bekend: { $fact }
cli-components-value = waarde
cli-components-content = inhoud
cli-components-status = status
cli-components-source = bron
cli-section-m-bank = Bank
cli-section-m-box = Doos
cli-section-m-colours = Kleuren
cli-section-m-layout = Vorm van het landschapsbord
cli-section-m-printed = Gedrukt
cli-section-m-production = Productie
cli-section-m-setup = Voorbereiding
cli-section-m-tiles = Landschapstegels
cli-section-m-town = Stad
cli-section-m-wheel = Rekruteerschijf
cli-section-d-automaton = Automa
cli-section-d-bag = Zak
cli-section-d-dice = Dobbelstenen
cli-section-d-draw-per-type = Trekking per type
cli-section-d-sets = Sets
cli-section-d-supply = Voorraad
cli-section-d-technologies = Technologieën
cli-section-d-tiles = Gebiedstegels
cli-status-fact = feit
cli-status-reported = gemeld
cli-status-reconstruction = reconstructie
cli-status-own = eigen
cli-counts = Aantallen vergeleken met de spelregels
cli-counts-clause = regel
cli-counts-what = aantal
cli-counts-rules = spelregels
cli-counts-file = bestand
cli-at-most = hoogstens { $n }
cli-at-least = minstens { $n }

cli-simulate-players = aantal spelers (3, of zoveel als er bots zijn)
cli-simulate-games = aantal partijen (100)
cli-simulate-seed = dezelfde seed, dezelfde partijen (0)
cli-simulate-bots = één bot voor alle plaatsen, of één voor elke plaats (random); stdio:COMMANDO is een eigen programma
cli-simulate-option = een optie van het spel; meer waarden, of NAAM=all, worden vergeleken
cli-simulate-jobs = processen; het resultaat blijft hetzelfde (1)
cli-simulate-progress = partijen
cli-simulate-head = { $game }, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, seed { $seed }
cli-simulate-not-ended = { $n ->
    [one] { $n } van { $games } was na { $limit } acties niet afgelopen
   *[other] { $n } van { $games } waren na { $limit } acties niet afgelopen
}
cli-simulate-shared = { $n ->
    [one] { $n } van { $games } had meer winnaars, die de overwinning delen
   *[other] { $n } van { $games } hadden meer winnaars, die de overwinning delen
}
cli-simulate-forfeits = { $n ->
    [one] { $bot } heeft 1 beslissing verspeeld.
   *[other] { $bot } heeft { $n } beslissingen verspeeld.
} De eerste melding: { $notice }
cli-simulate-longest = De langste partij, { $n ->
    [one] 1 beslissing
   *[other] { $n } beslissingen
}, is te bekijken met: { $command }
cli-simulate-seat = plaats
cli-simulate-bot = bot
cli-simulate-wins = gewonnen
cli-simulate-share = aandeel
cli-simulate-score = score
cli-simulate-median = mediaan
cli-simulate-range = bereik
cli-simulate-all = alle
cli-simulate-place = volgorde
cli-simulate-interval = 95 %
cli-simulate-place-1 = startspeler
cli-simulate-place-2 = tweede
cli-simulate-place-3 = derde
cli-simulate-place-4 = vierde
cli-simulate-points = punten
cli-simulate-mean = alle bots
cli-simulate-winners = winnaars
cli-simulate-rules = regels
cli-simulate-length = lengte
cli-simulate-mean-length = gemiddeld
cli-simulate-decisions = beslissingen
cli-simulate-chance-outcomes = toevalsuitkomsten
cli-simulate-turns = beurten
cli-simulate-rounds = rondes
cli-simulate-choice = keuze
cli-simulate-games-played = partijen
cli-simulate-taken = genomen
cli-simulate-with = winst met
cli-simulate-without = winst zonder
cli-simulate-action = actie
cli-simulate-times = keer
cli-simulate-per-game = per partij
cli-simulate-options = opties
cli-simulate-winner = winnaar

# De arena: toernooien van bots.
cli-arena = Bots een toernooi laten spelen en meten hoe sterk ze zijn.
cli-arena-players = aantal spelers (2)
cli-arena-bots = de bots, gescheiden door komma’s; stdio:COMMANDO is een eigen programma
cli-arena-games = aantal partijen, in hele blokken (400)
cli-arena-lineup = wie bij elkaar zit: mixed, op alle plaatsen verschillende bots; one-against, de eerste bot alleen tegen elke andere; each-against, elke bot alleen tegen elke andere (mixed, of one-against bij minder bots dan plaatsen)
cli-arena-budget = voor één beslissing van bots die zoeken: 64ms of 200sims
cli-arena-backend = wie de partijen speelt: process, serial of ray (process); het resultaat blijft hetzelfde
cli-arena-jobs = partijen tegelijk (één per kern)
cli-arena-address = een Ray-cluster; zonder adres draait Ray op deze machine
cli-arena-results = elke partij naar dit bestand schrijven zodra ze is afgelopen
cli-arena-resume = doorgaan met wat in het bestand van --results staat
cli-arena-sprt = stoppen zodra vaststaat of de eerste bot L of H procent wint
cli-arena-times = ook zeggen hoe lang beslissingen duurden, wat telkens anders is
cli-arena-html = een pagina met grafieken naar dit bestand schrijven
cli-arena-head = { $game }, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} in { $blocks ->
    [one] 1 blok
   *[other] { $blocks } blokken
}, seed { $seed }
cli-arena-not-ended = { $n } van { $games } niet afgelopen
cli-arena-forfeits = { $n ->
    [one] { $bot } heeft 1 beslissing verspeeld.
   *[other] { $bot } heeft { $n } beslissingen verspeeld.
}
cli-arena-accepted = { $bot } wint eerder { $high } dan { $low }: aangenomen na { $blocks ->
    [one] 1 blok
   *[other] { $blocks } blokken
}, log-likelihoodratio { $ratio }, grens { $bound }
cli-arena-rejected = { $bot } wint eerder { $low } dan { $high }: verworpen na { $blocks ->
    [one] 1 blok
   *[other] { $blocks } blokken
}, log-likelihoodratio { $ratio }, grens −{ $bound }
cli-arena-open = { $bot }, { $low } of { $high }: niet beslist na { $blocks ->
    [one] 1 blok
   *[other] { $blocks } blokken
}, log-likelihoodratio { $ratio }, grenzen ±{ $bound }
cli-arena-stopped = Gestopt na { $n } van { $games } partijen. Met --results BESTAND kan een toernooi later verdergaan.
cli-arena-stopped-file = Gestopt na { $n } van { $games } partijen. Hetzelfde commando met --resume gaat verder.
cli-arena-seats = plaatsen
cli-arena-share = winst
cli-arena-adjusted = zonder geluk
cli-arena-rating = rating
cli-arena-place = gemiddelde rang
cli-arena-score = gemiddelde score
cli-arena-ahead = vóór, in %
cli-arena-mean-time = ms per beslissing
cli-arena-longest-time = langste
cli-arena-page = Toernooi
cli-arena-page-shares = Winstaandelen
cli-arena-page-shares-note = Voor elke plaats die een bot had; een gedeelde overwinning wordt verdeeld. De balk is het interval van 95 % uit opnieuw getrokken blokken. De ring is het aandeel zonder geluk. De streepjeslijn is wat gelijke bots zouden winnen.
cli-arena-page-ratings = Ratings
cli-arena-page-ratings-linear = Volgens Plackett en Luce, met het interval van 95 %; linear heeft 1000. Een bot met 400 meer is tien keer zo sterk.
cli-arena-page-ratings-mean = Volgens Plackett en Luce, met het interval van 95 %; het gemiddelde is 1000. Een bot met 400 meer is tien keer zo sterk.
cli-arena-page-pairs = Wie vóór wie eindigt
cli-arena-page-pairs-note = In hoeveel van 100 ontmoetingen de bot van de regel vóór de bot van de kolom eindigde.
cli-arena-page-length = Lengte van partijen
cli-arena-page-length-note = Gemeten in { $measure }: gemiddeld { $mean }, van { $min } tot { $max }.
cli-arena-page-times = Tijd voor een beslissing
cli-arena-page-times-note = De balk is het gemiddelde, het teken de langste, in milliseconden op een logaritmische schaal; alleen beslissingen met een keuze.
cli-arena-page-figures = Alle cijfers
cli-arena-page-method = Een blok is één seed in alle rotaties van de plaatsen; intervallen worden over blokken getrokken. Regels { $rules }, spelmateriaal { $components }, opties: { $options }, opstelling { $lineup }.
cli-arena-page-no-options = zoals gewoonlijk

cli-balance = Meten hoe goed de waarden van een spel in balans zijn.
cli-balance-report = Bots laten spelen, tellen wat ze gebruiken en dat vergelijken met wat gewenst is.
cli-balance-players = aantallen spelers (alle behalve solo)
cli-balance-games = partijen voor elk aantal spelers (100)
cli-balance-bots = de bot op alle plaatsen (net)
cli-balance-option = een optie van het spel; meer waarden, of NAAM=all, staan naast elkaar
cli-balance-beside = een tweede materiaalbestand, naast het eerste of naast de meegeleverde waarden
cli-balance-gifts = meten wat geschenken waard zijn, uit K partijen
cli-balance-forced = meten wat niet gekozen zetten waard zijn, uit K partijen
cli-balance-results = alle resultaten meteen naar dit bestand schrijven en doorgaan met wat erin staat
cli-balance-progress = delen van het werk
cli-balance-stopped = Gestopt na { $n } van { $all } delen van het werk. Met --results BESTAND kan het later verder.
cli-balance-stopped-file = Gestopt na { $n } van { $all } delen van het werk. Hetzelfde commando gaat verder.
cli-balance-page = Balans
cli-balance-head = { $game }, { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} per kolom, bots { $bots }, seed { $seed }
cli-balance-players-of = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
cli-balance-shipped = meegeleverde waarden
cli-balance-wanted = Wat gewenst is
cli-balance-wanted-note = Achter een waarde buiten het bereik staat met hoeveel standaardfouten.
cli-balance-between = bereik
cli-balance-anywhere = bij een of ander aantal spelers
cli-balance-target = { $group } – { $things }: { $figure }
cli-balance-column = { $group }: { $figure }
cli-balance-margin = voorsprong van de winnaar
cli-balance-nothing = niets
cli-balance-lead = punten voorsprong
cli-balance-win = winstaandeel, in procentpunten
cli-balance-worth-gifts = Wat geschenken waard zijn
cli-balance-worth-gifts-note = Eén plaats krijgt iets vóór de eerste beurt, elke plaats een keer; dezelfde bots en hetzelfde toeval met het geschenk en zonder. De lijn is het interval van 95 %.
cli-balance-worth-forced = Wat andere zetten waard zijn
cli-balance-worth-forced-note = Waar een zet mogelijk was en niet gekozen werd, wordt hij toch gedaan, en beide partijen worden door dezelfde bots met hetzelfde toeval uitgespeeld. De lijn is het interval van 95 %.
cli-balance-bars-note = Een balk voor elke kolom van het rapport; wat er is en nooit gebruikt wordt, staat op 0.
cli-balance-places-note = De lijn is het interval van Wilson van 95 %, de streepjeslijn wat eerlijk is.
cli-balance-method = Regels { $rules }. Voor standaardfouten is een partij één waarneming.
cli-balance-components = { $file }: spelmateriaal { $digest }.
cli-balance-group-actions = Hoofdacties
cli-balance-group-bank = Velden van de bank
cli-balance-group-large-parts = Productiegebieden, grote velden
cli-balance-group-small-parts = Productiegebieden, kleine velden
cli-balance-group-town-rows = Beloningen per rij van de stad
cli-balance-group-town-columns = Aannemers per prijs
cli-balance-group-auctions = Veilingen
cli-balance-group-bidders = Bieders in een veiling
cli-balance-group-tiles = Landschapstegels
cli-balance-group-costs = Velden per kosten
cli-balance-group-canteens = Waterzakken per plaats in de volgorde
cli-balance-group-trades = Koehandel
cli-balance-group-wheel = Velden van de rekruteerschijf
cli-balance-group-technologies = Technologieën
cli-balance-group-ends = Wat het spel beëindigde
cli-balance-group-growth = Groei per derde van de partij
cli-balance-group-faces = Zijden van de dobbelstenen
cli-balance-group-map-tiles = Gebiedstegels
cli-balance-group-tokens = Grondstoffiches
cli-balance-group-harvests = Oogsten per aantal fiches
cli-balance-group-sales = Handel
cli-balance-group-places = Overwinningen per plaats in de volgorde
cli-balance-group-length = Lengte
cli-balance-group-points = Punten per bron
cli-balance-group-margins = Voorsprong
cli-balance-figure-share = aandeel
cli-balance-figure-per-game = per partij
cli-balance-figure-per-seat = per speler en partij
cli-balance-figure-of-auctions = aandeel van de veilingen
cli-balance-figure-built-on = bebouwd, telkens als het er lag
cli-balance-figure-taken-per-game = gepakt per partij
cli-balance-figure-used-per-game = ingezet per partij
cli-balance-figure-taken-share = genomen door wie haar zag
cli-balance-figure-win-with = winstaandeel ermee
cli-balance-figure-win-without = winstaandeel zonder
cli-balance-figure-limit-mean = gemiddelde dobbelsteenlimiet
cli-balance-figure-dice-mean = gemiddeld aantal dobbelstenen
cli-balance-figure-rolled-per-game = geworpen per partij
cli-balance-figure-spent-per-game = gebruikt voor acties per partij
cli-balance-figure-changing-per-game = gebruikt om andere dobbelstenen te veranderen per partij
cli-balance-figure-explored-share = verkend
cli-balance-figure-controlled-share = gecontroleerd aan het einde
cli-balance-figure-gained-per-game = gekregen per partij
cli-balance-figure-sold-per-game = ingeruild per partij
cli-balance-figure-of-winners = van een winnaar

cli-train-recipe = hoe er wordt getraind: smoke, linear, net of een eigen TOML-bestand (net)
cli-train-out = map voor alles wat eruit komt (SPEL-RECEPT)
cli-train-resume = doorgaan na de laatste tussenstand van de map
cli-train-jobs = processen; het resultaat is hetzelfde (alle kernen)
cli-train-seed = in plaats van de startwaarde van het recept
cli-train-rounds = in plaats van het aantal rondes van het recept
cli-train-loss = verlies { $loss }
cli-train-share = { $rung }/{ $players } { $share }
cli-train-interrupted = Gestopt; alles tot de laatste tussenstand blijft bewaard. Doorgaan met: { $command }
cli-train-done = Het model, de modelkaart, krommen en grafieken staan in { $folder }. Hash: { $hash }
cli-dataset-out = het Parquet-bestand dat wordt geschreven
cli-dataset-records = spelverslagen van één spel
cli-dataset-game = het spel dat bots spelen
cli-dataset-option = een optie van het spel
cli-dataset-done = { $file }: { $decisions ->
    [one] { $decisions } beslissing
   *[other] { $decisions } beslissingen
} uit { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}.

# Hints and analysis
cli-analyse = Een spelverslag beoordelen: kansen, vaardigheid en geluk, fouten.
cli-analyse-budget = hoe lang bij elke beslissing wordt gezocht, als 200sims of 64ms ({ $budget })
cli-analyse-model = een eigen waarderingsfunctie (.npz)
cli-analyse-progress = stappen
cli-analyse-seat = alleen de fouten van plaats N tonen
error-no-seat = plaats { $seat } is er niet: ze gaan van 1 tot en met { $most }
ui-analyse-course = Winstkans, van stap 0 tot en met { $entries }
ui-analyse-accuracy = nauwkeurigheid
ui-analyse-start = kans aan het begin
ui-analyse-skill = eigen beslissingen
ui-analyse-gifts = beslissingen van anderen
ui-analyse-luck = geluk
ui-analyse-rest = later anders beoordeeld
ui-analyse-end = kans aan het einde
ui-analyse-decisions = beslissingen met een keuze
ui-analyse-blunder = grove fouten
ui-analyse-mistake = fouten
ui-analyse-inaccuracy = onnauwkeurigheden
ui-analyse-note = Procenten van de overwinning, met { $unit ->
    [ms] { $n } ms
   *[sims] { $n ->
        [one] 1 simulatie
       *[other] { $n } simulaties
    }
} voor elke beslissing.
ui-analyse-none = Geen fout waarvan de zoektocht zeker is.
ui-analyse-blunder-at = Stap { $entry }, { $player }: grove fout, −{ $percent } % (± { $error })
ui-analyse-mistake-at = Stap { $entry }, { $player }: fout, −{ $percent } % (± { $error })
ui-analyse-inaccuracy-at = Stap { $entry }, { $player }: onnauwkeurigheid, −{ $percent } % (± { $error })
ui-analyse-played = gespeeld
ui-analyse-better = beter
ui-analyse-why = waarom
ui-analyse-gain = { $group } +{ $percent } %
ui-analyse-wins = dat wint het spel
ui-analyse-loses = wat gespeeld is, verliest het spel
ui-analyse-later = het loont pas later
ui-side-own = { $group } (zelf)
ui-side-others = { $group } (anderen)
ui-hint-area = Kijk hier: { $area }.
ui-hint-kind = Wat te doen: { $kind }.
ui-hint-move = Het beste: { $move } ({ $what }).
ui-hint-only = Er is maar één zet mogelijk: { $move } ({ $what }).
ui-hint-gap = Dat is { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } % van de overwinning meer waard dan { $move } ({ $what }).
ui-hint-equal = Ongeveer even goed: { $move } ({ $what }).
ui-hint-why = De meeste winst zit hier: { $group }.
ui-hint-wins = Dat wint het spel.

cli-levels = niveaus van de bots, het zwakste eerst:
ui-level-greenhorn = Groentje
ui-level-greenhorn-does = speelt op gevoel en ziet veel over het hoofd; goed voor een eerste partij
ui-level-drover = Veedrijver
ui-level-drover-does = kent de weg, maar neemt menige omweg
ui-level-rancher = Rancher
ui-level-rancher-does = speelt degelijk, met af en toe een misser
ui-level-scout = Verkenner
ui-level-scout-does = plant de eigen beurt en maakt zelden een misser
ui-level-sheriff = Sheriff
ui-level-sheriff-does = plant elke beurt tot het einde en kiest altijd het beste plan
ui-level-legend = Legende
ui-level-legend-does = denkt meerdere beurten vooruit, ook aan jouw antwoorden
