m-coin = Münzen
m-coin-count = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
m-cattle = Rinder
m-cattle-count = { $n ->
    [one] { $n } Rind
   *[other] { $n } Rinder
}
m-segment-count = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
m-grain = Getreide
m-grain-count = { $n } Getreide
m-pumpkin = Kürbisse
m-pumpkin-count = { $n ->
    [one] { $n } Kürbis
   *[other] { $n } Kürbisse
}
m-small-copper = kleines Kupfer
m-small-copper-count = { $n ->
    [one] { $n } kleines Kupfer
   *[other] { $n } kleine Kupfer
}
m-large-copper = großes Kupfer
m-large-copper-count = { $n ->
    [one] { $n } großes Kupfer
   *[other] { $n } große Kupfer
}
m-small-stone = kleine Steine
m-small-stone-count = { $n ->
    [one] { $n } kleiner Stein
   *[other] { $n } kleine Steine
}
    .acc = { $n ->
        [one] { $n } kleinen Stein
       *[other] { $n } kleine Steine
    }
m-large-stone = große Steine
m-large-stone-count = { $n ->
    [one] { $n } großer Stein
   *[other] { $n } große Steine
}
    .acc = { $n ->
        [one] { $n } großen Stein
       *[other] { $n } große Steine
    }
m-worker-copper = braune Arbeiter
m-worker-copper-count = { $n ->
    [one] { $n } brauner Arbeiter
   *[other] { $n } braune Arbeiter
}
    .acc = { $n ->
        [one] { $n } braunen Arbeiter
       *[other] { $n } braune Arbeiter
    }
m-worker-stone = graue Arbeiter
m-worker-stone-count = { $n ->
    [one] { $n } grauer Arbeiter
   *[other] { $n } graue Arbeiter
}
    .acc = { $n ->
        [one] { $n } grauen Arbeiter
       *[other] { $n } graue Arbeiter
    }
m-worker-grain = helle Arbeiter
m-worker-grain-count = { $n ->
    [one] { $n } heller Arbeiter
   *[other] { $n } helle Arbeiter
}
    .acc = { $n ->
        [one] { $n } hellen Arbeiter
       *[other] { $n } helle Arbeiter
    }
m-worker-pumpkin = orange Arbeiter
m-worker-pumpkin-count = { $n } orange Arbeiter
m-worker-any-count = { $n ->
    [one] { $n } beliebiger Arbeiter
   *[other] { $n } beliebige Arbeiter
}
    .acc = { $n ->
        [one] { $n } beliebigen Arbeiter
       *[other] { $n } beliebige Arbeiter
    }
m-bank = Bank
m-mine = Mine
m-quarry = Steinbruch
m-grain-field = Getreidefeld
m-farm = Gemüseacker

why-action-done = Du hast deine Aktion schon gewählt.
why-paid-hiring-once = Zusätzliches Anwerben nur einmal pro Zug.
why-space-occupied = Das Feld ist besetzt.
why-exact-workers = Hier brauchst du genau { $need } Arbeiter.
why-area-workers = Nötig: 1 Arbeiter der gezeigten Farbe oder 2 Arbeiter anderer Farben.
why-small-part-first = Das kleine Feld nur nach dem großen Feld daneben.
why-town-lowest = Nicht genug Kürbisse für den niedrigsten Preis.
why-right-of-pawn = Nur rechts von dem Lieferanten dort.
why-first-placement = Du hast die Stadt gewählt und musst deinen Lieferanten setzen.
why-exactly-three = Diese Reihe gibt genau 3 Waren.
why-nothing-to-upgrade = Kein kleines Kupfer und kein kleiner Stein zum Tauschen.
why-lake = Auf einem See kann nicht gesiedelt werden.
why-mountain = Auf einem Berg kann nicht gesiedelt werden.
why-start-tile = Hier liegt das Startplättchen.
why-field-settled = Dieses Feld ist schon besiedelt.
why-not-adjacent = Nicht benachbart zu einer Siedlung oder zum Startplättchen.
why-exact-goods = Nötig sind genau die gezeigten Waren: { $goods }.
why-build-limit = Höchstens 3 Siedlungen pro Zug.
why-no-settlements-left = Du hast keine Siedlungen mehr.
why-no-cattle = Du hast kein Rind.
why-no-cattle-trade-now = Rinderhandel ist im Moment nicht möglich.
why-no-canteen = Du hast keine Wasserflasche.
why-canteen-end = Wasserflaschen nur am Ende des eigenen Zuges.
why-tile-drawn = Dieses Plättchen liegt schon in der Spiellandschaft.

