import { locales } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { skillIds } from '../skills.ts';
import { rulesOf } from '../texts/cites.ts';
import { sv } from '../texts/sv.ts';
import { help, skillHelp } from './index.ts';
import { groups, topics, type Topic } from './topics.ts';

test('varje regel finns i hjälpen en gång, och varje ämne i ett kapitel', () => {
  const ids = Object.values(topics).flat();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(275);
  const told = Object.values(groups).flat() as readonly Topic[];
  expect(told.toSorted()).toEqual((Object.keys(topics) as Topic[]).toSorted());
});

test('hjälpen är på tre språk, kort och utan utropstecken', () => {
  for (const locale of locales)
    for (const [id, { title, text, group }] of Object.entries(help[locale])) {
      expect(id).toMatch(/^ODE-/);
      expect(title.length * group.length).toBeGreaterThan(0);
      expect(text.length).toBeGreaterThan(30);
      expect(text.length).toBeLessThan(420);
      expect(`${title}${text}`).not.toContain('!');
    }
  const differ = Object.keys(help.sv).filter(
    (id) => help.sv[id as keyof typeof help.sv].text === help.en[id as keyof typeof help.en].text,
  );
  expect(differ).toEqual([]);
});

test('varje regel som en rad i loggen hänvisar till har en förklaring', () => {
  const cited = Object.keys(sv.sentences).flatMap((type) =>
    rulesOf({ type, action: 'attack', outcome: 'tie', option: 'mixed', reason: 'invoke' } as never),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter((id) => !(id in help.sv))).toEqual([]);
});

test('varje färdighet har sin beskrivning och sina stuntämnen (ODE-SKL-06)', () => {
  for (const locale of locales) {
    expect(Object.keys(skillHelp[locale])).toEqual([...skillIds]);
    for (const { covers, stunts } of Object.values(skillHelp[locale]))
      expect(covers.length * stunts.length).toBeGreaterThan(0);
  }
});
