import { idPattern } from '@aspekt/contract';
import * as v from 'valibot';
import { attributes, areas, limbs, postures, skills } from '../model/trait.ts';
import { cares, environments, rests } from '../model/person.ts';
import { categories } from '../model/item.ts';

export const may = v.exactOptional;

export const Id = v.pipe(v.string(), v.regex(idPattern), v.maxLength(64));
export const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
export const Text = v.pipe(v.string(), v.maxLength(2000));
export const Ids = v.pipe(v.array(Id), v.maxLength(60));
export const int = (low: number, high: number) => v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
/** A count, never negative. */
export const Count = int(0, 100_000);
export const Level = int(0, 30);
export const Measure = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000));
/** A hand in the book's notation; N is read as B (AOR-DICE-11). */
export const HandText = v.pipe(v.string(), v.maxLength(20), v.regex(/^\d[BNbn](\d{1,2}[FTft])?([+\-−]\d{1,3})?$/));
export const Audience = v.union([v.picklist(['everyone', 'gm']), v.pipe(v.array(Id), v.maxLength(30))]);

export const AttributeName = v.picklist(attributes);
export const SkillName = v.picklist(skills);
export const TraitName = v.picklist([...attributes, ...skills]);
export const Traits = v.pipe(v.array(TraitName), v.maxLength(26));
export const AreaName = v.picklist(areas);
export const LimbName = v.picklist(limbs);
export const PostureName = v.picklist(postures);
export const HandName = v.picklist(['right', 'left', 'both']);

const entries = <K extends string, S extends v.GenericSchema>(keys: readonly K[], schema: S) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>;

const AttributeLevels = v.strictObject(entries(attributes, Level));
export const SomeAttributes = v.strictObject(entries(attributes, may(Level)));
export const SomeSkills = v.strictObject(entries(skills, may(Level)));
const SomeArmour = v.strictObject(entries(areas, may(int(0, 1000))));

export const EnvironmentName = v.picklist(environments);
export const RestName = v.picklist(rests);
export const CareName = v.picklist(cares);

const FireMode = v.union([int(1, 1000), v.literal('auto')]);
const itemEntries = {
  name: may(Name),
  category: may(v.picklist(categories)),
  skill: may(v.nullable(SkillName)),
  hands: may(v.pipe(v.array(v.picklist([1, 2])), v.minLength(1), v.maxLength(2))),
  strength: may(v.union([int(0, 1000), HandText])),
  strikeStrength: may(int(0, 1000)),
  storagePoints: may(Measure),
  magazineWeight: may(Measure),
  weaponWeight: may(Measure),
  chargeCost: may(int(0, 1000)),
  reloadCost: may(int(0, 1000)),
  perRoundReload: may(v.nullable(int(0, 1000))),
  fireModes: may(
    v.union([v.pipe(v.string(), v.maxLength(40)), v.pipe(v.array(FireMode), v.minLength(1), v.maxLength(10))]),
  ),
  autoHand: may(v.nullable(HandText)),
  maxShotsPerRound: may(int(1, 1000)),
  magazineSize: may(v.union([int(1, 10_000), v.literal('belt')])),
  chambered: may(v.picklist([0, 1])),
  loaded: may(int(0, 10_000)),
  spare: may(int(0, 10_000)),
  meleeLength: may(v.picklist(['pistolOrShorter', 'longer'])),
  meleeUse: may(v.boolean()),
  explosive: may(v.boolean()),
  improvised: may(v.boolean()),
  thrown: may(v.boolean()),
  longRanged: may(v.boolean()),
  rifled: may(v.boolean()),
  telescopicSight: may(v.boolean()),
  laserSight: may(v.boolean()),
  support: may(v.boolean()),
};
const { name: _name, ...nameless } = itemEntries;
const protection = {
  value: int(0, 1000),
  areas: v.pipe(v.array(AreaName), v.minLength(1), v.maxLength(6)),
};
export const ItemFields = v.strictObject(itemEntries);
export const ItemInput = v.strictObject({ id: Id, ...itemEntries });
/** Something to carry: armour among it is worn. */
const worn = may(v.strictObject(protection));
export const ThingInput = v.strictObject({ id: Id, ...itemEntries, worn });
const Names = v.strictObject({ sv: Name, pl: Name, en: Name });
export const StockItem = v.strictObject({ id: Id, names: Names, ...nameless });
export const StockArmour = v.strictObject({
  id: Id,
  names: Names,
  ...protection,
  storagePoints: Measure,
});
export const StockCover = v.strictObject({ id: Id, names: Names, value: int(0, 1000) });
export const Stock = v.strictObject({
  items: v.pipe(v.array(StockItem), v.maxLength(200)),
  armour: v.pipe(v.array(StockArmour), v.maxLength(200)),
  cover: v.pipe(v.array(StockCover), v.maxLength(200)),
});

export const Sheet = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.maxLength(80)),
  attributes: AttributeLevels,
  skills: SomeSkills,
  armour: SomeArmour,
  items: v.pipe(v.array(v.strictObject({ id: Id, ...nameless, name: Name, worn })), v.maxLength(100)),
  notes: Text,
});
