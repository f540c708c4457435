// node tests/authority/write.ts: write docs/authority.md anew.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@aspekt/registry';
import { authorityPage } from './page.ts';

const titles = Object.fromEntries(games.map(({ id, title }) => [id, title]));
writeFileSync(fileURLToPath(new URL('../../docs/authority.md', import.meta.url)), authorityPage(titles));
