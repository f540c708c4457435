/** One line each, and examples that can be pasted. */
export const commandsHelp = {
  serve: {
    what: 'run the table server (the same as npm start, without building the page)',
    use: 'aspekt serve [--port N] [--host ADDRESS] [--data FOLDER] [--backup-to FOLDER] [--backup-hours N] [--backup-keep N]',
    examples: ['aspekt serve --port 9000', 'ASPEKT_DATA=/srv/aspekt aspekt serve'],
  },
  play: {
    what: 'a table in the terminal; with --script, commands as JSON lines',
    use: 'aspekt play GAME [--script FILE] [--load FILE] [--save FILE] [--language sv|pl|en] [--settings JSON]',
    examples: [
      'aspekt play nyx',
      'aspekt play nyx --script evening.jsonl --save evening.log.jsonl',
      `echo '{"as":"gm","do":{"type":"startSession"}}' | aspekt play nyx --script -`,
    ],
  },
  roll: {
    what: 'throw dice',
    use: 'aspekt roll EXPRESSION [--times N]',
    examples: ['aspekt roll 2d6+1', 'aspekt roll 4dF --times 3 --json'],
  },
  odds: {
    what: 'exact odds of a command, or the answer to a question of the game',
    use: "aspekt odds GAME 'COMMAND' [--state FILE] [--as SEAT] [--question JSON]",
    examples: [
      `aspekt odds nyx '{"type":"commitRoll","draft":"d1"}' --state state.json --json`,
      `aspekt odds nyx --question '{"ask":"opposed","a":{"effective":6,"net":1},"b":{"effective":4,"net":0}}'`,
    ],
  },
  describe: {
    what: 'what a game can be told and asked: its commands, questions, settings and sheet; with --json as JSON Schema',
    use: 'aspekt describe GAME [NAME]',
    examples: ['aspekt describe nyx', 'aspekt describe nyx declareAction', 'aspekt describe ode settings --json'],
  },
  conform: {
    what: 'play test vectors through the rules',
    use: 'aspekt conform GAME FILE…',
    examples: ['aspekt conform nyx tests/vectors/nyx.json'],
  },
  verify: {
    what: 'recompute an exported log (hashes, commitments, every throw), or go through a backup or a data folder',
    use: 'aspekt verify FILE|FOLDER [--after EARLIER] [--language sv|pl|en]',
    examples: [
      'aspekt verify evening.log.jsonl',
      'aspekt verify tonight.jsonl --after last-week.jsonl',
      'aspekt verify data',
      'aspekt verify data/backups/aspekt-….sqlite',
    ],
  },
  backup: {
    what: 'copy all tables of a data folder into one file, also while they are played',
    use: 'aspekt backup [--data FOLDER] [--to FILE]',
    examples: ['aspekt backup', 'aspekt backup --data /srv/aspekt --to /mnt/backup/tables.sqlite'],
  },
  restore: {
    what: 'put a backup in the place of what is in a data folder, while no server is using it',
    use: 'aspekt restore FILE [--data FOLDER]',
    examples: ['aspekt restore data/backups/aspekt-2026-01-31T20-00-00-000.sqlite'],
  },
  delete: {
    what: "delete a table for good, by the game master's link or from a data folder that no server is using",
    use: 'aspekt delete LINK|TABLE --name NAME [--data FOLDER]',
    examples: ["aspekt delete 'http://localhost:8080/t/abc#secret' --name 'The long night'"],
  },
  export: {
    what: 'write a table to one file, from a link or from a data folder; a file that is there is not replaced by one that has lost lines of it',
    use: 'aspekt export LINK|TABLE [--data FOLDER] [--out FILE] [--accept] [--chronicle sv|pl|en] [--language sv|pl|en]',
    examples: ["aspekt export 'http://localhost:8080/t/abc#secret' --out table.jsonl"],
  },
  import: {
    what: 'bring a table from a file to a server',
    use: 'aspekt import FILE [--server ADDRESS]',
    examples: ['aspekt import table.jsonl --server http://localhost:8080'],
  },
  simulate: {
    what: 'play commands many times and count what comes of it',
    use: "aspekt simulate GAME 'COMMAND' | --script FILE [--state FILE] [--runs N] [--seed N] [--tally PATH]",
    examples: [
      `aspekt simulate nyx '{"type":"commitRoll","draft":"d1"}' --state state.json --runs 100000`,
      'aspekt simulate nyx --script fight.jsonl --state state.json --tally conflicts.c1.winner',
    ],
  },
} as const;

export type CommandName = keyof typeof commandsHelp;
export const isCommandName = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(commandsHelp, name);

export const overview = (): string =>
  [
    'Aspekt: a play table for story-first role-playing games.',
    '',
    ...Object.entries(commandsHelp).map(([name, { what }]) => `  aspekt ${name.padEnd(9)} ${what}`),
    '',
    'Add --json for output that programs can read, --help after a command for examples.',
  ].join('\n');

export const helpFor = (name: CommandName): string => {
  const { what, use, examples } = commandsHelp[name];
  return [`${use}`, '', `${what}.`, '', 'Examples:', ...examples.map((example) => `  ${example}`)].join('\n');
};
