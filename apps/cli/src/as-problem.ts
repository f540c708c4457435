import { BackupFailed, CannotServe } from '@aspekt/server';
import { Problem } from './problem.ts';

/** What the storage says no to is a sentence for the user already. */
export const asProblem = (error: unknown): never => {
  if (error instanceof BackupFailed || error instanceof CannotServe) throw new Problem(error.message);
  throw error;
};
