### Klient w przeglądarce: zasady i samouczki

web-learn-games = Gry
web-learn-contents = Spis treści
web-learn-search = Szukaj w zasadach
web-learn-found = { $n ->
    [0] Żadna zasada nie zawiera wszystkich tych słów.
    [one] Znaleziono { $n } zasadę
    [few] Znaleziono { $n } zasady
   *[other] Znaleziono { $n } zasad
}
web-learn-copy = Kopiuj link do tej zasady
web-learn-copied = Skopiowano link
web-learn-print = Drukuj
web-learn-tutorial = Samouczek
web-learn-components = Elementy gry
web-learn-all = Wszystkie zasady
web-learn-clause = Zasada { $id }
web-learn-symbols = Symbole

## Co znaczą symbole, zapisem zasad
web-learn-goods = Dobra i monety
web-learn-workers = Robotnicy
web-learn-pieces = Pionki i żetony
web-learn-places = Plansza akcji
web-learn-land = Teren
web-learn-actions = Akcje i ścianki
web-learn-tokens = Zasoby
web-learn-cards = Technologie i Konstanty
web-learn-abilities = Zdolności kafli

web-learn-symbol-grain = **Zbożem** płacisz za osady i za przesunięcie wskazówki koła ([M5.2](#M5.2)).
web-learn-symbol-pumpkin = **Dyniami** płacisz za osady i licytujesz w mieście ([M6.10](#M6.10)).
web-learn-symbol-small-copper = **Małą miedzią** płacisz za osady; możesz ją wymienić na dużą.
web-learn-symbol-large-copper = **Dużą miedzią** płacisz za osady. Masz ją tylko z wymiany ([M6.16](#M6.16)).
web-learn-symbol-small-stone = **Małymi kamieniami** płacisz za osady; możesz je wymienić na duże.
web-learn-symbol-large-stone = **Dużymi kamieniami** płacisz za osady. Masz je tylko z wymiany ([M6.16](#M6.16)).
web-learn-symbol-coin = **Monetami** płacisz za pola obszarów produkcji ([M6.4](#M6.4)).
web-learn-symbol-worker-copper = **Brązowi robotnicy** należą do miedzi: w kopalni wystarczy jeden ([M6.4](#M6.4)).
web-learn-symbol-worker-stone = **Grafitowi robotnicy** należą do kamieni: w kamieniołomie wystarczy jeden ([M6.4](#M6.4)).
web-learn-symbol-worker-grain = **Beżowi robotnicy** należą do zboża: przy uprawach wystarczy jeden ([M6.4](#M6.4)).
web-learn-symbol-worker-pumpkin = **Pomarańczowi robotnicy** należą do dyń: na farmie wystarczy jeden ([M6.4](#M6.4)).
web-learn-symbol-settlement = **Osada**: wygrywa, kto ma ich najwięcej na planszy terenu ([M9.2](#M9.2)).
web-learn-symbol-double-settlement = **Podwójne pole**: dwie osady za jedną cenę ([M7.4](#M7.4)).
web-learn-symbol-line-of-four = **Linia 4 osad**: jeszcze jedna osada za darmo ([M7.5](#M7.5)).
web-learn-symbol-cattle = **Bydło** wymieniasz na dobro, 3 monety albo robotnika ([M8.1](#M8.1)).
web-learn-symbol-canteen = **Manierka**: od razu jeszcze jedna tura ([M3.4](#M3.4)).
web-learn-symbol-upgrade = **Wymiana**: mała miedź lub mały kamień staje się dużym ([M6.16](#M6.16)).
web-learn-symbol-wheel-pointer = **Koło zatrudnienia**: zakręć nim i weź 2 wskazanych robotników ([M5.1](#M5.1)).
web-learn-symbol-bank = **Bank**: robotnicy przynoszą monety ([M6.2](#M6.2)).
web-learn-symbol-mine = **Kopalnia**: robotnicy i monety dają małą miedź ([M6.3](#M6.3)).
web-learn-symbol-quarry = **Kamieniołom**: robotnicy i monety dają małe kamienie ([M6.3](#M6.3)).
web-learn-symbol-grain-field = **Uprawy**: robotnicy i monety dają zboże ([M6.3](#M6.3)).
web-learn-symbol-farm = **Farma**: robotnicy i monety dają dynie ([M6.3](#M6.3)).
web-learn-symbol-town = **Miasto**: dynie dają nagrody w licytacji ([M6.7](#M6.7)).
web-learn-symbol-wagon = **Żeton początkowy**: stykają się z nim pierwsze osady; nikt na nim nie buduje ([M2.2](#M2.2)).
web-learn-symbol-lake = **Jezioro**: nikt tu nie buduje; manierkę bierze, kto pierwszy zbuduje obok ([M7.6](#M7.6)).
web-learn-symbol-mountain = **Góra**: nikt tu nie buduje ([M7.2](#M7.2)).

web-learn-symbol-recruit = **Rekrutacja**: nowe kości do woreczka ([D6.1](#D6.1)).
web-learn-symbol-explore = **Eksploracja**: nowy kafel na mapie ([D6.2](#D6.2)).
web-learn-symbol-settle = **Osadnictwo**: bierz namioty, stawiaj je na kaflach, zabieraj z powrotem ([D6.3](#D6.3)).
web-learn-symbol-attack = **Atak**: twoje namioty zastępują namioty przeciwnika ([D6.4](#D6.4)).
web-learn-symbol-harvest = **Zbiory**: symbole zasobów zamieniają się w żetony ([D6.5](#D6.5)).
web-learn-symbol-trade = **Handel**: żetony lub kości zamieniają się w punkty ([D6.6](#D6.6)).
web-learn-symbol-research = **Badania**: technologia działa dla ciebie ([D6.7](#D6.7)).
web-learn-symbol-pioneer = **Pionier**: wydaj go, by obrócić lub przerzucić inne kości ([D4.4](#D4.4)).
web-learn-symbol-gold = **Złoto** zastępuje dowolny zasób ([D6.6](#D6.6)).
web-learn-symbol-iron = **Żelazo**: żeton do badań i handlu.
web-learn-symbol-wood = **Drewno**: żeton do badań i handlu.
web-learn-symbol-food = **Żywność**: żeton do badań i handlu.
web-learn-symbol-tent = **Namiot**: daje obecność; najwięcej namiotów kontroluje kafel ([D8.2](#D8.2)).
web-learn-symbol-house = **Dom**: kontroluje swój kafel na zawsze ([D7.2](#D7.2)).
web-learn-symbol-star = **Punkty**: wygrywa, kto ma ich najwięcej ([D11.5](#D11.5)).
web-learn-symbol-bag = **Woreczek**: z niego dobierasz kości ([D4.2](#D4.2)).
web-learn-symbol-dice-limit = **Limit kości**: iloma kośćmi rzucasz ([D4.1](#D4.1)).
web-learn-symbol-technology = **Technologia**: działa od chwili, gdy ją zbadasz ([D14.1](#D14.1)).
web-learn-symbol-explosive = **Wybuchowa technologia**: zdejmij z niej znacznik, by wywołać silny efekt ([D7.3](#D7.3)).
web-learn-symbol-marker-ready = **Raz na rundę, gotowa**: w tej rundzie możesz jeszcze użyć karty ([D14.4](#D14.4)).
web-learn-symbol-marker-used = **Raz na rundę, użyta**: po porządkowaniu karta znów jest gotowa ([D9.1](#D9.1)).
web-learn-symbol-automaton = **Konstanty**: twój przeciwnik w grze solo ([D12.1](#D12.1)).
web-learn-symbol-placement = **Umieszczenie**: raz, dla tego, kto kładzie kafel ([D13.1](#D13.1)).
web-learn-symbol-control = **Kontrola**: dopóki kontrolujesz kafel ([D13.1](#D13.1)).
web-learn-symbol-presence = **Obecność**: dopóki masz obecność na kaflu ([D13.1](#D13.1)).
web-learn-symbol-factory = **Fabryka**: za namiot, jako akcja darmowa ([D7.1](#D7.1)).
web-learn-symbol-plains = **Równiny**: żółte kości.
web-learn-symbol-forest = **Las**: zielone kości.
web-learn-symbol-mountains = **Góry**: szare kości.
web-learn-symbol-desert = **Pustynia**: pomarańczowe kości.
web-learn-symbol-hills = **Wzgórza**: brązowe kości.
