import { expect, test } from 'vitest';
import type { Command } from './model.ts';
import { attack, attacked, boostsOf, overcome, sit, sum, zero, type Played } from './testing.ts';

const ghoul = {
  id: 'ghoul',
  kind: 'threat',
  skills: { fight: 2 },
  stress: { physical: { boxes: 6 }, mental: { boxes: 6 } },
};
const alone = (more: Readonly<Record<string, unknown>> = {}) => sit({ characters: [{ id: 'x' }], ...more });
const two = (more: Readonly<Record<string, unknown>> = {}) =>
  sit({ characters: [{ id: 'x', skills: { fight: 2 } }, ghoul], ...more });
const choose = (option: string, more: Readonly<Record<string, unknown>> = {}): Command =>
  ({ type: 'ode/chooseOption', option, ...more }) as Command;

test('lyckas: målet utan extra kostnad; med stil: målet och en bonus (ODE-OUT-11, ODE-OUT-12, ODE-OVR-04, ODE-OVR-05)', () => {
  const success = overcome(alone(), 0, sum(2));
  expect(success.roll).toMatchObject({ status: 'resolved', goalReached: true, choice: null });
  expect(boostsOf(success)).toEqual([]);
  const style = overcome(alone(), 0, sum(3));
  expect(style.roll).toMatchObject({ status: 'resolved', goalReached: true });
  expect(boostsOf(style)).toEqual(['x']);
});

test('misslyckande: spelledaren bestämmer, men spelaren får alltid ta ett enkelt misslyckande (ODE-OVR-02, ODE-OUT-07)', () => {
  const failed = overcome(alone(), 2, zero);
  expect(failed.roll.choice).toEqual({ options: ['simpleFailure', 'majorCost', 'takeHit', 'mixed'], chooser: 'gm' });
  expect(failed.refused('x', choose('majorCost', { text: 'larmet går' }))).toBe('forbidden');
  const plain = failed.by('x', choose('simpleFailure'));
  expect(plain.roll).toMatchObject({ status: 'resolved', goalReached: false });
});

test('lyckas till stor kostnad: målet nås och något blir värre, med ord (ODE-OUT-08)', () => {
  const failed = overcome(alone(), 2, zero);
  expect(failed.refused('gm', choose('majorCost'))).toBe('textRequired');
  expect(failed.by('gm', choose('majorCost', { text: 'en vakt spänner hanen' })).roll.goalReached).toBe(true);
});

test('ta emot en träff: de steg som fattas, eller 1 till 12 av spelledaren; målet nås inte (ODE-OUT-09)', () => {
  const failed = overcome(alone(), 3, zero);
  const hit = failed.by('gm', choose('takeHit', { harm: 'mental' }));
  expect(hit.state.hits).toMatchObject([{ targetId: 'x', byId: null, harm: 'mental', shifts: 3 }]);
  expect(hit.roll).toMatchObject({ status: 'settled', goalReached: false });
  expect(failed.by('gm', choose('takeHit', { shifts: 12 })).state.hits[0]?.shifts).toBe(12);
  for (const shifts of [0, 13]) expect(failed.refused('gm', choose('takeHit', { shifts }))).toBe('optionNotAvailable');
  for (const parts of [['takeHit'], ['simpleFailure', 'majorCost'], ['takeHit', 'toughSpot']])
    expect(failed.refused('gm', choose('mixed', { parts, text: 'nej' }))).toBe('optionNotAvailable');
});

