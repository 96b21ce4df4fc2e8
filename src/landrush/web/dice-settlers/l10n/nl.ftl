### Dice Settlers in de browser

web-d-map = Landkaart
web-d-tiles = { $n ->
    [one] 1 tegel
   *[other] { $n } tegels
} · { $stack } in de stapel
web-d-worth = { $first } voor controle, { $second } voor de tweede plaats
web-d-controlled = controle: { $players }
web-d-spot-n = Vrije plaats ten noorden van tegel { $tile }
web-d-spot-ne = Vrije plaats ten noordoosten van tegel { $tile }
web-d-spot-se = Vrije plaats ten zuidoosten van tegel { $tile }
web-d-spot-s = Vrije plaats ten zuiden van tegel { $tile }
web-d-spot-sw = Vrije plaats ten zuidwesten van tegel { $tile }
web-d-spot-nw = Vrije plaats ten noordwesten van tegel { $tile }
web-d-hand = Tegels om uit te kiezen

web-d-technologies = Techniek
web-d-cost-terrain = kosten · terrein
web-d-always = altijd
web-d-use-up = eenmalig
web-d-when = wanneer
web-d-researched-by = onderzocht door { $players }

web-d-taken = deze ronde uitgevoerd
web-d-pairs = { $n ->
    [one] nog 1 met een paar pioniers
   *[other] nog { $n } met paren pioniers
}

web-d-active = Actief
web-d-no-active = geen actieve dobbelstenen
web-d-limit = limiet { $n }
web-d-spent = Gebruikt
web-d-bag = Zak
web-d-store = Voorraad
web-d-players = Spelers

web-d-end = Einde van het spel
web-d-end-any = één ervan is genoeg
web-d-left-points = Punten over
web-d-left-tiles = Tegels over
web-d-most-houses = Meeste huizen
web-d-left-colours = Kleuren over
web-d-of = { $n } van { $all }
web-d-ends-at = { $n }, einde bij { $end }
web-d-dice-left = Dobbelstenen in de algemene voorraad

web-d-own-strength = eigen mix
web-d-action-tile = Actietegel, marker bij { $action }
web-d-queue-next = Eerst
web-d-queue-end = achteraan
web-d-queue = Wachtrij: { $dice }; de eerste { $n } worden straks gegooid
web-d-did = Wat er gebeurde

web-d-phase-setup = Voorbereiding
web-d-phase-roll = Worpfase
web-d-phase-clean-up = Opruimfase
web-d-phase-automaton = Automa
web-d-phase-turn-1 = Eerste beurt
web-d-phase-turn-2 = Tweede beurt
web-d-phase-action = { $phase } · { $action }
web-d-round = Ronde { $n }
web-d-round-last = Ronde { $n }, de laatste

web-d-less = Minder
web-d-more = Meer
web-d-faces = Zijden van de dobbelsteen
web-d-now = nu
web-d-exchange = { $tokens } voor { $points }
web-d-do-place = Hier leggen
web-d-do-keep = Houden
web-d-do-take = Nemen
web-d-do-tent = Tent plaatsen
web-d-do-back = Terugnemen
web-d-do-house = Huis plaatsen
web-d-do-blast = Opblazen
web-d-do-explore = Verkennen
web-d-do-face = Draai naar: { $symbol }
web-d-do-spend = Uitgeven
web-d-do-pay = Betalen
web-d-do-exchange = Inruilen
web-d-do-aside = Opzijleggen
web-d-do-use = Gebruiken
web-d-tab-map = Landkaart
