import { guarded, NotYours, parse } from '@aspekt/contract';
import { toNumber } from '@aspekt/dice';
import { expect, test } from 'vitest';
import type { Question } from '../model.ts';
import { questions } from '../questions.ts';
import { sit, sum, viewer, zero, type Played } from '../testing.ts';
import { atLeast, classes } from './spread.ts';

const ghoul = { id: 'ghoul', kind: 'threat', skills: { athletics: 1 }, stress: { physical: { boxes: 2 } } };
const table = (more: Readonly<Record<string, unknown>> = {}): Played =>
  sit({ characters: [{ id: 'x', skills: { fight: 3, lore: 2 } }, { id: 'y', skills: { lore: 1 } }, ghoul], ...more });
const ask = ({ state }: Played, question: Question): Readonly<Record<string, never>> => {
  const parsed = parse(questions.schema, question);
  if (parsed.issues) throw new Error(`not a question: ${JSON.stringify(question)}`);
  return questions.answer(state, parsed.value) as Readonly<Record<string, never>>;
};
const struck = (shifts: number): Played =>
  table({
    characters: [
      {
        id: 'x',
        stress: { physical: { boxes: 3, marked: 1 } },
        consequences: [{ slotId: 'moderate', text: 'Bruten arm' }],
      },
      ghoul,
    ],
    scene: { hits: [{ targetId: 'x', byId: 'ghoul', harm: 'physical', shifts }] },
  });
const attacked = (): Played =>
  table()
    .by('x', { type: 'ode/declareAction', intent: 'slår', action: 'attack', skill: 'fight', target: 'ghoul' })
    .by('gm', { type: 'ode/declareDefence', skill: 'athletics', actor: 'ghoul' });

test('en handling innan den sägs: klasser, träffar och vad åberopanden ger', () => {
  const fixed = ask(table(), {
    ask: 'action',
    actor: 'x',
    action: 'overcome',
    skill: 'lore',
    difficulty: 3,
    helpers: ['y'],
  });
  expect(fixed).toMatchObject({ delta: 0, opposed: false, classes: { tie: { exact: '19/81' } }, feel: 'tension' });
  const blow = ask(table(), {
    ask: 'action',
    actor: 'x',
    action: 'attack',
    skill: 'fight',
    defender: 'ghoul',
    defence: 'athletics',
  });
  expect(blow).toMatchObject({
    delta: 2,
    opposed: true,
    classes: { fail: { value: toNumber(classes(2, true).fail) } },
  });
  expect(blow['invokes']).toHaveLength(3);
});

test('den som inte får veta motståndarens nivå får inget svar', () => {
  const { state } = table();
  const question: Question = { ask: 'action', actor: 'x', action: 'attack', skill: 'fight', defender: 'ghoul' };
  expect(() => questions.answer(guarded(state, viewer('x')), question)).toThrow(NotYours);
  expect(() => questions.answer(guarded(attacked().state, viewer('x')), { ask: 'takesOut' })).toThrow(NotYours);
});

test('det öppna slaget: före tärningarna, mellan dem och när alla ligger', () => {
  const declared = attacked();
  expect(ask(declared, { ask: 'roll', goal: 1 })).toMatchObject({ delta: 2, opposed: true });
  expect(questions.answer(guarded(declared.state, viewer('x')), { ask: 'roll', goal: 1 })).toMatchObject({ delta: 2 });
  const half = declared.by('x', { type: 'ode/rollDice' }, ...sum(1));
  expect(ask(half, { ask: 'roll', goal: 1 })).toMatchObject({ delta: 3, opposed: false });
  const all = half.by('gm', { type: 'ode/rollDice' }, ...sum(4));
  expect(ask(all, { ask: 'roll', goal: 1 })).toMatchObject({
    shifts: -1,
    outcome: 'fail',
    behind: 2,
    actor: { plus2: { exact: '1' }, steps: [{ k: 1, step: 'plus2' }, { k: 2 }, { k: 3 }] },
    opponent: { steps: [{ step: 'done' }, {}, {}] },
  });
  expect(ask(table(), { ask: 'roll', goal: 1 })).toMatchObject({ refusal: { code: 'wrongStatus' } });
});

test('chansen att slå ut med det här slaget', () => {
  const before = ask(attacked(), { ask: 'takesOut' });
  expect(before).toMatchObject({ capacity: 2 });
  const hit = attacked()
    .by('x', { type: 'ode/rollDice' }, ...sum(1))
    .by('gm', { type: 'ode/rollDice' }, ...zero);
  expect(ask(hit, { ask: 'takesOut' })).toEqual({ capacity: 2, takesOut: { exact: '1', value: 1 } });
});

test('mellan kasten ligger de egna tärningarna, och bara de kan slås om (ODE-INV-03, D-09)', () => {
  const low = attacked().by('x', { type: 'ode/rollDice' }, ...sum(-4));
  // Three short before the defence: 5 of 81 without an invoke, 31 with +2; where that is too little, a reroll.
  const success = { chances: [{ exact: '5/81' }, { value: expect.closeTo(bestOfOne, 12) as number }, {}, {}] };
  expect(ask(low, { ask: 'roll', goal: 1 })['invokes']).toMatchObject([{}, success, {}]);
});

