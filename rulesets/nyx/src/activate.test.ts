import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import {
  act,
  anna,
  bo,
  bothDeclare,
  commit,
  damaged,
  fight,
  gm,
  oppose,
  play,
  points,
  ready,
  refusal,
  roll,
  table,
  tell,
  use,
} from './fixtures.ts';
import type { Command, State } from './model.ts';
import { reckon } from './reckon.ts';

const alone = play(table(), [act('phaide'), anna]);
const against = play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]);
const duel = play(table(), [oppose({ actor: 'phaide' }, { actor: 'moni' }), anna]);

const line = (state: State, side: 'A' | 'B' = 'A') => {
  const draft = state.drafts['d'];
  if (!draft) throw new Error('no draft');
  return reckon(state, draft)[side];
};
const poor = (state: State, id = 'phaide', left = 0): State =>
  play(state, [{ type: 'nyx/adjustPoints', character: id, delta: left - 5, reason: 'prov' }]);

test('an aspect adds as many dice as it is worth, and several of one sign add up (NYX-DICE-01, NYX-DICE-09)', () => {
  const state = play(
    alone,
    [use('phaide', 'positive', 'phaide', 'a1'), anna],
    [use('phaide', 'positive', 'phaide', 'a2'), anna],
  );
  expect(line(state)).toMatchObject({ positiveDice: 5, negativeDice: 0, net: 5, diceCount: 6, mode: 'best' });
  expect(points(roll(state, [9, 9, 9, 9, 3, 9]).state, 'phaide')).toBe(3);
});

test('nobody activates both helping and hindering aspects herself, wherever the dice land (NYX-DICE-04)', () => {
  const helped = play(against, [use('phaide', 'positive', 'phaide', 'a1'), anna]);
  expect(refusal(helped, use('phaide', 'negative', 'phaide', 'a2'), anna)).toBe('NYX_E_MIXED');
  expect(refusal(helped, use('phaide', 'negative', 'soldier', 'role'), anna)).toBe('NYX_E_MIXED');
  expect(refusal(helped, use('phaide', 'positive', 'soldier', 'role'), anna)).toBeUndefined();
  expect(refusal(helped, use('phaide', 'neutral', 'phaide', 'a2', { drawback: 'x' }), anna)).toBeUndefined();
});

test('a demand and a damage may meet her own helping aspect in one roll (NYX-DICE-05, NYX-DICE-06, NYX-DICE-08)', () => {
  const helped = play(alone, [use('phaide', 'positive', 'phaide', 'a1'), anna]);
  const demand: Command = {
    type: 'nyx/demandAspect',
    id: 'q',
    draft: 'd',
    owner: 'phaide',
    aspect: 'a2',
    target: 'phaide',
  };
  const accept: Command = { type: 'nyx/answerDemand', draft: 'd', demand: 'q', answer: 'accept' };
  const state = play(helped, [demand], [accept, anna]);
  expect(line(state)).toMatchObject({ positiveDice: 3, negativeDice: 2, net: 1, diceCount: 2, mode: 'best' });
  // One paid, two earned: cancelling dice neither returns nor withholds points.
  expect(points(roll(state, [3, 9]).state, 'phaide')).toBe(6);
});

test('dice that cancel wholly leave the base die (NYX-DICE-06, NYX-DICE-07)', () => {
  const demand: Command = {
    type: 'nyx/demandAspect',
    id: 'q',
    draft: 'd',
    owner: 'phaide',
    aspect: 'a3',
    target: 'phaide',
  };
  const state = play(
    alone,
    [use('phaide', 'positive', 'phaide', 'a2'), anna],
    [demand],
    [{ type: 'nyx/answerDemand', draft: 'd', demand: 'q', answer: 'accept' }, anna],
  );
  expect(line(state)).toMatchObject({ net: 0, diceCount: 1, mode: 'single' });
});

