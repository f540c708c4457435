// Finds a browser for the browser tests, or brings one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, root, run } from './install.mjs';

const names = [
  // Without windows there is less to draw.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
];
const places = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/bin',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application',
];

/** The path of an installed Chrome, Chromium or Edge; undefined where there is none. */
export const findChromium = () => {
  if (process.env.ASPEKT_CHROMIUM) return process.env.ASPEKT_CHROMIUM;
  const candidates = places.flatMap((place) => [
    ...names.map((name) => join(place, name)),
    ...(place.includes('.app/') ? [place] : []),
  ]);
  return candidates.find((path) => existsSync(path));
};

const isRoot = () => process.getuid?.() === 0;
const quietly = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
const playwright = join(root, 'node_modules/@playwright/test/cli.js');

export const ensureChromium = () => {
  if (findChromium()) return;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (once) …');
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    if (
      quietly('apt-get', ['update', '-qq']) &&
      quietly('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
    ) {
      if (findChromium()) return;
    }
  }
  console.log('Fetching a Chromium for the browser tests (once) …');
  if (run([playwright, 'install', 'chromium']) === 0) return;
  giveUp('The browser tests need Chrome, Chromium or Edge: install one, or name it in ASPEKT_CHROMIUM.');
};
