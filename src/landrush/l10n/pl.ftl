ui-seat = Gracz { $n }

list-nothing = nic
list-more = { $start }, { $item }
list-last = { $start } i { $item }
list-or = { $start } albo { $item }
list-apart = { $start }; { $item }

why-game-over = Gra już się skończyła.
why-not-possible-now = W tej chwili niemożliwe.
why-not-enough = Za mało { FORM($what, "gen") }: potrzeba { $need }, masz { $have }.
why-no-such-space = Nie ma tu takiego miejsca.
why-unreadable = „{ $text }” to nie jest ruch w tej grze.

# What was wrong with the input; it stands behind “landrush: ”.
error-no-language = nie ma języka „{ $lang }”; dostępne: { $languages }
error-no-game = nie ma gry „{ $game }”; dostępne: { $games }
error-no-bot = nie ma bota „{ $bot }”; dostępne: { $bots }
error-budget = „{ $text }” to nie budżet; ma postać 64ms albo 200sims
error-no-budget = bot „{ $bot }” nie przyjmuje limitu
error-no-value = bot „{ $bot }” nie korzysta z żadnej funkcji oceny
error-no-model = nie ma funkcji oceny „{ $file }”
error-model-unreadable = nie można odczytać modelu { $file }: { $why }
error-model-features = model { $file } jest dla innych cech niż cechy gry { $game }
error-model-shape = warstwy modelu { $file } nie pasują do siebie
error-extra = to wymaga dodatkowych bibliotek: { $command }
error-checkout = to działa tylko w kopii repozytorium; tam: { $command }
error-arena-twice = { $bot } podano dwa razy
error-arena-few = { $lineup } wymaga { $n ->
    [one] jednego bota
   *[many] { $n } botów
}
error-arena-alone = { $lineup } wymaga dwóch graczy
error-arena-resume = --resume wymaga --results PLIK
error-arena-exists = { $file } ma już wyniki; --resume je kontynuuje
error-arena-file = nie można zapisać { $file }: { $why }
error-arena-line = { $file }, wiersz { $line }: to nie jest wynik turnieju
error-arena-other = { $file } ma wyniki innego turnieju
error-arena-address = adres podaje się tylko z --backend ray
error-arena-lost = partię z ziarnem { $seed } utracono { $n } razy wraz z procesem, który ją rozgrywał; jej klucz to { $key }
error-arena-ray = Ray pod adresem { $address }: { $why }
error-arena-sprt = „{ $text }” to nie test; ma postać 50,53: dwa procenty, mniejszy najpierw
error-arena-sprt-bots = test dotyczy pierwszego z dwóch botów, samego przeciw drugiemu
error-balance-few = potrzeba co najmniej { $least } partii, bo błędy standardowe wynikają z różnic między partiami
error-balance-other = { $file } ma pod tymi samymi nazwami wyniki innych partii
error-no-recipe = nie ma przepisu „{ $recipe }”; podaj plik albo: { $recipes }
error-recipe-unreadable = nie można odczytać przepisu { $file }: { $why }
error-recipe-ties = przepis { $file } jest dla innej gry, innych zasad lub innych cech niż te gry { $game }
error-dataset-which = podaj zapisy partii albo, po --game, grę, w którą mają grać boty
error-dataset-there = { $file } już istnieje
error-dataset-write = nie można zapisać { $file }: { $why }
error-dataset-game = { $file }: to zapis partii gry { $game }, a pierwszy jest z gry { $first }
error-train-exists = w { $folder } jest już trening; --resume go kontynuuje, --out wskazuje inny katalog
error-train-nothing = w { $folder } nie ma treningu do kontynuowania
error-train-other = trening w { $folder } ma inny przepis, inne ziarno lub inną liczbę rund
error-train-folder = nie można zapisać w { $folder }: { $why }
error-train-checkpoint = nie można odczytać punktu kontrolnego { $file }: { $why }
error-train-begins = funkcja oceny { $file } ma inne warstwy niż przepis
error-players = { $game }: od { $least } do { $most } graczy, nie { $players }
error-no-option = { $game } nie ma opcji „{ $option }”; są: { $options }
error-option-players = { $game }: opcja { $option } nie jest dla { $players ->
    [one] 1 gracza
   *[many] { $players } graczy
}
error-option-value = { $game }: opcja { $option } nie ma wartości „{ $value }”; możliwe: { $values }
error-option-form = opcja ma postać NAZWA=WARTOŚĆ, nie „{ $text }”
error-option-once = opcja ma jedną wartość
error-not-whole = „{ $text }” nie jest liczbą całkowitą
error-not-positive = „{ $text }” nie jest liczbą całkowitą większą od zera
error-seed = ziarno to liczba całkowita od 0 do { $most }, nie { $seed }
error-bots = jeden bot na wszystkie miejsca albo po jednym na każde z { $players }, nie { $bots }
error-load-options = opcje zapisanego stanu gry są w jego pliku
error-load-record = miejsca i ziarno zapisanej partii są w jej pliku
error-load-game = to zapis partii { $found }, nie { $game }
error-load-players = w zapisanym stanie gry jest { $players ->
    [one] 1 gracz
   *[many] { $players } graczy
}, nie { $seats }
error-file-unreadable = { $file }: nie można odczytać: { $why }
error-file-no-text = { $file }: to nie jest tekst UTF-8 (bajt { $byte })
error-not-toml = { $file }: to nie jest TOML: { $detail }
error-components = nieprawidłowy plik elementów gry: { $detail }
error-position = nieprawidłowy stan gry: { $detail }
error-position-file = { $file }: nieprawidłowy stan gry: { $detail }
error-no-move = „{ $text }” to nie jest ruch w grze { $game }; zob. docs/notation.md
error-no-action = { $game } nie ma akcji { $action }: numery są od 0 do { $last }
error-illegal = { $move }: { $why }