test('an aspect is activated once per action; separate damages count separately (NYX-DICE-10, NYX-HARM-08)', () => {
  const once = play(alone, [use('phaide', 'positive', 'phaide', 'a1'), anna]);
  expect(refusal(once, use('phaide', 'positive', 'phaide', 'a1', { id: 'again' }), anna)).toBe('NYX_E_DUPLICATE');
  const hurt = damaged(damaged(table(), 'phaide', 'Sår'), 'phaide', 'Sår');
  const [first, second] = (hurt.characters['phaide']?.aspects ?? []).filter(({ kind }) => kind === 'damage');
  const mark = (aspect = '', id = ''): Command => ({
    type: 'nyx/markDamage',
    id,
    draft: 'd',
    owner: 'phaide',
    aspect,
    answer: 'accept',
  });
  const state = play(hurt, [act('phaide'), anna], [mark(first?.id, 'm1'), anna], [mark(second?.id, 'm2'), anna]);
  expect(line(state)).toMatchObject({ net: -2, diceCount: 3, mode: 'worst' });
  expect(refusal(state, mark(first?.id, 'm3'), anna)).toBe('NYX_E_DUPLICATE');
});

test('activations come before the dice: afterwards there is no draft to change (NYX-DICE-11)', () => {
  const rolled = roll(alone, [3]).state;
  expect(refusal(rolled, use('phaide', 'positive', 'phaide', 'a1'), anna)).toBe('NYX_E_UNKNOWN');
});

test('players activate for their own rollers, the game master for everyone else (NYX-DICE-12)', () => {
  expect(refusal(against, use('phaide', 'positive', 'phaide', 'a1'), bo)).toBe('NYX_E_ROLE');
  expect(refusal(against, use('soldier', 'positive', 'soldier', 'role'), anna)).toBe('NYX_E_ROLE');
  expect(refusal(against, use('soldier', 'positive', 'soldier', 'role'), gm)).toBeUndefined();
  expect(refusal(alone, use('moni', 'positive', 'moni', 'a1'), bo)).toBe('NYX_E_TARGET');
});

test('without a point that is not set aside nothing is used in one’s favour (NYX-PTS-09)', () => {
  const last = poor(alone, 'phaide', 1);
  const spent = play(last, [use('phaide', 'positive', 'phaide', 'a1'), anna]);
  expect(points(spent, 'phaide')).toBe(1);
  expect(refusal(spent, use('phaide', 'positive', 'phaide', 'a2'), anna)).toBe('NYX_E_POINTS');
  const elsewhere = play(spent, [{ type: 'nyx/declareAction', id: 'e', actor: 'phaide', attribute: 'mind' }, anna]);
  expect(refusal(elsewhere, use('phaide', 'positive', 'phaide', 'a2', { draft: 'e' }), anna)).toBe('NYX_E_POINTS');
});

test('points earned by a roll come after it and cannot pay in it, unless the table says so (NYX-PTS-10)', () => {
  const demand: Command = {
    type: 'nyx/demandAspect',
    id: 'q',
    draft: 'd',
    owner: 'phaide',
    aspect: 'a2',
    target: 'phaide',
  };
  const accept: Command = { type: 'nyx/answerDemand', draft: 'd', demand: 'q', answer: 'accept' };
  const hindered = play(poor(alone), [demand], [accept, anna]);
  expect(points(hindered, 'phaide')).toBe(0);
  expect(refusal(hindered, use('phaide', 'positive', 'phaide', 'a1'), anna)).toBe('NYX_E_POINTS');
  expect(points(roll(hindered, [3, 3, 3]).state, 'phaide')).toBe(2);

  const quick = play(poor(play(table({ earnTiming: 'immediately' }), [act('phaide'), anna])), [demand], [accept, anna]);
  const paid = play(quick, [use('phaide', 'positive', 'phaide', 'a1'), anna]);
  expect(points(roll(paid, [3, 3]).state, 'phaide')).toBe(1);
  const both = play(paid, [use('phaide', 'positive', 'phaide', 'a4'), anna]);
  expect(refusal(both, { type: 'nyx/withdrawActivation', draft: 'd', activation: 'q' })).toBe('NYX_E_POINTS');
});

