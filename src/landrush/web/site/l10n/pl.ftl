### Strony wokół stołu: początek, stoły, nowy stół, konto, ustawienia, profil

web-site-motto = Zasiedlaj Zachód z robotnikami albo z kośćmi: dwie gry planszowe w pojedynkę, ze znajomymi lub z botami.
web-site-about-m = Zatrudniaj robotników, zdobywaj dobra, licytuj w mieście i zbuduj wszystkie swoje osady przed innymi.
web-site-about-d = Dobieraj kości z woreczka, odkrywaj ziemie, zasiedlaj je i utrzymaj do końca gry.
web-site-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
web-site-players-label = Liczba graczy
web-site-players-range = { $least }–{ $most } graczy
web-site-minutes = { $minutes } min.
web-site-against = Przeciwko
web-site-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boty
   *[many] { $n } botów
}
web-site-level = Poziom botów
web-site-strength = Poziom bota
web-site-play-now = Zagraj teraz
web-site-with-people = Z ludźmi
web-site-your-tables = Twoje stoły
web-site-open-tables = Otwarte stoły
web-site-going-on = Trwające gry
web-site-all-tables = Wszystkie stoły
web-site-no-open-tables = Nikt teraz nie czeka na graczy. Otwórz własny stół.
web-site-nothing-going-on = W tej chwili nie toczy się żadna gra.
web-site-nothing-found = Nic nie pasuje do tych filtrów.
web-site-show-all = Pokaż wszystkie
web-site-more = Pokaż więcej

web-site-filter = Filtry
web-site-any = dowolne
web-site-game = Gra
web-site-clock = Zegar
web-site-clock-none = bez zegara
web-site-clock-live = na żywo, { $minutes } min + { $seconds } s
web-site-clock-hours = { $hours ->
    [one] korespondencyjnie, { $hours } godzina na decyzję
    [few] korespondencyjnie, { $hours } godziny na decyzję
   *[many] korespondencyjnie, { $hours } godzin na decyzję
}
web-site-clock-days = { $days ->
    [one] korespondencyjnie, { $days } dzień na decyzję
    [few] korespondencyjnie, { $days } dni na decyzję
   *[many] korespondencyjnie, { $days } dni na decyzję
}
web-site-clock-kind-none = Bez zegara
web-site-clock-kind-none-does = bez pośpiechu, we własnym tempie
web-site-clock-kind-live = Na żywo
web-site-clock-kind-live-does = za jednym posiedzeniem, z dodatkiem po każdej turze
web-site-clock-kind-correspondence = Korespondencyjnie
web-site-clock-kind-correspondence-does = tyle dni na każdą decyzję
web-site-time = Czas
web-site-taken = { $taken } z { $n }
web-site-seat-free = wolne miejsce
web-site-solo = Gra solo
web-site-rated = rankingowa
web-site-private = prywatna
web-site-join = Dołącz
web-site-look = Zobacz
web-site-watch = Oglądaj
web-site-go-on = Graj dalej
web-site-your-turn = Twoja tura

web-site-new-table = Nowy stół
web-site-seats = Miejsca
web-site-seat-n = Miejsce { $n }
web-site-seat-you = ty
web-site-seat-open = wolne dla wszystkich
web-site-seat-here = osoba { $n } przy tym urządzeniu
web-site-mode = Gdzie
web-site-mode-online = Przez internet
web-site-mode-online-does = wszyscy przy własnych ekranach
web-site-mode-one-device = Jedno urządzenie
web-site-mode-one-device-does = kilka osób przy tym ekranie
web-site-options = Opcje gry
web-site-rulings = Gdzie instrukcje się różnią
web-site-fine = Dostrój Konstantego
web-site-more-choices = Więcej możliwości
web-site-is-private = Stół prywatny
web-site-is-private-does = Znajdą go tylko osoby z linkiem zaproszenia.
web-site-is-rated = Gra rankingowa
web-site-is-rated-does = Wynik zmienia ranking wszystkich grających.
web-site-allows-hints = Podpowiedzi dozwolone
web-site-allows-hints-does = Każdy może w swojej turze brać podpowiedzi; przebieg gry pokazuje, kto to zrobił. W grze solo i z botami są zawsze.
web-site-starts-when-full = Zacznij, gdy wszystkie miejsca będą zajęte
web-site-starts-when-full-does = W przeciwnym razie to ty dajesz znak.
web-site-fair = Uczciwe losowanie
web-site-fair-does = Wszystkie losowania wynikają z tajnego ziarna ustalonego, zanim ktokolwiek usiądzie. Na końcu zostaje ujawnione i wszyscy mogą sprawdzić każde losowanie.
web-site-contribution = Twoja własna linijka do losowania
web-site-contribution-does = Wpływa na wszystkie losowania, więc nawet serwer nie może ich wybrać. Może zostać pusta.
web-site-open-table = Otwórz stół
web-site-start-game = Zacznij grę