log-turn = Tura { $n }: { $player }.
log-passed = { $player }: pas.
log-won = Zwycięstwo: { $player }.
log-shared = Wspólne zwycięstwo: { $players }.

ui-yes = tak
ui-no = nie
ui-option = { $name }: { $value }
ui-label = { $label }: { $text }
ui-paren = { $text } ({ $more })
ui-colour-1 = Niebieski
ui-colour-2 = Żółty
ui-colour-3 = Zielony
ui-colour-4 = Czerwony
ui-rank = miejsce
ui-player = gracz
ui-automaton = Konstanty
ui-human = człowiek
ui-vacant = wolne
ui-bot-named = bot { $bot }
ui-seated = { $player } ({ $who })
ui-play-start = { $game }: { $seats }
ui-play-seed = Ziarno { $seed } pozwala powtórzyć tę partię.
ui-play-commitment = O losowaniach decyduje tajne ziarno o skrócie { $hash }; zapis partii ujawnia je na końcu.
ui-play-hint = help  { $parts }  log  why RUCH  hint  undo  restart  save PLIK  quit
ui-play-help =
    Wpisz numer opcji albo ruch słowami. Słowo przed „…” w nagłówku to pierwsze słowo jego ruchów: pod „build …”
    opcja C4 to „build C4” albo samo „C4”. Sam Enter wybiera jedyną opcję.
ui-play-command-help = help TEMAT
ui-play-command-why = why RUCH
ui-play-command-save = save PLIK
ui-play-help-topic = zasada gry, jeden z tematów poniżej
ui-play-part-m-map = plansza terenu
ui-play-part-m-board = plansza akcji z miastem i zasobami ogólnymi
ui-play-part-m-players = co mają gracze
ui-play-part-d-map = mapa
ui-play-part-d-tiles = kafle mapy słowami
ui-play-part-d-boards = plansze graczy
ui-play-part-d-cards = technologie
ui-play-part-d-supply = zapasy ogólne i ile brakuje do końca
ui-play-help-log = wszystko, co się dotąd wydarzyło
ui-play-help-why = co dałby ruch albo dlaczego jest teraz niemożliwy
ui-play-help-hint = podpowiada, gdzie patrzeć; ponownie: co zrobić; ponownie: jaki ruch. Tylko w grze solo lub z botami; trafia do zapisu
ui-play-help-undo = cofa twoją ostatnią decyzję; to, co już wylosowano, się nie zmienia
ui-play-help-restart = cofa wszystkie twoje decyzje w tej turze
ui-play-help-save = zapisuje partię w pliku (albo sam stan gry, jeśli nazwa kończy się na .json); dalszy ciąg: landrush play { $game } --load PLIK
ui-play-help-quit = wyjście z gry
ui-play-topics = Tematy: { $topics }.
ui-play-topic = { $title }: { $text }
ui-play-no-topic = Nie ma tematu „{ $topic }”. Tematy: { $topics }.
ui-play-earlier = … wcześniejsze wpisy: { $n } (log)
ui-play-possible = Teraz możliwe.
ui-play-then = Teraz możliwe. Skutek: { $events }
ui-play-saved = Zapisano w pliku { $file }.
ui-play-no-number = Nie ma opcji { $n }: są od 1 do { $most }.
ui-play-no-argument = Po { $command } trzeba coś dopisać; zob. help.
ui-play-choose = Wpisz numer opcji albo ruch; zob. help.
ui-play-pause = Naciśnij Enter, aby kontynuować.
ui-play-over = Koniec gry.