test('where earned points pay at once nobody is seen below 0, and a cap holds for what is left (NYX-PTS-09, NYX-PTS-13)', () => {
  const spend = (pointCap: number | null): State => {
    const start = poor(play(table({ earnTiming: 'immediately', pointCap }), [act('phaide'), anna]));
    const demand: Command = {
      type: 'nyx/demandAspect',
      id: 'q',
      draft: 'd',
      owner: 'phaide',
      aspect: 'a2',
      target: 'phaide',
    };
    const accept: Command = { type: 'nyx/answerDemand', draft: 'd', demand: 'q', answer: 'accept' };
    return roll(
      play(
        start,
        [demand],
        [accept, anna],
        [use('phaide', 'positive', 'phaide', 'a5'), anna],
        [use('phaide', 'positive', 'phaide', 'a6'), anna],
      ),
      [4],
    ).state;
  };
  for (const cap of [null, 1]) {
    const state = spend(cap);
    expect(points(state, 'phaide')).toBe(0);
    expect(state.ledger['phaide']?.slice(-3).map(({ total }) => total)).toEqual([2, 1, 0]);
  }
});

test('where earned points pay at once, so do those that another’s use brings her (NYX-PTS-10, NYX-OUT-06)', () => {
  const start = poor(
    play(table({ earnTiming: 'immediately' }), [oppose({ actor: 'phaide' }, { actor: 'moni' }), anna]),
    'moni',
  );
  expect(refusal(start, use('moni', 'positive', 'moni', 'a1'), bo)).toBe('NYX_E_POINTS');
  const exploited = play(start, [use('phaide', 'positive', 'moni', 'a2', { consent: true }), anna]);
  const paid = play(
    exploited,
    [use('moni', 'positive', 'moni', 'a1'), bo],
    [use('moni', 'positive', 'moni', 'a3'), bo],
  );
  expect(refusal(paid, use('moni', 'positive', 'moni', 'a4'), bo)).toBe('NYX_E_POINTS');
  const withdraw: Command = { type: 'nyx/withdrawActivation', draft: 'd', activation: 'moni-a2' };
  expect(refusal(paid, withdraw, anna)).toBe('NYX_E_POINTS');
  expect(points(roll(paid, [4, 5, 5, 5, 5]).state, 'moni')).toBe(0);
});

test('every use on a roll needs an explanation, and the game master may reject it before the roll (NYX-PTS-11)', () => {
  expect(refusal(alone, use('phaide', 'positive', 'phaide', 'a1', { explanation: '' }), anna)).toBe(
    'NYX_E_EXPLANATION',
  );
  const state = play(alone, [use('phaide', 'positive', 'phaide', 'a1'), anna]);
  const reject: Command = { type: 'nyx/rejectActivation', draft: 'd', activation: 'phaide-a1', reason: 'passar inte' };
  expect(refusal(state, reject, anna)).toBe('NYX_E_ROLE');
  expect(refusal(state, { ...reject, reason: '' })).toBe('NYX_E_EXPLANATION');
  const rejected = play(state, [reject]);
  expect(rejected.drafts['d']?.activations).toEqual([]);
  expect(points(roll(rejected, [3]).state, 'phaide')).toBe(5);
});

test('a declaration may be withdrawn freely before the roll, by whoever made it (NYX-PTS-10)', () => {
  const state = play(alone, [use('phaide', 'positive', 'phaide', 'a1'), anna]);
  const withdraw: Command = { type: 'nyx/withdrawActivation', draft: 'd', activation: 'phaide-a1' };
  expect(refusal(state, withdraw, bo)).toBe('NYX_E_ROLE');
  expect(points(roll(play(state, [withdraw, anna]), [3]).state, 'phaide')).toBe(5);
});

test('a draft that is never rolled earns nothing and costs nothing (NYX-PTS-10)', () => {
  const state = play(
    alone,
    [use('phaide', 'negative', 'phaide', 'a1'), anna],
    [{ type: 'nyx/cancelDraft', draft: 'd' }, anna],
  );
  expect(points(state, 'phaide')).toBe(5);
  expect(state.drafts).toEqual({});
});

