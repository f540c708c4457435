// npm run golden: write the golden logs anew. Only for a game whose rules changed on purpose, and then with a new version.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@aspekt/registry';
import { recordEvening } from './record.ts';

const wanted = process.argv.slice(2);
for (const { id, load } of games) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  writeFileSync(fileURLToPath(new URL(`${id}.jsonl`, import.meta.url)), recordEvening(await load(), 1, 300));
  console.log(`tests/golden/${id}.jsonl`);
}
