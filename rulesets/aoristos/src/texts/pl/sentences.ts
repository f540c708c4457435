import type { Seen } from '@aspekt/contract';
import type { Changed, DueRoll } from '../../model.ts';
import { isLeg, polish, setTo } from '../grammar.ts';
import type { Sentences } from '../language.ts';
import { words as w } from './words.ts';

// Present tense and the name in the nominative: neither gender nor declension has to be guessed.
const quoted = (text: string): string => (text === '' ? '' : ` „${text}”`);
const because = (text: string): string => (text === '' ? '' : ` (${text})`);
const kp = (cost: number): string => (cost === 0 ? '' : ` (${cost} KP)`);
const things = (dropped: readonly { readonly name: string }[]): string => w.list(dropped.map(({ name }) => name));
const hands = { right: 'prawa ręka', left: 'lewa ręka', both: 'obie ręce' } as const;

const due: Readonly<Record<DueRoll['kind'], string>> = {
  pain: 'Czeka test bólu',
  survival: 'Czeka rzut na przeżycie',
  faint: 'Czeka test utraty przytomności',
  psych: 'Czeka test załamania',
  healing: 'Czeka test leczenia',
};

const changed = (change: Seen<Changed>, name: (id: string) => string): string => {
  switch (change.what) {
    case 'person':
      return `Zmiana postaci: ${name(change.person)}`;
    case 'remove':
      return `${name(change.person)} opuszcza opowieść`;
    case 'combatant':
      return `Zmiana w walce: ${name(change.person)}`;
    case 'turn':
      return 'Przesunięcie kolejki';
    case 'order':
      return 'Zmiana kolejności inicjatywy';
    case 'attack':
      return 'Skreślenie ataku';
    case 'due':
      return 'Skreślenie oczekującego rzutu';
    case 'ground':
      return change.add ? 'Coś leży na ziemi' : 'Coś znika z ziemi';
  }
};

