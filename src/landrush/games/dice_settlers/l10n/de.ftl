d-title = Dice Settlers
d-die-white = weißer Würfel
    .acc = weißen Würfel
d-die-white-count = { $n ->
    [one] { $n } weißer Würfel
   *[other] { $n } weiße Würfel
}
    .acc = { $n ->
        [one] { $n } weißen Würfel
       *[other] { $n } weiße Würfel
    }
d-die-green = grüner Würfel
    .acc = grünen Würfel
d-die-green-count = { $n ->
    [one] { $n } grüner Würfel
   *[other] { $n } grüne Würfel
}
    .acc = { $n ->
        [one] { $n } grünen Würfel
       *[other] { $n } grüne Würfel
    }
d-die-yellow = gelber Würfel
    .acc = gelben Würfel
d-die-yellow-count = { $n ->
    [one] { $n } gelber Würfel
   *[other] { $n } gelbe Würfel
}
    .acc = { $n ->
        [one] { $n } gelben Würfel
       *[other] { $n } gelbe Würfel
    }
d-die-orange = orange Würfel
d-die-orange-count = { $n } orange Würfel
d-die-brown = brauner Würfel
    .acc = braunen Würfel
d-die-brown-count = { $n ->
    [one] { $n } brauner Würfel
   *[other] { $n } braune Würfel
}
    .acc = { $n ->
        [one] { $n } braunen Würfel
       *[other] { $n } braune Würfel
    }
d-die-grey = grauer Würfel
    .acc = grauen Würfel
d-die-grey-count = { $n ->
    [one] { $n } grauer Würfel
   *[other] { $n } graue Würfel
}
    .acc = { $n ->
        [one] { $n } grauen Würfel
       *[other] { $n } graue Würfel
    }
d-symbol-recruit = Rekrutierungssymbol
d-symbol-recruit-count = { $n ->
    [one] { $n } Rekrutierungssymbol
   *[other] { $n } Rekrutierungssymbole
}
d-symbol-explore = Erkundungssymbol
d-symbol-explore-count = { $n ->
    [one] { $n } Erkundungssymbol
   *[other] { $n } Erkundungssymbole
}
    .dat = { $n ->
        [one] { $n } Erkundungssymbol
       *[other] { $n } Erkundungssymbolen
    }
d-symbol-settle = Siedelsymbol
d-symbol-settle-count = { $n ->
    [one] { $n } Siedelsymbol
   *[other] { $n } Siedelsymbole
}
d-symbol-attack = Angriffssymbol
d-symbol-attack-count = { $n ->
    [one] { $n } Angriffssymbol
   *[other] { $n } Angriffssymbole
}
d-symbol-trade = Handelssymbol
d-symbol-trade-count = { $n ->
    [one] { $n } Handelssymbol
   *[other] { $n } Handelssymbole
}
d-symbol-research = Forschungssymbol
d-symbol-research-count = { $n ->
    [one] { $n } Forschungssymbol
   *[other] { $n } Forschungssymbole
}
d-symbol-pioneer = Pioniersymbol
d-symbol-pioneer-count = { $n ->
    [one] { $n } Pioniersymbol
   *[other] { $n } Pioniersymbole
}
d-symbol-gold = Goldsymbol
d-symbol-gold-count = { $n ->
    [one] { $n } Goldsymbol
   *[other] { $n } Goldsymbole
}
d-symbol-iron = Eisensymbol
d-symbol-iron-count = { $n ->
    [one] { $n } Eisensymbol
   *[other] { $n } Eisensymbole
}
d-symbol-wood = Holzsymbol
d-symbol-wood-count = { $n ->
    [one] { $n } Holzsymbol
   *[other] { $n } Holzsymbole
}
d-symbol-food = Nahrungssymbol
d-symbol-food-count = { $n ->
    [one] { $n } Nahrungssymbol
   *[other] { $n } Nahrungssymbole
}
# Colours and symbols of dice in short, for tables.
d-colour-white = weiß
d-colour-green = grün
d-colour-yellow = gelb
d-colour-orange = orange
d-colour-brown = braun
d-colour-grey = grau
d-face-recruit = Rekrutieren
d-face-explore = Erkunden
d-face-settle = Siedeln
d-face-attack = Angreifen
d-face-trade = Handeln
d-face-research = Forschen
d-face-pioneer = Pionier
d-face-gold = Gold
d-face-iron = Eisen
d-face-wood = Holz
d-face-food = Nahrung
d-gold = Gold
d-gold-count = { $n } Gold
d-iron = Eisen
d-iron-count = { $n } Eisen
d-wood = Holz
d-wood-count = { $n } Holz
d-food = Nahrung
d-food-count = { $n } Nahrung
d-tent = Zelte
d-tent-count = { $n ->
    [one] { $n } Zelt
   *[other] { $n } Zelte
}
d-point = Siegpunkte
d-point-count = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
d-house = Häuser
d-house-count = { $n ->
    [one] { $n } Haus
   *[other] { $n } Häuser
}
d-technology = Technologien
d-technology-count = { $n ->
    [one] { $n } Technologie
   *[other] { $n } Technologien
}
d-recruit = Rekrutieren
d-explore = Erkunden
d-settle = Siedeln
d-attack = Angreifen
d-harvest = Ernten
d-trade = Handeln
d-research = Forschen
d-plains = Ebene
d-forest = Wald
d-mountains = Gebirge
d-desert = Wüste
d-hills = Hügelland
d-end-houses = 5 Häuser derselben Farbe auf der Landkarte
d-end-points = keine Siegpunkte mehr im allgemeinen Vorrat
d-end-stack = Der Plättchenstapel ist leer
d-end-dice = höchstens 2 Würfelfarben im allgemeinen Vorrat
d-side-ne = nordöstlich
d-side-e = östlich
d-side-se = südöstlich
d-side-sw = südwestlich
d-side-w = westlich
d-side-nw = nordwestlich
d-centre = die Mitte
d-priority-only = einzige Möglichkeit
d-priority-player = Gleichstand, gegnerische Wahl
d-priority-lot = Gleichstand, Losentscheid
d-priority-fewest-own-dice = Farbe mit den wenigsten eigenen Würfeln
d-priority-rarest = seltenste Farbe im Vorrat
d-priority-away = abseits gegnerischer Plättchen
d-priority-farthest = am weitesten von gegnerischen Zelten
d-priority-new-terrain = Gelände noch ohne eigene Präsenz
d-priority-new-tile = noch ohne eigene Präsenz
d-priority-near-house = wenigste fehlende Zelte für ein Haus
d-priority-stop-control = gegen alleinige gegnerische Kontrolle
d-priority-shared-control = gemeinsame Kontrolle
d-priority-most-points = meiste Punkte
d-priority-most-strength = meiste genutzte Stärke
d-priority-leftmost = meiste Punkte, davon ganz links
d-priority-symbol = passendes Symbol
d-priority-fewest-there = dort am wenigsten
d-priority-clockwise = von den leersten Seiten die nächste im Uhrzeigersinn
d-priority-centre-empty = leere Mitte
d-priority-sides-full = schon auf jeder Seite ein Marker
d-priority-gold-rush = bleibt in der Variante „Goldrausch“ im Spiel

