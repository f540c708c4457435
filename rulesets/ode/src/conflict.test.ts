import { expect, test } from 'vitest';
import type { Command } from './model.ts';
import { attack, attacked, sit, sum, zero, type Played } from './testing.ts';

const ghoul = { id: 'ghoul', kind: 'threat', skills: { fight: 2 }, stress: { physical: { boxes: 4 } } };
const people = [{ id: 'x', skills: { fight: 3, crafts: 2 } }, { id: 'y', skills: { crafts: 1 } }, ghoul];
const given = (more: Readonly<Record<string, unknown>> = {}) =>
  sit({ characters: people, conflict: { activeId: 'x' }, ...more });
const act = (actor: string): Command => ({
  type: 'ode/declareAction',
  intent: 'gör',
  action: 'overcome',
  skill: 'crafts',
  actor,
});
const end = (table: Played, seat: string, actor: string) => table.by(seat, { type: 'ode/endTurn', actor });
const next = (id: string): Command => ({ type: 'ode/chooseNext', next: id });

test('en konflikt är när båda sidor kan och vill skada varandra; bordet bestämmer vem som är först (ODE-CNF-01, ODE-TRN-02)', () => {
  const plain = sit({ characters: people });
  const begun = plain.by('gm', { type: 'ode/startConflict', first: 'y' });
  expect(begun.state.scene).toMatchObject({ kind: 'conflict', conflict: { exchange: 1, activeId: 'y', acted: [] } });
  expect(begun.refused('gm', { type: 'ode/startConflict', first: 'x' })).toBe('wrongStatus');
  expect(plain.refused('x', { type: 'ode/startConflict', first: 'x' })).toBe('forbidden');
  expect(sit({ characters: [{ id: 'x' }, { id: 'y' }] }).refused('gm', { type: 'ode/startConflict', first: 'x' })).toBe(
    'wrongStatus',
  );
  const split = sit({ characters: [{ id: 'x' }, { id: 'y' }] }).by('gm', {
    type: 'ode/startConflict',
    first: 'x',
    sides: [
      { id: 'röda', members: ['x'] },
      { id: 'blå', members: ['y'] },
    ],
  });
  expect(split.one('y').side).toBe('blå');
});

test('en handling och en fri förflyttning per runda, i tur; försvara får man hur ofta som helst (ODE-TRN-01)', () => {
  expect(given().refused('y', act('y'))).toBe('notYourTurn');
  const acted = end(given(), 'x', 'x');
  expect(acted.refused('x', act('x'))).toBe('alreadyActed');
  const struck = attacked(acted.by('x', next('ghoul')), zero, sum(2));
  expect(struck.state.scene?.conflict?.acted).toEqual(['x', 'ghoul']);
  expect(given().insisting(act('y')).roll.acting.actorId).toBe('y');
});

test('att slå förbrukar handlingen, att bara säga den gör det inte (ODE-TRN-01)', () => {
  const declared = given().by('x', act('x'));
  expect(declared.state.scene?.conflict?.acted).toEqual([]);
  const rolled = declared.by('gm', { type: 'ode/setDifficulty', value: 0 }).by('x', { type: 'ode/rollDice' }, ...zero);
  expect(rolled.state.scene?.conflict?.acted).toEqual(['x']);
  expect(rolled.refused('x', next('ghoul'))).toBe('wrongStatus');
});

test('den som handlat väljer nästa bland dem som inte har handlat; efter en SLP väljer spelledaren (ODE-TRN-03)', () => {
  expect(given().refused('x', next('ghoul'))).toBe('wrongStatus');
  const acted = end(given(), 'x', 'x');
  expect(acted.refused('y', next('y'))).toBe('notYourTurn');
  expect(acted.refused('x', next('x'))).toBe('alreadyActed');
  const theirs = end(acted.by('x', next('ghoul')), 'gm', 'ghoul');
  expect(theirs.refused('x', next('y'))).toBe('notYourTurn');
  expect(theirs.by('gm', next('y')).state.scene?.conflict?.activeId).toBe('y');
});

test('när alla har handlat börjar nästa runda med vem som helst, sig själv också (ODE-TRN-04)', () => {
  const all = end(end(end(given(), 'x', 'x').by('x', next('ghoul')), 'gm', 'ghoul').by('gm', next('y')), 'y', 'y');
  const again = all.by('y', next('y'));
  expect(again.state.scene?.conflict).toMatchObject({ exchange: 2, activeId: 'y', acted: [], moved: [] });
  expect(again.events.map(({ type }) => type)).toEqual(['ode/exchangeStarted', 'ode/nextChosen']);
});

