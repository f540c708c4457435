import { mount } from 'svelte';
import App from './App.svelte';
import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';
import { app } from './lib/app.svelte.ts';
import { askAhead } from './lib/arrival.ts';
import { keepPage } from './lib/offline.ts';
import { route } from './lib/route.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
const started = app.start();
askAhead();
await started;
route.start();
mount(App, { target });
// After what the user waits for, also where everything takes long.
setTimeout(() => void keepPage(), 5000);