log-tile = Landschaftsplättchen { $tile } liegt auf Platz { $slot }, gedreht um { $rotation ->
    [one] { $rotation } Schritt
   *[other] { $rotation } Schritte
}.
log-start-tile = { $player } hat das Startplättchen gelegt ({ $field }).
log-spin = { $player } hat die Anwerbescheibe gedreht: { $workers }.
log-hire = { $player } hat { FORM($workers, "acc") } angeworben.
log-move-pointer = { $player } hat { FORM($grain, "acc") } bezahlt und den Pfeil um { FORM($segments, "acc") } weitergedreht.
log-surplus = { $player } hat { FORM($workers, "acc") } zurückgelegt (höchstens 8 Arbeiter).
log-bank = { $player } hat in der Bank { FORM($workers, "acc") } eingesetzt und { FORM($coins, "acc") } erhalten.
log-produce = { $place }: { $player } hat { FORM($workers, "acc") } eingesetzt, { FORM($coins, "acc") } bezahlt und { FORM($goods, "acc") } erhalten.
log-small-part = { $place }: { $player } hat zusätzlich { FORM($workers, "acc") } eingesetzt und { FORM($goods, "acc") } erhalten.
log-cleared = { $place }: Alle Felder waren besetzt, die Arbeiter sind zurück im Vorrat.
log-town-open = { $player } hat die Stadt gewählt und 1 Kürbis genommen.
log-town-place = { $player } hat den Lieferanten in Reihe { $row } gesetzt, Preis { $n }.
log-outbid = { $other } hat { $player } überboten.
log-reward = { $player } hat { FORM($pumpkins, "acc") } bezahlt und die Belohnung aus Reihe { $row } erhalten.
log-reward-lost = { $player } konnte { FORM($pumpkins, "acc") } nicht mehr bezahlen: keine Belohnung aus Reihe { $row }.
log-receive = { $player } hat { FORM($goods, "acc") } erhalten.
log-upgrade = { $player } hat { FORM($small, "acc") } gegen { FORM($large, "acc") } getauscht.
log-scarcity = Zu wenig im Vorrat ({ $what }): Alle legen 1 zurück.
log-scarcity-return = { $player } hat { FORM($goods, "acc") } zurückgelegt.
log-build = { $player } hat eine Siedlung errichtet ({ $field }) und { FORM($goods, "acc") } abgegeben.
log-double = Doppelfeld { $field }: 1 zusätzliche Siedlung.
log-line = Viererreihe durch { $field }: 1 zusätzliche Siedlung.
log-unbuilt = { $player } hat { FORM($coins, "acc") } für nicht gebaute Siedlungen erhalten.
log-cattle-taken = { $player } hat 1 Rind genommen ({ $field }).
log-canteen-taken = { $player } hat eine Wasserflasche erhalten (See { $field }).
log-canteen-used = { $player } hat eine Wasserflasche eingesetzt: Extra-Zug.
log-cattle-trade = { $player } hat 1 Rind gegen { FORM($what, "acc") } getauscht.
log-last-settlement = { $player } hat die letzte Siedlung gelegt. Die laufende Runde wird zu Ende gespielt.

m-hire = Anwerben
m-work = Arbeit
m-turn = Zug
m-last-round = letzte Runde
m-wheel = Anwerbescheibe
m-town = Stadt
m-supply = Vorrat
m-workers = Arbeiter
m-settlements = Siedlungen
m-first-player = Startspieler
m-tie-break-1 = Rinder und Wasserflaschen
m-tie-break-2 = Geld, Waren und Arbeiter
m-colour-copper = braun
m-colour-stone = grau
m-colour-grain = hell
m-colour-pumpkin = orange
m-colour-any = beliebig
m-does-hire = Scheibe drehen und die 2 gezeigten Arbeiter nehmen
m-does-small = noch einmal Arbeiter, für die Waren des kleinen Feldes
m-does-town = 1 Kürbis nehmen, dann um eine Belohnung bieten
m-does-pass = diese Versteigerung verlassen
m-does-done = nichts mehr tauschen
m-does-end = Zug beenden
m-does-canteen = Zug beenden und mit einer Wasserflasche einen Extra-Zug machen

