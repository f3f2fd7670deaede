import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between a program and its database that simulates network failures and frozen servers. */
export type FaultyProxy = {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Drops all data on the connections that are open now, without closing them. New connections work. */
  dropOpen(): void;
  /** Like `dropOpen`, but drops only responses: requests still reach the database. */
  dropResponses(): void;
  /** Forwards responses in small pieces with pauses between them, like a bad network. */
  slowResponses(): void;
  /** Stops all data, also on new connections, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Number of open connections of the program. */
  readonly open: number;
  close(): Promise<void>;
};

type Pair = {
  /** The connection of the program. */
  readonly client: Socket;
  /** The connection to the database. */
  readonly upstream: Socket;
  forwardsRequests: boolean;
  forwardsResponses: boolean;
  /** Pieces of responses that are still to be sent. */
  readonly queue: Buffer[];
};

const PIECE_BYTES = 2_000;
const PAUSE_MS = 10;

/** Starts a proxy to the server of `databaseUrl`, on this port of the loopback address (0: any free one). */
export async function openFaultyProxy(databaseUrl: string, port = 0): Promise<FaultyProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let isFrozen = false;
  let isSlow = false;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const pair: Pair = { client, upstream, forwardsRequests: true, forwardsResponses: true, queue: [] };
    pairs.add(pair);
    client.on('data', (data) => pair.forwardsRequests && upstream.write(data));
    upstream.on('data', (data) => {
      if (!pair.forwardsResponses) return;
      if (isSlow) pair.queue.push(...piecesOf(data));
      else client.write(data);
    });
    const sending = setInterval(() => {
      const piece = pair.queue.shift();
      if (piece !== undefined) client.write(piece);
    }, PAUSE_MS);
    const end = () => {
      pairs.delete(pair);
      clearInterval(sending);
      client.destroy();
      upstream.destroy();
    };
    client.on('close', end).on('error', end);
    upstream.on('close', () => (pair.forwardsResponses ? end() : undefined)).on('error', () => undefined);
    if (isFrozen) pause(pair);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    dropOpen() {
      for (const pair of pairs) Object.assign(pair, { forwardsRequests: false, forwardsResponses: false });
    },
    dropResponses() {
      for (const pair of pairs) pair.forwardsResponses = false;
    },
    slowResponses() {
      isSlow = true;
    },
    freeze() {
      isFrozen = true;
      for (const pair of pairs) pause(pair);
    },
    thaw() {
      isFrozen = false;
      for (const { client, upstream } of pairs) {
        client.resume();
        upstream.resume();
      }
    },
    get open() {
      return pairs.size;
    },
    async close() {
      for (const { client, upstream } of pairs) {
        client.destroy();
        upstream.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}

function piecesOf(data: Buffer): Buffer[] {
  const count = Math.ceil(data.length / PIECE_BYTES);
  return Array.from({ length: count }, (_, n) => data.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES));
}

function pause({ client, upstream }: Pair): void {
  client.pause();
  upstream.pause();
}