export const sentences: Sentences = {
  'aoristos/created': ({ person }) => `${person.name} wchodzi do opowieści.`,
  'aoristos/controllerSet': ({ who, controller }, name) =>
    controller === null ? `${name(who)}: nikt teraz nie gra tą postacią.` : `${name(who)}: kto inny gra tą postacią.`,
  'aoristos/described': ({ who, name: called }, name) =>
    called === null ? `${name(who)}: nowe notatki.` : `Nowe imię: ${called}.`,
  'aoristos/levelSet': ({ who, trait, level, cost, spent }, name) =>
    `${name(who)}: ${w.traits[trait]} ${level} (${cost} UP, razem ${spent}).`,
  'aoristos/creationFinished': ({ who, rest }, name) =>
    rest ? `Postać gotowa: ${name(who)}. Zostaje ${rest.available} UP.` : `Postać gotowa: ${name(who)}.`,
  'aoristos/upAwarded': ({ who, up, note, psychTraumaPrompt }, name) =>
    `${name(who)} dostaje ${up} UP${because(note)}.${psychTraumaPrompt ? ' Taki trening obciąża psychikę: podaj przyrost traumy psychicznej.' : ''}`,
  'aoristos/levelBought': ({ who, trait, level, cost }, name) =>
    `${name(who)} uczy się: ${w.traits[trait]} ${level}${cost === undefined ? '' : ` za ${cost} UP`}.`,
  'aoristos/itemAdded': ({ who, item }, name) => `${name(who)} zapisuje: ${item.name}.`,
  'aoristos/itemEdited': ({ who, item }, name) => `${name(who)} zmienia: ${item.name}.`,
  'aoristos/heldChanged': ({ who, thing }, name) => `${name(who)} trzyma teraz w ręce: ${thing.name}.`,
  'aoristos/itemRemoved': ({ who, name: thing }, name) => `${name(who)} skreśla: ${thing}.`,
  'aoristos/armourSet': ({ who, areas, value }, name) =>
    `${name(who)} ma pancerz ${value}: ${w.list(areas.map((area) => w.areas[area].toLowerCase()))}.`,
  'aoristos/freeformRolled': ({ who, face, text }, name) =>
    `${who === null ? 'Rzut swobodny' : `${name(who)}: rzut swobodny`}${quoted(text)}: ${face}.`,
  'aoristos/handRolled': ({ roll, label }, name) =>
    roll.total === null
      ? `${name(roll.who)} rzuca${quoted(label)} i wybiera spośród: ${w.list(roll.faces.map(String))}.`
      : `${name(roll.who)} rzuca${quoted(label)}: ${roll.total}.`,
  'aoristos/diceChosen': ({ roll, label }, name) => `${name(roll.who)} wybiera${quoted(label)}: ${roll.total ?? 0}.`,
  'aoristos/tested': ({ test, traits, text }, name) => {
    const what = traits.length > 0 ? ` (${w.list(traits.map((trait) => w.traits[trait]))})` : '';
    if (test.fullRoll === null)
      return `${name(test.roll.who)}: test${what}${quoted(text)}, wybór spośród: ${w.list(test.roll.faces.map(String))}.`;
    const margin = w.signed(test.fullRoll - test.difficulty);
    // The result comes first: a phone shows only the beginning of a line.
    return `${name(test.roll.who)}: ${test.success ? 'sukces' : 'porażka'}, ${test.fullRoll} przeciw ST ${test.difficulty} (${margin}), test${what}${quoted(text)}.`;
  },
  'aoristos/opposed': ({ a, b, winner, text }, name) => {
    const result = winner === null ? 'remis' : `wygrywa ${name((winner === 'a' ? a : b).roll.who)}`;
    return `${name(a.roll.who)} kontra ${name(b.roll.who)}${quoted(text)}: ${result}, ${a.fullRoll} do ${b.fullRoll}.`;
  },
  'aoristos/rested': ({ who, resting, nerveShock, minutes }, name) =>
    resting
      ? minutes === undefined
        ? `${name(who)} odpoczywa.`
        : `${name(who)} już odpoczywa: ${w.duration(minutes)}.`
      : `${name(who)} nie odpoczywa. Szok nerwowy ${nerveShock}.`,
  'aoristos/combatStarted': ({ mode, order }, name) =>
    mode === 'single'
      ? `Pojedynczy atak: ${name(order[0] ?? '')} kontra ${name(order[1] ?? '')}.`
      : `Walka. Kolejność: ${w.list(order.map(name))}.`,
  'aoristos/combatantAdded': ({ who }, name) => `${name(who)} włącza się do walki.`,
  'aoristos/combatantRemoved': ({ who }, name) => `${name(who)} opuszcza walkę.`,
  'aoristos/revealed': ({ who }, name) => `Widać: ${name(who)}.`,
  'aoristos/stressed': ({ who, roll, lost }, name) =>
    lost === null
      ? `${name(who)}: stres, wybór spośród: ${w.list(roll.faces.map(String))}.`
      : `${name(who)} traci ${lost} KP przez stres.`,
  'aoristos/bowHeld': ({ who, weapon, lost }, name) =>
    lost
      ? `${name(who)} nie utrzymuje naciągu (${weapon.name}); strzała przepada.`
      : `${name(who)} utrzymuje naciąg (${weapon.name}).`,
  'aoristos/activationBegan': ({ who }, name) => `${name(who)} działa.`,
  'aoristos/activationEnded': ({ who, passed, nerveShock }, name) =>
    `${passed ? `${name(who)} nie może działać` : `${name(who)} kończy aktywację`}.${nerveShock > 0 ? ` Szok nerwowy ${nerveShock}.` : ''}`,
  'aoristos/turnCame': ({ round }) => `Runda ${round}: następna osoba.`,
  'aoristos/extendedBegan': ({ who, action, extended }, name) =>
    `${name(who)} zaczyna: ${w.actions(action)}${extended ? `, ${extended.paid} z ${extended.total} KP` : ''}.`,
  'aoristos/extendedContinued': ({ who, paid, left }, name) =>
    `${name(who)} kontynuuje: ${paid} KP${left > 0 ? `, zostaje ${left}` : ', gotowe'}.`,
  'aoristos/extendedLost': ({ who, action, why, weapon }, name) => {
    const cause = why === 'shock' ? 'Ból przerywa czynność' : 'Przerwana czynność';
    const natural = weapon ? ` Co się dzieje dalej (${weapon.name}), mówi mistrz gry.` : '';
    return `${name(who)}. ${cause}: ${w.actions(action)}.${natural}`;
  },
  'aoristos/meleeSet': ({ sides }, name) =>
    sides.length === 0
      ? 'Koniec zwarcia.'
      : `W zwarciu: ${sides.map((side) => w.list(side.map(name))).join(' kontra ')}.`,
  'aoristos/distanceSet': ({ a, b, metres }, name) => `Odległość ${name(a)} – ${name(b)}: ${metres} m.`,
  'aoristos/coverSet': ({ target, attackers, cover }, name) => {
    const from = w.list(attackers.map(name));
    if (cover === null) return `${name(target)}: brak osłony (atak: ${from}).`;
    const hidden = cover.fullyHidden
      ? 'całe ciało'
      : w.list(cover.hiddenAreas.map((area) => w.areas[area].toLowerCase()));
    return `${name(target)}: osłona (atak: ${from})${hidden === '' ? '' : `, ukryte: ${hidden}`}.`;
  },
  'aoristos/bodyHiddenSet': ({ target, attackers, areas }, name) =>
    areas.length === 0
      ? `${name(target)} stoi przodem (atak: ${w.list(attackers.map(name))}).`
      : `${name(target)} zasłania ciałem (atak: ${w.list(attackers.map(name))}): ${w.list(areas.map((area) => w.areas[area].toLowerCase()))}.`,
  'aoristos/visibleSet': ({ target, attackers, visible }, name) =>
    `Cel: ${name(target)}. ${visible ? 'Widać go wyraźnie w całości' : 'Nie widać go wyraźnie w całości'} (atak: ${w.list(attackers.map(name))}).`,
  'aoristos/combatEnded': () => 'Koniec walki.',
  'aoristos/spoke': ({ who, text, cost }, name) => `${name(who)} mówi${kp(cost)}${text === '' ? '.' : `: „${text}”`}`,
  'aoristos/scouted': ({ who, direction, listen, cost }, name) =>
    `${name(who)} ${listen ? 'nasłuchuje' : 'obserwuje'}${because(direction)}${kp(cost)}.`,
  'aoristos/moved': ({ who, manner, metres, leaves, cost, towards, awayFrom }, name) => {
    const verb = manner === 'crawl' ? 'czołga się' : 'przesuwa się';
    const where = towards ? ` w stronę: ${name(towards)}` : awayFrom ? ` dalej od: ${name(awayFrom)}` : '';
    return `${name(who)} ${verb} o ${metres} m${where}${leaves ? ', poza zwarcie' : ''}${kp(cost)}.`;
  },
  'aoristos/postureChanged': ({ who, posture, cost }, name) =>
    `${name(who)}, nowa pozycja: ${w.postures[posture]}${kp(cost)}.`,
  'aoristos/handled': ({ who, what, thing, hand, cost }, name) => {
    const said = {
      draw: `dobywa: ${thing.name} (${hands[hand]})`,
      take: `wyjmuje: ${thing.name} (${hands[hand]})`,
      pass: `przekłada: ${thing.name} (${hands[hand]})`,
      stow: `chowa: ${thing.name}`,
      pickUp: `podnosi: ${thing.name} (${hands[hand]})`,
      drop: `upuszcza: ${thing.name}`,
    }[what];
    return `${name(who)} ${said}${kp(cost)}.`;
  },
  'aoristos/vanished': ({ thing }) => `Na ziemi nie leży już: ${thing.name}.`,
  'aoristos/readied': ({ who, thing, cost }, name) => `${name(who)} przygotowuje: ${thing?.name ?? 'broń'}${kp(cost)}.`,
  'aoristos/charged': ({ who, thing, cost }, name) => `${name(who)} przygotowuje atak: ${thing.name}${kp(cost)}.`,
  'aoristos/chargeCancelled': ({ who, thing, cost }, name) =>
    `${name(who)} cofa przygotowanie (${thing.name}), pocisk zostaje${kp(cost)}.`,
  'aoristos/reloaded': ({ who, thing, loaded, cost }, name) =>
    `${name(who)} przeładowuje: ${thing.name}${loaded === undefined ? '' : `, w broni ${loaded}`}${kp(cost)}.`,
  'aoristos/didOther': ({ who, text, cost }, name) => `${name(who)} działa${because(text)}${kp(cost)}.`,
  'aoristos/overwatchBegan': ({ who, place, cost }, name) =>
    `${name(who)} obejmuje dozór${place ? `: ${place}` : ''}${kp(cost)}.`,
  'aoristos/overwatchEnded': ({ who }, name) => `${name(who)}: koniec dozoru.`,
  'aoristos/grappled': ({ who, target, kind, won }, name) => {
    const tries = { hold: 'próbuje chwycić', trip: 'próbuje podciąć', break: 'próbuje się wyrwać' }[kind];
    return `${name(who)} ${tries} (${name(target)}): ${won ? 'udaje się' : 'bez skutku'}.`;
  },
  'aoristos/holdReleased': ({ who, target }, name) => `${name(who)} puszcza: ${name(target)}.`,
  'aoristos/attackDeclared': ({ attack, cost }, name) => {
    const means = attack.kind === 'unarmed' && attack.weapon === 'unarmed' ? 'bez broni' : attack.weaponName;
    const mode = attack.mode === 'auto' ? ', ogień ciągły' : attack.mode > 1 ? `, seria ${attack.mode}` : '';
    const aim = attack.safetyAim > 0 ? `, celowanie dokładne ${attack.safetyAim}` : '';
    const range = attack.rangeAim > 0 ? `, celowanie na odległość ${attack.rangeAim}` : '';
    return `${name(attack.attacker)} atakuje (${means}${mode}${aim}${range}). Cel: ${name(attack.target)}${kp(cost)}.`;
  },
  'aoristos/vigilanceChosen': ({ who, traits, vigilance, dodge, difficulty }, name) => {
    const how = traits.length > 0 ? ` (${w.list(traits.map((trait) => w.traits[trait]))})` : '';
    const moves = dodge
      ? `${dodge.metres > 0 ? `, ruch o ${dodge.metres} m` : ''}${dodge.throwDown ? ', pada na ziemię' : ''}`
      : '';
    return `${name(who)}: czujność ${vigilance}${how}${moves}. ST ${difficulty}.`;
  },
  'aoristos/followed': ({ who, dodger, follow }, name) =>
    follow ? `${name(who)} idzie za: ${name(dodger)}.` : `${name(who)} nie idzie za: ${name(dodger)}.`,
  'aoristos/attackRolled': ({ who, attack, difficulty, wouldHit, area, areaRoll, shots, shotsRoll }, name) => {
    const fired = shotsRoll ? ` ${shots} ${polish(shots, 'strzał', 'strzały', 'strzałów')}.` : '';
    const where = areaRoll === null ? '' : area ? ` ${w.inArea(area)}` : ', strefa do wyboru';
    return `${name(who)} wyrzuca ${attack.fullRoll} przeciw ST ${difficulty}: ${wouldHit ? `byłoby trafienie${where}` : 'byłoby pudło'}.${fired}`;
  },
  'aoristos/attackDiceChosen': ({ who, attack, difficulty, wouldHit }, name) =>
    `${name(who)} wybiera inne kości: ${attack.fullRoll} przeciw ST ${difficulty}, ${wouldHit ? 'byłoby trafienie' : 'byłoby pudło'}.`,
  'aoristos/areaChosen': ({ who, area, wouldHit }, name) =>
    `${name(who)} kieruje cios ${w.inArea(area)}${wouldHit ? '' : ', ale ciało to zasłania'}.`,
  'aoristos/attackAborted': ({ who, target }, name) => `${name(who)} przerywa atak i oszczędza: ${name(target)}.`,
  'aoristos/attackResolved': ({ who, target, hit, missed, area, activeStrength }, name) =>
    hit
      ? `${name(who)} trafia ${w.inArea(area)}. Cel: ${name(target)}. Siła czynna ${activeStrength ?? 0}.`
      : `${name(who)} chybia. Cel: ${name(target)}${missed === 'hidden' ? '; ciało zasłania tę strefę' : ''}.`,
  'aoristos/parried': ({ who, by, limb, roll }, name) =>
    `${name(who)} paruje bronią: ${name(by)} dostaje trafienie o sile ${roll.total ?? 0} ${w.inArea(limb)}.`,
  'aoristos/leaveTested': ({ who, dangerous, test }, name) =>
    dangerous
      ? `${name(who)} nie wyjdzie ze zwarcia bezpiecznie.`
      : test
        ? `${name(who)} wymyka się ze zwarcia.`
        : `${name(who)}: nikt nie zagradza drogi.`,
  'aoristos/moveGivenUp': ({ who }, name) => `${name(who)} zostaje w zwarciu.`,
  'aoristos/carriedOn': ({ who, waiting }, name) =>
    `${name(who)} idzie mimo zagrożenia.${waiting.length > 0 ? ` Mogą uderzyć: ${w.list(waiting.map(name))}.` : ''}`,
  'aoristos/attackDeclined': ({ who, target }, name) => `${name(who)} nie uderza. ${name(target)} idzie dalej.`,
  'aoristos/moveStopped': ({ who }, name) => `${name(who)}: ucieczka się nie udaje.`,
  'aoristos/appeared': ({ who, watchers }, name) =>
    watchers.length > 0
      ? `${name(who)} pojawia się w strefie dozoru: ${w.list(watchers.map(name))}.`
      : `${name(who)} pojawia się w strefie dozoru; nikt nie może strzelić.`,
  'aoristos/heldBack': ({ who, success }, name) =>
    success ? `${name(who)} powstrzymuje się.` : `${name(who)} nie może się powstrzymać i musi atakować.`,
  'aoristos/harmed': ({ who, strength, area, burn }, name) =>
    burn
      ? `Oparzenie: ${name(who)}, ${area === null ? 'całe ciało' : w.areas[area].toLowerCase()}. Siła ${strength}.`
      : `${name(who)} dostaje trafienie ${w.inArea(area)}. Siła ${strength}.`,
  'aoristos/wounded': ({ who, area, shockAdded, nerveShock, dropped, knockedOut, numbers, posture }, name) => {
    if (shockAdded === 0) return `${name(who)} dostaje ${w.inArea(area)}, ale bez obrażeń.`;
    const limb =
      numbers?.limb && numbers.limb !== 'ok' && numbers.damage >= 3 ? ` Kończyna ${w.limbStates[numbers.limb]}.` : '';
    const fell = dropped.length > 0 ? ` Upuszcza: ${things(dropped)}.` : '';
    const down = knockedOut
      ? ' Traci przytomność.'
      : isLeg(area) && limb !== '' && posture === 'sitting'
        ? ' Noga nie utrzymuje ciężaru.'
        : '';
    return `${name(who)} odnosi ranę ${w.inArea(area)}: szok nerwowy ${nerveShock}.${limb}${fell}${down}`;
  },
  'aoristos/painTested': ({ who, area, success, effect, dropped }, name) => {
    if (success) return `${name(who)} wytrzymuje ból.`;
    const result =
      effect === 'dropped'
        ? `upuszcza: ${things(dropped)}`
        : effect === 'sitting'
          ? 'osuwa się do siadu'
          : effect === 'lying'
            ? 'pada na ziemię'
            : area === 'rightArm' || area === 'leftArm'
              ? 'nic nie wypada z ręki'
              : 'nie ma już dokąd paść';
    return `${name(who)} nie wytrzymuje bólu: ${result}.`;
  },
  'aoristos/survivalRolled': ({ who, alive, dropped }, name) =>
    alive ? `${name(who)} żyje.` : `${name(who)} umiera.${dropped.length > 0 ? ` Upuszcza: ${things(dropped)}.` : ''}`,
  'aoristos/faintTested': ({ who, success }, name) =>
    success ? `${name(who)} zachowuje przytomność.` : `${name(who)} traci przytomność.`,
  'aoristos/psychTested': ({ who, test }, name) =>
    test.success ? `${name(who)} trzyma się.` : `${name(who)} załamuje się na dobre; tą postacią nie da się już grać.`,
  'aoristos/timePassed': ({ from, to, paused }) =>
    `Mija: ${w.duration(to - from)}${paused ? ', do oczekującego rzutu' : ''}.`,
  'aoristos/woundsConverted': ({ who, bloodLoss }, name) =>
    `${name(who)}: krwawienie staje się utratą krwi ${bloodLoss}.`,
  'aoristos/bloodTicked': ({ who, bloodLoss, organTrauma }, name) =>
    `${name(who)} cierpi z powodu utraty krwi: uraz narządów ${organTrauma}, utrata krwi ${bloodLoss}.`,
  'aoristos/limbsHealed': ({ who, limbs }, name) =>
    limbs
      .map(({ limb, state }) =>
        state === 'ok'
          ? `${name(who)}: ${w.areas[limb].toLowerCase()} jest znów sprawna.`
          : `${name(who)}: ${w.areas[limb].toLowerCase()} już nie boli, ale zostaje zniszczona.`,
      )
      .join(' '),
  'aoristos/fellDue': ({ who, due: roll }, name) => `${due[roll.kind]}: ${name(who)}.`,
  'aoristos/firstAided': ({ patient, helpers, reduction, tight }, name) =>
    `Tamowanie krwawienia: ${name(patient)}, tempo mniejsze o ${reduction} (${w.list(helpers.map(name))}).${tight ? ' Opatrunek jest groźnie ciasny.' : ''}`,
  'aoristos/transfused': ({ patient, units, bloodLoss }, name) =>
    `${name(patient)}: transfuzja ${units}, utrata krwi ${bloodLoss}.`,
  'aoristos/healingTested': ({ who, healed, worsened, organTrauma }, name) => {
    const result =
      healed > worsened
        ? 'zdrowieje'
        : worsened > healed
          ? 'ma się gorzej'
          : healed === 1
            ? 'zdrowieje i zarazem ma się gorzej'
            : 'nie zdrowieje';
    return `${name(who)} ${result}: uraz narządów ${organTrauma}.`;
  },
  'aoristos/woke': ({ who }, name) => `${name(who)} odzyskuje przytomność.`,
  'aoristos/healthSet': ({ who, reason }, name) => `Poprawka zdrowia: ${name(who)}${because(reason)}.`,
  'aoristos/psychHandRolled': ({ who, roll, text }, name) =>
    `${name(who)} przeżywa wstrząs${because(text)} i wybiera spośród: ${w.list(roll.faces.map(String))}.`,
  'aoristos/psychTraumaAdded': ({ who, added, total, text, due: test }, name) =>
    `${name(who)}: trauma psychiczna +${added}${because(text)}, razem ${total}.${total >= 20 ? ' Psychoza.' : ''}${test ? ' Czeka test załamania.' : ''}`,
  'aoristos/disorderTaken': ({ who, disorder, removed, total }, name) => {
    const kind = {
      temporary: 'zaburzenie przejściowe',
      mild: 'zaburzenie trwałe',
      developed: 'zaburzenie rozwinięte',
    }[disorder.kind];
    return `${name(who)}: ${kind}: ${disorder.text}. Trauma psychiczna −${removed}, teraz ${total}.`;
  },
  'aoristos/psychRecovered': ({ who, removed, total }, name) =>
    `${name(who)} wraca do równowagi: trauma psychiczna −${removed}, zostaje ${total}.`,
  'aoristos/psychosisEnded': ({ who }, name) => `${name(who)}: koniec psychozy.`,
  'aoristos/disorderCured': ({ who, disorder }, name) => `${name(who)}: wyleczone zaburzenie: ${disorder.text}.`,
  'aoristos/adjusted': ({ change, reason }, name) => `${changed(change, name)}: ${reason}.`,
  'aoristos/configured': ({ settings }) =>
    `Zmiana zasad stołu: ${w.list(Object.entries(settings).map(([key, value]) => `${w.settings[key as keyof typeof w.settings]}${setTo(value, 'tak', 'nie')}`))}.`,
  'aoristos/sceneSet': ({ who, environment, rest, care, clock, weekday }, name) => {
    const parts = [
      ...(environment ? [`otoczenie: ${w.environments[environment]}`] : []),
      ...(who && rest ? [`odpoczynek (${name(who)}): ${w.rests[rest]}`] : []),
      ...(who && care ? [`opieka (${name(who)}): ${w.cares[care]}`] : []),
      ...(clock === null ? [] : ['ustawiony zegar']),
      ...(weekday === null ? [] : ['ustawiony dzień tygodnia']),
    ];
    return `Scena: ${parts.length > 0 ? w.list(parts) : 'bez zmian'}.`;
  },
  'aoristos/stocked': ({ item, armour, cover }) =>
    `Na liście wyposażenia: ${w.list([item, armour, cover].flatMap((one) => (one ? [one.names.pl] : [])))}.`,
  'aoristos/unstocked': () => 'Skreślenie z listy wyposażenia.',
  'aoristos/stockImported': ({ stock }) =>
    `Nowa lista wyposażenia, liczba pozycji: ${stock.items.length + stock.armour.length + stock.cover.length}.`,
};
