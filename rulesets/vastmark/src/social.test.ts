import { expect, test } from 'vitest';
import type { Settings } from './model.ts';
import { after, against, anna, gm, refusal, rollIn, table } from './testing/table.ts';

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
