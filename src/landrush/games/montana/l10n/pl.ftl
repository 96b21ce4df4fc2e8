m-coin = monety
    .gen = monet
m-coin-count = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
    .acc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
m-cattle = bydło
    .gen = bydła
m-cattle-count = { $n ->
    [one] { $n } znacznik bydła
    [few] { $n } znaczniki bydła
   *[many] { $n } znaczników bydła
}
m-segment-count = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
m-grain = zboże
    .gen = zboża
m-grain-count = { $n ->
    [one] { $n } zboże
    [few] { $n } zboża
   *[many] { $n } zbóż
}
m-pumpkin = dynie
    .gen = dyń
m-pumpkin-count = { $n ->
    [one] { $n } dynia
    [few] { $n } dynie
   *[many] { $n } dyń
}
    .acc = { $n ->
        [one] { $n } dynię
        [few] { $n } dynie
       *[many] { $n } dyń
    }
m-small-copper = mała miedź
    .gen = małej miedzi
m-small-copper-count = { $n ->
    [one] { $n } mała miedź
    [few] { $n } małe miedzi
   *[many] { $n } małych miedzi
}
    .acc = { $n ->
        [one] { $n } małą miedź
        [few] { $n } małe miedzi
       *[many] { $n } małych miedzi
    }
m-large-copper = duża miedź
    .gen = dużej miedzi
m-large-copper-count = { $n ->
    [one] { $n } duża miedź
    [few] { $n } duże miedzi
   *[many] { $n } dużych miedzi
}
    .acc = { $n ->
        [one] { $n } dużą miedź
        [few] { $n } duże miedzi
       *[many] { $n } dużych miedzi
    }
m-small-stone = małe kamienie
    .gen = małych kamieni
m-small-stone-count = { $n ->
    [one] { $n } mały kamień
    [few] { $n } małe kamienie
   *[many] { $n } małych kamieni
}
m-large-stone = duże kamienie
    .gen = dużych kamieni
m-large-stone-count = { $n ->
    [one] { $n } duży kamień
    [few] { $n } duże kamienie
   *[many] { $n } dużych kamieni
}
m-worker-copper = brązowi robotnicy
    .gen = brązowych robotników
m-worker-copper-count = { $n ->
    [one] { $n } brązowy robotnik
    [few] { $n } brązowych robotników
   *[many] { $n } brązowych robotników
}
    .acc = { $n ->
        [one] { $n } brązowego robotnika
        [few] { $n } brązowych robotników
       *[many] { $n } brązowych robotników
    }
m-worker-stone = grafitowi robotnicy
    .gen = grafitowych robotników
m-worker-stone-count = { $n ->
    [one] { $n } grafitowy robotnik
    [few] { $n } grafitowych robotników
   *[many] { $n } grafitowych robotników
}
    .acc = { $n ->
        [one] { $n } grafitowego robotnika
        [few] { $n } grafitowych robotników
       *[many] { $n } grafitowych robotników
    }
m-worker-grain = beżowi robotnicy
    .gen = beżowych robotników
m-worker-grain-count = { $n ->
    [one] { $n } beżowy robotnik
    [few] { $n } beżowych robotników
   *[many] { $n } beżowych robotników
}
    .acc = { $n ->
        [one] { $n } beżowego robotnika
        [few] { $n } beżowych robotników
       *[many] { $n } beżowych robotników
    }
m-worker-pumpkin = pomarańczowi robotnicy
    .gen = pomarańczowych robotników
m-worker-pumpkin-count = { $n ->
    [one] { $n } pomarańczowy robotnik
    [few] { $n } pomarańczowych robotników
   *[many] { $n } pomarańczowych robotników
}
    .acc = { $n ->
        [one] { $n } pomarańczowego robotnika
        [few] { $n } pomarańczowych robotników
       *[many] { $n } pomarańczowych robotników
    }
m-worker-any-count = { $n ->
    [one] { $n } robotnik dowolnego koloru
    [few] { $n } robotników dowolnego koloru
   *[many] { $n } robotników dowolnego koloru
}
    .acc = { $n ->
        [one] { $n } robotnika dowolnego koloru
        [few] { $n } robotników dowolnego koloru
       *[many] { $n } robotników dowolnego koloru
    }
m-bank = Bank
    .nom = bank
m-mine = Kopalnia
    .nom = kopalnia
m-quarry = Kamieniołom
    .nom = kamieniołom
m-grain-field = Uprawy
    .nom = uprawy
m-farm = Farma
    .nom = farma

