m-title = Montana
m-coin = munten
m-coin-count = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
m-cattle = koeien
m-cattle-count = { $n ->
    [one] { $n } koe
   *[other] { $n } koeien
}
m-canteen = waterzakken
m-canteen-count = { $n ->
    [one] { $n } waterzak
   *[other] { $n } waterzakken
}
m-segment-count = { $n ->
    [one] { $n } veld
   *[other] { $n } velden
}
m-grain = graan
m-grain-count = { $n } graan
m-pumpkin = pompoenen
m-pumpkin-count = { $n ->
    [one] { $n } pompoen
   *[other] { $n } pompoenen
}
m-small-copper = kleine koper
m-small-copper-count = { $n } kleine koper
m-large-copper = grote koper
m-large-copper-count = { $n } grote koper
m-small-stone = kleine steen
m-small-stone-count = { $n } kleine steen
m-large-stone = grote steen
m-large-stone-count = { $n } grote steen
m-worker-copper = bruine arbeiders
m-worker-copper-count = { $n ->
    [one] { $n } bruine arbeider
   *[other] { $n } bruine arbeiders
}
m-worker-stone = grijze arbeiders
m-worker-stone-count = { $n ->
    [one] { $n } grijze arbeider
   *[other] { $n } grijze arbeiders
}
m-worker-grain = beige arbeiders
m-worker-grain-count = { $n ->
    [one] { $n } beige arbeider
   *[other] { $n } beige arbeiders
}
m-worker-pumpkin = oranje arbeiders
m-worker-pumpkin-count = { $n ->
    [one] { $n } oranje arbeider
   *[other] { $n } oranje arbeiders
}
m-worker-any-count = { $n ->
    [one] { $n } arbeider naar keuze
   *[other] { $n } arbeiders naar keuze
}
m-bank = Bank
m-mine = Mijn
m-quarry = Groeve
m-grain-field = Graanveld
m-farm = Akker

why-action-done = Je hebt je actie al gekozen.
why-m-must-act = Je moet een actie uitvoeren voordat je de beurt beëindigt.
why-paid-hiring-once = Extra rekruteren mag maar één keer per beurt.
why-space-occupied = Het veld is bezet.
why-exact-workers = { $need ->
    [one] Hier heb je precies 1 arbeider nodig.
   *[other] Hier heb je precies { $need } arbeiders nodig.
}
why-area-workers = Nodig: 1 arbeider in de aangegeven kleur of 2 arbeiders in andere kleuren.
why-small-part-first = Het kleine veld pas na het grote veld ernaast.
why-town-lowest = Niet genoeg pompoenen voor de laagste prijs.
why-right-of-pawn = Alleen rechts van de aannemer die daar staat.
why-first-placement = Jij koos de stad en moet je aannemer plaatsen.
why-exactly-three = Deze rij geeft precies 3 goederen.
why-nothing-to-upgrade = Geen kleine koper of kleine steen om te ruilen.
why-lake = Op een meer kan niet worden gebouwd.
why-beside-canteen = Niet naast een meer met een waterzak: zo is het voor deze tafel afgesproken.
why-mountain = Op een berg kan niet worden gebouwd.
why-start-tile = Hier ligt de starttegel.
why-field-settled = Hier ligt al een nederzetting.
why-not-adjacent = Grenst niet aan een nederzetting of de starttegel.
why-exact-goods = Precies de afgebeelde goederen zijn nodig: { $goods }.
why-build-limit = Maximaal 3 nederzettingen per beurt.
why-no-settlements-left = Je hebt geen nederzettingen meer.
why-no-cattle = Je hebt geen koe.
why-no-cattle-trade-now = Koehandel is op dit moment niet mogelijk.
why-supply-lacks = Niet in de voorraad: { $what }.
why-no-canteen = Je hebt geen waterzak.
why-canteen-end = Een waterzak alleen aan het einde van je eigen beurt.
why-tile-drawn = Deze tegel ligt al op het landschapsbord.

