import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

export type ListenOptions = {
  /** The URL of the database. */
  readonly url: string;
  readonly channels: readonly string[];
  readonly log: FastifyBaseLogger;
  onMessage(channel: string, payload: string): void;
  /** Called after each connect: earlier notifications were missed. */
  onConnected(): void;
  /** Interval and timeout of the query that checks whether the connection still responds. */
  readonly checkEveryMs?: number;
  readonly timeoutMs?: number;
};

export type Listener = { stop(): void };

const RETRY_MS = { first: 250, most: 10_000 };
/**
 * A missing notification doesn't reveal a lost connection, because notifications may be rare. So a query checks the
 * connection.
 */
const CHECK_EVERY_MS = 5_000;
const TIMEOUT_MS = 4_000;

/** Listens to notifications of the database on its own connection, and reconnects if it is lost. */
export function listen(options: ListenOptions): Listener {
  const {
    url,
    channels,
    log,
    onMessage,
    onConnected,
    checkEveryMs = CHECK_EVERY_MS,
    timeoutMs = TIMEOUT_MS,
  } = options;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let checking: NodeJS.Timeout | null = null;
  let pause = RETRY_MS.first;
  let stopped = false;

  async function connect(): Promise<void> {
    retry = null;
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'jhola listening',
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client = mine;
    mine.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
    mine.on('error', (err) => lost(mine, err));
    mine.on('end', () => lost(mine));
    try {
      await mine.connect();
      for (const channel of channels) await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
      pause = RETRY_MS.first;
      onConnected();
      checkLater(mine);
    } catch (err) {
      lost(mine, err);
    }
  }

  function checkLater(which: pg.Client): void {
    checking = setTimeout(() => {
      which.query('select').then(
        () => which === client && checkLater(which),
        (error: unknown) => lost(which, error),
      );
    }, checkEveryMs);
    checking.unref();
  }

  function lost(which: pg.Client, err?: unknown): void {
    if (which !== client) return;
    client = null;
    if (checking) clearTimeout(checking);
    // A server that doesn't respond wouldn't take part in a clean close.
    which.connection.stream.destroy();
    if (stopped) return;
    log.warn({ err }, 'The connection for database notifications was lost; reconnecting');
    retry = setTimeout(() => void connect(), pause);
    retry.unref();
    pause = Math.min(pause * 2, RETRY_MS.most);
  }

  void connect();
  return {
    stop() {
      stopped = true;
      if (retry) clearTimeout(retry);
      if (checking) clearTimeout(checking);
      client?.connection.stream.destroy();
      client = null;
    },
  };
}
