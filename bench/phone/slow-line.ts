import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A line as a phone has it out of town: so long there and back, so many bits a second in each direction. */
export type Line = { readonly roundTripMs: number; readonly downBits: number; readonly upBits: number };

/** What TCP carries in one piece. */
const pieceBytes = 1460;

/** One direction of the line, which all connections share. What one connection sends arrives in its order. */
const direction = (bitsPerSecond: number, delayMs: number) => {
  let freeAt = 0;
  return (notBefore: number, arrived: (piece: Buffer) => unknown) => {
    const under: Buffer[] = [];
    const arrive = (): unknown => arrived(under.shift() ?? Buffer.alloc(0));
    return (bytes: Buffer): void => {
      for (let i = 0; i < bytes.length; i += pieceBytes) {
        const piece = bytes.subarray(i, i + pieceBytes);
        const now = performance.now();
        freeAt = Math.max(freeAt, now, notBefore) + (piece.length * 8 * 1000) / bitsPerSecond;
        under.push(piece);
        setTimeout(arrive, freeAt + delayMs - now);
      }
    };
  };
};

/** A server that is far away: everything to and from it goes over a slow line, sockets and pages alike. */
export const farAway = async (
  address: string,
  { roundTripMs, downBits, upBits }: Line,
): Promise<{ readonly address: string; received(): number; close(): void }> => {
  const down = direction(downBits, roundTripMs / 2);
  const up = direction(upBits, roundTripMs / 2);
  const open = new Set<Socket>();
  let received = 0;
  const proxy = createServer((phone) => {
    const server = connect(Number(new URL(address).port), '127.0.0.1');
    // To open a connection takes a way there and back before anything can be said.
    const opened = performance.now() + roundTripMs;
    phone.on(
      'data',
      up(opened, (piece) => server.writable && server.write(piece)),
    );
    server.on(
      'data',
      down(opened, (piece) => phone.writable && phone.write(piece)),
    );
    server.on('data', (bytes: Buffer) => (received += bytes.length));
    for (const [one, other] of [
      [phone, server],
      [server, phone],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        setTimeout(() => other.destroy(), roundTripMs);
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    received: () => received,
    close: () => {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
};
