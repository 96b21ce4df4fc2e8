### Montana am Tisch im Browser

web-m-land = Landschaft
web-m-landscape = Spiellandschaft
web-m-size = { $tiles } Plättchen · { $fields } Felder
web-m-worker-board = Arbeiterspielplan
web-m-worker-board-how = Anwerben · Bank · Waren · Stadt
web-m-boards = Spieler und Vorrat
web-m-row = Reihe { $row }

web-m-setup = Aufbau
web-m-begin = Wähle eine Aktion
web-m-white-segment = Zwei weiße Arbeiter
web-m-after-spin = Nach der Drehung
web-m-worker-limit = Arbeiterlimit
web-m-auction = Versteigerung in der Stadt
web-m-reward = Belohnung der Reihe { $row }
web-m-build-of = Siedlung { $n } von { $most }
web-m-turn-end = Ende des Zuges
web-m-turn = Zug { $n }
web-m-last-turn = Zug { $n } · letzte Runde

web-m-field = Feld
web-m-lake = See
web-m-mountain = Berg
web-m-no-tile = noch kein Plättchen
web-m-start-tile = Startplättchen
web-m-double = Doppelfeld
web-m-costs = kostet { FORM($goods, "acc") }
web-m-built = { $player }: { $n ->
    [one] { $n } Siedlung
   *[other] { $n } Siedlungen
}
web-m-build-here = hier siedeln
web-m-lay-here = das Startplättchen hier legen
web-m-gives = { $pays } für { FORM($gets, "acc") }
web-m-brings = bringt { FORM($gets, "acc") }
web-m-small-part = { $place }, Feld { $n }, kleines Feld
web-m-free = frei
web-m-occupied = besetzt: { $who }
web-m-pointer = hier steht der Pfeil
web-m-pointer-at = Pfeil auf: { $workers }
web-m-town-place = Reihe { $row }, Preis { $pumpkins }
web-m-pawn = Lieferant von { $player }
web-m-pawn-at = { $player } bietet { FORM($pumpkins, "acc") }

web-m-one-or-two = { $worker } oder 2 anderer Farben
web-m-town-how = 1 Kürbis nehmen, dann bieten
web-m-reward-head = Belohnung
web-m-reward-1 = 1 Rind und bis zu dreimal klein gegen groß tauschen
web-m-reward-2 = 3 Waren in beliebiger Kombination: kleine Steine, kleines Kupfer, Getreide
web-m-reward-3 = bis zu zweimal klein gegen groß tauschen
web-m-reward-4 = 2 Münzen und bis zu einmal klein gegen groß tauschen

web-m-placed = gelegte Siedlungen
web-m-left = übrige Siedlungen
web-m-settlements-left = { $n ->
    [one] noch { $n } Siedlung
   *[other] noch { $n } Siedlungen
}
web-m-workers-of = { $n ->
    [0] 0 von { $most } Arbeitern
   *[other] { $n } von { $most } Arbeitern: { $who }
}
web-m-of-most = { $n } von { $most }
web-m-less = Weniger
web-m-more = Mehr
web-m-pay-grain = Getreide bezahlen
web-m-trade = Tauschen
web-m-trade-cattle = 1 Rind tauschen

web-m-verb-hire = Drehen
web-m-verb-pointer = Bezahlen
web-m-verb-take = Nehmen
web-m-verb-return = Zurücklegen
web-m-verb-work = Arbeiten
web-m-verb-bid = Bieten
web-m-verb-upgrade = Tauschen
web-m-verb-build = Siedeln
web-m-verb-canteen = Flasche einsetzen
web-m-verb-start = Hier legen