tech-ta1 = Stabilisierung
tech-ta2 = Arbeitskräfte
tech-ta3 = Siedlergemeinschaft
tech-ta4 = Abendliches Lagerfeuer
tech-tb1 = Kundschafter
tech-tb2 = Große Planwagen
tech-tb3 = Palisade
tech-tb4 = Quartiermeister
tech-tb5 = Verbesserte Werkzeuge
tech-tb6 = Militärische Ausbildung
tech-tb7 = Stadtmauern
tech-tb8 = Kartografie
tech-tb9 = Berittene Kuriere
tech-tb10 = Karawanen
tech-tb11 = Söldner
tech-tb12 = Grenzwache
tech-tc1 = Forstwirtschaft
tech-tc2 = Goldrausch
tech-tc3 = Massenbesiedlung
tech-tc4 = Anpassung
tech-tc5 = Improvisation
tech-tc6 = Stabile Regierung
tech-tc7 = Vielseitige Entdecker
tech-tc8 = Beschäftigung
tech-tc9 = Büchsenmacher
tech-tc10 = Müllerei
tech-tc11 = Sägewerke
tech-tc12 = Kontore
tech-td1 = Allgemeine Schulbildung
tech-td2 = Ingenieurskunst
tech-td3 = Neuerer
tech-td4 = Missionare
tech-td5 = Ausgebildete Truppen
tech-td6 = Stadtmarkt
tech-td7 = Rekrutierungsbüro
tech-td8 = Siedlerpfad
tech-te1 = Arbeitsmigration
tech-te2 = Baumeister
tech-te3 = Hochkonjunktur
tech-te4 = Wirtschaftsaufschwung
tech-te5 = Bestimmung
tech-te6 = Außenhandel
tech-te7 = Industrielle Revolution
tech-te8 = Universität
tech-te9 = Landvermesser
tech-te10 = Schichtarbeit
tech-te11 = Verfassung
tech-te12 = Chroniken
tech-tx1 = Dynamit
tech-tx2 = Großer Aufbruch
tech-tx3 = Allgemeines Aufgebot
tech-tx4 = Brainstorming
tech-tx5 = Eilbau
tech-tx6 = Goldader
tech-tx7 = Ausverkauf
set-wide-steppe = In der weiten Steppe
set-merchants-warriors = Händler und Krieger
set-all-out-expansion = Expansion mit voller Kraft
set-time-of-peace = Zeit des Friedens

why-action-used = Diese Aktion hast du in dieser Runde schon gemacht.
why-d-must-act = Bevor du den Zug beendest, musst du eine Hauptaktion machen.
why-no-symbol = Du hast kein Symbol, das hierfür zählt.
why-few-symbols = Nicht genug Symbole dafür.
why-no-such-die = Einen solchen Würfel hast du dort nicht.
why-no-dice-colour = Keine Würfel dieser Farbe im allgemeinen Vorrat.
why-no-dice-access = Keine Würfel, zu deren Farbe du Zugang hast, im allgemeinen Vorrat.
why-no-white-dice = Weiße Würfel können nicht rekrutiert werden.
why-no-presence-terrain = Auf dem nötigen Gelände hast du keine Präsenz.
why-stack-empty = Der Plättchenstapel ist leer.
why-no-spot = Kein Platz auf der Landkarte, an den du ein neues Plättchen legen könntest.
why-tile-not-placed = Dieses Plättchen liegt nicht auf der Landkarte.
why-touch-two = Das neue Plättchen muss an mindestens zwei Plättchen grenzen.
why-touch-presence = Das neue Plättchen muss an ein Plättchen mit deiner Präsenz grenzen.
why-touch-most = Das Startplättchen muss an möglichst viele Plättchen grenzen.
why-not-in-hand = Dieses Plättchen ist nicht unter denen, die du gezogen hast.
why-not-present = Auf diesem Plättchen hast du keine Präsenz.
why-too-far = Zu weit entfernt von allen Plättchen mit deiner Präsenz.
why-no-own-tents = Keine Zelte mehr im eigenen Vorrat.
why-no-tent-there = Auf diesem Plättchen steht kein Zelt von dir.
why-no-tents-on-map = Du hast keine Zelte auf der Landkarte.
why-few-tents = Auf diesem Plättchen stehen nicht genug Zelte von dir.
why-no-enemy-tents = Auf diesem Plättchen stehen keine gegnerischen Zelte.
why-attack-ignored = Alle Angriffssymbole würden ignoriert.
why-replace-one = Ein Angriff muss mindestens ein Zelt ersetzen.
why-trade-set = Diese Rohstoffmarker bilden keine handelbare Kombination.
why-no-token = Diese Rohstoffmarker hast du nicht.
why-tech-not-here = Diese Technologie ist in diesem Spiel nicht dabei.
why-tech-owned = Dein Marker liegt schon auf dieser Technologie.
why-tech-not-owned = Dein Marker liegt nicht auf dieser Technologie.
why-tech-token = Zu bezahlen sind die gezeigten Rohstoffmarker oder an ihrer Stelle Gold.
why-card-drawn = Diese Technologie liegt schon aus.
why-once-per-round = In dieser Runde schon genutzt.
why-no-effect = Das hätte jetzt keine Wirkung.
why-not-factory = Dieses Plättchen ist keine Fabrik auf der Landkarte.
why-factory-tent = Kein Zelt von dir kann in dieser Fabrik arbeiten.
why-house-there = Auf diesem Plättchen steht schon ein Haus.
why-lead-three = Du brauchst mindestens 3 Zelte mehr als alle anderen.
why-no-houses = Du hast keine Häuser mehr.
why-die-not-for-this = So kann der Würfel nicht genutzt werden.
why-bag-empty = Der Beutel ist leer und wird jetzt nicht aufgefüllt.
why-no-such-face = Eine solche Seite hat der Würfel nicht.
why-priorities = Nach seinen Prioritäten bleiben dem Automa nur die aufgeführten Optionen.

