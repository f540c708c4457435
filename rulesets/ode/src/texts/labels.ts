import type { PerLocale } from '@aspekt/contract';
import type {
  AnyAction,
  AspectSlot,
  CompelKind,
  Effect,
  Harm,
  Kind,
  Option,
  Outcome,
  Payment,
  Reach,
  SafetyKind,
  Settings,
  Severity,
  SkillId,
  SlotId,
  Status,
} from '../model.ts';
import { labels as en } from './en/labels.ts';
import { labels as pl } from './pl/labels.ts';
import { labels as sv } from './sv/labels.ts';

/** Labels of everything that has a code name (catalogue 3.1 and 3.4). */
export type Labels = {
  /** Names of the nineteen skills (3.3). */
  readonly skills: Readonly<Record<SkillId, string>>;
  /** From −4 to +8, exactly as the books have it (3.2, D-23). */
  readonly ladder: readonly string[];
  readonly actions: Readonly<Record<AnyAction, string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly options: Readonly<Record<Option, string>>;
  readonly effects: Readonly<Record<Effect, string>>;
  readonly payments: Readonly<Record<Payment, string>>;
  readonly harm: Readonly<Record<Harm, string>>;
  readonly reach: Readonly<Record<Reach, string>>;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly slots: Readonly<Record<SlotId, string>>;
  readonly aspectSlots: Readonly<Record<AspectSlot, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly compels: Readonly<Record<CompelKind, string>>;
  readonly safety: Readonly<Record<SafetyKind, string>>;
  readonly settings: Readonly<Record<keyof Settings, string>>;
  readonly sides: { readonly players: string; readonly gm: string };
  /** The two forms of a stunt, as a sentence (3.4). */
  readonly bonusStunt: (parts: Readonly<Record<'because' | 'skill' | 'action' | 'circumstance', string>>) => string;
  readonly ruleStunt: (parts: Readonly<Record<'because' | 'ability' | 'limit', string>>) => string;
};

export const labels: PerLocale<Labels> = { sv, pl, en };
