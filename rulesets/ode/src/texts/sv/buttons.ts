import { quoted, signed, skillName } from '../format.ts';
import { labels } from '../labels.ts';
import type { Language } from '../language.ts';

const l = labels.sv;
const q = (text: string): string => quoted(text, 'sv');
const skill = (id: string): string => skillName(id, 'sv');

export const buttons: Language['buttons'] = {
  'ode/startSession': () => 'Börja spelsessionen',
  'ode/endSession': () => 'Avsluta spelsessionen',
  'ode/startScene': () => 'Börja en scen',
  'ode/endScene': () => 'Avsluta scenen',
  'ode/enterScene': ({ character }, name) => `Ta in ${name(character)} i scenen`,
  'ode/leaveScene': ({ character }, name) => `Ta ut ${name(character)} ur scenen`,
  'ode/addSituationAspect': () => 'Lägg till en situationsaspekt',
  'ode/removeAspect': () => 'Ta bort aspekten',
  'ode/revealAspect': () => 'Avslöja aspekten',
  'ode/raiseSafety': ({ kind }) => l.safety[kind],
  'ode/resolveSafety': () => 'Gå vidare',
  'ode/changeSettings': () => 'Ändra bordets inställningar',
  'ode/createCharacter': ({ sheet }) => (sheet ? `Ta ${sheet.name}` : 'Skapa en karaktär'),
  'ode/writeSheet': () => 'Spara karaktärsbladet',
  'ode/takeCharacter': ({ character }, name) => `Spela ${name(character)}`,
  'ode/setAspect': ({ slot }) => `Skriv ${l.aspectSlots[slot].toLowerCase()}`,
  'ode/setSkills': () => 'Fördela färdigheterna',
  'ode/addStunt': () => 'Skriv en stunt',
  'ode/buyStunt': () => 'Köp en stunt för en påfyllning',
  'ode/editDetails': () => 'Ändra namn och beskrivning',
  'ode/finishCharacter': () => 'Gör spelklar',
  'ode/retireCharacter': () => 'Ta ur spelet',
  'ode/createNpc': ({ npc }) => `Skapa ${npc.name === '' ? 'en spelledarperson' : npc.name}`,
  'ode/declareAction': ({ action, skill: with_, target }, name) =>
    `${l.actions[action]} med ${skill(with_)}${target === undefined ? '' : `: ${name(target)}`}`,
  'ode/pickAspect': ({ aspect }) =>
    aspect === undefined ? 'Det finns ingen: skapa en ny' : 'Välj den okända aspekten',
  'ode/autoSucceed': () => 'Lyckas utan tärningsslag',
  'ode/setDifficulty': ({ value }) => `Sätt svårighetsnivån till ${signed(value)}`,
  'ode/callDefence': ({ defender }, name) => `Låt ${name(defender)} försvara sig`,
  'ode/declineDefence': () => 'Avstå från försvar',
  'ode/declareDefence': ({ skill: with_ }) => `Försvara med ${skill(with_)}`,
  'ode/helpTeamwork': () => 'Hjälp till (+1)',
  'ode/cancelHelp': () => 'Hjälp inte till',
  'ode/useStunt': () => 'Använd stunten',
  'ode/denyStunt': () => 'Säg nej till stunten',
  'ode/rollDice': () => 'Slå tärningarna',
  'ode/cancelRoll': () => 'Ställ in slaget',
  'ode/invoke': ({ effect, payment }) => `Åberopa: ${l.effects[effect]} (${l.payments[payment].toLowerCase()})`,
  'ode/applyInvoke': () => 'Ingen invänder',
  'ode/challengeInvoke': () => 'Det där är fel',
  'ode/answerChallenge': ({ answer }) =>
    ({ retract: 'Ta tillbaka', argue: 'Motivera', convinced: 'Övertygad', notConvinced: 'Inte övertygad' })[answer],
  'ode/passInvokes': () => 'Klar',
  'ode/chooseOption': ({ option }) => l.options[option],
  'ode/absorbHit': ({ stress, consequences }) =>
    `Ta träffen: ${[
      ...(stress > 0 ? [`${stress} stress`] : []),
      ...consequences.map(({ slotId }) => `${l.slots[slotId].toLowerCase()} konsekvens`),
    ].join(' + ')}`,
  'ode/beTakenOut': () => 'Bli utslagen',
  'ode/decideFate': ({ target }, name) => `Berätta vad som händer med ${name(target)}`,
  'ode/nameBoost': () => 'Namnge bonusen',
  'ode/passBoost': ({ ally }, name) => `Ge bonusen till ${name(ally)}`,
  'ode/dropBoost': () => 'Bonusen är förbi',
  'ode/shareFreeInvoke': ({ ally, allow }, name) =>
    allow ? `Låt ${name(ally)} använda dina fria åberopanden` : `Låt inte ${name(ally)} använda dina fria åberopanden`,
  'ode/offerCompel': ({ target }, name) => `Betvinga ${name(target)}`,
  'ode/negotiateCompel': () => 'Föreslå något annat',
  'ode/answerCompel': ({ answer }) => (answer === 'accept' ? 'Acceptera (+1)' : 'Vägra (−1)'),
  'ode/withdrawCompel': () => 'Dra tillbaka betvingandet',
  'ode/claimSelfCompel': () => 'Be om ett ödespoäng',
  'ode/declareDetail': () => 'Lägg till en detalj (1 ödespoäng)',
  'ode/answerClaim': ({ grant, free }) => (grant ? (free ? 'Ja, utan kostnad' : 'Ja') : 'Nej'),
  'ode/startChallenge': () => 'Börja en utmaning',
  'ode/takeTask': ({ task }) => `Ta uppgift ${task + 1}`,
  'ode/endChallenge': () => 'Avsluta utmaningen',
  'ode/startContest': () => 'Börja en tävling',
  'ode/contestAdvantage': ({ skill: with_ }) => `Skapa ett övertag med ${skill(with_)}`,
  'ode/contestRoll': ({ skill: with_ }) => `Slå för sidan med ${skill(with_)}`,
  'ode/endContest': () => 'Avsluta tävlingen',
  'ode/startConflict': ({ first }, name) => `Börja en konflikt: ${name(first)} först`,
  'ode/chooseNext': ({ next }, name) => `Nästa: ${name(next)}`,
  'ode/moveZone': () => 'Förflytta dig',
  'ode/endTurn': () => 'Avsluta turen',
  'ode/fullDefence': () => 'Fullt försvar',
  'ode/concede': () => 'Medge',
  'ode/discussTerms': ({ character }, name) => `Diskutera villkoren för ${name(character)}`,
  'ode/endConflict': () => 'Avsluta konflikten',
  'ode/treatConsequence': ({ patient, skill: with_ }, name) => `Behandla ${name(patient)} med ${skill(with_)}`,
  'ode/minorMilestone': (command) => {
    switch (command.choice) {
      case 'swapSkills':
        return `Byt plats på ${skill(command.skills[0])} och ${skill(command.skills[1])}`;
      case 'replaceSkill':
        return `Byt ${skill(command.skills[0])} mot ${skill(command.skills[1])}`;
      case 'rewriteStunt':
        return 'Skriv om en stunt';
      case 'buyStunt':
        return 'Köp en stunt för en påfyllning';
      case 'rewriteAspect':
        return `Skriv om ${l.aspectSlots[command.slot].toLowerCase()}`;
    }
  },
  'ode/grantMajorMilestone': () => 'Ge en större milsten',
  'ode/rewriteHighConcept': () => 'Skriv om den övergripande aspekten',
  'ode/spendSkillPoints': ({ skills }) => `Höj ${skills.map(skill).join(', ')}`,
  'ode/rewordExtreme': () => 'Skriv om den extrema konsekvensen',
  'ode/createCountdown': ({ title }) => (title === '' ? 'Skapa en nedräkning' : `Skapa nedräkningen ${q(title)}`),
  'ode/markCountdown': () => 'Kryssa en ruta',
  'ode/showCountdown': ({ meaning }) => (meaning ? 'Visa vad nedräkningen betyder' : 'Visa nedräkningen'),
  'ode/dropCountdown': () => 'Ta bort nedräkningen',
  'ode/adjust': () => 'Rätta för hand',
};