log-d-first-player = Startspieler: { $player }.
log-round = Runde { $n }.
log-card = Die Technologie „{ $tech }“ liegt aus.
log-start-choice = { $player } hat Startplättchen { $tile } gelegt.
log-draw-die = { $player } hat { FORM($dice, "acc") } gezogen und gewürfelt: { $faces }.
log-refill = { $player }: Die ausgegebenen Würfel sind wieder im Beutel.
log-reroll = { $player } hat { FORM($dice, "acc") } neu gewürfelt: { $faces }.
log-turn-die = { $player } hat { FORM($dice, "acc") } gedreht: { $symbol }.
log-spend-die = { $player } hat { FORM($dice, "acc") } ausgegeben: { $faces }.
log-action = { $player } hat die Aktion { $action } gewählt.
log-explore = { $player } hat Plättchen { $tile } erkundet und angelegt.
log-join = { $player } hat sich auf Plättchen { $tile } mit 1 Zelt angeschlossen.
log-add-tent = { $player } hat auf Plättchen { $tile } noch ein Zelt dazugesetzt.
log-fetch-tents = { $player } hat { FORM($tents, "acc") } in den eigenen Vorrat genommen.
log-place-tent = { $player } hat { FORM($tents, "acc") } auf Plättchen { $tile } gesetzt.
log-recall-tents = { $player } hat { FORM($tents, "acc") } von Plättchen { $tile } zurückgenommen.
log-attack = { $player } hat { FORM($tents, "acc") } von { $other } auf Plättchen { $tile } ersetzt.
log-blast = { $player } hat { FORM($tents, "acc") } von { $other } auf Plättchen { $tile } weggesprengt.
log-trade = { $player } hat { FORM($tokens, "acc") } gegen { FORM($points, "acc") } eingetauscht.
log-trade-die = { $player } hat für { FORM($points, "acc") } { FORM($dice, "acc") } aus dem Spiel entfernt.
log-pay-tokens = { $player } hat { FORM($tokens, "acc") } bezahlt.
log-research = { $player } hat „{ $tech }“ erforscht.
log-use-tech = { $player } hat „{ $tech }“ genutzt.
log-explode = { $player } hat „{ $tech }“ explodieren lassen.
log-factory = { $player } hat die Fabrik auf Plättchen { $tile } genutzt.
log-take-power = { $player } hat auf Plättchen { $tile } die Herrschaft übernommen und ein Haus gesetzt.
log-house = { $player } hat auf Plättchen { $tile } ein Haus gesetzt.
log-points = { $player } hat { FORM($points, "acc") } erhalten.
log-keep = { $player } hat { FORM($dice, "acc") } behalten: { $faces }.
log-end-condition = Endbedingung erfüllt: { $reason }. Es folgt noch genau eine Runde.
log-auto-dice = Der Automa hat { FORM($dice, "acc") } aus der Warteschlange genommen: { $faces }.
log-auto-die-to = Der Automa hat { FORM($dice, "acc") } auf { FORM($side, "acc") } gelegt: { $reason }.
log-auto-token-to = Der Automa hat { FORM($goods, "acc") } auf { FORM($side, "acc") } gelegt: { $reason }.
log-auto-step = Schrittwürfel: { $n }. Aktionsmarker: { $action }.
log-auto-strength = Automa: Stärke { $n }.
log-auto-points = Der Automa hat { FORM($points, "acc") } für ungenutzte Stärke erhalten.
log-auto-nothing = Der Automa hat nichts getan.
log-auto-tile = Der Automa hat Plättchen { $tile } gewählt: { $reason }.
log-auto-recruit = Der Automa hat { FORM($dice, "acc") } rekrutiert: { $reason }.
log-auto-research = Der Automa hat „{ $tech }“ erforscht: { $reason }.
log-auto-explore = Der Automa hat Plättchen { $tile } erkundet und angelegt: { $reason }.
log-evict = { $player } hat { FORM($tents, "acc") } von { $other } auf Plättchen { $tile } zurückgeschickt.

