d-die-white = biała kość
    .acc = białą kość
d-die-white-count = { $n ->
    [one] { $n } biała kość
    [few] { $n } białe kości
   *[many] { $n } białych kości
}
    .acc = { $n ->
        [one] { $n } białą kość
        [few] { $n } białe kości
       *[many] { $n } białych kości
    }
d-die-green = zielona kość
    .acc = zieloną kość
d-die-green-count = { $n ->
    [one] { $n } zielona kość
    [few] { $n } zielone kości
   *[many] { $n } zielonych kości
}
    .acc = { $n ->
        [one] { $n } zieloną kość
        [few] { $n } zielone kości
       *[many] { $n } zielonych kości
    }
d-die-yellow = żółta kość
    .acc = żółtą kość
d-die-yellow-count = { $n ->
    [one] { $n } żółta kość
    [few] { $n } żółte kości
   *[many] { $n } żółtych kości
}
    .acc = { $n ->
        [one] { $n } żółtą kość
        [few] { $n } żółte kości
       *[many] { $n } żółtych kości
    }
d-die-orange = pomarańczowa kość
    .acc = pomarańczową kość
d-die-orange-count = { $n ->
    [one] { $n } pomarańczowa kość
    [few] { $n } pomarańczowe kości
   *[many] { $n } pomarańczowych kości
}
    .acc = { $n ->
        [one] { $n } pomarańczową kość
        [few] { $n } pomarańczowe kości
       *[many] { $n } pomarańczowych kości
    }
d-die-brown = brązowa kość
    .acc = brązową kość
d-die-brown-count = { $n ->
    [one] { $n } brązowa kość
    [few] { $n } brązowe kości
   *[many] { $n } brązowych kości
}
    .acc = { $n ->
        [one] { $n } brązową kość
        [few] { $n } brązowe kości
       *[many] { $n } brązowych kości
    }
d-die-grey = szara kość
    .acc = szarą kość
d-die-grey-count = { $n ->
    [one] { $n } szara kość
    [few] { $n } szare kości
   *[many] { $n } szarych kości
}
    .acc = { $n ->
        [one] { $n } szarą kość
        [few] { $n } szare kości
       *[many] { $n } szarych kości
    }
d-symbol-recruit = symbol rekrutacji
d-symbol-recruit-count = { $n ->
    [one] { $n } symbol rekrutacji
    [few] { $n } symbole rekrutacji
   *[many] { $n } symboli rekrutacji
}
d-symbol-explore = symbol eksploracji
d-symbol-explore-count = { $n ->
    [one] { $n } symbol eksploracji
    [few] { $n } symbole eksploracji
   *[many] { $n } symboli eksploracji
}
d-symbol-settle = symbol osadnictwa
d-symbol-settle-count = { $n ->
    [one] { $n } symbol osadnictwa
    [few] { $n } symbole osadnictwa
   *[many] { $n } symboli osadnictwa
}
d-symbol-attack = symbol ataku
d-symbol-attack-count = { $n ->
    [one] { $n } symbol ataku
    [few] { $n } symbole ataku
   *[many] { $n } symboli ataku
}
d-symbol-trade = symbol handlu
d-symbol-trade-count = { $n ->
    [one] { $n } symbol handlu
    [few] { $n } symbole handlu
   *[many] { $n } symboli handlu
}
d-symbol-research = symbol badań
d-symbol-research-count = { $n ->
    [one] { $n } symbol badań
    [few] { $n } symbole badań
   *[many] { $n } symboli badań
}
d-symbol-pioneer = symbol pioniera
d-symbol-pioneer-count = { $n ->
    [one] { $n } symbol pioniera
    [few] { $n } symbole pionierów
   *[many] { $n } symboli pionierów
}
d-symbol-gold = symbol złota
d-symbol-gold-count = { $n ->
    [one] { $n } symbol złota
    [few] { $n } symbole złota
   *[many] { $n } symboli złota
}
d-symbol-iron = symbol żelaza
d-symbol-iron-count = { $n ->
    [one] { $n } symbol żelaza
    [few] { $n } symbole żelaza
   *[many] { $n } symboli żelaza
}
d-symbol-wood = symbol drewna
d-symbol-wood-count = { $n ->
    [one] { $n } symbol drewna
    [few] { $n } symbole drewna
   *[many] { $n } symboli drewna
}
d-symbol-food = symbol żywności
d-symbol-food-count = { $n ->
    [one] { $n } symbol żywności
    [few] { $n } symbole żywności
   *[many] { $n } symboli żywności
}
d-gold = złoto
    .gen = złota