test('den som är utslagen eller har medgett är genast ute ur turordningen (ODE-TRN-05)', () => {
  const out = end(given(), 'x', 'x').by('y', { type: 'ode/concede', terms: 'jag flyr' });
  expect(out.refused('x', next('y'))).toBe('wrongStatus');
  const rest = end(out.by('x', next('ghoul')), 'gm', 'ghoul').by('gm', next('x'));
  expect(rest.state.scene?.conflict?.exchange).toBe(2);
});

test('konflikten slutar när alla på en sida har medgett eller slagits ut, och då betalas medgivandena (ODE-CNF-02, ODE-CNF-03, ODE-FPT-03)', () => {
  const one = given().by('x', { type: 'ode/concede', terms: 'ni får boken' });
  expect(one.state.scene?.conflict).not.toBeNull();
  expect(one.one('x')).toMatchObject({
    status: 'conceded',
    fatePoints: 3,
    pending: [{ amount: 1, reason: 'concession' }],
  });
  const both = one.by('y', { type: 'ode/concede', terms: 'jag med' });
  expect(both.state.scene?.conflict).toBeNull();
  expect(both.one('x')).toMatchObject({ fatePoints: 4, pending: [] });
  const won = attack(given(), sum(4), sum(-2)).by('x', { type: 'ode/chooseOption', option: 'fullHit' });
  const over = won.by('gm', { type: 'ode/beTakenOut', actor: 'ghoul' });
  expect(over.state.scene?.conflict).toBeNull();
  expect(over.events.at(-1)).toMatchObject({ type: 'ode/conflictEnded', winner: 'players' });
  expect(given().by('gm', { type: 'ode/endConflict' }).state.scene?.kind).toBe('plain');
  expect(sit().refused('gm', { type: 'ode/endConflict' })).toBe('notInConflict');
});

test('med tre sidor går konflikten vidare mellan de två som är kvar (ODE-CNF-02)', () => {
  const three = given({ characters: [...people, { id: 'z', side: 'tredje' }] });
  const two = three.by('z', { type: 'ode/concede', terms: 'jag går' });
  expect(two.state.scene?.conflict).not.toBeNull();
});

test('man medger före motståndarens tärningar, aldrig efter (ODE-CDE-01)', () => {
  const terms = { type: 'ode/concede', terms: 'jag ger mig' } as const;
  const declared = given({ conflict: { activeId: 'ghoul' } }).by('gm', {
    type: 'ode/declareAction',
    actor: 'ghoul',
    intent: 'river',
    action: 'attack',
    skill: 'fight',
    target: 'x',
  });
  const before = declared.by('x', terms);
  expect(before.roll.status).toBe('cancelled');
  expect(before.one('x').status).toBe('conceded');
  const rolled = declared
    .by('x', { type: 'ode/declareDefence', skill: 'athletics' })
    .by('gm', { type: 'ode/rollDice' }, ...sum(1));
  expect(rolled.refused('x', terms)).toBe('tooLateToConcede');
  expect(rolled.refused('y', terms)).toBe('tooLateToConcede');
  expect(sit({ characters: people }).refused('x', terms)).toBe('notInConflict');
  expect(given().refused('x', { ...terms, terms: '' })).toBe('textRequired');
});

test('den som handlar kan medge tills motståndarens tärningar ligger, också med sina egna på bordet (ODE-CDE-01)', () => {
  const terms = { type: 'ode/concede', terms: 'jag ger mig' } as const;
  const mine = given()
    .by('x', { type: 'ode/declareAction', intent: 'slår', action: 'attack', skill: 'fight', target: 'ghoul' })
    .by('gm', { type: 'ode/declareDefence', skill: 'athletics', actor: 'ghoul' })
    .by('x', { type: 'ode/rollDice' }, ...zero);
  expect(mine.refused('gm', { ...terms, actor: 'ghoul' })).toBe('tooLateToConcede');
  const out = mine.by('x', terms);
  expect(out.roll.status).toBe('cancelled');
  expect(out.one('x').status).toBe('conceded');
  expect(mine.by('gm', { type: 'ode/rollDice' }, ...zero).refused('x', terms)).toBe('tooLateToConcede');
  const alone = given()
    .by('x', act('x'))
    .by('gm', { type: 'ode/setDifficulty', value: 9 })
    .by('x', { type: 'ode/rollDice' }, ...zero);
  expect(alone.by('x', terms).roll.status).toBe('cancelled');
  const settled = alone.by('x', { type: 'ode/passInvokes' }).by('gm', { type: 'ode/passInvokes' });
  expect(settled.refused('x', terms)).toBe('tooLateToConcede');
});

