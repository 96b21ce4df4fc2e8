### Dice Settlers im Browser

web-d-map = Landkarte
web-d-tiles = { $n } Plättchen · { $stack } im Stapel
web-d-worth = { $first } für Kontrolle, { $second } für den zweiten Platz
web-d-controlled = Kontrolle: { $players }
web-d-spot-n = Freier Platz nördlich von Plättchen { $tile }
web-d-spot-ne = Freier Platz nordöstlich von Plättchen { $tile }
web-d-spot-se = Freier Platz südöstlich von Plättchen { $tile }
web-d-spot-s = Freier Platz südlich von Plättchen { $tile }
web-d-spot-sw = Freier Platz südwestlich von Plättchen { $tile }
web-d-spot-nw = Freier Platz nordwestlich von Plättchen { $tile }
web-d-hand = Plättchen zur Auswahl

web-d-technologies = Technik
web-d-cost-terrain = Kosten · Gelände
web-d-always = immer
web-d-use-up = einmalig
web-d-when = wann
web-d-researched-by = erforscht: { $players }

web-d-taken = in dieser Runde ausgeführt
web-d-pairs = { $n ->
    [one] 1 weiteres durch ein Paar Pioniere
   *[other] { $n } weitere durch Paare von Pionieren
}

web-d-active = Aktiv
web-d-no-active = keine aktiven Würfel
web-d-limit = Limit { $n }
web-d-spent = Ausgegeben
web-d-bag = Beutel
web-d-store = Vorrat
web-d-players = Spieler

web-d-end = Spielende
web-d-end-any = eines davon genügt
web-d-left-points = Punkte übrig
web-d-left-tiles = Plättchen übrig
web-d-most-houses = Meiste Häuser
web-d-left-colours = Würfelfarben übrig
web-d-of = { $n } von { $all }
web-d-ends-at = { $n }, Ende bei { $end }
web-d-dice-left = Würfel im allgemeinen Vorrat

web-d-own-strength = eigene Mischung
web-d-action-tile = Aktionsplättchen, Marker: { $action }
web-d-queue-next = Nächste
web-d-queue-end = Ende
web-d-queue = Warteschlange: { $dice }; die ersten { $n } werden als Nächstes gewürfelt
web-d-did = Was geschah

web-d-phase-setup = Aufbau
web-d-phase-roll = Würfelphase
web-d-phase-clean-up = Aufräumphase
web-d-phase-automaton = Automa
web-d-phase-turn-1 = Erster Zug
web-d-phase-turn-2 = Zweiter Zug
web-d-phase-action = { $phase } · { $action }
web-d-round = Runde { $n }
web-d-round-last = Runde { $n }, die letzte

web-d-less = Weniger
web-d-more = Mehr
web-d-faces = Seiten des Würfels
web-d-now = jetzt
web-d-exchange = { $tokens } für { $points }
web-d-do-place = Hier anlegen
web-d-do-keep = Behalten
web-d-do-take = Nehmen
web-d-do-tent = Zelt setzen
web-d-do-back = Zurücknehmen
web-d-do-house = Haus setzen
web-d-do-blast = Sprengen
web-d-do-explore = Erkunden
web-d-do-face = Drehen auf: { $symbol }
web-d-do-spend = Ausgeben
web-d-do-pay = Zahlen
web-d-do-exchange = Eintauschen
web-d-do-aside = Weglegen
web-d-do-use = Nutzen
web-d-tab-map = Landkarte
