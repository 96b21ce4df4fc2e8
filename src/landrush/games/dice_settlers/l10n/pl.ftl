d-title = Dice Settlers
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
# Colours and symbols of dice in short, for tables.
d-colour-white = biała
d-colour-green = zielona
d-colour-yellow = żółta
d-colour-orange = pomarańczowa
d-colour-brown = brązowa
d-colour-grey = szara
d-face-recruit = rekrutacja
    .gen = rekrutacji
d-face-explore = eksploracja
    .gen = eksploracji
d-face-settle = osadnictwo
    .gen = osadnictwa
d-face-attack = atak
    .gen = ataku
d-face-trade = handel
    .gen = handlu
d-face-research = badania
    .gen = badań
d-face-pioneer = pionier
    .gen = pioniera
d-face-gold = złoto
    .gen = złota
d-face-iron = żelazo
    .gen = żelaza
d-face-wood = drewno
    .gen = drewna
d-face-food = żywność
    .gen = żywności
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
d-house = domy
    .gen = domów
d-house-count = { $n ->
    [one] { $n } dom
    [few] { $n } domy
   *[many] { $n } domów
}
d-technology = technologie
    .gen = technologii
d-technology-count = { $n ->
    [one] { $n } technologia
    [few] { $n } technologie
   *[many] { $n } technologii
}
    .acc = { $n ->
        [one] { $n } technologię
        [few] { $n } technologie
       *[many] { $n } technologii
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
d-side-ne = północny wschód
d-side-e = wschód
d-side-se = południowy wschód
d-side-sw = południowy zachód
d-side-w = zachód
d-side-nw = północny zachód
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
set-wide-steppe = W stepie szerokim
set-merchants-warriors = Kupcy i wojownicy
set-all-out-expansion = Ekspansja na całego
set-time-of-peace = Czas pokoju

why-action-used = Ta akcja była już wykonana w tej rundzie.
why-d-must-act = Przed końcem tury trzeba wykonać akcję główną.
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

log-d-first-player = Pierwszy gracz: { $player }.
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
log-add-tent = { $player } dokłada namiot na kaflu { $tile }.
log-fetch-tents = { $player }: przeniesiono { FORM($tents, "acc") } do własnych zapasów.
log-place-tent = { $player }: umieszczono { FORM($tents, "acc") } na kaflu { $tile }.
log-recall-tents = { $player }: wycofano { FORM($tents, "acc") } z kafla { $tile }.
log-attack = { $player }: atak na kaflu { $tile }, zastąpiono { FORM($tents, "acc") } (gracz: { $other }).
log-blast = { $player }: wysadzono { FORM($tents, "acc") } na kaflu { $tile } (gracz: { $other }).
log-trade = { $player }: handel, oddano { FORM($tokens, "acc") }, zdobyto { FORM($points, "acc") }.
log-trade-die = { $player }: usunięto { FORM($dice, "acc") } z gry, zdobyto { FORM($points, "acc") }.
log-pay-tokens = { $player }: zapłacono { FORM($tokens, "acc") }.
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
ask-d-spend = Na co wydajesz { FORM($die, "acc") } ({ $symbol })?
ask-d-turn-die = { $left ->
    [one] Którą kość obracasz na dowolną ściankę?
   *[many] Które kości obracasz na dowolną ściankę? Najwyżej { $left }, po kolei.
}
ask-d-face = Na którą ściankę obracasz { FORM($die, "acc") } ({ $symbol })?
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
    [one] Wydaj ostatni { $symbol }.
   *[many] Wydaj po kolei { FORM($symbols, "acc") }.
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
ask-d-put-tile-hidden = Umieszczanie kafla.
ask-d-join = Umieścić namiot na nowym kaflu { $tile } ({ $about })?
ask-d-more = Ktoś dołączył na kaflu { $tile }: dodać jeszcze jeden własny namiot?
ask-d-settle-step = Symbol osadnictwa: namiot na mapę, nowy namiot do własnych zapasów czy wycofanie namiotów?
ask-d-take-back = Z którego kafla wycofujesz namiot? Dowolna liczba, po kolei.
ask-d-tent-from = Kafel { $tile }: twój namiot zastępuje namiot (gracz: { $other }). Skąd go bierzesz?
ask-d-harvest-token = Który żeton daje ten symbol?
ask-d-harvest-token-extra = Który żeton bierzesz dodatkowo?
ask-d-sell = Co wymieniasz na PZ?
ask-d-sell-optional = Wymień coś jeszcze na PZ albo zakończ.
ask-d-cost = „{ $technology }”, do zapłaty jeszcze { $cost }: którym żetonem płacisz?
ask-d-cost-any = „{ $technology }”, do zapłaty jeszcze { $left } (zostaje: { $cost }): którym żetonem płacisz?
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
ui-d-is-last-round = To ostatnia runda.
ui-d-first = pierwszy gracz
ui-d-score = { $n } PZ
ui-d-tents = { $n ->
    [one] { $n } namiot
    [few] { $n } namioty
   *[many] { $n } namiotów
}
ui-d-houses = { $n ->
    [one] { $n } dom
    [few] { $n } domy
   *[many] { $n } domów
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
# A die beside its notation, by its colour and its symbol in short.
ui-d-die-face = { $colour }, { $symbol }
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
ui-d-research = badania×{ $n }
ui-d-any-other = dowolny inny

# What a tile does, on the map; as short as it can be.
ui-d-ability-token = { $token }
ui-d-ability-token-and-die = { $token }+kość
ui-d-ability-die = kość
ui-d-ability-any-die = dowolna kość
ui-d-ability-tents = { $n ->
    [one] 1 namiot
    [few] { $n } namioty
   *[many] { $n } namiotów
}
ui-d-ability-points = { $n } PZ
ui-d-ability-limit = limit+{ $n }
ui-d-ability-symbol = { $symbol }
ui-d-ability-action = akcja
ui-d-ability-house = dom
ui-d-ability-start-house = dom

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

# What the first word of a move means; where it is the same word, only that one is shown.
ui-d-verb-attack = atakuj
ui-d-verb-different = różne
ui-d-verb-equal = identyczne
ui-d-verb-explore = eksploruj
ui-d-verb-face = ścianka
ui-d-verb-factory = fabryka
ui-d-verb-power = przejmij władzę
ui-d-verb-recruit = rekrutuj
ui-d-verb-research = zbadaj
ui-d-verb-spot = miejsce
ui-d-verb-two = dowolne dwa
ui-d-verb-use = użyj

ui-d-does-done = to wszystko
ui-d-does-end = zakończ turę
ui-d-does-join = umieść tam namiot
ui-d-does-add = dołóż tam namiot
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
ui-d-effect-convert = { $from } jako { $to }
ui-d-effect-convert-dice = { $from } na kości jako { $to }
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
ui-d-effect-symbol = darmowy symbol { FORM($one_of, "gen") }
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
ui-d-legend-boards = plansze: PZ w tej chwili; namioty i domy we własnych zapasach; pionier×2 dwie kości
ui-d-won = Najwięcej PZ: { $n }.
ui-d-won-shared = Remis w PZ: wspólne zwycięstwo.

# Statistics
stat-d-dice = kości
stat-d-tokens = żetony zasobów
stat-d-during = w trakcie gry
stat-d-tiles = kafle mapy
stat-d-printed = technologie, nadruk
stat-d-rules = technologie, zasada
stat-d-pairs = pary kości
stat-d-automaton = własne Konstantego
stat-d-explored = eksploracje
stat-d-joined = dołączenia
stat-d-added = dołożone namioty
stat-d-replaced = zastąpione namioty
stat-d-factories = użyte fabryki
d-three-equal = 3 identyczne żetony
d-three-different = 3 różne żetony
d-two-tokens = dowolne 2 żetony
d-one-die = kość
d-first-third = pierwsza część
d-middle-third = środkowa część
d-last-third = ostatnia część

act-d-done = Gotowe
act-d-end = Zakończ turę
act-d-join = Dołącz się namiotem
act-d-pass = Pasuj
act-d-turn = Obróć kość
act-d-reroll = Przerzuć kości
act-d-draw = Dobierz dwie kości
act-d-pair = Zapłać dwoma symbolami pionierów
act-d-fetch = Przenieś namioty z zapasów ogólnych
act-d-back = Wycofaj namioty z mapy
act-d-own = Namiot z własnych zapasów
act-d-general = Namiot z zapasów ogólnych
act-d-bonus = Użyj symbolu z kafla
act-d-add = Dołóż namiot
act-d-colour = { $dice }
act-d-face = Ścianka: { $symbol }
act-d-token = { $tokens }
act-d-die = { $die }: { $symbol }
act-d-recruit = { $n ->
    [one] Zrekrutuj 1 kość
   *[many] Zrekrutuj { $n } kości
}
act-d-explore = Eksploruj: { $symbols }
act-d-settle = Osadnictwo
act-d-harvest = Zbiory
act-d-trade = Handel
act-d-research = Zbadaj technologię „{ $tech }”
act-d-use = Użyj technologii „{ $tech }”
act-d-tile = Kafel { $tile }
act-d-factory = Skorzystaj z fabryki na kaflu { $tile }
act-d-power = Przejmij władzę nad kaflem { $tile }
act-d-attack = Atakuj na kaflu { $tile } (gracz: { $player })
act-d-spot = Na { $side } od kafla { $tile }
act-d-spot-origin = Na środku mapy
act-d-equal = Trzy identyczne żetony: { $tokens }
act-d-different = Trzy różne żetony: { $tokens }
act-d-two = Dowolne dwa żetony: { $tokens }
act-d-first = Pierwszy gracz: { $player }
act-d-roll = Wynik rzutu: { $die }, { $symbol }
act-d-drawn = Dobrany kafel { $tile }
act-d-card = Wyłożona technologia „{ $tech }”
act-d-lot = Losowo: { $dice }
act-d-step = Kość kroków: { $n }
act-d-lot-spot = Losowo: na { $side } od kafla { $tile }
act-d-lot-spot-origin = Losowo: na środku mapy

table-d-done = koniec serii wyborów
table-d-end = koniec tury (D5.1)
table-d-join = umieść namiot na nowym kaflu (D6.2)
table-d-pass = rezygnacja (D5.2, D6.2)
table-d-turn = wydana kość obraca inną (D4.4)
table-d-reroll = wydana kość przerzuca inne (D4.4)
table-d-draw = wydana kość daje dobranie dwóch kości (D4.4)
table-d-pair = zapłać dwoma symbolami pionierów (D5.4)
table-d-fetch = namiot z zapasów ogólnych do własnych (D6.3)
table-d-back = wycofaj namioty z mapy (D6.3)
table-d-own = atakujący namiot pochodzi z własnych zapasów
table-d-general = pochodzi z zapasów ogólnych
table-d-bonus = użyj symbolu z kontrolowanego kafla (D5.5)
table-d-add = dołóż namiot, gdy ktoś dołączył do twojej eksploracji (D6.2)
table-d-colour = weź kość albo sprzedaj wydaną (D6.1, D6.6)
table-d-face = obróć kość na tę ściankę (D4.4)
table-d-token = weź żeton albo zapłać żetonem (D6.5, D6.7)
table-d-die = aktywna kość: wydaj, zapłać, obróć, zostaw, sprzedaj
table-d-recruit = weź od 1 do 3 kości (D6.1)
table-d-explore = wydaj od 1 do 33 symboli (D6.2)
table-d-settle = osadnictwo, symbol po symbolu (D6.3)
table-d-harvest = zbiory, symbol po symbolu (D6.5)
table-d-trade = handel, symbol po symbolu (D6.6)
table-d-research = zbadaj technologię (D6.7)
table-d-use = użyj karty „raz na rundę” albo wybuchowej (D7.3, D14.4)
table-d-tile = kafel: zostaw, umieść, dodaj albo wycofaj namiot
table-d-factory = skorzystaj z fabryki (D7.1)
table-d-power = przejmij władzę nad kaflem (D7.2)
table-d-attack = atakuj gracza na kaflu (D6.4)
table-d-spot = wolne miejsce obok kafla (D2.4, D6.2)
table-d-equal = trzy identyczne żetony (D6.6)
table-d-different = sprzedaj trzy różne żetony (D6.6)
table-d-two = sprzedaj dowolne dwa żetony (D6.6)
table-d-first = losowanie: pierwszy gracz (D2.1)
table-d-roll = losowanie: ścianka (D4.3)
table-d-drawn = losowanie: kafel (D2.3, D6.2, D12.20)
table-d-card = losowanie: wyłożona technologia (D2.7)
table-d-lot = losowanie: kość (D12.1, D12.5, D12.20)
table-d-step = losowanie: kość kroków (D12.6)
table-d-lot-spot = losowanie: wolne miejsce (D12.20)

option-d-first-player = Pierwszy gracz
option-d-first-player-does = kto rozpoczyna: losowo albo gracz o tym numerze
option-d-first-player-drawn = losowo
option-d-technologies = Technologie
option-d-technologies-does = które dziewięć kart jest w grze
option-d-technologies-random = losowo według typu
option-d-explosive = Wybuchowe technologie
option-d-explosive-does = dochodzi dziesiąta karta, wybuchowa technologia
option-d-automaton = Stopień trudności
option-d-automaton-does = jak silny jest Konstanty w grze solo; opcje poniżej zmieniają po jednej rzeczy
option-d-automaton-normal = normalny
option-d-automaton-easy = łatwy
option-d-automaton-hard = trudny
option-d-automaton-dice = Kości Konstantego
option-d-automaton-dice-does = o ile kości ponad twój limit kości może wziąć (solo)
option-d-automaton-dice-preset = według stopnia trudności
option-d-automaton-unused = Niewykorzystana siła
option-d-automaton-unused-does = PZ, które Konstanty zdobywa za każdy niewykorzystany punkt siły (solo)
option-d-automaton-unused-preset = według stopnia trudności
option-d-automaton-trade = Handel Konstantego
option-d-automaton-trade-does = PZ, które Konstanty zdobywa za każdy żeton oddany w handlu (solo)
option-d-automaton-trade-preset = według stopnia trudności
option-d-automaton-end = Końcowe PZ Konstantego
option-d-automaton-end-does = PZ za każdą jego technologię na końcu gry; przy 0 nie dają ich też jego żetony (solo)
option-d-automaton-end-preset = według stopnia trudności
option-d-automaton-tents = Namioty Konstantego
option-d-automaton-tents-does = namioty w jego własnych zapasach na początku (solo)
option-d-automaton-tents-preset = według stopnia trudności
option-d-gold-rush = Wariant „Gorączka złota”
option-d-gold-rush-does = żetony Konstantego trafiają na środek i stają się złotem (solo)
option-d-automaton-technologies = Technologie Konstantego
option-d-automaton-technologies-does = za co punktują jego technologie na koniec (solo)
option-d-automaton-technologies-printed = tylko nadrukowane punkty
option-d-automaton-technologies-all = także zasady końca gry
option-d-automaton-ties = Remisy Konstantego
option-d-automaton-ties-does = kto decyduje, gdy priorytety Konstantego zostawiają kilka możliwości (solo)
option-d-automaton-ties-player = ty wybierasz
option-d-automaton-ties-random = losowo

cli-points-during-the-game = w trakcie gry
cli-points-tiles = kafle mapy
cli-points-technologies-printed = technologie, nadruk
cli-points-technologies-by-rule = technologie, zasada
cli-points-pairs-of-dice = pary kości
cli-points-houses = domy
cli-points-automaton = Konstanty

count-d-dice-white = białe kości
count-d-dice-green = zielone kości
count-d-dice-yellow = żółte kości
count-d-dice-orange = pomarańczowe kości
count-d-dice-brown = brązowe kości
count-d-dice-grey = szare kości
count-d-tiles-start = kafle: początkowe
count-d-tiles-2-4-players = kafle: 2–4 graczy
count-d-tiles-3-4-players = kafle: 3–4 graczy
count-d-tiles-4-players = kafle: 4 graczy
count-d-points = PZ dla 2, 3, 4 graczy
count-d-dice-removed = kości usunięte dla 2, 3, 4 graczy
count-d-technologies = technologie
count-d-explosive = wybuchowe technologie
count-d-sets = zestawy dziewięciu technologii

help-d-goal-title = Cel gry
help-d-goal =
    Miej najwięcej punktów zwycięstwa (PZ) na końcu gry: za kafle mapy, technologie, kości i domy oraz z żetonów PZ
    zdobytych w trakcie gry.
help-d-round-title = Runda
help-d-round =
    Runda ma fazę rzucania kośćmi, fazę akcji i fazę porządkowania. W fazie akcji każdy ma pierwszą turę z jedną akcją
    główną, a potem, w tej samej kolejności, drugą turę z inną akcją główną, z której można zrezygnować. Każdą akcję
    główną wykonujesz najwyżej raz na rundę. Akcje darmowe są możliwe przed nią i po niej.
help-d-roll-title = Faza rzucania kośćmi
help-d-roll =
    Dobierz tyle kości, ile wynosi twój limit kości (3, więcej dzięki kaflom i technologiom, najwyżej 9), i rzuć nimi.
    Potem możesz wydawać kości: pioniera, aby obrócić 1 kość na dowolną ściankę albo przerzucić do 3 kości; zasób, aby
    obrócić 1 kość albo dobrać 2 kości i rzucić nimi. Wydane kości wracają do woreczka tylko wtedy, gdy jest w nim za
    mało kości na pierwsze dobieranie.
help-d-dice-title = Kości i symbole
help-d-dice =
    Symbolami na aktywnych kościach płacisz za akcje; wydane kości czekają w obszarze wydanych kości. Sześć symboli to
    symbole akcji, cztery to zasoby, a jeden to pionier. Każdy kolor oprócz białego należy do terenu: żółty to równiny,
    zielony las, szary góry, pomarańczowy pustynia, brązowy wzgórza.
help-d-pioneers-title = Pionierzy
help-d-pioneers =
    W twoich turach 2 symbole pionierów liczą się jako 1 dowolny inny symbol oprócz złota. W fazie rzucania kośćmi
    pionier obraca albo przerzuca kości.
help-d-recruit-title = Rekrutacja
help-d-recruit =
    Wydaj 1, 3 albo 6 symboli rekrutacji i weź 1, 2 albo 3 kości z zapasów ogólnych do swojego obszaru wydanych kości.
    Masz dostęp do kolorów terenów, na których masz obecność; białych kości nie można rekrutować.
help-d-explore-title = Eksploracja
help-d-explore =
    Dobierz kafel za każdy symbol eksploracji, wybierz jeden i umieść go tak, aby stykał się z co najmniej dwoma
    kaflami, w tym z kaflem, na którym masz obecność. Umieść na nim namiot z zapasów ogólnych i skorzystaj z jego
    zdolności umieszczenia. Inni, którzy mają obecność na sąsiednim kaflu, mogą się dołączyć namiotem z własnych
    zapasów; jeśli ktoś to zrobi, możesz dodać jeszcze jeden ze swoich.
help-d-settle-title = Osadnictwo
help-d-settle =
    Za każdy symbol osadnictwa zrób jedną rzecz: przenieś namiot z zapasów ogólnych do własnych; umieść namiot
    z własnych zapasów na kaflu, na którym masz obecność, albo na sąsiednim; albo wycofaj dowolną liczbę swoich namiotów
    z mapy.
help-d-attack-title = Atak
help-d-attack =
    Wybierz kafel, na którym masz obecność, i jednego przeciwnika na nim. Za każdy symbol ataku jeden namiot przeciwnika
    wraca do własnych zapasów przeciwnika, a zastępuje go namiot z twoich własnych zapasów. Domów nie można atakować.
help-d-harvest-title = Zbiory
help-d-harvest =
    Za każdy wydany symbol zasobu weź jeden żeton tego zasobu.
help-d-trade-title = Handel
help-d-trade =
    Za każdy symbol handlu dokonaj jednej wymiany: 3 identyczne żetony za 6 PZ, 3 różne za 5 PZ, dowolne 2 za 2 PZ albo
    jedna twoja kość, aktywna lub wydana, usunięta z gry za 3 PZ. Złoto zastępuje dowolny zasób.
help-d-research-title = Badania
help-d-research =
    Wybierz technologię bez twojego znacznika. Musisz mieć obecność na wskazanych terenach; wydaj symbole badań i zwróć
    wskazane żetony albo złoto zamiast nich. Połóż na niej swój znacznik: działa od tej chwili. Inni też mogą ją zbadać.
help-d-factories-title = Fabryki
help-d-factories =
    Akcja darmowa: zabierz jeden swój namiot z kafla fabryki do własnych zapasów i skorzystaj z jej zdolności. Z każdej
    fabryki każdy gracz może skorzystać raz na rundę.
help-d-power-title = Przejęcie władzy
help-d-power =
    Akcja darmowa: na kaflu bez domu, na którym masz co najmniej o 3 namioty więcej niż każdy inny gracz, zwróć 3 z nich
    do zapasów ogólnych i umieść tam jeden ze swoich domów. Domów nie można przenosić; do kogo należy dom, ten
    kontroluje kafel.
help-d-technologies-title = Technologie
help-d-technologies =
    Jedne technologie działają stale, inne raz na rundę, jeszcze inne liczą się na końcu gry. Symbol wykorzystany dzięki
    technologii jako inny może zostać zmieniony ponownie, ale nigdy w złoto. Na końcu gry każda technologia z twoim
    znacznikiem daje nadrukowane na niej PZ.
help-d-explosive-title = Wybuchowe technologie
help-d-explosive =
    W swojej turze, przed akcją główną albo po niej, zdejmij swój znacznik z wybuchowej technologii, aby skorzystać z jej
    efektu. Potem możesz zbadać ją ponownie.
help-d-clean-up-title = Faza porządkowania
help-d-clean-up =
    Możesz zostawić 1 aktywną kość z jej symbolem na następną rundę; pozostałe zostają wydane. Fabryki i technologie
    działające raz na rundę są znów gotowe, a znacznik pierwszego gracza przechodzi w lewo.
help-d-end-title = Koniec gry
help-d-end =
    Po każdej rundzie sprawdza się, czy któryś gracz ma wszystkie 5 domów na mapie, czy w zapasach ogólnych nie ma już
    PZ, czy stos kafli mapy jest pusty i czy w zapasach ogólnych są kości tylko w 2 (lub mniej) kolorach. Jeśli któryś
    z tych warunków jest spełniony, następuje jeszcze dokładnie jedna runda.
help-d-scoring-title = Punktacja
help-d-scoring =
    Kafel daje większą wartość tym, którzy go kontrolują, dzięki domowi albo największej liczbie namiotów, a mniejszą
    tym, którzy mają najwięcej namiotów spośród pozostałych. Dodaj PZ za technologie, 3 PZ za każde dwie kości, 1, 4, 9,
    16 albo 25 PZ za 1 do 5 domów i PZ zdobyte w trakcie gry. Przy remisie zwycięstwo jest wspólne.
help-d-automaton-title = Solo: Konstanty
help-d-automaton =
    Konstanty bierze kości z początku kolejki i kładzie je wraz z żetonami przy bokach kafla akcji. W każdej z jego dwóch
    tur kość kroków przesuwa znacznik; bok, do którego dotrze, to jego akcja, a leżące tam kości i żetony to jej siła.
    O jego ruchach decydują priorytety; gdy zostawiają kilka możliwości, ty wybierasz. Niewykorzystana siła daje mu PZ.

# Hints and analysis
ui-area-d-map = mapa
ui-area-d-tents = namioty
ui-area-d-dice = twoje kości
ui-area-d-tokens = twoje żetony
ui-area-d-technologies = technologie
ui-area-d-turn = koniec tury
ui-group-d-automaton = Konstanty
ui-group-d-turn = tempo gry
ui-group-d-end = koniec gry
ui-group-d-points = punkty zwycięstwa
ui-group-d-technologies = technologie
ui-group-d-symbols = symbole na kościach
ui-group-d-tokens = żetony
ui-group-d-dice = kości
ui-group-d-map = obecność na mapie
