import { run, settingsFrom } from '@aspekt/server';
import { readArgs } from '../args.ts';

/** Runs the server until it is told to stop. An option is the same as its setting in the environment. */
export const serve = async (argv: readonly string[]): Promise<number> => {
  const { values } = readArgs(argv, 0, {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    'backup-to': { type: 'string' },
    'backup-hours': { type: 'string' },
    'backup-keep': { type: 'string' },
  });
  await run(
    settingsFrom({
      ...process.env,
      ...(values.port !== undefined && { PORT: values.port }),
      ...(values.host !== undefined && { HOST: values.host }),
      ...(values.data !== undefined && { ASPEKT_DATA: values.data }),
      ...(values['backup-to'] !== undefined && { ASPEKT_BACKUP_TO: values['backup-to'] }),
      ...(values['backup-hours'] !== undefined && { ASPEKT_BACKUP_HOURS: values['backup-hours'] }),
      ...(values['backup-keep'] !== undefined && { ASPEKT_BACKUP_KEEP: values['backup-keep'] }),
    }),
  );
  // The server ends the process itself.
  return new Promise(() => undefined);
};
