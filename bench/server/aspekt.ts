import { limits } from '@aspekt/protocol';
import { serve } from '@aspekt/server';
import { tellUsage } from './usage.ts';

/**
 * The server as it is, but for its limits on haste: nobody at a real table acts as fast as the load does,
 * and all of it comes from one address. The checks stay in the way, only higher.
 */
const high = 1_000_000;
Object.assign(limits, {
  commandsPerSecond: high,
  commandBurst: high,
  tableCommandsPerSecond: high,
  tableCommandBurst: high,
  callsPerSecond: high,
  callBurst: high,
  socketsPerAddress: high,
});
Object.freeze(Object.prototype);
const fatal = (error: unknown): void => {
  console.error(error);
  process.exit(70);
};
// Minutes of load are many evenings of play: how much memory they fill is measured, not limited.
const memoryMb = 8192;
const { port } = await serve({ port: 0, host: '127.0.0.1', data: process.argv[2] ?? '.', memoryMb, fatal });
tellUsage(port);