log-m-first-player = Startspeler: { $player }.
log-tile = Landschapstegel { $tile } ligt op plaats { $slot }, draaiing { $rotation }.
log-start-tile = { $player } heeft de starttegel gelegd ({ $field }).
log-start-coins = { $player } begint met { $coins }.
log-spin = { $player } heeft aan de rekruteerschijf gedraaid: { $workers }.
log-hire = { $player } heeft { $workers } gerekruteerd.
log-move-pointer = { $player } heeft { $grain } betaald en de pijl { $segments } vooruitgezet.
log-surplus = { $player } heeft { $workers } teruggelegd (maximaal 8 arbeiders).
log-bank = { $player } heeft { $workers } bij de bank geplaatst en { $coins } gekregen.
log-produce = { $place }: { $player } heeft { $workers } geplaatst, { $coins } betaald en { $goods } gekregen.
log-small-part = { $place }: { $player } heeft extra { $workers } geplaatst en { $goods } gekregen.
log-cleared = { $place }: alle velden waren bezet, de arbeiders zijn terug in de voorraad.
log-town-open = { $player } heeft de stad gekozen en 1 pompoen gepakt.
log-town-place = { $player } heeft de aannemer in rij { $row } geplaatst, prijs { $n }.
log-outbid = { $other } heeft { $player } overboden.
log-reward = { $player } heeft { $pumpkins } betaald en de beloning van rij { $row } gekregen.
log-reward-lost = { $player } kon { $pumpkins } niet meer betalen: geen beloning van rij { $row }.
log-receive = { $player } heeft { $goods } gekregen.
log-upgrade = { $player } heeft { $small } geruild voor { $large }.
log-scarcity = Te weinig in de voorraad ({ $what }): iedereen legt 1 terug.
log-scarcity-return = { $player } heeft { $goods } teruggelegd.
log-build = { $player } heeft een nederzetting gebouwd ({ $field }) en { $goods } betaald.
log-double = Dubbel veld { $field }: 1 extra nederzetting.
log-line = Lijn van vier door { $field }: 1 extra nederzetting.
log-unbuilt = { $player } heeft { $coins } gekregen voor niet gebouwde nederzettingen.
log-cattle-taken = { $player } heeft 1 koe gepakt ({ $field }).
log-canteen-taken = { $player } heeft de waterzak van het meer gekregen ({ $field }).
log-canteen-used = { $player } heeft een waterzak ingezet en is nog eens aan de beurt.
log-cattle-trade = { $player } heeft 1 koe geruild voor { $what }.
log-last-settlement = { $player } heeft de laatste nederzetting gebouwd. De ronde wordt uitgespeeld.

m-hire = Rekruteren
    .inner = rekruteren
m-work = Werken
    .inner = werken
m-turn = Beurt
    .inner = beurt
m-last-round = laatste ronde
m-wheel = Schijf
m-town = Stad
m-supply = Voorraad
m-workers = arbeiders
m-settlements = nederzettingen
m-settlements-count = { $n ->
    [one] { $n } nederzetting
   *[other] { $n } nederzettingen
}
m-first-player = startspeler
m-tie-break-1 = koeien en waterzakken samen
m-tie-break-2 = munten, arbeiders en goederen samen
m-colour-copper = bruin
    .attr = bruine
m-colour-stone = grijs
    .attr = grijze
m-colour-grain = beige
m-colour-pumpkin = oranje
m-colour-any = naar keuze
m-does-hire = aan de schijf draaien en de 2 getoonde arbeiders nemen
m-does-small = nogmaals arbeiders, voor de goederen van het kleine veld
m-does-town = 1 pompoen pakken, dan bieden op een beloning
m-does-pass = uit deze veiling stappen
m-does-done = niet meer ruilen
m-does-end = de beurt beëindigen
m-does-canteen = de beurt beëindigen en een waterzak inzetten voor nog een beurt