test('a demand is let or bought off; without a point it can only be let (NYX-DICE-15, NYX-PTS-08)', () => {
  const demand: Command = {
    type: 'nyx/demandAspect',
    id: 'q',
    draft: 'd',
    owner: 'phaide',
    aspect: 'a2',
    target: 'phaide',
  };
  const answer = (how: 'accept' | 'buyOff', explanation = 'nej'): Command => ({
    type: 'nyx/answerDemand',
    draft: 'd',
    demand: 'q',
    answer: how,
    explanation,
  });
  const asked = play(alone, [demand]);
  expect(refusal(asked, commit(), anna)).toBe('NYX_E_DEMAND_OPEN');
  expect(line(asked)).toMatchObject({ net: 0 });
  expect(refusal(asked, answer('accept'), bo)).toBe('NYX_E_ROLE');
  const bought = play(asked, [answer('buyOff'), anna]);
  expect(line(bought)).toMatchObject({ net: 0 });
  expect(points(roll(bought, [3]).state, 'phaide')).toBe(4);
  const let_ = play(asked, [answer('accept'), anna]);
  expect(line(let_)).toMatchObject({ net: -2 });
  expect(points(roll(let_, [3, 3, 3]).state, 'phaide')).toBe(7);
  expect(refusal(asked, answer('buyOff', ''), anna)).toBe('NYX_E_EXPLANATION');
  expect(refusal(poor(asked), answer('buyOff'), anna)).toBe('NYX_E_POINTS');
  expect(refusal(poor(asked), answer('accept'), anna)).toBeUndefined();
  expect(refusal(play(poor(asked, 'phaide', 1), [answer('buyOff'), anna]), answer('buyOff'), anna)).toBeUndefined();
});

test('the game master never demands what a player would have to pay for (NYX-DICE-05, NYX-OUT-03)', () => {
  const demand: Command = {
    type: 'nyx/demandAspect',
    id: 'q',
    draft: 'd',
    owner: 'phaide',
    aspect: 'a1',
    target: 'phaide',
    sign: 'positive',
  };
  expect(refusal(alone, demand)).toBe('NYX_E_FORCED_PAY');
  expect(refusal(alone, use('phaide', 'positive', 'phaide', 'a1'), gm)).toBe('NYX_E_FORCED_PAY');
  expect(refusal(against, use('soldier', 'negative', 'soldier', 'role'), gm)).toBe('NYX_E_FORCED_PAY');
  expect(refusal(against, use('phaide', 'positive', 'soldier', 'role'), anna)).toBeUndefined();
});

test('a buy-off neither helps nor mixes signs: she may still be hindered by another (NYX-DICE-04)', () => {
  const demand: Command = {
    type: 'nyx/demandAspect',
    id: 'q',
    draft: 'd',
    owner: 'phaide',
    aspect: 'a2',
    target: 'phaide',
  };
  const state = play(
    alone,
    [demand],
    [{ type: 'nyx/answerDemand', draft: 'd', demand: 'q', answer: 'buyOff', explanation: 'nej' }, anna],
  );
  expect(refusal(state, use('phaide', 'negative', 'phaide', 'a1'), anna)).toBeUndefined();
});

test('a neutral use gives helping dice for nothing but a drawback (NYX-DICE-14)', () => {
  expect(refusal(alone, use('phaide', 'neutral', 'phaide', 'a1'), anna)).toBe('NYX_E_DRAWBACK');
  const state = play(poor(alone), [use('phaide', 'neutral', 'phaide', 'a1', { drawback: 'anden tar över' }), anna]);
  expect(line(state)).toMatchObject({ net: 3, mode: 'best' });
  expect(points(roll(state, [1, 2, 3, 9]).state, 'phaide')).toBe(0);
});

