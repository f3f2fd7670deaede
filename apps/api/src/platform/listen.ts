import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

export type ListenOptions = {
  /** Of the database. */
  readonly url: string;
  readonly channels: readonly string[];
  readonly log: FastifyBaseLogger;
  onMessage(channel: string, payload: string): void;
  /** Each time the connection stands: what was said before was missed. */
  onConnected(): void;
};

export type Listener = { stop(): Promise<void> };

const RETRY_MS = { first: 250, most: 10_000 };

/** Listens to notifications of the database on a connection of its own, which it renews whenever it breaks. */
export function listen(options: ListenOptions): Listener {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let pause = RETRY_MS.first;
  let stopped = false;

  async function connect(): Promise<void> {
    retry = null;
    const mine = new pg.Client({
      connectionString: options.url,
      application_name: 'jhola listening',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client = mine;
    mine.on('notification', ({ channel, payload }) => options.onMessage(channel, payload ?? ''));
    mine.on('error', (err) => lost(mine, err));
    mine.on('end', () => lost(mine));
    try {
      await mine.connect();
      for (const channel of options.channels) await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
      pause = RETRY_MS.first;
      options.onConnected();
    } catch (err) {
      lost(mine, err);
    }
  }

  function lost(which: pg.Client, err?: unknown): void {
    if (which !== client) return;
    client = null;
    which.end().catch(() => undefined);
    if (stopped) return;
    options.log.warn({ err }, 'The database’s notifications are lost; connecting again');
    retry = setTimeout(() => void connect(), pause);
    retry.unref();
    pause = Math.min(pause * 2, RETRY_MS.most);
  }

  void connect();
  return {
    async stop() {
      stopped = true;
      if (retry) clearTimeout(retry);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