ask-start = Jij bent de startspeler: leg de starttegel op een veld.
ask-pick = { $n ->
    [one] Veld met 2 witte arbeiders: kies de tweede arbeider.
   *[other] Veld met 2 witte arbeiders: kies { $n } arbeiders, één voor één.
}
ask-surplus = Maximaal 8 arbeiders: leg er { $n } terug.
ask-turn-main = Kies een actie: rekruteren, werken of bouwen.
ask-turn-hired = Betaal graan om de pijl vooruit te zetten en nog eens te rekruteren, of beëindig de beurt.
ask-turn-worked = Gebruik ook het kleine veld, of beëindig de beurt.
ask-turn-built = { $n ->
    [one] Bouw nog eens (1 van 3 keer gebouwd), of beëindig de beurt: 1 munt per niet gebouwde nederzetting.
    [2] Bouw nog eens (2 van 3 keer gebouwd), of beëindig de beurt: 1 munt per niet gebouwde nederzetting.
   *[other] Je hebt 3 keer gebouwd: beëindig de beurt.
}
ask-turn-done = Drijf koehandel, of beëindig de beurt.
ask-place-bank = { $n ->
    [one] Bank: plaats 1 arbeider naar keuze.
   *[other] Bank: plaats { $n } arbeiders naar keuze, één voor één.
}
ask-place-large = { $place }: plaats { $worker } of 2 in andere kleuren.
ask-place-small = { $place }, klein veld: plaats { $worker } of 2 in andere kleuren.
ask-place-second = { $place }: plaats de tweede arbeider.
ask-bid-first = Stad: plaats je aannemer bij een prijs die je kunt betalen.
ask-bid = Stad: plaats je aannemer bij een prijs die je kunt betalen, of pas.
ask-take = { $n ->
    [one] Je beloning: kies het laatste goed.
   *[other] Je beloning: kies { $n } goederen, één voor één.
}
ask-upgrade = { $n ->
    [one] Je beloning: ruil desgewenst 1 keer kleine koper of kleine steen voor groot.
   *[other] Je beloning: ruil tot { $n } keer kleine koper of kleine steen voor groot.
}

# On the map: at most 6 cells.
ui-montana-start = start
ui-montana-placed = gelegd
ui-montana-left = over
ui-montana-area = 1 { FORM($colour, "attr") } of 2 andere; + klein veld
# What the first word of a move means; where it is the same word, only that one is shown.
ui-montana-verb-build = bouwen
ui-montana-verb-pick = kiezen
ui-montana-verb-place = plaatsen
ui-montana-verb-return = terugleggen
ui-montana-verb-start = starttegel
ui-montana-verb-take = nemen
ui-montana-verb-trade = koehandel
ui-montana-verb-upgrade = ruilen
ui-montana-legend-goods = g graan, p pompoen, c/C kleine/grote koper, s/S kleine/grote steen, $ munt
ui-montana-legend-pieces = Ÿ koe, ô waterzak, ⌂ nederzetting, ↑ klein goed ruilen voor groot
ui-montana-legend-workers = w arbeider: c bruin, s grijs, g beige, p oranje, ? kleur naar keuze; · onbezet
ui-montana-legend-map = landschapsbord: kosten per veld, ×2 dubbel veld, ~ meer, ^ berg, ▌ nu mogelijk
ui-montana-won-1 = Meeste nederzettingen op het bord: { $n }.
ui-montana-won-2 = Gelijk in nederzettingen; meeste koeien en waterzakken samen: { $n }.
ui-montana-won-3 = Gelijk in nederzettingen en in koeien en waterzakken; meeste munten, arbeiders en goederen samen: { $n }.
ui-montana-won-shared = Gelijk in nederzettingen en in beide tiebreaks: gedeelde overwinning.

