import type { Seen, Texts } from '@aspekt/contract';
import type { Event, FreeInvoke, Half, Place } from '../../model.ts';
import { onLadder, quoted, sideName, signed, skillName, stuntSentence } from '../format.ts';
import { labels } from '../labels.ts';
import { tellFate, type FateWords } from '../language.ts';
import { whyApplied, whyRolled, whySettled } from '../why.ts';
import { tellAdjusted } from './adjusted.ts';

const l = labels.sv;
const q = (text: string): string => quoted(text, 'sv');
const skill = (id: string | null): string => (id === null ? '…' : skillName(id, 'sv'));
const side = (id: string): string => sideName(id, 'sv');
const boxed = (n: number): string => (n === 1 ? '1 ruta' : `${n} rutor`);
const lower = (text: string): string => text.toLowerCase();
/** Ruths, Charles. */
const genitive = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`);
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} och ${parts.at(-1)}`;

const fateWords: FateWords = {
  points: (n) => `${n} ödespoäng`,
  bank: 'banken',
  gmPool: 'Spelledaren',
  table: 'bordet',
  pending: {
    hostileInvoke: (name) => `${name} (vid scenens slut)`,
    concession: (name) => `${name} (vid konfliktens slut)`,
  },
  carried: (name) => `${name} (till nästa scen)`,
  reasons: {
    refresh: 'påfyllning',
    sceneStart: 'scenen börjar',
    sceneEnd: 'scenens slut',
    conflictEnd: 'konfliktens slut',
    carry: 'medförda poäng',
    invoke: 'åberopande',
    hostileInvoke: 'fientligt åberopande',
    stunt: 'stunt',
    compel: 'betvingande',
    compelHeld: 'föreslår ett betvingande',
    compelRefused: 'vägrar ett betvingande',
    compelReturned: 'betvingandet blev inte av',
    selfCompel: 'självbetvingande',
    detail: 'detalj',
    concession: 'medgivande',
    lost: 'går förlorade',
    rollCancelled: 'slaget ställs in',
    adjust: 'rättelse',
  },
  pays: (who, points, what) => `${who} betalar ${points}: ${what}.`,
  gets: (who, points, what) => `${who} får ${points}: ${what}.`,
  loses: (who, points, what) =>
    what === undefined ? `${who} förlorar ${points}.` : `${who} förlorar ${points}: ${what}.`,
  moves: (from, to, points, what) => `${points} från ${from} till ${to}: ${what}.`,
};

const at = (place: Seen<Place>, name: (id: string) => string): string =>
  place.type === 'character' ? ` på ${name(place.id)}` : '';

const holder = (one: Seen<Omit<FreeInvoke, 'shared'>>, name: (id: string) => string): string => {
  const who = one.holderId === null ? side(one.side) : name(one.holderId);
  return `${who} får ${one.count === 1 ? 'ett fritt åberopande' : `${one.count} fria åberopanden`}`;
};

const defends = (half: Seen<Half>, name: (id: string) => string): string => {
  const rating = half.rating === undefined ? '' : ` ${onLadder(half.rating, 'sv')}`;
  return `${name(half.actorId)} försvarar sig med ${skill(half.skill)}${rating}.`;
};

