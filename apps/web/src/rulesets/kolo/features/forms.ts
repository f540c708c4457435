import type { AspectKind, Feature, NewAspect, NewSecret, NewTrait, ProficiencyId, Sheet, SphereId } from '@aspekt/kolo';
import { aspectFrom } from '@aspekt/kolo/proficiencies';
import { secretFrom } from '@aspekt/kolo/secrets';
import { neighbours, spheres, type SeenCharacter } from '../seen.ts';

/** Traits, aspects and secrets while they are being written. */
export type TraitForm = { phrase: string; main: SphereId; aux: SphereId | '' };
export type AspectForm = {
  phrase: string;
  kind: AspectKind;
  description: string;
  assigned: ProficiencyId[];
  keys: Partial<Record<ProficiencyId, string>>;
};
export type SecretForm = {
  phrase: string;
  text: string;
  special: boolean;
  value: number;
  difference: number;
  tests: string;
};
export type SheetForm = {
  name: string;
  notes: string;
  traits: TraitForm[];
  aspects: AspectForm[];
  secrets: SecretForm[];
};

export type Placed = { readonly main: SphereId; readonly aux: SphereId | '' | null };
const same = (one: Placed, other: Placed): boolean =>
  one.main === other.main && (one.aux || null) === (other.aux || null);

/** Where the third point of a trait may lie: with the others, or in a sphere beside them. */
export const placesIn = (main: SphereId): readonly (SphereId | '')[] => [
  '',
  ...spheres.filter((one) => neighbours(main).includes(one)),
];
/** The first place in a sphere where no trait lies yet; the sphere alone where all are taken. */
export const freePlace = (main: SphereId, traits: readonly Placed[]): SphereId | '' =>
  placesIn(main).find((aux) => !traits.some((trait) => same(trait, { main, aux }))) ?? '';

/** The next trait to write: somewhere on the ring where none lies yet. */
export const blankTrait = (traits: readonly Placed[]): TraitForm => {
  const free = spheres
    .map((main): TraitForm => ({ phrase: '', main, aux: freePlace(main, traits) }))
    .find((one) => !isPlaceTaken(one, traits));
  return free ?? { phrase: '', main: 'character', aux: '' };
};
export const blankAspect = (): AspectForm => ({
  phrase: '',
  kind: 'background',
  description: '',
  assigned: [],
  keys: {},
});
export const blankSecret = (): SecretForm => ({
  phrase: '',
  text: '',
  special: false,
  value: 1,
  difference: 1,
  tests: '',
});

/** Whether this place on the ring is taken by another trait (KOLO-TRAIT-04). */
export const isPlaceTaken = (form: Placed, traits: readonly Placed[]): boolean =>
  traits.some((trait) => same(trait, form));

export const newTrait = ({ phrase, main, aux }: TraitForm): NewTrait => ({
  phrase: phrase.trim(),
  points: aux === '' ? { [main]: 3 } : { [main]: 2, [aux]: 1 },
});
export const newAspect = (form: AspectForm): NewAspect => {
  const keys = form.assigned.flatMap((proficiency) => {
    const key = form.keys[proficiency]?.trim();
    return key ? [[proficiency, key] as const] : [];
  });
  return {
    phrase: form.phrase.trim(),
    kind: form.kind,
    ...(form.description.trim() && { description: form.description.trim() }),
    assigned: [...form.assigned],
    ...(keys.length > 0 && { keyPhrases: Object.fromEntries(keys) }),
  };
};
export const newSecret = ({ phrase, text, special, value, difference, tests }: SecretForm): NewSecret => ({
  phrase: phrase.trim(),
  ...(text.trim() && { text: text.trim() }),
  ...(special ? { difference, ...(tests.trim() && { tests: tests.trim() }) } : { value }),
});

/** A price of the list as a form to fill in. */
export const formsOf = (
  feature: Feature,
): { readonly trait?: TraitForm; readonly aspect?: AspectForm; readonly secret?: SecretForm } => {
  if (feature.type === 'trait') {
    const main = spheres.find((sphere) => (feature.points[sphere] ?? 0) >= 2) ?? 'character';
    const aux = spheres.find((sphere) => feature.points[sphere] === 1) ?? '';
    return { trait: { phrase: '', main, aux } };
  }
  if (feature.type === 'aspect')
    return { aspect: { ...blankAspect(), kind: feature.kind, assigned: [...feature.assigned] } };
  if (feature.type === 'secret') {
    const { value = 1, difference } = feature;
    return { secret: { ...blankSecret(), special: difference !== undefined, value, difference: difference ?? 1 } };
  }
  return {};
};

export const formOf = (sheet: Sheet): SheetForm => ({
  name: sheet.name,
  notes: sheet.notes,
  traits: sheet.traits.map(({ phrase, main, aux }) => ({ phrase, main, aux: aux ?? '' })),
  aspects: sheet.aspects.map(({ phrase, kind, description, assigned }) => ({
    phrase,
    kind,
    description,
    assigned: assigned.map(({ proficiency }) => proficiency),
    keys: Object.fromEntries(
      assigned.flatMap(({ proficiency, keyPhrase }) => (keyPhrase ? [[proficiency, keyPhrase] as const] : [])),
    ),
  })),
  secrets: sheet.secrets.map(({ phrase, text, value, specialisation }) => ({
    phrase,
    text,
    special: specialisation !== undefined,
    value: specialisation ? 1 : value,
    difference: specialisation?.difference ?? 1,
    tests: specialisation?.tests ?? '',
  })),
});

/** What was written, as the rules take it. */
export const sheetOf = (form: SheetForm): Sheet => ({
  name: form.name.trim(),
  notes: form.notes.trim(),
  traits: form.traits.map(({ phrase, main, aux }) => ({ phrase: phrase.trim(), main, aux: aux || null })),
  aspects: form.aspects.map((aspect) => aspectFrom(newAspect(aspect))),
  secrets: form.secrets.map((secret) => secretFrom(newSecret(secret))),
});

export const sheetOfCharacter = (character: SeenCharacter): Sheet => ({
  name: character.name,
  traits: character.traits,
  aspects: character.aspects,
  secrets: character.own?.secrets ?? [],
  notes: character.own?.notes ?? '',
});