# Matches
why-not-your-turn = To nie twoja tura.
why-position-changed = Sytuacja w grze zdążyła się zmienić.
why-undo-chance = Nie można cofnąć: wynik losowania jest już znany.
why-undo-other = Nie można cofnąć: potem decydował już ktoś inny.
why-undo-reveal = Nie można cofnąć: potem ujawniono coś ukrytego.
why-undo-turn = Nie można cofnąć: ta tura już się skończyła.
why-nothing-to-undo = Nie ma czego cofnąć.
why-no-consent-needed = Zgoda nie jest potrzebna: wystarczy zwykłe cofnięcie.
why-nothing-asked = Nikt nie prosi cię o zgodę na cofnięcie.
why-vacant = Nikt tam nie siedzi.
why-seat-taken = Ktoś już tam siedzi.
why-time-out = Twój czas się skończył.
why-time-left = Czas jeszcze się nie skończył.
why-time-missing = Zużyty czas nie zgadza się z zegarem.
why-too-long = Partia jest za długa: nie zmieści więcej ruchów.
why-not-chance = W tym miejscu nie ma losowania.
why-not-drawn = Z ziaren wynika { $expected }.
why-no-hint = Podpowiedzi są tylko w grze solo, z botami lub przy stołach, które na nie pozwalają.
log-hint = { $player }: podpowiedź.
log-undo = { $player }: cofnięto ostatni krok.
log-restart-turn = { $player }: tura od nowa.
log-asked-takeback = { $player } prosi o cofnięcie.
log-agreed-takeback = { $player } zgadza się na cofnięcie.
log-refused-takeback = { $player } odrzuca prośbę o cofnięcie.
log-takeback = { $player }: cofnięto podjęte decyzje.
log-left = { $player } opuszcza stół; miejsce przejmuje bot.
log-left-vacant = { $player } opuszcza stół.
log-sat-down = { $player } siada do stołu.
log-bot-sits = { $player }: miejsce przejmuje bot.
log-time-out = { $player }: koniec czasu.
error-seat = miejsce to human, human:NAZWA, bot:NAZWA albo vacant, nie „{ $text }”
error-seats = w tej grze { $need ->
    [one] jest 1 miejsce
    [few] są { $need } miejsca
   *[many] jest { $need } miejsc
}, nie { $have }
error-clock = zegar to none, live SEKUNDY+SEKUNDY albo correspondence SEKUNDY, najwyżej rok, nie „{ $text }”
error-contribution = wkład w losowania to jeden wiersz o długości do { $most } znaków
error-rules = { $game }: nie ma zasad w wersji { $found }; ten Landrush zna je do wersji { $known }

# Records
record-unreadable = nie można odczytać: { $why }
record-unwritable = nie można zapisać: { $why }
record-too-large = to nie jest zapis partii: ma ponad { $most } bajtów
record-not-text = wiersz { $line }: to nie jest tekst UTF-8
record-no-title = wiersz { $line }: to nie jest zapis partii Landrush: „{ $found }”
record-newer-format = wiersz { $line }: „{ $found }” to nowszy format; ten Landrush zna format { $known }
record-header = wiersz { $line }: oczekiwano „{ $expected }”, jest „{ $found }”
record-value = wiersz { $line }: niemożliwa wartość { $key }: „{ $found }”
record-entry = wiersz { $line }: to nie jest wpis: „{ $found }”
record-number = wiersz { $line }: oczekiwano wpisu { $expected }, jest „{ $found }”
record-truncated = zapis partii urywa się po wpisie { $entry }
record-after-end = wiersz { $line }: za końcem zapisu jest jeszcze „{ $found }”
record-components = zapis partii dotyczy innych elementów gry ({ $found }); te to { $expected }
record-commitment = ziarno nie zgadza się ze skrótem podanym na początku partii
record-no-seed = zapis partii nie ujawnia ziarna
record-refused = wpis { $entry } ({ $text }): { $why }
record-why = { $why }
record-file = { $file }: { $why }
record-digest = wpis { $entry }: stan gry po nim ma skrót { $expected }, w zapisie jest { $found }
record-no-digest = wpis { $entry }: tu kończy się tura, ale brakuje jej skrótu
record-no-turn = wpis { $entry }: jest tu skrót, ale tura się tu nie kończy
record-result = wynik po wpisie { $entry } nie zgadza się z przebiegiem partii

# Replay and verify
cli-arg-record = zapis partii (*.game)
cli-replay-at = zaczyna po wpisie N albo wypisuje tylko to, co jest w tym miejscu
cli-replay-print = wypisuje całą partię zamiast pokazywać ją krok po kroku
ui-replay-head = { $game }, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}: { $seats }
ui-replay-start = Przed pierwszym wpisem.
ui-replay-at = Wpis { $n } z { $all }. { $move }
ui-replay-hint = Enter albo next, back, turn, back turn, N, end, { $parts }, log, save PLIK, quit
ui-replay-no-command = Nie ma tu polecenia „{ $text }”.
ui-replay-no-entry = Nie ma wpisu { $n }: są od 0 do { $most }.
ui-replay-chance = losowanie
ui-replay-over = Wynik końcowy: { $scores }.
ui-replay-going-on = Gra trwa.
ui-verify-entries = Zgodne z zapisem: { $entries ->
    [one] 1 wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
} i { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[many] { $turns } tur
}.
ui-verify-chance = Zgodne z ziarnem o skrócie { $hash }: { $n ->
    [one] 1 losowanie
    [few] { $n } losowania
   *[many] { $n } losowań
}.
ui-verify-secret = Ziarno jest jeszcze tajne: losowań nie zweryfikowano.
ui-verify-result = Wynik się zgadza: { $scores }.
ui-verify-going-on = Gra jeszcze się nie skończyła.

