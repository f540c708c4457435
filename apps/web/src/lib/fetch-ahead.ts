/** On its way before anybody waits for it. What goes wrong is met again, and told, by whoever asks for it then. */
export const fetchAhead = (load: () => Promise<unknown>): void => void load().catch(() => {});
