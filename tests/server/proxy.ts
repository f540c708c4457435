import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { calm, type Weather } from '../simulation/network.ts';

/** A network between pages and the real server that loses, doubles, delays and swaps frames, and cuts connections. */
export type Proxy = {
  readonly address: string;
  /** Where the server is now; nowhere while it is down. */
  target: string | undefined;
  weather: Weather;
  /** Cut one connection that is through; says whether there was one. */
  readonly cut: (chance: () => number) => boolean;
  /** So many connections are there. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
};

type Pair = { readonly client: WebSocket; readonly server: WebSocket; welcomed: boolean };

export const openProxy = async (chance: () => number): Promise<Proxy> => {
  const pairs = new Set<Pair>();
  const door = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await new Promise((ready) => door.once('listening', ready));
  const proxy: Proxy = {
    address: `ws://127.0.0.1:${(door.address() as AddressInfo).port}/ws`,
    target: undefined,
    weather: calm,
    cut: (pick) => {
      // Mostly those that are welcome already: whoever is cut off before takes longer and longer to come back.
      const early = pick() < 0.1;
      const through = [...pairs].filter(
        ({ server, welcomed }) => server.readyState === WebSocket.OPEN && (welcomed || early),
      );
      const pair = through[Math.floor(pick() * through.length)];
      if (!pair) return false;
      // Sometimes one side learns of it at once and the other only when it tries.
      if (pick() < 0.7) pair.client.terminate();
      if (pick() < 0.7) pair.server.terminate();
      end(pair);
      return true;
    },
    open: () => pairs.size,
    close: async () => {
      for (const pair of pairs) end(pair);
      for (const client of door.clients) client.terminate();
      await new Promise((done) => door.close(done));
    },
  };

  const end = (pair: Pair): void => {
    pairs.delete(pair);
    setTimeout(() => {
      pair.client.terminate();
      pair.server.terminate();
    }, chance() * 50);
  };

  const relay = (pair: Pair, from: WebSocket, to: WebSocket): void => {
    let free = 0;
    const pass = (frame: string): void => {
      if (!pairs.has(pair) || to.readyState !== WebSocket.OPEN) return;
      to.send(frame);
      pair.welcomed ||= frame.startsWith('{"t":"welcome"');
    };
    /** What goes in order: a timer alone may be early by a part of a millisecond, and overtake another. */
    const line: { readonly frame: string; readonly at: number }[] = [];
    const flow = (): void => {
      for (let next = line[0]; next; next = line[0]) {
        const wait = next.at - performance.now();
        if (to.readyState === WebSocket.CONNECTING) return void to.once('open', flow);
        if (wait > 0) return void setTimeout(flow, wait);
        line.shift();
        pass(next.frame);
      }
    };
    from.on('message', (bytes: Buffer) => {
      const { delayMs, drop, double, swap } = proxy.weather;
      if (chance() < drop) return;
      const copies = chance() < double ? 2 : 1;
      for (let i = 0; i < copies; i++) {
        const now = performance.now();
        const late = now + chance() * delayMs;
        const frame = bytes.toString();
        if (chance() < swap || i > 0) {
          setTimeout(pass, late - now + chance() * delayMs, frame);
          continue;
        }
        free = Math.max(free, late);
        if (line.push({ frame, at: free }) === 1) flow();
      }
    });
  };

  door.on('connection', (client) => {
    client.on('error', () => client.terminate());
    if (proxy.target === undefined) return client.terminate();
    const { target } = proxy;
    const server = new WebSocket(`${target.replace('http', 'ws')}/ws`, {
      headers: { origin: target },
      perMessageDeflate: false,
    });
    const pair: Pair = { client, server, welcomed: false };
    pairs.add(pair);
    server.on('error', () => server.terminate());
    // What the server said last comes first.
    server.on('close', () => setTimeout(() => end(pair), proxy.weather.delayMs));
    client.on('close', () => end(pair));
    relay(pair, client, server);
    relay(pair, server, client);
  });
  return proxy;
};