# Outside bots
log-forfeit-start = { $player }: { $bot } traci decyzję: programu nie można uruchomić ({ $why }).
log-forfeit-left = { $player }: { $bot } traci decyzję: program zakończył się kodem { $code }. { $said }
log-forfeit-killed = { $player }: { $bot } traci decyzję: program zakończył się sygnałem { $signal }. { $said }
log-forfeit-closed = { $player }: { $bot } traci decyzję: program zamknął swoje wejście albo wyjście. { $said }
log-forfeit-silent = { $player }: { $bot } traci decyzję: brak odpowiedzi w ciągu { $seconds } s.
log-forfeit-unreadable = { $player }: { $bot } traci decyzję: „{ $text }” to nie jest odpowiedź.
log-forfeit-move = { $player }: { $bot } traci decyzję: ruch „{ $text }” jest niemożliwy. { $why }
log-forfeit-flood = { $player }: { $bot } traci decyzję: wiersz ma ponad { $limit } bajtów.
log-forfeit-stopped = { $player }: { $bot } nie będzie już uruchamiany (liczba awarii: { $n }); dalej gra inny bot.
log-forfeit-said = Ostatnie słowa programu: { $text }
log-forfeit-said-nothing = Program nic nie powiedział.
error-bot-time = czas bota zewnętrznego to najwyżej { $most } s, nie „{ $text }”
error-bot-system = boty zewnętrzne wymagają systemu Linux, macOS albo innego zgodnego z POSIX
error-bot-words = bot zewnętrzny „{ $command }”: { $why }
error-bot-command = bot zewnętrzny to stdio:POLECENIE, na przykład stdio:python3 examples/first_bot.py
error-bot-program = bot zewnętrzny „{ $command }”: nie ma programu „{ $program }”

# Statistics
ui-stat-title = Statystyki
ui-stat-points = punkty
ui-stat-total = razem
ui-stat-course = przebieg
ui-stat-flows = zdobyte i oddane
ui-stat-counts = liczby
ui-stat-turns = tury
ui-stat-decisions = decyzje
ui-stat-luck = szczęście w punktach
ui-stat-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-stat-lucky = { $player }: najwięcej szczęścia przy { $move } (wpis { $entry }): { $luck }.
ui-stat-unlucky = { $player }: najmniej szczęścia przy { $move } (wpis { $entry }): { $luck }.

# The command line. Words in capitals stand for what is typed; Latin letters keep its columns straight.
cli-word-command = POLECENIE
cli-word-game = GRA
cli-word-file = PLIK
cli-word-record = ZAPIS
cli-word-folder = KATALOG
cli-word-lang = JĘZYK
cli-word-option = NAZWA=WARTOŚĆ
cli-about = Montana i Dice Settlers.
cli-play = Rozgrywa partię w terminalu.
cli-simulate = Symuluje wiele partii botów i podsumowuje je.
cli-components = Pokazuje elementy gry i źródło każdej wartości.
cli-actions = Pokazuje stałą tabelę akcji gry.
cli-replay = Pokazuje zapisaną partię krok po kroku.
cli-verify = Weryfikuje zapisaną partię: każdy wpis, losowania i wynik.
cli-bench = Mierzy silnik obok innych silników.
cli-train = Trenuje funkcję wartości gry w grze z samą sobą.
cli-dataset = Zamienia zapisy partii lub partie botów w tabelę do uczenia.
cli-version = pokazuje wersję i to, czy jądro jest skompilowane
cli-lang = język: { $languages }
cli-see-help = { $prog }: { $problem }; zob. { $prog } --help
cli-options-of = opcje gry { $game }, najpierw wartość domyślna:
cli-arg-game = montana albo dice-settlers
cli-arg-components = własny plik elementów gry (TOML)
cli-arg-json = wypisuje wszystko jako JSON zamiast tabel
cli-play-seats = human, poziom, inny bot albo stdio:POLECENIE dla każdego gracza (human,rancher,rancher); samo human to gra solo
cli-play-seed = powtarza losowania i boty partii; bez tej opcji losowania są tajne do końca
cli-play-option = opcja gry
cli-play-load = wznawia zapisaną partię albo zapisany stan gry
cli-play-record = zapisuje partię w pliku, gdy się skończy albo gdy wyjdziesz z gry
cli-play-pause = czeka na Enter po decyzjach każdego bota
cli-bench-rounds = liczba rund, z których liczy się mediana (5)
cli-bench-seconds = sekundy procesora dla każdego zadania w każdej rundzie (1)
cli-bench-quick = 2 rundy po 0,2 sekundy: pobieżny pomiar
cli-bench-no-peers = mierzy tylko landrush; nie potrzebuje sieci

