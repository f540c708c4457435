import { hasFailed, seed } from './report.ts';

type Part = (many: number) => Promise<void>;
const storage = () => import('./parts/storage.ts');
const network = () => import('./parts/network.ts');
const input = () => import('./parts/input.ts');

/** npm run torture: the full figures. `npm run torture -- kills` runs one part of it; a number after it, so many. */
const parts: Readonly<Record<string, readonly [usual: number, part: () => Promise<Part>]>> = {
  kills: [1000, async () => (await storage()).kills],
  cuts: [10_000, async () => (await storage()).cuts],
  careless: [10_000, async () => (await storage()).careless],
  syncs: [2000, async () => (await storage()).syncs],
  dice: [10_000_000, async () => (await input()).dice],
  disconnects: [100_000, async () => (await network()).disconnects],
  back: [500, async () => (await network()).back],
  restarts: [100, async () => (await network()).restarts],
  rot: [1000, async () => (await storage()).rot],
  secrets: [100_000, async () => (await input()).secrets],
  pairs: [10_000, async () => (await input()).pairs],
  flood: [30, async () => (await network()).flood],
  unread: [400, async () => (await network()).unread],
  fuzz: [1_000_000, async () => (await input()).fuzz],
  commands: [10_000_000, async () => (await input()).commands],
  elsewhere: [1_000_000, async () => (await input()).elsewhere],
  timing: [200, async () => (await input()).timing],
  memory: [50, async () => (await storage()).memory],
  resume: [1000, async () => (await network()).resume],
  soak: [60, async () => (await network()).soak],
  stalls: [50_000, async () => (await input()).stalls],
};

const [only, many] = process.argv.slice(2);
if (only !== undefined && !(only in parts)) {
  console.error(`There is no ${only}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
console.log(`seed ${seed}`);
for (const [name, [usual, part]] of Object.entries(parts))
  if (only === undefined || only === name) await (await part())(many === undefined ? usual : Number(many));
process.exitCode = hasFailed() ? 1 : 0;