d-gold-count = { $n ->
    [one] { $n } żeton złota
    [few] { $n } żetony złota
   *[many] { $n } żetonów złota
}
d-iron = żelazo
    .gen = żelaza
d-iron-count = { $n ->
    [one] { $n } żeton żelaza
    [few] { $n } żetony żelaza
   *[many] { $n } żetonów żelaza
}
d-wood = drewno
    .gen = drewna
d-wood-count = { $n ->
    [one] { $n } żeton drewna
    [few] { $n } żetony drewna
   *[many] { $n } żetonów drewna
}
d-food = żywność
    .gen = żywności
d-food-count = { $n ->
    [one] { $n } żeton żywności
    [few] { $n } żetony żywności
   *[many] { $n } żetonów żywności
}
d-tent = namioty
    .gen = namiotów
d-tent-count = { $n ->
    [one] { $n } namiot
    [few] { $n } namioty
   *[many] { $n } namiotów
}
d-point = punkty zwycięstwa
    .gen = punktów zwycięstwa
d-point-count = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[many] { $n } punktów zwycięstwa
}
d-recruit = rekrutacja
    .gen = rekrutacji
    .loc = przy akcji rekrutacji
d-explore = eksploracja
    .gen = eksploracji
    .loc = przy akcji eksploracji
d-settle = osadnictwo
    .gen = osadnictwa
    .loc = przy akcji osadnictwa
d-attack = atak
    .gen = ataku
    .loc = przy akcji ataku
d-harvest = zbiory
    .gen = zbiorów
    .loc = przy akcji zbiorów
d-trade = handel
    .gen = handlu
    .loc = przy akcji handlu
d-research = badania
    .gen = badań
    .loc = przy akcji badań
d-plains = równiny
d-forest = las
d-mountains = góry
d-desert = pustynia
d-hills = wzgórza
d-end-houses = wszystkie 5 domów jednego gracza na mapie
d-end-points = brak żetonów PZ w zapasach ogólnych
d-end-stack = wyczerpany stos kafli mapy
d-end-dice = w zapasach ogólnych kości tylko w 2 (lub mniej) kolorach
d-automaton = Konstanty
d-centre = środek
    .loc = na środku
d-priority-only = nic innego nie było możliwe
d-priority-player = remis: wybór gracza
d-priority-lot = remis: wybór losowy
d-priority-fewest-own-dice = kolor, w którym ma najmniej kości
d-priority-rarest = najrzadszy kolor w zapasach ogólnych
d-priority-away = z dala od kafli gracza
d-priority-farthest = najdalej od namiotów gracza
d-priority-new-terrain = dotąd brak obecności na tym terenie
d-priority-new-tile = dotąd brak obecności na tym kaflu
d-priority-near-house = najmniej namiotów brakuje do domu
d-priority-stop-control = gracz traci wyłączną kontrolę
d-priority-shared-control = wspólna kontrola z graczem
d-priority-most-points = najwięcej PZ
d-priority-most-strength = najwięcej wykorzystanej siły
d-priority-leftmost = najwięcej PZ i najbardziej z lewej
d-priority-symbol = symbol na kości
d-priority-fewest-there = najmniej elementów przy tym boku
d-priority-clockwise = kolejny z najmniej zajętych boków
d-priority-centre-empty = środek był pusty
d-priority-sides-full = przy każdym boku leży żeton
d-priority-gold-rush = wariant „Gorączka złota”: zostaje w grze

