m-title = Montana
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
m-canteen = Wasserflaschen
m-canteen-count = { $n ->
    [one] { $n } Wasserflasche
   *[other] { $n } Wasserflaschen
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
why-m-must-act = Bevor du den Zug beendest, musst du eine Aktion machen.
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
why-beside-canteen = Nicht neben einem See mit Wasserflasche: So ist es für diesen Tisch vereinbart.
why-mountain = Auf einem Berg kann nicht gesiedelt werden.
why-start-tile = Hier liegt das Startplättchen.
why-field-settled = Dieses Feld ist schon besiedelt.
why-not-adjacent = Nicht benachbart zu einer Siedlung oder zum Startplättchen.
why-exact-goods = Nötig sind genau die gezeigten Waren: { $goods }.
why-build-limit = Höchstens 3 Siedlungen pro Zug.
why-no-settlements-left = Du hast keine Siedlungen mehr.
why-no-cattle = Du hast kein Rind.
why-no-cattle-trade-now = Rinderhandel ist im Moment nicht möglich.
why-supply-lacks = Nicht im Vorrat: { $what }.
why-no-canteen = Du hast keine Wasserflasche.
why-canteen-end = Wasserflaschen nur am Ende des eigenen Zuges.
why-tile-drawn = Dieses Plättchen liegt schon in der Spiellandschaft.

log-m-first-player = Startspieler: { $player }.
log-tile = Landschaftsplättchen { $tile } liegt auf Platz { $slot }, gedreht um { $rotation ->
    [one] { $rotation } Schritt
   *[other] { $rotation } Schritte
}.
log-start-tile = { $player } hat das Startplättchen gelegt ({ $field }).
log-start-coins = { $player } hat zu Beginn { FORM($coins, "acc") } erhalten.
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
m-settlements-count = { $n ->
    [one] { $n } Siedlung
   *[other] { $n } Siedlungen
}
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
ask-place-large = { $place }: Setze { FORM($worker, "acc") } oder 2 Arbeiter anderer Farben ein.
ask-place-small = { $place }, kleines Feld: Setze { FORM($worker, "acc") } oder 2 Arbeiter anderer Farben ein.
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

# On the map: at most 6 cells.
ui-montana-start = Start
ui-montana-placed = gelegt
ui-montana-left = übrig
ui-montana-area = 1 × { $colour } oder 2 andere; + kleines Feld
# What the first word of a move means; where it is the same word, only that one is shown.
ui-montana-verb-build = siedeln
ui-montana-verb-pick = wählen
ui-montana-verb-place = einsetzen
ui-montana-verb-return = zurücklegen
ui-montana-verb-start = Startplättchen
ui-montana-verb-take = nehmen
ui-montana-verb-trade = Rinderhandel
ui-montana-verb-upgrade = klein gegen groß
ui-montana-legend-goods = g Getreide, p Kürbis, c/C Kupfer klein/groß, s/S Stein klein/groß, $ Münze
ui-montana-legend-pieces = Ÿ Rind, ô Wasserflasche, ⌂ Siedlung, ↑ Tausch einer kleinen Ware gegen die große
ui-montana-legend-workers = w Arbeiter: c braun, s grau, g hell, p orange, ? beliebig; · freier Platz
ui-montana-legend-map = Landschaft: Kosten des Feldes, ×2 Doppelfeld, ~ See, ^ Berg, ▌ jetzt möglich
ui-montana-won-1 = Die meisten Siedlungen auf der Spiellandschaft: { $n }.
ui-montana-won-2 = Gleich viele Siedlungen; höchste Summe aus Rindern und Wasserflaschen: { $n }.
ui-montana-won-3 = Gleichstand bei Siedlungen sowie Rindern und Wasserflaschen; höchste Summe aus Geld, Waren und Arbeitern: { $n }.
ui-montana-won-shared = Gleichstand bei Siedlungen und beiden weiteren Summen: geteilter Sieg.

# Statistics
stat-m-goods = Waren
stat-m-fields = Felder
stat-m-doubles = Doppelfelder
stat-m-lines = Viererreihen
stat-m-towns = Stadt gewählt
stat-m-rewards = Belohnungen erhalten
stat-m-outbid = überboten worden
m-contested = ein zweiter Bieter
m-auction-outbid = jemand wurde überboten

act-m-hire = Anwerben: Anwerbescheibe drehen
act-m-pointer = { FORM($grain, "acc") } bezahlen und den Pfeil um { FORM($segments, "acc") } weiterdrehen
act-m-small = Auch das kleine Feld nutzen
act-m-town = In die Stadt gehen
act-m-pass = Passen
act-m-done = Nichts mehr tauschen
act-m-end = Zug beenden
act-m-canteen = Wasserflasche für einen Extra-Zug einsetzen
act-m-pick = { FORM($worker, "acc") } nehmen
act-m-place = { FORM($worker, "acc") } einsetzen
act-m-return = { FORM($worker, "acc") } zurücklegen
act-m-take = { FORM($goods, "acc") } nehmen
act-m-upgrade = { FORM($small, "acc") } gegen { FORM($large, "acc") } tauschen
act-m-trade = 1 Rind gegen { FORM($what, "acc") } tauschen
act-m-bank = Bank, Feld { $n }
act-m-space = { $place }, Feld { $n }
act-m-pawn = Lieferanten in Reihe { $row }, Spalte { $column } setzen
act-m-build = Auf { $field } siedeln
act-m-start = Startplättchen auf { $field } legen
act-m-first = Startspieler: { $player }
act-m-spin = Feld { $n } der Anwerbescheibe: { $workers }
act-m-tile = Landschaftsplättchen { $tile }, gedreht um { $rotation ->
    [one] { $rotation } Schritt
   *[other] { $rotation } Schritte
}
act-m-drawn = Startplättchen auf { $field }

table-m-hire = Anwerben wählen: Die Anwerbescheibe wird gedreht (M5.1)
table-m-pointer = N Getreide bezahlen, den Pfeil weiterdrehen, N von 1 bis 7 (M5.2)
table-m-small = das kleine Feld neben dem eben genutzten nutzen (M6.5)
table-m-town = Arbeit in der Stadt wählen (M6.7)
table-m-pass = die Versteigerung verlassen (M6.12, M6.14)
table-m-done = keinen weiteren Tausch ansagen (M6.16)
table-m-end = den Zug beenden (M3.3)
table-m-canteen = den Zug beenden, Wasserflasche für einen Extra-Zug (M3.4)
table-m-pick = einen Arbeiter für einen weißen wählen (M5.1)
table-m-place = einen Arbeiter auf das gewählte Feld setzen (M6.2, M6.4)
table-m-return = einen Arbeiter über acht zurücklegen (M5.3)
table-m-take = grain, small-copper oder small-stone der Reihe 2 (M6.16)
table-m-upgrade = copper oder stone, klein gegen groß (M6.16)
table-m-trade = ein Rind gegen Ware, Münzen oder Arbeiter (M8.1)
table-m-bank = Feld N der Bank wählen (M6.2)
table-m-space = Feld N einer Produktionsstätte wählen (M6.4)
table-m-pawn = den Lieferanten in die Stadt setzen (M6.10)
table-m-build = eine Siedlung errichten (M7)
table-m-start = das Startplättchen legen (M2.2)
table-m-first = Zufall: der Startspieler (M2.0)
table-m-spin = Zufall: das Feld der Anwerbescheibe (M5.1)
table-m-tile = Zufall: das nächste Landschaftsplättchen (M2.1)
table-m-drawn = Zufall: das Feld des Startplättchens (M2.2)

option-m-first-player = Startspieler
option-m-first-player-does = wer beginnt: ausgelost oder der Spieler mit dieser Nummer
option-m-first-player-drawn = ausgelost
option-m-start-tile = Startplättchen
option-m-start-tile-does = wer bestimmt, auf welchem Feld das Startplättchen liegt
option-m-start-tile-first = der Startspieler wählt
option-m-start-tile-last = der letzte Spieler wählt
option-m-start-tile-random = zufällig
option-m-start-near-canteen = Startplättchen neben einer Wasserflasche
option-m-start-near-canteen-does = ob das Startplättchen neben einem See mit Wasserflasche liegen darf
option-m-line = Viererreihe
option-m-line-does = wie viele Felder in einer Reihe eine zusätzliche Siedlung bringen
option-m-line-reached = vier oder mehr
option-m-line-exact = genau vier
option-m-row-2 = Reihe 2 der Stadt
option-m-row-2-does = wie viele Waren Reihe 2 gibt
option-m-row-2-exactly = genau 3
option-m-row-2-up-to = bis zu 3

cli-points-fields = Felder
cli-points-double-fields = Doppelfelder
cli-points-lines-of-four = Viererreihen

count-m-box-workers-of-each-colour = Arbeiter jeder Farbe
count-m-box-cattle = Rinder in der Box
count-m-box-canteens = Wasserflaschen in der Box
count-m-box-settlements-of-each-player = Siedlungen jeder Spielerfarbe
count-m-box-landscape-tiles = Landschaftsplättchen in der Box
count-m-box-worker-limit = Arbeiterlimit
count-m-box-goods = Waren in der Box
count-m-setup-small-goods-in-supply = kleine Waren jeder Art im Vorrat
count-m-setup-large-goods-in-supply = große Waren jeder Art im Vorrat
count-m-setup-settlements = Siedlungen zu Beginn
count-m-setup-landscape-tiles = Landschaftsplättchen einer Partie
count-m-setup-coins-by-turn-order = Münzen nach Reihenfolge
count-m-setup-cattle = Rinder zu Beginn
count-m-setup-goods = Waren zu Beginn
count-m-tiles = Landschaftsplättchen mit 7 Feldern
count-m-canteens = Wasserflaschensymbole
count-m-cattle = Rindersymbole
count-m-layout = ausgelegte Plättchen

help-m-goal-title = Ziel
help-m-goal =
    Habe bei Spielende die meisten Siedlungen auf der Spiellandschaft. Für Siedlungen brauchst du Waren, für Waren
    Arbeiter und Münzen, und Arbeiter bringt dir die Anwerbescheibe.
help-m-turn-title = Zug
help-m-turn =
    In deinem Zug machst du genau eine Aktion: Anwerben, Arbeit oder Siedeln. Davor und danach darfst du den
    Rinderhandel nutzen und am Ende des Zuges eine Wasserflasche einsetzen. Dann geht es im Uhrzeigersinn weiter.
help-m-hire-title = Anwerben
help-m-hire =
    Drehe die Anwerbescheibe und nimm die 2 gezeigten Arbeiter; sind sie weiß, wählst du 2 Arbeiter beliebiger Farben.
    Du behältst höchstens 8 Arbeiter und legst die überzähligen zurück.
help-m-paid-hiring-title = Zusätzliches Anwerben
help-m-paid-hiring =
    Nach dem Drehen darfst du einmal pro Zug für Getreide noch einmal anwerben: 1 Getreide für jedes Feld, um das du
    den Pfeil im Uhrzeigersinn weiterdrehst, 1 bis 7. Nimm die 2 dort gezeigten Arbeiter.
help-m-work-title = Arbeit
help-m-work =
    Nutze einen Ort des Arbeiterspielplans: ein Feld der Bank, ein Feld einer Produktionsstätte oder die Stadt. Arbeiter
    bleiben stehen. Sind am Ende eines Zuges alle Felder der Bank oder alle großen Felder einer Produktionsstätte besetzt,
    kommen alle Arbeiter dort zurück in den Vorrat.
help-m-bank-title = Bank
help-m-bank =
    Setze genau so viele Arbeiter ein, wie ein freies Feld zeigt, in beliebigen Farben, und erhalte die gezeigten Münzen.
help-m-production-title = Produktion
help-m-production =
    Mine, Steinbruch, Getreidefeld und Gemüseacker geben kleines Kupfer, kleine Steine, Getreide und Kürbisse. Setze auf
    ein freies großes Feld 1 Arbeiter der gezeigten Farbe oder 2 Arbeiter anderer Farben, bezahle die gezeigten Münzen
    und erhalte die Waren. Danach darfst du genauso noch einmal Arbeiter auf das kleine Feld daneben setzen, für dessen
    Waren und ohne Münzen zu bezahlen.
help-m-town-title = Stadt
help-m-town =
    Nimm 1 Kürbis und setze deinen Lieferanten in eine Reihe, auf einen Preis in Kürbissen, den du bezahlen kannst; die
    anderen folgen oder passen. Steht in einer Reihe schon ein Lieferant, darfst du nur rechts von ihm setzen; wer
    überboten wird, setzt den Lieferanten neu oder passt. Am Ende bezahlen alle, die noch dabei sind, und erhalten die
    Belohnung der Reihe: 1 Rind und bis zu dreimal klein gegen groß tauschen; 3 Waren aus kleinen Steinen, kleinem
    Kupfer und Getreide; bis zu zweimal tauschen; oder 2 Münzen und bis zu einmal tauschen.
help-m-upgrade-title = Klein gegen groß
help-m-upgrade =
    Tausche 1 kleines Kupfer gegen 1 großes Kupfer oder 1 kleinen Stein gegen 1 großen Stein. Das geht nur in der Stadt.
    Kleine und große Waren ersetzen einander nie.
help-m-build-title = Siedeln
help-m-build =
    Errichte bis zu 3 Siedlungen, jede auf einem freien Feld neben dem Startplättchen oder einer beliebigen Siedlung, nie
    auf einem See oder Berg. Gib genau die auf dem Feld gezeigten Waren ab. Nimm das Rind, das dort liegt, und die
    Wasserflasche jedes Sees daneben. Für jede der 3 Siedlungen, die du nicht baust, erhältst du 1 Münze.
help-m-double-title = Doppelfeld
help-m-double =
    Auf ein Feld mit zwei Siedlungssymbolen legst du für seinen Preis 2 Siedlungen. Die zweite zählt nicht zu den 3 pro
    Zug.
help-m-line-title = Viererreihe
help-m-line =
    Entsteht mit dem neuen Feld eine gerade, lückenlose Reihe von genau 4 deiner Felder, lege kostenlos 1 weitere Siedlung
    darauf. Jede Richtung zählt für sich; eine längere Reihe bringt nichts. Ein Doppelfeld zählt als ein Feld.
help-m-scarcity-title = Engpass
help-m-scarcity =
    Sind von einer Ware oder einer Arbeiterfarbe zu wenige im Vorrat für das, was du erhalten sollst, legen alle 1 davon
    zurück, auch du, bis es reicht oder niemand mehr davon hat. Das gilt nicht für Münzen, Rinder, Wasserflaschen und
    Siedlungen.
help-m-cattle-title = Rinderhandel
help-m-cattle =
    In deinem Zug darfst du vor und nach deiner Aktion und zwischen ihren Schritten Rinder abgeben: Jedes bringt
    1 Getreide, 1 Kürbis, 1 kleines Kupfer, 1 kleinen Stein, 3 Münzen oder 1 beliebigen Arbeiter.
help-m-canteen-title = Wasserflasche
help-m-canteen =
    Am Ende deines Zuges darfst du eine Wasserflasche einsetzen: Sie wird in die Box zurückgelegt, und du machst sofort
    einen ganzen Extra-Zug. An dessen Ende darfst du das wieder tun.
help-m-end-title = Spielende
help-m-end =
    Hat jemand die letzte eigene Siedlung gelegt, wird die laufende Runde zu Ende gespielt. Wer die meisten Siedlungen auf
    der Spiellandschaft hat, gewinnt; bei Gleichstand entscheidet die höchste Summe aus Rindern und Wasserflaschen, dann
    die aus Geld, Waren und Arbeitern; danach wird der Sieg geteilt.

# Hints and analysis
ui-area-m-wheel = die Anwerbescheibe
ui-area-m-bank = die Bank
ui-area-m-production = die Produktionsstätten
ui-area-m-town = die Stadt
ui-area-m-landscape = die Spiellandschaft
ui-area-m-workers = deine Arbeiter
ui-area-m-cattle = deine Rinder
ui-area-m-turn = das Ende des Zuges
ui-group-m-town = Versteigerung in der Stadt
ui-group-m-board = freie Arbeitsfelder
ui-group-m-supply = Vorrat
ui-group-m-goods = Waren
ui-group-m-fields = Felder zum Bauen
ui-group-m-turn = Zeitgewinn
ui-group-m-workers = Arbeiter
ui-group-m-coins = Münzen
ui-group-m-cattle = Rinder und Wasserflaschen
ui-group-m-settlements = Siedlungen
