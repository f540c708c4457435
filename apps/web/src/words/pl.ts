import type { Words } from './index.ts';

export const pl: Words = {
  name: 'Aspekt',
};
