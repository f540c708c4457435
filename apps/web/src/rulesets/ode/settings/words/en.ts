export const en = {
  hint: 'What the book leaves open, each table decides. The first choice is how we read the book.',
  optional: 'Optional rules',
  choices: {
    aspectLayout: {
      five: 'Five: one high concept, trouble, relationship, two free',
      sixTwoHighConcepts: 'Six: two high concepts',
    },
    physicalStressSkill: { athletics: 'Athletics, as in the table of the book', physique: 'Physique' },
    stressTable: {
      seed: '3, 4, 5, 6, 6, 6 boxes, as in the book',
      srd: '3, 4, 4, 6, 6, 6 boxes, as in Fate Condensed',
    },
    tieChooser: { player: 'The player chooses cost or failure with a boost', gm: 'The game master chooses' },
    paidInvokeScope: { perRoll: 'One for the whole roll, whoever pays', perPerson: 'One for each person' },
    hostileScope: {
      sheet: 'Aspects and consequences on the sheet',
      characterAspects: 'Aspects on the sheet alone',
      sheetAndAttached: 'The sheet, and situation aspects put on the person',
    },
    hostileEffects: { any: 'All that any invoke can do', plus2OrReroll: 'Only +2 or a reroll' },
    bogusJudge: {
      objector: 'The one who objects',
      majority: 'Most of those at the table',
      gm: 'The game master',
    },
    contestTarget: { 3: 'Three', 4: 'Four', 5: 'Five' },
    severeAfterSessions: { off: 'No, only at a major milestone', 4: 'Yes, or earlier at a major milestone' },
  },
  switches: {
    stuntStacking: 'Off: only one bonus stunt helps on a roll.',
    compelRefund: 'Whoever proposed it gets the point back when it is refused or withdrawn.',
    declareDetailEnabled: 'A fate point adds something that follows from an aspect.',
    deathNeedsConsent: 'A character leaves the game for good only if its player agrees.',
    showNpcStress: 'Everyone sees how many boxes an NPC has left.',
    showGmPool: 'Everyone sees how many points the game master has.',
    showDifficulty: 'Everyone sees the difficulty before the roll.',
    optFullDefence: 'Give up the action for +2 on defence until the next turn.',
    optExtremeConsequence: 'Takes eight shifts and changes an aspect for good.',
    optFasterContests: 'In each exchange one does only one thing.',
    optCountdown: 'Boxes that are ticked off until something happens.',
    optWeaponArmour: 'Weapons make hits larger, armour makes them smaller.',
  },
};
