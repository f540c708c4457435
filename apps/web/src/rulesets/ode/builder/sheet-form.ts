import type { AspectSlot, Settings, Sheet, Stunt } from '@aspekt/ode';
import type { SeenCharacter } from '../seen.ts';
import type { Placed } from './pyramid.ts';

/** A sheet while it is written: every field is there, though it may be empty. */
export type SheetForm = {
  name: string;
  description: string;
  aspects: Record<AspectSlot, string>;
  /** Whom the relationship is with; empty while nobody is chosen. */
  relationTo: string;
  skills: Placed;
  stunts: readonly Stunt[];
};

/** In the book's order; the relationship may wait until the others are known (ODE-CHAR-03, ODE-CHAR-04). */
export const slotsOf = ({ aspectLayout }: Pick<Settings, 'aspectLayout'>): readonly AspectSlot[] =>
  aspectLayout === 'five'
    ? ['highConcept', 'trouble', 'relationship', 'free1', 'free2']
    : ['highConcept', 'highConcept2', 'trouble', 'relationship', 'free1', 'free2'];

const all: readonly AspectSlot[] = ['highConcept', 'trouble', 'relationship', 'free1', 'free2', 'highConcept2'];

export const formOf = (sheet: Sheet): SheetForm => ({
  name: sheet.name,
  description: sheet.description,
  aspects: Object.fromEntries(all.map((slot) => [slot, sheet.aspects[slot]?.text ?? ''])) as SheetForm['aspects'],
  relationTo: sheet.aspects.relationship?.relationTo ?? '',
  skills: Object.fromEntries(Object.entries(sheet.skills).filter(([, rating]) => rating > 0)) as Placed,
  stunts: sheet.stunts,
});

/** What was written, as the rules take it: what is empty is left out. */
export const sheetOf = (form: SheetForm, settings: Pick<Settings, 'aspectLayout'>): Sheet => {
  const aspects: Partial<Record<AspectSlot, { text: string; relationTo?: string }>> = {};
  for (const slot of slotsOf(settings)) {
    const text = form.aspects[slot].trim();
    const to = slot === 'relationship' && form.relationTo !== '' ? { relationTo: form.relationTo } : {};
    if (text !== '') aspects[slot] = { text, ...to };
  }
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    aspects,
    skills: { ...form.skills },
    stunts: form.stunts,
  };
};

/** A character on the table that is not finished. */
export const sheetOfCharacter = (character: SeenCharacter): Sheet => {
  const aspects: Partial<Record<AspectSlot, { text: string; relationTo?: string }>> = {};
  for (const { slot, text, relationTo } of character.aspects)
    if (slot !== undefined && text !== '') aspects[slot] = { text, ...(relationTo !== undefined && { relationTo }) };
  return {
    name: character.name,
    description: character.description,
    aspects,
    skills: (character.skills ?? {}) as Sheet['skills'],
    stunts: character.stunts,
  };
};
