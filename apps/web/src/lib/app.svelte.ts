import { locales, type Locale } from '@aspekt/contract';
import { loadWords, type Words } from '../words/index.ts';
import { formats, type Formats } from './format.ts';
import { kept } from './kept.ts';

export type Theme = 'system' | 'light' | 'dark';

/** What the device knows about its user, whatever the table: language, theme, name, habits. */
class App {
  #words = $state.raw<Words>();
  #locale = $state<Locale>('en');
  theme = $state<Theme>('system');
  /** New lines are not read aloud. */
  quiet = $state(false);
  /** Single keys do something. */
  shortcuts = $state(true);
  /** The name used last, to prefill. */
  name = $state('');

  get t(): Words {
    if (!this.#words) throw new Error('words are loaded before the page is mounted');
    return this.#words;
  }
  get locale(): Locale {
    return this.#locale;
  }
  get format(): Formats {
    return formats(this.#locale);
  }

  async start(): Promise<void> {
    const settings = kept.settings();
    this.theme = settings.theme ?? 'system';
    this.quiet = settings.quiet ?? false;
    this.shortcuts = settings.shortcuts ?? true;
    this.name = settings.name ?? '';
    showTheme(this.theme);
    await this.#speak(settings.locale ?? preferred());
  }

  /** The user chose a language: it holds on this device from now on. */
  async chooseLocale(locale: Locale): Promise<void> {
    kept.settings({ locale });
    await this.#speak(locale);
  }
  /** Whether the user ever chose a language here. */
  get hasChosenLocale(): boolean {
    return kept.settings().locale !== undefined;
  }
  /** The table's language, for a guest who has not chosen one. */
  async suggestLocale(locale: Locale): Promise<void> {
    if (!this.hasChosenLocale && preferredKnown() === undefined) await this.#speak(locale);
  }
  chooseTheme(theme: Theme): void {
    this.theme = theme;
    kept.settings({ theme });
    showTheme(theme);
  }
  chooseQuiet(quiet: boolean): void {
    this.quiet = quiet;
    kept.settings({ quiet });
  }
  chooseShortcuts(shortcuts: boolean): void {
    this.shortcuts = shortcuts;
    kept.settings({ shortcuts });
  }
  rememberName(name: string): void {
    this.name = name;
    kept.settings({ name });
  }

  async #speak(locale: Locale): Promise<void> {
    this.#words = await loadWords(locale);
    this.#locale = locale;
    document.documentElement.lang = locale;
  }
}

const preferredKnown = (): Locale | undefined =>
  navigator.languages
    .map((language) => language.slice(0, 2).toLowerCase())
    .map((short) => locales.find((locale) => locale === short))
    .find((locale) => locale !== undefined);

const preferred = (): Locale => preferredKnown() ?? 'en';

const showTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

export const app = new App();