test('oavgjort: spelaren väljer pris eller misslyckande med bonus, spelledaren väljer priset (ODE-OVR-03, ODE-OUT-10)', () => {
  const tied = overcome(alone(), 0, zero);
  expect(tied.roll.choice).toEqual({ options: ['minorCost', 'failWithBoost'], chooser: 'x' });
  expect(tied.refused('gm', choose('minorCost'))).toBe('forbidden');
  const boost = tied.by('x', choose('failWithBoost'));
  expect(boost.roll).toMatchObject({ goalReached: false, status: 'resolved' });
  expect(boostsOf(boost)).toEqual(['x']);
  const priced = tied.by('x', choose('minorCost'));
  expect(priced.roll.choice).toEqual({
    options: ['toughSpot', 'enemyBoost', 'takeHit', 'partialSuccess'],
    chooser: 'gm',
  });
  expect(priced.refused('x', choose('toughSpot', { text: 'x' }))).toBe('forbidden');
  expect(priced.by('gm', choose('toughSpot', { text: 'det har blivit ljust' })).roll.goalReached).toBe(true);
  expect(priced.by('gm', choose('partialSuccess', { text: 'några sidor' })).roll.goalReached).toBe(true);
  expect(priced.by('gm', choose('takeHit')).state.hits).toMatchObject([{ shifts: 1 }]);
  expect(boostsOf(priced.by('gm', choose('enemyBoost')))).toEqual([null]);
  const byGm = overcome(alone({ settings: { tieChooser: 'gm' } }), 0, zero);
  expect(byGm.roll.choice?.chooser).toBe('gm');
});

