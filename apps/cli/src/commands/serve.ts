import { serve as runServer } from '@aspekt/server';
import { readArgs } from '../args.ts';

/** Runs the server until it is told to stop. */
export const serve = async (argv: readonly string[]): Promise<number> => {
  const { values } = readArgs(argv, { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } });
  if (values.port !== undefined) process.env['PORT'] = values.port;
  if (values.host !== undefined) process.env['HOST'] = values.host;
  if (values.data !== undefined) process.env['ASPEKT_DATA'] = values.data;
  return runServer();
};
