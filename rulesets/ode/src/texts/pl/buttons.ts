import { quoted, signed, skillName } from '../format.ts';
import { labels } from '../labels.ts';
import type { Language } from '../language.ts';

const l = labels.pl;
const q = (text: string): string => quoted(text, 'pl');
const skill = (id: string): string => skillName(id, 'pl');

export const buttons: Language['buttons'] = {
  'ode/startSession': () => 'Zacznij sesję',
  'ode/endSession': () => 'Zakończ sesję',
  'ode/startScene': () => 'Zacznij scenę',
  'ode/endScene': () => 'Zakończ scenę',
  'ode/enterScene': ({ character }, name) => `Wprowadź do sceny: ${name(character)}`,
  'ode/leaveScene': ({ character }, name) => `Wyprowadź ze sceny: ${name(character)}`,
  'ode/addSituationAspect': () => 'Dodaj aspekt sytuacyjny',
  'ode/removeAspect': () => 'Usuń aspekt',
  'ode/revealAspect': () => 'Ujawnij aspekt',
  'ode/raiseSafety': ({ kind }) => l.safety[kind],
  'ode/resolveSafety': () => 'Graj dalej',
  'ode/changeSettings': () => 'Zmień ustawienia stołu',
  'ode/createCharacter': ({ sheet }) => (sheet ? `Weź postać: ${sheet.name}` : 'Stwórz postać'),
  'ode/writeSheet': () => 'Zapisz kartę postaci',
  'ode/takeCharacter': ({ character }, name) => `Graj postacią: ${name(character)}`,
  'ode/setAspect': ({ slot }) => `Zapisz: ${l.aspectSlots[slot].toLowerCase()}`,
  'ode/setSkills': () => 'Rozdziel umiejętności',
  'ode/addStunt': () => 'Napisz sztuczkę',
  'ode/buyStunt': () => 'Kup sztuczkę za punkt odświeżania',
  'ode/editDetails': () => 'Zmień imię i opis',
  'ode/finishCharacter': () => 'Postać gotowa do gry',
  'ode/retireCharacter': () => 'Usuń z gry',
  'ode/createNpc': ({ npc }) => (npc.name === '' ? 'Stwórz bohatera niezależnego' : `Stwórz: ${npc.name}`),
  'ode/declareAction': ({ action, skill: using, target }, name) =>
    `${l.actions[action]}: ${skill(using)}${target === undefined ? '' : `, cel: ${name(target)}`}`,
  'ode/pickAspect': ({ aspect }) => (aspect === undefined ? 'Nie ma żadnego: nowy aspekt' : 'Wskaż nieznany aspekt'),
  'ode/autoSucceed': () => 'Udaje się bez rzutu',
  'ode/setDifficulty': ({ value }) => `Ustal trudność: ${signed(value)}`,
  'ode/callDefence': ({ defender }, name) => `Niech się broni: ${name(defender)}`,
  'ode/declineDefence': () => 'Bez obrony',
  'ode/declareDefence': ({ skill: using }) => `Obrona: ${skill(using)}`,
  'ode/helpTeamwork': () => 'Pomóż (+1)',
  'ode/cancelHelp': () => 'Nie pomagaj',
  'ode/useStunt': () => 'Użyj sztuczki',
  'ode/denyStunt': () => 'Nie pozwól na sztuczkę',
  'ode/rollDice': () => 'Rzuć kośćmi',
  'ode/cancelRoll': () => 'Odwołaj rzut',
  'ode/invoke': ({ effect, payment }) =>
    `Wywołaj: ${l.effects[effect].toLowerCase()} (${l.payments[payment].toLowerCase()})`,
  'ode/applyInvoke': () => 'Bez sprzeciwu',
  'ode/challengeInvoke': () => 'Naciągane',
  'ode/answerChallenge': ({ answer }) =>
    ({ retract: 'Wycofaj', argue: 'Uzasadnij', convinced: 'Przekonuje mnie', notConvinced: 'Nie przekonuje mnie' })[
      answer
    ],
  'ode/passInvokes': () => 'Pas',
  'ode/chooseOption': ({ option }) => l.options[option],
  'ode/absorbHit': ({ stress, consequences }) =>
    `Przyjmij trafienie: ${[
      ...(stress > 0 ? [`presja ${stress}`] : []),
      ...consequences.map(({ slotId }) => `konsekwencja (${l.slots[slotId].toLowerCase()})`),
    ].join(' + ')}`,
  'ode/beTakenOut': () => 'Wyłącz z akcji',
  'ode/decideFate': ({ target }, name) => `Opowiedz, co dalej: ${name(target)}`,
  'ode/nameBoost': () => 'Nazwij okazję',
  'ode/passBoost': ({ ally }, name) => `Przekaż okazję: ${name(ally)}`,
  'ode/dropBoost': () => 'Okazja mija',
  'ode/shareFreeInvoke': ({ ally, allow }, name) =>
    allow ? `Udostępnij darmowe wywołania: ${name(ally)}` : `Nie udostępniaj darmowych wywołań: ${name(ally)}`,
  'ode/offerCompel': ({ target }, name) => `Wymuszenie: ${name(target)}`,
  'ode/negotiateCompel': () => 'Zaproponuj coś innego',
  'ode/answerCompel': ({ answer }) => (answer === 'accept' ? 'Przyjmij (+1)' : 'Odrzuć (−1)'),
  'ode/withdrawCompel': () => 'Wycofaj wymuszenie',
  'ode/claimSelfCompel': () => 'Poproś o punkt losu',
  'ode/declareDetail': () => 'Dodaj szczegół (1 punkt losu)',
  'ode/answerClaim': ({ grant, free }) => (grant ? (free ? 'Tak, bez kosztu' : 'Tak') : 'Nie'),
  'ode/startChallenge': () => 'Zacznij wyzwanie',
  'ode/takeTask': ({ task }) => `Weź zadanie ${task + 1}`,
  'ode/endChallenge': () => 'Zakończ wyzwanie',
  'ode/startContest': () => 'Zacznij rywalizację',
  'ode/contestAdvantage': ({ skill: using }) => `Uzyskaj przewagę: ${skill(using)}`,
  'ode/contestRoll': ({ skill: using }) => `Rzuć za swoją stronę: ${skill(using)}`,
  'ode/endContest': () => 'Zakończ rywalizację',
  'ode/startConflict': ({ first }, name) => `Zacznij konflikt, pierwsza tura: ${name(first)}`,
  'ode/chooseNext': ({ next }, name) => `Następna tura: ${name(next)}`,
  'ode/moveZone': () => 'Przejdź',
  'ode/endTurn': () => 'Zakończ turę',
  'ode/fullDefence': () => 'Pełna obrona',
  'ode/concede': () => 'Ustąp',
  'ode/discussTerms': ({ character }, name) => `Omów warunki: ${name(character)}`,
  'ode/endConflict': () => 'Zakończ konflikt',
  'ode/treatConsequence': ({ patient, skill: using }, name) => `Lecz: ${name(patient)} (${skill(using)})`,
  'ode/minorMilestone': (command) => {
    switch (command.choice) {
      case 'swapSkills':
        return `Zamień miejscami: ${skill(command.skills[0])} i ${skill(command.skills[1])}`;
      case 'replaceSkill':
        return `Wymień: ${skill(command.skills[0])} → ${skill(command.skills[1])}`;
      case 'rewriteStunt':
        return 'Przepisz sztuczkę';
      case 'buyStunt':
        return 'Kup sztuczkę za punkt odświeżania';
      case 'rewriteAspect':
        return `Przepisz: ${l.aspectSlots[command.slot].toLowerCase()}`;
    }
  },
  'ode/grantMajorMilestone': () => 'Przyznaj duży kamień milowy',
  'ode/rewriteHighConcept': () => 'Przepisz koncepcję ogólną',
  'ode/spendSkillPoints': ({ skills }) => `Podnieś: ${skills.map(skill).join(', ')}`,
  'ode/rewordExtreme': () => 'Przepisz skrajną konsekwencję',
  'ode/createCountdown': ({ title }) => (title === '' ? 'Stwórz odliczanie' : `Stwórz odliczanie ${q(title)}`),
  'ode/markCountdown': () => 'Zaznacz pole',
  'ode/showCountdown': ({ meaning }) => (meaning ? 'Pokaż, co znaczy odliczanie' : 'Pokaż odliczanie'),
  'ode/dropCountdown': () => 'Usuń odliczanie',
  'ode/adjust': () => 'Popraw ręcznie',
};
