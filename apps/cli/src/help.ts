import { t } from './words/index.ts';

/** How each is called, with examples that can be pasted. */
export const commandsHelp = {
  serve: {
    use: 'aspekt serve [--port N] [--host ADDRESS] [--data FOLDER] [--backup-to FOLDER] [--backup-hours N] [--backup-keep N]',
    examples: ['aspekt serve --port 9000', 'ASPEKT_DATA=/srv/aspekt aspekt serve'],
  },
  play: {
    use: 'aspekt play GAME [--script FILE] [--load FILE] [--save FILE] [--settings JSON]',
    examples: [
      'aspekt play nyx',
      'aspekt play nyx --script evening.jsonl --save evening.log.jsonl',
      `echo '{"as":"gm","do":{"type":"startSession"}}' | aspekt play nyx --script -`,
    ],
  },
  roll: {
    use: 'aspekt roll EXPRESSION [--times N]',
    examples: ['aspekt roll 2d6+1', 'aspekt roll 4dF --times 3 --json'],
  },
  odds: {
    use: "aspekt odds GAME 'COMMAND' [--state FILE] [--as SEAT] [--question JSON]",
    examples: [
      `aspekt odds nyx '{"type":"commitRoll","draft":"d1"}' --state state.json --json`,
      `aspekt odds nyx --question '{"ask":"opposed","a":{"effective":6,"net":1},"b":{"effective":4,"net":0}}'`,
    ],
  },
  describe: {
    use: 'aspekt describe GAME [NAME]',
    examples: ['aspekt describe nyx', 'aspekt describe nyx declareAction', 'aspekt describe ode settings --json'],
  },
  conform: {
    use: 'aspekt conform GAME FILE…',
    examples: ['aspekt conform nyx tests/vectors/nyx.json'],
  },
  verify: {
    use: 'aspekt verify FILE|FOLDER [--after EARLIER]',
    examples: [
      'aspekt verify evening.log.jsonl',
      'aspekt verify tonight.jsonl --after last-week.jsonl',
      'aspekt verify data',
      'aspekt verify data/backups/aspekt-….sqlite',
    ],
  },
  backup: {
    use: 'aspekt backup [--data FOLDER] [--to FILE]',
    examples: ['aspekt backup', 'aspekt backup --data /srv/aspekt --to /mnt/backup/tables.sqlite'],
  },
  restore: {
    use: 'aspekt restore FILE [--data FOLDER]',
    examples: ['aspekt restore data/backups/aspekt-2026-01-31T20-00-00-000.sqlite'],
  },
  tables: {
    use: 'aspekt tables [--data FOLDER]',
    examples: ['aspekt tables', 'aspekt tables --data /srv/aspekt --json'],
  },
  delete: {
    use: 'aspekt delete LINK|TABLE --name NAME [--data FOLDER]',
    examples: ["aspekt delete 'http://localhost:8080/t/abc#secret' --name 'The long night'"],
  },
  export: {
    use: 'aspekt export LINK|TABLE [--data FOLDER] [--out FILE] [--accept] [--chronicle sv|pl|en]',
    examples: ["aspekt export 'http://localhost:8080/t/abc#secret' --out table.jsonl"],
  },
  import: {
    use: 'aspekt import FILE [--server ADDRESS]',
    examples: ['aspekt import table.jsonl --server http://localhost:8080'],
  },
  simulate: {
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
  [t.intro, '', ...Object.entries(t.what).map(([name, what]) => `  aspekt ${name.padEnd(9)} ${what}`), '', t.more].join(
    '\n',
  );

export const helpFor = (name: CommandName): string => {
  const { use, examples } = commandsHelp[name];
  return [use, '', `${t.what[name]}.`, '', t.examples, ...examples.map((example) => `  ${example}`), '', t.more].join(
    '\n',
  );
};
