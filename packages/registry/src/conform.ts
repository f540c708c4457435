import type { VectorAdapter } from '@aspekt/testkit/vectors';

/** How each game plays test vectors. Apart from the games, because tables never need it. */
export const adapters: Readonly<Record<string, () => Promise<VectorAdapter>>> = {
  nyx: async () => (await import('@aspekt/nyx/conform')).adapter,
  aoristos: async () => (await import('@aspekt/aoristos/conform')).adapter,
  ode: async () => (await import('@aspekt/ode/conform')).adapter,
  vastmark: async () => (await import('@aspekt/vastmark/conform')).adapter,
  kolo: async () => (await import('@aspekt/kolo/conform')).adapter,
};
