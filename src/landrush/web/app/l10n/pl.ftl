### Aplikacja w przeglądarce: to, co wspólne dla wszystkich stron

web-description = Montana i Dice Settlers: dwie gry planszowe o zasiedlaniu Dzikiego Zachodu, do gry w przeglądarce w pojedynkę, ze znajomymi lub z botami.
web-noscript = Ta strona wymaga JavaScriptu.
web-skip = Przejdź do treści
web-nav = Strony
web-nav-tables = Stoły
web-nav-archive = Archiwum
web-sign-in = Zaloguj się
web-language = Język
web-theme = Jasny lub ciemny
web-unreachable = Serwer nie odpowiada. Spróbuj ponownie.
web-missing = Nie ma takiej strony
web-missing-more = Adres może być nieaktualny lub błędny.
web-go-home = Na stronę główną
web-trouble = Strona się nie wczytała
web-trouble-more = Być może połączenie zostało przerwane. Z twoich gier nic nie przepadło.
web-load-again = Wczytaj ponownie

web-menu = Menu
web-nav-learn = Nauka
web-nav-tutorial = Samouczek
web-nav-rules = Zasady
web-nav-components = Elementy gry
web-nav-ratings = Rankingi
web-profile = Profil
web-settings = Ustawienia
web-turns = { $n ->
    [one] Twoja tura przy 1 stole
    [few] Twoja tura przy { $n } stołach
   *[many] Twoja tura przy { $n } stołach
}
web-loading = Rozkładanie mapy…
web-offline = Brak połączenia z serwerem.
web-offline-more = Widzisz to, co zachowała przeglądarka. Twoje gry są bezpieczne i potoczą się dalej, gdy połączenie wróci.
web-try-now = Spróbuj teraz
web-notice-waiting = Gra czeka na twoją decyzję.
web-notice-started = Twoja gra się zaczęła.
web-notice-over = Gra się skończyła.

web-decision = Twoja decyzja
web-undo = Cofnij
web-do-it = Wykonaj
web-table = Stół
web-tab-work = Praca
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-zoom-fit = Cała mapa
