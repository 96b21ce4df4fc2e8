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
