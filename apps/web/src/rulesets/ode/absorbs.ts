import type { Severity } from '@aspekt/ode';

/** How much a consequence absorbs (ODE-HRM-04, ODE-OPT-02). Held to the rules by a test: every sheet shows it at once. */
export const absorbs: Readonly<Record<Severity, number>> = { mild: 2, moderate: 4, severe: 6, extreme: 8 };
