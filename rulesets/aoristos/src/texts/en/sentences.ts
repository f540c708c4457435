import type { Seen } from '@aspekt/contract';
import type { Changed, DueRoll } from '../../model.ts';
import { isLeg, setTo } from '../grammar.ts';
import type { Sentences } from '../language.ts';
import { words as w } from './words.ts';

const quoted = (text: string): string => (text === '' ? '' : ` “${text}”`);
const because = (text: string): string => (text === '' ? '' : ` (${text})`);
const kp = (cost: number): string => (cost === 0 ? '' : ` (${cost} KP)`);
const things = (dropped: readonly { readonly name: string }[]): string => w.list(dropped.map(({ name }) => name));
const hands = { right: 'the right hand', left: 'the left hand', both: 'both hands' } as const;
const shots = (n: number): string => (n === 1 ? '1 shot' : `${n} shots`);

const due: Readonly<Record<DueRoll['kind'], string>> = {
  pain: 'A pain test is due',
  survival: 'A survival roll is due',
  faint: 'A faint test is due',
  psych: 'A break test is due',
  healing: 'A healing test is due',
};

const changed = (change: Seen<Changed>, name: (id: string) => string): string => {
  switch (change.what) {
    case 'person':
      return `${name(change.person)} is changed`;
    case 'remove':
      return `${name(change.person)} leaves the story`;
    case 'combatant':
      return `${name(change.person)} is changed in the fight`;
    case 'turn':
      return 'The turn is moved';
    case 'order':
      return 'The initiative order is changed';
    case 'attack':
      return 'The attack is struck out';
    case 'due':
      return 'A waiting roll is struck out';
    case 'ground':
      return change.add ? 'Something lies on the ground' : 'Something is gone from the ground';
  }
};

