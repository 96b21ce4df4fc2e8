### De client in de browser: spelregels en inleidingen

web-learn-games = Spellen
web-learn-contents = Inhoud
web-learn-search = Zoeken in de spelregels
web-learn-found = { $n ->
    [0] Geen regel bevat al deze woorden.
    [one] { $n } regel gevonden
   *[other] { $n } regels gevonden
}
web-learn-copy = De link naar deze regel kopiëren
web-learn-copied = Link gekopieerd
web-learn-print = Afdrukken
web-learn-tutorial = Inleiding
web-learn-components = Spelmateriaal
web-learn-all = Alle regels
web-learn-clause = Regel { $id }
web-learn-symbols = Symbolen

## Wat de symbolen betekenen, in de schrijfwijze van de spelregels
web-learn-goods = Goederen en munten
web-learn-workers = Arbeiders
web-learn-pieces = Speelstukken
web-learn-places = Arbeidersbord
web-learn-land = Terrein
web-learn-actions = Acties en zijden
web-learn-tokens = Grondstoffen
web-learn-cards = Technologieën en automa
web-learn-abilities = Eigenschappen van tegels

web-learn-symbol-grain = Met **graan** betaal je nederzettingen en het verzetten van de pijl ([M5.2](#M5.2)).
web-learn-symbol-pumpkin = Met **pompoenen** betaal je nederzettingen en bied je in de stad ([M6.10](#M6.10)).
web-learn-symbol-small-copper = Met **kleine koper** betaal je nederzettingen; je kunt die ruilen voor grote.
web-learn-symbol-large-copper = Met **grote koper** betaal je nederzettingen. Je krijgt die alleen door te ruilen ([M6.16](#M6.16)).
web-learn-symbol-small-stone = Met **kleine steen** betaal je nederzettingen; je kunt die ruilen voor grote.
web-learn-symbol-large-stone = Met **grote steen** betaal je nederzettingen. Je krijgt die alleen door te ruilen ([M6.16](#M6.16)).
web-learn-symbol-coin = Met **munten** betaal je de velden van de productiegebieden ([M6.4](#M6.4)).
web-learn-symbol-worker-copper = **Bruine arbeiders** horen bij koper: bij de mijn is één genoeg ([M6.4](#M6.4)).
web-learn-symbol-worker-stone = **Grijze arbeiders** horen bij steen: bij de groeve is één genoeg ([M6.4](#M6.4)).
web-learn-symbol-worker-grain = **Beige arbeiders** horen bij graan: bij het graanveld is één genoeg ([M6.4](#M6.4)).
web-learn-symbol-worker-pumpkin = **Oranje arbeiders** horen bij pompoenen: bij de akker is één genoeg ([M6.4](#M6.4)).
web-learn-symbol-settlement = **Nederzetting**: de meeste op het landschapsbord winnen ([M9.2](#M9.2)).
web-learn-symbol-double-settlement = **Dubbel veld**: twee nederzettingen voor één prijs ([M7.4](#M7.4)).
web-learn-symbol-line-of-four = **Lijn van vier**: nog een nederzetting, gratis ([M7.5](#M7.5)).
web-learn-symbol-cattle = Een **koe** ruil je voor een goed, 3 munten of een arbeider ([M8.1](#M8.1)).
web-learn-symbol-canteen = **Waterzak**: meteen nog een beurt ([M3.4](#M3.4)).
web-learn-symbol-upgrade = **Klein voor groot ruilen**: een kleine koper of kleine steen wordt een grote ([M6.16](#M6.16)).
web-learn-symbol-wheel-pointer = **Rekruteerschijf**: draai eraan en neem de 2 afgebeelde arbeiders ([M5.1](#M5.1)).
web-learn-symbol-bank = **Bank**: arbeiders leveren munten op ([M6.2](#M6.2)).
web-learn-symbol-mine = **Mijn**: arbeiders en munten leveren kleine koper op ([M6.3](#M6.3)).
web-learn-symbol-quarry = **Groeve**: arbeiders en munten leveren kleine steen op ([M6.3](#M6.3)).
web-learn-symbol-grain-field = **Graanveld**: arbeiders en munten leveren graan op ([M6.3](#M6.3)).
web-learn-symbol-farm = **Akker**: arbeiders en munten leveren pompoenen op ([M6.3](#M6.3)).
web-learn-symbol-town = **Stad**: pompoenen leveren beloningen op, in een veiling ([M6.7](#M6.7)).
web-learn-symbol-wagon = **Starttegel**: de eerste nederzettingen grenzen eraan; niemand bouwt erop ([M2.2](#M2.2)).
web-learn-symbol-lake = **Meer**: hier bouwt niemand; wie er als eerste naast bouwt, neemt de waterzak ([M7.6](#M7.6)).
web-learn-symbol-mountain = **Berg**: hier bouwt niemand ([M7.2](#M7.2)).

web-learn-symbol-recruit = **Rekruteren**: nieuwe dobbelstenen voor je zak ([D6.1](#D6.1)).
web-learn-symbol-explore = **Verkennen**: een nieuwe tegel voor de landkaart ([D6.2](#D6.2)).
web-learn-symbol-settle = **Koloniseren**: tenten halen, op tegels zetten, terugnemen ([D6.3](#D6.3)).
web-learn-symbol-attack = **Aanvallen**: jouw tenten vervangen die van een ander ([D6.4](#D6.4)).
web-learn-symbol-harvest = **Oogsten**: grondstofsymbolen worden fiches ([D6.5](#D6.5)).
web-learn-symbol-trade = **Handelen**: fiches of dobbelstenen worden punten ([D6.6](#D6.6)).
web-learn-symbol-research = **Onderzoeken**: een technologie werkt voor jou ([D6.7](#D6.7)).
web-learn-symbol-pioneer = **Pionier**: gebruik die om andere dobbelstenen te draaien of opnieuw te gooien ([D4.4](#D4.4)).
web-learn-symbol-gold = **Goud** staat voor elke grondstof ([D6.6](#D6.6)).
web-learn-symbol-iron = **IJzer**: een fiche om te onderzoeken en te handelen.
web-learn-symbol-wood = **Hout**: een fiche om te onderzoeken en te handelen.
web-learn-symbol-food = **Voedsel**: een fiche om te onderzoeken en te handelen.
web-learn-symbol-tent = **Tent**: je bent aanwezig; de meeste tenten controleren een tegel ([D8.2](#D8.2)).
web-learn-symbol-house = **Huis**: controleert zijn tegel voor altijd ([D7.2](#D7.2)).
web-learn-symbol-star = **Punten**: de meeste winnen ([D11.5](#D11.5)).
web-learn-symbol-bag = **Zak**: hieruit trek je je dobbelstenen ([D4.2](#D4.2)).
web-learn-symbol-dice-limit = **Dobbelsteenlimiet**: met hoeveel dobbelstenen je gooit ([D4.1](#D4.1)).
web-learn-symbol-technology = **Technologie**: werkt zodra je die hebt onderzocht ([D14.1](#D14.1)).
web-learn-symbol-explosive = **Explosieve technologie**: neem je fiche eraf voor een sterk effect ([D7.3](#D7.3)).
web-learn-symbol-marker-ready = **Eén keer per ronde, klaar**: je kunt de kaart deze ronde nog gebruiken ([D14.4](#D14.4)).
web-learn-symbol-marker-used = **Eén keer per ronde, gebruikt**: na het opruimen is de kaart weer klaar ([D9.1](#D9.1)).
web-learn-symbol-automaton = **Automa**: je tegenstander als je alleen speelt ([D12.1](#D12.1)).
web-learn-symbol-placement = **Plaatsing**: één keer, voor wie de tegel legt ([D13.1](#D13.1)).
web-learn-symbol-control = **Controle**: zolang je de tegel controleert ([D13.1](#D13.1)).
web-learn-symbol-presence = **Aanwezigheid**: zolang je op de tegel aanwezig bent ([D13.1](#D13.1)).
web-learn-symbol-factory = **Fabriek**: voor een tent, als vrije actie ([D7.1](#D7.1)).
web-learn-symbol-plains = **Grasland**: gele dobbelstenen.
web-learn-symbol-forest = **Bos**: groene dobbelstenen.
web-learn-symbol-mountains = **Bergen**: grijze dobbelstenen.
web-learn-symbol-desert = **Woestijn**: oranje dobbelstenen.
web-learn-symbol-hills = **Heuvels**: bruine dobbelstenen.