test('ett medgivande ger ett ödespoäng och ett för varje konsekvens i den här konflikten (ODE-CDE-02)', () => {
  const wounds = [
    { slotId: 'mild', text: 'Haltar', takenInConflict: 'c1' },
    { slotId: 'moderate', text: 'Bruten arm', takenInConflict: 'c1' },
    { slotId: 'severe', text: 'Gammalt sår', takenInConflict: 'c0' },
  ];
  const out = given({ characters: [{ id: 'x', consequences: wounds }, { id: 'y' }, ghoul] }).by('x', {
    type: 'ode/concede',
    terms: 't',
  });
  expect(out.one('x').pending).toMatchObject([{ amount: 3 }]);
});

test('också en extrem konsekvens räknas när man medger (ODE-CDE-02, ODE-OPT-02)', () => {
  const scarred = given({
    settings: { optExtremeConsequence: true },
    scene: { hits: [{ targetId: 'x', byId: 'ghoul', harm: 'physical', shifts: 8 }] },
    characters: [{ id: 'x', aspects: [{ slot: 'trouble', text: 'Modig' }] }, { id: 'y' }, ghoul],
  }).by('x', {
    type: 'ode/absorbHit',
    stress: 0,
    consequences: [{ slotId: 'extreme', text: 'Blind', aspect: 'trouble' }],
  });
  expect(scarred.by('x', { type: 'ode/concede', terms: 't' }).one('x').pending).toMatchObject([{ amount: 2 }]);
});

test('hur man förlorar får diskuteras: motsidan säger vad den vill ha, och den som medgett ändrar (ODE-CDE-03)', () => {
  const out = given().by('x', { type: 'ode/concede', terms: 'jag flyr' });
  const wished = out.by('gm', { type: 'ode/discussTerms', character: 'x', text: 'lämnar nyckeln' });
  expect(wished.state.scene?.concessions).toEqual([{ id: 'x', terms: 'jag flyr', wish: 'lämnar nyckeln' }]);
  const agreed = wished.by('x', { type: 'ode/discussTerms', character: 'x', text: 'jag flyr utan nyckeln' });
  expect(agreed.state.scene?.concessions).toEqual([{ id: 'x', terms: 'jag flyr utan nyckeln' }]);
  expect(out.refused('y', { type: 'ode/discussTerms', character: 'x', text: 'nej' })).toBe('forbidden');
});

test('samarbete: den bästa slår, var och en med minst +1 ger +1, högst rollarens nivå (ODE-TEA-01, ODE-TEA-02)', () => {
  const helpers = ['a', 'b', 'c'].map((id) => ({ id, skills: { crafts: 1 } }));
  const table = sit({
    characters: [
      { id: 'x', skills: { crafts: 2 } },
      ...helpers,
      { id: 'best', skills: { crafts: 3 } },
      { id: 'none' },
      { ...ghoul, skills: { crafts: 1 } },
    ],
  });
  const help = (actor: string): Command => ({ type: 'ode/helpTeamwork', actor });
  let open = table.by('x', act('x'));
  expect(open.refused('best', help('best'))).toBe('teamworkIneligible');
  expect(open.refused('none', help('none'))).toBe('teamworkIneligible');
  expect(open.refused('x', help('x'))).toBe('teamworkIneligible');
  expect(open.refused('gm', help('ghoul'))).toBe('teamworkIneligible');
  for (const [id, bonus] of [
    ['a', 1],
    ['b', 2],
    ['c', 2],
  ] as const) {
    open = open.by(id, help(id));
    expect(open.roll.acting.teamworkBonus).toBe(bonus);
  }
  expect(open.refused('a', help('a'))).toBe('teamworkIneligible');
  expect(open.by('a', { type: 'ode/cancelHelp' }).by('b', { type: 'ode/cancelHelp' }).roll.acting.teamworkBonus).toBe(
    1,
  );
  const rolled = open.by('gm', { type: 'ode/setDifficulty', value: 0 }).by('x', { type: 'ode/rollDice' }, ...zero);
  expect(rolled.events[0]).toMatchObject({ effort: 4 });
  expect(rolled.refused('a', { type: 'ode/cancelHelp' })).toBe('wrongStatus');
});