tech-ta1 = Stabilizacja
tech-ta2 = Zasoby ludzkie
tech-ta3 = Wspólnota osadników
tech-ta4 = Wieczorne ognisko
tech-tb1 = Zwiadowcy
tech-tb2 = Wielkie powozy
tech-tb3 = Palisada
tech-tb4 = Kwatermistrzowie
tech-tb5 = Ulepszone narzędzia
tech-tb6 = Szkolenie wojskowe
tech-tb7 = Mury miejskie
tech-tb8 = Kartografia
tech-tb9 = Konni kurierzy
tech-tb10 = Karawany
tech-tb11 = Najemnicy
tech-tb12 = Straż graniczna
tech-tc1 = Leśnictwo
tech-tc2 = Gorączka złota
tech-tc3 = Masowe osadnictwo
tech-tc4 = Przystosowanie
tech-tc5 = Improwizacja
tech-tc6 = Stabilne rządy
tech-tc7 = Wszechstronni odkrywcy
tech-tc8 = Zatrudnienie
tech-tc9 = Rusznikarze
tech-tc10 = Młynarstwo
tech-tc11 = Tartaki
tech-tc12 = Kantory
tech-td1 = Powszechna edukacja
tech-td2 = Inżynieria
tech-td3 = Innowatorzy
tech-td4 = Misjonarze
tech-td5 = Wyszkolone oddziały
tech-td6 = Targ miejski
tech-td7 = Biuro werbunkowe
tech-td8 = Szlak osadniczy
tech-te1 = Migracja zarobkowa
tech-te2 = Konstruktor
tech-te3 = Dobra koniunktura
tech-te4 = Ożywienie gospodarcze
tech-te5 = Przeznaczenie
tech-te6 = Handel zagraniczny
tech-te7 = Rewolucja przemysłowa
tech-te8 = Uniwersytet
tech-te9 = Geodeta
tech-te10 = Praca zmianowa
tech-te11 = Konstytucja
tech-te12 = Kroniki
tech-tx1 = Dynamit
tech-tx2 = Wielki wymarsz
tech-tx3 = Pospolite ruszenie
tech-tx4 = Burza mózgów
tech-tx5 = Budowa na czas
tech-tx6 = Żyła złota
tech-tx7 = Wyprzedaż

why-action-used = Ta akcja była już wykonana w tej rundzie.
why-no-symbol = Brak symbolu, którego można do tego użyć.
why-few-symbols = Za mało symboli.
why-no-such-die = Nie masz tam takiej kości.
why-no-dice-colour = W zapasach ogólnych nie ma kości tego koloru.
why-no-dice-access = W zapasach ogólnych nie ma kości, do których masz dostęp.
why-no-white-dice = Białych kości nie można rekrutować.
why-no-presence-terrain = Brak obecności na wymaganym terenie.
why-stack-empty = Stos kafli mapy jest pusty.
why-no-spot = Na mapie nie ma miejsca, w którym można umieścić nowy kafel.
why-tile-not-placed = Tego kafla nie ma na mapie.
why-touch-two = Nowy kafel musi sąsiadować z co najmniej dwoma kaflami.
why-touch-presence = Nowy kafel musi sąsiadować z kaflem, na którym masz namiot lub dom.
why-touch-most = Kafel początkowy musi stykać się z możliwie największą liczbą kafli.
why-not-in-hand = Tego kafla nie ma wśród dobranych.
why-not-present = Na tym kaflu nie masz namiotu ani domu.
why-too-far = Za daleko od kafli, na których masz obecność.
why-no-own-tents = Brak namiotów we własnych zapasach.
why-no-tent-there = Na tym kaflu nie masz namiotu.
why-no-tents-on-map = Nie masz namiotów na mapie.
why-few-tents = Na tym kaflu masz za mało namiotów.
why-no-enemy-tents = Na tym kaflu nie ma namiotów przeciwnika.
why-attack-ignored = Wszystkie symbole ataku zostałyby zignorowane.
why-replace-one = Atak musi zastąpić co najmniej jeden namiot.
why-trade-set = Z tych żetonów nie można ułożyć zestawu do wymiany.
why-no-token = Nie masz tych żetonów zasobów.
why-tech-not-here = Tej technologii nie ma w tej grze.
why-tech-owned = Twój znacznik już leży na tej technologii.
why-tech-not-owned = Na tej technologii nie ma twojego znacznika.
why-tech-token = Koszt trzeba opłacić wskazanymi żetonami zasobów albo złotem zamiast nich.
why-card-drawn = Ta technologia jest już wyłożona.
why-once-per-round = W tej rundzie już wykorzystane.
why-no-effect = Nie miałoby to teraz żadnego efektu.
why-not-factory = To nie jest kafel fabryki na mapie.
why-factory-tent = Nie masz namiotu, którego można użyć w tej fabryce.
why-house-there = Na tym kaflu stoi już dom.
why-lead-three = Potrzebna przewaga co najmniej 3 namiotów nad każdym innym graczem.
why-no-houses = Nie masz już domów.
why-die-not-for-this = Tej kości nie można tak użyć.
why-bag-empty = Woreczek jest pusty; teraz się go nie uzupełnia.
why-no-such-face = Ta kość nie ma takiej ścianki.
why-priorities = Priorytety Konstantego dopuszczają tylko opcje z listy.

