import type { Stock, StockArmour, StockCover, StockItem } from '../model.ts';

/**
 * The starter set, not from the book save for the sling's strength and the carbine's fire modes: something to begin
 * with, every value the table's to change. Weights are in FP.
 */
const items: readonly StockItem[] = [
  thing('knuckleDuster', 'Knogjärn', 'Kastet', 'Knuckle-duster', {
    category: 'unarmedAid',
    strength: 1,
    storagePoints: 0.2,
  }),
  thing('knife', 'Kniv', 'Nóż', 'Knife', { category: 'melee', strength: 1, weaponWeight: 0.3 }),
  thing('club', 'Klubba', 'Pałka', 'Club', { category: 'melee', strength: 2, weaponWeight: 1 }),
  thing('sword', 'Svärd', 'Miecz', 'Sword', { category: 'melee', strength: 3, weaponWeight: 1.5 }),
  thing('spear', 'Spjut', 'Włócznia', 'Spear', { category: 'melee', hands: [1, 2], strength: 3, weaponWeight: 2 }),
  thing('twoHandedAxe', 'Tvåhandsyxa', 'Topór dwuręczny', 'Two-handed axe', {
    category: 'melee',
    hands: [2],
    strength: 5,
    weaponWeight: 3,
  }),
  thing('spade', 'Skyttegravsspade', 'Saperka', 'Trench spade', {
    category: 'melee',
    hands: [1, 2],
    strength: 3,
    weaponWeight: 2,
  }),
  thing('shield', 'Sköld', 'Tarcza', 'Shield', { category: 'protective', weaponWeight: 4 }),
  thing('stone', 'Sten att kasta', 'Kamień do rzucania', 'Stone to throw', {
    category: 'ranged',
    skill: 'throwing',
    strength: 1,
    improvised: true,
    thrown: true,
    magazineWeight: 0.5,
  }),
  thing('throwingSpear', 'Kastspjut', 'Oszczep', 'Throwing spear', {
    category: 'ranged',
    skill: 'throwing',
    strength: 3,
    thrown: true,
    magazineWeight: 1.5,
  }),
  thing('sling', 'Slunga', 'Proca', 'Sling', {
    category: 'ranged',
    skill: 'sling',
    strength: 5,
    chargeCost: 3,
    loaded: 0,
    spare: 10,
    magazineWeight: 0.1,
    weaponWeight: 0.1,
  }),
  thing('bow', 'Pilbåge', 'Łuk', 'Bow', {
    category: 'ranged',
    skill: 'bow',
    hands: [2],
    strength: 5,
    chargeCost: 3,
    loaded: 0,
    spare: 12,
    magazineWeight: 0.05,
    weaponWeight: 1,
  }),
  thing('lightCrossbow', 'Lätt armborst', 'Lekka kusza', 'Light crossbow', {
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    strength: 6,
    chargeCost: 8,
    loaded: 0,
    spare: 12,
    magazineWeight: 0.05,
    weaponWeight: 3,
  }),
  thing('heavyCrossbow', 'Tungt armborst', 'Ciężka kusza', 'Heavy crossbow', {
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    strength: 8,
    chargeCost: 15,
    loaded: 0,
    spare: 12,
    longRanged: true,
    magazineWeight: 0.1,
    weaponWeight: 6,
  }),
  thing('pistol', 'Pistol', 'Pistolet', 'Pistol', {
    category: 'ranged',
    skill: 'shooting',
    hands: [1, 2],
    strength: 6,
    maxShotsPerRound: 8,
    magazineSize: 15,
    chambered: 1,
    spare: 1,
    rifled: true,
    meleeLength: 'pistolOrShorter',
    magazineWeight: 0.3,
    weaponWeight: 0.8,
  }),
  thing('revolver', 'Revolver', 'Rewolwer', 'Revolver', {
    category: 'ranged',
    skill: 'shooting',
    hands: [1, 2],
    strength: 7,
    perRoundReload: 1,
    maxShotsPerRound: 6,
    magazineSize: 6,
    spare: 12,
    rifled: true,
    meleeLength: 'pistolOrShorter',
    magazineWeight: 0.1,
    weaponWeight: 1,
  }),
  thing('submachineGun', 'Kpist', 'Pistolet maszynowy', 'Submachine gun', {
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    strength: 6,
    fireModes: '1/auto+2B',
    maxShotsPerRound: 14,
    magazineSize: 30,
    spare: 2,
    rifled: true,
    meleeUse: true,
    strikeStrength: 1,
    magazineWeight: 0.6,
    weaponWeight: 3,
  }),
  thing('carbine', 'Karbin', 'Karabinek', 'Carbine', {
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    strength: 9,
    fireModes: '1/3/auto+2B',
    maxShotsPerRound: 14,
    magazineSize: 30,
    spare: 2,
    longRanged: true,
    rifled: true,
    meleeUse: true,
    strikeStrength: 2,
    magazineWeight: 0.5,
    weaponWeight: 3.5,
  }),
  thing('rifle', 'Repetergevär', 'Karabin powtarzalny', 'Bolt-action rifle', {
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    strength: 11,
    chargeCost: 2,
    perRoundReload: 1,
    maxShotsPerRound: 5,
    magazineSize: 5,
    spare: 20,
    longRanged: true,
    rifled: true,
    meleeUse: true,
    strikeStrength: 2,
    magazineWeight: 0.2,
    weaponWeight: 4,
  }),
  thing('shotgun', 'Hagelgevär', 'Strzelba', 'Shotgun', {
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    strength: 9,
    chargeCost: 1,
    perRoundReload: 1,
    maxShotsPerRound: 5,
    magazineSize: 5,
    spare: 15,
    longRanged: true,
    meleeUse: true,
    strikeStrength: 2,
    magazineWeight: 0.3,
    weaponWeight: 3.5,
  }),
  thing('machineGun', 'Kulspruta', 'Karabin maszynowy', 'Machine gun', {
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    strength: 9,
    fireModes: 'auto+2B',
    reloadCost: 10,
    maxShotsPerRound: 20,
    magazineSize: 'belt',
    loaded: 100,
    spare: 200,
    longRanged: true,
    rifled: true,
    magazineWeight: 3,
    weaponWeight: 9,
  }),
  thing('barStool', 'Barstol', 'Stołek barowy', 'Bar stool', { meleeUse: true, strikeStrength: 1, storagePoints: 4 }),
  thing('bandages', 'Moderna bandage', 'Nowoczesne bandaże', 'Modern bandages', { storagePoints: 0.5 }),
  thing('coagulant', 'Koaguleringsmedel', 'Środek na krzepnięcie krwi', 'Coagulant', { storagePoints: 0.1 }),
];