test('när misslyckande är uteslutet finns inget enkelt misslyckande, och en träff är priset för målet (ODE-OVR-06)', () => {
  const failed = alone()
    .by('x', { type: 'ode/declareAction', intent: 'söker', action: 'overcome', skill: 'investigate' })
    .by('gm', { type: 'ode/setDifficulty', value: 2, failureOff: true })
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('x', { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' });
  expect(failed.roll.choice?.options).toEqual(['majorCost', 'takeHit', 'mixed']);
  expect(failed.refused('x', choose('simpleFailure'))).toBe('optionNotAvailable');
  expect(failed.by('gm', choose('takeHit')).roll.goalReached).toBe(true);
});

test('medhjälpare delar på priset om bordet vill (ODE-TEA-04)', () => {
  const helped = sit({
    characters: [
      { id: 'x', skills: { crafts: 2 } },
      { id: 'y', skills: { crafts: 1 } },
    ],
  })
    .by('x', { type: 'ode/declareAction', intent: 'lyfter', action: 'overcome', skill: 'crafts' })
    .by('y', { type: 'ode/helpTeamwork' })
    .by('gm', { type: 'ode/setDifficulty', value: 5 })
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('x', { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' });
  const both = helped.by('gm', choose('takeHit', { also: ['y'] }));
  expect(both.state.hits).toMatchObject([
    { targetId: 'x', shifts: 2 },
    { targetId: 'y', shifts: 2 },
  ]);
  expect(helped.refused('gm', choose('takeHit', { also: ['ghoul'] }))).toBe('notFound');
});

test('attack: misslyckas inget, oavgjort en bonus, lyckas en träff av stegen (ODE-ATK-03, ODE-ATK-04, ODE-ATK-05)', () => {
  const miss = attack(two(), sum(-3), zero);
  expect(miss.roll).toMatchObject({ status: 'resolved', outcome: 'fail' });
  expect(miss.state.hits).toEqual([]);
  expect(boostsOf(miss)).toEqual([]);
  const tie = attack(two(), sum(-2), zero);
  expect(boostsOf(tie)).toEqual(['x']);
  expect(tie.state.hits).toEqual([]);
  expect(attack(two(), zero, zero).state.hits).toMatchObject([{ targetId: 'ghoul', byId: 'x', shifts: 2 }]);
});

test('attack med stil: full träff, eller precis ett steg mindre och en bonus (ODE-ATK-06)', () => {
  const style = attack(two(), sum(2), zero);
  expect(style.roll.choice).toEqual({ options: ['fullHit', 'hitMinusOneAndBoost'], chooser: 'x' });
  const full = style.by('x', choose('fullHit'));
  expect(full.state.hits).toMatchObject([{ shifts: 4 }]);
  expect(boostsOf(full)).toEqual([]);
  const less = style.by('x', choose('hitMinusOneAndBoost'));
  expect(less.state.hits).toMatchObject([{ shifts: 3 }]);
  expect(boostsOf(less)).toEqual(['x']);
});

test('den som lyckas försvara sig tar ingen skada; med stil får hon dessutom en bonus (ODE-DEF-06, ODE-DEF-07)', () => {
  const saved = attacked(two(), zero, sum(4));
  expect(saved.roll).toMatchObject({ shifts: -2, status: 'resolved' });
  expect(saved.state.hits).toEqual([]);
  expect(boostsOf(saved)).toEqual([]);
  const styled = attacked(two(), sum(-1), sum(4));
  expect(styled.roll.shifts).toBe(-3);
  expect(boostsOf(styled)).toEqual(['x']);
});

test('försvararens steg är de omvända, och oavgjort följer den handling man försvarar sig mot (ODE-DEF-05, ODE-DEF-08)', () => {
  expect(boostsOf(attacked(two(), zero, sum(2)))).toEqual(['ghoul']);
  const stopped = advantage(
    two(),
    { mode: 'new', id: 'a', text: 'Bländad', attachedTo: { type: 'character', id: 'ghoul' } },
    zero,
    zero,
  );
  expect(stopped.roll.outcome).toBe('tie');
  expect(boostsOf(stopped)).toEqual(['x']);
  const [effort, target] = [2, 5];
  const failed = attacked(two(), zero, sum(4));
  expect(failed.roll.shifts).toBe(effort - target + 1);
});

/** `x` creates an advantage against the ghoul's will, or against a difficulty of 0. */
const advantage = (table: Played, what: object, own: readonly number[], theirs?: readonly number[]): Played => {
  const declared = table.by('x', {
    type: 'ode/declareAction',
    intent: 'distraherar',
    action: 'createAdvantage',
    skill: 'deceive',
    advantage: what,
  } as Command);
  const ready = theirs
    ? declared.by('gm', { type: 'ode/declareDefence', skill: 'will', actor: 'ghoul' })
    : declared.by('gm', { type: 'ode/setDifficulty', value: 0 });
  const rolled = ready.by('x', { type: 'ode/rollDice' }, ...own);
  const both = theirs ? rolled.by('gm', { type: 'ode/rollDice' }, ...theirs) : rolled;
  return both.by('x', { type: 'ode/passInvokes' }).by('gm', { type: 'ode/passInvokes' });
};
const fresh = { mode: 'new', id: 'a', text: 'Rökfyllt' };

test('ett övertag kräver att man säger vilket, var och med vilka ord (ODE-ADV-01, ODE-ADV-02)', () => {
  const declare = (what?: object) =>
    ({
      type: 'ode/declareAction',
      intent: 'i',
      action: 'createAdvantage',
      skill: 'lore',
      ...(what && { advantage: what }),
    }) as Command;
  expect(two().refused('x', declare())).toBe('textRequired');
  expect(two().refused('x', declare({ mode: 'new', id: 'a', text: ' ' }))).toBe('textRequired');
  expect(
    two().refused('x', declare({ mode: 'new', id: 'a', text: 'A', attachedTo: { type: 'zone', id: 'nowhere' } })),
  ).toBe('notFound');
  // What is not there and what one does not know of are the same to a player.
  expect(two().refused('x', declare({ mode: 'existing', aspect: 'nothing' }))).toBe('aspectUnknown');
});

test('ny aspekt: misslyckas, ingen aspekt eller en som fienden får åberopa (ODE-ADV-04)', () => {
  const failed = advantage(two(), fresh, sum(-1));
  expect(failed.roll.choice).toEqual({ options: ['noAspect', 'enemyGetsInvoke'], chooser: 'gm' });
  expect(failed.by('x', choose('noAspect')).state.aspects).toEqual([]);
  const theirs = failed.by('gm', choose('enemyGetsInvoke', { text: 'Rök i egna ögon' }));
  expect(theirs.state.aspects).toMatchObject([
    { id: 'a', text: 'Rök i egna ögon', freeInvokes: [{ holderId: null, side: 'gm', count: 1 }] },
  ]);
});

test('mot en försvarare: med stil finns inget att välja, annars får försvararen åberopandet (ODE-ADV-04, ODE-DEF-06)', () => {
  const onGhoul = { ...fresh, attachedTo: { type: 'character', id: 'ghoul' } };
  const stopped = advantage(two(), onGhoul, sum(-2), sum(1));
  expect(stopped.roll).toMatchObject({ status: 'resolved', choice: null });
  expect(boostsOf(stopped)).toEqual(['ghoul']);
  const costly = advantage(two(), onGhoul, sum(-1), zero).by('gm', choose('enemyGetsInvoke'));
  expect(costly.state.aspects).toMatchObject([{ freeInvokes: [{ holderId: 'ghoul', count: 1 }] }]);
});

test('mot en spelares försvar bestämmer spelledaren, och den spelaren går med på det (ODE-ADV-04)', () => {
  const failed = sit({ characters: [{ id: 'x' }, ghoul] })
    .by('gm', {
      type: 'ode/declareAction',
      actor: 'ghoul',
      intent: 'kastar jord',
      action: 'createAdvantage',
      skill: 'fight',
      advantage: { mode: 'new', id: 'a', text: 'Jord i ögonen', attachedTo: { type: 'character', id: 'x' } },
    })
    .by('x', { type: 'ode/declareDefence', skill: 'athletics' })
    .by('gm', { type: 'ode/rollDice' }, ...sum(-3))
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('gm', { type: 'ode/passInvokes' })
    .by('x', { type: 'ode/passInvokes' });
  expect(failed.refused('x', choose('enemyGetsInvoke'))).toBe('forbidden');
  const table = failed.by('gm', choose('enemyGetsInvoke'));
  expect(table.roll.choice).toEqual({ options: ['noAspect', 'enemyGetsInvoke'], chooser: 'x' });
  expect(table.state.aspects).toEqual([]);
  const agreed = table.by('x', choose('enemyGetsInvoke'));
  expect(agreed.state.aspects).toMatchObject([{ id: 'a', freeInvokes: [{ holderId: 'x', count: 1 }] }]);
});

test('ny aspekt: oavgjort ger bara en bonus (ODE-ADV-05)', () => {
  const tied = advantage(two(), fresh, zero);
  expect(tied.state.aspects).toMatchObject([{ kind: 'boost', holderId: 'x' }]);
});

const known = {
  scene: {
    aspects: [
      { id: 'k', text: 'Hala golv' },
      { id: 'u', text: 'Murket golv', known: false },
    ],
  },
};

test('känd aspekt: misslyckas fienden, oavgjort ett, lyckas ett, med stil två fria åberopanden (ODE-ADV-08, ODE-ADV-11, ODE-ADV-12, ODE-ADV-13)', () => {
  const use = (n: number) => {
    const done = advantage(two(known), { mode: 'existing', aspect: 'k' }, sum(n));
    return done.state.aspects.flatMap((one) => (one.id === 'k' && one.kind === 'situation' ? one.freeInvokes : []));
  };
  expect(use(-1)).toMatchObject([{ holderId: null, side: 'gm', count: 1 }]);
  expect(use(0)).toMatchObject([{ holderId: 'x', count: 1 }]);
  expect(use(1)).toMatchObject([{ holderId: 'x', count: 1 }]);
  expect(use(3)).toMatchObject([{ holderId: 'x', count: 2 }]);
});

/** `x` looks for something unknown, and the game master picks what it is. */
const search = (n: number): Played =>
  two(known)
    .by('x', {
      type: 'ode/declareAction',
      intent: 'letar',
      action: 'createAdvantage',
      skill: 'notice',
      advantage: { mode: 'unknown' },
    })
    .by('gm', { type: 'ode/pickAspect', aspect: 'u' })
    .by('gm', { type: 'ode/setDifficulty', value: 0 })
    .by('x', { type: 'ode/rollDice' }, ...sum(n))
    .by('x', { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' });
const rotten = ({ state }: Played) => state.aspects.find(({ id }) => id === 'u');

test('okänd aspekt: misslyckas får fienden avslöja den och ett åberopande, annars händer inget (ODE-ADV-09)', () => {
  const failed = search(-1);
  expect(failed.roll.choice).toEqual({ options: ['reveal', 'keepHidden'], chooser: 'gm' });
  expect(failed.seenBy('x')).not.toContain('Murket golv');
  expect(rotten(failed.by('gm', choose('keepHidden')))).toMatchObject({ only: 'gm', freeInvokes: [] });
  const shown = rotten(failed.by('gm', choose('reveal')));
  expect(shown).toMatchObject({ freeInvokes: [{ holderId: null, side: 'gm', count: 1 }] });
  expect(shown).not.toHaveProperty('only');
});

test('okänd aspekt: oavgjort ger en bonus och den förblir okänd (ODE-ADV-10)', () => {
  const tied = search(0);
  expect(boostsOf(tied)).toEqual(['x']);
  expect(rotten(tied)).toMatchObject({ only: 'gm', freeInvokes: [] });
});

test('okänd aspekt: lyckas avslöjar den med ett eller två fria åberopanden (ODE-ADV-12, ODE-ADV-13)', () => {
  for (const [n, count] of [
    [1, 1],
    [3, 2],
  ] as const) {
    const found = rotten(search(n));
    expect(found).toMatchObject({ freeInvokes: [{ holderId: 'x', count }] });
    expect(found).not.toHaveProperty('only');
  }
});

test('finns inget dolt att hitta skapar slaget en ny aspekt, och ingen spelare pekar ut det okända (ODE-ADV-09)', () => {
  const looking = {
    type: 'ode/declareAction',
    intent: 'letar',
    action: 'createAdvantage',
    skill: 'notice',
    advantage: { mode: 'unknown' },
  } as const;
  expect(two(known).refused('x', { ...looking, advantage: { mode: 'unknown', aspect: 'u' } })).toBe('aspectUnknown');
  expect(two(known).refused('x', { ...looking, advantage: { mode: 'existing', aspect: 'u' } })).toBe('aspectUnknown');
  const none = two()
    .by('x', looking)
    .by('gm', { type: 'ode/pickAspect', id: 'n', text: 'Repa i muren' })
    .by('gm', { type: 'ode/setDifficulty', value: 0 })
    .by('x', { type: 'ode/rollDice' }, ...sum(1))
    .by('x', { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' });
  expect(none.state.aspects).toMatchObject([
    { id: 'n', text: 'Repa i muren', freeInvokes: [{ holderId: 'x', count: 1 }] },
  ]);
});

test('en skapad aspekt fungerar som vilken annan som helst: den kan åberopas och betvingas (ODE-ADV-14, ODE-ADV-15)', () => {
  const made = advantage(two(), fresh, sum(1));
  const again = made
    .by('x', { type: 'ode/declareAction', intent: 'smyger', action: 'overcome', skill: 'stealth' })
    .by('gm', { type: 'ode/setDifficulty', value: 1 })
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('x', { type: 'ode/invoke', aspect: 'a', payment: 'free', effect: 'plus2', how: 'röken döljer mig' })
    .by('x', { type: 'ode/applyInvoke' });
  expect(again.roll.acting.plus2Count).toBe(1);
  expect(again.one('x').fatePoints).toBe(3);
  expect(again.state.aspects).toMatchObject([{ id: 'a', freeInvokes: [] }]);
  const compelled = made.by('gm', {
    type: 'ode/offerCompel',
    target: 'x',
    aspect: 'a',
    kind: 'event',
    complication: 'du hostar',
  });
  expect(compelled.state.compels).toMatchObject([{ targetId: 'x', status: 'offered' }]);
});

test('en stunts extra åberopande kommer bara om handlingen ger minst ett (ODE-STU-12)', () => {
  const speaker = { id: 's', effect: { type: 'extraFreeInvoke', skill: 'rapport', count: 1 } };
  const tied = sit({ characters: [{ id: 'x', stunts: [speaker] }] })
    .by('x', {
      type: 'ode/declareAction',
      intent: 'talar',
      action: 'createAdvantage',
      skill: 'rapport',
      advantage: { mode: 'new', id: 'a', text: 'A' },
    })
    .by('x', { type: 'ode/useStunt', stunt: 's' })
    .by('gm', { type: 'ode/setDifficulty', value: 0 })
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('x', { type: 'ode/passInvokes' })
    .by('gm', { type: 'ode/passInvokes' });
  expect(tied.state.aspects).toMatchObject([{ kind: 'boost' }]);
});