test('what an aspect’s description adds to a roll counts while it helps, in favour or neutrally (NYX-ASP-08)', () => {
  const helped = play(alone, [use('phaide', 'positive', 'phaide', 'a7'), anna]);
  expect(line(helped)?.numbers).toMatchObject({
    current: 4,
    effective: 8,
    modifiers: [{ label: 'Talisman', value: 4, source: 'aspect' }],
  });
  const hindered = play(alone, [use('phaide', 'negative', 'phaide', 'a7'), anna]);
  expect(line(hindered)?.numbers).toMatchObject({ effective: 4 });
  const stays = play(alone, [{ type: 'nyx/setModifier', draft: 'd', label: 'Talisman', value: 4, source: 'aspect' }]);
  expect(line(stays)?.numbers.effective).toBe(8);
});

test('for an extra the game master’s use works as if the character against it had activated it (NYX-OUT-02, NYX-OUT-16)', () => {
  const { state, events } = tell(against, use('soldier', 'positive', 'soldier', 'role'), gm);
  expect(events).toMatchObject([
    { type: 'nyx/aspectDemanded', activation: { by: 'phaide', sign: 'negative', on: 'B', origin: 'gmDemand' } },
  ]);
  const let_ = play(state, [{ type: 'nyx/answerDemand', draft: 'd', demand: 'soldier-role', answer: 'accept' }, anna]);
  expect(line(let_, 'B')).toMatchObject({ positiveDice: 2, mode: 'best' });
  const { state: after, rolled } = roll(let_, [4, 1, 2, 3]);
  expect(points(after, 'phaide')).toBe(7);
  expect(rolled.points).toEqual([{ character: 'phaide', delta: 2, why: 'hindered', aspect: 'Vakt' }]);
});

test('extras’ aspects cost characters what any aspect costs (NYX-OUT-04, NYX-OUT-16)', () => {
  const state = play(against, [use('phaide', 'positive', 'soldier', 'role', { on: 'phaide' }), anna]);
  expect(line(state)).toMatchObject({ positiveDice: 2 });
  expect(points(roll(state, [4, 4, 4, 5]).state, 'phaide')).toBe(4);
});

test('between extras only, and alone for an extra, no points move (NYX-OUT-01, NYX-OUT-17)', () => {
  const two = play(table(), [{ type: 'nyx/createExtra', id: 'dog', name: 'Hund', roleAspect: 'Spårhund', open: true }]);
  const state = play(
    two,
    [oppose({ actor: 'soldier' }, { actor: 'dog' })],
    [use('soldier', 'positive', 'soldier', 'role')],
    [use('dog', 'negative', 'dog', 'role')],
  );
  expect(roll(state, [5, 5, 5, 1, 1, 1]).rolled.points).toEqual([]);
  const one = play(table(), [act('soldier')], [use('soldier', 'positive', 'soldier', 'role')]);
  expect(roll(one, [5, 5, 5]).rolled.points).toEqual([]);
  expect(one.extras['soldier']).not.toHaveProperty('points');
});

test('dice of an outside aspect go to her own roll or the opponent’s; by default to the owner’s (NYX-OUT-09)', () => {
  const byDefault = play(against, [use('phaide', 'positive', 'soldier', 'role'), anna]);
  expect(line(byDefault, 'B')).toMatchObject({ negativeDice: 2, mode: 'worst' });
  const own = play(against, [use('phaide', 'positive', 'soldier', 'role', { on: 'phaide' }), anna]);
  expect(line(own)).toMatchObject({ positiveDice: 2 });
  const helpsHim = play(against, [use('phaide', 'negative', 'soldier', 'role'), anna]);
  expect(line(helpsHim, 'B')).toMatchObject({ positiveDice: 2, mode: 'best' });
  const dark = play(against, [{ type: 'nyx/inventAspect', id: 'dark', owner: 'scene', name: 'Mörkt' }, anna]);
  const scene = play(dark, [use('phaide', 'positive', 'scene', 'dark'), anna]);
  expect(line(scene)).toMatchObject({ positiveDice: 1 });
});