# What the reader of arguments says itself.
cli-frame-usage = użycie:
cli-frame-options = opcje
cli-frame-positional = argumenty
cli-frame-help = pokazuje tę pomoc i kończy
cli-frame-argument = argument { $argument_name }: { $message }
cli-frame-required = brakuje: { $what }
cli-frame-unrecognized = niezrozumiałe: { $what }
cli-frame-ambiguous = { $option } może oznaczać { $matches }
cli-frame-one-argument = brakuje wartości
cli-frame-ignored = nie przyjmuje wartości, podano „{ $what }”
cli-frame-choice = nie ma „{ $value }”; możliwe: { $choices }

cli-actions-ids = numery
cli-actions-notation = zapis
cli-actions-meaning = znaczenie
cli-actions-ranges = Decyzje: numery od 0 do { $decision }. Losowania: od { $chance } do { $last }.

cli-components-hash = { $game }: skrót elementów gry { $hash }
cli-components-known = wiadomo: { $fact }
cli-components-value = wartość
cli-components-content = zawartość
cli-components-status = status
cli-components-source = źródło
cli-section-m-bank = Bank
cli-section-m-box = Pudełko
cli-section-m-colours = Kolory
cli-section-m-layout = Układ
cli-section-m-printed = Nadruk
cli-section-m-production = Obszary produkcji
cli-section-m-setup = Przygotowanie gry
cli-section-m-tiles = Żetony terenu
cli-section-m-town = Miasto
cli-section-m-wheel = Koło zatrudnienia
cli-section-d-automaton = Konstanty
cli-section-d-bag = Woreczek
cli-section-d-dice = Kości
cli-section-d-draw-per-type = Liczba kart każdego typu
cli-section-d-sets = Zestawy
cli-section-d-supply = Zapasy ogólne
cli-section-d-technologies = Technologie
cli-section-d-tiles = Kafle mapy
cli-status-fact = z instrukcji
cli-status-reported = według recenzji
cli-status-reconstruction = rekonstrukcja
cli-status-own = własne
cli-counts = Liczby porównane z zasadami
cli-counts-clause = punkt
cli-counts-what = element
cli-counts-rules = zasady
cli-counts-file = plik
cli-at-most = najwyżej { $n }
cli-at-least = co najmniej { $n }

cli-simulate-players = liczba graczy (3 albo tylu, ile botów)
cli-simulate-games = liczba partii (100)
cli-simulate-seed = to samo ziarno, te same partie (0)
cli-simulate-bots = jeden bot na wszystkie miejsca albo po jednym na każde (random); stdio:POLECENIE to własny program
cli-simulate-option = opcja gry; kilka wartości albo NAZWA=all daje porównanie
cli-simulate-jobs = liczba procesów; wynik jest ten sam (1)
cli-simulate-progress = partie
cli-simulate-head = { $game }, { $players ->
    [one] 1 gracz
   *[many] { $players } graczy
}, { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}, ziarno { $seed }
cli-simulate-not-ended = Partie niezakończone w ciągu { $limit } akcji: { $n } z { $games }
cli-simulate-shared = Partie ze wspólnym zwycięstwem, dzielonym po równo: { $n } z { $games }
cli-simulate-forfeits = { $bot }: { $n ->
    [one] stracono 1 decyzję
    [few] stracono { $n } decyzje
   *[many] stracono { $n } decyzji
}. Pierwszy komunikat: { $notice }
cli-simulate-longest = Najdłuższą partię ({ $n ->
    [one] 1 decyzja
    [few] { $n } decyzje
   *[many] { $n } decyzji
}) można obejrzeć: { $command }
cli-simulate-seat = miejsce
cli-simulate-bot = bot
cli-simulate-wins = wygrane
cli-simulate-share = udział
cli-simulate-score = wynik
cli-simulate-median = mediana
cli-simulate-range = zakres
cli-simulate-all = wszystkie
cli-simulate-place = kolejność
cli-simulate-interval = 95 %
cli-simulate-place-1 = pierwszy gracz
cli-simulate-place-2 = drugi
cli-simulate-place-3 = trzeci
cli-simulate-place-4 = czwarty
cli-simulate-points = punkty
cli-simulate-mean = wszystkie boty
cli-simulate-winners = zwycięskie
cli-simulate-rules = zasady
cli-simulate-length = długość
cli-simulate-mean-length = średnia
cli-simulate-decisions = decyzje
cli-simulate-chance-outcomes = losowania
cli-simulate-turns = tury
cli-simulate-rounds = rundy
cli-simulate-choice = wybór
cli-simulate-games-played = partie
cli-simulate-taken = wybrano
cli-simulate-with = wygrane z
cli-simulate-without = wygrane bez
cli-simulate-action = akcja
cli-simulate-times = razy
cli-simulate-per-game = na partię
cli-simulate-options = opcje
cli-simulate-winner = zwycięski

