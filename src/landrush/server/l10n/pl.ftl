# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = Nikt nie jest zalogowany.
server-too-many = Za dużo żądań; spróbuj ponownie za { $seconds } s.
server-unavailable = Serwer nie ma dostępu do bazy danych. Nic się nie zmieniło; spróbuj ponownie.
server-bad-database = { $text } nie jest bazą, której Landrush może użyć: sqlite:///PLIK albo postgresql://HOST/NAZWA.
server-bad-settings = { $file }: { $detail }
server-one-process = SQLite obsługuje jeden proces; do większej liczby procesów użyj PostgreSQL.

# People

server-bad-request = Żądanie jest nieprawidłowe: { $where }.
server-no-such-address = Pod tym adresem nic nie ma.
server-no-such-method = Tego adresu nie można użyć w ten sposób.
server-too-large = To za dużo; serwer przyjmuje najwyżej { $kilobytes } kB.
server-foreign-origin = To żądanie przyszło z innej strony i nie zostało wykonane.
server-defect = Na serwerze wystąpił błąd. Został zapisany w dzienniku.
server-guest-name = Gość { $number }
server-closed-name = Były gracz
server-bad-name = Nazwa ma od { $least } do { $most } widocznych znaków, bez znaków sterujących i nagromadzonych akcentów.
server-name-taken = Nazwa { $name } jest zajęta.
server-name-stays = Nazwy konta nie można zmienić.
server-already-account = Masz już konto.
server-wrong-login = Nazwa lub hasło są nieprawidłowe.
server-wrong-password = Hasło jest nieprawidłowe.
server-accounts-only = Do tego potrzebujesz konta.
server-not-for-bots = Boty nie mogą tego robić.
server-no-person = Nie ma nikogo o tym identyfikatorze.
server-no-session = Nie ma takiej sesji.
server-no-bot = Nie masz takiego bota.
server-no-token = Ten bot nie ma takiego tokenu.
server-enough = Limit { $limit } został osiągnięty; więcej się nie da.
server-mute-self = Nie możesz wyciszyć siebie.

# Tables and live play

server-no-table = Nie ma takiego stołu.
server-not-begun = Gra się jeszcze nie zaczęła.
server-not-seated = Nie siedzisz przy tym stole.
server-not-your-seat = To nie jest twoje miejsce.
server-which-seat = Masz tu kilka miejsc: powiedz, o które chodzi.
server-players-only = Podczas gry piszą tylko grający.
server-text-or-phrase = Wiadomość to tekst albo jeden z gotowych zwrotów.
server-bad-frame = Nie można odczytać tej ramki: { $why }
server-too-many-watched = Naraz można oglądać najwyżej { $most } stołów.
server-bad-seat = { $text } nie jest miejscem: me, open albo bot:NAZWA.
server-nobody-sits = Ktoś musi siedzieć przy stole.
server-not-rated = Rankingowe mogą być tylko nowe gry online z wolnymi miejscami i bez podpowiedzi.
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

server-notices-bot = Bot jest zawsze na miejscu; powiadomienia dostają tylko ludzie.
server-email-guest = Adres e-mail może mieć tylko konto.
server-email-off = Ten serwer nie wysyła e-maili.
server-email-code = To nie jest ten kod.
server-email-nothing-to-confirm = Nie ma adresu do potwierdzenia.
server-push-endpoint = Na ten adres serwer nie wysyła powiadomień.
server-push-many = Powiadomienia może dostawać najwyżej tyle przeglądarek: { $most }.
server-push-unknown = Ta przeglądarka nie dostaje powiadomień.
server-mail-waiting-subject = { $game } ({ $players }): gra czeka na twoją decyzję
server-mail-waiting =
    Cześć,

    gra czeka na twoją decyzję.

    Gra: { $game }
    Gracze: { $players }

    Do stołu: { $url }
server-mail-started-subject = { $game } ({ $players }): gra się rozpoczęła
server-mail-started =
    Cześć,

    twoja gra korespondencyjna się rozpoczęła. Damy ci znać, gdy przyjdzie twoja kolej.

    Gra: { $game }
    Gracze: { $players }

    Do stołu: { $url }
server-mail-over-subject = { $game } ({ $players }): gra się zakończyła
server-mail-over =
    Cześć,

    twoja gra korespondencyjna się zakończyła. Końcowy wynik zobaczysz przy stole.

    Gra: { $game }
    Gracze: { $players }

    Do stołu: { $url }
server-mail-footer =
    Landrush wysyła tę wiadomość, bo bierzesz udział w grze korespondencyjnej.
    Jeśli nie chcesz już powiadomień e-mailem: { $url }
