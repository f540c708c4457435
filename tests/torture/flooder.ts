import { connect, type Socket } from 'node:net';
import { protocolVersion } from '@aspekt/protocol';
import { frame, greetingOf } from '../fuzz/raw.ts';

/**
 * A process of its own that floods a server until it is told to stop: so many messages a second over each connection, as bytes made
 * beforehand, and whoever is shown out comes back at once.
 */
const [port = 0, perSecond = 0] = process.argv.slice(2, 4).map(Number);
const [table = '', ...tokens] = process.argv.slice(4);

const batchMs = 10;
const text = (words: string): Buffer => frame(0x81, Buffer.byteLength(words), Buffer.from(words));
const said = JSON.stringify({ t: 'do', id: 'flood', command: { type: 'table/say', text: 'x'.repeat(1000) } });
const batch = Buffer.concat(
  Array.from({ length: (perSecond * batchMs) / 1000 }, (_, i) => text(i % 2 === 0 ? '{"t":"ping"}' : said)),
);
const helloFor = (token: string): Buffer =>
  text(JSON.stringify({ t: 'hello', protocol: protocolVersion, table, token, cursor: 0, locale: 'en' }));

let sent = 0;
let shownOut = 0;
let stopped = false;
const sockets = new Set<Socket>();

const flood = (hello: Buffer): void => {
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  socket.on('error', () => {});
  // Nothing that comes is kept, but it is read: whoever does not read is let go for that already.
  socket.resume();
  socket.write(greetingOf(port));
  socket.write(hello);
  const beat = setInterval(() => {
    // What the server does not take waits in the network, not here.
    if (socket.writableNeedDrain || socket.connecting) return;
    socket.write(batch);
    sent += (perSecond * batchMs) / 1000;
  }, batchMs);
  socket.once('close', () => {
    clearInterval(beat);
    sockets.delete(socket);
    if (stopped) return;
    shownOut++;
    setTimeout(() => !stopped && flood(hello), batchMs);
  });
};
for (const token of tokens) flood(helloFor(token));

process.on('message', () => {
  stopped = true;
  for (const socket of sockets) socket.destroy();
  process.send?.({ sent, shownOut }, () => process.disconnect());
});