ask-start = Du beginnst: Lege das Startplättchen auf ein Feld.
ask-pick = { $n ->
    [one] Weiße Arbeiter: Wähle den zweiten Arbeiter.
   *[other] Weiße Arbeiter: Wähle { $n } Arbeiter, einen nach dem anderen.
}
ask-surplus = Höchstens 8 Arbeiter: Lege { $n } zurück.
ask-turn-main = Wähle eine Aktion: Anwerben, Arbeit oder Siedeln.
ask-turn-hired = Bezahle Getreide, um den Pfeil weiterzudrehen und noch einmal anzuwerben, oder beende den Zug.
ask-turn-worked = Nutze auch das kleine Feld oder beende den Zug.
ask-turn-built = { $n ->
    [one] Siedle weiter (1 von 3 Siedlungen gebaut) oder beende den Zug: 1 Münze für jede nicht gebaute.
    [2] Siedle weiter (2 von 3 Siedlungen gebaut) oder beende den Zug: 1 Münze für die nicht gebaute.
   *[other] Alle 3 Siedlungen sind gebaut: Beende den Zug.
}
ask-turn-done = Nutze den Rinderhandel oder beende den Zug.
ask-place-bank = { $n ->
    [one] Bank: Setze 1 beliebigen Arbeiter ein.
   *[other] Bank: Setze { $n } beliebige Arbeiter ein, einen nach dem anderen.
}
ask-place-large = { $place }: Setze 1 Arbeiter ({ $colour }) oder 2 Arbeiter anderer Farben ein.
ask-place-small = { $place }, kleines Feld: Setze 1 Arbeiter ({ $colour }) oder 2 Arbeiter anderer Farben ein.
ask-place-second = { $place }: Setze den zweiten Arbeiter ein.
ask-bid-first = Stadt: Setze deinen Lieferanten auf einen Preis, den du bezahlen kannst.
ask-bid = Stadt: Setze deinen Lieferanten auf einen Preis, den du bezahlen kannst, oder passe.
ask-take = { $n ->
    [one] Deine Belohnung: Wähle die letzte Ware.
   *[other] Deine Belohnung: Wähle { $n } Waren, eine nach der anderen.
}
ask-upgrade = { $n ->
    [one] Deine Belohnung: Tausche bis zu einmal klein gegen groß (Kupfer oder Stein).
    [2] Deine Belohnung: Tausche bis zu zweimal klein gegen groß (Kupfer oder Stein).
   *[other] Deine Belohnung: Tausche bis zu { $n }-mal klein gegen groß (Kupfer oder Stein).
}

ui-montana-placed = gelegt
ui-montana-left = übrig
ui-montana-area = 1 × { $colour } oder 2 andere; + kleines Feld
ui-montana-legend-goods = g Getreide, p Kürbis, c/C Kupfer klein/groß, s/S Stein klein/groß, $ Münze
ui-montana-legend-pieces = Ÿ Rind, ô Wasserflasche, ⌂ Siedlung, ↑ Tausch einer kleinen Ware gegen die große
ui-montana-legend-workers = w Arbeiter: c braun, s grau, g hell, p orange, ? beliebig; · freier Platz
ui-montana-legend-map = Landschaft: Kosten des Feldes, ×2 Doppelfeld, ~ See, ^ Berg, ▌ jetzt möglich
ui-montana-won-1 = Die meisten Siedlungen auf der Spiellandschaft: { $n }.
ui-montana-won-2 = Gleich viele Siedlungen; höchste Summe aus Rindern und Wasserflaschen: { $n }.
ui-montana-won-3 = Gleichstand bei Siedlungen sowie Rindern und Wasserflaschen; höchste Summe aus Geld, Waren und Arbeitern: { $n }.
ui-montana-won-shared = Gleichstand bei Siedlungen und beiden weiteren Summen: geteilter Sieg.