test('att hjälpa förbrukar hjälparens handling i rundan, när slaget slås (ODE-TEA-03)', () => {
  const helped = given().by('x', act('x')).by('y', { type: 'ode/helpTeamwork' });
  expect(helped.state.scene?.conflict?.acted).toEqual([]);
  const rolled = helped.by('gm', { type: 'ode/setDifficulty', value: 9 }).by('x', { type: 'ode/rollDice' }, ...zero);
  expect(rolled.state.scene?.conflict).toMatchObject({ acted: ['x', 'y'], helped: ['y'] });
  const tired = given({ conflict: { activeId: 'x', acted: ['y'] } }).by('x', act('x'));
  expect(tired.refused('y', { type: 'ode/helpTeamwork' })).toBe('alreadyActed');
});

const zones = [
  { id: 'yard', name: 'Gården', adjacent: ['hall'] },
  { id: 'hall', name: 'Hallen', adjacent: ['yard', 'vault'] },
  { id: 'vault', name: 'Valvet', adjacent: ['hall'], barred: ['hall'] },
];
const placed = (more: Readonly<Record<string, unknown>> = {}) =>
  given({
    scene: { zones },
    characters: [
      { id: 'x', zoneId: 'yard', skills: { fight: 2, shoot: 2 } },
      { id: 'y', zoneId: 'hall' },
      { ...ghoul, zoneId: 'vault' },
    ],
    ...more,
  });

test('områden har namn och grannar (ODE-ZON-01)', () => {
  const begun = sit({ characters: people }).by('gm', { type: 'ode/startConflict', first: 'x', zones });
  expect(begun.state.scene?.zones.map(({ name }) => name)).toEqual(['Gården', 'Hallen', 'Valvet']);
  expect(
    sit({ characters: people }).refused('gm', {
      type: 'ode/startConflict',
      first: 'x',
      zones: [{ id: 'a', name: '' }],
    }),
  ).toBe('textRequired');
});

test('i sitt område når man alla, längre bort bara med något som når (ODE-ZON-02, ODE-ZON-05)', () => {
  const strike = (skill: string, more: object = {}) =>
    ({ type: 'ode/declareAction', intent: 'i', action: 'attack', skill, target: 'ghoul', ...more }) as Command;
  const near = placed({
    characters: [
      { id: 'x', zoneId: 'hall' },
      { ...ghoul, zoneId: 'hall' },
    ],
  });
  expect(near.by('x', strike('fight')).roll.status).toBe('declared');
  const next_ = placed({
    characters: [
      { id: 'x', zoneId: 'hall' },
      { ...ghoul, zoneId: 'vault' },
    ],
  });
  expect(next_.refused('x', strike('fight'))).toBe('outOfReach');
  expect(next_.by('x', strike('shoot')).roll.reach).toBe('ranged');
  expect(placed().refused('x', strike('shoot'))).toBe('outOfReach');
  expect(placed().by('x', strike('shoot', { gmPermits: true })).roll.status).toBe('declared');
});

test('spelledaren avgör vad som nås, också i närstrid och när hon står fast vid det (ODE-ZON-05)', () => {
  const strike = { type: 'ode/declareAction', intent: 'i', action: 'attack', skill: 'fight', target: 'ghoul' } as const;
  expect(placed().refused('x', strike)).toBe('outOfReach');
  expect(placed().by('x', { ...strike, gmPermits: true }).roll.reach).toBe('melee');
  expect(placed().insisting({ ...strike, actor: 'x' }).roll.status).toBe('declared');
});

test('en aspekt läggs bara på den fiende man når (ODE-ZON-02, ODE-ADV-02)', () => {
  const trip = (more: object = {}) =>
    ({
      type: 'ode/declareAction',
      intent: 'fäller',
      action: 'createAdvantage',
      skill: 'fight',
      advantage: { mode: 'new', id: 'n', text: 'Nere', attachedTo: { type: 'character', id: 'ghoul' } },
      ...more,
    }) as Command;
  expect(placed().refused('x', trip())).toBe('outOfReach');
  expect(placed().by('x', trip({ gmPermits: true })).roll.defence?.actorId).toBe('ghoul');
  const next_ = placed({
    characters: [
      { id: 'x', zoneId: 'hall' },
      { ...ghoul, zoneId: 'vault' },
    ],
  });
  expect(next_.by('x', trip({ reach: 'ranged' })).roll.defence?.actorId).toBe('ghoul');
});

test('en gång per runda förflyttar man sig fritt till ett område intill (ODE-ZON-03)', () => {
  const move = (zone: string, actor = 'x'): Command => ({ type: 'ode/moveZone', zone, actor });
  const moved = placed().by('x', move('hall'));
  expect(moved.one('x').zoneId).toBe('hall');
  expect(moved.state.scene?.conflict).toMatchObject({ moved: ['x'], acted: [] });
  expect(moved.refused('x', move('yard'))).toBe('alreadyMoved');
  expect(placed().refused('x', move('vault'))).toBe('notAdjacent');
  expect(placed().refused('y', move('yard', 'y'))).toBe('notYourTurn');
});

