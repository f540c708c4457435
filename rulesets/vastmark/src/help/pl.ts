import type { Entries } from './entries.ts';

export const pl: Entries = {
  roll: {
    title: 'Rzut',
    text: 'Rzucasz kością dziesięciościenną, od 0 do 9; zero to zero. Dodajesz jedną cechę, jedną umiejętność i wszystkie modyfikatory. Suma to właśnie rzut i liczy się tylko ona, nigdy sama kość. Im wyżej, tym lepiej. „Rzut na” coś oznacza, że używa się tej cechy lub umiejętności. Najpierw kończy się rzucać kością, potem dodaje resztę.',
  },
  oneOfEach: {
    title: 'Po jednym z każdego',
    text: 'Rzut ma jedną kość, najwyżej jedną cechę i najwyżej jedną umiejętność. Cała reszta, światło i mrok, pomoc i przeszkody, sumuje się ze znakiem. Gdy żadna cecha nie pasuje, liczy się 0 i rzucać wolno.',
  },
  resistance: {
    title: 'Opór',
    text: 'Rzut porównuje się z oporem: z trudnością albo z cudzym rzutem. Wyżej to sukces. Równo lub niżej to nie sukces. „Przeciw sześciu” i „z oporem sześć” to to samo.',
  },
  difficulty: {
    title: 'Trudność',
    text: 'Banalne 1, Łatwe 3, Proste 6, Dość normalne 9, Dość kłopotliwe 12, Trudne 15, Cholernie trudne 20, Absurdalne 25, Nieludzkie 30 i więcej. Tabela to podpowiedź: mistrz gry wybiera dowolną liczbę całkowitą, a nazwę daje wiersz tuż poniżej.',
  },
  opposed: {
    title: 'Rzut przeciwstawny',
    text: 'Gdy dwie osoby działają przeciw sobie, skradają się, ścigają konno, siłują na rękę, grają w szachy, rzucają obie. Rzut jednej jest oporem drugiej. Wyższy daje sukces, niższy porażkę. Rzuty kończy się, pokazuje razem i porównuje raz. Przy większej liczbie stron każda mierzy się z najwyższym z pozostałych.',
  },
  statusQuo: {
    title: 'Status quo',
    text: 'Przy równych rzutach nikt nie wygrywa. To połowiczny sukces albo połowiczna porażka, a mistrz gry mówi, co i jak. Wynik równy trudności to zwykła porażka, chyba że stół uznaje i to za status quo.',
  },
  zero: {
    title: 'Zero',
    text: 'Jeśli kość najpierw pokaże 0, rzut się nie udaje, choćby był najwyższy. Jeśli jest też niższy od oporu, to wyzerowanie. Liczy się tylko pierwsza ścianka: zero po dziewiątce nie szkodzi. Szansa wyzerowania to najwyżej jedna na dziesięć i jest duża celowo, bo wpadki bawią.',
  },
  mishap: {
    title: 'Gdy dojdzie do wyzerowania',
    text: 'Co się dzieje, wymyśla mistrz gry. Na niekorzyść tej postaci, raczej nie innych, w żadnym razie śmiertelnie, a najlepiej komicznie.',
  },
  zeroOpposed: {
    title: 'Zero w rzutach przeciwstawnych',
    text: 'Gdy zero ma strona wyższa, obie ponoszą porażkę: druga przecież nie jest wyższa. Stół może uznać, że strona bez zera odnosi sukces. Przy równych rzutach i jednym zerze obie ponoszą porażkę, a strona z zerem gorszą. Przy dwóch zerach wyzerowana jest niższa, a przy równych żadna.',
  },
  nine: {
    title: 'Dziewiątka',
    text: 'Po dziewiątce rzuca się jeszcze raz i dodaje, dopóki wypadają dziewiątki. Nie ma górnej granicy. Cechę, umiejętność i modyfikatory dodaje się dopiero, gdy kość się zatrzyma. Zero po drodze to tylko zero.',
  },
  perfection: {
    title: 'Perfekcja',
    text: 'Rzut wyższy od oporu o co najmniej 10 to perfekcja, także przeciw trudności, chyba że stół zdecyduje inaczej. Idzie olśniewająco: druga strona ledwo nadąża, ale nie zostaje bez szans. Mistrz gry dodaje coś dobrego. Pierwsze zero nigdy nie daje perfekcji. To rzadkość, ale bohaterom zdarza się dość często.',
  },
  traitChoice: {
    title: 'Która cecha?',
    text: 'Weź pasującą cechę sytuacyjną. Gdy jej nie ma, weź cechę wartości. Gdy pasuje kilka z jednej grupy, liczy się największa wartość bezwzględna: +2 i −2 mają po 2, więc może to być ta zła. Cech nierzutowych prawie się nie używa przy rzutach, a wybiera je tylko mistrz gry.',
  },
  lastWord: {
    title: 'Ostatnie słowo mistrza gry',
    text: 'Możesz proponować i przekonywać. Decyduje mistrz gry, zwłaszcza gdy dwie cechy ważą tyle samo, i może wskazać złą, jeśli właśnie pasuje najlepiej. Dzięki temu starcia się wahają.',
  },
  traitList: {
    title: 'Lista mistrza gry',
    text: 'Cechy wszystkich postaci w jednym miejscu, po jednym bloku na postać: najpierw sytuacyjne, potem cechy wartości, na końcu nierzutowe.',
  },
  motive: {
    title: 'O co walczysz',
    text: 'To samo działanie może opierać się na różnych cechach. Walka za ukochaną osobę to Zakochanie, turniej o sławę to Honor, obrona mostu przed setkami to Lwie serce. Pomysłowe argumenty za „swoją” cechą są mile widziane, głupie też.',
  },
  turn: {
    title: 'Odwrócenie cechy',
    text: 'Czasem pomaga to, co zwykle szkodzi. Wtedy cechę się odwraca: w tym jednym rzucie zmienia znak. Podstępność −3 przy ciosie w plecy to +3, a Honor +3 to −3. Ty proponujesz, mistrz gry rozstrzyga, a na karcie wartość zostaje.',
  },
  skills: {
    title: 'Umiejętności',
    text: 'Umiejętności są węższe od cech i można je rozwijać. Gdy pasuje kilka, weź najlepszą, jedną na rzut. Brak umiejętności liczy się jako 0 i rzucać wolno.',
  },
  withoutDice: {
    title: 'Bez kości',
    text: 'Nic nie wymaga rzutu tylko dlatego, że się dzieje. O kościach decyduje mistrz gry. Bez nich mówi po prostu, jak poszło, często patrząc na umiejętność: kto jest w czymś dobry, temu się udaje.',
  },
  freedom: {
    title: 'Zasady są dla was',
    text: 'Jeden wzór wystarczy, by wymyślić każdą zasadę specjalną. Wiele zależy od mistrza gry. Podpowiedzi są tylko podpowiedziami, można też grać bez zasad albo na żywo. Wszystko da się poprawić ręcznie, a powód zostaje w dzienniku.',
  },
  antagonist: {
    title: 'Przeciwnik w kilka sekund',
    text: 'Wystarczy kilka cech i jedna lub dwie umiejętności. Zapisz je w jednym wierszu: Upojenie −2, Bójka +2. Wartości poniżej zera to cechy, reszta to umiejętności; średnik między nimi rozstrzyga.',
  },
  several: {
    title: 'Kilka cech',
    text: 'Cech się nie sumuje: psuje to równowagę, gasi pomysłowość i usztywnia starcia. Zamiast tego mistrz gry może pozwolić na osobny pełny rzut na każdą cechę, z tą samą umiejętnością i trudnością. Wystarczy, że uda się jeden. Możesz prosić, ale „nie” znaczy nie.',
  },
  severalOpposed: {
    title: 'Kilka rzutów razem',
    text: 'Liczy się najlepszy: perfekcja, sukces, status quo, porażka, wyzerowanie. Każdy ma własną kość, dziewiątki i zero, a mistrz gry dowiaduje się, jeśli któryś jest wyzerowany. Druga strona rzuca raz: to opór dla wszystkich, a sama mierzy się z najwyższym.',
  },
  persuasion: {
    title: 'Przekonywanie postaci',
    text: 'Przekonywanie i Romanse to wyjście awaryjne, gdy nie da się przegadać bohatera niezależnego. Czy wolno ich używać wobec postaci graczy, przez bohaterów niezależnych albo innych graczy, wybiera stół; zalecane jest, by było wolno. Jeśli twoją postać przekonano, oszukano lub uwiedziono, tak ją odgrywaj. Na karcie nic się nie zmienia.',
  },
  insurance: {
    title: 'Ubezpieczenie bohatera',
    text: 'Zasada do włączenia lub wyłączenia, żeby bohaterowie nie ginęli od jednego pecha. Przy prostym tworzeniu masz o jedną umiejętność ucznia mniej i trzy niewydane punkty doświadczenia. Przy budowie z punktów odkładasz 3, 4 albo 5, których nie wolno wydać na umiejętności ani zaklęcia.',
  },
  heroPoint: {
    title: 'Punkty bohatera',
    text: 'Każdy niewydany punkt doświadczenia można poświęcić na własny rzut. Daje albo dodatkową kość, dodawaną jak po dziewiątce, z własnymi dziewiątkami, lecz bez zera, albo zignorowanie zera: zero jest wtedy tylko zerem. Dodatkowa kość nie usuwa zera. Za dwa punkty można jedno i drugie.',
  },
  heroLimit: {
    title: 'Ile punktów bohatera i kiedy?',
    text: 'Najlepiej jeden, najwyżej dwa na zwykły rzut i do czterech na rzut na wytrzymałość. Wydaje się je po jednym, gdy widać kość, dopóki mistrz gry nie zatwierdzi rzutu; stół może żądać ich z góry. Tylko na rzuty własnej postaci. Bohaterowie niezależni ich nie mają, chyba że stół postanowi inaczej.',
  },
  creation: {
    title: 'Tworzenie postaci',
    text: 'Imię, cechy od −4 do +4 bez 0, umiejętności od 0 do 8 i zgoda mistrza gry, który może wyjść poza skalę. Nazwy z książki, po polsku: Niski wzrost, Bystrość, Podstępność, Honor, Zakochanie, Lwie serce, Siła, Ogrom, Upojenie; Ukrywanie się, Bójka, Jazda, Przekonywanie, Romanse. Zwykłą liczbę umiejętności ucznia wpisuje mistrz gry.',
  },
  specialisation: {
    title: 'Specjalizacja',
    text: 'Zasada domowa, wyłączona, dopóki stół jej nie włączy. Specjalizacja to nazwany wąski wycinek umiejętności, bez wartości. Gdy pasuje, daje +3 albo trudność o jeden wiersz tabeli niższą, nigdy poniżej Banalnego; wybiera się przed rzutem. Kosztuje jeden punkt doświadczenia albo trzy zastępują jedną umiejętność ucznia. Zgadza się na nią mistrz gry.',
  },
  daze: {
    title: 'Oszołomienie',
    text: 'Zasada domowa, wyłączona, dopóki stół jej nie włączy. Mistrz gry mówi, jak bardzo postać jest oszołomiona: tę liczbę odejmuje się od każdego rzutu postaci, także od tego, który czeka na kość, aż mistrz gry ją usunie.',
  },
  toughness: {
    title: 'Rzut na wytrzymałość',
    text: 'Rzut, żeby znieść cios, przeciw obrażeniom, które ustala mistrz gry. Można na niego wydać do czterech punktów bohatera. Jako zasada domowa, wyłączona, dopóki stół jej nie włączy, rzut korzysta z umiejętności Stryktålighet, jeśli postać ją ma, i zostawia znak: lekka rana przy sukcesie, inaczej poważna. Mistrz gry mówi, jaka, i usuwa znak.',
  },
  series: {
    title: 'Rzuty przeciwstawne z rzędu',
    text: 'Powtarzajcie rzut przeciwstawny, aż jedna strona wygra tyle razy, ile ustalono. Rzuty bez wygranej powtarza się. Można też uznać, że każda przegrana osłabia o 1 do końca. Gdy stół włączy tę zasadę domową, wynik jest liczony i widać szanse. „Jak to się może skończyć?” pokazuje je już przed pierwszym rzutem: kto wygra, po ilu rzutach i z jakim wynikiem.',
  },
  experience: {
    title: 'Wydawanie doświadczenia',
    text: 'Mistrz gry odejmuje punkty i wpisuje, co kupiono. Książka nie podaje tu kosztów.',
  },
};
