import type { Seen } from '@aspekt/contract';
import type { Changed, DueRoll } from '../../model.ts';
import { isLeg, setTo } from '../grammar.ts';
import type { Sentences } from '../language.ts';
import { words as w } from './words.ts';

const quoted = (text: string): string => (text === '' ? '' : ` ”${text}”`);
const because = (text: string): string => (text === '' ? '' : ` (${text})`);
const kp = (cost: number): string => (cost === 0 ? '' : ` (${cost} KP)`);
const things = (dropped: readonly { readonly name: string }[]): string => w.list(dropped.map(({ name }) => name));
const hands = { right: 'höger hand', left: 'vänster hand', both: 'båda händerna' } as const;
const genitive = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`);

const due: Readonly<Record<DueRoll['kind'], string>> = {
  pain: 'Ett test mot smärta väntar',
  survival: 'Ett överlevnadsslag väntar',
  faint: 'Ett test mot medvetslöshet väntar',
  psych: 'Ett test mot att knäckas väntar',
  healing: 'Ett läkningstest väntar',
};

const changed = (change: Seen<Changed>, name: (id: string) => string): string => {
  switch (change.what) {
    case 'person':
      return `${name(change.person)} ändras`;
    case 'remove':
      return `${name(change.person)} lämnar berättelsen`;
    case 'combatant':
      return `${name(change.person)} ändras i striden`;
    case 'turn':
      return 'Turen flyttas';
    case 'order':
      return 'Initiativordningen ändras';
    case 'attack':
      return 'Anfallet stryks';
    case 'due':
      return 'Ett väntande slag stryks';
    case 'ground':
      return change.add ? 'Något ligger på marken' : 'Något är borta från marken';
  }
};

export const sentences: Sentences = {
  'aoristos/created': ({ person }) => `${person.name} kommer in i berättelsen.`,
  'aoristos/controllerSet': ({ who, controller }, name) =>
    controller === null ? `${name(who)} har ingen spelare nu.` : `${name(who)} får en ny spelare.`,
  'aoristos/described': ({ who, name: called }, name) =>
    called === null ? `${name(who)} får nya anteckningar.` : `Nytt namn: ${called}.`,
  'aoristos/levelSet': ({ who, trait, level, cost, spent }, name) =>
    `${name(who)}: ${w.traits[trait]} ${level} (${cost} UP, ${spent} sammanlagt).`,
  'aoristos/creationFinished': ({ who, rest }, name) =>
    rest ? `${name(who)} är klar, med ${rest.available} UP sparade.` : `${name(who)} är klar.`,
  'aoristos/upAwarded': ({ who, up, note, psychTraumaPrompt }, name) =>
    `${name(who)} får ${up} UP${because(note)}.${psychTraumaPrompt ? ' Sådan träning sliter på psyket: ange ett tillskott av psyktrauma.' : ''}`,
  'aoristos/levelBought': ({ who, trait, level, cost }, name) =>
    `${name(who)} lär sig: ${w.traits[trait]} ${level}${cost === undefined ? '' : ` för ${cost} UP`}.`,
  'aoristos/itemAdded': ({ who, item }, name) => `${name(who)} antecknar ${item.name}.`,
  'aoristos/itemEdited': ({ who, item }, name) => `${name(who)} ändrar ${item.name}.`,
  'aoristos/heldChanged': ({ who, thing }, name) => `${name(who)} har nu i handen: ${thing.name}.`,
  'aoristos/itemRemoved': ({ who, name: thing }, name) => `${name(who)} stryker ${thing}.`,
  'aoristos/armourSet': ({ who, areas, value }, name) =>
    `${name(who)} har rustning ${value}: ${w.list(areas.map((area) => w.areas[area]))}.`,
  'aoristos/freeformRolled': ({ who, face, text }, name) =>
    `${who === null ? 'En tärning i friform' : `${name(who)} slår en tärning i friform`}${quoted(text)}: ${face}.`,
  'aoristos/handRolled': ({ roll, label }, name) =>
    roll.total === null
      ? `${name(roll.who)} slår${quoted(label)} och väljer bland ${w.list(roll.faces.map(String))}.`
      : `${name(roll.who)} slår${quoted(label)}: ${roll.total}.`,
  'aoristos/diceChosen': ({ roll, label }, name) => `${name(roll.who)} väljer${quoted(label)}: ${roll.total ?? 0}.`,
  'aoristos/tested': ({ test, traits, text }, name) => {
    const what = traits.length > 0 ? ` ${w.list(traits.map((trait) => w.traits[trait]))}` : '';
    if (test.fullRoll === null)
      return `${name(test.roll.who)} testar${what}${quoted(text)} och väljer bland ${w.list(test.roll.faces.map(String))}.`;
    const margin = w.signed(test.fullRoll - test.difficulty);
    // The result comes first: a phone shows only the beginning of a line.
    return `${name(test.roll.who)} ${test.success ? 'lyckas' : 'misslyckas'}, ${test.fullRoll} mot ST ${test.difficulty} (${margin}), i ett test${what && ` av${what}`}${quoted(text)}.`;
  },
  'aoristos/opposed': ({ a, b, winner, text }, name) => {
    const result = winner === null ? 'oavgjort' : `${name((winner === 'a' ? a : b).roll.who)} vinner`;
    return `${name(a.roll.who)} mot ${name(b.roll.who)}${quoted(text)}: ${result}, ${a.fullRoll} mot ${b.fullRoll}.`;
  },
  'aoristos/rested': ({ who, resting, nerveShock, minutes }, name) =>
    resting
      ? minutes === undefined
        ? `${name(who)} vilar.`
        : `${name(who)} vilar sedan ${w.duration(minutes)}.`
      : `${name(who)} är i rörelse igen. Nervchock ${nerveShock}.`,
  'aoristos/combatStarted': ({ mode, order }, name) =>
    mode === 'single'
      ? `Ett enda anfall: ${name(order[0] ?? '')} mot ${name(order[1] ?? '')}.`
      : `Strid. Initiativordning: ${w.list(order.map(name))}.`,
  'aoristos/combatantAdded': ({ who }, name) => `${name(who)} kommer in i striden.`,
  'aoristos/combatantRemoved': ({ who }, name) => `${name(who)} lämnar striden.`,
  'aoristos/revealed': ({ who }, name) => `${name(who)} blir synlig.`,
  'aoristos/stressed': ({ who, roll, lost }, name) =>
    lost === null
      ? `${name(who)} stressas och väljer bland ${w.list(roll.faces.map(String))}.`
      : `${name(who)} förlorar ${lost} KP på grund av stress.`,
  'aoristos/bowHeld': ({ who, weapon, lost }, name) =>
    lost
      ? `${name(who)} orkar inte hålla ${weapon.name} spänd; pilen är förbrukad.`
      : `${name(who)} håller ${weapon.name} spänd.`,
  'aoristos/activationBegan': ({ who }, name) => `${name(who)} aktiveras.`,
  'aoristos/activationEnded': ({ who, passed, nerveShock }, name) =>
    `${passed ? `${name(who)} kan inte handla` : `${name(who)} är klar med sin aktivering`}.${nerveShock > 0 ? ` Nervchock ${nerveShock}.` : ''}`,
  'aoristos/turnCame': ({ round }) => `Runda ${round}: nästa i ordningen.`,
  'aoristos/extendedBegan': ({ who, action, extended }, name) =>
    `${name(who)} påbörjar: ${w.actions(action)}${extended ? `, ${extended.paid} av ${extended.total} KP` : ''}.`,
  'aoristos/extendedContinued': ({ who, paid, left }, name) =>
    `${name(who)} fortsätter: ${paid} KP${left > 0 ? `, ${left} kvar` : ', klart'}.`,
  'aoristos/extendedLost': ({ who, action, why, weapon }, name) => {
    const cause = why === 'shock' ? 'avbryts av smärta' : 'avbryter sig';
    const natural = weapon ? ` Vad som händer med ${weapon.name} avgör spelledaren.` : '';
    return `${name(who)} ${cause}. Det påbörjade går förlorat: ${w.actions(action)}.${natural}`;
  },
  'aoristos/meleeSet': ({ sides }, name) =>
    sides.length === 0
      ? 'Närstriden är över.'
      : `I närstrid: ${sides.map((side) => w.list(side.map(name))).join(' mot ')}.`,
  'aoristos/distanceSet': ({ a, b, metres }, name) => `Mellan ${name(a)} och ${name(b)} är det ${metres} m.`,
  'aoristos/coverSet': ({ target, attackers, cover }, name) => {
    const from = w.list(attackers.map(name));
    if (cover === null) return `${name(target)} har inget skydd mot ${from}.`;
    const hidden = cover.fullyHidden
      ? 'helt dold'
      : w.list(cover.hiddenAreas.map((area) => w.areas[area].toLowerCase()));
    return `${name(target)} har skydd mot ${from}${hidden === '' ? '' : `: ${hidden}`}.`;
  },
  'aoristos/bodyHiddenSet': ({ target, attackers, areas }, name) =>
    areas.length === 0
      ? `${name(target)} står rakt mot ${w.list(attackers.map(name))}.`
      : `${name(target)} döljer bakom kroppen för ${w.list(attackers.map(name))}: ${w.list(areas.map((area) => w.areas[area].toLowerCase()))}.`,
  'aoristos/visibleSet': ({ target, attackers, visible }, name) =>
    `${name(target)} är ${visible ? '' : 'inte '}klart synlig för ${w.list(attackers.map(name))}.`,
  'aoristos/combatEnded': () => 'Striden är över.',
  'aoristos/spoke': ({ who, text, cost }, name) => `${name(who)} talar${kp(cost)}${text === '' ? '.' : `: ”${text}”`}`,
  'aoristos/scouted': ({ who, direction, listen, cost }, name) =>
    `${name(who)} ${listen ? 'lyssnar' : 'spanar'}${because(direction)}${kp(cost)}.`,
  'aoristos/moved': ({ who, manner, metres, leaves, cost, towards, awayFrom }, name) => {
    const verb = manner === 'crawl' ? 'kryper' : 'rör sig';
    const where = towards ? ` mot ${name(towards)}` : awayFrom ? ` bort från ${name(awayFrom)}` : '';
    return `${name(who)} ${verb} ${metres} m${where}${leaves ? ' ut ur närstriden' : ''}${kp(cost)}.`;
  },
  'aoristos/postureChanged': ({ who, posture, cost }, name) => `${name(who)} är nu ${w.postures[posture]}${kp(cost)}.`,
  'aoristos/handled': ({ who, what, thing, hand, cost }, name) => {
    const said = {
      draw: `drar ${thing.name} med ${hands[hand]}`,
      take: `tar fram ${thing.name} med ${hands[hand]}`,
      pass: `tar ${thing.name} i ${hands[hand]}`,
      stow: `stoppar undan ${thing.name}`,
      pickUp: `plockar upp ${thing.name} med ${hands[hand]}`,
      drop: `släpper ${thing.name}`,
    }[what];
    return `${name(who)} ${said}${kp(cost)}.`;
  },
  'aoristos/vanished': ({ thing }) => `${thing.name} ligger inte längre på marken.`,
  'aoristos/readied': ({ who, thing, cost }, name) => `${name(who)} gör ${thing?.name ?? 'ett vapen'} redo${kp(cost)}.`,
  'aoristos/charged': ({ who, thing, cost }, name) => `${name(who)} laddar upp ${thing.name}${kp(cost)}.`,
  'aoristos/chargeCancelled': ({ who, thing, cost }, name) =>
    `${name(who)} avbryter uppladdningen av ${thing.name} och tar vara på projektilen${kp(cost)}.`,
  'aoristos/reloaded': ({ who, thing, loaded, cost }, name) =>
    `${name(who)} laddar om ${thing.name}${loaded === undefined ? '' : `, ${loaded} laddade`}${kp(cost)}.`,
  'aoristos/didOther': ({ who, text, cost }, name) => `${name(who)} handlar${because(text)}${kp(cost)}.`,
  'aoristos/overwatchBegan': ({ who, place, cost }, name) =>
    `${name(who)} övervakar${place ? ` ${place}` : ' ett område'}${kp(cost)}.`,
  'aoristos/overwatchEnded': ({ who }, name) => `${genitive(name(who))} övervakning är bruten.`,
  'aoristos/grappled': ({ who, target, kind, won }, name) => {
    const tries = { hold: 'griper efter', trip: 'försöker fälla', break: 'försöker slita sig från' }[kind];
    return `${name(who)} ${tries} ${name(target)}: ${won ? 'det lyckas' : 'förgäves'}.`;
  },
  'aoristos/holdReleased': ({ who, target }, name) => `${name(who)} släpper ${name(target)}.`,
  'aoristos/attackDeclared': ({ attack, cost }, name) => {
    const means = attack.kind === 'unarmed' && attack.weapon === 'unarmed' ? 'obeväpnat' : `med ${attack.weaponName}`;
    const mode = attack.mode === 'auto' ? ', automateld' : attack.mode > 1 ? `, salva om ${attack.mode}` : '';
    const aim = attack.safetyAim > 0 ? `, säkerhetssikte ${attack.safetyAim}` : '';
    const range = attack.rangeAim > 0 ? `, avståndssikte ${attack.rangeAim}` : '';
    return `${name(attack.attacker)} anfaller ${name(attack.target)} ${means}${mode}${aim}${range}${kp(cost)}.`;
  },
  'aoristos/vigilanceChosen': ({ who, traits, vigilance, dodge, difficulty }, name) => {
    const how = traits.length > 0 ? ` med ${w.list(traits.map((trait) => w.traits[trait]))}` : '';
    const moves = dodge
      ? `${dodge.metres > 0 ? `, rör sig ${dodge.metres} m` : ''}${dodge.throwDown ? ', kastar sig till marken' : ''}`
      : '';
    return `${name(who)} är vaksam${how}${moves}. Vaksamhet ${vigilance}, ST ${difficulty}.`;
  },
  'aoristos/followed': ({ who, dodger, follow }, name) =>
    follow ? `${name(who)} hänger på ${name(dodger)}.` : `${name(who)} hänger inte på ${name(dodger)}.`,
  'aoristos/attackRolled': ({ who, attack, difficulty, wouldHit, area, areaRoll, shots, shotsRoll }, name) => {
    const fired = shotsRoll ? ` ${shots} skott.` : '';
    const where = areaRoll === null ? '' : area ? ` ${w.inArea(area)}` : ', området återstår att välja';
    return `${name(who)} slår ${attack.fullRoll} mot ST ${difficulty}: ${wouldHit ? `skulle träffa${where}` : 'skulle missa'}.${fired}`;
  },
  'aoristos/attackDiceChosen': ({ who, attack, difficulty, wouldHit }, name) =>
    `${name(who)} väljer andra tärningar: ${attack.fullRoll} mot ST ${difficulty}, ${wouldHit ? 'skulle träffa' : 'skulle missa'}.`,
  'aoristos/areaChosen': ({ who, area, wouldHit }, name) =>
    `${name(who)} riktar anfallet: ${w.areas[area].toLowerCase()}${wouldHit ? '' : ', som kroppen döljer'}.`,
  'aoristos/attackAborted': ({ who, target }, name) => `${name(who)} avbryter och skonar ${name(target)}.`,
  'aoristos/attackResolved': ({ who, target, hit, missed, area, activeStrength }, name) =>
    hit
      ? `${name(who)} träffar ${name(target)} ${w.inArea(area)}. Aktiv styrka ${activeStrength ?? 0}.`
      : `${name(who)} missar ${name(target)}${missed === 'hidden' ? '; kroppen döljer området' : ''}.`,
  'aoristos/parried': ({ who, by, limb, roll }, name) =>
    `${name(who)} parerar med vapen: ${name(by)} får en träff med styrka ${roll.total ?? 0} ${w.inArea(limb)}.`,
  'aoristos/leaveTested': ({ who, dangerous, test }, name) =>
    dangerous
      ? `${name(who)} kan inte lämna närstriden utan fara.`
      : test
        ? `${name(who)} tar sig ur närstriden.`
        : `Ingen hindrar ${name(who)}.`,
  'aoristos/moveGivenUp': ({ who }, name) => `${name(who)} stannar i närstriden.`,
  'aoristos/carriedOn': ({ who, waiting }, name) =>
    `${name(who)} fullföljer trots faran.${waiting.length > 0 ? ` Får anfalla: ${w.list(waiting.map(name))}.` : ''}`,
  'aoristos/attackDeclined': ({ who, target }, name) => `${name(who)} låter ${name(target)} gå.`,
  'aoristos/moveStopped': ({ who }, name) => `${name(who)} kommer inte undan.`,
  'aoristos/appeared': ({ who, watchers }, name) =>
    watchers.length > 0
      ? `${name(who)} visar sig där ${w.list(watchers.map(name))} övervakar.`
      : `${name(who)} visar sig på en övervakad plats; ingen kan skjuta.`,
  'aoristos/heldBack': ({ who, success }, name) =>
    success ? `${name(who)} hejdar sig.` : `${name(who)} kan inte hejda sig och måste anfalla.`,
  'aoristos/harmed': ({ who, strength, area, burn }, name) =>
    `${name(who)} ${burn ? 'bränns' : 'träffas'} ${w.inArea(area)}. Styrka ${strength}.`,
  'aoristos/wounded': ({ who, area, shockAdded, nerveShock, dropped, knockedOut, numbers, posture }, name) => {
    if (shockAdded === 0) return `${name(who)} träffas ${w.inArea(area)} men tar ingen skada.`;
    const limb =
      numbers?.limb && numbers.limb !== 'ok' && numbers.damage >= 3 ? ` Lemmen är ${w.limbStates[numbers.limb]}.` : '';
    const fell = dropped.length > 0 ? ` Tappar ${things(dropped)}.` : '';
    const down = knockedOut
      ? ' Förlorar medvetandet.'
      : isLeg(area) && limb !== '' && posture === 'sitting'
        ? ' Benet bär inte.'
        : '';
    return `${name(who)} skadas ${w.inArea(area)}: nervchock ${nerveShock}.${limb}${fell}${down}`;
  },
  'aoristos/painTested': ({ who, area, success, effect, dropped }, name) => {
    if (success) return `${name(who)} står emot smärtan.`;
    const result =
      effect === 'dropped'
        ? `tappar ${things(dropped)}`
        : effect === 'sitting'
          ? 'ramlar till sittande ställning'
          : effect === 'lying'
            ? 'ramlar till liggande ställning'
            : area === 'rightArm' || area === 'leftArm'
              ? 'inget att tappa'
              : 'är redan nere';
    return `${name(who)} står inte emot smärtan: ${result}.`;
  },
  'aoristos/survivalRolled': ({ who, alive, dropped }, name) =>
    alive ? `${name(who)} överlever.` : `${name(who)} dör.${dropped.length > 0 ? ` Tappar ${things(dropped)}.` : ''}`,
  'aoristos/faintTested': ({ who, success }, name) =>
    success ? `${name(who)} håller sig vaken.` : `${name(who)} förlorar medvetandet.`,
  'aoristos/psychTested': ({ who, test }, name) =>
    test.success ? `${name(who)} håller ihop.` : `${name(who)} knäcks för gott och kan inte spelas längre.`,
  'aoristos/timePassed': ({ from, to, paused }) =>
    `${w.duration(to - from)} går${paused ? ', tills ett slag väntar' : ''}.`,
  'aoristos/woundsConverted': ({ who, bloodLoss }, name) =>
    `${genitive(name(who))} blödning är nu blodförlust ${bloodLoss}.`,
  'aoristos/bloodTicked': ({ who, bloodLoss, organTrauma }, name) =>
    `${name(who)} lider av blodförlusten: organtrauma ${organTrauma}, blodförlust ${bloodLoss}.`,
  'aoristos/limbsHealed': ({ who, limbs }, name) =>
    limbs
      .map(({ limb, state }) =>
        state === 'ok'
          ? `${name(who)}: ${w.areas[limb].toLowerCase()} har läkt.`
          : `${name(who)}: ${w.areas[limb].toLowerCase()} gör inte längre ont, men läker aldrig.`,
      )
      .join(' '),
  'aoristos/fellDue': ({ who, due: roll }, name) => `${due[roll.kind]}: ${name(who)}.`,
  'aoristos/firstAided': ({ patient, helpers, reduction, tight }, name) =>
    `${w.list(helpers.map(name))} minskar ${genitive(name(patient))} blödningstakt med ${reduction}.${tight ? ' Förbandet är farligt hårt.' : ''}`,
  'aoristos/transfused': ({ patient, units, bloodLoss }, name) =>
    `${name(patient)} får ${units} i blodtransfusion; blodförlust ${bloodLoss}.`,
  'aoristos/healingTested': ({ who, healed, worsened, organTrauma }, name) => {
    const result =
      healed > worsened
        ? 'läker'
        : worsened > healed
          ? 'blir sämre'
          : healed === 1
            ? 'läker och blir sämre på en gång'
            : 'läker inte';
    return `${name(who)} ${result}: organtrauma ${organTrauma}.`;
  },
  'aoristos/woke': ({ who }, name) => `${name(who)} vaknar.`,
  'aoristos/healthSet': ({ who, reason }, name) => `${genitive(name(who))} hälsa rättas${because(reason)}.`,
  'aoristos/psychHandRolled': ({ who, roll, text }, name) =>
    `${name(who)} skakas${because(text)} och väljer bland ${w.list(roll.faces.map(String))}.`,
  'aoristos/psychTraumaAdded': ({ who, added, total, text, due: test }, name) =>
    `${name(who)} får ${added} psyktrauma${because(text)}: ${total}.${total >= 20 ? ' Psykos.' : ''}${test ? ' Ett test mot att knäckas väntar.' : ''}`,
  'aoristos/disorderTaken': ({ who, disorder, removed, total }, name) => {
    const kind = {
      temporary: 'en tillfällig störning',
      mild: 'en varaktig störning',
      developed: 'en utvecklad störning',
    }[disorder.kind];
    return `${name(who)} tar ${kind}: ${disorder.text}. Psyktrauma −${removed}, nu ${total}.`;
  },
  'aoristos/psychRecovered': ({ who, removed, total }, name) =>
    `${name(who)} återhämtar sig ${removed} psyktrauma; ${total} kvar.`,
  'aoristos/psychosisEnded': ({ who }, name) => `${genitive(name(who))} psykos är bruten.`,
  'aoristos/disorderCured': ({ who, disorder }, name) => `${name(who)} är botad: ${disorder.text}.`,
  'aoristos/adjusted': ({ change, reason }, name) => `${changed(change, name)}: ${reason}.`,
  'aoristos/configured': ({ settings }) =>
    `Bordets regler ändras: ${w.list(Object.entries(settings).map(([key, value]) => `${w.settings[key as keyof typeof w.settings]}${setTo(value, 'på', 'av')}`))}.`,
  'aoristos/sceneSet': ({ who, environment, rest, care, clock, weekday }, name) => {
    const parts = [
      ...(environment ? [`miljö: ${w.environments[environment]}`] : []),
      ...(who && rest ? [`${genitive(name(who))} vila: ${w.rests[rest]}`] : []),
      ...(who && care ? [`${genitive(name(who))} vård: ${w.cares[care]}`] : []),
      ...(clock === null ? [] : ['klockan ställs']),
      ...(weekday === null ? [] : ['veckodagen ändras']),
    ];
    return `Scenen: ${parts.length > 0 ? w.list(parts) : 'oförändrad'}.`;
  },
  'aoristos/stocked': ({ item, armour, cover }) =>
    `I utrustningslistan: ${w.list([item, armour, cover].flatMap((one) => (one ? [one.names.sv] : [])))}.`,
  'aoristos/unstocked': () => 'Något stryks ur utrustningslistan.',
  'aoristos/stockImported': ({ stock }) =>
    `En ny utrustningslista med ${stock.items.length + stock.armour.length + stock.cover.length} poster.`,
};