why-action-done = Akcja w tej turze jest już wybrana.
why-paid-hiring-once = Dodatkowe zatrudnienie tylko raz w turze.
why-space-occupied = Pole jest zajęte.
why-exact-workers = Wymagana liczba robotników: dokładnie { $need }.
why-area-workers = Potrzebny 1 robotnik koloru obszaru albo 2 robotników innych kolorów.
why-small-part-first = Małe pole tylko po dużym polu obok.
why-town-lowest = Za mało dyń na najniższą cenę.
why-right-of-pawn = Tylko z prawej strony stojącego tam pionka.
why-first-placement = To twoja akcja w mieście: musisz postawić pionek.
why-exactly-three = Ten rząd daje dokładnie 3 dobra.
why-nothing-to-upgrade = Brak małej miedzi i małych kamieni do wymiany.
why-lake = Na jeziorze nie można budować.
why-mountain = W górach nie można budować.
why-start-tile = Tu leży żeton początkowy.
why-field-settled = Tu jest już osada.
why-not-adjacent = Pole nie graniczy z żadną osadą ani z żetonem początkowym.
why-exact-goods = Potrzebne są dokładnie te dobra: { $goods }.
why-build-limit = Najwyżej 3 osady w jednej akcji Budowa.
why-no-settlements-left = Nie masz już osad.
why-no-cattle = Nie masz bydła.
why-no-cattle-trade-now = Handel bydłem jest teraz niemożliwy.
why-no-canteen = Nie masz manierki.
why-canteen-end = Manierki można użyć tylko na koniec własnej tury.
why-tile-drawn = Ten żeton leży już na planszy terenu.

log-tile = Żeton terenu { $tile }: miejsce { $slot }, obrót { $rotation }.
log-start-tile = { $player }: położono żeton początkowy ({ $field }).
log-spin = { $player }: obrót koła zatrudnienia, wynik: { $workers }.
log-hire = { $player }: zatrudniono { FORM($workers, "acc") }.
log-move-pointer = { $player }: zapłacono { FORM($grain, "acc") }, przesunięto wskazówkę o { FORM($segments, "acc") }.
log-surplus = { $player }: zwrócono { FORM($workers, "acc") } (limit 8 robotników).
log-bank = { $player }: bank, postawiono { FORM($workers, "acc") }, otrzymano { FORM($coins, "acc") }.
log-produce = { $player }: { FORM($place, "nom") }, postawiono { FORM($workers, "acc") }, zapłacono { FORM($coins, "acc") }, otrzymano { FORM($goods, "acc") }.
log-small-part = { $player }: { FORM($place, "nom") }, małe pole, postawiono { FORM($workers, "acc") }, otrzymano { FORM($goods, "acc") }.
log-cleared = { $place }: wszystkie pola zajęte, robotnicy wracają do zasobów ogólnych.
log-town-open = { $player }: miasto, wzięto 1 dynię.
log-town-place = { $player }: pionek w rzędzie { $row }, cena { $n }.
log-outbid = Przeskoczony pionek: { $player } (przez: { $other }).
log-reward = { $player }: zapłacono { FORM($pumpkins, "acc") }, nagroda z rzędu { $row }.
log-reward-lost = { $player }: za mało dyń na zapłatę (cena: { $pumpkins }), bez nagrody z rzędu { $row }.
log-receive = { $player }: otrzymano { FORM($goods, "acc") }.
log-upgrade = { $player }: wymieniono { FORM($small, "acc") } na { FORM($large, "acc") }.
log-scarcity = Za mało w zasobach ogólnych ({ $what }): wszyscy zwracają po 1.
log-scarcity-return = { $player }: zwrócono { FORM($goods, "acc") }.
log-build = { $player }: zbudowano osadę ({ $field }), zapłacono { FORM($goods, "acc") }.
log-double = Symbol dwóch budynków ({ $field }): 1 dodatkowa osada.
log-line = Linia 4 osad ({ $field }): 1 dodatkowa osada.
log-unbuilt = { $player }: otrzymano { FORM($coins, "acc") } za niewybudowane osady.
log-cattle-taken = { $player }: wzięto 1 znacznik bydła ({ $field }).
log-canteen-taken = { $player }: wzięto manierkę (jezioro { $field }).
log-canteen-used = { $player }: użyto manierki, jeszcze jedna tura.
log-cattle-trade = { $player }: handel bydłem, otrzymano { FORM($what, "acc") }.
log-last-settlement = { $player }: położono ostatnią osadę. To ostatnia runda.