# Arena: turnieje botów.
cli-arena = Rozgrywa turniej botów i mierzy ich siłę.
cli-arena-players = liczba graczy (2)
cli-arena-bots = boty oddzielone przecinkami; stdio:POLECENIE to własny program
cli-arena-games = liczba partii, w całych blokach (400)
cli-arena-lineup = kto z kim siedzi: mixed, na wszystkich miejscach różne boty; one-against, pierwszy bot sam przeciw każdemu innemu; each-against, każdy bot sam przeciw każdemu innemu (mixed albo one-against, gdy botów jest mniej niż miejsc)
cli-arena-budget = na jedną decyzję botów, które przeszukują: 64ms albo 200sims
cli-arena-backend = kto rozgrywa partie: process, serial albo ray (process); wynik jest ten sam
cli-arena-jobs = liczba partii naraz (po jednej na rdzeń)
cli-arena-address = klaster Ray; bez niego Ray działa na tym komputerze
cli-arena-results = zapisuje każdą partię do tego pliku, gdy się skończy
cli-arena-resume = kontynuuje to, co jest w pliku --results
cli-arena-sprt = kończy, gdy wiadomo, czy pierwszy bot wygrywa L czy H procent
cli-arena-times = podaje też czas decyzji, za każdym razem inny
cli-arena-html = zapisuje stronę z wykresami do tego pliku
cli-arena-head = { $game }, { $players ->
    [one] 1 gracz
   *[many] { $players } graczy
}, { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
} w { $blocks ->
    [one] 1 bloku
   *[many] { $blocks } blokach
}, ziarno { $seed }
cli-arena-not-ended = Partie niezakończone: { $n } z { $games }
cli-arena-forfeits = { $bot }: { $n ->
    [one] stracono 1 decyzję
    [few] stracono { $n } decyzje
   *[many] stracono { $n } decyzji
}.
cli-arena-accepted = { $bot } wygrywa raczej { $high } niż { $low }: przyjęto po { $blocks ->
    [one] 1 bloku
   *[many] { $blocks } blokach
}, logarytm ilorazu wiarygodności { $ratio }, granica { $bound }
cli-arena-rejected = { $bot } wygrywa raczej { $low } niż { $high }: odrzucono po { $blocks ->
    [one] 1 bloku
   *[many] { $blocks } blokach
}, logarytm ilorazu wiarygodności { $ratio }, granica −{ $bound }
cli-arena-open = { $bot }, { $low } czy { $high }: nie rozstrzygnięto po { $blocks ->
    [one] 1 bloku
   *[many] { $blocks } blokach
}, logarytm ilorazu wiarygodności { $ratio }, granice ±{ $bound }
cli-arena-stopped = Przerwano po { $n } z { $games } partii. Z --results PLIK turniej można później dokończyć.
cli-arena-stopped-file = Przerwano po { $n } z { $games } partii. To samo polecenie z --resume kontynuuje turniej.
cli-arena-seats = miejsca
cli-arena-share = zwycięstwa
cli-arena-adjusted = bez szczęścia
cli-arena-rating = ranking
cli-arena-place = średnia lokata
cli-arena-score = średni wynik
cli-arena-ahead = przed, w %
cli-arena-mean-time = ms na decyzję
cli-arena-longest-time = najdłużej
cli-arena-page = Turniej
cli-arena-page-shares = Udziały zwycięstw
cli-arena-page-shares-note = Na każde miejsce, które zajmował bot; wspólne zwycięstwo jest dzielone. Pasek to przedział 95 % z ponownego losowania bloków. Pierścień to udział bez szczęścia. Linia przerywana to tyle, ile wygrywałyby równe boty.
cli-arena-page-ratings = Rankingi
cli-arena-page-ratings-linear = Według Placketta i Luce’a, z przedziałem 95 %; linear ma 1000. Bot, który ma o 400 więcej, jest dziesięć razy silniejszy.
cli-arena-page-ratings-mean = Według Placketta i Luce’a, z przedziałem 95 %; średnia to 1000. Bot, który ma o 400 więcej, jest dziesięć razy silniejszy.
cli-arena-page-pairs = Kto kończy przed kim
cli-arena-page-pairs-note = W ilu na 100 spotkań bot z wiersza skończył przed botem z kolumny.
cli-arena-page-length = Długość partii
cli-arena-page-length-note = Miara długości: { $measure }; średnia { $mean }, od { $min } do { $max }.
cli-arena-page-times = Czas decyzji
cli-arena-page-times-note = Pasek to średnia, znak to najdłuższy czas, w milisekundach na skali logarytmicznej; tylko decyzje z wyborem.
cli-arena-page-figures = Wszystkie liczby
cli-arena-page-method = Blok to jedno ziarno we wszystkich obrotach miejsc; przedziały losuje się z bloków. Zasady { $rules }, komponenty { $components }, opcje: { $options }, ustawienie { $lineup }.
cli-arena-page-no-options = zwykłe

