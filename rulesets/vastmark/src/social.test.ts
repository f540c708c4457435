import type { Viewer } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Settings, State } from './model.ts';
import { offers } from './offers.ts';
import { after, against, anna, bo, gm, refusal, rollIn, table } from './testing/table.ts';

const persuade = (actor: string, socialTarget: string, socialConsent = false) =>
  ({
    type: 'vastmark/openRoll',
    id: 'r',
    actor,
    skills: ['Övertala'],
    socialTarget,
    socialConsent,
    resistance: against(9),
  }) as const;
const code = (settings: Partial<Settings>, actor: string, target: string, consent = false) =>
  refusal(table(settings), persuade(actor, target, consent), gm);

test('whether npcs may persuade player characters is the table’s setting (VAST-PERS-02)', () => {
  expect(code({}, 'spy', 'tuva')).toBeUndefined();
  expect(code({ socialNpcAgainstPlayer: 'off' }, 'spy', 'tuva')).toBe('E_SOCIAL_OFF');
  expect(code({ socialNpcAgainstPlayer: 'off' }, 'gared', 'tuva')).toBeUndefined();
  expect(code({ socialNpcAgainstPlayer: 'consent' }, 'spy', 'tuva')).toBe('E_SOCIAL_CONSENT');
  expect(code({ socialNpcAgainstPlayer: 'consent' }, 'spy', 'tuva', true)).toBeUndefined();
});

test('whether players may persuade each other’s characters is another (VAST-PERS-03)', () => {
  expect(code({ socialPlayerAgainstPlayer: 'off' }, 'gared', 'tuva')).toBe('E_SOCIAL_OFF');
  expect(code({ socialPlayerAgainstPlayer: 'off' }, 'spy', 'tuva')).toBeUndefined();
  expect(code({ socialPlayerAgainstPlayer: 'consent' }, 'gared', 'tuva')).toBe('E_SOCIAL_CONSENT');
  expect(code({ socialPlayerAgainstPlayer: 'consent' }, 'gared', 'tuva', true)).toBeUndefined();
});

test('against an npc there is no limit, and the target is named on the roll', () => {
  expect(code({ socialPlayerAgainstPlayer: 'off', socialNpcAgainstPlayer: 'off' }, 'tuva', 'spy')).toBeUndefined();
  expect(rollIn(after(table(), persuade('tuva', 'spy'), [], anna)).socialTargetId?.value).toBe('spy');
});

/** Bo’s Gared would like to talk Tuva into something; Anna plays Tuva. */
const asking: Partial<Settings> = { socialPlayerAgainstPlayer: 'consent', socialNpcAgainstPlayer: 'consent' };
const { socialConsent: _, ...attempt } = { ...persuade('gared', 'tuva'), askConsent: true };
const answer = (agree: boolean) => ({ type: 'vastmark/answerConsent', rollId: 'r', agree }) as const;
const offered = (state: State, by: Viewer) =>
  offers(state, by).flatMap(({ command, must }) =>
    command.type === 'vastmark/answerConsent' ? [[command.agree, must ?? false]] : [],
  );

test('one player cannot agree for another (VAST-PERS-03)', () => {
  const state = table(asking);
  expect(refusal(state, persuade('gared', 'tuva', true), bo)).toBe('E_SOCIAL_CONSENT');
  expect(refusal(state, persuade('gared', 'tuva', true), gm)).toBeUndefined();
  const both = after(state, { type: 'vastmark/assignCharacter', actor: 'gared', ownerId: 'anna' });
  expect(refusal(both, persuade('gared', 'tuva', true), anna)).toBeUndefined();
  expect(rollIn(after(both, attempt, [], anna)).consent).toBeUndefined();
});

test('the player of the one to be persuaded is asked, and her yes opens the roll (VAST-PERS-02, VAST-PERS-03)', () => {
  const asked = after(table(asking), attempt, [], bo);
  expect(offered(asked, anna)).toEqual([
    [true, true],
    [false, true],
  ]);
  expect(offered(asked, gm)).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(offered(asked, bo)).toEqual([]);
  const ruled = after(asked, { type: 'vastmark/ruleTrait', rollId: 'r' });
  expect(refusal(ruled, { type: 'vastmark/roll', rollId: 'r' }, bo)).toBe('E_SOCIAL_CONSENT');
  expect(refusal(ruled, answer(true), bo)).toBe('E_NOT_OWNER');
  for (const by of [anna, gm]) {
    const agreed = after(ruled, answer(true), [], by);
    expect(rollIn(agreed)).not.toHaveProperty('consent');
    expect(rollIn(after(agreed, { type: 'vastmark/roll', rollId: 'r' }, [4], bo)).status).toBe('rolled');
    expect(refusal(agreed, answer(false), by)).toBe('E_UNKNOWN_ID');
  }
});

test('her no refuses it (VAST-PERS-02, VAST-PERS-03)', () => {
  const npc = after(table(asking), { ...attempt, actor: 'spy' });
  const refused = after(npc, answer(false), [], anna);
  expect(rollIn(refused).status).toBe('withdrawn');
  expect(refusal(refused, { type: 'vastmark/roll', rollId: 'r' })).toBe('E_WITHDRAWN');
  expect(offered(refused, anna)).toEqual([]);
  // Where nobody has to agree nobody is asked.
  expect(rollIn(after(table(), attempt, [], bo)).consent).toBeUndefined();
  expect(refusal(table({ socialPlayerAgainstPlayer: 'off' }), attempt, bo)).toBe('E_SOCIAL_OFF');
});

test('several rolls are one question, and no point is spent on what is not agreed to (VAST-MULTI-02, VAST-HERO-11)', () => {
  const state = table({ ...asking, heroTiming: 'beforeRoll' });
  const group = {
    ...attempt,
    actor: 'tuva',
    socialTarget: 'gared',
    mode: 'separate',
    traits: ['Liten', 'Kvick'],
  } as const;
  const asked = after(state, group);
  expect(offered(asked, bo)).toHaveLength(2);
  const point = { type: 'vastmark/spendHeroPoint', rollId: 'r.1', use: 'extraDie' } as const;
  expect(refusal(asked, point, anna)).toBe('E_SOCIAL_CONSENT');
  const agreed = after(asked, answer(true), [], bo);
  expect(refusal(agreed, point, anna)).toBeUndefined();
  expect(agreed.rolls.some(({ consent }) => consent)).toBe(false);
});

test('of somebody hidden nobody is asked but the game master (VAST-PERS-02)', () => {
  const shadow = after(table(asking), { type: 'vastmark/createQuickExtra', id: 'shadow' });
  const asked = after(shadow, { ...attempt, actor: 'shadow' });
  expect(offered(asked, anna)).toEqual([]);
  expect(refusal(asked, answer(true), anna)).toBe('E_UNKNOWN_ID');
  expect(offered(asked, gm)).toHaveLength(2);
});