ask-d-first = Der Startspieler wird ausgelost.
ask-d-card = Eine Technologie wird ausgelegt.
ask-d-draft-draw = Ein Startplättchen wird gezogen.
ask-d-draft-keep = Behalte ein Startplättchen; die anderen gehen nach links weiter.
ask-d-place-start = Lege dein Startplättchen { $tile } ({ $about }) dorthin, wo es an die meisten Plättchen grenzt.
ask-d-place-start-hidden = Ein Startplättchen ist zu legen.
ask-d-roll = Würfel werden gezogen und gewürfelt.
ask-d-drawing = Würfel werden gezogen und gewürfelt, noch { $left }.
ask-d-aside = { $left ->
    [one] Du hast mehr Würfel gezogen, als du nutzen darfst: Lege 1 davon weg.
   *[other] Du hast mehr Würfel gezogen, als du nutzen darfst: Lege { $left } davon weg, einen nach dem anderen.
}
ask-d-arrange = Gib einen Würfel aus, um andere zu drehen, neu zu würfeln oder zu ziehen, oder beende das Würfeln.
ask-d-spend = Wofür gibst du den { FORM($die, "acc") } aus ({ $symbol })?
ask-d-turn-die = { $left ->
    [one] Welchen Würfel drehst du auf eine beliebige Seite?
   *[other] Welche Würfel drehst du auf eine beliebige Seite? Bis zu { $left }, einen nach dem anderen.
}
ask-d-face = Auf welche Seite drehst du den { FORM($die, "acc") } ({ $symbol })?
ask-d-reroll = { $left ->
    [one] Welchen Würfel würfelst du neu? Höchstens noch 1.
   *[other] Welche Würfel würfelst du neu? Noch bis zu { $left }, einen nach dem anderen.
}
ask-d-rolling = Würfel werden neu gewürfelt.
ask-d-turn = { $turn ->
    [1] Erster Zug
   *[other] Zweiter Zug
}: Wähle eine Hauptaktion; freie Aktionen davor oder danach.
ask-d-turn-taken = { $turn ->
    [1] Erster Zug
   *[other] Zweiter Zug
}: Die Hauptaktion ist gemacht. Freie Aktionen oder Zug beenden.
ask-d-extra = Wähle eine zusätzliche Hauptaktion oder passe.
ask-d-pay = { $left ->
    [one] Bezahle das letzte { $symbol }.
   *[other] Bezahle { FORM($symbols, "acc") }, eines nach dem anderen.
}
ask-d-pair = { $left ->
    [one] Welcher Würfel ist der zweite Pionier des Paares?
   *[other] Welche Würfel sind die { $left } Pioniere des Paares?
}
ask-d-act-settle = Siedeln: Gib ein Symbol aus (bisher { $symbols }) oder beende die Aktion.
ask-d-act-attack = Angriff auf { $other }, Plättchen { $tile }: Gib ein Symbol aus (bisher { $symbols }) oder beende die Aktion.
ask-d-act-harvest = Ernten: Gib ein Rohstoffsymbol aus (bisher { $symbols }) oder beende die Aktion.
ask-d-act-trade = Handeln: Gib ein Symbol aus (bisher { $symbols }) oder beende die Aktion.
ask-d-act-first-settle = Siedeln: Gib ein Symbol aus.
ask-d-act-first-attack = Angriff auf { $other }, Plättchen { $tile }: Gib ein Symbol aus.
ask-d-act-first-harvest = Ernten: Gib ein Rohstoffsymbol aus.
ask-d-act-first-trade = Handeln: Gib ein Symbol aus.
ask-d-take-die = { $left ->
    [one] Einen Würfel welcher Farbe nimmst du aus dem Vorrat?
   *[other] Nimm { $left } Würfel aus dem Vorrat, einen nach dem anderen: Welche Farbe?
}
ask-d-draw-tile = Plättchen werden gezogen, noch { $left }.
ask-d-choose-tile = Welches der gezogenen Plättchen legst du an? Die anderen kommen aus dem Spiel.
ask-d-put-tile = Wo legst du Plättchen { $tile } ({ $about }) an?
ask-d-put-tile-hidden = Ein Plättchen ist zu legen.
ask-d-join = Setzt du ein Zelt auf das erkundete Plättchen { $tile } ({ $about })?
ask-d-more = Jemand hat sich auf Plättchen { $tile } angeschlossen: Setzt du noch ein eigenes Zelt dazu?
ask-d-settle-step = Siedelsymbol: ein Zelt auf die Landkarte setzen, eines holen oder Zelte zurücknehmen?
ask-d-take-back = Von welchem Plättchen nimmst du ein Zelt zurück? Beliebig viele, eines nach dem anderen.
ask-d-tent-from = Plättchen { $tile }: Dein Zelt ersetzt eines von { $other }. Woher kommt es?
ask-d-harvest-token = Welchen Marker bringt das Symbol?
ask-d-harvest-token-extra = Welchen Marker nimmst du zusätzlich?
ask-d-sell = Was tauschst du gegen Punkte ein?
ask-d-sell-optional = Tausche noch etwas gegen Punkte ein oder höre auf.
ask-d-cost = „{ $technology }“ kostet noch { FORM($cost, "acc") }: Mit welchem Marker bezahlst du?
ask-d-cost-any = „{ $technology }“ kostet noch { $left } (offen: { $cost }): Mit welchem Marker bezahlst du?
ask-d-house-for = Wo werden { $tents } deiner Zelte zu einem Haus?
ask-d-tent-to = Auf welches Plättchen setzt du das Zelt?
ask-d-factory-by = Von welchem Plättchen kommt das Zelt für die Fabrik auf Plättchen { $factory }?
ask-d-queue = Ein Würfel kommt in die Warteschlange des Automas.
ask-d-automaton-start = Der Automa erhält ein Startplättchen.
ask-d-automaton-roll = Der Automa nimmt Würfel aus der Warteschlange.
ask-d-automaton-cast = Die Würfel des Automas werden gewürfelt, noch { $left }.
ask-d-automaton-turn = Der Automa ist am Zug: Der Schrittwürfel wird gewürfelt.
ask-d-automaton-recruit = { $left ->
    [one] Der Automa rekrutiert einen Würfel. Gleichstand bei diesen Farben: Du entscheidest.
   *[other] Der Automa rekrutiert { $left } Würfel. Gleichstand bei diesen Farben: Du bestimmst den nächsten.
}
ask-d-automaton-draw = Der Automa erkundet: Ein Plättchen wird gezogen.
ask-d-automaton-spot = Der Automa erkundet Plättchen { $tile } ({ $about }). Gleichstand bei diesen Plätzen: Du entscheidest.
ask-d-automaton-settle = Der Automa siedelt (Stärke { $strength }). Gleichstand bei diesen Plättchen: Du entscheidest.
ask-d-automaton-attack = Der Automa greift dich an (Stärke { $strength }). Gleichstand bei diesen Plättchen: Du entscheidest.
ask-d-evict = Schicke ein Zelt des Automas aus einer Fabrik zurück oder passe.
ask-d-free-factory = Welche Fabrik nutzt du ohne Zelt?
ask-d-blast-tile = Auf welchem Plättchen explodiert das Dynamit?
ask-d-blast = Plättchen { $tile }: Sprenge ein Zelt von { $other } weg (höchstens { $left }) oder höre auf.
ask-d-keep = { $most ->
    [one] Aufräumphase: Behalte 1 Würfel für die nächste Runde oder keinen.
   *[other] Aufräumphase: Behalte noch bis zu { $most } Würfel für die nächste Runde.
}
ask-d-round = Eine neue Runde beginnt.

ui-d-last-round = letzte Runde
ui-d-is-last-round = Dies ist die letzte Runde.
ui-d-first = Startspieler
ui-d-score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ui-d-tents = { $n ->
    [one] { $n } Zelt
   *[other] { $n } Zelte
}
ui-d-houses = { $n ->
    [one] { $n } Haus
   *[other] { $n } Häuser
}
ui-d-active = aktiv
ui-d-bag = Beutel
ui-d-queue = Warteschlange
ui-d-general-tents = { $n ->
    [one] noch { $n } Zelt
   *[other] noch { $n } Zelte
}
ui-d-spent = ausgegeben
ui-d-tokens = Marker
ui-d-cards = Karten
ui-d-used = genutzt
ui-d-none = keine
ui-d-have = du hast { $n }
# A die beside its notation, by its colour and its symbol in short.
ui-d-die-face = { $colour }, { $symbol }
ui-d-supply = Vorrat
ui-d-left-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ui-d-left-tiles = { $n } Plättchen
ui-d-ends = Runde { $round }. Bis zum Ende: { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $tiles } Plättchen oder { $colours ->
    [one] 1 Würfelfarbe
   *[other] { $colours } Würfelfarben
}.
ui-d-explosive = explosiv
ui-d-end = am Spielende
ui-d-once = einmal pro Runde
ui-d-worth = Wert
ui-d-cost = Kosten
ui-d-does = Effekt
ui-d-markers = wer
ui-d-card = Technologie
ui-d-tile = Plättchen
ui-d-terrain = Gelände
ui-d-points = Punkte
ui-d-ability = Fähigkeit
ui-d-there = dort
ui-d-nothing-yet = Noch liegt kein Plättchen auf der Landkarte.
ui-d-beside = neben { $tiles }
ui-d-middle = das erste Plättchen
ui-d-symbols = { $n ->
    [one] 1 Symbol
   *[other] { $n } Symbole
}
ui-d-draws = { $n } Plättchen ziehen
ui-d-worth-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ui-d-present = (Präsenz: { $terrains })
ui-d-research = { $n } Forschung
ui-d-any-other = jedes andere Symbol

# What a tile does, on the map; as short as it can be.
ui-d-ability-token = { $token }
ui-d-ability-token-and-die = { $token }+Würfel
ui-d-ability-die = Würfel
ui-d-ability-any-die = Würfel nach Wahl
ui-d-ability-tents = { $n ->
    [one] 1 Zelt
   *[other] { $n } Zelte
}
ui-d-ability-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ui-d-ability-limit = Limit+{ $n }
ui-d-ability-symbol = { $symbol }
ui-d-ability-action = Aktion
ui-d-ability-house = Haus
ui-d-ability-start-house = Haus

