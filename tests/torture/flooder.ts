import { connect, type Socket } from 'node:net';
import { protocolVersion } from '@aspekt/protocol';
import { frame, greetingOf } from '../fuzz/raw.ts';

/** What a process that floods a server is to do, told as JSON. */
export type Flood = {
  readonly port: number;
  readonly links: readonly { readonly table: string; readonly token: string }[];
  /** What is said over each connection, all of it so often. */
  readonly says: readonly object[];
  readonly everyMs: number;
  /** Whether what comes is read. */
  readonly reads: boolean;
};
export type Flooded = { readonly sent: number; readonly shownOut: number };

const { port, links, says, everyMs, reads } = JSON.parse(process.argv[2] ?? '') as Flood;
const text = (said: object): Buffer => {
  const words = JSON.stringify(said);
  return frame(0x81, Buffer.byteLength(words), Buffer.from(words));
};
/** As bytes, so that saying it costs little. */
const batch = Buffer.concat(says.map(text));

let sent = 0;
let shownOut = 0;
let stopped = false;
const sockets = new Set<Socket>();

/** Until it is told to stop; whoever is shown out comes back at once. */
const flood = (hello: Buffer): void => {
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  socket.on('error', () => {});
  if (reads) socket.resume();
  else socket.pause();
  socket.write(greetingOf(port));
  socket.write(hello);
  const beat = setInterval(() => {
    // What the server does not take waits in the network, not here.
    if (socket.writableNeedDrain || socket.connecting) return;
    socket.write(batch);
    sent += says.length;
  }, everyMs);
  socket.once('close', () => {
    clearInterval(beat);
    sockets.delete(socket);
    if (stopped) return;
    shownOut++;
    setTimeout(() => !stopped && flood(hello), everyMs);
  });
};
for (const link of links) flood(text({ t: 'hello', protocol: protocolVersion, ...link, cursor: 0, locale: 'en' }));

process.on('message', () => {
  stopped = true;
  for (const socket of sockets) socket.destroy();
  process.send?.({ sent, shownOut } satisfies Flooded, () => process.disconnect());
});
