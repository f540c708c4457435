import type { Wire } from '@aspekt/contract';
import type { Scene } from './scenes.ts';

/** Two who are tested in every way, with words of their own for all that counts. */
export const kolo: Scene = (t) => {
  const categories = ['one', 'two', 'three', 'four'].map((word) => ({ label: t(word), group: 'chance', value: -1 }));
  const merges = [[t('one'), t('two')], { labels: [t('three'), t('four')], value: -1 }];
  const test = { sphere: 'character', traits: [t('trait')], proficiencies: ['combat'], aspects: [t('aspect')] };
  const inputs = { ...test, categories, merges };
  const person = (id: string): Wire => ({
    type: 'kolo/createCharacter',
    id,
    npc: true,
    shown: true,
    name: t(id),
    traits: [{ phrase: t('trait'), main: 'character', aux: null }],
    aspects: [
      {
        phrase: t('aspect'),
        kind: 'role',
        description: t('description'),
        assigned: [{ proficiency: 'combat', keyPhrase: t('key') }],
      },
    ],
    secrets: [
      { phrase: t('secret'), text: t('lore'), value: 10, specialisation: { difference: 1, tests: t('tests') } },
    ],
  });
  const compare = (need: Wire[string]): Wire => ({ type: 'kolo/comparisonTest', actor: 'one', need });
  return [
    { type: 'kolo/startScene' },
    person('one'),
    person('other'),
    { type: 'kolo/approveCharacter', actor: 'one', override: true },
    { type: 'kolo/approveCharacter', actor: 'other', override: true },
    compare({ kind: 'proficiency', proficiency: 'combat', value: 1, aspects: [t('aspect')] }),
    compare({ kind: 'sphere', sphere: 'character', value: 1, traits: [t('trait')] }),
    compare({ kind: 'aspect', aspect: t('aspect') }),
    compare({ kind: 'routine', proficiencies: ['combat'], aspects: [t('aspect')], categories, merges }),
    { type: 'kolo/openTest', id: 'first', actor: 'one', ...inputs },
    { type: 'kolo/amendTest', testId: 'first', ...inputs },
    { type: 'kolo/suggestFit', testId: 'first', traits: [t('trait')], aspects: [t('aspect')] },
    { type: 'kolo/startComplex', id: 'long' },
    { type: 'kolo/complexNext', complexId: 'long', test: { id: 'step', actor: 'one', ...inputs } },
    { type: 'kolo/startComplex', id: 'duel', contested: true, active: true },
    {
      type: 'kolo/complexNext',
      complexId: 'duel',
      a: { id: 'thrust', actor: 'one', ...inputs },
      b: { id: 'parry', actor: 'other', ...inputs },
    },
  ];
};
