import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { connectionName } from './probe-database.ts';
import { ConnectionLost, withCode } from './connection-lost.ts';
import type { DatabaseWatch, WatchTiming } from './database-watch.ts';
import { parseTextArray, TEXT_ARRAY } from './parse-text-array.ts';
import { rememberPool } from './pool-use.ts';
import { sharedWatch } from './shared-watch.ts';
import { StatementNames } from './statement-names.ts';
import { type StatementObservers, trackErrors, WatchedConnection } from './watched-connection.ts';

/** Parses a bigint as a number: ours (versions, counts) fit. Beyond 2^53 it throws instead of rounding. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A bigint beyond the safe integers: ${text}`);
  return value;
}

/** `slow` is told about statements that take longer than `afterMs`, in the async context of the statement's caller. */
export type PoolOptions = StatementObservers & {
  /** Maximum number of connections. */
  readonly max?: number;
  /** For tests: when to probe a database that doesn't respond. */
  readonly timing?: Partial<WatchTiming>;
};

/** Connections are replaced after this time, so that a database that moved to another machine is found. */
const LIFETIME_SECONDS = 900;
/** Idle time after which TCP keep-alive starts. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Options that detect lost connections. */
const CONNECTION_OPTIONS = {
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  connectionTimeoutMillis: 5_000,
} as const;

/**
 * Opens a pool for a database with these tables. Connects lazily; close it with `db.destroy()`. Connections that break,
 * are closed by the server or stop responding are replaced; the statement that was running on one throws an error with
 * a SQLSTATE or an error code of the operating system.
 */
export function openPool<Tables>(url: string, options: PoolOptions = {}): Kysely<Tables> {
  const { pool, driver, connect } = createPool(url, options);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: driver }) });
  rememberPool(db, pool, async (text, values) => {
    const connection = await connect();
    try {
      return await connection.query(text, values);
    } finally {
      connection.release();
    }
  });
  return db;
}

declare module 'pg' {
  interface Client {
    /** The parameters with which a connection starts. */
    getStartupConf(): Readonly<Record<string, string>>;
  }
}

/** A client with a unique `application_name`, which pg.Pool can't set per connection, and times that pg can parse. */
class NamedClient extends pg.Client {
  readonly connectionName: string;

  constructor(config?: pg.ClientConfig) {
    const name = connectionName();
    super({ ...config, application_name: name });
    this.connectionName = name;
  }

  /** A server, database or user may be set up to write times in another style, which pg reads as null. */
  override getStartupConf() {
    return { ...super.getStartupConf(), DateStyle: 'ISO' };
  }
}

function createPool(
  url: string,
  { max = 10, timing, ...observers }: PoolOptions,
): {
  readonly pool: pg.Pool;
  readonly driver: PostgresPool;
  readonly connect: () => Promise<WatchedConnection>;
} {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, parseBigint);
  types.setTypeParser(TEXT_ARRAY, parseTextArray);
  const pool = new pg.Pool({
    ...CONNECTION_OPTIONS,
    connectionString: url,
    max,
    types,
    Client: NamedClient,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // The pool replaces a connection that breaks while idle; if the database is down, the next query throws.
  pool.on('error', () => undefined);
  const { watch, release } = sharedWatch(url, timing);
  const statements = new StatementNames();
  const generations = new WeakMap<pg.Client, number>();
  const connections = new WeakMap<pg.PoolClient, WatchedConnection>();
  pool.on('connect', (client) => {
    generations.set(client, watch.generation);
    const name = client instanceof NamedClient ? client.connectionName : '';
    connections.set(client, new WatchedConnection(client, name, watch, statements, observers));
    trackErrors(client);
  });
  async function connect(): Promise<WatchedConnection> {
    for (;;) {
      const client = await take(pool, watch);
      const connection = connections.get(client);
      if (connection === undefined) throw new Error('The pool returned an unknown connection');
      connection.begin();
      if (generations.get(client) === watch.generation) return connection;
      connection.release(true);
    }
  }
  const driver: PostgresPool = {
    // Kysely uses these to cancel statements.
    Client: pg.Client as never,
    options: pool.options,
    connect: connect as never,
    async end() {
      await pool.end();
      release();
    },
  };
  return { pool, driver, connect };
}

/** Takes a connection of the pool. Throws ConnectionLost as soon as the database is unavailable. */
async function take(pool: pg.Pool, watch: DatabaseWatch): Promise<pg.PoolClient> {
  if (watch.isUnavailable) throw new ConnectionLost('The database does not respond');
  // One is free: there is nothing to wait for, and nothing to watch.
  if (pool.idleCount > pool.waitingCount) return connectAtOnce(pool);
  const taken = pool.connect();
  let done = () => {};
  const unavailable = new Promise<never>((_resolve, reject) => {
    done = watch.add({
      connection: null,
      received: () => 0,
      isUnlimited: true,
      fail: (error) => {
        reject(error);
        // The pool may still provide the connection: return it unused.
        taken.then(
          (client) => client.release(),
          () => undefined,
        );
      },
    });
  });
  try {
    return await Promise.race([taken, unavailable]);
  } catch (error) {
    throw withCode(error);
  } finally {
    done();
  }
}

async function connectAtOnce(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw withCode(error);
  }
}
