import { bellContract } from './bell-contract.ts';
import { localBell } from './surroundings.ts';

bellContract('for one process', async () => {
  const bell = localBell();
  return { here: bell, there: bell };
});
