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
  /** How often the connection is asked for a sign of life, and how long it may take to give one. */
  readonly askEveryMs?: number;
  readonly answerMs?: number;
};

export type Listener = { stop(): void };

const RETRY_MS = { first: 250, most: 10_000 };
/** Nothing need ever come on such a connection: whether it still would is asked that often. */
const ASK_EVERY_MS = 5_000;
const ANSWER_MS = 4_000;

/** Listens to notifications of the database on a connection of its own, which it renews whenever it breaks. */
export function listen(options: ListenOptions): Listener {
  const {
    url,
    channels,
    log,
    onMessage,
    onConnected,
    askEveryMs = ASK_EVERY_MS,
    answerMs = ANSWER_MS,
  } = options;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let asking: NodeJS.Timeout | null = null;
  let pause = RETRY_MS.first;
  let stopped = false;

  async function connect(): Promise<void> {
    retry = null;
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'jhola listening',
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
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
      ask(mine);
    } catch (err) {
      lost(mine, err);
    }
  }

  function ask(which: pg.Client): void {
    asking = setTimeout(() => {
      which.query('select').then(
        () => which === client && ask(which),
        (error: unknown) => lost(which, error),
      );
    }, askEveryMs);
    asking.unref();
  }

  function lost(which: pg.Client, err?: unknown): void {
    if (which !== client) return;
    client = null;
    if (asking) clearTimeout(asking);
    // By force: a server that has gone doesn't say goodbye.
    which.connection.stream.destroy();
    if (stopped) return;
    log.warn({ err }, 'The database’s notifications are lost; connecting again');
    retry = setTimeout(() => void connect(), pause);
    retry.unref();
    pause = Math.min(pause * 2, RETRY_MS.most);
  }

  void connect();
  return {
    stop() {
      stopped = true;
      if (retry) clearTimeout(retry);
      if (asking) clearTimeout(asking);
      client?.connection.stream.destroy();
      client = null;
    },
  };
}