function thing(id: string, sv: string, pl: string, en: string, fields: Omit<StockItem, 'id' | 'names'>): StockItem {
  return { id, names: { sv, pl, en }, ...fields };
}

const body = ['torso', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg'] as const;
const armour: readonly StockArmour[] = [
  piece('leather', 'Läder', 'Skóra', 'Leather', 2, body, 5),
  piece('mail', 'Ringbrynja', 'Kolczuga', 'Mail', 4, ['torso', 'rightArm', 'leftArm'], 12),
  piece('plate', 'Plåtrustning', 'Zbroja płytowa', 'Plate', 6, body, 22),
  piece('helmet', 'Hjälm', 'Hełm', 'Helmet', 4, ['head'], 1.5),
  piece('softVest', 'Mjuk skyddsväst', 'Kamizelka miękka', 'Soft vest', 5, ['torso'], 3),
  piece('plateVest', 'Väst med plattor', 'Kamizelka z płytami', 'Plate vest', 9, ['torso'], 9),
];
function piece(
  id: string,
  sv: string,
  pl: string,
  en: string,
  value: number,
  areas: StockArmour['areas'],
  storagePoints: number,
): StockArmour {
  return { id, names: { sv, pl, en }, value, areas, storagePoints };
}

const cover: readonly StockCover[] = [
  hide('bush', 'Buskage', 'Zarośla', 'Bushes', 0),
  hide('furniture', 'Möbel', 'Mebel', 'Furniture', 3),
  hide('door', 'Trädörr', 'Drewniane drzwi', 'Wooden door', 4),
  hide('carBody', 'Bilplåt', 'Karoseria auta', 'Car body', 6),
  hide('treeTrunk', 'Trädstam', 'Pień drzewa', 'Tree trunk', 12),
  hide('brickWall', 'Tegelmur', 'Ceglany mur', 'Brick wall', 15),
  hide('sandbags', 'Sandsäckar', 'Worki z piaskiem', 'Sandbags', 20),
];
function hide(id: string, sv: string, pl: string, en: string, value: number): StockCover {
  return { id, names: { sv, pl, en }, value };
}

export const starterStock: Stock = { items, armour, cover };
export const emptyStock: Stock = { items: [], armour: [], cover: [] };

type Entry = { readonly id: string };
const isStarter = <T extends Entry>(entry: T, shelf: readonly T[]): boolean =>
  shelf.some((one) => one.id === entry.id && JSON.stringify(one) === JSON.stringify(entry));
const added = <T extends Entry>(shelf: readonly T[], starter: readonly T[]): readonly T[] => [
  ...shelf,
  ...starter.filter(({ id }) => !shelf.some((one) => one.id === id)),
];

/** The setting `starterEquipment` turned on adds what is missing; turned off takes what nobody has changed. */
export const withStarterSet = (stock: Stock, setting: 'on' | 'off' | undefined): Stock => {
  if (setting === undefined) return stock;
  if (setting === 'on')
    return { items: added(stock.items, items), armour: added(stock.armour, armour), cover: added(stock.cover, cover) };
  return {
    items: stock.items.filter((one) => !isStarter(one, items)),
    armour: stock.armour.filter((one) => !isStarter(one, armour)),
    cover: stock.cover.filter((one) => !isStarter(one, cover)),
  };
};
