import cli from '../package.json' with { type: 'json' };
import { askedLanguage } from '@aspekt/server/operator';
import { helpFor, isCommandName, overview, type CommandName } from './help.ts';
import { languageNamed } from './language.ts';
import { DiskProblem, Problem } from './problem.ts';
import { printVisibly } from './visible.ts';
import { t } from './words/index.ts';

type Run = (argv: readonly string[]) => number | Promise<number>;

/** Each command is loaded when it is called, so that a roll does not wait for the server. */
const commands: Readonly<Record<CommandName, () => Promise<Run>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  play: async () => (await import('./commands/play.ts')).play,
  roll: async () => (await import('./commands/roll.ts')).roll,
  odds: async () => (await import('./commands/odds.ts')).odds,
  describe: async () => (await import('./commands/describe.ts')).describe,
  conform: async () => (await import('./commands/conform.ts')).conform,
  verify: async () => (await import('./commands/verify.ts')).verify,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restoreBackup,
  delete: async () => (await import('./commands/delete.ts')).deleteTable,
  tables: async () => (await import('./commands/tables.ts')).tables,
  export: async () => (await import('./commands/export.ts')).exportTable,
  import: async () => (await import('./commands/import.ts')).importTable,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
};

const main = async ([name, ...argv]: readonly string[], before: readonly string[] = []): Promise<number> => {
  // One that we do not speak is told before anything else.
  if (askedLanguage !== undefined) languageNamed(askedLanguage);
  // What every command takes may stand before it as well.
  if (name === '--language') return main(argv.slice(1), before);
  if (name?.startsWith('--language=')) return main(argv, before);
  if (name === '--json') return main(argv, [name]);
  if (name === '--version') {
    console.log(cli.version);
    return 0;
  }
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(helpOn(argv[0]));
    return 0;
  }
  if (!isCommandName(name)) throw new Problem(`${t.noCommand(name)}\n\n${overview()}`);
  if (argv.includes('--help') || argv.includes('-h')) {
    console.log(helpFor(name));
    return 0;
  }
  return (await commands[name]())([...before, ...argv]);
};

const helpOn = (topic: string | undefined): string => {
  if (topic === undefined || topic.startsWith('-')) return overview();
  if (!isCommandName(topic)) throw new Problem(`${t.noCommand(topic)}\n\n${overview()}`);
  return helpFor(topic);
};

printVisibly();
// Whoever reads along may stop reading, as head does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  if (error instanceof DiskProblem) process.exit(70);
  process.exitCode = 1;
}
