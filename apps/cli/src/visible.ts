/** What moves a cursor, colours or turns a line around in a terminal; a new line and a tab are what they are. */
// oxlint-disable-next-line no-control-regex
const commanding = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text that somebody else may have written, for a terminal: what would command it is shown instead. */
export const visible = (text: string): string =>
  text.replaceAll(commanding, (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** From now on everything that is printed is only ever shown. */
export const printVisibly = (): void => {
  for (const name of ['log', 'error'] as const) {
    const print = console[name].bind(console);
    console[name] = (...words: readonly unknown[]): void =>
      print(...words.map((word) => (typeof word === 'string' ? visible(word) : word)));
  }
};
