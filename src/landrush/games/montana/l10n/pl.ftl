m-title = Montana
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
m-canteen = manierki
    .gen = manierek
m-canteen-count = { $n ->
    [one] { $n } manierka
    [few] { $n } manierki
   *[many] { $n } manierek
}
    .acc = { $n ->
        [one] { $n } manierkę
        [few] { $n } manierki
       *[many] { $n } manierek
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
why-m-must-act = Przed końcem tury trzeba wykonać akcję.
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
why-beside-canteen = Nie obok jeziora z manierką: tak ustalono przy tym stole.
why-mountain = W górach nie można budować.
why-start-tile = Tu leży żeton początkowy.
why-field-settled = Tu jest już osada.
why-not-adjacent = Pole nie graniczy z żadną osadą ani z żetonem początkowym.
why-exact-goods = Potrzebne są dokładnie te dobra: { $goods }.
why-build-limit = Najwyżej 3 osady w jednej akcji Budowa.
why-no-settlements-left = Nie masz już osad.
why-no-cattle = Nie masz bydła.
why-no-cattle-trade-now = Handel bydłem jest teraz niemożliwy.
why-supply-lacks = Brak w zasobach: { $what }.
why-no-canteen = Nie masz manierki.
why-canteen-end = Manierki można użyć tylko na koniec własnej tury.
why-tile-drawn = Ten żeton leży już na planszy terenu.

log-m-first-player = Gracz rozpoczynający: { $player }.
log-tile = Żeton terenu { $tile }: miejsce { $slot }, obrót { $rotation }.
log-start-tile = { $player }: położono żeton początkowy ({ $field }).
log-start-coins = { $player }: na początek otrzymano { FORM($coins, "acc") }.
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
m-settlements-count = { $n ->
    [one] { $n } osada
    [few] { $n } osady
   *[many] { $n } osad
}
    .acc = { $n ->
        [one] { $n } osadę
        [few] { $n } osady
       *[many] { $n } osad
    }
m-first-player = rozpoczyna
m-tie-break-1 = bydło + manierki
m-tie-break-2 = monety + robotnicy + dobra
m-colour-copper = brązowy
m-colour-stone = grafitowy
m-colour-grain = beżowy
m-colour-pumpkin = pomarańczowy
m-colour-any = dowolny
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
ask-place-large = { $place }: postaw { FORM($worker, "acc") } albo 2 innych kolorów.
ask-place-small = { $place }, małe pole: postaw { FORM($worker, "acc") } albo 2 innych kolorów.
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

# On the map: at most 6 cells.
ui-montana-start = start
ui-montana-placed = leży
ui-montana-left = zostało
ui-montana-area = 1 { $colour }/2 innych; + małe pole
# What the first word of a move means; where it is the same word, only that one is shown.
ui-montana-verb-build = buduj
ui-montana-verb-pick = wybierz
ui-montana-verb-place = postaw
ui-montana-verb-return = zwróć
ui-montana-verb-start = żeton początkowy
ui-montana-verb-take = weź
ui-montana-verb-trade = za bydło
ui-montana-verb-upgrade = wymień
ui-montana-legend-goods = g zboże, p dynia, c/C mała/duża miedź, s/S mały/duży kamień, $ moneta
ui-montana-legend-pieces = Ÿ bydło, ô manierka, ⌂ osada, ↑ wymiana małego dobra na duże
ui-montana-legend-workers = w robotnik: c brązowy, s grafitowy, g beżowy, p pomarańczowy, ? dowolny kolor; · niezajęte miejsce
ui-montana-legend-map = plansza terenu: koszt pola, ×2 podwójne pole, ~ jezioro, ^ góra, ▌ teraz możliwe
ui-montana-won-1 = Najwięcej osad na planszy terenu: { $n }.
ui-montana-won-2 = Remis w osadach; łącznie najwięcej znaczników bydła i manierek: { $n }.
ui-montana-won-3 = Remis w osadach oraz w bydle i manierkach; łącznie najwięcej monet, robotników i dóbr: { $n }.
ui-montana-won-shared = Remis w osadach i w obu rozstrzygnięciach remisu: wspólne zwycięstwo.

# Statistics
stat-m-goods = dobra
stat-m-fields = pola
stat-m-doubles = podwójne pola
stat-m-lines = linie 4 osad
stat-m-towns = rozpoczęte licytacje
stat-m-rewards = wygrane licytacje
stat-m-outbid = przeskoczony pionek
m-contested = drugi uczestnik
m-auction-outbid = przeskoczony pionek gracza

act-m-hire = Zatrudnianie: zakręć kołem
act-m-pointer = Zapłać { FORM($grain, "acc") } i przesuń wskazówkę o { FORM($segments, "acc") }
act-m-small = Skorzystaj też z małego pola
act-m-town = Idź do miasta
act-m-pass = Pasuj
act-m-done = Bez dalszych wymian
act-m-end = Zakończ turę
act-m-canteen = Użyj manierki: jeszcze jedna tura
act-m-pick = Weź { FORM($worker, "acc") }
act-m-place = Postaw { FORM($worker, "acc") }
act-m-return = Zwróć { FORM($worker, "acc") }
act-m-take = Weź { FORM($goods, "acc") }
act-m-upgrade = Wymień { FORM($small, "acc") } na { FORM($large, "acc") }
act-m-trade = Wymień 1 znacznik bydła na { FORM($what, "acc") }
act-m-bank = Bank, pole { $n }
act-m-space = { $place }, pole { $n }
act-m-pawn = Postaw pionek: rząd { $row }, kolumna { $column }
act-m-build = Zbuduj osadę ({ $field })
act-m-start = Połóż żeton początkowy ({ $field })
act-m-first = Gracz rozpoczynający: { $player }
act-m-spin = Pole koła { $n }: { $workers }
act-m-tile = Żeton terenu { $tile }, obrót { $rotation }
act-m-drawn = Żeton początkowy: { $field }

table-m-hire = wybór akcji Zatrudnianie: obrót koła (M5.1)
table-m-pointer = zapłać N zboża, przesuń wskazówkę, N od 1 do 7 (M5.2)
table-m-small = małe pole obok właśnie użytego (M6.5)
table-m-town = wybór pracy w mieście (M6.7)
table-m-pass = rezygnacja z licytacji (M6.12, M6.14)
table-m-done = bez dalszych wymian (M6.16)
table-m-end = koniec tury (M3.3)
table-m-canteen = koniec tury i użycie manierki: jeszcze jedna tura (M3.4)
table-m-pick = robotnik z pola z 2 białymi robotnikami (M5.1)
table-m-place = postaw robotnika na wybranym polu (M6.2, M6.4)
table-m-return = zwróć robotnika ponad limit 8 (M5.3)
table-m-take = grain, small-copper albo small-stone z rzędu 2 (M6.16)
table-m-upgrade = copper albo stone, małe na duże (M6.16)
table-m-trade = znacznik bydła za dobro, monety albo robotnika (M8.1)
table-m-bank = wybór pola N w banku (M6.2)
table-m-space = wybór pola N w obszarze produkcji (M6.4)
table-m-pawn = postaw pionek w mieście (M6.10)
table-m-build = zbuduj osadę (M7)
table-m-start = połóż żeton początkowy (M2.2)
table-m-first = losowanie: gracz rozpoczynający (M2.0)
table-m-spin = losowanie: pole, na którym staje koło (M5.1)
table-m-tile = losowanie: następny żeton terenu (M2.1)
table-m-drawn = losowanie: pole żetonu początkowego (M2.2)

option-m-first-player = Gracz rozpoczynający
option-m-first-player-does = kto rozpoczyna: losowo albo gracz o tym numerze
option-m-first-player-drawn = losowo
option-m-start-tile = Żeton początkowy
option-m-start-tile-does = kto wskazuje pole, na którym leży żeton początkowy
option-m-start-tile-first = wybiera gracz rozpoczynający
option-m-start-tile-last = wybiera ostatni gracz
option-m-start-tile-random = losowo
option-m-start-near-canteen = Żeton początkowy obok manierki
option-m-start-near-canteen-does = czy żeton początkowy może leżeć obok jeziora z manierką
option-m-line = Linia 4 osad
option-m-line-does = ile pól w linii daje dodatkową osadę
option-m-line-reached = 4 lub więcej
option-m-line-exact = dokładnie 4
option-m-row-2 = Rząd 2 miasta
option-m-row-2-does = ile dóbr daje rząd 2
option-m-row-2-exactly = dokładnie 3
option-m-row-2-up-to = do 3

cli-points-fields = pola
cli-points-double-fields = podwójne pola
cli-points-lines-of-four = linie 4 osad

count-m-box-workers-of-each-colour = robotnicy każdego koloru
count-m-box-cattle = znaczniki bydła w pudełku
count-m-box-canteens = manierki w pudełku
count-m-box-settlements-of-each-player = osady każdego gracza
count-m-box-landscape-tiles = żetony terenu w pudełku
count-m-box-worker-limit = limit robotników
count-m-box-goods = dobra w pudełku
count-m-setup-small-goods-in-supply = małe dobra jednego rodzaju w zasobach ogólnych
count-m-setup-large-goods-in-supply = duże dobra jednego rodzaju w zasobach ogólnych
count-m-setup-settlements = osady na początku
count-m-setup-landscape-tiles = żetony terenu w grze
count-m-setup-coins-by-turn-order = monety według kolejności graczy
count-m-setup-cattle = znaczniki bydła na początku
count-m-setup-goods = dobra na początku
count-m-tiles = żetony terenu po 7 pól
count-m-canteens = symbole manierki
count-m-cattle = symbole bydła
count-m-layout = ułożone żetony terenu

help-m-goal-title = Cel gry
help-m-goal =
    Miej najwięcej osad na planszy terenu na koniec gry. Do budowy osad potrzebujesz dóbr, do zdobycia dóbr
    robotników i monet, a robotników daje obrót koła zatrudnienia.
help-m-turn-title = Tura
help-m-turn =
    W swojej turze wykonaj dokładnie jedną akcję: Zatrudnianie, Praca albo Budowa. Przed nią i po niej możesz
    handlować bydłem, a na koniec tury skorzystać z manierki. Potem gra osoba po twojej lewej stronie.
help-m-hire-title = Zatrudnianie
help-m-hire =
    Zakręć kołem zatrudnienia i weź 2 robotników ze wskazanego pola; pole z 2 białymi robotnikami daje 2 robotników
    dowolnych kolorów. Możesz mieć najwyżej 8 robotników, nadwyżkę zwróć.
help-m-paid-hiring-title = Dodatkowe zatrudnienie
help-m-paid-hiring =
    Po obrocie koła możesz raz w turze zapłacić zbożem i zatrudnić ponownie: 1 zboże za każde pole, o które
    przesuwasz wskazówkę zgodnie z ruchem wskazówek zegara, od 1 do 7 pól. Weź 2 robotników z tego pola.
help-m-work-title = Praca
help-m-work =
    Skorzystaj z jednego miejsca na planszy akcji: pola banku, pola w obszarze produkcji albo miasta. Robotnicy
    zostają tam, gdzie stoją. Gdy na koniec tury wszystkie pola banku albo wszystkie duże pola obszaru są zajęte,
    stojący tam robotnicy wracają do zasobów ogólnych.
help-m-bank-title = Bank
help-m-bank =
    Postaw na niezajętym polu dokładnie tylu robotników, ilu jest na nim narysowanych, w dowolnych kolorach, i weź
    wskazaną kwotę monet.
help-m-production-title = Produkcja
help-m-production =
    Kopalnia, kamieniołom, uprawy i farma dają małą miedź, małe kamienie, zboże i dynie. Na dużej (lewej) części
    niezajętego pola postaw 1 robotnika koloru obszaru albo 2 robotników innych kolorów, zapłać wskazane monety i weź
    dobra. Potem możesz tak samo postawić robotników na małym polu obok: dostajesz jego dobra i nie płacisz monet.
help-m-town-title = Miasto
help-m-town =
    Weź 1 dynię i postaw pionek w rzędzie przy cenie, na którą masz dość dyń; pozostali kolejno stawiają pionki albo
    pasują. W rzędzie, w którym stoi pionek, można stanąć tylko z jego prawej strony; przeskoczony pionek trzeba
    postawić ponownie albo spasować. Na koniec każdy, kto ma pionek w mieście, płaci i otrzymuje nagrodę z rzędu:
    1 znacznik bydła i do 3 wymian; 3 dobra spośród małych kamieni, małej miedzi i zboża; do 2 wymian albo 2 monety
    i do 1 wymiany.
help-m-upgrade-title = Wymiana
help-m-upgrade =
    Zwróć 1 małą miedź i weź 1 dużą miedź albo zwróć 1 mały kamień i weź 1 duży kamień. Daje to tylko miasto. Małe
    dobro nigdy nie zastępuje dużego ani duże małego.
help-m-build-title = Budowa
help-m-build =
    Zbuduj do 3 osad, każdą na wolnym polu, które graniczy z żetonem początkowym albo z dowolną osadą, nigdy na
    jeziorze ani w górach. Zapłać dokładnie dobra przedstawione na polu. Weź leżący tam znacznik bydła i manierkę
    z każdego sąsiedniego jeziora. Za każdą z 3 osad, której nie zbudujesz, otrzymujesz 1 monetę.
help-m-double-title = Podwójne pole
help-m-double =
    Na polu z symbolem dwóch budynków kładziesz 2 osady za jego koszt. Druga nie wlicza się do limitu 3 osad.
help-m-line-title = Linia 4 osad
help-m-line =
    Jeśli nowe pole tworzy prostą nieprzerwaną linię z dokładnie 4 twoich pól, połóż na nim za darmo jeszcze 1 osadę.
    Każdy kierunek liczy się osobno; dłuższa linia nic nie daje. Podwójne pole liczy się jako jedno pole.
help-m-scarcity-title = Niedobór
help-m-scarcity =
    Jeśli masz otrzymać dobra albo robotników, a w zasobach ogólnych jest ich za mało, wszyscy, ty też, zwracają po 1
    tego rodzaju, aż wystarczy albo nikt już ich nie ma. Nie dotyczy to monet, bydła, manierek i osad.
help-m-cattle-title = Bydło
help-m-cattle =
    W swojej turze, przed akcją, między jej krokami i po niej, możesz zwracać znaczniki bydła: każdy daje 1 zboże,
    dynię, małą miedź albo mały kamień, albo 3 monety, albo 1 robotnika dowolnego koloru.
help-m-canteen-title = Manierka
help-m-canteen =
    Na koniec swojej tury możesz użyć manierki: zostaje usunięta z gry, a ty od razu rozgrywasz jeszcze jedną całą
    turę. Na jej koniec możesz zrobić to znowu.
help-m-end-title = Koniec gry
help-m-end =
    Gdy ktoś położy swoją ostatnią osadę, dokończcie rundę. Wygrywa największa liczba osad na planszy terenu; przy
    remisie łącznie znaczniki bydła i manierki; potem łącznie monety, robotnicy i dobra; potem zwycięstwo jest
    wspólne.

# Hints and analysis
ui-area-m-wheel = koło
ui-area-m-bank = bank
ui-area-m-production = obszary produkcji
ui-area-m-town = miasto
ui-area-m-landscape = plansza terenu
ui-area-m-workers = twoi robotnicy
ui-area-m-cattle = twoje bydło
ui-area-m-turn = koniec tury
ui-group-m-town = licytacja w mieście
ui-group-m-board = wolne pola pracy
ui-group-m-supply = zasoby ogólne
ui-group-m-goods = dobra
ui-group-m-fields = pola do zabudowy
ui-group-m-turn = tempo gry
ui-group-m-workers = robotnicy
ui-group-m-coins = monety
ui-group-m-cattle = bydło i manierki
ui-group-m-settlements = osady
