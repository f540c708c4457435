import type { PerLocale } from '@aspekt/contract';

/** An antagonist as the game master would type it (VAST-NPC-01): traits before the semicolon, skills after. */
export type Opponent = { readonly name: string; readonly line: string };

/** The brawling farmer is the book's; the others are ours. */
export const opponents: PerLocale<readonly Opponent[]> = {
  sv: [
    { name: 'Bonde i barslagsmål', line: 'Full -2; Slagsmål 2' },
    { name: 'Spion', line: 'Lömsk -3, Misstänksam +2; Smyga 3, Spana 2' },
    { name: 'Stadsvakt', line: 'Pliktrogen +2, Uttråkad -1; Spjut 3' },
    { name: 'Rövarhövding', line: 'Girig -2, Fruktad +3; Svärd 4, Övertala 2' },
    { name: 'Torneringsriddare', line: 'Heder +3, Högfärdig -2; Rida 5, Lans 4' },
    { name: 'Skogstroll', line: 'Stor +4, Trög -3; Slagsmål 3' },
    { name: 'Hovintrigör', line: 'Charmig +3, Feg -2; Romans 4, Övertala 4' },
  ],
  pl: [
    { name: 'Chłop w karczemnej bójce', line: 'Upojenie -2; Bójka 2' },
    { name: 'Szpieg', line: 'Podstępność -3, Podejrzliwość +2; Skradanie się 3, Tropienie 2' },
    { name: 'Straż miejska', line: 'Obowiązkowość +2, Znudzenie -1; Włócznia 3' },
    { name: 'Herszt zbójców', line: 'Chciwość -2, Postrach +3; Miecz 4, Przekonywanie 2' },
    { name: 'Rycerz turniejowy', line: 'Honor +3, Pycha -2; Jazda 5, Kopia 4' },
    { name: 'Leśny troll', line: 'Ogrom +4, Powolność -3; Bójka 3' },
    { name: 'Dworski intrygant', line: 'Urok +3, Tchórzostwo -2; Romanse 4, Przekonywanie 4' },
  ],
  en: [
    { name: 'Brawling farmer', line: 'Drunk -2; Brawling 2' },
    { name: 'Spy', line: 'Sly -3, Suspicious +2; Sneaking 3, Watching 2' },
    { name: 'Town guard', line: 'Dutiful +2, Bored -1; Spear 3' },
    { name: 'Robber chief', line: 'Greedy -2, Feared +3; Sword 4, Persuasion 2' },
    { name: 'Tourney knight', line: 'Honour +3, Haughty -2; Riding 5, Lance 4' },
    { name: 'Forest troll', line: 'Big +4, Slow -3; Brawling 3' },
    { name: 'Court schemer', line: 'Charming +3, Cowardly -2; Romance 4, Persuasion 4' },
  ],
};
