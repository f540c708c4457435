import type { Area, Attribute, Command, ItemInput, Sheet, Skill } from '@aspekt/aoristos';
import { areas, type SeenOwn, type SeenPerson } from '../seen.ts';
import { attributes, skills } from '@aspekt/aoristos/traits';
import { putOn, takenOff, wornOf } from '@aspekt/aoristos/worn';

type FormItem = ItemInput & { readonly name: string };
/** A character while it is being written: everything can be changed. */
export type SheetForm = {
  name: string;
  notes: string;
  attributes: Record<Attribute, number>;
  skills: Record<Skill, number>;
  armour: Record<Area, number>;
  items: FormItem[];
};

const each = <K extends string>(keys: readonly K[], value: (key: K) => number): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, number>;

/** The sheet to write on; its things get ids of their own, so that no two at the table are the same. */
export const formOf = (sheet: Sheet, newId?: (prefix: string) => string): SheetForm => ({
  name: sheet.name,
  notes: sheet.notes,
  attributes: { ...sheet.attributes },
  skills: each(skills, (skill) => sheet.skills[skill] ?? 0),
  armour: each(areas, (area) => sheet.armour[area] ?? 0),
  items: sheet.items.map((item) => (newId ? { ...item, id: newId(item.id) } : item)),
});

/** What was written, as the rules take it: skills at nothing are left out. */
export const sheetOf = (form: SheetForm): Sheet => ({
  name: form.name.trim(),
  notes: form.notes.trim(),
  attributes: { ...form.attributes },
  skills: Object.fromEntries(
    skills.filter((skill) => form.skills[skill] > 0).map((skill) => [skill, form.skills[skill]]),
  ),
  armour: Object.fromEntries(areas.filter((area) => form.armour[area] > 0).map((area) => [area, form.armour[area]])),
  items: form.items,
});

/** A person on the table whose creation is still open. */
export const formOfPerson = ({ name }: SeenPerson, own: SeenOwn): SheetForm => ({
  name,
  notes: own.notes,
  attributes: { ...own.attributes },
  skills: { ...own.skills },
  armour: { ...own.armour },
  items: own.items.map((item) => ({ ...item })),
});

/** What has to be sent so that a person on the table becomes what was written; levels go down before others go up. */
export const changesTo = (person: SeenPerson, own: SeenOwn, form: SheetForm): readonly Command[] => {
  const by = person.id;
  const name = form.name.trim();
  const notes = form.notes.trim();
  const levels = [
    ...attributes.map((trait) => ({
      step: form.attributes[trait] - own.attributes[trait],
      command: { type: 'aoristos/setAttributeLevel', by, trait, level: form.attributes[trait] } as const,
    })),
    ...skills.map((trait) => ({
      step: form.skills[trait] - own.skills[trait],
      command: { type: 'aoristos/setSkillLevel', by, trait, level: form.skills[trait] } as const,
    })),
  ].filter(({ step }) => step !== 0);
  const kept = new Set(form.items.map(({ id }) => id));
  const had = new Set(own.items.map(({ id }) => id));
  const gone = own.items.filter(({ id }) => !kept.has(id));
  const added = form.items.filter(({ id }) => !had.has(id));
  // What is worn changes the armour by itself; only what was set beside it is sent.
  const left = own.items.filter(({ id }) => kept.has(id));
  const bared = wornOf(gone).reduce((armour, piece) => takenOff(armour, piece, wornOf(left)), own.armour);
  const armour = wornOf(added).reduce(putOn, bared);
  return [
    ...((name !== '' && name !== person.name) || notes !== own.notes
      ? [{ type: 'aoristos/describe' as const, by, ...(name !== '' && name !== person.name && { name }), notes }]
      : []),
    ...levels.toSorted((a, b) => a.step - b.step).map(({ command }) => command),
    ...gone.map(({ id }) => ({ type: 'aoristos/removeItem' as const, by, item: id })),
    ...added.map((item) => ({ type: 'aoristos/addItem' as const, by, item })),
    ...areas
      .filter((area) => form.armour[area] !== armour[area])
      .map((area) => ({ type: 'aoristos/setArmour' as const, by, area, value: form.armour[area] })),
  ];
};