log-round = Runda { $n }.
log-card = Wyłożono technologię „{ $tech }”.
log-start-choice = { $player }: kafel początkowy { $tile }.
log-draw-die = { $player }: dobrano { FORM($dice, "acc") }, wynik rzutu: { $faces }.
log-refill = { $player }: wydane kości wróciły do woreczka.
log-reroll = { $player }: przerzucono { FORM($dice, "acc") }, wynik: { $faces }.
log-turn-die = { $player }: obrócono { FORM($dice, "acc") }, wynik: { $symbol }.
log-spend-die = { $player }: wydano { FORM($dice, "acc") } ({ $faces }).
log-action = { $player }: akcja { FORM($action, "gen") }.
log-explore = { $player }: eksploracja, dodano kafel { $tile }.
log-join = { $player } dołącza na kaflu { $tile }: 1 namiot.
log-fetch-tents = { $player }: przeniesiono { FORM($tents, "acc") } do własnych zapasów.
log-place-tent = { $player }: umieszczono { FORM($tents, "acc") } na kaflu { $tile }.
log-recall-tents = { $player }: wycofano { FORM($tents, "acc") } z kafla { $tile }.
log-attack = { $player }: atak na kaflu { $tile }, zastąpiono { FORM($tents, "acc") } (gracz: { $other }).
log-blast = { $player }: wysadzono { FORM($tents, "acc") } na kaflu { $tile } (gracz: { $other }).
log-trade = { $player }: handel, oddano { FORM($tokens, "acc") }, zdobyto { FORM($points, "acc") }.
log-trade-die = { $player }: usunięto { FORM($dice, "acc") } z gry, zdobyto { FORM($points, "acc") }.
log-research = { $player }: zbadano technologię „{ $tech }”.
log-use-tech = { $player }: użyto technologii „{ $tech }”.
log-explode = { $player }: wybuch technologii „{ $tech }”.
log-factory = { $player }: użyto fabryki na kaflu { $tile }.
log-take-power = { $player }: przejęcie władzy nad kaflem { $tile }, umieszczono dom.
log-house = { $player }: umieszczono dom na kaflu { $tile }.
log-points = { $player }: zdobyto { FORM($points, "acc") }.
log-keep = { $player }: zostawiono { FORM($dice, "acc") } ({ $faces }).
log-end-condition = Warunek końca gry: { $reason }. Jeszcze jedna, ostatnia runda.
log-auto-dice = Konstanty: z kolejki wzięto { FORM($dice, "acc") }, wynik: { $faces }.
log-auto-die-to = Konstanty: umieszczono { FORM($dice, "acc") } { FORM($side, "loc") } ({ $reason }).
log-auto-token-to = Konstanty: umieszczono { FORM($goods, "acc") } { FORM($side, "loc") } ({ $reason }).
log-auto-step = Kość kroków: { $n }. Znacznik akcji: { $action }.
log-auto-strength = Konstanty: siła akcji { $n }.
log-auto-points = Konstanty: zdobyto { FORM($points, "acc") } za niewykorzystaną siłę.
log-auto-nothing = Konstanty nic nie robi.
log-auto-tile = Konstanty: wybrano kafel { $tile } ({ $reason }).
log-auto-recruit = Konstanty: zrekrutowano { FORM($dice, "acc") } ({ $reason }).
log-auto-research = Konstanty: zbadano technologię „{ $tech }” ({ $reason }).
log-auto-explore = Konstanty: eksploracja, dodano kafel { $tile } ({ $reason }).
log-evict = { $player }: odesłano { FORM($tents, "acc") } z kafla { $tile } (gracz: { $other }).

