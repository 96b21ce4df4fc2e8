ui-seat = Speler { $n }

list-nothing = niets
list-more = { $start }, { $item }
list-last = { $start } en { $item }
list-or = { $start } of { $item }
list-apart = { $start }; { $item }

why-game-over = Het spel is afgelopen.
why-not-possible-now = Op dit moment niet mogelijk.
why-not-enough = Niet genoeg { $what }: { $need } nodig, je hebt { $have }.
why-fixed-order = Houd de volgorde van de lijst aan, zodat de rest nog volstaat.
why-no-such-space = Die plaats is er hier niet.
why-unreadable = ‘{ $text }’ is geen zet van dit spel.

# What was wrong with the input; it stands behind “landrush: ”.
error-no-language = geen taal ‘{ $lang }’; de talen zijn: { $languages }
error-no-game = geen spel ‘{ $game }’; de spellen zijn: { $games }
error-no-bot = geen bot ‘{ $bot }’; de bots zijn: { $bots }
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
ui-bot-named = bot { $bot }
ui-seated = { $player } { $who }
ui-play-start = { $game }: { $seats }
ui-play-hint = help  { $parts }  log  why ZET  undo  restart  save BESTAND  quit
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
ui-play-help-undo = je laatste beslissing terugnemen; wat geloot is, blijft zo
ui-play-help-save = het spelverslag in een bestand opslaan (of de spelsituatie, als de naam op .json eindigt); landrush play { $game } --load BESTAND gaat ermee verder
ui-play-help-quit = het spel verlaten
ui-play-topics = Onderwerpen: { $topics }.
ui-play-topic = { $title }: { $text }
ui-play-no-topic = Er is geen onderwerp ‘{ $topic }’. Onderwerpen: { $topics }.
ui-play-earlier = … { $n } eerder: log
ui-play-possible = Nu mogelijk.
ui-play-then = Nu mogelijk. Dan: { $events }
ui-play-saved = Opgeslagen in { $file }.
ui-play-not-saved = Kan { $file } niet schrijven: { $why }.
why-nothing-to-undo = Er is niets om ongedaan te maken.
ui-play-no-number = Optie { $n } is er niet: de opties gaan van 1 tot en met { $most }.
ui-play-no-argument = Na { $command } moet nog iets volgen; zie help.
ui-play-choose = Typ het nummer van een optie of een zet; zie help.
ui-play-pause = Druk op Enter om verder te gaan.
ui-play-over = Het spel is afgelopen.

# The command line. Words in capitals stand for what is typed; Latin letters keep its columns straight.
cli-word-command = COMMANDO
cli-word-game = SPEL
cli-word-file = BESTAND
cli-word-lang = TAAL
cli-word-option = NAAM=WAARDE
cli-about = Montana en Dice Settlers.
cli-play = Een spel spelen in de terminal.
cli-simulate = Bots veel partijen laten spelen en die samenvatten.
cli-components = Het materiaal van een spel tonen en hoe elke waarde bekend is.
cli-actions = De vaste actietabel van een spel tonen.
cli-bench = De engine meten naast andere engines.
cli-version = de versie tonen, en of de kern gecompileerd is
cli-lang = taal: { $languages }
cli-see-help = { $prog }: { $problem }; zie { $prog } --help
cli-options-of = opties van { $game }, de standaardwaarde eerst:
cli-arg-game = montana of dice-settlers
cli-arg-components = eigen materiaalbestand (TOML)
cli-arg-json = alles als JSON tonen in plaats van in tabellen
cli-play-seats = voor elke speler human of de naam van een bot (human,greedy,greedy); human alleen speelt solo
cli-play-seed = herhaalt het toeval en de bots van een partij
cli-play-option = een optie van het spel
cli-play-load = een opgeslagen spelsituatie voortzetten
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
cli-simulate-bots = één bot voor alle plaatsen, of één voor elke plaats (random)
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
