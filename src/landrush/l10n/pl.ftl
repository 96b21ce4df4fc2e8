ui-seat = Gracz { $n }

list-nothing = nic
list-more = { $start }, { $item }
list-last = { $start } i { $item }
list-or = { $start } albo { $item }
list-apart = { $start }; { $item }

why-game-over = Gra już się skończyła.
why-not-possible-now = W tej chwili niemożliwe.
why-not-enough = Za mało { FORM($what, "gen") }: potrzeba { $need }, masz { $have }.
why-fixed-order = Podawaj je w kolejności z listy, tak aby reszta wystarczyła.
why-no-such-space = Nie ma tu takiego miejsca.
why-unreadable = „{ $text }” to nie jest ruch w tej grze.

# What was wrong with the input; it stands behind “landrush: ”.
error-no-language = nie ma języka „{ $lang }”; dostępne: { $languages }
error-no-game = nie ma gry „{ $game }”; dostępne: { $games }
error-no-bot = nie ma bota „{ $bot }”; dostępne: { $bots }
error-players = { $game }: od { $least } do { $most } graczy, nie { $players }
error-no-option = { $game } nie ma opcji „{ $option }”; są: { $options }
error-option-players = { $game }: opcja { $option } nie jest dla { $players ->
    [one] 1 gracza
   *[many] { $players } graczy
}
error-option-value = { $game }: wartość opcji { $option } to jedna z { $values }, nie „{ $value }”
error-option-form = opcja ma postać NAZWA=WARTOŚĆ, nie „{ $text }”
error-option-once = opcja ma jedną wartość
error-not-whole = „{ $text }” nie jest liczbą całkowitą
error-not-positive = „{ $text }” nie jest liczbą całkowitą większą od zera
error-seed = ziarno to liczba całkowita od 0 do { $most }, nie { $seed }
error-bots = jeden bot na wszystkie miejsca albo po jednym na każde z { $players }, nie { $bots }
error-load-options = opcje zapisanego stanu gry są w jego pliku
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
ui-bot-named = bot { $bot }
ui-seated = { $player } { $who }
ui-play-start = { $game }: { $seats }
ui-play-hint = help  { $parts }  log  why RUCH  undo  restart  save PLIK  quit
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
ui-play-help-undo = cofa twoją ostatnią decyzję; to, co wylosowano, zostaje
ui-play-help-save = zapis partii do pliku (albo samej pozycji, jeśli nazwa kończy się na .json); dalszy ciąg: landrush play { $game } --load PLIK
ui-play-help-quit = wyjście z gry
ui-play-topics = Tematy: { $topics }.
ui-play-topic = { $title }: { $text }
ui-play-no-topic = Nie ma tematu „{ $topic }”. Tematy: { $topics }.
ui-play-earlier = … wcześniejsze wpisy: { $n } (log)
ui-play-possible = Teraz możliwe.
ui-play-then = Teraz możliwe. Skutek: { $events }
ui-play-saved = Zapisano w pliku { $file }.
ui-play-not-saved = Nie można zapisać pliku { $file }: { $why }.
why-nothing-to-undo = Nie ma czego cofnąć.
ui-play-no-number = Nie ma opcji { $n }: są od 1 do { $most }.
ui-play-no-argument = Po { $command } trzeba coś dopisać; zob. help.
ui-play-choose = Wpisz numer opcji albo ruch; zob. help.
ui-play-pause = Naciśnij Enter, aby kontynuować.
ui-play-over = Koniec gry.

# The command line. Words in capitals stand for what is typed; Latin letters keep its columns straight.
cli-word-command = POLECENIE
cli-word-game = GRA
cli-word-file = PLIK
cli-word-lang = JĘZYK
cli-word-option = NAZWA=WARTOŚĆ
cli-about = Montana i Dice Settlers.
cli-play = Rozgrywa partię w terminalu.
cli-simulate = Symuluje wiele partii botów i podsumowuje je.
cli-components = Pokazuje elementy gry i źródło każdej wartości.
cli-actions = Pokazuje stałą tabelę akcji gry.
cli-bench = Mierzy silnik obok innych silników.
cli-version = pokazuje wersję i to, czy jądro jest skompilowane
cli-lang = język: { $languages }
cli-see-help = { $prog }: { $problem }; zob. { $prog } --help
cli-options-of = opcje gry { $game }, najpierw wartość domyślna:
cli-arg-game = montana albo dice-settlers
cli-arg-components = własny plik elementów gry (TOML)
cli-arg-json = wypisuje wszystko jako JSON zamiast tabel
cli-play-seats = human albo nazwa bota dla każdego gracza (human,greedy,greedy); samo human to gra solo
cli-play-seed = powtarza losowania i boty partii
cli-play-option = opcja gry
cli-play-load = wznawia zapisany stan gry
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
cli-simulate-bots = jeden bot na wszystkie miejsca albo po jednym na każde (random)
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
