import type { GoingOn } from '../goes-on.ts';
import type { Verdict, Why } from '../judge.ts';
import type { LogFault } from '../log-file.ts';
import type { Report } from '../verify.ts';

/** What a check can find, in one language. */
export type Words = {
  readonly outcome: Readonly<Record<Report['outcome'] | 'none', string>>;
  readonly fault: Readonly<Record<LogFault['fault'], string>>;
  readonly whole: string;
  readonly count: Readonly<Record<Verdict, string>>;
  readonly unsealed: string;
  readonly opened: string;
  readonly asSent: string;
  readonly strange: string;
  readonly late: string;
  readonly unsalted: string;
  readonly chosen: string;
  readonly overruled: string;
  readonly unanswered: string;
  readonly line: string;
  readonly going: Readonly<Record<Exclude<GoingOn['kind'], 'fault'>, string>>;
  readonly broken: Readonly<Record<'earlier' | 'later', string>>;
  readonly why: Readonly<Record<Why, string>>;
};
