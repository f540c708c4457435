import { locales, see, type Viewer } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { habitsEnd, lawfully, playAtRandom, untried } from '@aspekt/testkit';
import { describe, expect, test } from 'vitest';
import { codes } from './codes.ts';
import { help } from './help/index.ts';
import { opponents, vastmark, type Command, type Event, type State } from './index.ts';
import { authority } from './laws/authority.ts';
import { invent } from './testing/invent.ts';
import { after, anna, bo, duel, gm, onlooker, rolled, table } from './testing/table.ts';

const viewers = [gm, gm, anna, bo, onlooker];

describe('Västmark keeps the laws of a rule set', () => {
  test('along offers and invented commands, at every move', () => {
    const played = playAtRandom({
      rules: vastmark,
      start: table(),
      viewers,
      invent,
      moves: 12_000,
      seed: 7,
      gameLength: 150,
      authority,
    });
    expect(played.secrets).toBeGreaterThan(0);
    expect(untried(authority, [played])).toEqual([]);
    const commands = vastmark.demo('sv').map(({ command }) => command.type);
    for (const type of commands) expect(played.commands.get(type)).toBeGreaterThan(0);
    const everyEvent: Readonly<Record<Event['type'], true>> = {
      'vastmark/settingsChanged': true,
      'vastmark/characterCreated': true,
      'vastmark/traitEdited': true,
      'vastmark/skillEdited': true,
      'vastmark/xpAwarded': true,
      'vastmark/xpSpent': true,
      'vastmark/actionDeclared': true,
      'vastmark/actionDismissed': true,
      'vastmark/decidedWithoutRoll': true,
      'vastmark/traitProposed': true,
      'vastmark/traitRuled': true,
      'vastmark/rollOpened': true,
      'vastmark/consentAnswered': true,
      'vastmark/severalTraitsRequested': true,
      'vastmark/severalTraitsAnswered': true,
      'vastmark/rolled': true,
      'vastmark/opposed': true,
      'vastmark/heroPointSpent': true,
      'vastmark/rollConfirmed': true,
      'vastmark/promptAnswered': true,
      'vastmark/rollWithdrawn': true,
      'vastmark/sceneSet': true,
      'vastmark/characterShown': true,
      'vastmark/characterHidden': true,
      'vastmark/characterAssigned': true,
      'vastmark/characterRenamed': true,
      'vastmark/notesWritten': true,
      'vastmark/specialisationsLearnt': true,
      'vastmark/seriesStarted': true,
      'vastmark/seriesContinued': true,
      'vastmark/seriesScored': true,
      'vastmark/seriesEnded': true,
      'vastmark/hurt': true,
      'vastmark/healed': true,
      'vastmark/dazed': true,
      'vastmark/adjusted': true,
    };
    expect([...played.events.keys()].toSorted()).toEqual(Object.keys(everyEvent).toSorted());
    const ours: readonly string[] = [...codes, 'invalid'];
    for (const code of played.refusals.keys()) expect(ours).toContain(code);
  }, 120_000);

  test('following offers alone comes to no stop', () => {
    const played = playAtRandom({ rules: vastmark, start: table(), viewers: [gm, anna, bo], moves: 1500, seed: 3 });
    expect(played.refusals.size).toBe(0);
  }, 60_000);

  test('habits end', () => {
    for (const state of [
      table(),
      rolled([0], { modifications: [{ label: 'm', value: 12 }] }),
      duel({ add: 0, faces: [4] }, { add: 0, faces: [4] }),
    ]) {
      habitsEnd(vastmark, state, wordsFrom(1));
    }
    const saved = vastmark.habit(rolled([0], { modifications: [{ label: 'm', value: 12 }] }));
    expect(saved?.command).toEqual({ type: 'vastmark/spendHeroPoint', rollId: 'r', use: 'ignoreZero' });
  });

  test('what is hidden never appears in what another sees, in the state or in events', () => {
    const random = wordsFrom(11);
    const secretive: readonly Command[] = [
      {
        type: 'vastmark/createQuickExtra',
        id: 'skugga',
        name: 'KANARIE',
        line: 'KANARIE: KANARIEtrait -2; KANARIEskill 2',
      },
      { type: 'vastmark/writeNotes', actor: 'gared', notes: 'KANARIE' },
      { type: 'vastmark/editTrait', actor: 'gared', name: 'KANARIEheder', value: 2 },
      {
        type: 'vastmark/openRoll',
        id: 'dold',
        actor: 'skugga',
        traits: ['KANARIEtrait'],
        resistance: { kind: 'opposed' },
      },
      {
        type: 'vastmark/openRoll',
        id: 'synlig',
        actor: 'tuva',
        socialTarget: 'skugga',
        resistance: { kind: 'opposed' },
      },
      { type: 'vastmark/opposedRoll', id: 'mot', sides: ['dold', 'synlig'] },
      { type: 'vastmark/confirmRoll', rollId: 'dold' },
      { type: 'vastmark/answerPrompt', rollId: 'dold', text: 'KANARIE' },
      {
        type: 'vastmark/adjust',
        reason: 'KANARIE',
        change: { what: 'trait', actor: 'skugga', name: 'KANARIE', value: 3 },
      },
      { type: 'vastmark/awardXp', actor: 'skugga', amount: 1 },
      { type: 'vastmark/renameCharacter', actor: 'skugga', name: 'KANARIE II' },
      { type: 'vastmark/decideWithoutRoll', actor: 'skugga', text: 'KANARIE', outcome: 'success' },
      { type: 'vastmark/requestSeveralTraits', actor: 'skugga', traits: ['KANARIEtrait', 'KANARIE'] },
      { type: 'vastmark/declareAction', actor: 'skugga', text: 'KANARIE' },
    ];
    let state: unknown = table();
    let accepted = 0;
    for (const command of secretive) {
      const { decision, after: next } = lawfully(vastmark, state, { command, by: gm }, random);
      state = next;
      if (!decision.ok) continue;
      accepted++;
      for (const by of [anna, onlooker] satisfies readonly Viewer[]) {
        const seen = JSON.stringify([
          see(decision.events, by),
          see(state, by),
          see(vastmark.cast(state as State), by),
          vastmark.offers(state as State, by),
        ]);
        expect(seen, command.type).not.toContain('KANARIE');
        expect(seen, command.type).not.toContain('skugga');
      }
    }
    expect(accepted).toBeGreaterThanOrEqual(12);
  });
});