web-site-account = Konto
web-site-account-does = Możesz grać bez konta. Z kontem masz swoje gry, rankingi i ustawienia na każdym urządzeniu.
web-site-claim-does = Zamień tego gościa w konto: miejsca, gry i ustawienia pozostaną twoje, na każdym urządzeniu.
web-site-have-account = Masz konto
web-site-new-account = Nowe konto
web-site-create-account = Załóż konto
web-site-sign-in-or-up = Zaloguj się lub załóż konto
web-site-name = Nazwa
web-site-name-does = Widzą ją wszyscy i nie można jej zmienić.
web-site-password = Hasło
web-site-password-does = { $n ->
    [one] Co najmniej { $n } znak.
    [few] Co najmniej { $n } znaki.
   *[many] Co najmniej { $n } znaków.
}
web-site-guest-stays = Gry rozegrane jako { $name } zostaną przy tym gościu.
web-site-signed-in-as = Twoje konto: { $name }.
web-site-guest-as = Grasz jako gość { $name }.
web-site-save = Zapisz
web-site-saved = Zapisano.
web-site-change-password = Zmień hasło
web-site-old-password = Dotychczasowe hasło
web-site-new-password = Nowe hasło
web-site-sign-out = Wyloguj się
web-site-sign-out-others = Wyloguj wszędzie indziej
web-site-delete-account = Usuń konto
web-site-delete-guest = Usuń tego gościa
web-site-delete-does = Nazwa, hasło, adres i boty zostaną usunięte na zawsze. Zakończone gry pozostaną bez twojej nazwy.
web-site-delete-now = Usuń na zawsze
web-site-keep = Zostaw
web-site-sessions = Gdzie trwa twoja sesja
web-site-this-browser = ta przeglądarka
web-site-unknown-browser = nieznana przeglądarka
web-site-seen = ostatnio: { $date }
web-site-mutes = Wyciszone osoby
web-site-mutes-does = Nie widzisz, co piszą na czacie.
web-site-mutes-none = Brak wyciszonych osób.
web-site-mute = Wycisz
web-site-unmute = Wyłącz wyciszenie

web-site-look-title = Język i wygląd
web-site-language-does = Wszystko zmienia się od razu, także dziennik trwającej gry.
web-site-colours = Kolory
web-site-colours-system = jak w systemie
web-site-colours-light = jasne
web-site-colours-dark = ciemne
web-site-playing = Rozgrywka
web-site-animation = Animacje
web-site-animation-does = Jak szybko poruszają się elementy. Dowolny klawisz lub dotknięcie je pomija.
web-site-animation-off = wyłączone
web-site-animation-slow = wolne
web-site-animation-normal = normalne
web-site-animation-fast = szybkie
web-site-confirm = Potwierdzanie końca tury
web-site-confirm-does = Jedno kliknięcie więcej, zanim tura się skończy.
web-site-confirm-always = zawsze
web-site-confirm-undo = gdy nie da się cofnąć
web-site-confirm-never = nigdy
web-site-sounds = Dźwięki
web-site-sounds-does = Elementy, kości i sygnał, gdy zaczyna się twoja tura.
web-site-threats = Możliwe ruchy rywali
web-site-threats-does = Zaznacza na planszy terenu, gdzie rywale mogliby wkrótce budować.
web-site-text-mode = Tryb tekstowy
web-site-text-mode-does = Stół jako listy i wpisywane polecenia, dla czytników ekranu i szybkich palców.

web-site-notices = Powiadomienia
web-site-notices-does = Gdy inni czekają na twoją decyzję, a ciebie nie ma.
web-site-push = Powiadomienia w tej przeglądarce
web-site-push-does = Przychodzą nawet wtedy, gdy żadna strona Landrush nie jest otwarta.
web-site-push-cannot = Ta przeglądarka nie może pokazywać powiadomień.
web-site-push-denied = Przeglądarka nie zezwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
web-site-push-failed = Nie udało się włączyć powiadomień w tej przeglądarce.
web-site-email = Adres e-mail
web-site-email-send = Wyślij kod
web-site-email-again = Wyślij nowy kod
web-site-email-forget = Usuń adres
web-site-email-code = Kod
web-site-email-code-does = Został wysłany na { $address }.
web-site-email-confirm = Potwierdź
web-site-email-wanted = Powiadomienia e-mailem
web-site-email-wanted-does = W grach korespondencyjnych.

web-site-own-bots = Twoje boty
web-site-own-bots-does = Twoje programy, które grają tu pod własnymi nazwami. Logują się tokenem.
web-site-bot-name = Nazwa bota
web-site-bot-make = Nowy bot
web-site-bot-close = Zwolnij tego bota
web-site-token-label = Nowy token dla
web-site-token-label-does = Na przykład komputer, na którym działa bot.
web-site-token-make = Utwórz token
web-site-token-end = Unieważnij token
web-site-token-once = Skopiuj token teraz. Nie zostanie już nigdy pokazany.

web-site-kind-guest = Gość
web-site-kind-account = Konto gracza
web-site-kind-bot = Program (bot)
web-site-since = tutaj od: { $date }
web-site-owned-by = należy do: { $name }
web-site-closed = konto zamknięte
web-site-rated-games = { $n ->
    [one] { $n } gra rankingowa
    [few] { $n } gry rankingowe
   *[many] { $n } gier rankingowych
}
web-site-no-ratings = Nie ma jeszcze żadnej gry rankingowej.
web-site-games = Gry
web-site-no-games = Nie ma jeszcze żadnej zakończonej gry.
web-site-result = Wynik
web-site-result-won = wygrana
web-site-result-shared = wspólna wygrana
web-site-result-lost = przegrana
web-site-gain = zmiana rankingu
web-site-anybody = wszyscy
web-site-replay = Powtórka
