import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

/** A page that is right in the light, with one thing in it whose letters are `dark` when it is dark. */
const pageWith = (thing: string, dark: string): string => `<!doctype html><html lang="en"><title>Shades</title><style>
  html { background: #fff; color: #222; color-scheme: light dark }
  .thing, .thing::placeholder { color: #222; background: transparent; opacity: 1 }
  .veil { opacity: 0.99 }
  .away { position: absolute; top: 200px }
  .over { position: fixed; inset: auto 0 0; height: 40px; background: #fff }
  @media (prefers-color-scheme: dark) {
    html, .over { background: #111; color: #eee }
    .thing, .thing::placeholder { color: ${dark} }
  }
  input { font-size: 20px; min-height: 24px }
</style><main><h1>Shades</h1>${thing}</main>`;

const things = {
  'in the flow': '<p class="thing">Letters</p>',
  'put elsewhere': '<div class="away"><p class="thing">Letters</p></div>',
  'seen through a veil': '<div class="veil"><p class="thing">Letters</p></div>',
  'in a drawing':
    '<svg role="img" aria-label="Word" width="90" height="30"><text class="thing" y="20">Word</text></svg>',
  'asked for in a field': '<input class="thing" aria-label="Name" placeholder="Letters">',
  'half under a bar': `${'<br>'.repeat(60)}<p class="thing">Letters</p><div style="height: 90px"></div><div class="over"></div>`,
} as const;

for (const [where, thing] of Object.entries(things))
  test(`letters that are pale in the dark alone are noticed: ${where}`, async ({ device }) => {
    const page = await device();
    const drawn = thing.replace('<text class="thing"', '<text class="thing" fill="currentColor"');
    await page.setContent(pageWith(drawn, '#eee'));
    await expectAccessible(page, where);
    await page.setContent(pageWith(drawn, '#333'));
    await expect(expectAccessible(page, where)).rejects.toThrow(`${where}, dark`);
  });
