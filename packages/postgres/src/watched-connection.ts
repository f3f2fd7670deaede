import { Socket } from 'node:net';
import pg from 'pg';
import { type ConnectionLost, withCode } from './connection-lost.ts';
import type { DatabaseWatch, PendingOperation } from './database-watch.ts';
import { StatementOutdated } from './statement-outdated.ts';
import type { StatementNames } from './statement-names.ts';

type Result<Row> = {
  readonly command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE' | 'COMMIT' | 'ROLLBACK';
  readonly rowCount: number;
  readonly rows: Row[];
};

/**
 * SQLSTATEs after which a connection must not be used again: the server is stopping or is a standby (another server is
 * the primary), its disk or memory fails, or its state is unknown.
 */
const UNUSABLE_CODES = /^(?:25006|57P0[1-5]|58...|XX...|08...)$/;

/** The statements with which Kysely begins a transaction. It ends one before it releases the connection. */
const BEGIN_STATEMENT = /^(?:begin|start transaction)\b/i;

/** Turns off PostgreSQL's time limit for statements, with `local` until the transaction ends. */
const UNLIMITED = /\bset (local )?statement_timeout = 0\b/i;
const END_STATEMENT = /^(?:commit|rollback)$/i;

const ROLLED_BACK: Result<never> = { command: 'ROLLBACK', rowCount: 0, rows: [] };

export type SlowStatement = {
  /** Its SQL, with placeholders for the values. */
  readonly text: string;
  readonly ms: number;
  /** Its connection's name in pg_stat_activity. */
  readonly connection: string;
};

export type SlowOptions = { readonly afterMs: number; report(statement: SlowStatement): void };

/**
 * Sends a statement (with placeholders for its values) as part of a trace; called in the async context of its caller.
 */
export type TraceStatement = <Value>(text: string, send: () => Promise<Value>) => Promise<Value>;

/** Observers of the statements of a connection. */
export type StatementObservers = {
  readonly slow?: SlowOptions | undefined;
  readonly trace?: TraceStatement | undefined;
};

/** Connections for which the driver has emitted an error. */
const broken = new WeakSet<pg.Client>();

/**
 * Remembers whether a connection has emitted an error. The pool has no error listener on connections that are in use,
 * and an error event without a listener ends the process. A statement that is running rejects as well.
 */
export function trackErrors(client: pg.Client): void {
  client.on('error', () => broken.add(client));
}

/** The codes of violated constraints begin with it. */
const CONSTRAINT_CLASS = '23';

/**
 * A connection of the pool. Call `begin` when it is taken, and `release` when it is returned. The watch observes it
 * while a statement runs. If it breaks, it is closed instead of returned to the pool. On a broken connection `rollback`
 * succeeds, because the transaction ended with the connection.
 */
export class WatchedConnection {
  readonly #client: pg.PoolClient;
  readonly #watch: DatabaseWatch;
  readonly #name: string;
  readonly #statements: StatementNames;
  readonly #observers: StatementObservers;
  #isInTransaction = false;
  /** Whether PostgreSQL's time limit for statements is off, and for how long. */
  #unlimited: 'transaction' | 'session' | null = null;
  #lost: unknown = null;

  constructor(
    client: pg.PoolClient,
    name: string,
    watch: DatabaseWatch,
    statements: StatementNames,
    observers: StatementObservers = {},
  ) {
    this.#client = client;
    this.#watch = watch;
    this.#name = name;
    this.#statements = statements;
    this.#observers = observers;
  }

  /** Resets what is known of the connection's previous use. */
  begin(): void {
    this.#isInTransaction = false;
    this.#unlimited = null;
  }

  query<Row>(text: string, values: readonly unknown[] = []): Promise<Result<Row>> {
    const { trace } = this.#observers;
    return trace === undefined
      ? this.#query(text, values)
      : trace(text, () => this.#query<Row>(text, values));
  }

  async #query<Row>(text: string, values: readonly unknown[]): Promise<Result<Row>> {
    if (this.#lost !== null) {
      if (text === 'rollback') return ROLLED_BACK;
      throw this.#lost;
    }
    let lost: ConnectionLost | null = null;
    const operation: PendingOperation = {
      connection: this.#name,
      received: () => bytesRead(this.#client),
      isUnlimited: this.#unlimited !== null,
      fail: (error) => {
        lost = error;
        this.#client.connection.stream.destroy();
      },
    };
    const done = this.#watch.add(operation);
    const start = performance.now();
    try {
      return await this.#send<Row>(text, values);
    } catch (error) {
      const reported = this.#inspect(lost ?? error);
      if (text === 'rollback' && this.#lost !== null) return ROLLED_BACK;
      throw reported;
    } finally {
      done();
      this.#reportIfSlow(text, performance.now() - start);
    }
  }

  #reportIfSlow(text: string, ms: number): void {
    const { slow } = this.#observers;
    if (slow === undefined || ms < slow.afterMs) return;
    slow.report({ text, ms, connection: this.#name });
  }

  /** Sends a statement, prepared if it is sent often. Throws StatementOutdated if its transaction must be retried. */
  async #send<Row>(text: string, values: readonly unknown[]): Promise<Result<Row>> {
    if (values.length === 0) {
      const result = (await this.#client.query(text)) as unknown as Result<Row>;
      if (BEGIN_STATEMENT.test(text)) this.#isInTransaction = true;
      this.#noteLimit(text);
      return result;
    }
    const prepared = this.#statements.preparedOf(text);
    try {
      const query = { ...(prepared ?? { text }), values: [...values] };
      return (await this.#client.query(query)) as unknown as Result<Row>;
    } catch (error) {
      const isOutdated =
        prepared !== undefined &&
        error instanceof pg.DatabaseError &&
        this.#statements.recover(text, prepared.name, error);
      if (!isOutdated) throw error;
      if (this.#isInTransaction) throw new StatementOutdated(error);
      return this.#send(text, values);
    }
  }

  #noteLimit(text: string): void {
    const off = UNLIMITED.exec(text);
    if (off !== null) this.#unlimited = off[1] === undefined ? 'session' : 'transaction';
    else if (END_STATEMENT.test(text) && this.#unlimited === 'transaction') this.#unlimited = null;
  }

  /** Returns the connection to the pool, or closes it if it is broken or `discard` is true. */
  release(discard = false): void {
    this.#client.release(discard || this.#lost !== null);
  }

  /** Marks the connection as lost if the error makes it unusable, and returns the error to throw. */
  #inspect(error: unknown): unknown {
    if (error instanceof pg.DatabaseError) {
      if (error.code !== undefined && UNUSABLE_CODES.test(error.code)) this.#lost = error;
      if (error.code === '25006') this.#watch.replaceConnections();
      // It quotes the row, such as a person's address, and errors are logged.
      if (error.code?.startsWith(CONSTRAINT_CLASS)) error.detail = undefined;
      return error;
    }
    // The connection works: a value couldn't be encoded or parsed.
    if (isUsable(this.#client)) return error;
    this.#lost = withCode(error);
    return this.#lost;
  }
}

/** How many bytes were received on a connection. */
function bytesRead(client: pg.Client): number {
  const { stream } = client.connection;
  return stream instanceof Socket ? stream.bytesRead : 0;
}

function isUsable(client: pg.Client): boolean {
  const { stream } = client.connection;
  return !broken.has(client) && stream.writable && stream.readable;
}
