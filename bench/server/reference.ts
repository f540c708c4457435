import { join } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { WebSocketServer, type WebSocket } from 'ws';
import { tellUsage } from './usage.ts';

/**
 * The reference line: what it costs to be a table at all. Every message is appended to SQLite with full
 * synchronisation, those that arrive together in one commit, and then sent to everyone in its room, its sender
 * included, who takes it for the acknowledgement. No rules, no views, no secrets.
 */
const db = new DatabaseSync(join(process.argv[2] ?? '.', 'reference.sqlite'));
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA mmap_size = 0');
db.exec(
  'CREATE TABLE entries (room TEXT NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL, bytes TEXT NOT NULL, ' +
    'PRIMARY KEY (room, seq), UNIQUE (room, id)) STRICT',
);
const insert = db.prepare('INSERT INTO entries (room, seq, id, bytes) VALUES (?, ?, ?, ?)');

type Room = { readonly name: string; readonly sockets: Set<WebSocket>; seq: number };
type Waiting = { readonly room: Room; readonly id: string; readonly seq: number; readonly bytes: string };

const rooms = new Map<string, Room>();
let waiting: Waiting[] = [];

const flush = (): void => {
  const group = waiting;
  waiting = [];
  db.exec('BEGIN IMMEDIATE');
  for (const { room, seq, id, bytes } of group) insert.run(room.name, seq, id, bytes);
  db.exec('COMMIT');
  for (const { room, seq, bytes } of group) {
    const frame = `{"t":"changed","cursor":${seq},"message":${bytes}}`;
    for (const socket of room.sockets) socket.send(frame);
  }
};

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  let room: Room | undefined;
  socket.on('message', (data: Buffer) => {
    const bytes = data.toString();
    const message = JSON.parse(bytes);
    if (!room) {
      const name = String(message.table);
      room = rooms.get(name) ?? { name, sockets: new Set(), seq: 0 };
      rooms.set(name, room);
      room.sockets.add(socket);
      return socket.send('{"t":"welcome"}');
    }
    if (waiting.length === 0) setImmediate(flush);
    waiting.push({ room, id: String(message.id), seq: ++room.seq, bytes });
  });
  socket.on('close', () => room?.sockets.delete(socket));
});
server.listen(0, '127.0.0.1', () => tellUsage((server.address() as AddressInfo).port));
