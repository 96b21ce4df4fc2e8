# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = Nikt nie jest zalogowany.
server-too-many = Za dużo żądań; spróbuj ponownie za { $seconds } s.
server-unavailable = Serwer nie ma dostępu do bazy danych. Nic się nie zmieniło; spróbuj ponownie.
server-bad-database = { $text } nie jest bazą, której Landrush może użyć: sqlite:///PLIK albo postgresql://HOST/NAZWA.
server-bad-settings = { $file }: { $detail }
server-one-process = SQLite obsługuje jeden proces; do większej liczby procesów użyj PostgreSQL.

# People

# Tables and live play

server-no-table = Nie ma takiego stołu.
server-not-begun = Gra się jeszcze nie zaczęła.
server-not-seated = Nie siedzisz przy tym stole.
server-not-your-seat = To nie jest twoje miejsce.
server-players-only = Podczas gry piszą tylko grający.
server-text-or-phrase = Wiadomość to tekst albo jeden z gotowych zwrotów.
server-bad-frame = Nie można odczytać tej ramki: { $why }
server-too-many-watched = Naraz można oglądać najwyżej { $most } stołów.
server-bad-seat = { $text } nie jest miejscem: me, open albo bot:NAZWA.
server-no-person = Ktoś musi siedzieć przy stole.
server-not-rated = Rankingowe mogą być tylko nowe gry online z wolnymi miejscami.
server-too-many-tables = Masz już { $most } otwartych stołów.
server-table-not-open = Stół nie jest już otwarty.
server-owner-only = Może to zrobić tylko osoba, która otworzyła stół.
server-already-seated = Już siedzisz przy tym stole.
server-seat-taken = Miejsce jest zajęte.
server-seats-open = Są jeszcze wolne miejsca.
server-not-finished = Gra nie jest zakończona.
server-bad-mark = Lista nie ma ciągu dalszego od tego miejsca.
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice = Świetny ruch!
phrase-oops = Ups!
phrase-moment = Chwileczkę.
phrase-your-turn = Twoja kolej.
phrase-thanks = Dzięki!
phrase-good-game = Dobra gra!
phrase-again = Jeszcze jedna gra?
phrase-bye = Do zobaczenia!

# Notices

# Records

# Storage and the command line

cli-serve = udostępnia gry w przeglądarce
cli-serve-host = adres, na którym serwer nasłuchuje; domyślnie 127.0.0.1
cli-serve-port = port, na którym serwer nasłuchuje; domyślnie 8000
cli-serve-database = gdzie przechowywać dane: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA; domyślnie plik w twoim katalogu danych
cli-serve-redis = redis://HOST, przez który procesy lub maszyny informują się nawzajem
cli-serve-workers = liczba procesów; domyślnie 1, więcej wymaga PostgreSQL
cli-serve-origin = adres, pod którym przeglądarki widzą serwer, np. https://play.example.org; można powtórzyć
cli-serve-config = ustawienia w TOML; opisuje je docs/self-hosting.md
cli-serve-metrics = odpowiada pod /metrics dla Prometheusa
cli-serve-at = Landrush działa pod adresem { $url } (Ctrl-C kończy)

# Load test and metrics

cli-loadtest = mierzy serwer, na którym naraz gra wiele osób
cli-load-url = serwer do sprawdzenia, np. http://127.0.0.1:8000; domyślnie własny, raz zabijany i uruchamiany ponownie
cli-load-sockets = liczba osób, każda z jednym połączeniem (1000)
cli-load-games = liczba partii, po 2 do 4 osób (250)
cli-load-moves = decyzje na sekundę, wszystkich razem (100)
cli-load-seconds = sekundy gry, które się mierzy (30)
cli-load-seed = ziarno decyzji (1)
cli-load-check = kończy z kodem 1, jeśli jakiś cel nie został osiągnięty
cli-load-title = Test obciążenia
cli-load-what = co
cli-load-target = cel
cli-load-measured = zmierzono
cli-load-line-sockets = otwarte połączenia
cli-load-line-games = partie
cli-load-line-rate = decyzje na sekundę
cli-load-line-acknowledged-p50 = potwierdzenie, połowa w ciągu
cli-load-line-acknowledged-p90 = potwierdzenie, 90 % w ciągu
cli-load-line-acknowledged-p99 = potwierdzenie, 99 % w ciągu
cli-load-line-acknowledged-max = potwierdzenie, wszystkie w ciągu
cli-load-line-updated-p50 = widoczne dla innych, połowa w ciągu
cli-load-line-updated-p99 = widoczne dla innych, 99 % w ciągu
cli-load-line-refused = odrzucone decyzje
cli-load-line-dropped = zerwane połączenia
cli-load-line-memory = pamięć procesu
cli-load-line-cpu = procesor, każdy proces
cli-load-line-lag = opóźnienie pętli zdarzeń, 99 % / najdłuższe
cli-load-line-restart = zabity, uruchomiony, wszyscy z powrotem
cli-load-line-lost = utracone potwierdzone decyzje / sprawdzone
cli-load-line-defects = usterki
cli-load-doing-tables = Stoły
cli-load-doing-sockets = Połączenia
cli-load-doing-play = Gra
cli-load-doing-restart = Powrót po ponownym uruchomieniu
cli-load-doing-check = Sprawdzanie, co zapisano
cli-serve-log = jak pisać dziennik: text albo json; domyślnie text w terminalu, a gdzie indziej json
server-load-people = { $sockets } osób nie może usiąść przy { $games } stołach po 2 do 4 miejsc.
server-load-refused = { $path }: odmowa: { $text }
server-load-no-server = Serwer się nie uruchomił: { $text }
