import type { HelpTexts } from './topics.ts';

export const pl: HelpTexts = {
  groups: {
    basics: 'Podstawy',
    character: 'Postać',
    growth: 'Rozwój',
    things: 'Przedmioty',
    combat: 'Przebieg walki',
    acting: 'Działania w walce',
    defence: 'Obrona',
    attack: 'Atak',
    melee: 'Zwarcie',
    ranged: 'Walka na odległość',
    harm: 'Obrażenia',
    care: 'Opieka i leczenie',
    mind: 'Psychika',
    book: 'O zasadach',
  },
  entries: {
    about: {
      title: 'Czym jest Aoristos',
      text: 'Większość gry to swobodna rozmowa za zgodą mistrza gry. Jedna kość rozstrzyga drobne wątpliwości. Pełne zasady są oparciem w trudnych chwilach, zwłaszcza gdy dochodzi do przemocy. Chodzi o wiarygodność, nie o równowagę. Mistrz gry prowadzi świat i nie ma własnej postaci.',
    },
    freeform: {
      title: 'Rzut swobodny',
      text: 'Jedna kość k6 jako natchnienie. Nisko: coś trudnego raczej się nie udaje, wysoko: raczej tak, pośrodku: zwłoka, kompromis albo połowa wyniku. Ostatnie słowo ma mistrz gry.',
    },
    dice: {
      title: 'Kości sześciościenne',
      text: 'Używa się tylko k6, najlepiej w dwóch kolorach. Wszystkie kości w garści są jednakowe; żadna sama z siebie nie jest bazowa, wolna ani przymusowa.',
    },
    hands: {
      title: 'Garść kości',
      text: 'Garść ma co najmniej jedną kość bazową (B). Liczy się tyle kości, ile jest B; ich suma to wynik, do niego dodaje się modyfikatory. Przewaga daje kości wolne (F), trudności takie jak ból dają przymusowe (T). Wszystkimi rzuca się razem.',
    },
    cancelling: {
      title: 'F przeciw T i sześć kości',
      text: 'Kości wolne i przymusowe znoszą się jedna za jedną, więc garść nigdy nie ma obu. Rzuca się najwyżej sześcioma kośćmi: to, co zostaje, przycina się.',
    },
    freeHand: {
      title: 'Wolna garść',
      text: 'Przy kościach wolnych gracz wybiera, które się liczą, dokładnie tyle, ile jest B. W testach i atakach zwykle chce się najwyższych, przy stresie i traumie psychicznej najniższych.',
    },
    forcedHand: {
      title: 'Przymusowa garść',
      text: 'Przy kościach przymusowych liczą się najniższe, tyle, ile jest B. Nie ma wyboru.',
    },
    notation: {
      title: 'Zapis garści',
      text: '2B, 1B1F, 2B2T+1: kości bazowe, potem wolne albo przymusowe, potem modyfikator. Litera N w trybie ognia znaczy B.',
    },
    test: {
      title: 'Test powodzenia',
      text: 'Gdy ktoś pod presją próbuje czegoś trudnego: suma odpowiednich cech to podstawa testu (TB), rzut to 1B1T. TB i liczona kość dają pełny rzut. Sukces, jeśli sięga progu trudności (ST). Różnica pomaga opowiadać.',
    },
    difficulty: {
      title: 'Próg trudności',
      text: 'Jeśli nic innego nie podano, próg to 4 i jeszcze 2 za każdą cechę w podstawie. Mistrz gry może ustalić inny, stosownie do sytuacji.',
    },
    shockInTests: {
      title: 'Szok w testach',
      text: 'Każdy stopień szoku nerwowego dodaje kość przymusową do każdego testu powodzenia, także do ataku.',
    },
    opposed: {
      title: 'Test przeciwstawny',
      text: 'Każda strona sumuje swoje podstawy i wskazuje osobę, która rzuca; liczą się tylko jej własne kości wolne i przymusowe. Wygrywa wyższy pełny rzut. Równe to remis, zwykle bez skutku.',
    },
    rounding: {
      title: 'Zaokrąglanie',
      text: 'Wszystko zaokrągla się w dół, na każdym kroku. Żadna cecha nie spada poniżej 0.',
    },
    attributes: {
      title: 'Atrybuty podstawowe',
      text: 'Krzepa: siła, wytrwałość, postura i odporność. Obycie z chaosem: zimna krew i działanie w pośpiechu i zagrożeniu. Zwinność: szybkość, giętkość, precyzja, równowaga. Przytomność umysłu: czujność, refleks, jasność zmysłów. Siła woli: dyscyplina, panowanie nad paniką i silnym bólem.',
    },
    attributeLevels: {
      title: 'Poziomy atrybutów',
      text: '0 to niemowlę, 1 słabo, 2 przeciętna dorosła osoba, 3 powyżej przeciętnej, 4 bardzo dobrze, 5 szczyt ludzkich możliwości. W bezpiecznych współczesnych społeczeństwach większość ma tylko 1 w Obyciu z chaosem.',
    },
    attributePrices: {
      title: 'Cena atrybutów',
      text: 'Poziomy od 0 do 5 kosztują od zera 0, 0, 1, 4, 10 i 20 UP. Tabela sięga poziomu 30.',
    },
    startingUp: {
      title: 'UP na początek',
      text: 'Liczbę punktów rozwoju podaje mistrz gry, zwykle od 15 dla zwykłej dorosłej osoby do 50 dla kogoś stworzonego do przygód. To jedyna waluta; niczego się nie losuje. Resztę można zachować albo odrzucić.',
    },
    secondary: {
      title: 'Atrybuty pochodne',
      text: 'Udźwig to 4 razy Krzepa, Odporność na szok Siła woli + 3, Szybkość Zwinność + 5, Zdolność działania Obycie z chaosem + połowa Przytomności umysłu + 4, Wytrzymałość Krzepa + 1. Chwilowe zmiany, jak ciężki bagaż, ich nie ruszają; kupione poziomy tak.',
    },
    creationOrder: {
      title: 'Tworzenie postaci',
      text: 'Najpierw atrybuty podstawowe, potem wynikające z nich pochodne, potem umiejętności, na końcu wyposażenie. Tutaj kolejność jest dowolna; rachunek zawsze się zgadza.',
    },
    skills: {
      title: 'Umiejętności',
      text: 'Dwadzieścia jeden praktycznych zdolności do użycia pod presją: nie fakty ani teoria. Broń strzelecka to od kusz po większość broni palnej, Broń biała obejmuje tarcze, Bijatyka ciosy, podcięcia, chwyty i rzeczy użyte inaczej, Uniki to usuwanie wrażliwych miejsc z drogi.',
    },
    skillLevels: {
      title: 'Poziomy umiejętności',
      text: 'Każda zaczyna od 0, beznadziejnie. 1 to pobieżna znajomość, 2 amatorstwo, 3 zawodowstwo, 4 duże doświadczenie, 5 elita. Poziom 5 to granica zwykłych ludzi, chyba że stół ustali inaczej.',
    },
    skillPrices: { title: 'Cena umiejętności', text: 'Poziomy od 0 do 5 kosztują od zera 0, 0, 1, 3, 6 i 10 UP.' },
    noRules: { title: 'Co nie ma zasad', text: 'Wygląd i wiedzę o faktach opisuje się swobodnie.' },
    saving: {
      title: 'Oszczędzanie UP',
      text: 'UP można gromadzić bez granic. Pouczająca podróż daje około 1 na miesiąc, do 3 przy prawdziwych trudach.',
    },
    training: {
      title: 'Trening',
      text: 'Według godzin nauki dziennie: 2 dają 1 UP na miesiąc, 4 dają 2, 8 daje 3 i wymaga woli oraz nauczyciela pod ręką, 12 daje 4, wymaga kilku nauczycieli i kosztuje traumę psychiczną. Warunki potwierdza mistrz gry.',
    },
    combatUp: {
      title: 'UP za walkę',
      text: 'Bez względu na wynik: 0 bez prawdziwego zagrożenia, 1 gdy przeciętna postać wygrałaby w pojedynkę, 2 gdyby przegrała, 3 gdy zagrożona była cała grupa.',
    },
    buying: {
      title: 'Kupowanie poziomów',
      text: 'Następny poziom umiejętności kosztuje jej obecny poziom. Następny poziom atrybutu kosztuje tyle, co umiejętność od zera do tego poziomu. Ceny są te same przy tworzeniu i później.',
    },
    load: {
      title: 'Obciążenie',
      text: 'Punkty bagażu (FP) mówią, jak bardzo rzecz przeszkadza, około jednego na kilogram lub litr; twarde i ostre więcej. Ładunek ponad Udźwig zabiera 1 Zwinności i 1 Szybkości za każdą całą wielokrotność. FP nigdy nie zabraniają niesienia.',
    },
    weights: {
      title: 'Waga broni',
      text: 'VV to sama broń, MV pełny magazynek albo jeden pocisk. Przy załadowanej broni liczy się jedno i drugie. Zapasowe magazynki i pociski też się liczą; taśmy liczy się na setki naboi.',
    },
    grips: {
      title: 'Ręce',
      text: 'Liczba rąk, do których rzecz jest zrobiona; 1/2 znaczy jedna lub dwie. Zapisuje się, która ręka trzyma, bo ból może kazać jej puścić.',
    },
    combat: {
      title: 'Walka',
      text: 'Zaczyna się od woli natychmiastowego ataku i kończy, gdy jej zabraknie. Runda to dwie sekundy. Każdy zaczyna z punktami koncentracji (KP) równymi bieżącej Zdolności działania.',
    },
    initiative: {
      title: 'Kolejność inicjatywy',
      text: 'Najpierw najwyższa Przytomność umysłu. Kto zaskakuje, dodaje rzut, zwykle 1B1T, tylko do kolejności. Remisy według miejsc przy stole, zgodnie z zegarem od mistrza gry. Kolejność z pierwszej rundy trwa całą walkę.',
    },
    actions: {
      title: 'Działania czynne i bierne',
      text: 'Liczba działań nie jest ustalona; kosztują KP. Czynne są tylko we własnej aktywacji, raz na rundę. Bierne to szczególne reakcje, gdy pasują i starcza KP.',
    },
    stress: {
      title: 'Stres',
      text: 'Tuż przed każdą własną aktywacją przepada 1B1F KP. Gracz wybiera kość; lepsza jest niska.',
    },
    activationEnd: {
      title: 'Koniec aktywacji',
      text: 'W tej kolejności: pozostałe KP stają się premią do czujności, szok nerwowy spada o Siłę woli, KP wracają do bieżącej Zdolności działania. Zachowanie KP nie jest działaniem.',
    },
    extended: {
      title: 'Czynność przedłużona',
      text: 'To, na co nie starcza KP, można zacząć za wszystkie posiadane i dokończyć w późniejszych aktywacjach. Przepada bez zwrotu KP, gdy pójdą na coś innego albo przyjdzie nowy szok.',
    },
    singleAttack: {
      title: 'Pojedynczy atak',
      text: 'Zasad walki można użyć do jednego ataku: obie strony mają KP jednej rundy, jedna na celowanie, druga na czujność.',
    },
    anything: {
      title: 'Cokolwiek innego',
      text: 'Można próbować wszystkiego, czego nie wymieniono; cenę w KP podaje mistrz gry. Wymienione działania kosztują 1.',
    },
    talk: {
      title: 'Komunikacja',
      text: '1 KP za trzy sylaby i nie więcej, niż mieszczą dwie sekundy. W zgiełku słuchający mogą potrzebować testu Przytomności umysłu.',
    },
    scouting: {
      title: 'Obserwacja',
      text: '1 KP: rozejrzyj się po półkolu albo nasłuchuj. Kogo widać w całości lub wyraźnie słychać, tego się zauważa; ukrytych tylko testem Przytomności umysłu. Bez obserwacji mistrz gry może zataić to, czego nie da się być pewnym.',
    },
    walking: {
      title: 'Ruch',
      text: 'Cena zależy od drogi w całej rundzie: 1 KP do Zwinności w metrach, 2 więcej ponad nią i 1 za każdą zaczętą Zwinność ponad Szybkość. Najwyżej podwójna Szybkość razem z uskokami; same uskoki nic nie kosztują.',
    },
    crawling: { title: 'Czołganie się', text: 'Na siedząco lub leżąco 1 metr za 1 KP, najwyżej Szybkość w rundzie.' },
    posture: {
      title: 'Pozycja',
      text: 'Jedna zmiana kosztuje 1 KP; z leżenia do stania są dwie. Siedzenie i leżenie stabilizuje celowanie i ukrywa, ale przeszkadza w zwarciu i ułatwia innym ucieczkę.',
    },
    equipment: {
      title: 'Wyposażenie w walce',
      text: 'Dobycie, schowanie, przełożenie lub sięgnięcie do kieszeni kosztuje 1 KP; tak samo przygotowanie broni, dzięki któremu dobycie jest darmową częścią następnego ataku. Podnoszenie wymaga siedzenia lub leżenia. Rzeczy spakowane kosztują więcej. W zwarciu pozbycie się czegoś kosztuje co najmniej 1 KP więcej, chyba że się to po prostu upuszcza.',
    },
    charging: {
      title: 'Przygotowanie ataku (UL)',
      text: 'KP wydane przed każdym atakiem z bronią w ręku: nałożenie i naciągnięcie, wyrwanie zawleczki. Przerwane ma naturalny skutek. Za 1 KP można je cofnąć i zachować pocisk. Naciągnięty łuk męczy: Krzepa przeciw jego sile na początku każdej aktywacji albo strzała przepada.',
    },
    reloading: {
      title: 'Przeładowanie (OL)',
      text: 'KP na zmianę magazynka, 5, jeśli nic nie podano. W nawiasie to cena jednego pocisku po 2 KP na otwarcie i opróżnienie. Taśma zajmuje strzelcowi 10, pomocnikowi 5.',
    },
    vigilance: {
      title: 'Czujność',
      text: 'Podstawa trudności trafienia kogoś: wybrane cechy, ich modyfikatory i premia, nigdy poniżej 0. Trzeba wiedzieć o ataku i móc się ruszyć; inaczej podstawa to 0.',
    },
    vigilanceTraits: {
      title: 'Cechy czujności',
      text: 'Najwyżej trzy, każda raz, wybierane przy każdym ataku: zawsze Zwinność, Przytomność umysłu, Uniki i umiejętność ataku; w zwarciu także Broń biała i Bijatyka, ta z −1 za każdą zajętą rękę.',
    },
    bladesAndShields: {
      title: 'Ostrza i tarcze',
      text: 'Czujność z Bronią białą ma −2 bez właściwej broni w ręce i +2 z tarczą. Tarcza pozwala też użyć tej umiejętności przeciw rzutom.',
    },
    parry: {
      title: 'Parowanie gołych rąk',
      text: 'Atak bez broni, który chybia kogoś używającego Broni białej i trzymającego właściwą broń, rani osobę atakującą: siła 1B w użytą kończynę, bez modyfikacji.',
    },
    vigilanceBonus: {
      title: 'Premia do czujności',
      text: 'KP pozostałe na koniec aktywacji pomagają całej czujności do końca następnej własnej aktywacji. W pierwszej rundzie zastępuje je Przytomność umysłu.',
    },
    dodge: {
      title: 'Uskok',
      text: 'Kto używa Zwinności i nie jest za osłoną, musi się ruszyć: w zwarciu 1 metr dalej, a inni mogą podążyć; na odległość od 1 metra do Zwinności, do osłony w promieniu 10 metrów albo w bok. Jeden metr można zamienić na padnięcie na ziemię.',
    },
    attackSteps: {
      title: 'Kroki ataku',
      text: 'Ogłoszenie i zapłata; cel podaje źródło trudności; poprawki; wspólny rzut na atak i strefę; możliwe przerwanie; odczyt testu i obrażenia.',
    },
    attackCost: {
      title: 'Koszt ataku',
      text: '1 KP bez broni lub ze wzmocnieniem takim jak kastet. Broń właściwa, czyli wszystko trzymane do bicia i każda broń dystansowa, kosztuje 1 więcej, a kości ważą przy niej więcej. Tryb auto kosztuje 1 więcej, celowanie osobno. Tarcze nie ranią.',
    },
    safetyAim: {
      title: 'Celowanie dokładne',
      text: 'Każdy poziom daje kość wolną do testu ataku i jedną do rzutu na strefę. Po 1 KP kosztuje tyle poziomów, ile warunków jest spełnionych: cały cel wyraźnie widoczny, cel nieruchomy, stabilna pozycja, pasujący celownik. Dalsze po 2. Przepada po każdym ataku. Nie przy strzale w zwarciu.',
    },
    rangeAim: {
      title: 'Celowanie na odległość',
      text: 'Każdy poziom jeszcze raz zmniejsza o połowę karę za odległość, za 4 KP: jeden za lunetę, jeden za stabilną podporę. Cel musi stać. Zostaje, dopóki padają tylko pojedyncze strzały; oba rodzaje celowania można łączyć.',
    },
    autoAim: { title: 'Celowanie w trybie auto', text: 'W trybie auto celowanie nic nie daje.' },
    attackTest: {
      title: 'Test ataku',
      text: 'Umiejętność broni i niższa ze Zwinności i Przytomności umysłu, garść 2B2T. Kość wolna za poziom celowania, za dwie ręce na broni do zwarcia i za każdy pocisk ponad pierwszy; przymusowa za zajętą rękę bez broni i za stopień szoku. Trafienie, gdy sięga progu.',
    },
    hitArea: {
      title: 'Strefa trafienia',
      text: 'Rzuć 1B i kość wolną za poziom celowania: 5 i 6 tułów, 4 prawa ręka, 3 lewa ręka, 2 prawa noga, 1 lewa noga. Przy jednakowych oczkach wybór jest dowolny, także głowa; inaczej jedna z wyrzuconych. Szok tu nie działa.',
    },
    noArea: {
      title: 'Bez strefy trafienia',
      text: 'Wybuchy i serie czterech lub więcej pocisków nie mają strefy ani rzutu na strefę.',
    },
    hiddenByBody: {
      title: 'Zasłonięte ciałem',
      text: 'Atak na strefę całkiem zasłoniętą inną częścią ciała celu chybia. Trafienia w kończyny same nie zabijają.',
    },
    abort: {
      title: 'Przerwanie ataku',
      text: 'Do 10 metrów można przerwać trafienie, które nie odpowiada. KP i celowanie dokładne przepadają; strzał, przygotowanie i celowanie na odległość zostają.',
    },
    melee: {
      title: 'Zwarcie',
      text: 'Przeciwnicy w zasięgu rąk są w zwarciu. Wszystko można w nim dokończyć, ale zacząć tylko niektóre rzeczy: dobycie lub podniesienie, wstawanie, mowę, odrzucanie, obserwację, pakowanie za dopłatą, atak, ruch.',
    },
    meleeAttacks: {
      title: 'Ataki w zwarciu',
      text: 'ST +2 przy ataku na siedząco lub leżąco. Bez broni kość przymusowa za każdą rękę, która coś trzyma. Broń dwuręczna w obu rękach daje kość wolną; w jednej ST rośnie o tyle, ile Krzepie brakuje do 5.',
    },
    shotsInMelee: {
      title: 'Strzały w zwarciu',
      text: 'Do stojącego celu ST +1 z pistoletem i krótszą bronią, +3 z każdą dłuższą, także z łukiem. Bez celowania.',
    },
    leaving: {
      title: 'Wyjście ze zwarcia',
      text: 'Najpierw zapłata, potem przeciwstawny test Zwinności: wszyscy po stronie idącej osoby i 2 za sojusznika przeciw stojącym przeciwnikom. Jeśli rzucą wyżej, ruch jest niebezpieczny przez całą aktywację. Można zostać bez zwrotu KP albo iść: wtedy każdy w zwarciu może raz uderzyć za zwykłą cenę, wolno celować.',
    },
    ranged: {
      title: 'Walka na odległość',
      text: 'Poza zwarciem strzela się bez kary. Osłona podnosi ST tylko wtedy, gdy ukrywa, gdzie jest cel; ile, mówi mistrz gry.',
    },
    rangeMalus: {
      title: 'Kara za odległość',
      text: 'ST +1 za każde pełne dziesięć metrów, potem kolejno: improwizowane podwójnie, miotane podwójnie, ciężka kusza lub długa broń palna połowa, gwintowana lufa połowa, połowa za poziom celowania na odległość, za każdym razem w dół. Prawie cała nowoczesna broń palna prócz strzelb jest gwintowana.',
    },
    fireModes: {
      title: 'Tryby ognia',
      text: 'Strzały w jednym ataku, rozdzielone ukośnikami. Dwa lub więcej to ogień automatyczny. Auto jest niekontrolowane: 1 KP więcej, celowanie bez skutku, wybrana liczba i losowa garść. Maks. ogranicza pociski w rundzie; bez podania to niższa z 8 i pojemności.',
    },
    magazines: {
      title: 'Magazynki',
      text: 'MS to naboje w pełnym magazynku, +1 za nabój w komorze, 1, gdy nic nie podano. Taśma ma dowolną długość.',
    },
    overwatch: {
      title: 'Dozór',
      text: 'Przy gotowości do strzału i bez odpowiedniego celu w polu widzenia można pilnować kuli o średnicy czterech metrów: 1 KP i koniec aktywacji. Strzał opłacony dopiero wtedy, gdy cel zniknął, może przejść w dozór.',
    },
    overwatchFire: {
      title: 'Strzał z dozoru',
      text: 'W osobę, która się pojawi, strzela się od razu, raz, za zwykłą cenę i bez celowania, chyba że test Przytomności umysłu powstrzyma palec. Wydatki bierne, nowy szok i obserwacja przerywają dozór; nic innego czynnego nie wolno.',
    },
    strength: {
      title: 'Siła',
      text: 'Siła czynna to różnica, liczone kości jeszcze raz przy broni właściwej, siła broni lub wzmocnienia i Krzepa przy kontakcie lub rzucie. Podaje ją strona atakująca; strona celu odejmuje pancerz i osłonę. Inne szkody mają po prostu jakąś siłę.',
    },
    armour: {
      title: 'Pancerz',
      text: 'Odejmuje się wartość na trafionej strefie. Przy trafieniach bez strefy liczy się pancerz całkowity: suma wartości, tułów trzy razy, pełne dziesiątki.',
    },
    cover: {
      title: 'Osłona',
      text: 'Przy strefie trafienia osłona działa jak pancerz na ukrytych strefach, tak jak przed atakiem. Bez strefy porządna osłona po uskoku odejmuje 1 za każdą ukrytą strefę; jeśli cel był od początku cały ukryty, działa jak pancerz.',
    },
    damage: {
      title: 'Obrażenia',
      text: 'Ile razy Wytrzymałość mieści się w sile ostatecznej; dla głowy to 2. Szok nerwowy rośnie o obrażenia, krwawienie o jeden mniej; trafienie poza kończyną daje o jeden mniej urazu narządów. Każde trafienie liczy się osobno.',
    },
    nerveShock: {
      title: 'Szok nerwowy',
      text: 'Każdy stopień zabiera 1 Szybkości i 1 Zdolności działania i dodaje kość przymusową do testów. Nowy szok przerywa czynność przedłużoną. Na koniec każdej własnej aktywacji spada o Siłę woli.',
    },
    pain: {
      title: 'Ból kończyny',
      text: 'Nowy szok od kończyny wymaga Siły woli przeciw 6. Porażka ma skutek i wymaga drugiego testu: ręka najpierw puszcza to, co trzyma sama, potem to, co trzymają obie; noga każe usiąść, potem się położyć.',
    },
    knockOut: {
      title: 'Utrata przytomności',
      text: 'Jeśli przy trafieniu tempo krwawienia i szok razem sięgają Odporności na szok, przytomność znika od razu. O przebudzeniu decyduje mistrz gry. W walce krwawienie nie robi nic więcej.',
    },
    limbs: {
      title: 'Kończyny',
      text: 'Jedno trafienie za 3 łamie kończynę, za 5 niszczy. Taka ręka nic nie utrzyma, taka noga nie podtrzyma ciężaru.',
    },
    lastingShock: {
      title: 'Szok trwały',
      text: 'Każda złamana lub zniszczona kończyna zachowuje stopień szoku podczas aktywności. Odpoczynek go zdejmuje, ruch przywraca. Po miesiącu mija; złamane kończyny się goją, zniszczone nigdy.',
    },
    organTrauma: {
      title: 'Uraz narządów',
      text: 'Bieżąca suma z trafień poza kończynami, z utraty krwi i ze złych godzin. Przy każdym wzroście rzuca się 2B2T: poniżej sumy oznacza śmierć.',
    },
    traumaSteps: {
      title: 'Co robi uraz narządów',
      text: '3 lub więcej: jeden stopień szoku jest trwały. 5 lub więcej: stan niestabilny. 7 lub więcej: Siła woli przeciw utracie przytomności co pięć minut podczas czuwania.',
    },
    bleeding: {
      title: 'Utrata krwi',
      text: 'Pięć minut po ranie jej krwawienie staje się utratą krwi. Wtedy i co dziesięć minut, dopóki trwa: 1 urazu narządów z rzutem na przeżycie i 1 utraty krwi mniej w spoczynku. Tylko transfuzja usuwa utratę krwi bez urazu.',
    },
    firstAid: {
      title: 'Tamowanie krwawienia',
      text: 'Prawie pięć minut pracy, zanim rana stanie się utratą krwi, zmniejsza tempo o Ratownictwo, dwie osoby o podwójny niższy poziom. Natychmiastowa pomoc, bandaże, środek przyspieszający krzepnięcie i groźnie ciasny opatrunek dają po 1; brak sprzętu zabiera 1.',
    },
    healing: {
      title: 'Leczenie',
      text: 'Test samą kością: ST 4 i modyfikatory, 1B1T. Sukces usuwa 1 urazu narządów. Raz w tygodniu, w noc przed poniedziałkiem, bez ryzyka. Wiersze to przykłady; wartości pomiędzy ustala mistrz gry.',
    },
    healingRows: {
      title: 'Co pomaga w leczeniu',
      text: 'Otoczenie: nędzne +2, natura 0, suche łóżko −1, sala szpitalna −2. Odpoczynek: żaden +5, zwykłe życie +3, w ruchu +1, pełny 0. Opieka: epoka kamienia 0, lekarz królewski lub jedna pielęgniarka bez sprzętu −1, nowoczesny szpital −2. Opieka nie pomaga na oparzenia.',
    },
    unstable: {
      title: 'Stan niestabilny',
      text: 'Test leczenia co godzinę zamiast co tydzień, otoczenie się nie liczy. Kość poniżej 4 dodaje 1 urazu narządów bez względu na ST. Jeśli jeden wynik leczy i szkodzi, nie rzuca się na przeżycie.',
    },
    psychTrauma: {
      title: 'Trauma psychiczna',
      text: 'Przerażające zdarzenia dają jej liczbę albo garść. Mierzy niestabilność, nie szaleństwo, i obciąża umysł.',
    },
    psychosis: {
      title: 'Psychoza',
      text: 'Od 20 trwa co najmniej scenę. Każdy wzrost powyżej 20 wymaga testu: Siła woli + 20 przeciw sumie albo załamanie na dobre. Siła woli może ją złagodzić, Psychologia ją dostrzega. Mija dopiero, gdy suma spadnie poniżej 20.',
    },
    disorders: {
      title: 'Zaburzenia',
      text: 'Przejściowe zabiera 1, wkrótce po wstrząsie: przed następnym rankiem i następną traumą. Trwałe, które uszłoby za dziwny charakter, zabiera 10, jego rozwinięta forma 10 więcej. Rodzaj jest dowolny, stół ocenia, czy dość poważny; może mieć skutki w grze.',
    },
    recovery: {
      title: 'Powrót do równowagi',
      text: 'W najlepszym razie tyle punktów na miesiąc, ile wynosi Siła woli, w zwykłym życiu 1 na pół roku. Zaburzenia trwałe leczy się dopiero poniżej 10. Trwałej traumy nie da się rozładować.',
    },
    ownRules: {
      title: 'Własne zasady',
      text: 'Grupa może zmienić lub pominąć wszystko za zgodą mistrza gry. Do tego służą ustawienia stołu i poprawki.',
    },
    tableSheet: {
      title: 'Arkusz tabel',
      text: 'Ceny, bagaż, odległość, strefy, cykl aktywacji, ból i urazy na jednej stronie, na ekranie lub na papierze.',
    },
  },
};