test('her own and her allies’ aspects, and neutral uses, go only to her own roll (NYX-OUT-09)', () => {
  expect(refusal(against, use('phaide', 'positive', 'phaide', 'a1', { on: 'soldier' }), anna)).toBe('NYX_E_TARGET');
  expect(refusal(against, use('phaide', 'positive', 'moni', 'a1', { on: 'soldier', consent: true }), anna)).toBe(
    'NYX_E_TARGET',
  );
  expect(
    refusal(against, use('phaide', 'positive', 'moni', 'a1', { on: 'phaide', consent: true }), anna),
  ).toBeUndefined();
  expect(refusal(against, use('phaide', 'neutral', 'soldier', 'role', { on: 'soldier', drawback: 'x' }), anna)).toBe(
    'NYX_E_TARGET',
  );
  expect(refusal(against, use('phaide', 'positive', 'soldier', 'role', { on: 'moni' }), anna)).toBe('NYX_E_TARGET');
});

test('an ally on her side of a conflict is an ally, extras too (NYX-OUT-09)', () => {
  const withDog = play(table(), [
    { type: 'nyx/createExtra', id: 'dog', name: 'Hund', roleAspect: 'Spårhund', open: true },
  ]);
  const sides = {
    A: { kind: 'active', members: ['phaide', 'dog'], goal: 'fly' },
    B: { kind: 'active', members: ['soldier'], goal: 'fånga' },
  } as const;
  const state = play(withDog, [fight({ sides })], ...bothDeclare());
  const dog = (on: string) => use('phaide', 'positive', 'dog', 'role', { draft: 'c-1', on });
  expect(refusal(state, dog('soldier'), anna)).toBe('NYX_E_TARGET');
  expect(refusal(state, dog('phaide'), anna)).toBeUndefined();
});

test('profiting on a roll from another character needs consent, and her player may reject it (NYX-OUT-07)', () => {
  const rich = use('phaide', 'positive', 'moni', 'a5');
  expect(refusal(alone, rich, anna)).toBe('NYX_E_CONSENT');
  const state = play(alone, [{ ...rich, consent: true }, anna]);
  const rejected = play(state, [
    { type: 'nyx/rejectActivation', draft: 'd', activation: 'moni-a5', reason: 'nej' },
    bo,
  ]);
  expect(rejected.drafts['d']?.activations).toEqual([]);
});

test('between player characters each pays for what helps her, and who is exploited earns (NYX-OUT-06)', () => {
  const state = play(
    duel,
    [use('phaide', 'positive', 'moni', 'a4', { consent: true }), anna],
    [use('moni', 'positive', 'moni', 'a1'), bo],
  );
  const { state: after, rolled } = roll(state, [4, 7, 7]);
  expect(rolled.points).toEqual([
    { character: 'phaide', delta: -1, why: 'used', aspect: 'Jagad' },
    { character: 'moni', delta: -1, why: 'used', aspect: 'Härdad' },
    { character: 'moni', delta: 2, why: 'exploited', aspect: 'Jagad' },
  ]);
  expect([points(after, 'phaide'), points(after, 'moni')]).toEqual([4, 6]);
  const onHerOwn = play(duel, [use('phaide', 'positive', 'moni', 'a4', { consent: true, on: 'phaide' }), anna]);
  expect(points(roll(onHerOwn, [4, 4, 4, 7]).state, 'moni')).toBe(7);
  const strict = { ...state, settings: { ...state.settings, pvpEarn: false } };
  expect(points(roll(strict, [4, 7, 7]).state, 'moni')).toBe(4);
});

test('a hidden aspect is unknown to players, and shown when the game master uses it (NYX-OUT-05)', () => {
  const state = play(against, [{ type: 'nyx/hideAspect', owner: 'soldier', aspect: 'role' }]);
  expect(refusal(state, use('phaide', 'positive', 'soldier', 'role'), anna)).toBe('NYX_E_UNKNOWN');
  const used = tell(state, use('soldier', 'positive', 'soldier', 'role'), gm);
  expect(used.events[0]).toMatchObject({ type: 'nyx/aspectRevealed' });
  expect(see(used.state, anna).extras['soldier']?.aspects).toHaveLength(2);
});

