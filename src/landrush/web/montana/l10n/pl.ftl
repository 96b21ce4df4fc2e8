### Montana przy stole w przeglądarce

web-m-land = Teren
web-m-landscape = Plansza terenu
web-m-size = żetony: { $tiles } · pola: { $fields }
web-m-worker-board = Plansza akcji
web-m-worker-board-how = koło · bank · produkcja · miasto
web-m-boards = Gracze i zasoby
web-m-row = Rząd { $row }

web-m-setup = Przygotowanie
web-m-begin = Wybierz akcję
web-m-white-segment = Biali robotnicy
web-m-after-spin = Po obrocie koła
web-m-worker-limit = Limit robotników
web-m-auction = Licytacja w mieście
web-m-reward = Nagroda z rzędu { $row }
web-m-build-of = Budowa { $n } z { $most }
web-m-turn-end = Koniec tury
web-m-turn = Tura { $n }
web-m-last-turn = Tura { $n } · ostatnia runda

web-m-field = pole
web-m-lake = jezioro
web-m-mountain = góra
web-m-no-tile = jeszcze bez żetonu
web-m-start-tile = żeton początkowy
web-m-double = podwójne pole
web-m-costs = koszt: { $goods }
web-m-built = { $player }: { $n ->
    [one] { $n } osada
    [few] { $n } osady
   *[many] { $n } osad
}
web-m-build-here = zbuduj tutaj
web-m-lay-here = połóż tutaj żeton początkowy
web-m-gives = koszt: { $pays }, zysk: { $gets }
web-m-brings = zysk: { $gets }
web-m-small-part = { $place }, pole { $n }, małe pole
web-m-free = niezajęte
web-m-occupied = zajęte: { $who }
web-m-pointer = tu stoi wskazówka
web-m-pointer-at = wskazówka: { $workers }
web-m-town-place = rząd { $row }, cena: { $pumpkins }
web-m-pawn = pionek: { $player }
web-m-pawn-at = { $player }: cena { $pumpkins }

web-m-one-or-two = { $worker } albo 2 innych kolorów
web-m-town-how = weź 1 dynię, potem licytuj
web-m-reward-head = Nagroda
web-m-reward-1 = 1 znacznik bydła i do 3 wymian małych dóbr na duże
web-m-reward-2 = 3 dobra w dowolnej kombinacji: małe kamienie, mała miedź, zboże
web-m-reward-3 = do 2 wymian małych dóbr na duże
web-m-reward-4 = 2 monety i do 1 wymiany małego dobra na duże

web-m-placed = osady na planszy
web-m-left = pozostałe osady
web-m-settlements-left = { $n ->
    [one] została { $n } osada
    [few] zostały { $n } osady
   *[many] zostało { $n } osad
}
web-m-workers-of = { $n ->
    [0] Robotnicy: 0 z { $most }
   *[other] Robotnicy: { $n } z { $most } ({ $who })
}
web-m-of-most = { $n } z { $most }
web-m-less = Mniej
web-m-more = Więcej
web-m-pay-grain = Zboże do zapłaty
web-m-trade = Handel
web-m-trade-cattle = Wymień 1 znacznik bydła

web-m-verb-hire = Zakręć
web-m-verb-pointer = Zapłać
web-m-verb-take = Weź
web-m-verb-return = Zwróć
web-m-verb-work = Pracuj
web-m-verb-bid = Licytuj
web-m-verb-upgrade = Wymień
web-m-verb-build = Zbuduj
web-m-verb-canteen = Użyj manierki
web-m-verb-start = Połóż tutaj
