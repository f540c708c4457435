import type { PerLocale } from '@aspekt/contract';
import type { AspectSlot, StuntEffect } from './model.ts';

/** Words that the page puts beside empty fields, so that nobody starts from a blank page. */
export type Prompts = {
  /** Before a roll; without good answers it succeeds without one (ODE-ACT-05). */
  readonly beforeRoll: readonly [string, string, string];
  /** What the situation aspects of a new scene can be about (ODE-SCN-01). */
  readonly scene: readonly string[];
  /** A question for each aspect of a sheet, and examples (ODE-ASP-05..08, ODE-KND-11). */
  readonly aspects: Readonly<Record<AspectSlot, { readonly question: string; readonly examples: readonly string[] }>>;
  readonly situations: readonly string[];
  readonly consequences: readonly string[];
  readonly boosts: readonly string[];
  /** How each kind of rule-changing stunt reads (ODE-STU-10..14). */
  readonly stunts: Readonly<Record<StuntEffect['type'], string>>;
  readonly feel: Readonly<Record<'shine' | 'tension' | 'dire', string>>;
};

const sv: Prompts = {
  beforeRoll: ['Vad hindrar det?', 'Vad kan gå fel?', 'Vad blir intressant när det går fel?'],
  scene: ['Stämning eller väder', 'Hinder i vägen', 'Skydd', 'Faror', 'Saker att använda'],
  aspects: {
    highConcept: { question: 'Vem är du, i en mening?', examples: ['Ledare över en grupp överlevare'] },
    trouble: { question: 'Vad gör livet svårare, och roligt att spela?', examples: ['Jag måste skydda min bror'] },
    relationship: { question: 'Vad finns mellan dig och en annan i gruppen, och var skaver det?', examples: [] },
    free1: { question: 'Vad gör dig roligare att spela?', examples: ['Sinne för detaljer'] },
    free2: { question: 'Vad hör du ihop med i världen?', examples: [] },
    highConcept2: { question: 'Vem är du också?', examples: [] },
  },
  situations: ['Brinner', 'Skarpt solljus', 'Arg folkmassa', 'Slagen till marken', 'Jagad av polisen'],
  consequences: ['Stukad vrist', 'Hjärnskakning', 'Handikappande självtvivel'],
  boosts: ['I mitt sikte', 'Distraherad', 'Ostadig under fötterna'],
  stunts: {
    swapSkill: 'Använd en annan färdighet än den vanliga i en viss situation.',
    allowAction: 'Använd en färdighet till en handling som den annars inte klarar.',
    extraFreeInvoke: 'Få ett fritt åberopande till när du skapar ett övertag.',
    declareFact: 'En liten sak som alltid är sann.',
    extraStress: 'Två stressrutor till.',
    extraConsequence: 'En mild konsekvensruta till.',
    text: 'Något annat som är värt ungefär +2.',
  },
  feel: { shine: 'en chans att glänsa', tension: 'spännande', dire: 'kritiskt' },
};

const en: Prompts = {
  beforeRoll: ['What stands in the way?', 'What can go wrong?', 'What makes it interesting when it does?'],
  scene: ['Mood or weather', 'Obstacles to movement', 'Cover', 'Dangers', 'Things to use'],
  aspects: {
    highConcept: { question: 'Who are you, in one sentence?', examples: ['Leader of a Band of Survivors'] },
    trouble: { question: 'What makes life harder, and fun to play?', examples: ['I Must Protect My Brother'] },
    relationship: { question: 'What ties you to another of the group, and where does it chafe?', examples: [] },
    free1: { question: 'What makes you more fun to play?', examples: ['An Eye for Detail'] },
    free2: { question: 'What do you belong to in this world?', examples: [] },
    highConcept2: { question: 'Who else are you?', examples: [] },
  },
  situations: ['On Fire', 'Glaring Sunlight', 'Angry Crowd', 'Knocked to the Ground', 'Hunted by the Police'],
  consequences: ['Sprained Ankle', 'Concussion', 'Crippling Self-Doubt'],
  boosts: ['In My Sights', 'Distracted', 'Unsteady on Their Feet'],
  stunts: {
    swapSkill: 'Use another skill than the usual one in a certain situation.',
    allowAction: 'Use a skill for an action it normally cannot do.',
    extraFreeInvoke: 'Get one more free invoke when you create an advantage.',
    declareFact: 'A small thing that is always true.',
    extraStress: 'Two more stress boxes.',
    extraConsequence: 'One more mild consequence slot.',
    text: 'Something else that is worth about +2.',
  },
  feel: { shine: 'a chance to shine', tension: 'tense', dire: 'dire' },
};

const pl: Prompts = {
  beforeRoll: ['Co stoi na przeszkodzie?', 'Co może pójść nie tak?', 'Co ciekawego wtedy wyniknie?'],
  scene: ['Nastrój albo pogoda', 'Przeszkody w ruchu', 'Osłony', 'Niebezpieczeństwa', 'Rzeczy do użycia'],
  aspects: {
    highConcept: { question: 'Kim jest ta postać, w jednym zdaniu?', examples: ['Na czele grupy ocalałych'] },
    trouble: { question: 'Co utrudnia życie i przyda się w grze?', examples: ['Muszę chronić brata'] },
    relationship: { question: 'Co łączy z inną postacią i gdzie iskrzy?', examples: [] },
    free1: { question: 'Co doda tej postaci smaku?', examples: ['Oko do szczegółów'] },
    free2: { question: 'Gdzie jest jej miejsce w świecie?', examples: [] },
    highConcept2: { question: 'Kim jeszcze jest ta postać?', examples: [] },
  },
  situations: ['Pożar', 'Ostre słońce', 'Wściekły tłum', 'Na ziemi', 'Policja na karku'],
  consequences: ['Skręcona kostka', 'Wstrząs mózgu', 'Paraliżujące zwątpienie'],
  boosts: ['Na muszce', 'Rozproszenie', 'Chwiejny krok'],
  stunts: {
    swapSkill: 'Inna umiejętność niż zwykle w określonej sytuacji.',
    allowAction: 'Umiejętność do akcji, do której zwykle się nie nadaje.',
    extraFreeInvoke: 'Jedno darmowe wywołanie więcej przy uzyskaniu przewagi.',
    declareFact: 'Drobiazg, który zawsze jest prawdą.',
    extraStress: 'Dwa pola presji więcej.',
    extraConsequence: 'Jedno miejsce na łagodną konsekwencję więcej.',
    text: 'Coś innego, wartego mniej więcej +2.',
  },
  feel: { shine: 'okazja, by zabłysnąć', tension: 'napięcie', dire: 'krytycznie' },
};

export const prompts: PerLocale<Prompts> = { sv, pl, en };
