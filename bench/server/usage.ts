/** What a server under load has used so far. */
export type Usage = {
  /** Milliseconds of processor time, of all its threads. */
  readonly cpuMs: number;
  readonly rssBytes: number;
};

/** Let whoever started this process ask what it has used. */
export const tellUsage = (port: number): void => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage.rss() } satisfies Usage);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port });
};
