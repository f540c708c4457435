import type { SettingWords } from './index.svelte.ts';

export const sv: SettingWords = {
  hint: 'Det som boken lämnar öppet avgör varje bord. Det första valet är så vi läser boken.',
  optional: 'Tillvalsregler',
  choices: {
    aspectLayout: {
      five: 'Fem: en övergripande, problem, relation och två fria',
      sixTwoHighConcepts: 'Sex: två övergripande',
    },
    physicalStressSkill: { athletics: 'Sport, som i bokens tabell', physique: 'Kroppsbyggnad' },
    stressTable: {
      seed: '3, 4, 5, 6, 6, 6 rutor, som i boken',
      srd: '3, 4, 4, 6, 6, 6 rutor, som i Fate Condensed',
    },
    tieChooser: {
      player: 'Spelaren väljer mellan kostnad och misslyckande med bonus',
      gm: 'Spelledaren väljer',
    },
    paidInvokeScope: { perRoll: 'Ett för hela slaget, vem som än betalar', perPerson: 'Ett för var och en' },
    hostileScope: {
      sheet: 'Aspekter och konsekvenser på karaktärsbladet',
      characterAspects: 'Bara aspekter på karaktärsbladet',
      sheetAndAttached: 'Karaktärsbladet, och situationsaspekter som lagts på karaktären',
    },
    hostileEffects: { any: 'Allt som ett åberopande kan ge', plus2OrReroll: 'Bara +2 eller slå om' },
    bogusJudge: {
      objector: 'Den som invänder',
      majority: 'De flesta vid bordet',
      gm: 'Spelledaren',
    },
    contestTarget: { 3: 'Tre', 4: 'Fyra', 5: 'Fem' },
    severeAfterSessions: { off: 'Nej, bara vid en större milsten', 4: 'Ja, eller tidigare vid en större milsten' },
  },
  switches: {
    stuntStacking: 'Av: bara en bonusstunt hjälper på ett slag.',
    compelRefund: 'Den som föreslog får tillbaka sitt poäng när betvingandet vägras eller dras tillbaka.',
    declareDetailEnabled: 'Ett ödespoäng lägger till något som följer av en aspekt.',
    deathNeedsConsent: 'En karaktär lämnar spelet för gott bara om spelaren går med på det.',
    showNpcStress: 'Alla ser hur många rutor en spelledarperson har kvar.',
    showGmPool: 'Alla ser hur många poäng spelledaren har.',
    showDifficulty: 'Alla ser svårighetsnivån före slaget.',
    optFullDefence: 'Avstå från handlingen och få +2 på försvar till nästa tur.',
    optExtremeConsequence: 'Tar åtta steg och ändrar en aspekt för gott.',
    optFasterContests: 'I varje runda gör man bara en sak.',
    optCountdown: 'Rutor som kryssas tills något händer.',
    optWeaponArmour: 'Vapen gör träffar större, rustning gör dem mindre.',
  },
};
