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
web-learn-symbol-upgrade = **Wymiana**: mała miedź lub mały kamień zmienia się w duży odpowiednik ([M6.16](#M6.16)).
web-learn-symbol-wheel-pointer = **Koło zatrudnienia**: zakręć nim i weź 2 wskazanych robotników ([M5.1](#M5.1)).
web-learn-symbol-bank = **Bank**: robotnicy przynoszą monety ([M6.2](#M6.2)).
web-learn-symbol-mine = **Kopalnia**: robotnicy i monety dają małą miedź ([M6.3](#M6.3)).
web-learn-symbol-quarry = **Kamieniołom**: robotnicy i monety dają małe kamienie ([M6.3](#M6.3)).
web-learn-symbol-grain-field = **Uprawy**: robotnicy i monety dają zboże ([M6.3](#M6.3)).
web-learn-symbol-farm = **Farma**: robotnicy i monety dają dynie ([M6.3](#M6.3)).
web-learn-symbol-town = **Miasto**: dynie dają nagrody w licytacji ([M6.7](#M6.7)).
web-learn-symbol-wagon = **Żeton początkowy**: stykają się z nim pierwsze osady; nikt na nim nie buduje ([M2.2](#M2.2)).
web-learn-symbol-lake = **Jezioro**: nikt tu nie buduje; pierwsza osada obok daje manierkę ([M7.6](#M7.6)).
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
web-learn-symbol-tent = **Namiot**: daje obecność; kto ma ich najwięcej, kontroluje kafel ([D8.2](#D8.2)).
web-learn-symbol-house = **Dom**: kontroluje swój kafel na zawsze ([D7.2](#D7.2)).
web-learn-symbol-star = **Punkty**: wygrywa, kto ma ich najwięcej ([D11.5](#D11.5)).
web-learn-symbol-bag = **Woreczek**: z niego dobierasz kości ([D4.2](#D4.2)).
web-learn-symbol-dice-limit = **Limit kości**: iloma kośćmi rzucasz ([D4.1](#D4.1)).
web-learn-symbol-technology = **Technologia**: działa od chwili, gdy ją zbadasz ([D14.1](#D14.1)).
web-learn-symbol-explosive = **Wybuchowa technologia**: zdejmij z niej znacznik, by wywołać silny efekt ([D7.3](#D7.3)).
web-learn-symbol-marker-ready = **Raz na rundę, gotowa**: w tej rundzie możesz jeszcze użyć karty ([D14.4](#D14.4)).
web-learn-symbol-marker-used = **Raz na rundę, użyta**: po porządkowaniu karta znów jest gotowa ([D9.1](#D9.1)).
web-learn-symbol-automaton = **Konstanty**: twój przeciwnik w grze solo ([D12.1](#D12.1)).
web-learn-symbol-placement = **Umieszczenie**: raz, gdy kładziesz kafel ([D13.1](#D13.1)).
web-learn-symbol-control = **Kontrola**: dopóki kontrolujesz kafel ([D13.1](#D13.1)).
web-learn-symbol-presence = **Obecność**: dopóki masz obecność na kaflu ([D13.1](#D13.1)).
web-learn-symbol-factory = **Fabryka**: za namiot, jako akcja darmowa ([D7.1](#D7.1)).
web-learn-symbol-plains = **Równiny**: żółte kości.
web-learn-symbol-forest = **Las**: zielone kości.
web-learn-symbol-mountains = **Góry**: szare kości.
web-learn-symbol-desert = **Pustynia**: pomarańczowe kości.
web-learn-symbol-hills = **Wzgórza**: brązowe kości.

## Samouczki
web-learn-coach = Przewodnik
web-learn-step = Krok { $n } z { $all }
web-learn-back = Przeczytaj poprzedni krok
web-learn-next = Dalej
web-learn-show = Zrób to za mnie
web-learn-now = Teraz:
web-learn-wait = Chwila: gra drugi gracz.
web-learn-reminder = Dobry pomysł na później, ale najpierw:
web-learn-again = Jeszcze raz
web-learn-rules = Przeczytaj zasady
web-learn-play = Zagraj

web-learn-m-goal = Zasiedl Montanę
web-learn-m-goal-text = To plansza terenu. Wygrywa, kto na końcu ma na niej najwięcej :settlement: osad. Każde pole pokazuje, ile kosztuje tam osada; na :lake: jeziorach i :mountain: górach nikt nie buduje.
web-learn-m-own = Twoja plansza
web-learn-m-own-text = Tu są twoje dobra, :coin: monety i :cattle: bydło, osady, które jeszcze zbudujesz, i robotnicy, najwyżej 8. W swojej turze robisz jedno: zatrudniasz, pracujesz albo budujesz.
web-learn-m-hire = Zatrudnij robotników
web-learn-m-hire-text = Robotników daje koło: obraca się, a ty bierzesz 2 wskazanych. Za :grain: zboże można przesunąć wskazówkę i zatrudnić jeszcze raz. Nie dzisiaj: zakończ turę.
web-learn-m-work = Robotnik we właściwym kolorze
web-learn-m-work-text = W :mine: kopalni wystarczy 1 brązowy :worker-copper: robotnik, bo miedź jest brązowa. Pole kosztuje 1 :coin: monetę i daje 1 :small-copper: małą miedź. Bez brązowego robotnika trzeba 2 innych.
web-learn-m-small = Małe pole
web-learn-m-small-text = Obok jest małe pole: więcej robotników, więcej miedzi, bez monet. Zachowaj brązowego robotnika i wyślij 2 innych, beżowego :worker-grain: i pomarańczowego :worker-pumpkin:. Wszyscy zostają, aż zajęte będą wszystkie pola kopalni.
web-learn-m-town = Licytacja w mieście
web-learn-m-town-text = W :town: mieście bierzesz 1 :pumpkin: dynię, a potem licytujesz nagrodę za dynie. Postaw pionek w rzędzie 2, w najtańszej kolumnie. Drugi gracz może stanąć na prawo od niego i go przeskoczyć.
web-learn-m-reward = Twoja nagroda
web-learn-m-reward-text = Nikt nie przeskoczył twojego pionka. Rząd 2 daje 3 dowolne dobra: weź 2 :grain: zboża i 1 :small-stone: mały kamień. Inne rzędy dają bydło, monety albo wymianę :upgrade: małej miedzi i kamieni na duże.
web-learn-m-build = Budowa
web-learn-m-build-text = Osada musi stykać się z :wagon: żetonem początkowym albo dowolną osadą, a płacisz dokładnie to, co pokazuje pole. Zbuduj na zaznaczonym polu: dostaniesz też :cattle: bydło, które tam stoi. W turze możesz budować do 3 razy.
web-learn-m-cattle = Bydło za to, czego brakuje
web-learn-m-cattle-text = Zaznaczone pole jest :double-settlement: podwójne: 2 osady za jedną cenę. Brakuje ci :pumpkin: dyni. Wymień na nią :cattle: bydło, potem buduj.
web-learn-m-lake = Nad jeziorem
web-learn-m-lake-text = To pole leży przy :lake: jeziorze z :canteen: manierką; daje ją pierwsza zbudowana tam osada. Zbuduj trzecią osadę. 4 twoje pola w linii dałyby jeszcze jedną za darmo.
web-learn-m-canteen = Jeszcze jedna tura
web-learn-m-canteen-text = Dzięki :canteen: manierce od razu rozgrywasz jeszcze jedną całą turę. Użyj jej i wyślij pomarańczowego robotnika do :bank: banku po 4 :coin: monety.
web-learn-m-end = Jak się kończy
web-learn-m-end-text = Gdy ktoś położy swoją ostatnią :settlement: osadę, gracie rundę do końca. Wygrywa, kto ma najwięcej osad; przy remisie, kto ma najwięcej :cattle: bydła i :canteen: manierek, potem najwięcej monet, robotników i dóbr. Wiesz już wszystko, czego trzeba!

web-learn-d-goal = Zasiedl nieznane
web-learn-d-goal-text = Mapa rośnie kafel po kaflu. :tent: Namiot daje obecność na kaflu. Kto ma tam najwięcej namiotów, kontroluje go, korzysta z niego i na końcu bierze jego punkty :star:. Twój kolor to niebieski.
web-learn-d-dice = Kości to twoi ludzie
web-learn-d-dice-text = Co rundę dobierasz kości z :bag: woreczka i rzucasz nimi; ile, mówi twój :dice-limit: limit. Płacisz symbolami, które wypadły. Wydane kości czekają, aż w woreczku ich zabraknie.
web-learn-d-pioneer = Pionier pomaga
web-learn-d-pioneer-text = Wypadło 2 :pioneer: pionierów i 1 :explore: eksploracja. Wydaj jednego pioniera, by obrócić drugiego na dowolną ściankę: wybierz :settle: osadnictwo. Z kośćmi to już wszystko.
web-learn-d-actions = Siedem akcji
web-learn-d-actions-text = Oto 7 akcji głównych: :recruit: rekrutacja kości, :explore: eksploracja, :settle: osadnictwo, :attack: atak, :harvest: zbiory żetonów, :trade: handel za punkty, :research: badania. W pierwszej turze wykonujesz jedną, w drugiej inną.
web-learn-d-explore = Eksploracja
web-learn-d-explore-text = Wydaj symbol :explore: eksploracji i dobierz kafel. Musi stykać się z 2 kaflami, w tym z jednym z twoim :tent: namiotem. Połóż go w zaznaczonym miejscu między kaflami początkowymi; od razu stanie na nim twój namiot.
web-learn-d-join = Inni się dołączają
web-learn-d-join-text = Drugi gracz jest na sąsiednim kaflu i dołącza się z :tent: namiotem. Dlatego i ty możesz postawić jeszcze jeden. Potem zakończ pierwszą turę.
web-learn-d-settle = Osadnictwo i kontrola
web-learn-d-settle-text = Druga tura to inna akcja: dzięki :settle: osadnictwu stawiasz :tent: namiot w lesie, gdzie drugi gracz też ma jeden. Przy równej liczbie kontrolujecie kafel wspólnie, a jego zdolność podnosi twój :dice-limit: limit kości o 1.
web-learn-d-round = Nowa runda
web-learn-d-round-text = Kontrolujesz teraz 2 kafle, które podnoszą limit: 5 kości zamiast 3! Wynik jest dobry, nic nie zmieniaj. Drugi gracz eksploruje; dołącz się.
web-learn-d-harvest = Zbiory
web-learn-d-harvest-text = :harvest: Zbiory zamieniają symbole zasobów w żetony, które zachowujesz. Weź 1 :wood: drewno i 1 :food: żywność, potem zakończ turę.
web-learn-d-research = Badania
web-learn-d-research-text = :technology: Technologia kosztuje symbole :research: badań, żetony, a czasem wymaga obecności na terenach. { tech-ta1 } na stałe podnosi limit kości. Niektóre karty, jak { tech-td1 }, dają symbol raz na rundę.
web-learn-d-keep = Porządkowanie
web-learn-d-keep-text = Na końcu rundy zostawiasz 1 aktywną kość bez zmiany ścianki; pozostałe są wydane. Zostaw :pioneer: pioniera na następną rundę.
web-learn-d-end = Jak się kończy
web-learn-d-end-text = Gracie jeszcze jedną rundę, gdy ktoś ma 5 :house: domów albo skończą się punkty, kafle lub kości: tu widać, ile brakuje. Mając o 3 namioty więcej niż ktokolwiek inny, możesz zbudować dom, który na zawsze zachowa kafel. Wiesz już wszystko, czego trzeba!
