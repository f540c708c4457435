import type { Sheet, SheetAspect } from '@aspekt/nyx';
import type { SeenCharacter } from '../seen.ts';

type FormAspect = { name: string; value: number; description: string; rollModifier: number };
/** A character while it is being written: everything can be changed. */
export type SheetForm = {
  name: string;
  description: string;
  attributes: { mind: number; interaction: number; body: number };
  aspects: FormAspect[];
};

/** The sheet to write on: aspects sorted three, two, one. */
export const formOf = (sheet: Sheet): SheetForm => ({
  name: sheet.name,
  description: sheet.description,
  attributes: { ...sheet.attributes },
  aspects: sheet.aspects
    .map(({ name, value, description = '', rollModifier = 0 }) => ({ name, value, description, rollModifier }))
    .toSorted((a, b) => b.value - a.value),
});

/** What was written, as the rules take it. */
export const sheetOf = (form: SheetForm): Sheet => ({
  name: form.name.trim(),
  description: form.description.trim(),
  attributes: { ...form.attributes },
  aspects: form.aspects.map(({ name, value, description, rollModifier }): SheetAspect => ({
    name: name.trim(),
    value,
    ...(description.trim() && { description: description.trim() }),
    ...(rollModifier !== 0 && { rollModifier }),
  })),
});

/** A character on the table that is not finished. */
export const sheetOfCharacter = (character: SeenCharacter): Sheet => ({
  name: character.name,
  description: character.description,
  attributes: character.attributes ?? { mind: 5, interaction: 5, body: 5 },
  aspects: character.aspects
    .filter(({ kind }) => kind === 'regular')
    .map(({ name, value, description, rollModifier }) => ({
      name,
      value,
      ...(description !== undefined && { description }),
      ...(rollModifier !== undefined && { rollModifier }),
    })),
});

/** Two aspects change places; their values stay where they are. */
export const swap = (form: SheetForm, at: number, to: number): SheetForm => {
  const [one, other] = [form.aspects[at], form.aspects[to]];
  if (!one || !other) return form;
  const aspects = form.aspects.map((aspect, i) => {
    if (i === at) return { ...other, value: one.value };
    return i === to ? { ...one, value: other.value } : aspect;
  });
  return { ...form, aspects };
};
