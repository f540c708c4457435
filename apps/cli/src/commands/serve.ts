import { run, settingsFrom } from '@aspekt/server';
import { readArgs } from '../args.ts';

/** Runs the server until it is told to stop. */
export const serve = async (argv: readonly string[]): Promise<number> => {
  const { values } = readArgs(argv, { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } });
  const usual = settingsFrom(process.env);
  await run({
    port: values.port === undefined ? usual.port : Number(values.port),
    host: values.host ?? usual.host,
    data: values.data ?? usual.data,
  });
  // The server ends the process itself.
  return new Promise(() => undefined);
};