ask-d-first = Losowanie pierwszego gracza.
ask-d-card = Wykładanie technologii.
ask-d-draft-draw = Dobieranie kafla początkowego.
ask-d-draft-keep = Zostaw sobie jeden kafel początkowy; pozostałe przejdą w lewo.
ask-d-place-start = Umieść swój kafel początkowy { $tile } ({ $about }) tam, gdzie styka się z największą liczbą kafli.
ask-d-place-start-hidden = Umieszczanie kafla początkowego.
ask-d-roll = Dobieranie kości i rzut.
ask-d-drawing = Dobieranie kości i rzut, zostało: { $left }.
ask-d-aside = { $left ->
    [one] Dobrano więcej kości, niż wolno użyć: odłóż 1 z nich.
   *[many] Dobrano więcej kości, niż wolno użyć: odłóż po kolei { $left } z nich.
}
ask-d-arrange = Wydaj kość, aby obrócić, przerzucić lub dobrać inne, albo zakończ rzucanie.
ask-d-spend = Na co wydajesz kość { $die }?
ask-d-turn-die = { $left ->
    [one] Którą kość obracasz na dowolną ściankę?
   *[many] Które kości obracasz na dowolną ściankę? Najwyżej { $left }, po kolei.
}
ask-d-face = Na którą ściankę obracasz kość { $die }?
ask-d-reroll = { $left ->
    [one] Które kości przerzucasz? Jeszcze najwyżej 1.
   *[many] Które kości przerzucasz? Jeszcze najwyżej { $left }, po kolei.
}
ask-d-rolling = Przerzucanie kości.
ask-d-turn = { $turn ->
    [1] Pierwsza tura
   *[other] Druga tura
}: wybierz akcję główną; akcje darmowe przed nią albo po niej.
ask-d-turn-taken = { $turn ->
    [1] Pierwsza tura
   *[other] Druga tura
}: akcja główna wykonana. Akcje darmowe albo koniec tury.
ask-d-extra = Dodatkowa akcja główna albo pas.
ask-d-pay = { $left ->
    [one] Wydaj ostatni symbol: { $symbol }.
    [few] Wydaj po kolei { $left } symbole: { $symbol }.
   *[many] Wydaj po kolei { $left } symboli: { $symbol }.
}
ask-d-pair = { $left ->
    [one] Która kość to drugi pionier z pary?
   *[many] Które { $left } kości to para pionierów?
}
ask-d-act-settle = Osadnictwo: wydaj symbol (dotąd { $symbols }) albo zakończ.
ask-d-act-attack = Atak na kaflu { $tile } (gracz: { $other }): wydaj symbol (dotąd { $symbols }) albo zakończ.
ask-d-act-harvest = Zbiory: wydaj symbol zasobu (dotąd { $symbols }) albo zakończ.
ask-d-act-trade = Handel: wydaj symbol (dotąd { $symbols }) albo zakończ.
ask-d-act-first-settle = Osadnictwo: wydaj symbol.
ask-d-act-first-attack = Atak na kaflu { $tile } (gracz: { $other }): wydaj symbol.
ask-d-act-first-harvest = Zbiory: wydaj symbol zasobu.
ask-d-act-first-trade = Handel: wydaj symbol.
ask-d-take-die = { $left ->
    [one] Kość którego koloru bierzesz z zapasów ogólnych?
   *[many] Weź po kolei { $left } kości z zapasów ogólnych: który kolor?
}
ask-d-draw-tile = Dobieranie kafli, zostało: { $left }.
ask-d-choose-tile = Który z dobranych kafli umieszczasz? Pozostałe zostają usunięte z gry.
ask-d-put-tile = Gdzie umieszczasz kafel { $tile } ({ $about })?
ask-d-join = Umieścić namiot na nowym kaflu { $tile } ({ $about })?
ask-d-more = Ktoś dołączył na kaflu { $tile }: dodać jeszcze jeden własny namiot?
ask-d-settle-step = Symbol osadnictwa: namiot na mapę, nowy namiot do własnych zapasów czy wycofanie namiotów?
ask-d-take-back = Z którego kafla wycofujesz namiot? Dowolna liczba, po kolei.
ask-d-tent-from = Kafel { $tile }: twój namiot zastępuje namiot (gracz: { $other }). Skąd go bierzesz?
ask-d-harvest-token = Który żeton daje ten symbol?
ask-d-harvest-token-extra = Który żeton bierzesz dodatkowo?
ask-d-sell = Co wymieniasz na PZ?
ask-d-sell-optional = Wymień coś jeszcze na PZ albo zakończ.
ask-d-cost = „{ $technology }”, do zapłaty jeszcze { $left } ({ $resource }): którym żetonem płacisz?
ask-d-house-for = Gdzie zamieniasz swoje namioty ({ $tents }) na dom?
ask-d-tent-to = Na którym kaflu umieszczasz namiot?
ask-d-factory-by = Z którego kafla jest namiot do fabryki na kaflu { $factory }?
ask-d-queue = Kość Konstantego trafia do kolejki.
ask-d-automaton-start = Konstanty dostaje kafel początkowy.
ask-d-automaton-roll = Konstanty bierze kości z kolejki.
ask-d-automaton-cast = Rzut kośćmi Konstantego, zostało: { $left }.
ask-d-automaton-turn = Tura Konstantego: rzut kością kroków.
ask-d-automaton-recruit = { $left ->
    [one] Konstanty rekrutuje kość: remis kolorów, ty wybierasz.
   *[many] Konstanty rekrutuje { $left } kości: remis kolorów, ty wybierasz następną.
}
ask-d-automaton-draw = Eksploracja Konstantego: dobieranie kafla.
ask-d-automaton-spot = Eksploracja Konstantego, kafel { $tile } ({ $about }): remis miejsc, ty wybierasz.
ask-d-automaton-settle = Osadnictwo Konstantego (siła { $strength }): remis kafli, ty wybierasz.
ask-d-automaton-attack = Atak Konstantego na ciebie (siła { $strength }): remis kafli, ty wybierasz.
ask-d-evict = Odeślij namiot Konstantego z fabryki albo spasuj.
ask-d-free-factory = Z której fabryki korzystasz bez namiotu?
ask-d-blast-tile = Na którym kaflu wybucha dynamit?
ask-d-blast = Kafel { $tile }: wysadź namiot (gracz: { $other }, najwyżej { $left }) albo zakończ.
ask-d-keep = { $most ->
    [one] Porządkowanie: zostaw 1 kość na następną rundę albo żadnej.
   *[many] Porządkowanie: zostaw jeszcze do { $most } kości na następną rundę.
}
ask-d-round = Zaczyna się nowa runda.

