import type { Expectation } from '@aspekt/testkit/vectors';
import { showHand, sumOf } from '../hand.ts';
import type { AreaRoll, AttackRoll, Command, Event, EventOf, Roll, SideRoll, State, Test } from '../model.ts';
import { fromZero, spent } from '../price.ts';
import { wouldHit } from '../attack-hands.ts';
import { kindOf } from '../time.ts';

/** A hand as it was thrown, with who the vector says threw it. */
export type Thrown = { readonly roller: string; readonly faces: readonly number[] };

/** Takes the thrown hands in order, and insists that each was its roller's. */
class Tape {
  readonly #thrown: readonly Thrown[];
  #next = 0;
  constructor(thrown: readonly Thrown[]) {
    this.#thrown = thrown;
  }
  take(who: string): Thrown {
    const thrown = this.#thrown[this.#next++];
    if (thrown?.roller !== who) throw new Error(`the hand is ${who}'s, not ${thrown?.roller}'s`);
    return thrown;
  }
  done(): void {
    if (this.#next !== this.#thrown.length) throw new Error('a hand was thrown that no event tells of');
  }
}

const rollOf = (roll: Roll, rolled: readonly number[]): Expectation => ({
  hand: showHand(roll.hand),
  rolled,
  counted: roll.counted,
  sum: roll.counted && sumOf(roll.counted),
  total: roll.total,
  free: roll.hand.f > 0,
  open: roll.counted === null,
});
const testOf = (test: Test, rolled: readonly number[]): Expectation => ({
  ...rollOf(test.roll, rolled),
  testBase: test.testBase,
  baseDifficulty: test.baseDifficulty,
  difficulty: test.difficulty,
  fullRoll: test.fullRoll,
  success: test.success,
  margin: test.fullRoll === null ? null : test.fullRoll - test.difficulty,
});
const sideOf = (side: SideRoll, rolled: readonly number[]): Expectation => ({
  ...rollOf(side.roll, rolled),
  testBase: side.testBase,
  fullRoll: side.fullRoll,
});
const attackOf = (attack: AttackRoll, difficulty: number, rolled: readonly number[]): Expectation => ({
  ...rollOf(attack.roll, rolled),
  testBase: attack.testBase,
  baseDifficulty: 8,
  difficulty,
  fullRoll: attack.fullRoll,
  success: attack.success,
  margin: attack.fullRoll - difficulty,
});
const areaOf = (roll: AreaRoll | null, area: string | null, rolled: readonly number[]): Expectation | null =>
  roll && { hand: showHand(roll.hand), rolled, match: roll.match, allowed: roll.allowed, area };

const woundOf = ({ numbers, dropped, shockAdded, knockedOut }: EventOf<'aoristos/wounded'>): Expectation => ({
  finalStrength: numbers.value.finalStrength,
  damage: numbers.value.damage,
  shockAdded,
  bleedAdded: numbers.value.bleedAdded,
  traumaAdded: numbers.value.traumaAdded,
  limb: numbers.value.limb,
  knockedOut,
  dropped: dropped.map(({ item }) => item),
});

/** What a command answers, from the events it led to. */
export const resultOf = (
  before: State,
  after: State,
  command: Command,
  events: readonly Event[],
  thrown: readonly Thrown[],
  open: Map<string, Thrown>,
): Expectation => {
  const tape = new Tape(thrown);
  let result: Record<string, unknown> = {};
  const wounds = events.filter((event) => event.type === 'aoristos/wounded');
  for (const event of events) result = { ...result, ...answer(before, after, event, wounds, tape, open) };
  tape.done();
  // What is paid now, not what the act itself tells of its price.
  const continued = events.find((event) => event.type === 'aoristos/extendedContinued');
  if (continued) result = { ...result, paid: continued.paid, complete: continued.left === 0 };
  if (command.type === 'aoristos/advanceTime')
    result = {
      events: events.flatMap((event) =>
        'at' in event ? [{ at: event.at, kind: kindOf(event), person: event.who }] : [],
      ),
    };
  return result;
};

/** The dice of an open hand, remembered until its player has chosen. */
const remembered = (open: Map<string, Thrown>, roll: Roll, tape: Tape): readonly number[] => {
  const key = `open:${roll.who}`;
  const known = open.get(key);
  if (known && roll.counted !== null && roll.hand.f > 0) {
    open.delete(key);
    return known.faces;
  }
  const fresh = tape.take(roll.who);
  if (roll.counted === null) open.set(key, fresh);
  return fresh.faces;
};

const answer = (
  before: State,
  after: State,
  event: Event,
  wounds: readonly EventOf<'aoristos/wounded'>[],
  tape: Tape,
  open: Map<string, Thrown>,
): Record<string, unknown> => {
  switch (event.type) {
    case 'aoristos/levelSet': {
      const own = after.people[event.who]?.own.value;
      return { cost: fromZero(event.trait, event.level), spent: own ? spent(own) : 0 };
    }
    case 'aoristos/levelBought':
      return { cost: event.cost.value };
    case 'aoristos/upAwarded':
      return { up: event.up, psychTraumaPrompt: event.psychTraumaPrompt };
    case 'aoristos/handRolled':
    case 'aoristos/diceChosen':
      return { roll: rollOf(event.roll, remembered(open, event.roll, tape)) };
    case 'aoristos/tested':
      return { test: testOf(event.test, remembered(open, event.test.roll, tape)) };
    case 'aoristos/opposed':
      return {
        a: sideOf(event.a, tape.take(event.a.roll.who).faces),
        b: sideOf(event.b, tape.take(event.b.roll.who).faces),
        winner: event.winner,
      };
    case 'aoristos/combatStarted':
      return {
        surprise: Object.fromEntries(event.surprise.map((roll) => [roll.who, rollOf(roll, tape.take(roll.who).faces)])),
      };
    case 'aoristos/stressed':
      return { stress: { ...rollOf(event.roll, remembered(open, event.roll, tape)), lost: event.lost }, bow: null };
    case 'aoristos/bowHeld':
      return { bow: testOf(event.test.value, tape.take(event.who).faces) };
    case 'aoristos/spoke':
    case 'aoristos/scouted':
    case 'aoristos/didOther':
    case 'aoristos/postureChanged':
    case 'aoristos/handled':
    case 'aoristos/reloaded':
      return { cost: event.cost };
    case 'aoristos/moved':
      return event.leaves ? {} : { cost: event.cost };
    case 'aoristos/leaveTested':
      return {
        cost: event.cost,
        test: event.test && {
          mover: sideOf(event.test.mover, tape.take(event.test.mover.roll.who).faces),
          opponents: sideOf(event.test.opponents, tape.take(event.test.opponents.roll.who).faces),
        },
        dangerous: event.dangerous,
      };
    case 'aoristos/extendedBegan':
      return { cost: event.extended.value.total, paid: event.extended.value.paid, complete: false };
    case 'aoristos/extendedContinued':
      return { paid: event.paid, complete: event.left === 0 };
    case 'aoristos/attackDeclared':
      return {
        cost: event.cost,
        aimCost: event.aimCost,
        cheapLevels: event.cheapLevels,
        paid: event.paid,
        complete: true,
        warnings:
          event.attack.mode === 'auto' && event.attack.safetyAim + event.attack.rangeAim > 0 ? ['aimIgnored'] : [],
      };
    case 'aoristos/vigilanceChosen':
      return { vigilance: event.vigilance, adjust: event.adjust, difficulty: event.difficulty };
    case 'aoristos/attackRolled': {
      const shotsRoll = event.shotsRoll && rollOf(event.shotsRoll, tape.take(event.who).faces);
      const attack = tape.take(event.who);
      open.set(`attack:${event.who}`, attack);
      const area = event.areaRoll ? tape.take(event.who) : { roller: '', faces: [] };
      open.set(`area:${event.who}`, area);
      return {
        ...(shotsRoll && { shotsRoll }),
        shots: event.shots,
        attack: attackOf(event.attack, event.difficulty, attack.faces),
        area: areaOf(event.areaRoll, event.area, area.faces),
        wouldHit: event.wouldHit,
      };
    }
    case 'aoristos/attackDiceChosen': {
      const rolled = open.get(`attack:${event.who}`)?.faces ?? [];
      return { attack: attackOf(event.attack, event.difficulty, rolled), wouldHit: event.wouldHit };
    }
    case 'aoristos/areaChosen': {
      const pending = before.combat?.pendingAttack;
      const rolled = open.get(`area:${event.who}`)?.faces ?? [];
      const hits = pending && wouldHit(pending.attack?.success ?? false, pending, pending.areaRoll, event.area);
      return { area: areaOf(pending?.areaRoll ?? null, event.area, rolled), wouldHit: hits };
    }
    case 'aoristos/attackAborted':
      return { aborted: true };
    case 'aoristos/attackResolved': {
      if (event.strengthRoll) tape.take(event.who);
      const wound = wounds.find(({ who }) => who === event.target);
      return {
        hit: event.hit,
        area: event.area,
        activeStrength: event.activeStrength,
        wound: event.hit && wound ? woundOf(wound) : null,
        parry: null,
      };
    }
    case 'aoristos/parried': {
      const wound = wounds.find(({ who }) => who === event.by);
      const roll = rollOf(event.roll, tape.take(event.who).faces);
      return { parry: { roll, area: event.limb, wound: wound ? woundOf(wound) : null } };
    }
    case 'aoristos/harmed': {
      const [wound] = wounds;
      return {
        strength: event.strength,
        ...(event.roll && { roll: rollOf(event.roll, tape.take('gm').faces) }),
        wound: wound ? woundOf(wound) : null,
      };
    }
    case 'aoristos/painTested':
      return {
        test: testOf(event.test.value, tape.take(event.who).faces),
        effect: event.effect,
        dropped: event.dropped.map(({ item }) => item),
      };
    case 'aoristos/survivalRolled':
      return { roll: rollOf(event.roll, tape.take(event.who).faces), total: event.total.value, alive: event.alive };
    case 'aoristos/faintTested':
    case 'aoristos/heldBack':
      return { test: testOf(event.test.value, tape.take(event.who).faces) };
    case 'aoristos/psychTested':
      return { test: testOf(event.test, tape.take(event.who).faces) };
    case 'aoristos/healingTested':
      return {
        test: testOf(event.test, tape.take(event.who).faces),
        healed: event.healed,
        worsened: event.worsened,
      };
    case 'aoristos/firstAided':
      return { base: event.base, modifier: event.modifier, reduction: event.reduction };
    case 'aoristos/psychHandRolled':
      return { roll: rollOf(event.roll, remembered(open, event.roll, tape)) };
    case 'aoristos/psychTraumaAdded':
      return {
        ...(event.roll && { roll: rollOf(event.roll, remembered(open, event.roll, tape)) }),
        added: event.added,
        testDue: event.due !== null,
      };
    case 'aoristos/freeformRolled':
      tape.take(event.who ?? 'gm');
      return {};
    case 'aoristos/grappled':
      tape.take(event.mine.roll.who);
      tape.take(event.theirs.roll.who);
      return { cost: event.cost };
    case 'aoristos/charged':
    case 'aoristos/chargeCancelled':
    case 'aoristos/readied':
    case 'aoristos/overwatchBegan':
      return { cost: event.cost };
    case 'aoristos/created':
    case 'aoristos/controllerSet':
    case 'aoristos/described':
    case 'aoristos/creationFinished':
    case 'aoristos/itemAdded':
    case 'aoristos/itemEdited':
    case 'aoristos/heldChanged':
    case 'aoristos/vanished':
    case 'aoristos/itemRemoved':
    case 'aoristos/armourSet':
    case 'aoristos/rested':
    case 'aoristos/combatantAdded':
    case 'aoristos/combatantRemoved':
    case 'aoristos/revealed':
    case 'aoristos/activationBegan':
    case 'aoristos/activationEnded':
    case 'aoristos/turnCame':
    case 'aoristos/extendedLost':
    case 'aoristos/meleeSet':
    case 'aoristos/distanceSet':
    case 'aoristos/coverSet':
    case 'aoristos/bodyHiddenSet':
    case 'aoristos/visibleSet':
    case 'aoristos/combatEnded':
    case 'aoristos/overwatchEnded':
    case 'aoristos/holdReleased':
    case 'aoristos/followed':
    case 'aoristos/moveGivenUp':
    case 'aoristos/carriedOn':
    case 'aoristos/attackDeclined':
    case 'aoristos/moveStopped':
    case 'aoristos/appeared':
    case 'aoristos/wounded':
    case 'aoristos/timePassed':
    case 'aoristos/woundsConverted':
    case 'aoristos/bloodTicked':
    case 'aoristos/limbsHealed':
    case 'aoristos/fellDue':
    case 'aoristos/transfused':
    case 'aoristos/woke':
    case 'aoristos/healthSet':
    case 'aoristos/disorderTaken':
    case 'aoristos/psychRecovered':
    case 'aoristos/psychosisEnded':
    case 'aoristos/disorderCured':
    case 'aoristos/adjusted':
    case 'aoristos/configured':
    case 'aoristos/sceneSet':
    case 'aoristos/stocked':
    case 'aoristos/unstocked':
    case 'aoristos/stockImported':
      return {};
  }
};
