import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { connectionName } from './ask-database.ts';
import { ConnectionLost, withCode } from './connection-lost.ts';
import type { DatabaseWatch, Patience } from './database-watch.ts';
import { shareWatch } from './share-watch.ts';
import { StatementNames } from './statement-names.ts';
import { hearBreaking, WatchedConnection } from './watched-connection.ts';

/** Fits every bigint of ours (versions, counts); beyond 2^53 it throws instead of rounding. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A bigint too large to hold: ${text}`);
  return value;
}

export type PoolOptions = {
  /** Connections at most. */
  readonly max?: number;
  /** For tests: when to suspect that the database doesn't answer. */
  readonly patience?: Partial<Patience>;
};

/** After so long a connection is renewed, so that a database that has moved to another machine is found. */
const LIFETIME_SECONDS = 900;
/** The system asks a silent peer for a sign of life from then on. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** What keeps a connection from being lost unnoticed. */
const CONNECTION_OPTIONS = {
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  connectionTimeoutMillis: 5_000,
} as const;

/**
 * Opens a pool for a database with these tables. Connects lazily; end it with `db.destroy()`. What breaks, is broken
 * off or falls silent is replaced; whoever was using it gets an error with a SQLSTATE or a system's code.
 */
export function openPool<Tables>(url: string, options: PoolOptions = {}): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool(url, options) }) });
}

/** A name for each connection, which the pool can't give. */
class NamedClient extends pg.Client {
  readonly connectionName: string;

  constructor(config?: pg.ClientConfig) {
    const name = connectionName();
    super({ ...config, application_name: name });
    this.connectionName = name;
  }
}

function createPool(url: string, { max = 10, patience }: PoolOptions): PostgresPool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, parseBigint);
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
  // A connection that breaks while idle is replaced by the pool; the next query says what is wrong, if anything.
  pool.on('error', () => undefined);
  const { watch, release } = shareWatch(url, patience);
  const statements = new StatementNames();
  const generations = new WeakMap<pg.Client, number>();
  pool.on('connect', (client) => {
    generations.set(client, watch.generation);
    hearBreaking(client);
  });
  return {
    // For Kysely's own use, which is to cancel statements.
    Client: pg.Client as never,
    options: pool.options,
    async connect() {
      for (;;) {
        const client = await take(pool, watch);
        const name = client instanceof NamedClient ? client.connectionName : '';
        const connection = new WatchedConnection(client, name, watch, statements);
        if (generations.get(client) === watch.generation) return connection as never;
        connection.release(true);
      }
    },
    async end() {
      await pool.end();
      release();
    },
  };
}

/** A connection of the pool. Rejects as soon as the database counts as away. */
async function take(pool: pg.Pool, watch: DatabaseWatch): Promise<pg.PoolClient> {
  if (watch.isAway) throw new ConnectionLost('The database does not answer');
  const taken = pool.connect();
  let done = () => {};
  const gaveUp = new Promise<never>((_resolve, reject) => {
    done = watch.add({
      connection: null,
      received: () => 0,
      giveUp: (error) => {
        reject(error);
        // It may come yet, for nobody.
        taken.then(
          (client) => client.release(),
          () => undefined,
        );
      },
    });
  });
  try {
    return await Promise.race([taken, gaveUp]);
  } catch (error) {
    throw withCode(error);
  } finally {
    done();
  }
}