test('är vägen spärrad, eller för att komma längre, är förflyttningen en handling (ODE-ZON-04)', () => {
  const inHall = placed({ characters: [{ id: 'x', zoneId: 'hall' }, ghoul] });
  expect(inHall.refused('x', { type: 'ode/moveZone', zone: 'vault' })).toBe('notAdjacent');
  const force = {
    type: 'ode/declareAction',
    intent: 'bryter mig in',
    action: 'overcome',
    skill: 'physique',
    moveTo: 'vault',
  } as const;
  const rolled = (dice: readonly number[]) =>
    inHall
      .by('x', force)
      .by('gm', { type: 'ode/setDifficulty', value: 0 })
      .by('x', { type: 'ode/rollDice' }, ...dice)
      .by('x', { type: 'ode/passInvokes' })
      .by('gm', { type: 'ode/passInvokes' });
  expect(rolled(sum(1)).one('x').zoneId).toBe('vault');
  expect(rolled(sum(1)).state.scene?.conflict?.acted).toEqual(['x']);
  const stuck = rolled(sum(-1));
  expect(stuck.one('x').zoneId).toBe('hall');
  expect(stuck.by('gm', { type: 'ode/chooseOption', option: 'majorCost', text: 'larmet går' }).one('x').zoneId).toBe(
    'vault',
  );
});

test('fullt försvar: +2 på försvar till nästa tur, och en bonus om det inte behövdes (ODE-OPT-01)', () => {
  const guard = { type: 'ode/fullDefence', focus: 'klorna' } as const;
  expect(given().refused('x', guard)).toBe('effectNotAllowed');
  const on = given({ settings: { optFullDefence: true }, characters: [{ id: 'x' }, ghoul] });
  expect(on.refused('x', { ...guard, focus: '' })).toBe('textRequired');
  const set = on.by('x', guard).by('x', next('ghoul'));
  expect(set.state.scene?.conflict?.acted).toEqual(['x']);
  const struck = attacked(set, zero, zero);
  expect(struck.roll.defence?.otherModifier).toBe(2);
  expect(struck.roll.outcome).toBe('tie');
  const mine = struck.by('gm', next('x'));
  expect(mine.state.aspects.filter((one) => one.kind === 'boost' && one.holderId === 'x')).toEqual([]);
  const idle = end(set, 'gm', 'ghoul').by('gm', next('x'));
  expect(idle.state.aspects).toMatchObject([{ kind: 'boost', holderId: 'x' }]);
  const unfit = set
    .by('gm', {
      type: 'ode/declareAction',
      actor: 'ghoul',
      intent: 'hånar',
      action: 'attack',
      skill: 'provoke',
      target: 'x',
    })
    .by('x', { type: 'ode/declareDefence', skill: 'will', fullDefence: false })
    .by('gm', { type: 'ode/rollDice' }, ...sum(-1))
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('gm', { type: 'ode/passInvokes' })
    .by('x', { type: 'ode/passInvokes' });
  expect(unfit.roll.defence?.otherModifier).toBe(0);
  expect(unfit.by('gm', next('x')).state.aspects).toEqual([]);
});

test('vapen lägger till steg och slår också vid oavgjort, rustning tar bort, och inget kvar ger en bonus (ODE-OPT-05)', () => {
  const armed = (weapon: number, armour: number, settings: object = { optWeaponArmour: true }) =>
    sit({
      settings,
      characters: [
        { id: 'x', skills: { fight: 2 }, weapon },
        { ...ghoul, armour },
      ],
    });
  const hits = ({ state }: Played) => state.hits.map(({ shifts }) => shifts);
  expect(hits(attack(armed(2, 0), zero, zero))).toEqual([4]);
  expect(hits(attack(armed(0, 1), zero, zero))).toEqual([1]);
  const swallowed = attack(armed(0, 2), zero, zero);
  expect(hits(swallowed)).toEqual([]);
  expect(swallowed.state.aspects).toMatchObject([{ kind: 'boost', holderId: 'x' }]);
  const tie = attack(armed(2, 0), sum(-2), zero);
  expect(hits(tie)).toEqual([2]);
  expect(tie.state.aspects).toEqual([]);
  expect(attack(armed(0, 0), sum(-2), zero).state.aspects).toMatchObject([{ kind: 'boost' }]);
  expect(hits(attack(armed(2, 0, {}), zero, zero))).toEqual([2]);
});