/** By hand: −4 against each throw of the defence, with +2 where that does it and a reroll where it does not. */
const bestOfOne = (() => {
  const ways = [1, 4, 10, 16, 19, 16, 10, 4, 1];
  const thrown = ways.map((n, i) => ({ face: i - 4, chance: n / 81 }));
  return thrown.reduce((total, { face: theirs, chance }) => {
    const shifts = 2 - 4 - theirs;
    const again = thrown.reduce((sum, own) => sum + (2 + own.face - theirs >= 1 ? own.chance : 0), 0);
    return total + chance * (shifts + 2 >= 1 ? 1 : again);
  }, 0);
})();

test('den som försvarar sig ser sina egna chanser, före och mellan kasten (ODE-DEF-08)', () => {
  const mine = { ask: 'roll', goal: 1, side: 'defence' } as const;
  expect(ask(attacked(), mine)).toMatchObject({ delta: -2, opposed: true, classes: classesOf(-2, true) });
  const half = attacked().by('x', { type: 'ode/rollDice' }, ...sum(-4));
  // Fight +3 with −4 against Athletics +1: two ahead before the defence is thrown.
  expect(ask(half, mine)).toMatchObject({ delta: 2, opposed: false, classes: classesOf(2, false) });
});

const classesOf = (delta: number, opposed: boolean) => {
  const { fail, tie, success, style } = classes(delta, opposed);
  const value = (of: typeof fail) => ({ value: toNumber(of) });
  return { fail: value(fail), tie: value(tie), success: value(success), style: value(style) };
};

test('vapen och rustning räknas in i träffarna och i chansen att slå ut, men en missad attack slår inte ut (ODE-OPT-05)', () => {
  const armed = (weapon: number, armour: number): Played =>
    table({
      settings: { optWeaponArmour: true },
      characters: [
        { id: 'x', skills: { fight: 1 }, weapon },
        { ...ghoul, armour },
      ],
    })
      .by('x', { type: 'ode/declareAction', intent: 'slår', action: 'attack', skill: 'fight', target: 'ghoul' })
      .by('gm', { type: 'ode/declareDefence', skill: 'athletics', actor: 'ghoul' });
  const odds = (weapon: number, armour: number) => ask(armed(weapon, armour), { ask: 'roll', goal: 1 })['attack'];
  expect(odds(4, 0)).toMatchObject({
    tie: { exact: '0' },
    hits: [{ hit: 4, chance: { exact: '41/243' } }, {}, {}, {}, {}, {}, {}, {}, {}],
  });
  expect(odds(0, 3)).toMatchObject({ hits: [{ hit: 1 }, { hit: 2 }, { hit: 3 }, { hit: 4 }, { hit: 5 }] });
  const tieOrBetter = toNumber(atLeast(0, true, 0));
  expect(ask(armed(4, 0), { ask: 'takesOut' })).toMatchObject({ takesOut: { value: tieOrBetter } });
  const missed = armed(4, 0)
    .by('x', { type: 'ode/rollDice' }, ...sum(-1))
    .by('gm', { type: 'ode/rollDice' }, ...zero);
  expect(ask(missed, { ask: 'takesOut' })).toMatchObject({ takesOut: { exact: '0' } });
});

test('utan att stunt räknas ihop visar oddsen bara en (D-26)', () => {
  const stunt = (id: string) => ({ id, kind: 'bonus', skill: 'fight', action: 'overcome' });
  const one = { id: 'x', skills: { fight: 1 }, stunts: [stunt('a'), stunt('b')] };
  const asked = { ask: 'action', actor: 'x', action: 'overcome', skill: 'fight', stunts: ['a', 'b'] } as const;
  expect(ask(sit({ characters: [one] }), asked)).toMatchObject({ delta: 5 });
  expect(ask(sit({ characters: [one], settings: { stuntStacking: false } }), asked)).toMatchObject({ delta: 3 });
});

test('alla sätt att ta träffen, billigast först, och varför de andra inte går', () => {
  const ways = ask(struck(3), { ask: 'harm', character: 'x' });
  expect(ways).toMatchObject({
    boxes: 2,
    most: 10,
    stressOnly: { code: 'notAbsorbed', data: { shifts: 3, left: 1 } },
    unusable: [{ slotId: 'moderate', code: 'slotOccupied' }],
  });
  expect(ways['ways']).toMatchObject([
    { stress: 1, slots: ['mild'], absorbs: 3, left: { boxes: 1, slots: [6] } },
    { stress: 0, slots: ['severe'], absorbs: 6 },
  ]);
  expect(ask(struck(2), { ask: 'harm', character: 'x' })['stressOnly']).toBeNull();
  expect(ask(table(), { ask: 'harm', character: 'x' })).toMatchObject({ refusal: { code: 'wrongStatus' } });
  expect(ask(struck(1), { ask: 'maxAbsorb', character: 'x', harm: 'physical' })).toEqual({ maxAbsorb: 10 });
});

