import type { Name, Seen } from '@aspekt/contract';
import type { Change, Outcome, Prompt, Series } from '../model.ts';
import { decidedTone, firstOutcome, number, signed, tellRolls, toneOf, type RollWords } from './arithmetic.ts';
import { difficulties } from './difficulties/sv.ts';
import { settingNames } from './settings.ts';
import { bare, sentence, type Words } from './words.ts';

const outcomes: Readonly<Record<Outcome, string>> = {
  perfection: 'perfektion',
  success: 'lyckat',
  statusQuo: 'status quo',
  failure: 'misslyckat',
  zeroed: 'nollad',
};
const rollWords: RollWords = {
  die: 'Tärningen',
  extraDie: 'Extratärning',
  turned: 'vänd',
  zeroIgnored: 'Regeln om Noll räknas inte',
  daze: 'Omtöckning',
  rowLower: (name) => `${name}: svårigheten är en rad lägre`,
  against: (total, resistance) => `${total} mot ${resistance}`,
  sentence: (who, sum, outcome, target) =>
    `${who}${target ? ` mot figuren ${target}` : ''}: ${sum}${outcome ? ` – ${outcome}` : ', och spelledaren vet mot vad'}.`,
  resistance: (resistance, margin) => `Motstånd ${resistance}, marginal ${margin}`,
  opponent: (total, outcome) => `Motståndaren ${total}: ${outcome}`,
  nines: (count) => (count === 1 ? 'en nia' : `${count} nior`),
  zeroFailure: 'misslyckat, Noll',
  worse: 'misslyckas mer, Noll',
  outcomes,
};
const prompts: Readonly<Record<Prompt, string>> = {
  statusQuo: 'status quo, halvlyckat eller halvmisslyckat?',
  zeroed: 'nollad, vad händer?',
  perfection: 'perfektion, vilken extra bra sak?',
  worse: 'misslyckas mer, hur?',
};
const decided = { success: 'lyckas', failure: 'misslyckas', half: 'lyckas till hälften' };
const halves = { halfSuccess: 'Halvlyckat', halfFailure: 'Halvmisslyckat' };
const uses = { extraDie: 'en extratärning', ignoreZero: 'att strunta i regeln om Noll' };
const points = (amount: number): string => `${number(amount)} erfarenhetspoäng`;
const list = (names: readonly string[]): string => names.join(', ');
const score = (series: Seen<Series>, name: Name): string =>
  series.sides.map(({ actorId, won }) => `${name(actorId)} ${won}`).join(', ');
const hurtDegrees = { light: 'lätt skadad', serious: 'allvarligt skadad' };
const groupEnding = (outcome: Outcome | undefined, anyZeroed: boolean): string =>
  outcome ? `Tillsammans: ${outcomes[outcome]}${anyZeroed ? ', och något av slagen är nollat' : ''}.` : '';

const changed = (change: Change, who: string, before: number | null): string => {
  const was = before === null ? '' : `, var ${number(before)}`;
  switch (change.what) {
    case 'trait':
      return change.value === null
        ? `${who}: ${change.name} stryks.`
        : `${who}: ${change.name} ${signed(change.value)}${was}.`;
    case 'skill':
      return change.value === null ? `${who}: ${change.name} stryks.` : `${who}: ${change.name} ${change.value}${was}.`;
    case 'specialisation':
      return change.has
        ? `${who}: ${change.name} (${change.skill}) är ny.`
        : `${who}: ${change.name} (${change.skill}) stryks.`;
    case 'unusedXp':
      return `${who} har nu ${points(change.value)}${was}.`;
    case 'creationMethod':
      return `${who} räknas som skapad på ett annat sätt.`;
    case 'strikeCharacter':
      return `${who} lämnar spelet.`;
    case 'strikeRoll':
      return `Ett slag för ${who} stryks.`;
    case 'modifications':
      return `Slaget för ${who} får andra modifikationer: ${list(change.value.map(({ label, value }) => `${label} ${signed(value)}`))}.`;
    case 'difficulty':
      return `Slaget för ${who} har nu svårighet ${number(change.value)}${was}.`;
  }
};

