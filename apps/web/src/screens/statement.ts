import type { Locale } from '@aspekt/contract';

type Statement = Readonly<Record<'aim' | 'checked' | 'contact', string>> & {
  readonly works: readonly string[];
  readonly limits: readonly string[];
  readonly worksTitle: string;
  readonly limitsTitle: string;
};

const en: Statement = {
  aim: 'Aspekt is meant for everyone. It is held to WCAG 2.2, levels A and AA.',
  worksTitle: 'What you can count on',
  works: [
    'Everything can be done by keyboard, and most of it by typing in the log. No dragging.',
    'A roll is a sentence: who, what, result, why. A screen reader hears it at once; much at a time is gathered, and can be hushed.',
    'Nothing is said by colour alone. Light, dark and your own system colours work.',
    'Text can be enlarged and spaced; 320 pixels are wide enough. Motion is short, and gone if you ask for that.',
    'Character sheets can be printed and saved as plain text, the log as text.',
    'Swedish, Polish and English, for each seat.',
  ],
  limitsTitle: 'What we know is lacking',
  limits: [
    'It has been tried with Orca and Chromium, not yet with NVDA, JAWS or VoiceOver, and not yet by people who use a screen reader every day.',
    'What players write themselves is read in your language, whatever language it is in.',
    'The QR code of a link is a picture; the link stands beside it.',
  ],
  checked:
    'Every screen is checked by machine in three languages, both themes and three widths before each version, and whole sessions are played by keyboard alone.',
  contact:
    'If something is hard or does not work, tell whoever runs this server. That is a mistake of ours, not of yours.',
};

const sv: Statement = {
  aim: 'Aspekt är till för alla. Vi följer WCAG 2.2, nivå A och AA.',
  worksTitle: 'Det här kan du räkna med',
  works: [
    'Allt går att göra med tangentbordet, och det mesta genom att skriva i loggen. Inget behöver dras.',
    'Ett slag är en mening: vem, vad, resultat, varför. En skärmläsare får den genast; händer mycket på en gång samlas det, och det går att tysta.',
    'Inget sägs bara med färg. Ljust, mörkt och systemets egna färger fungerar.',
    'Texten kan göras större och glesare; 320 bildpunkter räcker. Rörelser är korta, och borta om du vill det.',
    'Rollformulär kan skrivas ut och sparas som ren text, loggen som text.',
    'Svenska, polska och engelska, för varje plats för sig.',
  ],
  limitsTitle: 'Det här vet vi fattas',
  limits: [
    'Det är prövat med Orca och Chromium, ännu inte med NVDA, JAWS eller VoiceOver, och ännu inte av dem som använder skärmläsare varje dag.',
    'Det som spelare själva skriver läses på ditt språk, vilket språk det än är på.',
    'QR-koden för en länk är en bild; länken står bredvid.',
  ],
  checked:
    'Varje skärm prövas maskinellt på tre språk, i ljust och mörkt och i tre bredder före varje version, och hela spelkvällar spelas med bara tangentbordet.',
  contact: 'Är något svårt eller fungerar det inte, säg till den som driver servern. Felet är vårt, inte ditt.',
};

const pl: Statement = {
  aim: 'Aspekt jest dla wszystkich. Trzymamy się WCAG 2.2, poziomów A i AA.',
  worksTitle: 'Na to można liczyć',
  works: [
    'Wszystko da się zrobić klawiaturą, a większość przez pisanie w dzienniku. Niczego nie trzeba przeciągać.',
    'Rzut to jedno zdanie: kto, co, wynik, dlaczego. Czytnik ekranu dostaje je od razu; gdy dzieje się dużo naraz, jest to zbierane i można to wyciszyć.',
    'Nic nie jest powiedziane samym kolorem. Działają motywy jasny i ciemny oraz kolory twojego systemu.',
    'Tekst można powiększyć i rozstrzelić; wystarczy 320 pikseli szerokości. Ruch jest krótki, a na życzenie go nie ma.',
    'Karty postaci można wydrukować i zapisać jako zwykły tekst, dziennik jako tekst.',
    'Szwedzki, polski i angielski, dla każdego miejsca osobno.',
  ],
  limitsTitle: 'Tego, jak wiemy, brakuje',
  limits: [
    'Sprawdzono z Orką i Chromium, jeszcze nie z NVDA, JAWS ani VoiceOver, i jeszcze nie z osobami, które używają czytnika na co dzień.',
    'To, co piszą grający, jest czytane w twoim języku, niezależnie od tego, w jakim jest języku.',
    'Kod QR linku jest obrazem; link stoi obok.',
  ],
  checked:
    'Każdy ekran jest przed każdą wersją sprawdzany maszynowo w trzech językach, w obu motywach i trzech szerokościach, a całe sesje są rozgrywane samą klawiaturą.',
  contact: 'Jeśli coś jest trudne albo nie działa, daj znać osobie, która prowadzi ten serwer. To nasz błąd, nie twój.',
};

export const statements: Readonly<Record<Locale, Statement>> = { sv, pl, en };
