### Dice Settlers w przeglądarce

web-d-map = Mapa
web-d-tiles = { $n ->
    [one] 1 kafel
    [few] { $n } kafle
   *[many] { $n } kafli
} · { $stack } w stosie
web-d-worth = { $first } za kontrolę, { $second } za drugie miejsce
web-d-controlled = kontrola: { $players }
web-d-spot-n = Wolne miejsce na północ od kafla { $tile }
web-d-spot-ne = Wolne miejsce na północny wschód od kafla { $tile }
web-d-spot-se = Wolne miejsce na południowy wschód od kafla { $tile }
web-d-spot-s = Wolne miejsce na południe od kafla { $tile }
web-d-spot-sw = Wolne miejsce na południowy zachód od kafla { $tile }
web-d-spot-nw = Wolne miejsce na północny zachód od kafla { $tile }
web-d-hand = Kafle do wyboru

web-d-technologies = Karty
web-d-cost-terrain = koszt · teren
web-d-always = zawsze
web-d-use-up = jednorazowo
web-d-when = kiedy
web-d-researched-by = zbadana: { $players }

web-d-taken = wykonane w tej rundzie
web-d-pairs = { $n ->
    [one] jeszcze 1 za parę pionierów
    [few] jeszcze { $n } za pary pionierów
   *[many] jeszcze { $n } za pary pionierów
}

web-d-active = Aktywne
web-d-no-active = brak aktywnych kości
web-d-limit = limit: { $n }
web-d-spent = Wydane
web-d-bag = Woreczek
web-d-store = Zapasy
web-d-players = Gracze

web-d-end = Koniec gry
web-d-end-any = wystarczy jeden warunek
web-d-left-points = Pozostałe PZ
web-d-left-tiles = Pozostałe kafle mapy
web-d-most-houses = Najwięcej domów
web-d-left-colours = Pozostałe kolory kości
web-d-of = { $n } z { $all }
web-d-ends-at = { $n }, koniec przy { $end }
web-d-dice-left = Kości w zapasach ogólnych

web-d-own-strength = własny układ
web-d-action-tile = Kafel akcji, znacznik: { $action }
web-d-queue-next = Następne
web-d-queue-end = koniec
web-d-queue = Kolejka: { $dice }; w następnym rzucie pierwsze { $n }
web-d-did = Co się stało

web-d-phase-setup = Przygotowanie
web-d-phase-roll = Faza rzucania
web-d-phase-clean-up = Faza porządkowania
web-d-phase-automaton = Konstanty
web-d-phase-turn-1 = Pierwsza tura
web-d-phase-turn-2 = Druga tura
web-d-phase-action = { $phase } · { $action }
web-d-round = Runda { $n }
web-d-round-last = Runda { $n }, ostatnia

web-d-less = Mniej
web-d-more = Więcej
web-d-faces = Ścianki kości
web-d-now = teraz
web-d-exchange = { $tokens } → { $points }
web-d-do-place = Umieść tutaj
web-d-do-keep = Zachowaj
web-d-do-take = Weź
web-d-do-tent = Postaw tu namiot
web-d-do-back = Wycofaj
web-d-do-house = Postaw dom
web-d-do-blast = Wysadź
web-d-do-explore = Eksploruj
web-d-do-face = Obróć na: { $symbol }
web-d-do-spend = Wydaj
web-d-do-pay = Zapłać
web-d-do-exchange = Wymień
web-d-do-aside = Odłóż
web-d-do-use = Użyj
web-d-tab-map = Mapa