ui-d-when-placement = Platzierung
ui-d-when-control = Kontrolle
ui-d-when-presence = Präsenz
ui-d-when-factory = Fabrik

ui-d-head-action = Aktion
ui-d-head-aside = weglegen: die …
ui-d-head-arrange = ausgeben: die …
ui-d-head-turn-die = drehen: die …
ui-d-head-reroll = neu würfeln: die …
ui-d-head-pay = bezahlen: die …
ui-d-head-pair = Paar: die …
ui-d-head-act = nutzen: die …
ui-d-head-keep = behalten: die …
ui-d-head-sell = abgeben: die …
ui-d-head-sell-spent = ausgegeben: colour …
ui-d-head-take = nehmen: colour …
ui-d-head-draft-keep = behalten: tile …
ui-d-head-choose-tile = anlegen: tile …
ui-d-head-settle-step = Zelt auf: tile …
ui-d-head-take-back = Zelt von: tile …
ui-d-head-house-for = Haus auf: tile …
ui-d-head-tent-to = Zelt auf: tile …
ui-d-head-factory-by = Zelt von: tile …
ui-d-head-free-factory = Fabrik: tile …
ui-d-head-automaton-settle = Zelt des Automas auf: tile …
ui-d-head-automaton-attack = Angriff des Automas auf: tile …
ui-d-head-evict = zurückschicken von: tile …
ui-d-head-blast-tile = sprengen auf: tile …
ui-d-head-blast = sprengen auf: tile …
ui-d-head-harvest-token = nehmen: token …
ui-d-head-cost = bezahlen: token …

# What the first word of a move means; where it is the same word, only that one is shown.
ui-d-verb-attack = angreifen
ui-d-verb-different = 3 verschiedene
ui-d-verb-equal = 3 gleiche
ui-d-verb-explore = erkunden
ui-d-verb-face = Seite
ui-d-verb-factory = Fabrik
ui-d-verb-power = Herrschaft
ui-d-verb-recruit = rekrutieren
ui-d-verb-research = erforschen
ui-d-verb-spot = Platz
ui-d-verb-two = 2 beliebige
ui-d-verb-use = nutzen

ui-d-does-done = das ist alles
ui-d-does-end = Zug beenden
ui-d-does-join = ein Zelt dorthin setzen
ui-d-does-add = noch ein Zelt dorthin setzen
ui-d-does-pass = verzichten
ui-d-does-turn = einen anderen Würfel auf eine beliebige Seite drehen
ui-d-does-reroll = andere Würfel neu würfeln
ui-d-does-draw = zwei Würfel aus dem Beutel ziehen und würfeln
ui-d-does-pair = zwei Pioniersymbole zählen als ein Symbol
ui-d-does-fetch = ein Zelt aus dem allgemeinen in den eigenen Vorrat
ui-d-does-back = Zelte von der Landkarte zurücknehmen
ui-d-does-own = aus dem eigenen Vorrat
ui-d-does-general = aus dem allgemeinen Vorrat
ui-d-does-bonus = das Symbol eines Plättchens, das du kontrollierst
ui-d-does-settle = Zelte, eines pro Symbol
ui-d-does-harvest = Marker, einer pro Rohstoffsymbol
ui-d-does-trade = Marker oder Würfel gegen Punkte eintauschen

ui-d-effect-limit = Würfellimit +{ $dice }{ $controlled ->
    [0] {""}
   *[other] {" "}bei Kontrolle über { $controlled } Plättchen
}
ui-d-effect-extra-draw = { $dice } mehr ziehen, ebenso viele weglegen
ui-d-effect-keep = in der Aufräumphase { $dice } Würfel behalten
ui-d-effect-explore-more = Erkunden: { $tiles } mehr ziehen
ui-d-effect-convert = { $from } zählt als { $to }
ui-d-effect-convert-dice = { $from } auf einem Würfel zählt als { $to }
ui-d-effect-defence = { $symbols ->
    [one] Angriffe auf dich verlieren { $symbols } Symbol
   *[other] Angriffe auf dich verlieren { $symbols } Symbole
}
ui-d-effect-attack-from-general = angreifende Zelte aus dem allgemeinen Vorrat
ui-d-effect-harvest-more = Ernten: { $tokens } mehr einer Art, kein Gold
ui-d-effect-explore-anywhere = überall auf der Landkarte erkunden
ui-d-effect-settle-reach = bis zu { $steps } Plättchen weit siedeln
ui-d-effect-mercenaries = Angreifen: bis zu { $tokens } Marker als Symbole
ui-d-effect-last-tent-cost = dein letztes Zelt kostet { $symbols } Angriffssymbole
ui-d-effect-fetch = Siedeln: { $tents } Zelte holen
ui-d-effect-improvise = ein Aktionssymbol würfelt bis zu { $dice } Würfel neu
ui-d-effect-cheap-recruit = 1, 2, 3 Würfel für 1, 2, 4 Symbole rekrutieren
ui-d-effect-symbol = ein kostenloses Symbol ({ $one_of })
ui-d-effect-free-factory = eine Fabrik ohne Zelt nutzen
ui-d-effect-ignore-cost = Forschen: auf einen Marker oder ein Gelände verzichten
ui-d-effect-free-tent = ein Zelt, wo du Präsenz hast
ui-d-effect-adjacent-factory = Fabriken auch mit einem Zelt daneben
ui-d-effect-factory-times = jede Fabrik { $times }-mal pro Runde
ui-d-effect-trade-sets = { $more ->
    [one] Dreierkombinationen: { $more } Punkt mehr
   *[other] Dreierkombinationen: { $more } Punkte mehr
}
ui-d-effect-trade-pair = zwei beliebige Marker: { $worth } Punkte
ui-d-effect-end-houses = { $each } für jedes Haus
ui-d-effect-end-dice = { $each } für jeden Würfel
ui-d-effect-end-present = { $each } für jedes Plättchen mit deiner Präsenz
ui-d-effect-end-factories = { $each } für jede kontrollierte Fabrik
ui-d-effect-end-technologies = { $each } für jede Technologie
ui-d-effect-end-terrains = { $each } für jede kontrollierte Geländeart
ui-d-effect-end-controlled = { $each } für jedes kontrollierte Plättchen
ui-d-effect-end-markers = { $each } für jeden fremden Marker auf deinen Karten
ui-d-effect-dynamite = auf einem Plättchen allen anderen je bis zu { $tents } Zelte wegsprengen
ui-d-effect-march = eine Hauptaktion mehr
ui-d-effect-levy = { $dice } Würfel verschiedener Farben nehmen
ui-d-effect-brainstorm = bis zu { $dice } Würfel drehen
ui-d-effect-rush-building = ein Haus für { $tents } Zelte
ui-d-effect-mother-lode = Gold und ein weiterer Marker
ui-d-effect-clearance-sale = bis zu { $exchanges }-mal gegen Punkte eintauschen