cli-balance = Mierzy, jak dobrze wyważone są wartości gry.
cli-balance-report = Boty grają, liczone jest to, z czego korzystają, i porównywane z tym, co pożądane.
cli-balance-players = liczby graczy (wszystkie oprócz gry solo)
cli-balance-games = liczba partii dla każdej liczby graczy (100)
cli-balance-bots = bot na wszystkich miejscach (net)
cli-balance-option = opcja gry; kilka wartości albo NAZWA=all stoi obok siebie
cli-balance-beside = drugi plik elementów gry, do porównania z pierwszym albo z wartościami standardowymi
cli-balance-gifts = mierzy wartość podarunków na podstawie K partii
cli-balance-forced = mierzy wartość ruchów, których nie wybrano, na podstawie K partii
cli-balance-results = zapisuje wyniki na bieżąco w tym pliku i kontynuuje to, co w nim jest
cli-balance-progress = części pracy
cli-balance-stopped = Przerwano po { $n } z { $all } części pracy. Z --results PLIK można ją później kontynuować.
cli-balance-stopped-file = Przerwano po { $n } z { $all } części pracy. To samo polecenie ją kontynuuje.
cli-balance-page = Wyważenie
cli-balance-head = { $game }, w każdej kolumnie { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}, boty { $bots }, ziarno { $seed }
cli-balance-players-of = { $players ->
    [one] 1 gracz
   *[many] { $players } graczy
}
cli-balance-shipped = wartości standardowe
cli-balance-wanted = Co jest pożądane
cli-balance-wanted-note = Za wartością spoza zakresu podano, o ile błędów standardowych odbiega.
cli-balance-between = zakres
cli-balance-anywhere = przy którejś liczbie graczy
cli-balance-target = { $group } – { $things }: { $figure }
cli-balance-column = { $group }: { $figure }
cli-balance-margin = przewaga zwycięzcy
cli-balance-nothing = nic
cli-balance-lead = przewaga w punktach
cli-balance-win = udział zwycięstw, w punktach procentowych
cli-balance-worth-gifts = Ile warte są podarunki
cli-balance-worth-gifts-note = Jedno z miejsc dostaje coś przed swoją pierwszą turą, każde po kolei; te same boty i te same losowania z podarunkiem i bez niego. Linia to przedział 95 %.
cli-balance-worth-forced = Ile warte są inne ruchy
cli-balance-worth-forced-note = Gdzie ruch był możliwy, a nie został wybrany, zostaje wykonany, i obie partie dogrywają te same boty z tymi samymi losowaniami. Linia to przedział 95 %.
cli-balance-bars-note = Jeden pasek na każdą kolumnę raportu; to, co istnieje, a nie jest używane, ma 0.
cli-balance-places-note = Linia to przedział Wilsona 95 %, przerywana to sprawiedliwy udział.
cli-balance-method = Zasady { $rules }. Błędy standardowe traktują partię jako jedną obserwację.
cli-balance-components = { $file }: elementy gry { $digest }.
cli-balance-group-actions = Akcje główne
cli-balance-group-bank = Pola banku
cli-balance-group-large-parts = Obszary produkcji, duże pola
cli-balance-group-small-parts = Obszary produkcji, małe pola
cli-balance-group-town-rows = Nagrody według rzędu miasta
cli-balance-group-town-columns = Pionki według ceny
cli-balance-group-auctions = Licytacje
cli-balance-group-bidders = Uczestnicy licytacji
cli-balance-group-tiles = Żetony terenu
cli-balance-group-costs = Pola według kosztu
cli-balance-group-canteens = Manierki według kolejności graczy
cli-balance-group-trades = Handel bydłem
cli-balance-group-wheel = Pola koła zatrudnienia
cli-balance-group-technologies = Technologie
cli-balance-group-ends = Co zakończyło grę
cli-balance-group-growth = Rozwój według części gry
cli-balance-group-faces = Ścianki kości
cli-balance-group-map-tiles = Kafle mapy
cli-balance-group-tokens = Żetony zasobów
cli-balance-group-harvests = Zbiory według liczby żetonów
cli-balance-group-sales = Handel
cli-balance-group-places = Zwycięstwa według kolejności graczy
cli-balance-group-length = Długość
cli-balance-group-points = Punkty według źródła
cli-balance-group-margins = Przewaga
cli-balance-figure-share = udział
cli-balance-figure-per-game = na partię
cli-balance-figure-per-seat = na gracza i partię
cli-balance-figure-of-auctions = udział licytacji
cli-balance-figure-built-on = zasiedlone za każdym razem, gdy było na planszy
cli-balance-figure-taken-per-game = zdobyte w partii
cli-balance-figure-used-per-game = użyte w partii
cli-balance-figure-taken-share = wybrana przez tych, którzy ją widzieli
cli-balance-figure-win-with = udział zwycięstw z nią
cli-balance-figure-win-without = udział zwycięstw bez niej
cli-balance-figure-limit-mean = średni limit kości
cli-balance-figure-dice-mean = średnia liczba kości
cli-balance-figure-rolled-per-game = wyrzucona w partii
cli-balance-figure-spent-per-game = wydana na akcje w partii
cli-balance-figure-changing-per-game = wydana na zmianę innych kości w partii
cli-balance-figure-explored-share = odkryty
cli-balance-figure-controlled-share = kontrolowany na koniec
cli-balance-figure-gained-per-game = zdobyte w partii
cli-balance-figure-sold-per-game = sprzedane w partii
cli-balance-figure-of-winners = zwycięzcy