export const sentences: Sentences = {
  'aoristos/created': ({ person }) => `${person.name} enters the story.`,
  'aoristos/controllerSet': ({ who, controller }, name) =>
    controller === null ? `${name(who)} has no player now.` : `${name(who)} has a new player.`,
  'aoristos/described': ({ who, name: called }, name) =>
    called === null ? `${name(who)} has new notes.` : `A new name: ${called}.`,
  'aoristos/levelSet': ({ who, trait, level, cost, spent }, name) =>
    `${name(who)}: ${w.traits[trait]} ${level} (${cost} UP, ${spent} in all).`,
  'aoristos/creationFinished': ({ who, rest }, name) =>
    rest ? `${name(who)} is ready, with ${rest.available} UP saved.` : `${name(who)} is ready.`,
  'aoristos/upAwarded': ({ who, up, note, psychTraumaPrompt }, name) =>
    `${name(who)} gets ${up} UP${because(note)}.${psychTraumaPrompt ? ' Such training wears on the mind: name an amount of psych trauma.' : ''}`,
  'aoristos/levelBought': ({ who, trait, level, cost }, name) =>
    `${name(who)} learns: ${w.traits[trait]} ${level}${cost === undefined ? '' : ` for ${cost} UP`}.`,
  'aoristos/itemAdded': ({ who, item }, name) => `${name(who)} notes ${item.name}.`,
  'aoristos/itemEdited': ({ who, item }, name) => `${name(who)} changes ${item.name}.`,
  'aoristos/heldChanged': ({ who, thing }, name) => `${name(who)} now holds: ${thing.name}.`,
  'aoristos/itemRemoved': ({ who, name: thing }, name) => `${name(who)} strikes out ${thing}.`,
  'aoristos/armourSet': ({ who, areas, value }, name) =>
    `${name(who)} has armour ${value}: ${w.list(areas.map((area) => w.areas[area]))}.`,
  'aoristos/freeformRolled': ({ who, face, text }, name) =>
    `${who === null ? 'A freeform die' : `${name(who)} rolls a freeform die`}${quoted(text)}: ${face}.`,
  'aoristos/handRolled': ({ roll, label }, name) =>
    roll.total === null
      ? `${name(roll.who)} rolls${quoted(label)} and chooses among ${w.list(roll.faces.map(String))}.`
      : `${name(roll.who)} rolls${quoted(label)}: ${roll.total}.`,
  'aoristos/diceChosen': ({ roll, label }, name) => `${name(roll.who)} chooses${quoted(label)}: ${roll.total ?? 0}.`,
  'aoristos/tested': ({ test, traits, text }, name) => {
    const what = traits.length > 0 ? ` ${w.list(traits.map((trait) => w.traits[trait]))}` : '';
    if (test.fullRoll === null)
      return `${name(test.roll.who)} tests${what}${quoted(text)} and chooses among ${w.list(test.roll.faces.map(String))}.`;
    const margin = w.signed(test.fullRoll - test.difficulty);
    // The result comes first: a phone shows only the beginning of a line.
    return `${name(test.roll.who)} ${test.success ? 'succeeds' : 'fails'}, ${test.fullRoll} against ST ${test.difficulty} (${margin}), in a test${what && ` of${what}`}${quoted(text)}.`;
  },
  'aoristos/opposed': ({ a, b, winner, text }, name) => {
    const result = winner === null ? 'a draw' : `${name((winner === 'a' ? a : b).roll.who)} wins`;
    return `${name(a.roll.who)} against ${name(b.roll.who)}${quoted(text)}: ${result}, ${a.fullRoll} to ${b.fullRoll}.`;
  },
  'aoristos/rested': ({ who, resting, nerveShock, minutes }, name) =>
    resting
      ? minutes === undefined
        ? `${name(who)} rests.`
        : `${name(who)} has been resting for ${w.duration(minutes)}.`
      : `${name(who)} is up and about. Nerve shock ${nerveShock}.`,
  'aoristos/combatStarted': ({ mode, order }, name) =>
    mode === 'single'
      ? `A single attack: ${name(order[0] ?? '')} against ${name(order[1] ?? '')}.`
      : `Combat. Order: ${w.list(order.map(name))}.`,
  'aoristos/combatantAdded': ({ who }, name) => `${name(who)} joins the fight.`,
  'aoristos/combatantRemoved': ({ who }, name) => `${name(who)} leaves the fight.`,
  'aoristos/revealed': ({ who }, name) => `${name(who)} is seen.`,
  'aoristos/stressed': ({ who, roll, lost }, name) =>
    lost === null
      ? `${name(who)} is stressed and chooses among ${w.list(roll.faces.map(String))}.`
      : `${name(who)} loses ${lost} KP to stress.`,
  'aoristos/bowHeld': ({ who, weapon, lost }, name) =>
    lost
      ? `${name(who)} cannot hold ${weapon.name} drawn; the arrow is spent.`
      : `${name(who)} holds ${weapon.name} drawn.`,
  'aoristos/activationBegan': ({ who }, name) => `${name(who)} acts.`,
  'aoristos/activationEnded': ({ who, passed, nerveShock }, name) =>
    `${passed ? `${name(who)} cannot act` : `${name(who)} is done`}.${nerveShock > 0 ? ` Nerve shock ${nerveShock}.` : ''}`,
  'aoristos/turnCame': ({ round }) => `Round ${round}: next in order.`,
  'aoristos/extendedBegan': ({ who, action, extended }, name) =>
    `${name(who)} begins ${w.actions(action)}${extended ? `: ${extended.paid} of ${extended.total} KP` : ''}.`,
  'aoristos/extendedContinued': ({ who, paid, left }, name) =>
    `${name(who)} goes on: ${paid} KP${left > 0 ? `, ${left} left` : ', done'}.`,
  'aoristos/extendedLost': ({ who, action, why, weapon }, name) => {
    const cause = why === 'shock' ? 'is interrupted by pain' : 'gives up';
    const natural = weapon ? ` What becomes of ${weapon.name} is for the game master to tell.` : '';
    return `${name(who)} ${cause}: ${w.actions(action)} is lost.${natural}`;
  },
  'aoristos/meleeSet': ({ sides }, name) =>
    sides.length === 0
      ? 'The melee is over.'
      : `In melee: ${sides.map((side) => w.list(side.map(name))).join(' against ')}.`,
  'aoristos/distanceSet': ({ a, b, metres }, name) => `${name(a)} and ${name(b)} are ${metres} m apart.`,
  'aoristos/coverSet': ({ target, attackers, cover }, name) => {
    const from = w.list(attackers.map(name));
    if (cover === null) return `${name(target)} has no cover from ${from}.`;
    const hidden = cover.fullyHidden
      ? 'wholly hidden'
      : w.list(cover.hiddenAreas.map((area) => w.areas[area].toLowerCase()));
    return `${name(target)} has cover from ${from}${hidden === '' ? '' : `: ${hidden}`}.`;
  },
  'aoristos/bodyHiddenSet': ({ target, attackers, areas }, name) =>
    areas.length === 0
      ? `${name(target)} stands squarely to ${w.list(attackers.map(name))}.`
      : `${name(target)} hides behind the body from ${w.list(attackers.map(name))}: ${w.list(areas.map((area) => w.areas[area].toLowerCase()))}.`,
  'aoristos/visibleSet': ({ target, attackers, visible }, name) =>
    `${name(target)} is ${visible ? '' : 'not '}clearly visible to ${w.list(attackers.map(name))}.`,
  'aoristos/combatEnded': () => 'The fight is over.',
  'aoristos/spoke': ({ who, text, cost }, name) => `${name(who)} speaks${kp(cost)}${text === '' ? '.' : `: “${text}”`}`,
  'aoristos/scouted': ({ who, direction, listen, cost }, name) =>
    `${name(who)} ${listen ? 'listens' : 'scouts'}${because(direction)}${kp(cost)}.`,
  'aoristos/moved': ({ who, manner, metres, leaves, cost, towards, awayFrom }, name) => {
    const verb = manner === 'crawl' ? 'crawls' : 'moves';
    const where = towards ? ` towards ${name(towards)}` : awayFrom ? ` away from ${name(awayFrom)}` : '';
    return `${name(who)} ${verb} ${metres} m${where}${leaves ? ' out of the melee' : ''}${kp(cost)}.`;
  },
  'aoristos/postureChanged': ({ who, posture, cost }, name) => `${name(who)} is now ${w.postures[posture]}${kp(cost)}.`,
  'aoristos/handled': ({ who, what, thing, hand, cost }, name) => {
    const said = {
      draw: `draws ${thing.name} with ${hands[hand]}`,
      take: `takes out ${thing.name} with ${hands[hand]}`,
      pass: `takes ${thing.name} in ${hands[hand]}`,
      stow: `puts ${thing.name} away`,
      pickUp: `picks up ${thing.name} with ${hands[hand]}`,
      drop: `drops ${thing.name}`,
    }[what];
    return `${name(who)} ${said}${kp(cost)}.`;
  },
  'aoristos/vanished': ({ thing }) => `${thing.name} no longer lies on the ground.`,
  'aoristos/readied': ({ who, thing, cost }, name) => `${name(who)} readies ${thing?.name ?? 'a weapon'}${kp(cost)}.`,
  'aoristos/charged': ({ who, thing, cost }, name) => `${name(who)} charges ${thing.name}${kp(cost)}.`,
  'aoristos/chargeCancelled': ({ who, thing, cost }, name) =>
    `${name(who)} lets ${thing.name} down and keeps the projectile${kp(cost)}.`,
  'aoristos/reloaded': ({ who, thing, loaded, cost }, name) =>
    `${name(who)} reloads ${thing.name}${loaded === undefined ? '' : `, ${loaded} loaded`}${kp(cost)}.`,
  'aoristos/didOther': ({ who, text, cost }, name) => `${name(who)} acts${because(text)}${kp(cost)}.`,
  'aoristos/overwatchBegan': ({ who, place, cost }, name) =>
    `${name(who)} keeps watch${place ? ` over ${place}` : ''}${kp(cost)}.`,
  'aoristos/overwatchEnded': ({ who }, name) => `${name(who)} no longer keeps watch.`,
  'aoristos/grappled': ({ who, target, kind, won }, name) => {
    const tries = { hold: 'grabs at', trip: 'tries to trip', break: 'tries to break free from' }[kind];
    return `${name(who)} ${tries} ${name(target)}: ${won ? 'it works' : 'in vain'}.`;
  },
  'aoristos/holdReleased': ({ who, target }, name) => `${name(who)} lets ${name(target)} go.`,
  'aoristos/attackDeclared': ({ attack, cost }, name) => {
    const means = attack.kind === 'unarmed' && attack.weapon === 'unarmed' ? 'unarmed' : `with ${attack.weaponName}`;
    const mode = attack.mode === 'auto' ? ', automatic fire' : attack.mode > 1 ? `, burst of ${attack.mode}` : '';
    const aim = attack.safetyAim > 0 ? `, safety aim ${attack.safetyAim}` : '';
    const range = attack.rangeAim > 0 ? `, range aim ${attack.rangeAim}` : '';
    return `${name(attack.attacker)} attacks ${name(attack.target)} ${means}${mode}${aim}${range}${kp(cost)}.`;
  },
  'aoristos/vigilanceChosen': ({ who, traits, vigilance, dodge, difficulty }, name) => {
    const how = traits.length > 0 ? ` with ${w.list(traits.map((trait) => w.traits[trait]))}` : '';
    const moves = dodge
      ? `${dodge.metres > 0 ? `, moving ${dodge.metres} m` : ''}${dodge.throwDown ? ', going to the ground' : ''}`
      : '';
    return `${name(who)} is vigilant${how}${moves}. Vigilance ${vigilance}, difficulty ${difficulty}.`;
  },
  'aoristos/followed': ({ who, dodger, follow }, name) =>
    follow ? `${name(who)} follows ${name(dodger)}.` : `${name(who)} does not follow ${name(dodger)}.`,
  'aoristos/attackRolled': ({ who, attack, difficulty, wouldHit, area, areaRoll, shots: n, shotsRoll }, name) => {
    const fired = shotsRoll ? ` ${shots(n)}.` : '';
    const where = areaRoll === null ? '' : area ? ` ${w.inArea(area)}` : ', area to be chosen';
    return `${name(who)} rolls ${attack.fullRoll} against ${difficulty}: ${wouldHit ? `would hit${where}` : 'would miss'}.${fired}`;
  },
  'aoristos/attackDiceChosen': ({ who, attack, difficulty, wouldHit }, name) =>
    `${name(who)} chooses other dice: ${attack.fullRoll} against ${difficulty}, ${wouldHit ? 'would hit' : 'would miss'}.`,
  'aoristos/areaChosen': ({ who, area, wouldHit }, name) =>
    `${name(who)} aims the blow ${w.inArea(area)}${wouldHit ? '' : ', where the body hides it'}.`,
  'aoristos/attackAborted': ({ who, target }, name) => `${name(who)} holds back and spares ${name(target)}.`,
  'aoristos/attackResolved': ({ who, target, hit, missed, area, activeStrength }, name) =>
    hit
      ? `${name(who)} hits ${name(target)} ${w.inArea(area)}. Active strength ${activeStrength ?? 0}.`
      : `${name(who)} misses ${name(target)}${missed === 'hidden' ? '; the body hides what was aimed at' : ''}.`,
  'aoristos/parried': ({ who, by, limb, roll }, name) =>
    `${name(who)} parries with a weapon: ${name(by)} takes a hit of strength ${roll.total ?? 0} ${w.inArea(limb)}.`,
  'aoristos/leaveTested': ({ who, dangerous, test }, name) =>
    dangerous
      ? `${name(who)} cannot leave the melee without danger.`
      : test
        ? `${name(who)} slips out of the melee.`
        : `Nobody bars ${name(who)}’s way.`,
  'aoristos/moveGivenUp': ({ who }, name) => `${name(who)} stays in the melee.`,
  'aoristos/carriedOn': ({ who, waiting }, name) =>
    `${name(who)} goes in spite of the danger.${waiting.length > 0 ? ` May strike: ${w.list(waiting.map(name))}.` : ''}`,
  'aoristos/attackDeclined': ({ who, target }, name) => `${name(who)} lets ${name(target)} go.`,
  'aoristos/moveStopped': ({ who }, name) => `${name(who)} does not get away.`,
  'aoristos/appeared': ({ who, watchers }, name) =>
    watchers.length > 0
      ? `${name(who)} appears where ${w.list(watchers.map(name))} ${watchers.length > 1 ? 'keep' : 'keeps'} watch.`
      : `${name(who)} appears in a watched place; nobody can fire.`,
  'aoristos/heldBack': ({ who, success }, name) =>
    success ? `${name(who)} holds back.` : `${name(who)} cannot hold back and must attack.`,
  'aoristos/harmed': ({ who, strength, area, burn }, name) =>
    `${name(who)} is ${burn ? 'burnt' : 'hit'} ${w.inArea(area)}. Strength ${strength}.`,
  'aoristos/wounded': ({ who, area, shockAdded, nerveShock, dropped, knockedOut, numbers, posture }, name) => {
    if (shockAdded === 0) return `${name(who)} is hit ${w.inArea(area)} but not hurt.`;
    const limb =
      numbers?.limb && numbers.limb !== 'ok' && numbers.damage >= 3
        ? ` The limb is ${w.limbStates[numbers.limb]}.`
        : '';
    const fell = dropped.length > 0 ? ` Drops ${things(dropped)}.` : '';
    const down = knockedOut
      ? ' Falls unconscious.'
      : isLeg(area) && posture === 'sitting' && limb !== ''
        ? ' Cannot stand.'
        : '';
    return `${name(who)} is hurt ${w.inArea(area)}: nerve shock ${nerveShock}.${limb}${fell}${down}`;
  },
  'aoristos/painTested': ({ who, area, success, effect, dropped }, name) => {
    if (success) return `${name(who)} bears the pain.`;
    const result =
      effect === 'dropped'
        ? `drops ${things(dropped)}`
        : effect === 'sitting'
          ? 'sinks to sitting'
          : effect === 'lying'
            ? 'falls to the ground'
            : area === 'rightArm' || area === 'leftArm'
              ? 'there is nothing to drop'
              : 'is down already';
    return `${name(who)} does not bear the pain: ${result}.`;
  },
  'aoristos/survivalRolled': ({ who, alive, dropped }, name) =>
    alive ? `${name(who)} survives.` : `${name(who)} dies.${dropped.length > 0 ? ` Drops ${things(dropped)}.` : ''}`,
  'aoristos/faintTested': ({ who, success }, name) =>
    success ? `${name(who)} stays awake.` : `${name(who)} loses consciousness.`,
  'aoristos/psychTested': ({ who, test }, name) =>
    test.success ? `${name(who)} holds together.` : `${name(who)} breaks for good and can no longer be played.`,
  'aoristos/timePassed': ({ from, to, paused }) =>
    `Time passes: ${w.duration(to - from)}${paused ? ', until a roll is due' : ''}.`,
  'aoristos/woundsConverted': ({ who, bloodLoss }, name) => `${name(who)}’s bleeding is now blood loss ${bloodLoss}.`,
  'aoristos/bloodTicked': ({ who, bloodLoss, organTrauma }, name) =>
    `${name(who)} suffers from lost blood: organ trauma ${organTrauma}, blood loss ${bloodLoss}.`,
  'aoristos/limbsHealed': ({ who, limbs }, name) =>
    limbs
      .map(({ limb, state }) =>
        state === 'ok'
          ? `${name(who)}’s ${w.areas[limb].toLowerCase()} has healed.`
          : `${name(who)}’s ${w.areas[limb].toLowerCase()} hurts no more, but stays destroyed.`,
      )
      .join(' '),
  'aoristos/fellDue': ({ who, due: roll }, name) => `${due[roll.kind]}: ${name(who)}.`,
  'aoristos/firstAided': ({ patient, helpers, reduction, tight }, name) =>
    `${w.list(helpers.map(name))} ${helpers.length > 1 ? 'lower' : 'lowers'} ${name(patient)}’s bleeding rate by ${reduction}.${tight ? ' The dressing is dangerously tight.' : ''}`,
  'aoristos/transfused': ({ patient, units, bloodLoss }, name) =>
    `${name(patient)} gets ${units} of blood; blood loss ${bloodLoss}.`,
  'aoristos/healingTested': ({ who, healed, worsened, organTrauma }, name) => {
    const result =
      healed > worsened
        ? 'heals'
        : worsened > healed
          ? 'gets worse'
          : healed === 1
            ? 'heals and gets worse at once'
            : 'does not heal';
    return `${name(who)} ${result}: organ trauma ${organTrauma}.`;
  },
  'aoristos/woke': ({ who }, name) => `${name(who)} wakes up.`,
  'aoristos/healthSet': ({ who, reason }, name) => `${name(who)}’s health is corrected${because(reason)}.`,
  'aoristos/psychHandRolled': ({ who, roll, text }, name) =>
    `${name(who)} is shaken${because(text)} and chooses among ${w.list(roll.faces.map(String))}.`,
  'aoristos/psychTraumaAdded': ({ who, added, total, text, due: test }, name) =>
    `${name(who)} takes ${added} psych trauma${because(text)}: ${total}.${total >= 20 ? ' Psychosis.' : ''}${test ? ' A break test is due.' : ''}`,
  'aoristos/disorderTaken': ({ who, disorder, removed, total }, name) => {
    const kind = { temporary: 'a temporary disorder', mild: 'a lasting disorder', developed: 'a developed disorder' }[
      disorder.kind
    ];
    return `${name(who)} takes ${kind}: ${disorder.text}. Psych trauma −${removed}, now ${total}.`;
  },
  'aoristos/psychRecovered': ({ who, removed, total }, name) =>
    `${name(who)} recovers ${removed} psych trauma; ${total} remain.`,
  'aoristos/psychosisEnded': ({ who }, name) => `${name(who)}’s psychosis is over.`,
  'aoristos/disorderCured': ({ who, disorder }, name) => `${name(who)} is cured: ${disorder.text}.`,
  'aoristos/adjusted': ({ change, reason }, name) => `${changed(change, name)}: ${reason}.`,
  'aoristos/configured': ({ settings }) =>
    `The table’s rules change: ${w.list(Object.entries(settings).map(([key, value]) => `${w.settings[key as keyof typeof w.settings]}${setTo(value, 'on', 'off')}`))}.`,
  'aoristos/sceneSet': ({ who, environment, rest, care, clock, weekday }, name) => {
    const parts = [
      ...(environment ? [`surroundings: ${w.environments[environment]}`] : []),
      ...(who && rest ? [`${name(who)} rests: ${w.rests[rest]}`] : []),
      ...(who && care ? [`${name(who)} is cared for: ${w.cares[care]}`] : []),
      ...(clock === null ? [] : ['the clock is set']),
      ...(weekday === null ? [] : ['the weekday is set']),
    ];
    return `The scene: ${parts.length > 0 ? w.list(parts) : 'unchanged'}.`;
  },
  'aoristos/stocked': ({ item, armour, cover }) =>
    `In the equipment list: ${w.list([item, armour, cover].flatMap((one) => (one ? [one.names.en] : [])))}.`,
  'aoristos/unstocked': () => 'Something is struck from the equipment list.',
  'aoristos/stockImported': ({ stock }) =>
    `A new equipment list with ${stock.items.length + stock.armour.length + stock.cover.length} entries.`,
};
