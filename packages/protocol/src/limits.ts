/** Every limit on what comes from outside, in one place. */
export const limits = {
  frameBytes: 64 * 1024,
  importBytes: 2 * 1024 * 1024,
  bodyBytes: 64 * 1024,
  depth: 32,
  nodes: 10_000,
  textChars: 2000,
  nameChars: 80,
  idChars: 64,
  facesPerCommand: 100,
  unansweredPerCommand: 8,
  seatsPerTable: 30,
  /** People who wait until the game master lets them in. */
  waitingPerTable: 12,
  /** Whoever was turned away waits so long before they may ask again, then twice as long, up to the longest. */
  knockWaitMs: 60_000,
  longestKnockWaitMs: 15 * 60_000,
  /** Whoever was turned away for the evening waits so long. */
  eveningMs: 12 * 60 * 60_000,
  /** So many pages and addresses of those who were turned away are remembered. */
  turnedAwayPerTable: 200,
  /** Those who wait to be let in, from one address at one table. */
  knocksPerMinute: 6,
  knockBurst: 30,
  /** In slow mode one may have to wait so many seconds between two things that one says. */
  talkEverySeconds: 120,
  commandsPerSecond: 20,
  commandBurst: 40,
  /** What all seats of a table but the game master's may ask together: five things a second each where all are taken. */
  tableCommandsPerSecond: 150,
  tableCommandBurst: 600,
  /** Calls over HTTP from one address. */
  callsPerSecond: 10,
  callBurst: 100,
  socketsPerAddress: 500,
  /** Links that do not exist, asked for from one address in a minute. */
  wrongLinksPerMinute: 60,
  /** Files brought in from one address in a minute: each may be large, and stays. */
  importsPerMinute: 20,
  queuedBytes: 1024 * 1024,
  /** A connection is asked for a sign of life this often, and given up after three times without one. */
  heartbeatMs: 10_000,
  /** Of the memory that the server may use, this share may be in use before nobody new is let in. */
  memoryShare: 0.8,
  linesPerPage: 200,
} as const;
