import type { Refusal } from '@aspekt/contract';
import { attributes as all, sameName } from './figures.ts';
import { isValue } from './invent.ts';
import type { Aspect, PerAttribute, Settings, Sheet } from './model.ts';

/** Ten aspects: one 3, three 2s and six 1s, together 15 (NYX-ASP-01). */
export const spread = [3, 2, 2, 2, 1, 1, 1, 1, 1, 1] as const;

/** The sum of regular values, which no change alters (NYX-ASP-01, NYX-CHG-02). */
export const aspectSum = 15;

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The largest number that anybody's attribute can have; the rules name none. */
export const greatest = 1000;

/** Every attribute is a whole number of at least 1 (NYX-ATTR-03, D-26). */
export const inRange = (attributes: PerAttribute): boolean =>
  all.every((attribute) => {
    const value = attributes[attribute];
    return Number.isInteger(value) && value >= 1 && value <= greatest;
  });

/** How many of the attribute points are yet to be placed. */
export const remaining = ({ mind, interaction, body }: PerAttribute, { attributeTotal }: Settings): number =>
  attributeTotal - mind - interaction - body;

type Written = Pick<Aspect, 'name' | 'value'>;

/** What the book says about three attributes: the range, then the sum, 17 unless the table says otherwise (NYX-ATTR-01..03). */
export const checkAttributes = (attributes: PerAttribute, settings: Settings): Refusal | undefined => {
  if (!inRange(attributes)) return { code: 'NYX_E_ATTR_RANGE', rules: ['NYX-ATTR-03'] };
  const left = remaining(attributes, settings);
  const data = { remaining: left, total: settings.attributeTotal };
  return left === 0 ? undefined : { code: 'NYX_E_ATTR_SUM', data, rules: ['NYX-ATTR-02'] };
};

/** What the book says about ten aspects: the values, their spread, and no name twice (NYX-ASP-01, NYX-ASP-02, NYX-ASP-04). */
export const checkAspects = (aspects: readonly Written[]): Refusal | undefined => {
  const values = aspects.map(({ value }) => value);
  if (!values.every(isValue)) return { code: 'NYX_E_ASPECT_VALUE', rules: ['NYX-ASP-04'] };
  const sorted = values.toSorted((a, b) => b - a);
  const right = sorted.length === spread.length && sorted.every((value, i) => value === spread[i]);
  if (!right) return { code: 'NYX_E_ASPECT_SPREAD', rules: ['NYX-ASP-01', 'NYX-ASP-02'] };
  const named = aspects.filter(({ name }) => name !== '');
  const twice = named.find(({ name }, i) => named.findIndex((other) => sameName(other.name, name)) !== i);
  return twice && { code: 'NYX_E_DUPLICATE_ASPECT', data: { name: twice.name } };
};

/** More than 10 is allowed but very unusual (NYX-ATTR-03). */
export const over10 = (attributes: PerAttribute): readonly Refusal[] =>
  all.some((attribute) => attributes[attribute] > 10) ? [{ code: 'NYX_W_OVER_10', rules: ['NYX-ATTR-03'] }] : [];

/** Everything the book says about a sheet. Unnamed aspects are no fault: they may be named in play (NYX-ASP-06). */
export const checkSheet = (sheet: Sheet, settings: Settings): readonly Refusal[] => {
  const faults: Refusal[] = [];
  if (sheet.name === '') faults.push({ code: 'NYX_E_NAME' });
  const attributes = checkAttributes(sheet.attributes, settings);
  const aspects = checkAspects(sheet.aspects);
  if (attributes) faults.push(attributes);
  if (aspects) faults.push(aspects);
  return [...faults, ...(inRange(sheet.attributes) ? over10(sheet.attributes) : [])];
};

export const blankSheet = (): Sheet => ({
  name: '',
  description: '',
  attributes: { mind: 5, interaction: 5, body: 5 },
  aspects: spread.map((value) => ({ name: '', value })),
});
