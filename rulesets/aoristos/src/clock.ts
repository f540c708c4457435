import type { Own, Scene, Settings, State, Wound } from './model.ts';

const day = 24 * 60;
const week = 7 * day;
/** When the night has passed (AOR-PSY-08). */
const morning = 6 * 60;

/** Minutes that rounds take, two seconds each (AOR-CMB-02), without the noise of fractions. */
export const afterRounds = (clock: number, rounds: number): number => Math.round((clock + rounds / 30) * 1e4) / 1e4;

/** The clock at this moment: that of a fight stands still, but its rounds have passed. */
export const now = ({ scene, combat }: Pick<State, 'scene' | 'combat'>): number =>
  combat?.mode === 'rounds' ? afterRounds(scene.clock, combat.round - 1) : scene.clock;

/** Minutes from a wound to its conversion (AOR-BLD-04). */
export const conversionAfter = 5;

/** When a wound that still bleeds turns into blood loss; null for one that does not bleed any more. */
export const convertsAt = (wound: Wound): number | null =>
  wound.converted || wound.bleedRate === 0 ? null : wound.inflictedAt + conversionAfter;

/** The next Monday at midnight, strictly later (AOR-HEAL-02, D-32). */
export const nextMonday = (clock: number, weekday: number): number => {
  const today = Math.floor(clock / day);
  const sinceMonday = (((weekday + today) % 7) + 7) % 7;
  return (today + 7 - sinceMonday) * day;
};

/** The next morning, strictly later. */
export const nextMorning = (clock: number): number => {
  const today = Math.floor(clock / day) * day + morning;
  return today > clock ? today : today + day;
};

type Times = Pick<Own, 'nextHealingAt' | 'nextFaintTestAt'>;

/** Minutes between healing tests in the unstable condition (AOR-HEAL-07) and between VIL tests at 7 or more (AOR-ORG-07). */
const unstableHour = 60;
const faintEvery = 5;

/** When the next weekly test is due (AOR-HEAL-02; D-32 for the other calendar). */
export const nextWeekly = (scene: Pick<Scene, 'clock' | 'weekday'>, { healingDay }: Settings): number =>
  healingDay === 'monday' ? nextMonday(scene.clock, scene.weekday) : scene.clock + week;

/** When tests are next due after organ trauma went from `before` to what it is (AOR-ORG-06, AOR-ORG-07, AOR-HEAL-02, AOR-HEAL-07). */
export const retimed = (
  own: Own,
  before: number,
  conscious: boolean,
  scene: Pick<Scene, 'clock' | 'weekday'>,
  settings: Settings,
): Times => {
  const now = own.organTrauma;
  const changed = before >= 5 !== now >= 5;
  const healing =
    now === 0
      ? null
      : now >= 5
        ? changed || own.nextHealingAt === null
          ? scene.clock + unstableHour
          : own.nextHealingAt
        : changed || own.nextHealingAt === null
          ? nextWeekly(scene, settings)
          : own.nextHealingAt;
  const faints = now >= 7 && conscious;
  return { nextHealingAt: healing, nextFaintTestAt: faints ? (own.nextFaintTestAt ?? scene.clock + faintEvery) : null };
};

/** After a healing test: the next hour, or the next week. */
export const afterHealingTest = (
  own: Own,
  scene: Pick<Scene, 'clock' | 'weekday'>,
  settings: Settings,
): number | null =>
  own.organTrauma === 0 ? null : own.organTrauma >= 5 ? scene.clock + unstableHour : nextWeekly(scene, settings);
export { faintEvery };
