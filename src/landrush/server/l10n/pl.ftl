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