export const sv: Words = {
  difficulties,
  events: {
    'vastmark/settingsChanged': ({ settings }) => ({
      text: `Bordets inställningar ändras: ${settingNames('sv', settings)}.`,
      rules: ['VAST-GM-05'],
    }),
    'vastmark/characterCreated': ({ character, quick, apprenticeSkills }) => ({
      text: quick ? `${character.name} dyker upp.` : `${character.name} är med i spelet.`,
      ...(apprenticeSkills !== null && { why: [`Lärlingsskickligheter: högst ${apprenticeSkills}`] }),
      rules: quick ? ['VAST-NPC-01'] : ['VAST-X-CHAR-01', 'VAST-HERO-02', 'VAST-HERO-03'],
    }),
    'vastmark/traitEdited': ({ actor, trait, before }, name) => ({
      text: `${name(actor)}: ${trait.name} ${signed(trait.value)}${before === null ? ' är ny' : `, var ${signed(before)}`}.`,
      rules: ['VAST-TRAIT-01'],
    }),
    'vastmark/skillEdited': ({ actor, skill, before }, name) => ({
      text: `${name(actor)}: ${skill.name} ${skill.value}${before === null ? ' är ny' : `, var ${before}`}.`,
      rules: ['VAST-SKILL-01'],
    }),
    'vastmark/xpAwarded': ({ actor, amount }, name) => ({
      text: `${name(actor)} får ${points(amount)}.`,
      rules: ['VAST-HERO-04'],
    }),
    'vastmark/xpSpent': ({ actor, amount, text }, name) => ({
      text: sentence(`${name(actor)} betalar ${points(amount)}${text === '' ? '' : ` för ${text}`}`),
      rules: ['VAST-X-XP-01'],
    }),
    'vastmark/actionDeclared': ({ declaration: { actor, text, trait, turned, skill, specialisation } }, name) => {
      const wishes = list(
        [turned ? `${trait} ↺` : trait, skill, specialisation?.name ?? null].filter((wish) => wish !== null),
      );
      return {
        text: sentence(`${name(actor)} vill: ${text}${wishes === '' ? '' : ` (med ${wishes})`}`),
        rules: ['VAST-GM-01'],
      };
    },
    'vastmark/actionDismissed': ({ actor }, name) => `Det ${name(actor)} ville göra läggs åt sidan.`,
    'vastmark/decidedWithoutRoll': ({ actor, text, outcome }, name) => ({
      text: `${name(actor)}: ${bare(text)} – ${decided[outcome]} utan slag.`,
      rules: ['VAST-GM-01', 'VAST-GM-02'],
      tone: decidedTone[outcome],
    }),
    'vastmark/traitProposed': ({ actor, proposal }, name) => ({
      text: proposal
        ? `${name(actor)} föreslår ${proposal.trait ?? 'ingen egenskap'}${proposal.turned ? ', vänd' : ''}${proposal.reason === '' ? '' : `: ${proposal.reason}`}.`
        : `${name(actor)} föreslår en egenskap.`,
      rules: ['VAST-TRAIT-07', 'VAST-TURN-02'],
    }),
    'vastmark/traitRuled': ({ rolls }, name) => ({
      text: rolls
        .map(
          (roll) =>
            `Spelledaren bestämmer: ${name(roll.actorId)} slår ${roll.traitId === null ? 'utan egenskap' : `för ${roll.traitId}${roll.turned ? ', vänd,' : ''} ${signed(roll.traitValue)}`}.`,
        )
        .join(' '),
      rules: ['VAST-TRAIT-07', ...(rolls.some(({ turned }) => turned) ? ['VAST-TURN-01', 'VAST-TURN-02'] : [])],
    }),
    'vastmark/rollOpened': ({ rolls, group, byPlayer }, name) => {
      const [first] = rolls;
      const who = first ? name(first.actorId) : '';
      const traits = list(
        rolls.flatMap(({ traitId, turned }) => (traitId === null ? [] : [`${traitId}${turned ? ' ↺' : ''}`])),
      );
      const parts = list(
        [traits, first?.skillId ?? '', first?.specialisation?.name ?? ''].filter((part) => part !== ''),
      );
      const resistance = first?.resistance;
      const against =
        resistance === undefined
          ? ''
          : resistance.kind === 'difficulty'
            ? ` mot ${number(resistance.value)}`
            : resistance.kind === 'opposed'
              ? ' mot ett annat slag'
              : ` mot ${number(resistance.total)}`;
      const target = first?.consent && first.socialTargetId;
      const asked = target ? ` Den som spelar ${name(target)} får frågan först.` : '';
      return {
        text: `${byPlayer ? `${who} föreslår` : `${who} ska slå`} ${group ? `${rolls.length} slag` : first?.kind === 'toughness' ? 'ett stryktålighetsslag' : 'ett slag'}${parts === '' ? '' : ` för ${parts}`}${against}.${asked}`,
        rules: [
          'VAST-ROLL-01',
          'VAST-ROLL-02',
          ...(group ? ['VAST-MULTI-02'] : []),
          ...(first?.kind === 'toughness' ? ['VAST-HERO-10'] : []),
          ...(byPlayer ? ['VAST-TRAIT-07'] : []),
          ...(target ? ['VAST-PERS-02', 'VAST-PERS-03'] : []),
        ],
      };
    },
    'vastmark/consentAnswered': ({ actor, target, agree }, name) => ({
      text: agree
        ? `Svaret är ja: ${name(actor)} får slå mot ${name(target)}.`
        : `Svaret är nej: ${name(actor)} slår inte mot ${name(target)}.`,
      rules: ['VAST-PERS-02', 'VAST-PERS-03'],
    }),
    'vastmark/severalTraitsRequested': ({ actor, traits }, name) => ({
      text: `${name(actor)} ber om ett slag för var och en av ${list(traits)}.`,
      rules: ['VAST-MULTI-04'],
    }),
    'vastmark/severalTraitsAnswered': ({ actor, traits, allow }, name) => ({
      text: allow
        ? `${name(actor)} får slå ett slag för var och en av ${list(traits)}.`
        : `Spelledaren säger nej: ${name(actor)} får inte slå för var och en av ${list(traits)}.`,
      rules: ['VAST-MULTI-02', 'VAST-MULTI-04'],
    }),
    'vastmark/rolled': ({ rolls, group }, name) => {
      const result = group?.result;
      return tellRolls(
        rolls,
        rollWords,
        name,
        result?.outcome ?? firstOutcome(rolls),
        result ? groupEnding(result.outcome, result.anyZeroed) : '',
      );
    },
    'vastmark/opposed': ({ sides, groups }, name) => {
      const rolls = sides.flatMap((side) => side.rolls);
      const endings = groups.flatMap(({ actorId, result }) =>
        result ? [`${name(actorId)}, ${groupEnding(result.outcome, result.anyZeroed).toLowerCase()}`] : [],
      );
      return tellRolls(rolls, rollWords, name, firstOutcome(rolls), endings.join(' '));
    },
    'vastmark/heroPointSpent': ({ actor, use, rolled }, name) => {
      const spent = `${name(actor)} offrar en hjältepoäng för ${uses[use]}.`;
      if (!rolled) return { text: spent, rules: ['VAST-HERO-04', 'VAST-HERO-05', 'VAST-HERO-11'] };
      const told = tellRolls([rolled], rollWords, name, rolled.result.outcome);
      return { ...told, text: `${spent} ${told.text}`, rules: ['VAST-HERO-05', ...(told.rules ?? [])] };
    },
    'vastmark/rollConfirmed': ({ rolls }, name) => ({
      text: rolls
        .map(
          ({ actorId, outcome, prompt, socialTargetId }) =>
            `${name(actorId)}: ${prompt ? prompts[prompt] : `${outcomes[outcome]}.`}${
              socialTargetId && (outcome === 'success' || outcome === 'perfection')
                ? ` ${name(socialTargetId)} bör spelas därefter.`
                : ''
            }`,
        )
        .join(' '),
      rules: ['VAST-HERO-11', 'VAST-SQ-02', 'VAST-ZERO-04', 'VAST-PERF-03'],
      ...(rolls[0] && { tone: toneOf[rolls[0].outcome] }),
    }),
    'vastmark/promptAnswered': ({ actor, half, text }, name) => ({
      text: sentence(
        `${name(actor)}: ${[half ? halves[half] : '', text].filter((part) => part !== '').join(' – ') || 'som det blev'}`,
      ),
      rules: half ? ['VAST-SQ-02'] : ['VAST-ZERO-04', 'VAST-PERF-03'],
    }),
    'vastmark/rollWithdrawn': ({ actor }, name) => `Spelledaren tar tillbaka slaget för ${name(actor)}.`,
    'vastmark/sceneSet': ({ title }) => (title === '' ? 'En ny scen börjar.' : `Scen: ${title}.`),
    'vastmark/characterShown': ({ character }) => `${character.name} visar sig.`,
    'vastmark/characterHidden': ({ actor }, name) => `${name(actor)} döljs för spelarna.`,
    'vastmark/characterAssigned': ({ actor, ownerId }, name) =>
      ownerId === null ? `${name(actor)} är ledig att ta.` : `${name(actor)} har fått en spelare.`,
    'vastmark/characterRenamed': ({ name: now, before }) => `${before} heter nu ${now}.`,
    'vastmark/notesWritten': ({ actor }, name) => `Anteckningarna om ${name(actor)} är ändrade.`,
    'vastmark/specialisationsLearnt': ({ actor, specialisations, insteadOf, cost }, name) => ({
      text: `${name(actor)} lär sig ${list(specialisations.map((one) => `${one.name} (${one.skill})`))}${insteadOf === null ? `, för ${points(cost)}` : ` i stället för ${insteadOf}`}.`,
      rules: ['VAST-X-SPEC-01'],
    }),
    'vastmark/seriesStarted': ({ series }, name) => ({
      text: `En serie mellan ${series.sides.map(({ actorId }) => name(actorId)).join(' och ')}: först till ${series.wins}.${series.daze ? ' Varje förlust gör förloraren 1 sämre.' : ''}`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/seriesContinued': ({ series }, name) => ({
      text: `Serien fortsätter: ${score(series, name)}.`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/seriesScored': ({ series, winner, over }, name) => ({
      text: `${winner === null ? 'Oavgjort, så det slås om' : over ? `${name(winner)} vinner serien` : `${name(winner)} vinner den här gången`}: ${score(series, name)}.`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/seriesEnded': ({ series }, name) => ({
      text: `Serien avbryts vid ${score(series, name)}.`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/hurt': ({ actor, hurt }, name) => ({
      text: sentence(`${name(actor)} är ${hurtDegrees[hurt.degree]}${hurt.text === '' ? '' : `: ${hurt.text}`}`),
      rules: ['VAST-X-TOUGH-01'],
      tone: hurt.degree === 'serious' ? 'awful' : 'bad',
    }),
    'vastmark/healed': ({ actor, hurt }, name) => ({
      text: sentence(
        `${name(actor)} är inte längre ${hurtDegrees[hurt.degree]}${hurt.text === '' ? '' : `: ${hurt.text}`}`,
      ),
      rules: ['VAST-X-TOUGH-01'],
    }),
    'vastmark/dazed': ({ actor, value }, name) => ({
      text:
        value === 0
          ? `${name(actor)} är inte längre omtöcknad.`
          : `${name(actor)} är omtöcknad: ${value} mindre på varje slag.`,
      rules: ['VAST-X-DAZE-01'],
    }),
    'vastmark/adjusted': ({ change, actor, reason, before }, name) => ({
      text: `${changed(change, name(actor), before)}${reason === '' ? '' : ` Skäl: ${reason}`}`,
      rules: ['VAST-GM-05'],
    }),
  },
  refusals: {
    E_UNKNOWN_ID: ({ id }) => `Det finns inget här som heter ”${id}”. Välj något som finns på bordet eller på bladet.`,
    E_NOT_GM: 'Det här är spelledarens sak. Be spelledaren.',
    E_NOT_OWNER: 'Figuren är inte din. Bara den som spelar figuren får göra det här.',
    E_NOT_INTEGER: 'Talet måste vara helt. Skriv det utan decimaler.',
    E_BAD_SETTING: ({ setting }) =>
      `Inställningen ${setting} finns inte eller har inte det värdet. Välj ett av värdena i listan.`,
    E_TRAIT_ZERO: ({ name }) =>
      `${name} kan inte vara 0: en egenskap är bra eller dålig. Ge den ett plus- eller minusvärde.`,
    E_SKILL_NEGATIVE: ({ name }) =>
      `${name} kan inte vara under 0: en skicklighet man saknar räknas som 0. Skriv 0 eller mer.`,
    E_RESERVE_RANGE:
      'Med hjälteförsäkring sätter du av 3, 4 eller 5 erfarenhetspoäng, inte fler och inte färre. Ändra antalet.',
    E_APPRENTICE_LIMIT: ({ has, limit }) =>
      `${has} lärlingsskickligheter är för många: här är det högst ${limit}. Ta bort någon eller gör den till en vanlig skicklighet.`,
    E_OUT_OF_RANGE: ({ name, value, low, high }) =>
      `${name} ${value} ligger utanför bordets skala, ${low} till ${high}. Välj ett värde däremellan eller be spelledaren.`,
    E_NOT_POSITIVE: 'Antalet måste vara minst 1. Skriv ett större tal.',
    E_NO_XP: ({ has, needs }) =>
      `Det räcker inte: du har ${has} oanvända erfarenhetspoäng och behöver ${needs}. Välj något billigare.`,
    E_ALREADY_ROLLED: 'Slaget är redan slaget. Öppna ett nytt slag om mer står på spel.',
    E_WITHDRAWN: 'Slaget är tillbakataget. Öppna ett nytt.',
    E_DUPLICATE_TRAIT: 'Varje slag ska ha sin egen egenskap, minst två olika. Välj andra egenskaper.',
    E_TWO_TRAITS: 'Egenskaper läggs aldrig ihop: ett slag har högst en. Välj en, eller slå ett slag för var och en.',
    E_TWO_SKILLS: 'Ett slag har högst en skicklighet. Välj den bästa.',
    E_SEVERAL_TRAITS_OFF: 'Vid det här bordet slår man inte för flera egenskaper. Välj en.',
    E_SEVERAL_TRAITS_DENIED: 'Spelledaren har inte sagt ja till flera slag. Be om det först, eller välj en egenskap.',
    E_UNBEATABLE_NEEDS_GM: ({ name }) =>
      `${name} är en oslagbar egenskap: bara spelledaren väljer den. Föreslå en annan eller fråga.`,
    E_SOCIAL_OFF: ({ target }) =>
      `Vid det här bordet slår man inte för att övertala ${target}. Spela ut det i stället.`,
    E_SOCIAL_CONSENT: ({ target }) =>
      target === undefined
        ? 'Den spelare som har fått frågan har inte svarat än. Vänta på svaret.'
        : `Den som spelar ${target} måste gå med på det först. Fråga, och öppna slaget med svaret.`,
    E_TRAIT_UNRULED: 'Spelledaren har inte bestämt egenskapen än. Vänta på beskedet.',
    E_OPPOSED: 'Slaget är mot ett annat slag, och de slås tillsammans. Välj motsatt slag.',
    E_BAD_FACE: ({ face }) =>
      face === undefined
        ? 'Det är fler siffror än det behövs. Skriv bara vad tärningen visade: nior, och den första som inte är en nia.'
        : `${face} finns inte på tärningen: den har 0 till 9. Läs av igen.`,
    E_CHAIN_OVERLONG: 'Bara efter en nia slås tärningen igen. Ta bort det som kommer efter.',
    E_CHAIN_INCOMPLETE: 'Efter en nia slås tärningen igen. Slå en gång till och skriv till utfallet.',
    E_NOT_OPPOSED: 'Båda slagen måste vara mot ett annat slag, och två olika. Ändra motståndet först.',
    E_HERO_OFF:
      'Här finns inga hjältepoäng att använda: hjälteförsäkringen gäller inte för den här figuren. Slå som det är.',
    E_HERO_LIMIT: ({ ceiling }) =>
      `Det är högst ${ceiling} hjältepoäng på det här slaget, och de är använda. Bekräfta slaget.`,
    E_ROLL_NOT_ROLLED: 'Slaget är inte slaget än. Slå först.',
    E_ROLL_CONFIRMED: 'Slaget är bekräftat och går inte att ändra. Öppna ett nytt slag om mer står på spel.',
    E_ZERO_NOT_SHOWN:
      'Tärningen visar ingen nolla först, så det finns ingen Noll att strunta i. Bekräfta slaget, eller slå en extratärning.',
    E_ZERO_ALREADY_IGNORED: 'På det här slaget struntar du redan i Noll. Bekräfta slaget.',
    E_ROLL_NOT_CONFIRMED: 'Slaget är inte bekräftat än. Bekräfta det först.',
    E_NO_PROMPT: 'Det här slaget frågar inte efter något mer. Gå vidare.',
    E_NOT_STATUS_QUO: 'Halvlyckat och halvmisslyckat hör till status quo. Skriv bara vad som händer.',
    E_ID_TAKEN: ({ id }) => `”${id}” är upptaget. Försök igen med ett annat.`,
    E_DUPLICATE_SKILL: ({ name }) => `${name} står två gånger. Behåll en.`,
    E_BAD_LINE: ({ line }) => `Raden ”${line}” går inte att läsa. Skriv som ”Full -2, Slagsmål +2”.`,
    E_NOT_NPC: 'Bara spelledarpersoner kan döljas och visas. Välj en sådan.',
    E_NO_NAME: 'Figuren behöver ett namn. Skriv ett.',
    E_UNNAMED_FEATURE: 'En egenskap eller skicklighet saknar namn. Skriv namnet eller ta bort raden.',
    E_SETTING_OFF: 'Den husregeln används inte vid det här bordet. Spelledaren kan slå på den bland inställningarna.',
    E_NEEDS_DIFFICULTY:
      'En specialisering sänker en svårighet, och det här slaget har ingen. Låt den läggas till slaget i stället.',
    E_SERIES_RUNNING: 'Ett av slagen hör redan till en serie. Avsluta den eller avbryt den.',
    E_SERIES_OVER: 'Serien är slut. Börja en ny om mer står på spel.',
  },
  labels: {
    'vastmark/setTableSettings': () => 'Ändra bordets inställningar',
    'vastmark/createCharacter': ({ name, id }) => `Skapa ${name ?? id}`,
    'vastmark/editTrait': ({ name }) => `Ändra ${name}`,
    'vastmark/editSkill': ({ name }) => `Ändra ${name}`,
    'vastmark/createQuickExtra': ({ name, line }) => `Skapa ${name ?? line ?? 'en antagonist'}`,
    'vastmark/awardXp': ({ actor, amount }, name) => `Ge ${name(actor)} ${points(amount)}`,
    'vastmark/spendXp': ({ actor, amount }, name) => `Dra ${points(amount)} från ${name(actor)}`,
    'vastmark/declareAction': ({ actor }, name) => `Säg vad ${name(actor)} gör`,
    'vastmark/decideWithoutRoll': ({ actor, outcome }, name) => `${name(actor)} ${decided[outcome]} utan slag`,
    'vastmark/proposeTrait': ({ trait }) => `Föreslå ${trait ?? 'ingen egenskap'}`,
    'vastmark/ruleTrait': ({ trait, turned }) =>
      trait === undefined
        ? 'Godta förslaget'
        : trait === null
          ? 'Ingen egenskap'
          : `Bestäm ${trait}${turned ? ', vänd' : ''}`,
    'vastmark/openRoll': ({ actor, traits = [], skills = [] }, name) =>
      `Slå för ${list([name(actor), ...traits, ...skills])}`,
    'vastmark/answerConsent': ({ agree }) => (agree ? 'Gå med på slaget' : 'Säg nej till slaget'),
    'vastmark/requestSeveralTraits': ({ traits }) => `Be om ett slag var för ${list(traits)}`,
    'vastmark/answerSeveralTraits': ({ allow, traits }) =>
      `${allow ? 'Tillåt' : 'Neka'} ett slag var för ${list(traits)}`,
    'vastmark/roll': () => 'Slå tärningen',
    'vastmark/enterFaces': ({ faces }) => `Skriv in ${faces.join(' + ')}`,
    'vastmark/opposedRoll': () => 'Slå mot varandra',
    'vastmark/spendHeroPoint': ({ use }) => (use === 'extraDie' ? 'Slå en extratärning (1)' : 'Strunta i Noll (1)'),
    'vastmark/confirmRoll': () => 'Bekräfta slaget',
    'vastmark/answerPrompt': ({ half }) => (half ? halves[half] : 'Berätta vad som händer'),
    'vastmark/withdrawRoll': () => 'Ta tillbaka slaget',
    'vastmark/setScene': ({ title }) => `Ny scen: ${title}`,
    'vastmark/showCharacter': ({ actor, shown }, name) => `${shown ? 'Visa' : 'Dölj'} ${name(actor)}`,
    'vastmark/assignCharacter': ({ actor, ownerId }, name) => `${ownerId === null ? 'Lämna' : 'Ta'} ${name(actor)}`,
    'vastmark/renameCharacter': ({ name }) => `Byt namn till ${name}`,
    'vastmark/writeNotes': ({ actor }, name) => `Anteckna om ${name(actor)}`,
    'vastmark/dismissAction': ({ actor }, name) => `Lägg åt sidan det ${name(actor)} vill`,
    'vastmark/learnSpecialisations': ({ actor, specialisations }, name) =>
      `Låt ${name(actor)} lära sig ${list(specialisations.map((one) => one.name))}`,
    'vastmark/startSeries': ({ wins }) => `Gör en serie av det, först till ${wins}`,
    'vastmark/nextInSeries': () => 'Nästa slag i serien',
    'vastmark/endSeries': () => 'Avbryt serien',
    'vastmark/setHurt': ({ actor, degree }, name) =>
      degree === null ? `Ta bort en skada från ${name(actor)}` : `${name(actor)}: ${hurtDegrees[degree]}`,
    'vastmark/setDaze': ({ actor, value }, name) =>
      value === 0 ? `Ta bort omtöckningen från ${name(actor)}` : `Omtöckna ${name(actor)}: ${value}`,
    'vastmark/adjust': () => 'Rätta för hand',
  },
};