test('en extrem konsekvens är sista utvägen, där bordet spelar så (ODE-OPT-02)', () => {
  const one = {
    id: 'x',
    aspects: [{ slot: 'trouble', text: 'Nyfiken' }],
    stress: { physical: { boxes: 3, marked: 3 } },
  };
  const desperate = table({
    characters: [one, ghoul],
    settings: { optExtremeConsequence: true },
    scene: { hits: [{ targetId: 'x', byId: 'ghoul', harm: 'physical', shifts: 6 }] },
  });
  expect(ask(desperate, { ask: 'harm', character: 'x' })['ways']).toMatchObject([
    { slots: ['mild', 'moderate'] },
    { slots: ['severe'] },
    { stress: 0, slots: ['extreme'], absorbs: 8, left: { boxes: 0, slots: [2, 4, 6] } },
  ]);
});

test('vad scenens slut rensar, betalar och läker', () => {
  const ending = table({
    characters: [
      {
        id: 'x',
        stress: { physical: { marked: 1 } },
        pendingFatePoints: [{ amount: 2, reason: 'hostileInvoke' }],
        consequences: [{ slotId: 'mild', text: 'Haltar', state: 'recovering', treatedInScene: 0 }],
      },
    ],
    scene: {
      aspects: [
        { id: 'a', text: 'Dimma' },
        { id: 'b', kind: 'boost', boostHolderId: 'x' },
        { id: 'c', text: 'Rasat', lifetime: 'lasting' },
      ],
    },
  });
  expect(ask(ending, { ask: 'sceneEnd' })).toEqual({
    clears: ['x'],
    aspects: [{ id: 'a', text: 'Dimma' }],
    boosts: 1,
    pays: [{ id: 'x', points: 2 }],
    heals: [{ id: 'x', slotId: 'mild', text: 'Haltar' }],
  });
});

test('vad ett medgivande ger just nu, eller varför det är för sent', () => {
  const fight = table({ conflict: { activeId: 'x' } });
  expect(ask(fight, { ask: 'concession', character: 'x' })).toEqual({ points: 1, consequences: 0 });
  expect(ask(table(), { ask: 'concession', character: 'x' })).toMatchObject({ refusal: { code: 'notInConflict' } });
});

test('varje fråga har ett svar som går att skicka', () => {
  const track = { boxes: 2, slots: [2, 4] };
  const all: readonly Question[] = [
    { ask: 'static', delta: 1 },
    { ask: 'opposed', delta: 1 },
    { ask: 'attack', delta: 1 },
    { ask: 'invokesStatic', delta: 0, k: 2, goal: 1 },
    { ask: 'invokesOpposed', delta: 0, k: 2, goal: 1 },
    { ask: 'bestStep', delta: 0, k: 1, goal: 1, dice: -1, theirs: 1 },
    { ask: 'invokeDuel', delta: 0, kActor: 1, kOpponent: 1, goal: 1 },
    { ask: 'teamwork', rating: 2, helpers: [1], difficulty: 3 },
    { ask: 'createAdvantage', delta: 1, opposed: true, mode: 'new' },
    { ask: 'contestDirect', delta: 1, target: 3 },
    { ask: 'contestStatic', ratings: [1, 2], difficulties: [2, 2], target: 3 },
    { ask: 'contestMany', ratings: [1, 2, 3], target: 3 },
    { ask: 'takenOutWithin', delta: 0, track, n: 3 },
    { ask: 'absorb', track, hit: 3 },
    { ask: 'duel', deltas: [0, 0], tracks: [track, track], policy: 'optimal', boosts: true },
    { ask: 'duel', deltas: [-20, -20], tracks: [track, track], policy: 'stressFirst', boosts: false },
    { ask: 'duelLength', deltas: [0, 0], tracks: [track, track] },
    { ask: 'challenge', deltas: [0, 1] },
    { ask: 'recovery', rating: 2, severity: 'mild', self: false },
    { ask: 'setupThenAttack', createDelta: 1, attackDelta: 0, goal: 1 },
    { ask: 'difficulty', reasons: 2, rating: 3 },
  ];
  for (const question of all) {
    const answer = ask(table(), question);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(answer).not.toHaveProperty('refusal');
  }
  expect(ask(table(), { ask: 'recovery', rating: 2, severity: 'extreme', self: false })).toHaveProperty('refusal');
});

test('en attack möts av det bästa som får försvara mot den (ODE-USE-02, ODE-USE-03, ODE-USE-05)', () => {
  const wary = { id: 'ghoul', kind: 'majorNpc', skills: { athletics: 0, fight: 1, will: 4 } };
  const cold = { id: 'c', effect: { type: 'allowAction', skill: 'deceive', action: 'attack', harm: 'mental' } };
  const against = sit({
    characters: [{ id: 'x', skills: { provoke: 2, fight: 2, shoot: 2, deceive: 2 }, stunts: [cold] }, wary],
  });
  const delta = (skill: string) =>
    ask(against, { ask: 'action', actor: 'x', action: 'attack', skill, defender: 'ghoul' })['delta'];
  expect(['provoke', 'fight', 'shoot', 'deceive'].map(delta)).toEqual([-2, 1, 2, -2]);
});
