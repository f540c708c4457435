import type { Words } from './types.ts';

export const pl: Words = {
  outcome: {
    proved: 'Udowodnione: każdy rzut wynika z liczby, do której serwer zobowiązał się wcześniej.',
    unrevealed:
      'Jeszcze nie do udowodnienia: wszystko się zgadza, a część rzutów da się udowodnić dopiero po odsłonięciu liczby.',
    wrong: 'Nie zgadza się: ten dziennik nie dowodzi swoich kości.',
    none: 'Nie ma czego dowodzić: przy tym stole nie rzucano kośćmi.',
  },
  fault: {
    'not a log': 'Nie zgadza się: to nie jest dziennik Aspektu.',
    'unknown version': 'Ten dziennik pochodzi z nowszej wersji niż ta kontrola. Zaktualizuj ją i spróbuj ponownie.',
    changed: 'Nie zgadza się: dziennik został zmieniony. Jego sumy kontrolne do siebie nie pasują.',
    'cut short': 'Nie zgadza się: dziennik został skrócony albo dopisano w nim wpisy.',
  },
  whole: 'Sumy kontrolne dziennika pasują do siebie.',
  count: {
    proved: 'Udowodnione',
    unrevealed: 'Jeszcze nie do udowodnienia',
    wrong: 'Nie zgadza się',
    typed: 'Wpisane ręcznie, nie ma czego dowodzić',
  },
  unsealed: 'Otwarte tajne rzuty bez pieczęci w tym pliku, nie ma czego dowodzić',
  opened: 'Otwarte tajne rzuty zgodne z pieczęcią',
  asSent: 'Twoje własne rzuty zapisane tak, jak wysłało je to urządzenie',
  strange: 'Rzuty w twoim imieniu, których to urządzenie nie zna, na przykład z innego urządzenia',
  late: 'Twoje własne rzuty, do których liczby serwer zobowiązał się dopiero po ich wysłaniu',
  unsalted: 'Rzuty bez danych osoby, która rzucała',
  chosen: 'Rzucone przez sam stół w sposób, który zostawiał serwerowi wybór',
  overruled: 'Zasady uchylone przez MG',
  unanswered: 'Ktoś nie dostał wcześniej odpowiedzi na rzut',
  line: 'wpis',
  going: {
    'goes on': 'Dziennik jest dalszym ciągiem wcześniejszego. Nowe wpisy',
    behind:
      'Nie zgadza się: dziennik kończy się przed wcześniejszym. Serwer cofnął się do wcześniejszego stanu albo usunięto wpisy. Brakujące wpisy',
    other:
      'Nie zgadza się: dziennik jest inny niż wcześniejszy. Serwer cofnął się i grano dalej albo zmieniono dziennik',
    'another table': 'Te dwa dzienniki są z różnych stołów.',
  },
  broken: { earlier: 'Wcześniejszy dziennik', later: 'Późniejszy dziennik' },
  why: {
    malformed:
      'Coś w tym wpisie nie jest tego rodzaju, co trzeba, na przykład licznik nie jest liczbą całkowitą. Nic w nim niczego nie dowodzi.',
    'no source': 'Rzut nie mówi ani z jakiej liczby pochodzi, ani że go wpisano.',
    'typed without leave': 'Kości wpisano przy stole, który na to nie pozwalał.',
    'counter went back': 'Licznik kości stoi albo się cofa: rzut powtórzono, dodano lub przeniesiono.',
    'rolled twice': 'To samo polecenie rzuciło dwa razy: serwer spróbował jeszcze raz z tym, co wysłano jeden raz.',
    'rolls missing': 'Licznik kości przeskakuje: brakuje wcześniejszego rzutu.',
    'throws missing': 'Kości zostały pobrane, a rzutu nie ma.',
    'no commitment': 'Wcześniej nie było zobowiązania do tej liczby.',
    'chain had ended': 'Liczba była już nieużywana lub odsłonięta, gdy padły kości.',
    'commitment replaced': 'Zobowiązanie zastąpiono innym.',
    'other seed': 'Odsłonięta liczba nie jest tą, do której serwer się zobowiązał.',
    'other faces': 'Wynik nie wynika z liczby i danych osoby, która rzucała.',
    'id chosen':
      'To, co nastąpiło samo, ma identyfikator lub dane, które z niczego nie wynikają: serwer mógł próbować innych, aż kości mu odpowiadały.',
    'not as sent':
      'Rzut wysłano stąd, ale nie z tym identyfikatorem albo nie z tymi danymi: podmienił je ten, kto prowadził dziennik.',
    'other seal': 'Tajny rzut nie pasuje do pieczęci z chwili, gdy padły kości.',
    'no seal': 'Otwarto tajny rzut, który nigdy nie był zapieczętowany.',
  },
};
