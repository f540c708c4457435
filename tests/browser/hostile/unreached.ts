/** Places that take free text by their schema and no hostile text by their rules, with the reason. */
export const unreached: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nyx: {
    'nyx/configureTable settings.*': 'the value of a setting is one of a list',
    'nyx/configureTable settings{}': 'a setting is one of a list',
  },
  aoristos: Object.fromEntries(
    [
      'createCharacter sheet.items[].fireModes',
      'addItem item.fireModes',
      'editItem fields.fireModes',
      'adjust change.add.fireModes',
      'stock item.fireModes',
      'importStock stock.items[].fireModes',
    ].map((place) => [`aoristos/${place}`, 'ways to fire are read as numbers and hands, and kept as such']),
  ),
  ode: {
    'ode/setSkills skills{}': 'whoever a player plays has skills from the list alone',
    'ode/treatConsequence skill': 'there is one skill for the body and one for the mind',
    'ode/pickAspect text': 'seldom: an aspect that was looked for unknown, found, and not on the table yet',
    'ode/chooseOption side': 'seldom: a side that gets a free invoke by a choice of what failing costs',
    'ode/rewordExtreme text': 'seldom: an extreme consequence, and a major milestone after it',
    'ode/adjust change.owner': 'a player who is at the table',
  },
  vastmark: {
    'vastmark/setTableSettings settings.*': 'the value of a setting is one of a list',
    'vastmark/setTableSettings settings{}': 'a setting is one of a list',
    'vastmark/createQuickExtra line': 'a line is read as a name, traits and skills, which have places of their own',
  },
  kolo: {
    'kolo/setCampaign settings.*': 'the value of a setting is one of a list',
    'kolo/setCampaign settings.*{}': 'whom a setting is for is one of a list',
    'kolo/setCampaign settings{}': 'a setting is one of a list',
  },
};

/** At every table. */
export const unreachedAnywhere: Readonly<Record<string, string>> = {
  'table/request command.type': 'a request is a command that there is',
};