# Statistics
stat-m-goods = goederen
stat-m-fields = velden
stat-m-doubles = dubbele velden
stat-m-lines = lijnen van vier
stat-m-towns = veilingen geopend
stat-m-rewards = veilingen gewonnen
stat-m-outbid = door anderen overboden
m-contested = een tweede bieder
m-auction-outbid = iemand overboden

act-m-hire = Rekruteren: aan de schijf draaien
act-m-pointer = { $grain } betalen en de pijl { $segments } vooruitzetten
act-m-small = Ook het kleine veld gebruiken
act-m-town = Naar de stad gaan
act-m-pass = Passen
act-m-done = Niet meer ruilen
act-m-end = Beurt beëindigen
act-m-canteen = Een waterzak inzetten voor nog een beurt
act-m-pick = { $worker } nemen
act-m-place = { $worker } plaatsen
act-m-return = { $worker } terugleggen
act-m-take = { $goods } nemen
act-m-upgrade = { $small } ruilen voor { $large }
act-m-trade = 1 koe ruilen voor { $what }
act-m-bank = Bank, veld { $n }
act-m-space = { $place }, veld { $n }
act-m-pawn = De aannemer in rij { $row }, kolom { $column } plaatsen
act-m-build = Bouwen op { $field }
act-m-start = De starttegel op { $field } leggen
act-m-first = Startspeler: { $player }
act-m-spin = Veld { $n } van de rekruteerschijf: { $workers }
act-m-tile = Landschapstegel { $tile }, draaiing { $rotation }
act-m-drawn = Starttegel op { $field }

table-m-hire = rekruteren kiezen: er wordt aan de schijf gedraaid (M5.1)
table-m-pointer = N graan betalen, de pijl vooruitzetten, N van 1 tot en met 7 (M5.2)
table-m-small = het kleine veld naast het zojuist gebruikte veld gebruiken (M6.5)
table-m-town = werken in de stad kiezen (M6.7)
table-m-pass = uit de veiling stappen (M6.12, M6.14)
table-m-done = aangeven dat er niet meer wordt geruild (M6.16)
table-m-end = de beurt beëindigen (M3.3)
table-m-canteen = de beurt beëindigen en een waterzak inzetten voor nog een beurt (M3.4)
table-m-pick = een arbeider van een veld met 2 witte arbeiders (M5.1)
table-m-place = een arbeider op het gekozen veld plaatsen (M6.2, M6.4)
table-m-return = een arbeider boven de acht terugleggen (M5.3)
table-m-take = graan, kleine koper of kleine steen van rij 2 (M6.16)
table-m-upgrade = koper of steen, klein voor groot (M6.16)
table-m-trade = één koe voor een goed, munten of een arbeider (M8.1)
table-m-bank = veld N van de bank kiezen (M6.2)
table-m-space = veld N van een productiegebied kiezen (M6.4)
table-m-pawn = de aannemer in de stad plaatsen (M6.10)
table-m-build = een nederzetting bouwen (M7)
table-m-start = de starttegel leggen (M2.2)
table-m-first = toeval: de startspeler (M2.0)
table-m-spin = toeval: de pijl stopt (M5.1)
table-m-tile = toeval: de volgende landschapstegel (M2.1)
table-m-drawn = toeval: het veld van de starttegel (M2.2)

option-m-first-player = Startspeler
option-m-first-player-does = wie begint: door loting of de speler met dit nummer
option-m-first-player-drawn = door loting
option-m-start-tile = Starttegel
option-m-start-tile-does = wie bepaalt op welk veld de starttegel ligt
option-m-start-tile-first = de startspeler kiest
option-m-start-tile-last = de laatste speler kiest
option-m-start-tile-random = willekeurig
option-m-start-near-canteen = Starttegel naast een waterzak
option-m-start-near-canteen-does = of de starttegel naast een meer met een waterzak mag liggen
option-m-line = Lijn van vier
option-m-line-does = hoeveel velden op een rij een extra nederzetting opleveren
option-m-line-reached = vier of meer
option-m-line-exact = precies vier
option-m-row-2 = Rij 2 van de stad
option-m-row-2-does = hoeveel goederen rij 2 geeft
option-m-row-2-exactly = precies 3
option-m-row-2-up-to = maximaal 3

