import type { Lexicon } from '../words.ts';

/** What the book's things are called. */
export const lexicon: Lexicon = {
  spheres: {
    character: 'Charakter',
    ferocity: 'Zaciekłość',
    flexibility: 'Elastyczność',
    refinement: 'Wyrafinowanie',
    socialisation: 'Socjalizacja',
  },
  proficiencies: {
    combat: 'Walka i zahartowanie',
    fitness: 'Kondycja i sprawność',
    knowledge: 'Wiedza i obycie',
    perception: 'Percepcja i empatia',
    expression: 'Ekspresja i perswazja',
    precision: 'Skrupulatność i precyzja',
  },
  kinds: { background: 'aspekt tła', role: 'aspekt roli', focus: 'aspekt skupienia' },
  degrees: {
    none: 'bez sukcesu',
    partial: 'częściowy sukces',
    goal: 'osiągnięcie celu',
    extraordinary: 'nadzwyczajny sukces',
    partialFailure: 'częściowa porażka',
    failure: 'porażka',
    criticalFailure: 'krytyczna porażka',
  },
  groups: { chance: 'kategoria szans', scale: 'kategoria skali' },
  resources: {
    exceptionalEquipment: 'Wyjątkowy bądź magiczny ekwipunek',
    magicalAbilities: 'Zdolności magiczne',
    wealth: 'Znaczny majątek',
    connections: 'Wyjątkowe znajomości',
    office: 'Pełniona funkcja',
    lowStanding: 'Niska pozycja społeczna',
    poverty: 'Bieda',
  },
  steps: ['Pula testu', 'Wyniki', 'Atuty', 'Kategorie szans', 'Biegłość', 'Kategorie skali'],
};
