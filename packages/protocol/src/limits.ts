/** Every limit on what comes from outside, in one place; how long a game's own texts may be, its schema says. */
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
  /** Whoever was let in while the connection was gone has so long to come back for their seat. */
  letInMs: 60_000,
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
  /** Without a hello within so long a connection is closed. */
  helloMs: 5000,
  /** A connection that was closed may take so long to say goodbye. */
  farewellMs: 1000,
  commandsPerSecond: 20,
  commandBurst: 40,
  /** So many questions of one client may wait for their answers, and so many of a seat, or of all who look on at a table; so many files, too. */
  questionsPerClient: 8,
  questionsWaiting: 40,
  /** A question, or a file that is examined, that takes longer or more memory is given up. */
  jobMs: 3000,
  jobMegabytes: 256,
  /** What works on them and the rules of the game are loaded in so long, also on a slow machine. */
  jobLoadingMs: 30_000,
  /** So often one may be told that one is too fast, then once a second, before the connection is closed. */
  hastyBurst: 100,
  hastyPerSecond: 1,
  /** What all who look on at a table may ask together. */
  onlookerCommandsPerSecond: 50,
  onlookerCommandBurst: 200,
  /** What a seat may call out without its name, such as that play shall stop, however much the others ask. */
  pauseCallsPerSecond: 1,
  pauseCallBurst: 5,
  /** What the game master of a table may ask, and what all other seats may together: five things a second each where all are taken. */
  tableCommandsPerSecond: 150,
  tableCommandBurst: 600,
  /** What each of them may ask all the same when the others have asked too much. */
  calmPerSecond: 5,
  calmBurst: 5,
  /** Of so many commands that left nothing in the log it is remembered what was answered; a copy is late by seconds. */
  refusalsPerTable: 500,
  /** The head of a request over HTTP has to come within so long, and all of it. */
  headMs: 10_000,
  requestMs: 30_000,
  /** A connection that asks nothing is kept for longer than the minute for which proxies like to keep one. */
  keepAliveMs: 65_000,
  /** More callers than this are forgotten as soon as they may ask as much as ever again. */
  callersRemembered: 10_000,
  /** Calls over HTTP from one address. */
  callsPerSecond: 10,
  callBurst: 100,
  socketsPerAddress: 500,
  /** Files of tables that are being fetched, from one address and in all: they wait in memory until they are read. */
  filesPerAddress: 4,
  filesAtOnce: 12,
  /** An answer of which nothing is read for so long is cut off. */
  unreadMs: 20_000,
  /** Links that do not exist, asked for from one address in a minute. */
  wrongLinksPerMinute: 60,
  /** Files brought in from one address in a minute: each may be large, and stays. */
  importsPerMinute: 20,
  queuedBytes: 1024 * 1024,
  /** So much of what waits for one is written at once, without waiting for what else there is to say. */
  writtenAtOnce: 64 * 1024,
  /** So many messages are heard in one turn of the event loop; while so many characters of one client wait, no more of it is read. */
  heardPerTurn: 512,
  unheardCharacters: 64 * 1024,
  /** What waits to be read by all together; beyond it those with most are let go. */
  queuedInAllBytes: 64 * 1024 * 1024,
  /** A ping of the socket itself is answered while no more than this waits to be read. */
  answeredQueueBytes: 64 * 1024,
  /** A connection is asked for a sign of life this often, and given up after so many times without one. */
  heartbeatMs: 10_000,
  missedBeats: 3,
  /** Of the memory that the server may use, this share may be in use before nobody new is let in. */
  memoryShare: 0.8,
  linesPerPage: 200,
} as const;
