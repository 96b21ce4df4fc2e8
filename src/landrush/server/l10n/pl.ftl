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