ui-d-last-round = ostatnia runda
ui-d-first = pierwszy gracz
ui-d-score = { $n ->
   *[other] PZ
}
ui-d-tents = { $n ->
    [one] namiot
    [few] namioty
   *[many] namiotów
}
ui-d-houses = { $n ->
    [one] dom
    [few] domy
   *[many] domów
}
ui-d-active = aktywne
ui-d-bag = woreczek
ui-d-queue = kolejka
ui-d-general-tents = { $n ->
    [one] jeszcze { $n } namiot
    [few] jeszcze { $n } namioty
   *[many] jeszcze { $n } namiotów
}
ui-d-spent = wydane
ui-d-tokens = zasoby
ui-d-cards = karty
ui-d-used = użyta
ui-d-none = brak
ui-d-have = masz { $n }
ui-d-supply = Zapasy
ui-d-left-points = { $n } PZ
ui-d-left-tiles = { $n ->
    [one] { $n } kafel
    [few] { $n } kafle
   *[many] { $n } kafli
}
ui-d-ends = Runda { $round }. Do końca: { $houses ->
    [one] 1 dom
    [few] { $houses } domy
   *[many] { $houses } domów
}, { $points } PZ, { $tiles ->
    [one] 1 kafel
    [few] { $tiles } kafle
   *[many] { $tiles } kafli
} albo { $colours ->
    [one] 1 kolor kości
    [few] { $colours } kolory kości
   *[many] { $colours } kolorów kości
}.
ui-d-explosive = wybuch
ui-d-end = na końcu gry
ui-d-once = raz na rundę
ui-d-worth = PZ
ui-d-cost = koszt
ui-d-does = efekt
ui-d-markers = kto
ui-d-card = technologia
ui-d-tile = kafel
ui-d-terrain = teren
ui-d-points = PZ
ui-d-ability = zdolność
ui-d-there = obecność
ui-d-nothing-yet = Na mapie nie ma jeszcze kafli.
ui-d-beside = obok { $tiles }
ui-d-middle = pierwszy kafel
ui-d-symbols = { $n ->
    [one] 1 symbol
    [few] { $n } symbole
   *[many] { $n } symboli
}
ui-d-draws = { $n ->
    [one] dobierz 1 kafel
    [few] dobierz { $n } kafle
   *[many] dobierz { $n } kafli
}
ui-d-worth-points = { $n } PZ
ui-d-present = (teren: { $terrains })