test('a related damage hinders with 1 die and earns 1, or is bought off for 1 (NYX-HARM-07)', () => {
  const hurt = play(damaged(table(), 'phaide', 'Sår'), [act('phaide'), anna]);
  const aspect = hurt.characters['phaide']?.aspects.at(-1)?.id ?? '';
  const mark: Command = { type: 'nyx/markDamage', id: 'm', draft: 'd', owner: 'phaide', aspect };
  expect(refusal(hurt, { ...mark, aspect: 'a1' }, anna)).toBe('NYX_E_NOT_DAMAGE');
  expect(refusal(hurt, mark, bo)).toBe('NYX_E_ROLE');
  const marked = play(hurt, [mark, gm]);
  expect(refusal(marked, commit(), anna)).toBe('NYX_E_DEMAND_OPEN');
  const let_ = play(marked, [{ type: 'nyx/answerDemand', draft: 'd', demand: 'm', answer: 'accept' }, anna]);
  expect(line(let_)).toMatchObject({ net: -1 });
  expect(points(roll(let_, [3, 4]).state, 'phaide')).toBe(6);
  const bought = play(hurt, [{ ...mark, answer: 'buyOff', explanation: 'biter ihop' } as Command, anna]);
  expect(points(roll(bought, [3]).state, 'phaide')).toBe(4);
  // It is not her own doing, so it does not mix with what helps her.
  expect(refusal(let_, use('phaide', 'positive', 'phaide', 'a1'), anna)).toBeUndefined();
});

test('an extra’s related damage hinders it at once and moves no points, unless the table has them pay (NYX-HARM-13)', () => {
  const wounded = (settings: Parameters<typeof table>[0]) =>
    play(damaged(table(settings), 'soldier', 'Sår'), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]);
  const state = wounded({});
  const aspect = state.extras['soldier']?.aspects.at(-1)?.id ?? '';
  const mark: Command = { type: 'nyx/markDamage', id: 'm', draft: 'd', owner: 'soldier', aspect };
  const marked = play(state, [mark, anna]);
  expect(line(marked, 'B')).toMatchObject({ negativeDice: 1 });
  expect(roll(marked, [4, 1, 1]).rolled.points).toEqual([]);
  const exploited = play(state, [use('phaide', 'positive', 'soldier', aspect), anna]);
  expect(roll(exploited, [4, 1, 1]).rolled.points).toEqual([]);
  const paid = play(wounded({ extraDamage: 'paid' }), [mark, anna]);
  expect(points(roll(paid, [4, 1, 1]).state, 'phaide')).toBe(4);
  expect(refusal(wounded({ extraDamage: 'paid' }), mark, gm)).toBe('NYX_E_FORCED_PAY');
});

test('a change by one side clears the other’s ready (NYX-CPX-24)', () => {
  const both = play(against, [ready('A'), anna], [ready('B'), gm]);
  const changed = play(both, [use('phaide', 'positive', 'phaide', 'a1'), anna]);
  expect([changed.drafts['d']?.rollers.A?.ready, changed.drafts['d']?.rollers.B?.ready]).toEqual([true, false]);
});

const bothReady = (state: State): State => play(state, [ready('A'), anna], [ready('B'), gm]);
const readyIn = ({ drafts }: State) => [drafts['d']?.rollers.A?.ready, drafts['d']?.rollers.B?.ready];

