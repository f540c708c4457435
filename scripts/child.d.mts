/** With these our servers are started. */
export const nodeFlags: readonly string[];
