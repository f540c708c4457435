import { mount } from 'svelte';
import App from './App.svelte';
import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';
import { app } from './lib/app.svelte.ts';
import { keepPage } from './lib/offline.ts';
import { route } from './lib/route.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
await app.start();
route.start();
mount(App, { target });
// After what the user waits for.
setTimeout(() => void keepPage(), 1000);