cli-train-recipe = jak trenować: smoke, linear, net albo własny plik TOML (net)
cli-train-out = katalog na wszystkie wyniki (GRA-PRZEPIS)
cli-train-resume = kontynuuje od ostatniego punktu kontrolnego w katalogu
cli-train-jobs = procesy; wynik jest ten sam (wszystkie rdzenie)
cli-train-seed = zamiast ziarna z przepisu
cli-train-rounds = zamiast liczby rund z przepisu
cli-train-loss = strata { $loss }
cli-train-share = { $rung }/{ $players } { $share }
cli-train-interrupted = Przerwano; wszystko do ostatniego punktu kontrolnego jest zachowane. Aby kontynuować: { $command }
cli-train-done = Model, jego karta, krzywe i wykresy są w { $folder }. Skrót: { $hash }
cli-dataset-out = plik Parquet do zapisania
cli-dataset-records = zapisy partii jednej gry
cli-dataset-game = gra, w którą grają boty
cli-dataset-option = opcja gry
cli-dataset-done = { $file }: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
} z { $games ->
    [one] { $games } partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
}.

# Hints and analysis
cli-analyse = Ocenia zapisaną partię: szanse, umiejętności i szczęście, błędy.
cli-analyse-budget = ile przeszukuje przy każdej decyzji, np. 200sims albo 64ms ({ $budget })
cli-analyse-model = własna funkcja oceny (.npz)
cli-analyse-progress = wpisy
cli-analyse-seat = wypisuje tylko błędy miejsca N
error-no-seat = nie ma miejsca { $seat }: są od 1 do { $most }
ui-analyse-course = Szansa na zwycięstwo, od wpisu 0 do { $entries }
ui-analyse-accuracy = dokładność
ui-analyse-start = szansa na początku
ui-analyse-skill = własne decyzje
ui-analyse-gifts = decyzje innych
ui-analyse-luck = szczęście
ui-analyse-rest = późniejsza zmiana oceny
ui-analyse-end = szansa na końcu
ui-analyse-decisions = decyzje z wyborem
ui-analyse-blunder = grube błędy
ui-analyse-mistake = błędy
ui-analyse-inaccuracy = niedokładności
ui-analyse-note = Procenty zwycięstwa, { $unit ->
    [ms] { $n } ms
   *[sims] { $n ->
        [one] 1 symulacja
        [few] { $n } symulacje
       *[many] { $n } symulacji
    }
} na każdą decyzję.
ui-analyse-none = Brak błędów, których przeszukiwanie jest pewne.
ui-analyse-blunder-at = Wpis { $entry }, { $player }: gruby błąd, −{ $percent } % (± { $error })
ui-analyse-mistake-at = Wpis { $entry }, { $player }: błąd, −{ $percent } % (± { $error })
ui-analyse-inaccuracy-at = Wpis { $entry }, { $player }: niedokładność, −{ $percent } % (± { $error })
ui-analyse-played = zagrano
ui-analyse-better = lepiej
ui-analyse-why = dlaczego
ui-analyse-gain = { $group } +{ $percent } %
ui-analyse-wins = to wygrywa grę
ui-analyse-loses = zagrany ruch przegrywa grę
ui-analyse-later = opłaca się dopiero później
ui-side-own = { $group } (u siebie)
ui-side-others = { $group } (u innych)
ui-hint-area = Spójrz tutaj: { $area }.
ui-hint-kind = Co zrobić: { $kind }.
ui-hint-move = Najlepszy ruch: { $move } ({ $what }).
ui-hint-only = Możliwy jest tylko jeden ruch: { $move } ({ $what }).
ui-hint-gap = Jest wart o { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } % zwycięstwa więcej niż { $move } ({ $what }).
ui-hint-equal = Mniej więcej tak samo dobry: { $move } ({ $what }).
ui-hint-why = Zyskuje najwięcej przez: { $group }.
ui-hint-wins = Wygrywa grę.

cli-levels = poziomy botów, od najsłabszego:
ui-level-greenhorn = Żółtodziób
ui-level-greenhorn-does = gra na wyczucie i wiele przeocza; w sam raz na pierwszą partię
ui-level-drover = Poganiacz
ui-level-drover-does = zna drogę, ale często z niej zbacza
ui-level-rancher = Ranczer
ui-level-rancher-does = gra solidnie, czasem się myli
ui-level-scout = Zwiadowca
ui-level-scout-does = planuje swoją turę i rzadko się myli
ui-level-sheriff = Szeryf
ui-level-sheriff-does = planuje każdą turę do końca i zawsze wybiera najlepszy plan
ui-level-legend = Legenda
ui-level-legend-does = myśli na kilka tur naprzód, także o twoich odpowiedziach
