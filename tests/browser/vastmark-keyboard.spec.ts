import { test } from './fixtures.ts';
import { keys } from './hands.ts';
import { hideFromTheSpy, zeroed } from './vastmark-play.ts';
import { layTable, sitDown } from './vastmark-table.ts';

test('Tuva hides from the spy and is zeroed by keyboard alone, on both screens', async ({ device, server }) => {
  const laid = await layTable(server);
  const seats = await sitDown(laid, device, 'desktop');
  const play = { ...seats, server, laid, hands: keys };
  await hideFromTheSpy(play);
  await zeroed(play);
});
