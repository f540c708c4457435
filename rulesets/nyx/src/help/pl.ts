import type { HelpTexts } from './topics.ts';

export const pl: HelpTexts = {
  groups: {
    basics: 'Podstawy',
    character: 'Postać',
    points: 'Punkty aspektów i kości',
    world: 'Świat dookoła',
    actions: 'Proste działania',
    conflicts: 'Działania złożone',
    harm: 'Uszczerbek',
    change: 'Przemiana',
    book: 'O zasadach',
  },
  entries: {
    about: {
      title: 'Czym jest Nyx',
      text: 'Zasady wspierają opowieść i nie powinny zdominować wieczoru. Przeszłość, charakter, umiejętności i majątek to wszystko aspekty, a walka, debata i wspinaczka toczą się tak samo.',
    },
    die: {
      title: 'Kość',
      text: 'Używa się tylko kości dziesięciościennych, od 1 do 10. Ścianka z zerem liczy się jako 10.',
    },
    roll: {
      title: 'Rzut',
      text: 'Rzuć kością. Wynik równy atrybutowi lub niższy to sukces, a liczba na kości to efekt. Wysoko jest więc dobrze, byle nie za wysoko. Porażka ma efekt 0. Żadna ścianka nie jest szczególna. Przy 5 szansa wynosi połowę.',
    },
    score: {
      title: 'Która kość jest lepsza',
      text: 'Kość udana jest warta tyle, ile pokazuje. Nieudana tym mniej, im bardziej przekracza wartość docelową, i tyle właśnie zabrakło.',
    },
    difficulty: {
      title: 'Trudność',
      text: 'Mistrz gry kieruje się zdrowym rozsądkiem: −1 to nieco trudniejsze, −2 trudniejsze, −3 dużo trudniejsze. To, co łatwiejsze niż zwykle, nie wymaga rzutu, po prostu się udaje.',
    },
    modifiers: {
      title: 'Modyfikatory',
      text: 'Modyfikator zmienia zawsze atrybut na czas rzutu, nigdy kość. Wszystkie, które działają, sumuje się.',
    },
    hopeless: {
      title: 'Wartość docelowa poniżej 1',
      text: 'Gdy wartość docelowa spada do 0 lub niżej, żaden rzut się nie uda i brakuje tym więcej. Sam modyfikator nikogo nie wyłącza z akcji.',
    },
    whenToRoll: {
      title: 'Kiedy rzucać',
      text: 'Rzucaj tylko wtedy, gdy ciekawy jest i sukces, i porażka. W innych razach wystarczy opis albo aspekt.',
    },
    kinds: {
      title: 'Trzy rodzaje działań',
      text: 'Działanie indywidualne to jeden rzut. Rzut przeciwstawny to dwa porównane rzuty. Działanie złożone to kilka rund na mierniku, przeciw komuś aktywnemu albo czemuś biernemu.',
    },
    consequences: {
      title: 'Każdy rzut coś znaczy',
      text: 'Sukces przynosi coś dobrego. Porażka przynosi uszczerbek, a w konflikcie ponosi go strona przegrana.',
    },

    attributes: {
      title: 'Atrybuty',
      text: 'Trzy atrybuty dzielą 17 punktów, każdy ma co najmniej 1. Używa się ich, gdy liczy się, jak ktoś jest dobry. Powyżej 10 wolno, ale to bardzo rzadkie.',
    },
    mind: { title: 'Umysł', text: 'Myślenie, wola i spokój, pamięć i wiedza, zmysły i czujność.' },
    interaction: {
      title: 'Interakcja',
      text: 'Spotykanie, przekonywanie i poruszanie innych: rozmowa, języki, charyzma, występy i pisanie, a także kontakty, pozycja i reputacja.',
    },
    body: { title: 'Ciało', text: 'Szybkość, równowaga i zręczne palce, a także siła, odporność i wytrzymałość.' },
    aboveTen: {
      title: 'Powyżej 10',
      text: 'Atrybut 14 zapisuje się jako +4. Rzuca się jak na 10, a 4 dodaje do efektu. Tak samo, gdy modyfikatory podniosą rzut powyżej 10.',
    },
    attributeNames: {
      title: 'Inne nazwy',
      text: 'Grupa może zmienić nazwy atrybutów albo to, co obejmują, żeby pasowały do gry. Zasady zostają te same.',
    },
    aspects: {
      title: 'Aspekty',
      text: 'Postać ma dziesięć aspektów: jedną trójkę, trzy dwójki i sześć jedynek. Przy tworzeniu wartości nie można dzielić ani łączyć.',
    },
    freeText: {
      title: 'Własne słowa',
      text: 'Aspekt to cokolwiek ważnego o tej osobie. Nie należy do żadnego konkretnego atrybutu.',
    },
    goodAspects: {
      title: 'Dobre aspekty',
      text: 'Najlepsze umieją i pomóc, i zaszkodzić. Trójka i dwójki to istota, jedynki to reszta: pochodzenie, wygląd, przyjaciele, rzeczy, pragnienia. Mogą się pokrywać, ale nie powinny być zbyt podobne. Aspekty mówią, o czym gracz chce grać.',
    },
    unnamed: {
      title: 'Nazwa później',
      text: 'Nie wszystko musi być gotowe od razu. Aspekt bez nazwy zachowuje wartość i dostaje nazwę w grze, za darmo. Użyć go można, gdy już ją ma.',
    },
    aspectModifier: {
      title: 'Aspekt z modyfikatorem',
      text: 'W aspekt można wpisać modyfikator, jak w talizman, który za pewną cenę ułatwia rzuty o cztery. Działa tylko wtedy, gdy aspekt jest aktywowany albo trwa w opowieści.',
    },

    points: {
      title: 'Punkty aspektów',
      text: 'Na początku jest ich pięć. Gdy używa się aspektu, punkty zmieniają miejsce, poza użyciem neutralnym. Zostają między sesjami i nie mają górnej granicy. To, co przeszkadza, płaci za to, co pomaga.',
    },
    inFavour: {
      title: 'Na korzyść',
      text: 'Użycie aspektu na korzyść kosztuje 1 punkt bez względu na wartość. Za każdy aspekt płaci się osobno, w opowieści tak samo jak w rzucie.',
    },
    against: {
      title: 'Na niekorzyść',
      text: 'Gdy aspekt działa na twoją niekorzyść, dostajesz tyle punktów, ile jest wart.',
    },
    neutral: {
      title: 'Neutralnie',
      text: 'Połącz korzyść z równie dużą wadą i powiedz jaką. Wtedy nic nie kosztuje i nic nie daje. W rzucie aspekt daje kości jak zwykle.',
    },
    inTheStory: {
      title: 'W opowieści',
      text: 'Aspekt może wprowadzić coś nowego: starą znajomość, która pomaga, albo kogoś, kto rozpoznaje cię w złej chwili.',
    },
    buyOff: {
      title: 'Przyjmij albo się wykup',
      text: 'Gdy aspekt wyraźnie powinien przeszkodzić, wybierasz: pozwól mu i weź punkty albo zapłać 1 i wyjaśnij, czemu nie przeszkadza. Bez punktów można tylko przyjąć.',
    },
    timing: {
      title: 'Kiedy punkty zmieniają miejsce',
      text: 'Płacisz, gdy ogłaszasz użycie, a zarabiasz, gdy rzut się skończy. Zarobek z rzutu nie zapłaci za nic w tym samym rzucie, a mniej niż 0 mieć nie można.',
    },
    explanation: {
      title: 'Wyjaśnij',
      text: 'Zawsze powiedz, jak aspekt działa w tej chwili. Mistrz gry może odmówić, zanim padną kości.',
    },
    whoPays: {
      title: 'Kto płaci',
      text: 'Płaci albo zarabia osoba, na którą aspekt działa, a nie ta, do której należy.',
    },
    extraDice: {
      title: 'Dodatkowe kości',
      text: 'Aspekt w rzucie daje tyle dodatkowych kości, ile jest wart. Kilka tego samego rodzaju się sumuje, każdy najwyżej raz. Aktywować mogą gracze i mistrz gry, ale tylko przed rzutem.',
    },
    best: {
      title: 'Liczy się najlepsza',
      text: 'Przy kościach dodatnich liczy się najlepsza: najwyższa, która nie przekracza wartości docelowej. Gdy wszystkie zawiodą, liczy się najniższa.',
    },
    worst: {
      title: 'Liczy się najgorsza',
      text: 'Przy kościach ujemnych liczy się najgorsza: najwyższa, jeśli któraś zawiodła, w innym razie najniższa.',
    },
    mixing: {
      title: 'Nie jedno i drugie',
      text: 'W jednym działaniu nie możesz z własnej woli aktywować aspektów i na korzyść, i na niekorzyść. O tym, co jest korzyścią, decyduje punkt widzenia twojej postaci, gdziekolwiek trafią kości.',
    },
    demands: {
      title: 'Żądania',
      text: 'Mistrz gry może zażądać, żeby aspekt przeszkodził, ale nigdy, żeby ktoś zapłacił. Uraz przeszkadza sam z siebie. Warto znać trójki i dwójki całej grupy.',
    },
    cancelling: {
      title: 'Kości się znoszą',
      text: 'Każda kość ujemna usuwa jedną dodatnią. Resztą rzuca się razem z kością podstawową, która nigdy nie znika. Punkty i tak zmieniają miejsce.',
    },
    automaticSuccess: {
      title: 'Automatyczny sukces',
      text: 'Poza konfliktami mistrz gry może dać sukces bez rzutu, gdy zapłacisz za pasujący aspekt i opowiesz, jak to się dzieje.',
    },
    automaticWin: {
      title: 'Automatyczna wygrana',
      text: 'Gdy w rzucie przeciwstawnym tylko jedna strona aktywuje aspekt, zwykle wygrywa bez rzutu. Decyduje mistrz gry: wygrana, odpowiedź aspektem albo rzut. Punkty zmieniają miejsce, ale nie ma efektu ani uszczerbku, chyba że mistrz gry powie inaczej. W rundach na mierniku się tego nie używa.',
    },

    everyoneElse: {
      title: 'Wszyscy inni',
      text: 'Kto nie jest postacią gracza, ma 5 we wszystkim, chyba że mistrz gry woli trudniej albo łatwiej. Mało kogo trzeba opisywać dokładnie.',
    },
    extras: {
      title: 'Statyści',
      text: 'Statysta ma dwójkę na funkcję i jedynkę na smaczek. Jeśli ma więcej niż jedną dwójkę i trzy jedynki, to może już ważny bohater niezależny, tworzony jak postać.',
    },
    extrasAndPoints: {
      title: 'Statyści i punkty',
      text: 'Punkty mają tylko postacie. Gdy mistrz gry używa aspektu statysty przeciw tobie, zarabiasz, jakby był twój. Nikogo nie można zmusić do płacenia, a między statystami punkty się nie ruszają.',
    },
    outsideAspects: {
      title: 'Cudze aspekty',
      text: 'Za 1 punkt można użyć aspektu statysty, rzeczy albo sceny, jeśli się o nim wie i umie wyjaśnić jak. Kości trafiają do własnego rzutu albo, jako ujemne, do rzutu przeciwnika.',
    },
    eachOther: {
      title: 'Aspekty innych postaci',
      text: 'Postacie mogą używać swoich aspektów nawzajem za zgodą osoby, do której aspekt należy. Kto korzysta, płaci. Kto cierpi, zarabia.',
    },
    sharedThings: {
      title: 'Wspólne rzeczy',
      text: 'Pojazd, dom albo misja może być jednym wspólnym aspektem zamiast osobnego dla każdej postaci.',
    },
    inventing: {
      title: 'Wymyślanie aspektów',
      text: 'Gracze mogą wymyślać aspekty statystów, miejsc i przedmiotów, więc świat tworzą wszyscy. Wymyślanie jest za darmo, użycie kosztuje jak zwykle. Zwykle są warte 1 i obowiązują wszystkich. To, co wymyślono o miejscach i przedmiotach, znika z końcem sceny; statyści zachowują swoje aspekty.',
    },
    gear: {
      title: 'Sprzęt',
      text: 'Nie ma żadnych list. Rzecz, która coś znaczy, jest aspektem albo przewagą sytuacyjną.',
    },
    mobs: {
      title: 'Tłum',
      text: 'Wielu słabych przeciwników albo wiele małych konfliktów można rozegrać jako jeden. Mistrz gry ustala wspólną wartość, dość wysoką, gdy jest ich wielu, a wy decydujecie, jak wyglądają straty.',
    },
    mobLoss: {
      title: 'Tłum topnieje',
      text: 'Za każdym razem, gdy ktoś zadaje tłumowi uszczerbek, używany atrybut spada też o 1, na stałe. Uszczerbek z własnego nieudanego rzutu indywidualnego i powolny uszczerbek się nie liczą. Przy 0 tłum jest poza akcją.',
    },

    individual: {
      title: 'Działanie indywidualne',
      text: 'Jeden rzut na atrybut, z trudnością i aspektami. Efekt mówi, jak dobrze poszło. Porażka daje uszczerbek równy temu, ile zabrakło, chyba że mistrz gry powie, że stawką jest tylko opowieść.',
    },
    groupAction: {
      title: 'Działanie grupowe',
      text: 'Jeśli jedna osoba może zepsuć wszystko, rzuca najsłabsza. Jeśli wystarczy jedna dobra próba, rzuca najlepsza. Kto rzuca, ten płaci, zarabia i przyjmuje uszczerbek, chyba że mistrz gry go rozłoży.',
    },
    opposed: {
      title: 'Rzut przeciwstawny',
      text: 'Obie strony rzucają na atrybut, który im pasuje. Wygrywa wyższy efekt, a im większa różnica, tym wyraźniej. Ułatwienie daje od +1 do +3, utrudnienie od −1 do −3. Równe efekty: nikt nie wygrywa i nic się nie dzieje.',
    },
    opposedHarm: {
      title: 'Uszczerbek strony przegranej',
      text: 'Kto przegrywa rzut przeciwstawny, ponosi uszczerbek równy różnicy. Stół może zamiast tego wybrać cały efekt strony zwycięskiej.',
    },
    cannotAct: {
      title: 'Poza akcją nie ma działania',
      text: 'Kto jest poza akcją, nie może działać, dopóki wyczerpanie nie zniknie.',
    },

    gauge: {
      title: 'Miernik',
      text: 'Strony stoją na końcach skali 5–0–5, a wskazówka zaczyna na 0, w równowadze. Wskazówka na twojej połowie znaczy gorszą pozycję. Inna skala skraca albo wydłuża konflikt. Runda może trwać sekundy albo lata.',
    },
    goals: {
      title: 'Cele',
      text: 'Każda strona mówi przed pierwszą rundą, czego chce. Strona bierna chce tylko porażki drugiej.',
    },
    passive: {
      title: 'Strona bierna',
      text: 'Skała nie rzuca. Przy sukcesie wskazówka idzie do celu o tyle kroków, ile wynosi efekt, przy porażce cofa się o tyle, ile zabrakło.',
    },
    tactics: {
      title: 'Taktyka',
      text: 'Przed każdą rundą wybierasz atrybut i aspekty od nowa. Gdy taktyka jest trudna albo łatwa, mistrz gry daje od −3 do +3.',
    },
    needle: {
      title: 'Ruch wskazówki',
      text: 'Wskazówka przesuwa się o różnicę efektów na korzyść strony zwycięskiej. Remis niczego nie rusza, ale runda i tak się odbyła.',
    },
    roundOrder: {
      title: 'Przebieg rundy',
      text: 'Podaj atrybut i taktykę. Mistrz gry modyfikuje. Aktywujcie aspekty, aż obie strony zgłoszą gotowość. Rzućcie. Przesuńcie wskazówkę. Weźcie punkty, wybierzcie uszczerbek, opiszcie, co się stało.',
    },
    pastTheEnd: {
      title: 'Poza koniec skali',
      text: 'Samo dojście do końca nic nie znaczy. To, co wychodzi poza, staje się efektem przeciw stronie w gorszej pozycji: uszczerbkiem albo, wobec strony biernej, tylko miarą sukcesu. Zwykle cel jest wtedy osiągnięty i konflikt się kończy. Stół może zamiast tego pozwolić, by konflikt trwał dalej.',
    },
    narration: {
      title: 'Opisuje strona zwycięska',
      text: 'Kto wygrywa rundę, opowiada, co się stało: jak było przed chwilą, jak jest teraz i jak było widać aspekty. Przy remisie sytuację może rozwinąć każdy.',
    },
    edge: {
      title: 'Przewaga sytuacyjna',
      text: 'Broń albo pojazd może dać przewagę od 0 do 5, tym większą, im bardziej jest związana z sytuacją. Włócznia to 4. Każda strona ma jedną liczbę.',
    },
    edgeTurns: {
      title: 'Przewaga się odwraca',
      text: 'W pierwszej rundzie to premia do atrybutu. Potem premia, gdy masz przewagę, równie duża kara w gorszej pozycji i nic, gdy wskazówka stoi na 0.',
    },
    twoEdges: {
      title: 'Dwie przewagi',
      text: 'Gdy przewagę mają obie strony, tylko wyższa zachowuje różnicę. Przy równych nikt nic nie dostaje.',
    },
    dropEdge: {
      title: 'Rezygnacja',
      text: 'Między rundami strona może pozbyć się przewagi, na przykład odrzucić włócznię. Liczy się to, co zostało.',
    },
    givingUp: {
      title: 'Poddanie się',
      text: 'Kto się poddaje, pozwala przeciwnikowi osiągnąć cel. Samo w sobie nie przynosi to uszczerbku.',
    },
    breakingOff: {
      title: 'Przerwanie',
      text: 'Konflikt można przerwać, chyba że celem przeciwnika jest właśnie do tego nie dopuścić, jak w pościgu. Mistrz gry mówi: tak, nie albo rzuć.',
    },
    knockedOut: {
      title: 'Poza akcją',
      text: 'Gdy atrybut spada do 0, postać jest poza akcją. Konflikt się kończy, gdy po jednej stronie nikt już nie może działać.',
    },
    newConflict: {
      title: 'Nowy konflikt',
      text: 'Po jednym konflikcie może zacząć się następny, z nowymi celami. Wskazówka wraca na 0, ale wyczerpanie zostaje do końca sceny.',
    },

    harm: {
      title: 'Uszczerbek',
      text: 'Gdy efekt uderza w ciebie, wybierasz: punkt wyczerpania za każdy punkt efektu albo jeden uraz za całość. Nic pośredniego. Za statystów wybiera mistrz gry.',
    },
    exhaustion: {
      title: 'Wyczerpanie',
      text: 'Każdy punkt obniża użyty atrybut, nie poniżej 0. Sama wartość się nie zmienia. Mistrz gry może wskazać inny atrybut, jeśli przemawia za tym cel i konflikt.',
    },
    damage: {
      title: 'Uraz',
      text: 'Uraz to aspekt wart 1. Przeszkadza we wszystkim, z czym się wiąże: jedna kość ujemna i 1 punkt dla ciebie albo wykup. Nazwij go według tego, czego chciał przeciwnik. Może być kilka takich samych.',
    },
    extraDamage: {
      title: 'Urazy statystów',
      text: 'Uraz statysty przeszkadza mu sam z siebie, bez ruchu punktów.',
    },
    slowHarm: {
      title: 'Powolny uszczerbek',
      text: 'Plotka, klątwa, trucizna: atrybut, siła i okres działania. W pierwszej połowie nic nie widać. Potem rzuca się dwa razy, po połowie i po trzech czwartych czasu.',
    },
    slowHarmRolls: {
      title: 'Rzuty przeciw powolnemu uszczerbkowi',
      text: 'Rzuć na atrybut minus siła, z aspektami jak zwykle. Porażka to jeden uraz bez względu na to, ile zabrakło. Sukces nic więcej nie zmienia. Po drugim rzucie jest po wszystkim.',
    },
    recovery: {
      title: 'Odzyskiwanie sił',
      text: 'Wyczerpanie znika samo między ważnymi scenami. Stół może wybrać inne tempo.',
    },
    healing: {
      title: 'Usuwanie urazów',
      text: 'W przerwie 5 punktów usuwa jeden uraz, także po powolnym uszczerbku. Najłatwiej zebrać je, pozwalając urazowi przeszkadzać. Pokażcie powrót do zdrowia w krótkiej scenie.',
    },

    change: {
      title: 'Zmiana aspektów',
      text: 'Między sesjami i w dłuższych przerwach można przesuwać wartość między aspektami. Suma to zawsze 15, żaden nie zmienia się o więcej niż jeden, najwyżej jedna trójka i trzy dwójki. Nowy aspekt bierze wartość z innego.',
    },
    changeInStory: {
      title: 'Pokażcie przemianę',
      text: 'Przemiana powinna należeć do opowieści. Zagrajcie wkrótce scenę, w której ją widać.',
    },
    temporary: {
      title: 'Aspekty tymczasowe',
      text: 'Coś, co wiele znaczy, ale nie trwa, może być aspektem tymczasowym obok dziesięciu. Prawie zawsze jest wart 1.',
    },
    damageApart: {
      title: 'Urazy się nie wliczają',
      text: 'Urazy stoją obok dziesięciu aspektów i nie znikają przez zmianę innych.',
    },
    noImprovement: {
      title: 'Nikt nie staje się lepszy',
      text: 'Postacie się zmieniają, ale nie stają się silniejsze. Atrybuty, suma 15 i punkty na początku nigdy nie rosną na mocy zasad.',
    },

    ownRules: {
      title: 'Wasze własne zasady',
      text: 'Każda grupa zmienia, co chce. Ustawienia stołu są tam, gdzie książka zostawia coś otwartego.',
    },
    words: { title: 'Dwa szwedzkie słowa', text: 'Książka mówi „rollperson” i „karaktär”. Oba znaczą postać.' },
    versions: {
      title: 'Wersje',
      text: 'Od wersji 1.02 zaczyna się z 5 punktami zamiast 10. Wersja 1.03 usunęła wybór taktyki, dodała aspekty statystów, rzeczy i scen, a każdy rzut może już dać uszczerbek.',
    },
    credit: {
      title: 'Skąd są zasady',
      text: 'Nyx 1.03 napisał Olle „Snigel” Linge, www.snigel.nu/nyx. Kto używa tych zasad, powinien to powiedzieć, i nikt nie powinien na nich zarabiać.',
    },
  },
};
