import type { CreationMethod, Sheet, Specialisation, TraitGroup } from '@aspekt/vastmark';

type FormTrait = { name: string; group: TraitGroup; value: number; note: string };
type FormSkill = { name: string; value: number; apprentice: boolean };
/** A character while it is being written: everything can be changed. */
export type SheetForm = {
  name: string;
  notes: string;
  traits: FormTrait[];
  skills: FormSkill[];
  creationMethod: CreationMethod;
  reserve: number;
  /** Narrow parts of skills, where the table plays with them; nobody has them before the game master agrees. */
  specialisations?: { skill: string; name: string }[];
  /** The apprentice skill that is given up for them; '' where they are paid for. */
  insteadOf?: string;
};
export type Wish = { readonly specialisations: readonly Specialisation[]; readonly insteadOf?: string };

export const formOf = (sheet: Sheet): SheetForm => ({
  name: sheet.name,
  notes: sheet.notes,
  traits: sheet.traits.map(({ name, group, value, note = '' }) => ({ name, group, value, note })),
  skills: sheet.skills.map((skill) => ({ ...skill })),
  creationMethod: sheet.creationMethod,
  // Point-built characters set aside at least three: there the counter begins.
  reserve: sheet.reserve || 3,
});

/** What was written, as the rules take it; a row without a name and never touched is no row. */
export const sheetOf = (form: SheetForm): Sheet => ({
  name: form.name.trim(),
  notes: form.notes.trim(),
  traits: form.traits
    .filter(({ name, note }) => name.trim() !== '' || note.trim() !== '')
    .map(({ name, group, value, note }) => ({
      name: name.trim(),
      group,
      value,
      ...(note.trim() && { note: note.trim() }),
    })),
  skills: form.skills
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, value, apprentice }) => ({ name: name.trim(), value, apprentice })),
  creationMethod: form.creationMethod,
  reserve: form.creationMethod === 'pointBuild' ? form.reserve : 0,
});

/** The specialisations that were written, each of a skill that stays; undefined where there are none (VAST-X-SPEC-01). */
export const wishOf = ({ skills, specialisations = [], insteadOf = '' }: SheetForm): Wish | undefined => {
  const given = skills.find(({ name, apprentice }) => apprentice && name.trim() === insteadOf)?.name.trim();
  const left = skills.map(({ name }) => name.trim()).filter((name) => name !== '' && name !== given);
  const written = specialisations
    .map(({ skill, name }) => ({ skill: left.includes(skill) ? skill : (left[0] ?? ''), name: name.trim() }))
    .filter(({ skill, name }) => skill !== '' && name !== '');
  if (written.length === 0) return undefined;
  return { specialisations: written, ...(given !== undefined && { insteadOf: given }) };
};
