### Der Client im Browser: Spielregeln und Einführungen

web-learn-games = Spiele
web-learn-contents = Inhalt
web-learn-search = In den Spielregeln suchen
web-learn-found = { $n ->
    [0] Keine Regel enthält alle diese Wörter.
    [one] { $n } Regel gefunden
   *[other] { $n } Regeln gefunden
}
web-learn-copy = Link zu dieser Regel kopieren
web-learn-copied = Link kopiert
web-learn-print = Drucken
web-learn-tutorial = Einführung
web-learn-components = Spielmaterial
web-learn-all = Alle Regeln
web-learn-clause = Regel { $id }
web-learn-symbols = Symbole

## Was die Symbole bedeuten, in der Schreibweise der Spielregeln
web-learn-goods = Waren und Münzen
web-learn-workers = Arbeiter
web-learn-pieces = Spielsteine
web-learn-places = Arbeiterspielplan
web-learn-land = Gelände
web-learn-actions = Aktionen und Würfelseiten
web-learn-tokens = Rohstoffe
web-learn-cards = Technologien und Automa
web-learn-abilities = Fähigkeiten der Plättchen

web-learn-symbol-grain = Mit **Getreide** bezahlst du Siedlungen und das Weiterdrehen des Pfeils ([M5.2](#M5.2)).
web-learn-symbol-pumpkin = Mit **Kürbissen** bezahlst du Siedlungen und bietest in der Stadt ([M6.10](#M6.10)).
web-learn-symbol-small-copper = Mit **kleinem Kupfer** bezahlst du Siedlungen; du kannst es gegen großes tauschen.
web-learn-symbol-large-copper = Mit **großem Kupfer** bezahlst du Siedlungen. Es kommt nur durch Tausch ([M6.16](#M6.16)).
web-learn-symbol-small-stone = Mit **kleinen Steinen** bezahlst du Siedlungen; du kannst sie gegen große tauschen.
web-learn-symbol-large-stone = Mit **großen Steinen** bezahlst du Siedlungen. Sie kommen nur durch Tausch ([M6.16](#M6.16)).
web-learn-symbol-coin = Mit **Münzen** bezahlst du die Felder der Produktionsstätten ([M6.4](#M6.4)).
web-learn-symbol-worker-copper = **Braune Arbeiter** gehören zum Kupfer: In der Mine genügt einer ([M6.4](#M6.4)).
web-learn-symbol-worker-stone = **Graue Arbeiter** gehören zum Stein: Im Steinbruch genügt einer ([M6.4](#M6.4)).
web-learn-symbol-worker-grain = **Helle Arbeiter** gehören zum Getreide: Auf dem Getreidefeld genügt einer ([M6.4](#M6.4)).
web-learn-symbol-worker-pumpkin = **Orange Arbeiter** gehören zum Kürbis: Auf dem Gemüseacker genügt einer ([M6.4](#M6.4)).
web-learn-symbol-settlement = **Siedlung**: Die meisten auf der Spiellandschaft gewinnen ([M9.2](#M9.2)).
web-learn-symbol-double-settlement = **Doppelfeld**: zwei Siedlungen für einen Preis ([M7.4](#M7.4)).
web-learn-symbol-line-of-four = **Viererreihe**: eine weitere Siedlung kostenlos ([M7.5](#M7.5)).
web-learn-symbol-cattle = Ein **Rind** tauschst du gegen eine Ware, 3 Münzen oder einen Arbeiter ([M8.1](#M8.1)).
web-learn-symbol-canteen = **Wasserflasche**: sofort ein Extra-Zug ([M3.4](#M3.4)).
web-learn-symbol-upgrade = **Tausch klein gegen groß**: ein kleines Kupfer oder ein kleiner Stein wird groß ([M6.16](#M6.16)).
web-learn-symbol-wheel-pointer = **Anwerbescheibe**: Drehe sie und nimm die 2 gezeigten Arbeiter ([M5.1](#M5.1)).
web-learn-symbol-bank = **Bank**: Arbeiter bringen Münzen ([M6.2](#M6.2)).
web-learn-symbol-mine = **Mine**: Arbeiter und Münzen bringen kleines Kupfer ([M6.3](#M6.3)).
web-learn-symbol-quarry = **Steinbruch**: Arbeiter und Münzen bringen kleine Steine ([M6.3](#M6.3)).
web-learn-symbol-grain-field = **Getreidefeld**: Arbeiter und Münzen bringen Getreide ([M6.3](#M6.3)).
web-learn-symbol-farm = **Gemüseacker**: Arbeiter und Münzen bringen Kürbisse ([M6.3](#M6.3)).
web-learn-symbol-town = **Stadt**: Kürbisse bringen Belohnungen, in einer Versteigerung ([M6.7](#M6.7)).
web-learn-symbol-wagon = **Startplättchen**: Die ersten Siedlungen grenzen daran; niemand siedelt darauf ([M2.2](#M2.2)).
web-learn-symbol-lake = **See**: Hier siedelt niemand; wer als Erstes daneben siedelt, nimmt die Wasserflasche ([M7.6](#M7.6)).
web-learn-symbol-mountain = **Berg**: Hier siedelt niemand ([M7.2](#M7.2)).

web-learn-symbol-recruit = **Rekrutieren**: neue Würfel für deinen Beutel ([D6.1](#D6.1)).
web-learn-symbol-explore = **Erkunden**: ein neues Plättchen für die Landkarte ([D6.2](#D6.2)).
web-learn-symbol-settle = **Siedeln**: Zelte holen, auf Plättchen stellen, zurücknehmen ([D6.3](#D6.3)).
web-learn-symbol-attack = **Angreifen**: Deine Zelte ersetzen die einer anderen Farbe ([D6.4](#D6.4)).
web-learn-symbol-harvest = **Ernten**: Rohstoffsymbole werden zu Markern ([D6.5](#D6.5)).
web-learn-symbol-trade = **Handeln**: Marker oder Würfel werden zu Punkten ([D6.6](#D6.6)).
web-learn-symbol-research = **Forschen**: Eine Technologie wirkt für dich ([D6.7](#D6.7)).
web-learn-symbol-pioneer = **Pionier**: Gib ihn aus, um andere Würfel zu drehen oder neu zu würfeln ([D4.4](#D4.4)).
web-learn-symbol-gold = **Gold** steht für jeden Rohstoff ([D6.6](#D6.6)).
web-learn-symbol-iron = **Eisen**: ein Marker zum Forschen und Handeln.
web-learn-symbol-wood = **Holz**: ein Marker zum Forschen und Handeln.
web-learn-symbol-food = **Nahrung**: ein Marker zum Forschen und Handeln.
web-learn-symbol-tent = **Zelt**: Du hast Präsenz; die meisten Zelte kontrollieren ein Plättchen ([D8.2](#D8.2)).
web-learn-symbol-house = **Haus**: kontrolliert sein Plättchen für immer ([D7.2](#D7.2)).
web-learn-symbol-star = **Punkte**: Die meisten gewinnen ([D11.5](#D11.5)).
web-learn-symbol-bag = **Beutel**: Daraus ziehst du deine Würfel ([D4.2](#D4.2)).
web-learn-symbol-dice-limit = **Würfellimit**: mit wie vielen Würfeln du würfelst ([D4.1](#D4.1)).
web-learn-symbol-technology = **Technologie**: wirkt, sobald du sie erforscht hast ([D14.1](#D14.1)).
web-learn-symbol-explosive = **Explosive Technologie**: Nimm deinen Marker weg und löse eine starke Wirkung aus ([D7.3](#D7.3)).
web-learn-symbol-marker-ready = **Einmal pro Runde, bereit**: In dieser Runde kannst du die Karte noch nutzen ([D14.4](#D14.4)).
web-learn-symbol-marker-used = **Einmal pro Runde, genutzt**: Nach dem Aufräumen ist die Karte wieder bereit ([D9.1](#D9.1)).
web-learn-symbol-automaton = **Automa**: dein Gegenüber, wenn du allein spielst ([D12.1](#D12.1)).
web-learn-symbol-placement = **Platzierung**: einmal, wenn du das Plättchen legst ([D13.1](#D13.1)).
web-learn-symbol-control = **Kontrolle**: solange du das Plättchen kontrollierst ([D13.1](#D13.1)).
web-learn-symbol-presence = **Präsenz**: solange du auf dem Plättchen Präsenz hast ([D13.1](#D13.1)).
web-learn-symbol-factory = **Fabrik**: für ein Zelt, als freie Aktion ([D7.1](#D7.1)).
web-learn-symbol-plains = **Ebene**: gelbe Würfel.
web-learn-symbol-forest = **Wald**: grüne Würfel.
web-learn-symbol-mountains = **Gebirge**: graue Würfel.
web-learn-symbol-desert = **Wüste**: orange Würfel.
web-learn-symbol-hills = **Hügelland**: braune Würfel.