ui-d-when-placement = umieszczenie
ui-d-when-control = kontrola
ui-d-when-presence = obecność
ui-d-when-factory = fabryka

ui-d-head-action = akcja
ui-d-head-aside = odłóż: die …
ui-d-head-arrange = wydaj: die …
ui-d-head-turn-die = obróć: die …
ui-d-head-reroll = przerzuć: die …
ui-d-head-pay = zapłać: die …
ui-d-head-pair = para: die …
ui-d-head-act = użyj: die …
ui-d-head-keep = zostaw: die …
ui-d-head-sell = sprzedaj: die …
ui-d-head-sell-spent = wydana: colour …
ui-d-head-take = weź: colour …
ui-d-head-draft-keep = zostaw: tile …
ui-d-head-choose-tile = umieść: tile …
ui-d-head-settle-step = namiot na: tile …
ui-d-head-take-back = wycofaj z: tile …
ui-d-head-house-for = dom na: tile …
ui-d-head-tent-to = namiot na: tile …
ui-d-head-factory-by = namiot z: tile …
ui-d-head-free-factory = fabryka: tile …
ui-d-head-automaton-settle = jego namiot na: tile …
ui-d-head-automaton-attack = jego atak na: tile …
ui-d-head-evict = odeślij z: tile …
ui-d-head-blast-tile = wysadź na: tile …
ui-d-head-blast = wysadź na: tile …
ui-d-head-harvest-token = weź: token …
ui-d-head-cost = zapłać: token …

ui-d-does-done = to wszystko
ui-d-does-end = zakończ turę
ui-d-does-join = umieść tam namiot
ui-d-does-pass = zrezygnuj
ui-d-does-turn = obróć inną kość na dowolną ściankę
ui-d-does-reroll = przerzuć inne kości
ui-d-does-draw = dobierz z woreczka dwie kości i rzuć nimi
ui-d-does-pair = dwa symbole pionierów zastępują jeden symbol
ui-d-does-fetch = namiot z zapasów ogólnych do własnych
ui-d-does-back = wycofaj namioty z mapy
ui-d-does-own = z własnych zapasów
ui-d-does-general = z zapasów ogólnych
ui-d-does-bonus = symbol z kontrolowanego kafla
ui-d-does-settle = namioty, każdy za symbol
ui-d-does-harvest = żetony, każdy za symbol zasobu
ui-d-does-trade = wymień żetony lub kości na PZ