ui-d-legend-tiles = Plättchen 12F 6/2: Nummer, Gelände, Punkte für Kontrolle und zweiten Platz
ui-d-legend-terrains = P Ebene (Würfel gelb), F Wald (grün), M Gebirge (grau), D Wüste (orange), H Hügelland (braun)
ui-d-legend-abilities = f: Fabrik, c: bei Kontrolle, p: bei Präsenz, + Platzierung; Limit: mehr Würfel
ui-d-legend-map = ●3 drei Zelte, ⌂● Haus, ▌ jetzt möglich, 12-NE Platz nordöstlich von 12
ui-d-legend-boards = Tableaus: Punkte zurzeit; Zelte, Häuser im eigenen Vorrat; Pionier×2 zwei Würfel
ui-d-won = Die meisten Punkte: { $n }.
ui-d-won-shared = Gleich viele Punkte: geteilter Sieg.

# Statistics
stat-d-dice = Würfel
stat-d-tokens = Rohstoffmarker
stat-d-during = im Spiel erhalten
stat-d-tiles = Plättchen
stat-d-printed = Technologien, Aufdruck
stat-d-rules = Technologien, Regel
stat-d-pairs = Würfelpaare
stat-d-automaton = eigene des Automas
stat-d-explored = Plättchen erkundet
stat-d-joined = sich angeschlossen
stat-d-added = Zelte dazugesetzt
stat-d-replaced = Zelte ersetzt
stat-d-factories = Fabriken genutzt
d-three-equal = 3 gleiche Rohstoffmarker
d-three-different = 3 verschiedene Rohstoffmarker
d-two-tokens = 2 beliebige Rohstoffmarker
d-one-die = ein Würfel
d-first-third = erstes Drittel
d-middle-third = mittleres Drittel
d-last-third = letztes Drittel

act-d-done = Fertig
act-d-end = Zug beenden
act-d-join = Sich mit einem Zelt anschließen
act-d-pass = Passen
act-d-turn = Einen Würfel drehen
act-d-reroll = Würfel neu würfeln
act-d-draw = Zwei Würfel ziehen
act-d-pair = Mit zwei Pionieren bezahlen
act-d-fetch = Zelte aus dem allgemeinen Vorrat holen
act-d-back = Zelte von der Landkarte zurücknehmen
act-d-own = Ein Zelt aus dem eigenen Vorrat
act-d-general = Ein Zelt aus dem allgemeinen Vorrat
act-d-bonus = Das Symbol eines Plättchens nutzen
act-d-add = Noch ein Zelt setzen
act-d-colour = { $dice }
act-d-face = Seite: { $symbol }
act-d-token = { $tokens }
act-d-die = { $die }: { $symbol }
act-d-recruit = { $n } Würfel rekrutieren
act-d-explore = Mit { FORM($symbols, "dat") } erkunden
act-d-settle = Siedeln
act-d-harvest = Ernten
act-d-trade = Handeln
act-d-research = „{ $tech }“ erforschen
act-d-use = „{ $tech }“ nutzen
act-d-tile = Plättchen { $tile }
act-d-factory = Fabrik auf Plättchen { $tile } nutzen
act-d-power = Herrschaft auf Plättchen { $tile } übernehmen
act-d-attack = { $player } auf Plättchen { $tile } angreifen
act-d-spot = Platz { $side } von Plättchen { $tile }
act-d-spot-origin = Mitte der Landkarte
act-d-equal = Drei gleiche Rohstoffmarker: { $tokens }
act-d-different = Drei verschiedene Rohstoffmarker: { $tokens }
act-d-two = Zwei beliebige Rohstoffmarker: { $tokens }
act-d-first = Startspieler: { $player }
act-d-roll = Gewürfelt: { $die }, { $symbol }
act-d-drawn = Gezogen: Plättchen { $tile }
act-d-card = Ausgelegt: „{ $tech }“
act-d-lot = Per Los: { $dice }
act-d-step = Schrittwürfel: { $n }
act-d-lot-spot = Per Los: Platz { $side } von Plättchen { $tile }
act-d-lot-spot-origin = Per Los: Mitte der Landkarte

table-d-done = eine Folge von Entscheidungen beenden
table-d-end = den Zug beenden (D5.1)
table-d-join = ein Zelt auf das erkundete Plättchen setzen (D6.2)
table-d-pass = verzichten (D5.2, D6.2)
table-d-turn = mit dem ausgegebenen Würfel einen anderen drehen (D4.4)
table-d-reroll = mit dem ausgegebenen Würfel andere neu würfeln (D4.4)
table-d-draw = mit dem ausgegebenen Würfel zwei Würfel ziehen (D4.4)
table-d-pair = mit zwei Pionieren bezahlen (D5.4)
table-d-fetch = ein Zelt aus dem allgemeinen in den eigenen Vorrat (D6.3)
table-d-back = Zelte von der Landkarte zurücknehmen (D6.3)
table-d-own = das angreifende Zelt kommt aus dem eigenen Vorrat
table-d-general = es kommt aus dem allgemeinen Vorrat
table-d-bonus = das Symbol eines kontrollierten Plättchens nutzen (D5.5)
table-d-add = noch ein Zelt setzen, nachdem sich andere angeschlossen haben (D6.2)
table-d-colour = einen Würfel nehmen oder einen ausgegebenen abgeben (D6.1, D6.6)
table-d-face = den Würfel auf diese Seite drehen (D4.4)
table-d-token = einen Rohstoffmarker nehmen oder bezahlen (D6.5, D6.7)
table-d-die = ein aktiver Würfel: ausgeben, bezahlen, drehen, behalten, abgeben
table-d-recruit = 1 bis 3 Würfel nehmen (D6.1)
table-d-explore = 1 bis 33 Symbole ausgeben (D6.2)
table-d-settle = Siedeln, Symbol für Symbol (D6.3)
table-d-harvest = Ernten, Symbol für Symbol (D6.5)
table-d-trade = Handeln, Symbol für Symbol (D6.6)
table-d-research = eine Technologie erforschen (D6.7)
table-d-use = eine Karte „einmal pro Runde“ oder eine explosive nutzen (D7.3, D14.4)
table-d-tile = ein Plättchen: behalten, anlegen, Zelt setzen oder nehmen
table-d-factory = eine Fabrik nutzen (D7.1)
table-d-power = die Herrschaft auf einem Plättchen übernehmen (D7.2)
table-d-attack = jemanden auf einem Plättchen angreifen (D6.4)
table-d-spot = ein freier Platz neben einem Plättchen (D2.4, D6.2)
table-d-equal = drei gleiche Rohstoffmarker eintauschen (D6.6)
table-d-different = drei verschiedene Rohstoffmarker eintauschen (D6.6)
table-d-two = zwei beliebige Rohstoffmarker eintauschen (D6.6)
table-d-first = Zufall: der Startspieler (D2.1)
table-d-roll = Zufall: eine Würfelseite (D4.3)
table-d-drawn = Zufall: ein Plättchen (D2.3, D6.2, D12.20)
table-d-card = Zufall: eine ausgelegte Technologie (D2.7)
table-d-lot = Zufall: ein Würfel (D12.1, D12.5, D12.20)
table-d-step = Zufall: der Schrittwürfel (D12.6)
table-d-lot-spot = Zufall: ein freier Platz (D12.20)

