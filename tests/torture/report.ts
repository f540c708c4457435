/** What chance is made of; `ASPEKT_SEED` repeats a run. */
export const seed = Number(process.env['ASPEKT_SEED'] ?? Date.now() % 1_000_000);
const started = Date.now();
let failed = false;
export const hasFailed = (): boolean => failed;
const seconds = (): number => Math.round((Date.now() - started) / 1000);

/** One line of figures, good or not. */
export const line = (what: string, good: boolean, figures: object): void => {
  failed ||= !good;
  console.log(`${good ? 'ok    ' : 'FAILED'}  ${what}  ${JSON.stringify(figures)}  (${seconds()} s)`);
};

/** The same for something that can complain; the first complaints are told. */
export const lineOf = <T extends { readonly complaints: readonly string[] }>(
  what: string,
  result: T,
  good = true,
): void => line(what, good && result.complaints.length === 0, { ...result, complaints: result.complaints.slice(0, 5) });

/** Of something long, how far it has come, every ten seconds. */
export const everyTenSeconds = (): ((sofar: object) => void) => {
  let said = Date.now();
  return (sofar) => {
    if (Date.now() - said < 10_000) return;
    said = Date.now();
    console.log(`…  ${JSON.stringify(sofar)}  (${seconds()} s)`);
  };
};

/** Of something long, a word at every hundredth. */
export const milestones = (whole: number) => (done: number, found: number) => {
  if (done % Math.ceil(whole / 100) === 0) console.log(`…  ${done} of ${whole}, ${found} found  (${seconds()} s)`);
};
