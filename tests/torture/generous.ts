import { limits } from '@aspekt/protocol';

/** Loaded before a server, lets one address do what a thousand people do: everyone in a test comes from the same. */
Object.assign(limits, { callsPerSecond: 10_000, callBurst: 10_000, socketsPerAddress: 10_000 });