option-d-first-player = Startspieler
option-d-first-player-does = wer beginnt: ausgelost oder der Spieler mit dieser Nummer
option-d-first-player-drawn = ausgelost
option-d-technologies = Technologien
option-d-technologies-does = welche neun Karten ausliegen
option-d-technologies-random = nach Typ zufällig gezogen
option-d-explosive = Explosive Technologien
option-d-explosive-does = als zehnte kommt eine explosive Karte hinzu
option-d-automaton = Automa
option-d-automaton-does = Schwierigkeitsgrad des Automas im Solomodus; die Optionen darunter ändern je eine Sache
option-d-automaton-normal = normal
option-d-automaton-easy = leicht
option-d-automaton-hard = schwer
option-d-automaton-dice = Würfel des Automas
option-d-automaton-dice-does = wie viele Würfel über dein Würfellimit hinaus er nehmen darf (solo)
option-d-automaton-dice-preset = nach Schwierigkeitsgrad
option-d-automaton-unused = Ungenutzte Stärke
option-d-automaton-unused-does = Punkte, die der Automa für jeden ungenutzten Stärkepunkt erhält (solo)
option-d-automaton-unused-preset = nach Schwierigkeitsgrad
option-d-automaton-trade = Handeln des Automas
option-d-automaton-trade-does = Punkte, die der Automa für jeden eingetauschten Rohstoffmarker erhält (solo)
option-d-automaton-trade-preset = nach Schwierigkeitsgrad
option-d-automaton-end = Schlusswertung des Automas
option-d-automaton-end-does = Punkte für jede seiner Technologien am Spielende; bei 0 bringen auch seine Rohstoffmarker keine (solo)
option-d-automaton-end-preset = nach Schwierigkeitsgrad
option-d-automaton-tents = Zelte des Automas
option-d-automaton-tents-does = Zelte zu Beginn in seinem eigenen Vorrat (solo)
option-d-automaton-tents-preset = nach Schwierigkeitsgrad
option-d-gold-rush = Variante „Goldrausch“
option-d-gold-rush-does = die Rohstoffmarker des Automas kommen in die Mitte und werden zu Gold (solo)
option-d-automaton-technologies = Technologien des Automas
option-d-automaton-technologies-does = was seine Technologien am Ende zählen (solo)
option-d-automaton-technologies-printed = nur die aufgedruckten Punkte
option-d-automaton-technologies-all = auch ihre Regeln für das Spielende
option-d-automaton-ties = Gleichstand beim Automa
option-d-automaton-ties-does = wer entscheidet, wenn die Prioritäten des Automas mehrere Optionen lassen (solo)
option-d-automaton-ties-player = du entscheidest
option-d-automaton-ties-random = per Los

cli-points-during-the-game = im Spiel erhalten
cli-points-tiles = Plättchen
cli-points-technologies-printed = Technologien, aufgedruckt
cli-points-technologies-by-rule = Technologien, nach Regel
cli-points-pairs-of-dice = Würfelpaare
cli-points-houses = Häuser
cli-points-automaton = Automa

count-d-dice-white = weiße Würfel
count-d-dice-green = grüne Würfel
count-d-dice-yellow = gelbe Würfel
count-d-dice-orange = orange Würfel
count-d-dice-brown = braune Würfel
count-d-dice-grey = graue Würfel
count-d-tiles-start = Plättchen: Startplättchen
count-d-tiles-2-4-players = Plättchen: 2–4 Spieler
count-d-tiles-3-4-players = Plättchen: 3–4 Spieler
count-d-tiles-4-players = Plättchen: 4 Spieler
count-d-points = Punkte für 2, 3, 4 Spieler
count-d-dice-removed = entfernte Würfel für 2, 3, 4 Spieler
count-d-technologies = Technologien
count-d-explosive = explosive Technologien
count-d-sets = Sets aus neun Technologien

help-d-goal-title = Ziel
help-d-goal =
    Habe bei Spielende die meisten Siegpunkte: aus Landschaftsplättchen, Technologien, Würfeln und Häusern und aus
    Siegpunkten, die du im Spiel erhalten hast.
help-d-round-title = Runde
help-d-round =
    Jede Runde hat eine Würfelphase, eine Aktionsphase und eine Aufräumphase. In der Aktionsphase haben alle einen ersten
    Zug mit einer Hauptaktion und dann, in derselben Reihenfolge, einen zweiten mit einer anderen, den du auslassen
    darfst. Jede Hauptaktion machst du höchstens einmal pro Runde. Freie Aktionen sind davor und danach möglich.
help-d-roll-title = Würfelphase
help-d-roll =
    Ziehe so viele Würfel, wie dein Würfellimit besagt (3, mehr durch Plättchen und Technologien, höchstens 9), und würfle
    sie. Danach darfst du Würfel ausgeben: einen Pionier, um 1 Würfel auf eine beliebige Seite zu drehen oder bis zu 3
    Würfel neu zu würfeln; einen Rohstoff, um 1 Würfel zu drehen oder um 2 weitere zu ziehen und zu würfeln. Ausgegebene
    Würfel kommen nur dann zurück in den Beutel, wenn er für das erste Ziehen zu wenige hat.
help-d-dice-title = Würfel und Symbole
help-d-dice =
    Aktive Würfel zeigen die Symbole, mit denen du Aktionen bezahlst; ausgegebene Würfel warten im Bereich der
    ausgegebenen Würfel. Sechs Symbole gehören zu Aktionen, vier sind Rohstoffe, und eines ist der Pionier. Jede Farbe
    außer Weiß gehört zu einem Gelände: Gelb zur Ebene, Grün zum Wald, Grau zum Gebirge, Orange zur Wüste, Braun zum
    Hügelland.
help-d-pioneers-title = Pioniere
help-d-pioneers =
    In deinen Zügen zählen 2 Pioniersymbole als 1 anderes Symbol, außer Gold. In der Würfelphase dient ein Pionier zum
    Drehen oder Neuwürfeln.
