### Montana aan tafel in de browser

web-m-land = Landschap
web-m-landscape = Landschapsbord
web-m-size = { $tiles } tegels · { $fields } velden
web-m-worker-board = Arbeidersbord
web-m-worker-board-how = schijf · bank · goederen · stad
web-m-boards = Spelers en voorraad
web-m-row = Rij { $row }

web-m-setup = Voorbereiding
web-m-begin = Kies een actie
web-m-white-segment = Twee witte arbeiders
web-m-after-spin = Na het draaien
web-m-worker-limit = Arbeiderslimiet
web-m-auction = Veiling in de stad
web-m-reward = Beloning van rij { $row }
web-m-build-of = Nederzetting { $n } van { $most }
web-m-turn-end = Einde van de beurt
web-m-turn = Beurt { $n }
web-m-last-turn = Beurt { $n } · laatste ronde

web-m-field = veld
web-m-lake = meer
web-m-mountain = berg
web-m-no-tile = nog geen tegel
web-m-start-tile = starttegel
web-m-double = dubbel veld
web-m-costs = kost { $goods }
web-m-built = { $player }: { $n ->
    [one] { $n } nederzetting
   *[other] { $n } nederzettingen
}
web-m-build-here = hier bouwen
web-m-lay-here = de starttegel hier leggen
web-m-gives = { $pays } voor { $gets }
web-m-brings = geeft { $gets }
web-m-small-part = { $place }, veld { $n }, klein veld
web-m-free = onbezet
web-m-occupied = bezet: { $who }
web-m-pointer = hier staat de pijl
web-m-pointer-at = pijl op { $workers }
web-m-town-place = rij { $row }, prijs { $pumpkins }
web-m-pawn = aannemer van { $player }
web-m-pawn-at = { $player } biedt { $pumpkins }

web-m-one-or-two = { $worker }, of 2 in andere kleuren
web-m-town-how = pak 1 pompoen, bied dan
web-m-reward-head = Beloning
web-m-reward-1 = 1 koe en tot 3 keer klein voor groot ruilen
web-m-reward-2 = 3 goederen in een combinatie naar keuze: kleine steen, kleine koper, graan
web-m-reward-3 = tot 2 keer klein voor groot ruilen
web-m-reward-4 = 2 munten en tot 1 keer klein voor groot ruilen

web-m-placed = gelegde nederzettingen
web-m-left = resterende nederzettingen
web-m-settlements-left = { $n ->
    [one] nog { $n } nederzetting
   *[other] nog { $n } nederzettingen
}
web-m-workers-of = { $n ->
    [0] 0 van { $most } arbeiders
   *[other] { $n } van { $most } arbeiders: { $who }
}
web-m-of-most = { $n } van { $most }
web-m-less = Minder
web-m-more = Meer
web-m-pay-grain = Te betalen graan
web-m-trade = Ruilen
web-m-trade-cattle = 1 koe ruilen

web-m-verb-hire = Draaien
web-m-verb-pointer = Betalen
web-m-verb-take = Nemen
web-m-verb-return = Terugleggen
web-m-verb-work = Werken
web-m-verb-bid = Bieden
web-m-verb-upgrade = Ruilen
web-m-verb-build = Bouwen
web-m-verb-canteen = Waterzak inzetten
web-m-verb-start = Hier leggen
