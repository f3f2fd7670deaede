import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a program and its database that simulates network failures and frozen servers. */
export type MoodyProxy = {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Drops all data on the connections that are open now, without closing them. New connections work. */
  silenceOpen(): void;
  /** The same, but requests still reach the database: only the responses are lost. */
  loseAnswers(): void;
  /** Sends responses in small pieces with pauses between them, like a bad network. */
  dribbleAnswers(): void;
  /** Stops all data, also on new connections, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** The program's open connections. */
  readonly open: number;
  close(): Promise<void>;
};

type Pair = {
  readonly near: Socket;
  readonly far: Socket;
  /** Forwards data in both directions. */
  hears: boolean;
  answers: boolean;
  readonly dribble: Buffer[];
};

const PIECE_BYTES = 2_000;
const PAUSE_MS = 10;

export async function openMoodyProxy(databaseUrl: string, port = 0): Promise<MoodyProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let isFrozen = false;
  let isDribbling = false;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair: Pair = { near, far, hears: true, answers: true, dribble: [] };
    pairs.add(pair);
    near.on('data', (data) => pair.hears && far.write(data));
    far.on('data', (data) => {
      if (!pair.answers) return;
      if (isDribbling) pair.dribble.push(...piecesOf(data));
      else near.write(data);
    });
    const dribbling = setInterval(() => {
      const piece = pair.dribble.shift();
      if (piece !== undefined) near.write(piece);
    }, PAUSE_MS);
    const end = () => {
      pairs.delete(pair);
      clearInterval(dribbling);
      near.destroy();
      far.destroy();
    };
    near.on('close', end).on('error', end);
    far.on('close', () => (pair.answers ? end() : undefined)).on('error', () => undefined);
    if (isFrozen) pause(pair);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    silenceOpen() {
      for (const pair of pairs) Object.assign(pair, { hears: false, answers: false });
    },
    loseAnswers() {
      for (const pair of pairs) pair.answers = false;
    },
    dribbleAnswers() {
      isDribbling = true;
    },
    freeze() {
      isFrozen = true;
      for (const pair of pairs) pause(pair);
    },
    thaw() {
      isFrozen = false;
      for (const { near, far } of pairs) {
        near.resume();
        far.resume();
      }
    },
    get open() {
      return pairs.size;
    },
    async close() {
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
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

function pause({ near, far }: Pair): void {
  near.pause();
  far.pause();
}