export const sentences: Texts<Event> = {
  'ode/sessionStarted': ({ number, totals = [] }, name) => ({
    text: `Spelsession ${number} börjar.`,
    why: totals.map(({ id, before, now }) =>
      before === now
        ? `${name(id)}, ödespoäng: ${now} förblir ${now}.`
        : `${name(id)}, ödespoäng: ${before} blir ${now}.`,
    ),
  }),
  'ode/sessionEnded': ({ number, healed }, name) => ({
    text: `Spelsession ${number} är slut. Alla får välja en sak vid en mindre milsten.`,
    why: healed.map(({ id, text }) => `${name(id)}: ${q(text)} har läkt.`),
  }),
  'ode/sceneStarted': ({ number, title, participants }, name) => ({
    text: `Scen ${number}: ${title}.`,
    why: [`Med: ${list(participants.map(name))}.`],
  }),
  'ode/sceneEnded': ({ number, kept, healed }, name) => ({
    text: `Scen ${number} är slut. Stressen rensas, bonusar och scenens aspekter försvinner.`,
    why: [
      ...(kept.length > 0
        ? [kept.length === 1 ? '1 situationsaspekt består.' : `${kept.length} situationsaspekter består.`]
        : []),
      ...healed.map(({ id, text }) => `${name(id)}: ${q(text)} har läkt.`),
    ],
  }),
  'ode/enteredScene': ({ id }, name) => `${name(id)} kommer in i scenen.`,
  'ode/leftScene': ({ id }, name) => `${name(id)} lämnar scenen.`,
  'ode/aspectAdded': ({ aspect, twist }, name) => ({
    text: `${twist ? 'Oväntad vändning' : 'Ny situationsaspekt'}${at(aspect.attachedTo, name)}: ${q(aspect.text)}.`,
    why: aspect.freeInvokes.map((one) => `${holder(one, name)}.`),
  }),
  'ode/aspectRemoved': ({ text }) => `Aspekten ${q(text)} är borta.`,
  'ode/aspectRevealed': ({ text, characterId }, name) =>
    `Avslöjad aspekt${characterId === undefined ? '' : ` hos ${name(characterId)}`}: ${q(text)}.`,
  'ode/safetyRaised': ({ safety }) =>
    `${l.safety[safety.kind]}. Spelet pausas${safety.note === undefined ? '' : `: ${safety.note}`}.`,
  'ode/safetyResolved': () => 'Spelet går vidare.',
  'ode/settingsChanged': ({ settings }) =>
    `Bordets inställningar ändras: ${list(Object.keys(settings).map((key) => l.settings[key as keyof typeof settings]))}.`,

  'ode/characterCreated': ({ name: called }) => `${called === '' ? 'En ny karaktär' : called} börjar ta form.`,
  'ode/sheetWritten': ({ name: called, aspects }) => ({
    text: `${called} får sitt karaktärsblad.`,
    why: aspects.map(({ slot, text }) => `${l.aspectSlots[slot]}: ${text}`),
  }),
  'ode/characterTaken': ({ id }, name) => `${name(id)} har fått en spelare.`,
  'ode/aspectSet': ({ id, slot, text }, name) => `${name(id)}: ${l.aspectSlots[slot]} är ${q(text)}.`,
  'ode/skillsSet': ({ id, skills }, name) => ({
    text: `${name(id)} har fördelat sina färdigheter.`,
    why: Object.entries(skills)
      .toSorted(([, a], [, b]) => b - a)
      .map(([one, rating]) => `${skill(one)}: ${onLadder(rating, 'sv')}`),
  }),
  'ode/stuntAdded': ({ id, stunt, bought, refresh }, name) => ({
    text: `${name(id)} har en ny stunt: ${stuntSentence(stunt, 'sv')}`,
    why: bought ? [`Påfyllningen minskar till ${refresh}.`] : [],
  }),
  'ode/detailsEdited': ({ name: called }) => `${called} har fått namn och beskrivning.`,
  'ode/characterFinished': ({ id }, name) => `${name(id)} är spelklar.`,
  'ode/characterRetired': ({ id, reason }, name) => `${name(id)} är ur spelet: ${reason}`,
  'ode/npcCreated': ({ character }) => `Ny spelledarperson: ${character.name}.`,

  'ode/actionDeclared': ({ roll }, name) => ({
    text: `${name(roll.acting.actorId)}: ${roll.intent} (${l.actions[roll.action]} med ${skill(roll.acting.skill)}${
      roll.targetId === undefined ? '' : `, mot ${name(roll.targetId)}`
    }).`,
    why: [
      ...(roll.advantage?.text === undefined ? [] : [`Ny aspekt: ${q(roll.advantage.text)}`]),
      ...(roll.gmPermits ? ['Spelledaren tillåter det.'] : []),
    ],
  }),
  'ode/aspectPicked': ({ text }) =>
    text === undefined
      ? 'Spelledaren har valt vilken okänd aspekt det gäller.'
      : `Det finns ingen okänd aspekt att hitta; slaget skapar en ny: ${q(text)}.`,
  'ode/autoSucceeded': ({ id, intent, because }, name) =>
    `${name(id)} lyckas utan tärningsslag: ${intent}${because === undefined ? '.' : `, tack vare ${q(because)}.`}`,
  'ode/difficultySet': ({ value, failureOff, because }) =>
    `Svårighetsnivå${value === undefined ? 'n är satt' : `: ${onLadder(value, 'sv')}`}.${
      because === undefined ? '' : ` Den beror på ${q(because)}.`
    }${failureOff ? ' Misslyckande är uteslutet.' : ''}`,
  'ode/defenceCalled': ({ half }, name) => `${name(half.actorId)} får försvara sig.`,
  'ode/defenceDeclined': ({ id }, name) => `${name(id)} avstår från att försvara sig.`,
  'ode/defenceDeclared': ({ half }, name) => defends(half, name),
  'ode/helpOffered': ({ id, bonus }, name) => `${name(id)} hjälper till: samarbetet ger ${signed(bonus)}.`,
  'ode/helpCancelled': ({ id, bonus }, name) =>
    `${name(id)} hjälper inte till längre: samarbetet ger ${signed(bonus)}.`,
  'ode/stuntUsed': ({ id, stunt, bonus, skill: swapped }, name) => ({
    text: `${name(id)} använder en stunt${bonus === 0 ? '' : ` för ${signed(bonus)}`}${
      swapped === undefined ? '' : ` och slår med ${skill(swapped)}`
    }.`,
    why: [stuntSentence(stunt, 'sv')],
  }),
  'ode/stuntDenied': ({ id, stunt }, name) => ({
    text: `Spelledaren säger nej till stunten; ${name(id)} får tillbaka vad den kostade.`,
    why: [stuntSentence(stunt, 'sv')],
  }),
  'ode/rolled': (event, name) => ({
    text: `${name(event.id)} slår ${signed(event.sum)}. Ansträngning: ${onLadder(event.effort, 'sv')}.`,
    why: whyRolled(event, 'sv'),
  }),
  'ode/rollCancelled': ({ id, reason, because }, name) =>
    `Slaget för ${name(id)} ställs in: ${reason}${because === undefined ? '' : ` (${q(because)})`}. Allt som betalats kommer tillbaka.`,

  'ode/invokeProposed': ({ invoke }, name) =>
    `${invoke.byId === null ? l.sides.gm : name(invoke.byId)} vill åberopa ${q(invoke.text)} (${lower(l.effects[invoke.effect])}, ${lower(
      l.payments[invoke.payment],
    )}): ${invoke.how}`,
  'ode/invokeChallenged': ({ text }) => `Falskregeln: någon invänder mot åberopandet av ${q(text)}.`,
  'ode/challengeArgued': ({ text }) => `Motivering: ${text}`,
  'ode/challengeVoted': ({ convinced }) => (convinced ? 'En röst för åberopandet.' : 'En röst mot åberopandet.'),
  'ode/invokeRetracted': ({ byId, text }, name) =>
    `${byId === null ? l.sides.gm : name(byId)} tar tillbaka åberopandet av ${q(text)}. Inget har kostat något.`,
  'ode/invokeApplied': (event, name) => ({
    text: `${event.byId === null ? l.sides.gm : name(event.byId)} åberopar ${q(event.text)}${
      event.hostile ? ' fientligt' : ''
    }: ${lower(l.effects[event.effect])}. Ansträngning för ${name(event.rollerId)}: ${onLadder(event.effort, 'sv')}.`,
    why: [event.how, ...whyApplied(event, 'sv')],
  }),
  'ode/invokesPassed': ({ name: who }) => `${side(who)}: inga fler åberopanden.`,
  'ode/settled': (event, name) => ({
    text: `${name(event.id)}: ${l.outcomes[event.outcome]} (${signed(event.shifts)} steg).`,
    why: whySettled(event, 'sv'),
  }),
  'ode/optionChosen': ({ id, option, parts, text }, name) =>
    `${name(id)}: ${parts ? list(parts.map((part) => l.options[part])) : l.options[option]}${text === undefined ? '' : ` – ${text}`}.`,
  'ode/boostGained': ({ boost }, name) =>
    `${boost.holderId === null ? side(boost.side) : name(boost.holderId)} får en bonus.`,
  'ode/freeInvokesGained': ({ text, invoke }, name) => `${holder(invoke, name)} på ${q(text)}.`,
  'ode/resolved': ({ id }, name) => `${name(id)}: slaget är avgjort.`,

  'ode/hitLanded': ({ hit }, name) =>
    `${name(hit.targetId)} träffas: ${hit.shifts} steg (${lower(l.harm[hit.harm])} skada)${hit.byId === null ? '' : ` av ${name(hit.byId)}`}.`,
  'ode/hitAbsorbed': ({ hit, stress, consequences }, name) => ({
    text: `${name(hit.targetId)} tar träffen${
      consequences.length === 0
        ? ' som stress'
        : `: ${list([...(stress === undefined || stress === 0 ? [] : [`${stress} ${stress === 1 ? 'stressruta' : 'stressrutor'}`]), ...consequences.map(({ slotId, text }) => `${lower(l.slots[slotId])} konsekvens ${q(text)}`)])}`
    }.`,
    why: [
      `Träff: ${hit.shifts} steg.`,
      ...(stress === undefined || stress === 0 ? [] : [`Stressrutor: ${stress}.`]),
      ...consequences.map(({ invoke, text }) => `${holder(invoke, name)} på ${q(text)}.`),
    ],
  }),
  'ode/takenOut': ({ hit }, name) => `${name(hit.targetId)} är utslagen.`,
  'ode/fateDecided': ({ targetId, text }, name) => `Så går det för ${name(targetId)}: ${text}`,

  'ode/fateMoved': (event, name) => tellFate(event, name, fateWords, q),
  'ode/boostNamed': ({ text }) => `Bonusen får ett namn: ${q(text)}.`,
  'ode/boostPassed': ({ from, to, text }, name) =>
    `${from === null ? 'Bonusen' : `${genitive(name(from))} bonus`}${text === '' ? '' : ` ${q(text)}`} går till ${name(to)}.`,
  'ode/boostDropped': ({ text }) => `Bonusen${text === '' ? '' : ` ${q(text)}`} är förbi.`,
  'ode/freeInvokeShared': ({ text, holderId, ally, allow }, name) =>
    allow
      ? `${name(holderId)} låter ${name(ally)} använda fria åberopanden på ${q(text)}.`
      : `${name(holderId)} låter inte längre ${name(ally)} använda fria åberopanden på ${q(text)}.`,
  'ode/compelOffered': ({ compel }, name) =>
    `${name(compel.targetId)} erbjuds ett ödespoäng för ${q(compel.text)}: ${compel.complication}`,
  'ode/compelNegotiated': ({ targetId, by, text }, name) =>
    by === 'target' ? `${name(targetId)} vill hellre: ${text}` : `Nytt förslag till ${name(targetId)}: ${text}`,
  'ode/compelAccepted': ({ compel }, name) =>
    `${name(compel.targetId)} låter sig betvingas genom ${q(compel.text)}: ${compel.complication}`,
  'ode/compelRefused': ({ compel, text }, name) =>
    `${name(compel.targetId)} vägrar betvingandet av ${q(compel.text)}: ${text}`,
  'ode/compelWithdrawn': ({ compel }) => `Betvingandet av ${q(compel.text)} dras tillbaka.`,
  'ode/claimMade': ({ claim }, name) =>
    claim.kind === 'selfCompel'
      ? `${name(claim.characterId)} ber om ett ödespoäng för ${q(claim.aspect)}: ${claim.text}`
      : `${name(claim.characterId)} vill lägga till en detalj genom ${q(claim.aspect)}: ${claim.text}`,
  'ode/claimAnswered': ({ claim, granted, free }, name) => {
    if (!granted) return `Spelledaren säger nej till ${name(claim.characterId)}: ${claim.text}`;
    if (claim.kind === 'selfCompel') return `${name(claim.characterId)} får sitt självbetvingande: ${claim.text}`;
    return `Det är sant${free ? ', och kostar inget' : ''}: ${claim.text}`;
  },

  'ode/challengeStarted': ({ tasks }) => ({
    text: `En utmaning med ${tasks.length === 1 ? 'en uppgift' : `${tasks.length} uppgifter`} börjar.`,
    why: tasks.map(
      (task) =>
        `${task.label === '' ? '' : `${task.label}: `}${skill(task.skill)}${
          task.difficulty === undefined ? '' : ` mot ${onLadder(task.difficulty, 'sv')}`
        }`,
    ),
  }),
  'ode/taskDone': ({ id, task, outcome }, name) => `Uppgift ${task + 1} (${name(id)}): ${l.outcomes[outcome]}.`,
  'ode/challengeEnded': ({ text, counts }) => ({
    text: `Utmaningen är över: ${text}`,
    why: [
      `Med stil ${counts.style}, lyckade ${counts.success}, oavgjorda ${counts.tie}, misslyckade ${counts.fail}, inte gjorda ${counts.open}.`,
    ],
  }),
  'ode/contestStarted': ({ sides, target }, name) => ({
    text: `En tävling till ${target} segrar börjar.`,
    why: sides.map(({ id, members, intent }) => `${side(id)} (${list(members.map(name))}): ${intent}`),
  }),
  'ode/contestRolled': ({ side: id, effort }) => `${side(id)} har slagit: ${onLadder(effort, 'sv')}.`,
  'ode/contestForfeited': ({ side: id }) => `${side(id)} avstår från sitt tärningsslag den här rundan.`,
  'ode/contestScored': ({ exchange, efforts, marks, victories, twist, winner }) => ({
    text: `Runda ${exchange}: ${
      twist
        ? 'lika högst, ingen får en seger. Spelledaren lägger till en oväntad vändning.'
        : Object.entries(marks)
            .filter(([, n]) => n > 0)
            .map(([id, n]) => `${side(id)} får ${n === 1 ? 'en seger' : `${n} segrar`}.`)
            .join(' ') || 'ingen får en seger.'
    }${winner === null ? '' : ` ${side(winner)} vinner tävlingen.`}`,
    why: Object.entries(victories).map(
      ([id, n]) =>
        `${side(id)}: ${efforts[id] === undefined ? 'inget slag' : onLadder(efforts[id], 'sv')}, segrar ${n}`,
    ),
  }),
  'ode/contestEnded': ({ text }) => `Tävlingen är över: ${text}`,

  'ode/conflictStarted': ({ first }, name) => `En konflikt börjar. ${name(first)} är först.`,
  'ode/nextChosen': ({ next }, name) => `Nu är det ${genitive(name(next))} tur.`,
  'ode/exchangeStarted': ({ exchange, first }, name) => `Runda ${exchange} börjar med ${name(first)}.`,
  'ode/moved': ({ id, name: zone }, name) => `${name(id)} förflyttar sig till ${zone}.`,
  'ode/turnEnded': ({ id }, name) => `${name(id)} avslutar sin tur.`,
  'ode/fullDefenceTaken': ({ id, focus }, name) => `${name(id)} tar fullt försvar: ${focus}.`,
  'ode/conceded': ({ id, terms, consequences }, name) => ({
    text: `${name(id)} medger: ${terms}`,
    why: [`1 ödespoäng${consequences === 0 ? '' : ` och ${consequences} för konsekvenser`} vid konfliktens slut.`],
  }),
  'ode/termsDiscussed': ({ id, text, by }, name) =>
    by === 'conceder' ? `${name(id)} ändrar sina villkor: ${text}` : `Motsidan vill att ${name(id)}: ${text}`,
  'ode/conflictEnded': ({ winner }) => `Konflikten är över.${winner === null ? '' : ` ${side(winner)} står kvar.`}`,

  'ode/recoveryStarted': ({ id, text }, name) => `${name(id)} börjar läka: ${q(text)}.`,
  'ode/minorMilestoneTaken': ({ id, change, bought = true }, name) => {
    switch (change.choice) {
      case 'swapSkills':
        return `${name(id)} byter plats på ${skill(change.skills[0] ?? '')} och ${skill(change.skills[1] ?? '')}.`;
      case 'replaceSkill':
        return `${name(id)} byter ${skill(change.skills[0] ?? '')} mot ${skill(change.skills[1] ?? '')}.`;
      case 'rewriteStunt':
        return `${name(id)} skriver om en stunt: ${stuntSentence(change.stunt, 'sv')}`;
      case 'buyStunt':
        return `${name(id)} ${bought ? 'köper en stunt för en påfyllning' : 'får en ny stunt på en fri plats'}: ${stuntSentence(change.stunt, 'sv')}`;
      case 'rewriteAspect':
        return `${name(id)} skriver om ${lower(l.aspectSlots[change.slot])}: ${q(change.text)}.`;
    }
  },
  'ode/majorMilestoneGranted': ({ extraRefresh, skillPoints, healed }, name) => ({
    text: `Större milsten: alla får ${skillPoints} färdighetspoäng, en mindre ändring och får skriva om sin övergripande aspekt${
      extraRefresh ? ', och påfyllningen ökar med 1' : ''
    }.`,
    why: healed.map(({ id, text }) => `${name(id)}: ${q(text)} har läkt.`),
  }),
  'ode/highConceptRewritten': ({ id, text }, name) => `${name(id)} har en ny övergripande aspekt: ${q(text)}.`,
  'ode/skillPointsSpent': ({ id, skills }, name) =>
    `${name(id)} höjer ${list(Object.entries(skills).map(([one, rating]) => `${skill(one)} till ${onLadder(rating, 'sv')}`))}.`,
  'ode/extremeReworded': ({ id, text }, name) => `${genitive(name(id))} extrema konsekvens heter nu ${q(text)}.`,

  'ode/countdownCreated': ({ countdown }) => `Nedräkning: ${countdown.title} (${boxed(countdown.boxes)}).`,
  'ode/countdownMarked': ({ title, marked, boxes, outcome }) =>
    `${title}: ${marked} av ${boxed(boxes)}.${outcome === undefined ? '' : ` Nu händer det: ${outcome}`}`,
  'ode/countdownShown': ({ countdown }) =>
    `Nedräkningen ${countdown.title} visas${countdown.outcome === undefined ? '' : `: ${countdown.outcome}`}.`,
  'ode/countdownDropped': ({ title }) => `Nedräkningen ${title} är borta.`,
  'ode/adjusted': ({ change, reason }, name) => ({
    text: `Spelledaren rättar: ${tellAdjusted(change, name)}.`,
    why: [reason],
  }),
};