test('every rule named in play, by an offer, a sentence or a refusal, has help', () => {
  const known: Readonly<Record<string, unknown>> = help.sv;
  const random = wordsFrom(5);
  let state: unknown = table();
  const named = new Set<string>();
  for (let i = 0; i < 1500; i++) {
    const move = invent(state, random);
    const { decision, after: next } = lawfully(vastmark, state, move, random);
    for (const { rules } of vastmark.offers(state as State, move.by)) for (const rule of rules) named.add(rule);
    if (decision.ok) {
      for (const event of decision.events as readonly Event[]) {
        for (const rule of vastmark.describe(see(event, gm), 'sv', (id) => id).rules ?? []) named.add(rule);
      }
    } else for (const rule of decision.refusal.rules ?? []) named.add(rule);
    state = i % 120 === 0 ? table() : next;
  }
  expect(named.size).toBeGreaterThan(25);
  expect([...named].filter((rule) => !(rule in known))).toEqual([]);
});

test('every refusal is explained in every language, with its data', () => {
  const data = {
    id: 'x',
    name: 'Liten',
    value: 9,
    low: -4,
    high: 4,
    has: 1,
    needs: 2,
    limit: 3,
    ceiling: 2,
    face: 11,
    setting: 's',
    target: 'Tuva',
    line: 'x',
    reserve: 1,
    amount: 0,
  };
  for (const code of codes)
    for (const locale of locales) {
      const text = vastmark.explain({ code, data }, locale);
      expect(text.length, `${code} ${locale}`).toBeGreaterThan(10);
      expect(text, `${code} ${locale}`).not.toMatch(/undefined|E_|!/);
    }
  expect(vastmark.explain({ code: 'nonsense' }, 'sv')).toBe('');
});

test('the ready-made characters are legal, the demo plays, and the opponents can be typed', () => {
  for (const locale of locales) {
    expect(vastmark.sheet.readyMade[locale].length).toBe(5);
    const settings = table().settings;
    for (const sheet of vastmark.sheet.readyMade[locale]) expect(vastmark.sheet.check(sheet, settings)).toEqual([]);
    let state = vastmark.initial(settings);
    for (const { as, command } of vastmark.demo(locale)) state = after(state, command, [], as === 'gm' ? gm : anna);
    expect(
      vastmark.offers(state, gm).some(({ command, must }) => must && command.type === 'vastmark/opposedRoll'),
    ).toBe(true);
    expect(vastmark.cast(state).find(({ id }) => id === 'tuva')).toMatchObject({ owner: 'anna', kind: 'pc' });
    for (const [i, { name, line }] of opponents[locale].entries()) {
      state = after(state, { type: 'vastmark/createQuickExtra', id: `o${i}`, name, line });
    }
  }
  expect(vastmark.sheet.readyMade.sv[0]).toMatchObject({
    name: 'Tuva',
    traits: [
      { name: 'Liten', group: 'value', value: -1 },
      { name: 'Kvick', value: 1 },
    ],
    skills: [{ name: 'Gömma Sig', value: 2 }],
  });
});

test('the blank sheet waits only for a name', () => {
  expect(
    vastmark.sheet.check(vastmark.sheet.blank(table().settings), table().settings).map(({ code }) => code),
  ).toEqual(['E_NO_NAME']);
});