ui-d-effect-limit = limit kości +{ $dice }{ $controlled ->
    [0] {""}
    [one] {" "}przy { $controlled } kontrolowanym kaflu
   *[many] {" "}przy { $controlled } kontrolowanych kaflach
}
ui-d-effect-extra-draw = dobierz o { $dice } więcej, tyle samo odłóż
ui-d-effect-keep = w fazie porządkowania zostaw do { $dice } kości
ui-d-effect-explore-more = eksploracja: dobierz o { $tiles } więcej
ui-d-effect-convert = { $from } liczy się jako { $to }
ui-d-effect-convert-dice = { $from } na kości liczy się jako { $to }
ui-d-effect-defence = { $symbols ->
    [one] ataki na ciebie tracą { $symbols } symbol
    [few] ataki na ciebie tracą { $symbols } symbole
   *[many] ataki na ciebie tracą { $symbols } symboli
}
ui-d-effect-attack-from-general = atakujące namioty z zapasów ogólnych
ui-d-effect-harvest-more = zbiory: o { $tokens } więcej tego samego, bez złota
ui-d-effect-explore-anywhere = eksploracja w dowolnym miejscu mapy
ui-d-effect-settle-reach = { $steps ->
    [one] osadnictwo na odległość { $steps } kafla
   *[many] osadnictwo na odległość do { $steps } kafli
}
ui-d-effect-mercenaries = { $tokens ->
    [one] atak: { $tokens } żeton jako symbol
   *[many] atak: do { $tokens } żetonów jako symbole
}
ui-d-effect-last-tent-cost = { $symbols ->
    [one] twój ostatni namiot kosztuje { $symbols } symbol ataku
    [few] twój ostatni namiot kosztuje { $symbols } symbole ataku
   *[many] twój ostatni namiot kosztuje { $symbols } symboli ataku
}
ui-d-effect-fetch = { $tents ->
    [one] osadnictwo: przenieś { $tents } namiot
    [few] osadnictwo: przenieś { $tents } namioty
   *[many] osadnictwo: przenieś { $tents } namiotów
}
ui-d-effect-improvise = symbol akcji przerzuca do { $dice } kości
ui-d-effect-cheap-recruit = rekrutacja 1, 2, 3 kości za 1, 2, 4 symbole
ui-d-effect-symbol = darmowy symbol: { $one_of }
ui-d-effect-free-factory = skorzystaj z fabryki bez namiotu
ui-d-effect-ignore-cost = badania: pomiń żeton albo teren
ui-d-effect-free-tent = namiot tam, gdzie masz obecność
ui-d-effect-adjacent-factory = fabryki z namiotem obok
ui-d-effect-factory-times = { $times ->
    [one] każda fabryka { $times } raz na rundę
   *[many] każda fabryka { $times } razy na rundę
}
ui-d-effect-trade-sets = zestawy trzech: o { $more } PZ więcej
ui-d-effect-trade-pair = dowolne dwa żetony: { $worth } PZ
ui-d-effect-end-houses = { $each } PZ za każdy dom
ui-d-effect-end-dice = { $each } PZ za każdą kość
ui-d-effect-end-present = { $each } PZ za każdy kafel z twoją obecnością
ui-d-effect-end-factories = { $each } PZ za każdą kontrolowaną fabrykę
ui-d-effect-end-technologies = { $each } PZ za każdą technologię
ui-d-effect-end-terrains = { $each } PZ za każdy kontrolowany rodzaj terenu
ui-d-effect-end-controlled = { $each } PZ za każdy kontrolowany kafel
ui-d-effect-end-markers = { $each } PZ za każdy cudzy znacznik na twoich kartach
ui-d-effect-dynamite = { $tents ->
    [one] wysadź { $tents } namiot każdego przeciwnika na kaflu
   *[many] wysadź do { $tents } namiotów każdego przeciwnika na kaflu
}
ui-d-effect-march = jeszcze jedna akcja główna
ui-d-effect-levy = { $dice ->
    [one] weź { $dice } kość
   *[many] weź { $dice } kości różnych kolorów
}
ui-d-effect-brainstorm = obróć do { $dice } kości
ui-d-effect-rush-building = { $tents ->
    [one] dom za { $tents } namiot
    [few] dom za { $tents } namioty
   *[many] dom za { $tents } namiotów
}
ui-d-effect-mother-lode = złoto i drugi żeton
ui-d-effect-clearance-sale = { $exchanges ->
    [one] { $exchanges } wymiana
   *[many] do { $exchanges } wymian
}

ui-d-legend-tiles = kafel 12F 6/2: numer, teren, PZ za kontrolę i za drugie miejsce
ui-d-legend-terrains = P równiny (żółte kości), F las (zielone), M góry (szare), D pustynia (pomarańczowe), H wzgórza (brązowe)
ui-d-legend-abilities = f: fabryka, c: gdy kontrolujesz, p: gdy masz obecność, + przy umieszczeniu; limit: więcej kości
ui-d-legend-map = ●3 trzy namioty, ⌂● dom, ▌ teraz możliwe, 12-NE miejsce na północny wschód od kafla 12
ui-d-legend-boards = plansze: PZ w tej chwili; namioty i domy we własnych zapasach; pioneer×2 dwie kości
ui-d-won = Najwięcej PZ: { $n }.
ui-d-won-shared = Remis w PZ: wspólne zwycięstwo.