test('… whoever pays or earns for it: what counts is who made it (NYX-CPX-24)', () => {
  const hurt = damaged(against, 'soldier', 'Sår');
  const aspect = hurt.extras['soldier']?.aspects.at(-1)?.id ?? '';
  const marked = play(bothReady(hurt), [
    { type: 'nyx/markDamage', id: 'm', draft: 'd', owner: 'soldier', aspect },
    anna,
  ]);
  expect(readyIn(marked)).toEqual([true, false]);
  const demanded = play(bothReady(against), [use('soldier', 'positive', 'soldier', 'role'), gm]);
  expect(readyIn(demanded)).toEqual([false, true]);
  const answer: Command = { type: 'nyx/answerDemand', draft: 'd', demand: 'soldier-role', answer: 'accept' };
  expect(readyIn(play(bothReady(demanded), [answer, anna]))).toEqual([true, false]);
  expect(readyIn(play(bothReady(demanded), [answer, gm]))).toEqual([false, false]);
  const withdraw: Command = { type: 'nyx/withdrawActivation', draft: 'd', activation: 'soldier-role' };
  expect(readyIn(play(bothReady(demanded), [withdraw, gm]))).toEqual([false, false]);
});

test('what the game master rejects, takes back or removes lets both sides think again (NYX-CPX-24)', () => {
  const dark: Command = { type: 'nyx/addSceneAspect', id: 'dark', name: 'Mörker' };
  const used = bothReady(play(against, [dark], [use('phaide', 'positive', 'scene', 'dark'), anna]));
  const activation = 'scene-dark';
  const withdraw: Command = { type: 'nyx/withdrawActivation', draft: 'd', activation };
  expect(readyIn(play(used, [withdraw, anna]))).toEqual([true, false]);
  expect(readyIn(play(used, [withdraw, gm]))).toEqual([false, false]);
  const reject: Command = { type: 'nyx/rejectActivation', draft: 'd', activation, reason: 'nej' };
  expect(readyIn(play(used, [reject, gm]))).toEqual([false, false]);
  expect(readyIn(play(used, [{ type: 'nyx/removeSceneAspect', aspect: 'dark' }]))).toEqual([false, false]);
});

test('of a character without a player the game master may use aspects, and an extra’s against her (NYX-OUT-02, NYX-DICE-05)', () => {
  const free = play(against, [{ type: 'nyx/assignCharacter', character: 'phaide' }]);
  const helped = play(free, [use('phaide', 'positive', 'phaide', 'a1'), gm]);
  const { state, events } = tell(helped, use('soldier', 'positive', 'soldier', 'role'), gm);
  expect(events).toMatchObject([
    { type: 'nyx/aspectDemanded', activation: { by: 'phaide', origin: 'gmDemand', answer: 'accept' } },
  ]);
  expect(line(state, 'B')).toMatchObject({ positiveDice: 2 });
  expect(refusal(helped, use('phaide', 'negative', 'phaide', 'a2'), gm)).toBe('NYX_E_MIXED');
});

test('whom one rolls for is an ally: the dice of her aspects go to that roll alone (NYX-OUT-09)', () => {
  const group: Command = {
    type: 'nyx/groupAction',
    id: 'd',
    members: ['phaide', 'soldier'],
    attribute: 'body',
    way: 'weakest',
    opponent: { actor: 'guard', attribute: 'body' },
  };
  const state = play(table(), [{ type: 'nyx/createExtra', id: 'guard', name: 'Väktare' }], [group]);
  expect(refusal(state, use('phaide', 'positive', 'soldier', 'role', { on: 'guard' }), anna)).toBe('NYX_E_TARGET');
  expect(refusal(state, use('phaide', 'positive', 'soldier', 'role', { on: 'phaide' }), anna)).toBeUndefined();
});

test('major non-player figures pay and earn only if the table gives them points (NYX-OUT-11)', () => {
  const start = (majorNpcPool: boolean) =>
    play(
      table({ majorNpcPool }),
      [{ type: 'nyx/promoteExtra', extra: 'soldier' }],
      [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna],
    );
  const own = play(start(true), [use('soldier', 'positive', 'soldier', 'role'), gm]);
  expect(roll(own, [4, 1, 1, 1]).rolled.points).toEqual([
    { character: 'soldier', delta: -1, why: 'used', aspect: 'Vakt' },
  ]);
  expect(tell(start(false), use('soldier', 'positive', 'soldier', 'role'), gm).events).toMatchObject([
    { type: 'nyx/aspectDemanded' },
  ]);
});