cli-points-fields = velden
cli-points-double-fields = dubbele velden
cli-points-lines-of-four = lijnen van vier

count-m-box-workers-of-each-colour = arbeiders van elke kleur
count-m-box-cattle = koeien in de doos
count-m-box-canteens = waterzakken in de doos
count-m-box-settlements-of-each-player = nederzettingen van elke speler
count-m-box-landscape-tiles = landschapstegels in de doos
count-m-box-worker-limit = arbeiderslimiet
count-m-box-goods = goederen in de doos
count-m-setup-small-goods-in-supply = kleine goederen per soort in de voorraad
count-m-setup-large-goods-in-supply = grote goederen per soort in de voorraad
count-m-setup-settlements = nederzettingen bij het begin
count-m-setup-landscape-tiles = landschapstegels per partij
count-m-setup-coins-by-turn-order = munten naar beurtvolgorde
count-m-setup-cattle = koeien bij het begin
count-m-setup-goods = goederen bij het begin
count-m-tiles = landschapstegels van 7 zeshoeken
count-m-canteens = waterzak-symbolen
count-m-cattle = koe-symbolen
count-m-layout = gelegde tegels

help-m-goal-title = Doel
help-m-goal =
    Heb aan het einde van het spel de meeste nederzettingen op het landschapsbord. Om te bouwen heb je goederen nodig,
    voor goederen arbeiders en munten, en arbeiders krijg je door aan de rekruteerschijf te draaien.
help-m-turn-title = Beurt
help-m-turn =
    Doe in je beurt precies één actie: rekruteren, werken of bouwen. Ervoor en erna mag je koehandel drijven, en aan het
    einde van de beurt mag je een waterzak inzetten. Daarna is de speler links van je aan de beurt.
help-m-hire-title = Rekruteren
help-m-hire =
    Draai aan de rekruteerschijf en neem de 2 afgebeelde arbeiders; bij een veld met 2 witte arbeiders neem je
    2 arbeiders naar keuze. Je houdt maximaal 8 arbeiders en legt de overtollige terug.
help-m-paid-hiring-title = Extra rekruteren
help-m-paid-hiring =
    Na het draaien mag je één keer per beurt graan betalen en nog eens rekruteren: 1 graan voor elk veld dat je de pijl
    met de klok mee vooruitzet, 1 tot en met 7. Neem de 2 arbeiders die daar zijn afgebeeld.
help-m-work-title = Werken
help-m-work =
    Gebruik één plaats op het arbeidersbord: een veld van de bank, een veld van een productiegebied, of de stad.
    Arbeiders blijven staan. Zijn aan het einde van een beurt alle velden van de bank of alle grote velden van een gebied
    bezet, dan gaan alle arbeiders daar terug naar de voorraad.
help-m-bank-title = Bank
help-m-bank =
    Plaats op een onbezet veld precies het afgebeelde aantal arbeiders, in kleuren naar keuze, en ontvang de afgebeelde
    munten.
help-m-production-title = Productie
help-m-production =
    De mijn, de groeve, het graanveld en de akker geven kleine koper, kleine steen, graan en pompoenen. Plaats op een
    onbezet groot veld 1 arbeider in de aangegeven kleur of 2 arbeiders in andere kleuren, betaal de afgebeelde munten
    en ontvang de goederen. Daarna mag je op dezelfde manier nog eens arbeiders plaatsen op het kleine veld ernaast,
    voor de goederen daarvan en zonder munten te betalen.