server-mail-code-subject = Landrush: potwierdź swój adres e-mail
server-mail-code =
    Cześć,

    ktoś podał ten adres do powiadomień z Landrush. Jeśli to ty, wpisz ten kod w ustawieniach:

    { $code }

    Ustawienia: { $url }

    Jeśli to nie ty, nie musisz nic robić: bez kodu nie przyjdzie już żadna wiadomość.

# Records

server-no-entry = Nie ma takiego wpisu; ostatni ma numer { $last }.
server-no-seat = Nie ma takiego miejsca.
server-record-too-long = Zapis partii jest dłuższy, niż przyjmuje ten serwer.
server-no-seed = Zapis partii nie podaje ziarna, więc nie można sprawdzić losowania.
server-over-there = W tym miejscu partia jest już zakończona.

# Storage and the command line


server-database-old = Baza danych ma starszy schemat; najpierw uruchom „landrush migrate”.
server-database-new = Baza danych ma wersję { $revision } z nowszego Landrusha; zaktualizuj ten program.
server-database-foreign = W bazie są tabele, które nie należą do Landrusha; daj mu osobną bazę.
server-database-full = Baza danych nie jest pusta; --replace zastępuje całą jej zawartość.
server-database-missing = Nie ma bazy danych { $file }.
server-database-held = Pliku { $file } używa działający serwer; SQLite obsługuje jeden proces.
server-database-unusable = Nie można użyć { $url }: { $detail }
server-file-unwritable = { $file }: nie można zapisać: { $why }
server-backup-foreign = { $file } nie jest kopią zapasową Landrusha.
server-backup-new = { $file } pochodzi z nowszego Landrusha ({ $version }); zaktualizuj ten program.
server-backup-damaged = Plik { $file } jest uszkodzony, więc nic nie odtworzono: { $detail }
cli-serve = udostępnia gry w przeglądarce
cli-serve-host = adres, na którym serwer nasłuchuje; domyślnie 127.0.0.1
cli-serve-port = port, na którym serwer nasłuchuje; domyślnie 8000
cli-serve-database = gdzie przechowywać dane: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA; domyślnie plik w twoim katalogu danych
cli-serve-redis = redis://HOST, przez który procesy lub maszyny informują się nawzajem
cli-serve-workers = liczba procesów; domyślnie 1, więcej wymaga PostgreSQL
cli-serve-origin = adres, pod którym przeglądarki widzą serwer, np. https://play.example.org; można powtórzyć
cli-serve-config = ustawienia w TOML; opisuje je docs/self-hosting.md
cli-serve-metrics = odpowiada pod /metrics dla Prometheusa
cli-serve-open = otwiera przeglądarkę
server-bad-port = nie można nasłuchiwać na { $host }:{ $port }: { $why }; wybierz inny port opcją --port
cli-serve-at = Landrush działa pod adresem { $url } (Ctrl-C kończy)
cli-serve-no-browser = Nie znaleziono tu przeglądarki: otwórz { $url } w swojej.
cli-migrate = dostosowuje bazę danych do tej wersji
cli-migrate-new = Utworzono tabele, wersja { $revision }.
cli-migrate-done = Zmieniono wersję: { $before } → { $after }
cli-migrate-nothing = Nie ma nic do zrobienia: baza ma wersję { $revision }.
cli-backup = zapisuje kopię wszystkich danych serwera, także gdy działa
cli-backup-file = plik do zapisania, np. landrush.zip
cli-backup-progress = Wiersze
cli-backup-done = { $file }: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}, wersja { $revision }
cli-restore = odtwarza kopię zapasową w bazie tego samego lub innego rodzaju
cli-restore-file = plik zapisany przez landrush backup
cli-restore-replace = zastępuje wszystko, co jest w bazie
cli-restore-progress = Wiersze
cli-restore-done = Odtworzono { $file }: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}, wersja { $revision }

# Load test and metrics

cli-loadtest = mierzy serwer, na którym naraz gra wiele osób
cli-load-url = serwer do sprawdzenia, np. http://127.0.0.1:8000; domyślnie własny, raz zabijany i uruchamiany ponownie
cli-load-sockets = liczba osób, każda z jednym połączeniem (1000)
cli-load-games = liczba partii, po 2 do 4 osób; reszta przygląda się (250)
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
cli-load-line-start = od startu do pierwszej odpowiedzi
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
server-load-people = Partii: { $games }; potrzeba do nich co najmniej { $sockets } osób.
server-load-refused = { $path }: odmowa: { $text }
server-load-no-server = Serwer się nie uruchomił: { $text }