m-hire = Zatrudnianie
m-work = Praca
m-turn = Tura
m-last-round = ostatnia runda
m-wheel = Koło
m-town = Miasto
m-supply = Zasoby
m-workers = robotnicy
m-settlements = osady
m-first-player = gracz rozpoczynający
m-tie-break-1 = bydło + manierki
m-tie-break-2 = monety + robotnicy + dobra
m-colour-copper = brązowy
m-colour-stone = grafitowy
m-colour-grain = beżowy
m-colour-pumpkin = pomarańczowy
m-colour-any = dowolnych
m-does-hire = zakręć kołem i weź 2 wskazanych robotników
m-does-small = postaw kolejnych robotników, weź dobra z małego pola
m-does-town = weź 1 dynię, potem licytuj nagrodę
m-does-pass = rezygnacja z tej licytacji
m-does-done = bez dalszych wymian
m-does-end = zakończ turę
m-does-canteen = zakończ turę i użyj manierki: jeszcze jedna tura

ask-start = Rozpoczynasz grę: połóż żeton początkowy na wybranym polu.
ask-pick = { $n ->
    [one] Pole z 2 białymi robotnikami: wybierz drugiego robotnika.
   *[many] Pole z 2 białymi robotnikami: wybierz po kolei { $n } robotników.
}
ask-surplus = Limit 8 robotników: zwróć nadwyżkę ({ $n }).
ask-turn-main = Wybierz akcję: Zatrudnianie, Praca albo Budowa.
ask-turn-hired = Zapłać zbożem za przesunięcie wskazówki i dodatkowe zatrudnienie albo zakończ turę.
ask-turn-worked = Skorzystaj też z małego pola albo zakończ turę.
ask-turn-built = { $n ->
    [one] Buduj dalej (zbudowano 1 z 3) albo zakończ turę: moneta za każdą niewybudowaną osadę.
    [2] Buduj dalej (zbudowano 2 z 3) albo zakończ turę: moneta za każdą niewybudowaną osadę.
   *[many] Zbudowano już 3 osady: zakończ turę.
}
ask-turn-done = Handluj bydłem albo zakończ turę.
ask-place-bank = { $n ->
    [one] Bank: postaw 1 robotnika dowolnego koloru.
   *[many] Bank: postaw po kolei { $n } robotników dowolnych kolorów.
}
ask-place-large = { $place }: postaw 1 robotnika (kolor: { $colour }) albo 2 innych kolorów.
ask-place-small = { $place }, małe pole: postaw 1 robotnika (kolor: { $colour }) albo 2 innych kolorów.
ask-place-second = { $place }: postaw drugiego robotnika.
ask-bid-first = Miasto: postaw pionek przy cenie, na którą masz dość dyń.
ask-bid = Miasto: postaw pionek przy cenie, na którą masz dość dyń, albo spasuj.
ask-take = { $n ->
    [one] Twoja nagroda: wybierz ostatnie dobro.
    [few] Twoja nagroda: wybierz po kolei { $n } dobra.
   *[many] Twoja nagroda: wybierz po kolei { $n } dóbr.
}
ask-upgrade = { $n ->
    [one] Twoja nagroda: możesz wymienić 1 małą miedź lub mały kamień na duży odpowiednik.
   *[many] Twoja nagroda: do { $n } wymian małej miedzi lub małych kamieni na duże odpowiedniki.
}

ui-montana-placed = położone
ui-montana-left = zostało
ui-montana-area = 1 { $colour }/2 innych; + małe pole
ui-montana-legend-goods = g zboże, p dynia, c/C mała/duża miedź, s/S mały/duży kamień, $ moneta
ui-montana-legend-pieces = Ÿ bydło, ô manierka, ⌂ osada, ↑ wymiana małego dobra na duże
ui-montana-legend-workers = w robotnik: c brązowy, s grafitowy, g beżowy, p pomarańczowy, ? dowolny kolor; · niezajęte miejsce
ui-montana-legend-map = plansza terenu: koszt pola, ×2 podwójne pole, ~ jezioro, ^ góra, ▌ teraz możliwe
ui-montana-won-1 = Najwięcej osad na planszy terenu: { $n }.
ui-montana-won-2 = Remis w osadach; łącznie najwięcej znaczników bydła i manierek: { $n }.
ui-montana-won-3 = Remis w osadach oraz w bydle i manierkach; łącznie najwięcej monet, robotników i dóbr: { $n }.
ui-montana-won-shared = Remis w osadach i w obu rozstrzygnięciach remisu: wspólne zwycięstwo.