help-d-recruit-title = Rekrutieren
help-d-recruit =
    Gib 1, 3 oder 6 Rekrutierungssymbole aus und nimm 1, 2 oder 3 Würfel aus dem allgemeinen Vorrat in deinen Bereich der
    ausgegebenen Würfel. Zugang hast du zu den Farben der Gelände, auf denen du Präsenz hast; weiße Würfel können nicht
    rekrutiert werden.
help-d-explore-title = Erkunden
help-d-explore =
    Ziehe für jedes Erkundungssymbol ein Plättchen, behalte eines und lege es so an, dass es an mindestens zwei Plättchen
    grenzt, darunter eines mit deiner Präsenz. Setze ein Zelt aus dem allgemeinen Vorrat darauf und nutze seine Fähigkeit
    bei Platzierung. Wer daneben Präsenz hat, darf sich mit einem Zelt aus dem eigenen Vorrat anschließen; tut das jemand,
    darfst du eines aus deinem dazusetzen.
help-d-settle-title = Siedeln
help-d-settle =
    Für jedes Siedelsymbol tust du eines davon: ein Zelt aus dem allgemeinen in deinen eigenen Vorrat nehmen; ein Zelt aus
    deinem eigenen Vorrat auf ein Plättchen mit deiner Präsenz oder ein Nachbarplättchen setzen; oder beliebig viele
    deiner Zelte von der Landkarte zurücknehmen.
help-d-attack-title = Angreifen
help-d-attack =
    Wähle ein Plättchen mit deiner Präsenz und dort einen Gegner. Für jedes Angriffssymbol geht dort ein gegnerisches Zelt
    in den gegnerischen Vorrat zurück, und eines aus deinem eigenen Vorrat ersetzt es. Häuser können nicht angegriffen
    werden.
help-d-harvest-title = Ernten
help-d-harvest =
    Für jedes Rohstoffsymbol, das du ausgibst, nimmst du einen Rohstoffmarker dieses Rohstoffs.
help-d-trade-title = Handeln
help-d-trade =
    Für jedes Handelssymbol tauschst du einmal: 3 gleiche Rohstoffmarker gegen 6 Siegpunkte, 3 verschiedene gegen 5, 2
    beliebige gegen 2, oder du entfernst für 3 einen deiner Würfel, aktiv oder ausgegeben, aus dem Spiel. Gold steht für
    jeden Rohstoff.
help-d-research-title = Forschen
help-d-research =
    Wähle eine Technologie ohne deinen Marker. Du brauchst Präsenz auf den gezeigten Geländen, gibst die gezeigten
    Forschungssymbole aus und die gezeigten Rohstoffmarker ab oder an ihrer Stelle Gold. Lege deinen Marker darauf: Sie
    wirkt ab jetzt. Auch andere dürfen sie erforschen.
help-d-factories-title = Fabriken
help-d-factories =
    Eine freie Aktion: Nimm eines deiner Zelte von einem Fabrikplättchen in deinen eigenen Vorrat und nutze die Fähigkeit
    des Plättchens. Jede Fabrik darfst du einmal pro Runde nutzen, die anderen ebenso.
help-d-power-title = Herrschaft übernehmen
help-d-power =
    Eine freie Aktion: Auf einem Plättchen ohne Haus, auf dem du mindestens 3 Zelte mehr hast als alle anderen, legst du 3
    davon in den allgemeinen Vorrat zurück und setzt eines deiner Häuser darauf. Häuser werden nie versetzt; wem das Haus
    gehört, hat die Kontrolle über das Plättchen.
help-d-technologies-title = Technologien
help-d-technologies =
    Manche Technologien wirken dauerhaft, manche einmal pro Runde, manche zählen am Spielende. Ein Symbol, das durch eine
    Technologie als anderes zählt, darf weiter umgewandelt werden, aber nie in Gold. Am Spielende bringt jede Technologie
    mit deinem Marker ihre aufgedruckten Punkte.
help-d-explosive-title = Explosive Technologien
help-d-explosive =
    Nimm in deinem Zug, vor oder nach einer Hauptaktion, deinen Marker von einer explosiven Technologie, um ihren Effekt zu
    nutzen. Danach kannst du sie wieder erforschen.
help-d-clean-up-title = Aufräumphase
help-d-clean-up =
    Du darfst 1 aktiven Würfel mit seiner Seite für die nächste Runde behalten; die anderen werden ausgegeben. Fabriken
    und Technologien, die einmal pro Runde wirken, sind wieder bereit, und der Startspielermarker geht nach links weiter.
help-d-end-title = Spielende
help-d-end =
    Nach jeder Runde wird geprüft: Sind alle 5 Häuser derselben Farbe auf der Landkarte, sind keine Siegpunkte mehr im
    allgemeinen Vorrat, ist der Plättchenstapel leer, oder sind höchstens 2 Würfelfarben im allgemeinen Vorrat? Wenn ja,
    folgt noch genau eine Runde.
help-d-scoring-title = Schlusswertung
help-d-scoring =
    Ein Plättchen bringt seine größere Zahl allen, die es kontrollieren, durch ein Haus oder die meisten Zelte, und seine
    kleinere denen, die unter den Übrigen die meisten Zelte haben. Dazu kommen die Punkte deiner Technologien, 3 für je
    zwei Würfel, 1, 4, 9, 16 oder 25 für 1 bis 5 Häuser und die im Spiel erhaltenen Siegpunkte. Bei Gleichstand wird der
    Sieg geteilt.
help-d-automaton-title = Der Automa im Solomodus
help-d-automaton =
    Der Automa nimmt Würfel vom Anfang seiner Warteschlange und legt sie und seine Rohstoffmarker an die Seiten des
    Aktionsplättchens. In jedem seiner zwei Züge rückt der Schrittwürfel den Aktionsmarker weiter; die erreichte Seite ist
    seine Aktion, und die Würfel und Marker dort sind seine Stärke. Prioritäten entscheiden, was er tut; lassen sie mehrere
    Optionen, entscheidest du. Ungenutzte Stärke bringt ihm Siegpunkte.

# Hints and analysis
ui-area-d-map = die Landkarte
ui-area-d-tents = die Zelte
ui-area-d-dice = deine Würfel
ui-area-d-tokens = deine Rohstoffmarker
ui-area-d-technologies = die Technologien
ui-area-d-turn = das Ende des Zuges
ui-group-d-automaton = Automa
ui-group-d-turn = Zeitgewinn
ui-group-d-end = Spielende
ui-group-d-points = Siegpunkte
ui-group-d-technologies = Technologien
ui-group-d-symbols = Symbole
ui-group-d-tokens = Rohstoffmarker
ui-group-d-dice = Würfel
ui-group-d-map = Präsenz auf der Landkarte
