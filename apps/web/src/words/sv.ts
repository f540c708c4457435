import type { Words } from './index.ts';

export const sv: Words = {
  name: 'Aspekt',
};