help-m-town-title = Stad
help-m-town =
    Neem 1 pompoen en plaats je aannemer in een rij, bij een prijs in pompoenen die je kunt betalen; de anderen volgen
    of passen. In een rij met een aannemer mag je alleen rechts daarvan; wie wordt overboden, plaatst de aannemer
    opnieuw of past. Aan het einde betaalt iedereen die er nog staat en ontvangt de beloning van de rij: 1 koe en tot
    3 keer klein voor groot ruilen; 3 goederen naar keuze uit kleine steen, kleine koper en graan; tot 2 keer klein voor
    groot ruilen; of 2 munten en tot 1 keer klein voor groot ruilen.
help-m-upgrade-title = Klein voor groot ruilen
help-m-upgrade =
    Leg 1 kleine koper terug voor 1 grote koper, of 1 kleine steen voor 1 grote steen. Dat kan alleen in de stad. Een
    klein goed vervangt nooit een groot goed, en omgekeerd.
help-m-build-title = Bouwen
help-m-build =
    Bouw 1 tot 3 nederzettingen, elk op een vrij veld dat grenst aan de starttegel of aan een nederzetting van wie
    dan ook, nooit op een meer of een berg. Betaal precies de goederen die op het veld zijn afgebeeld. Neem de koe die
    er staat en de waterzak van elk aangrenzend meer. Voor elke nederzetting die je minder dan 3 bouwt, krijg je
    1 munt.
help-m-double-title = Dubbel veld
help-m-double =
    Op een veld met het symbool van twee nederzettingen leg je voor de prijs van het veld 2 nederzettingen. De tweede
    telt niet mee voor de 3.
help-m-line-title = Lijn van vier
help-m-line =
    Vormt het nieuwe veld een rechte, ononderbroken lijn van precies 4 velden van jou, dan leg je er gratis
    1 nederzetting bij. Elke richting telt apart; een langere lijn levert niets op. Een dubbel veld telt als één veld.
help-m-scarcity-title = Schaarste
help-m-scarcity =
    Ligt er van een goed of een kleur arbeiders te weinig in de voorraad voor wat je zou krijgen, dan legt iedereen er
    1 van terug, jij ook, tot er genoeg is of niemand er nog een heeft. Dit geldt niet voor munten, koeien, waterzakken
    en nederzettingen.
help-m-cattle-title = Koehandel
help-m-cattle =
    In je beurt mag je voor en na je actie en tussen de stappen ervan koeien terugleggen: elke koe levert 1 graan,
    1 pompoen, 1 kleine koper of 1 kleine steen op, of 3 munten, of 1 arbeider naar keuze.
help-m-canteen-title = Waterzak
help-m-canteen =
    Aan het einde van je beurt mag je een waterzak inzetten: die gaat terug in de doos, en je krijgt meteen nog een hele
    beurt. Aan het einde daarvan mag dat weer.
help-m-end-title = Einde
help-m-end =
    Heeft iemand de laatste eigen nederzetting gelegd, dan wordt de ronde uitgespeeld. De meeste nederzettingen op het
    bord winnen; daarna de meeste koeien en waterzakken samen; daarna de meeste munten, arbeiders en goederen samen;
    daarna wordt de overwinning gedeeld.

# Hints and analysis
ui-area-m-wheel = de schijf
ui-area-m-bank = de bank
ui-area-m-production = de productiegebieden
ui-area-m-town = de stad
ui-area-m-landscape = het landschapsbord
ui-area-m-workers = je arbeiders
ui-area-m-cattle = je koeien
ui-area-m-turn = het einde van de beurt
ui-group-m-town = veiling in de stad
ui-group-m-board = vrije werkvelden
ui-group-m-supply = voorraad
ui-group-m-goods = goederen
ui-group-m-fields = velden om op te bouwen
ui-group-m-turn = tijdwinst
ui-group-m-workers = arbeiders
ui-group-m-coins = munten
ui-group-m-cattle = koeien en waterzakken
ui-group-m-settlements = nederzettingen
