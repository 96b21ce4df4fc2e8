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
why-mountain = Op een berg kan niet worden gebouwd.
why-start-tile = Hier ligt de starttegel.
why-field-settled = Hier ligt al een nederzetting.
why-not-adjacent = Grenst niet aan een nederzetting of de starttegel.
why-exact-goods = Precies de afgebeelde goederen zijn nodig: { $goods }.
why-build-limit = Maximaal 3 nederzettingen per beurt.
why-no-settlements-left = Je hebt geen nederzettingen meer.
why-no-cattle = Je hebt geen koe.
why-no-cattle-trade-now = Koehandel is op dit moment niet mogelijk.
why-no-canteen = Je hebt geen waterzak.
why-canteen-end = Een waterzak alleen aan het einde van je eigen beurt.
why-tile-drawn = Deze tegel ligt al op het landschapsbord.

log-tile = Landschapstegel { $tile } ligt op plaats { $slot }, draaiing { $rotation }.
log-start-tile = { $player } heeft de starttegel gelegd ({ $field }).
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
m-first-player = startspeler
m-tie-break-1 = koeien en waterzakken samen
m-tie-break-2 = munten, arbeiders en goederen samen
m-colour-copper = bruin
m-colour-stone = grijs
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
ask-place-large = { $place }: plaats 1 arbeider ({ $colour }) of 2 in andere kleuren.
ask-place-small = { $place }, klein veld: plaats 1 arbeider ({ $colour }) of 2 in andere kleuren.
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

ui-montana-placed = gelegd
ui-montana-left = over
ui-montana-area = 1 { $colour } of 2 andere; + klein veld
ui-montana-legend-goods = g graan, p pompoen, c/C kleine/grote koper, s/S kleine/grote steen, $ munt
ui-montana-legend-pieces = Ÿ koe, ô waterzak, ⌂ nederzetting, ↑ klein goed ruilen voor groot
ui-montana-legend-workers = w arbeider: c bruin, s grijs, g beige, p oranje, ? kleur naar keuze; · onbezet
ui-montana-legend-map = landschapsbord: kosten van een veld, ×2 dubbel veld, ~ meer, ^ berg, ▌ nu mogelijk
ui-montana-won-1 = Meeste nederzettingen op het bord: { $n }.
ui-montana-won-2 = Gelijk in nederzettingen; meeste koeien en waterzakken samen: { $n }.
ui-montana-won-3 = Gelijk in nederzettingen en in koeien en waterzakken; meeste munten, arbeiders en goederen samen: { $n }.
ui-montana-won-shared = Gelijk in nederzettingen en in beide tiebreaks: gedeelde overwinning.
