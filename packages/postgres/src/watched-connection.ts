import { Socket } from 'node:net';
import pg from 'pg';
import { type ConnectionLost, withCode } from './connection-lost.ts';
import type { DatabaseWatch, Waiter } from './database-watch.ts';
import { PlanOutdated } from './plan-outdated.ts';
import type { StatementNames } from './statement-names.ts';

type Result<Row> = {
  readonly command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE' | 'COMMIT' | 'ROLLBACK';
  readonly rowCount: number;
  readonly rows: Row[];
};

/**
 * After these the connection is not to be used again: the server is stopping or was a standby all along (then another
 * one is the primary now), its disk or memory is at fault, or its state is unknown.
 */
const ENDING = /^(?:25006|57P0[1-5]|58...|XX...|08...)$/;

/** How Kysely begins a transaction. It ends before the connection is given back. */
const BEGINNING = /^(?:begin|start transaction)\b/i;

const ROLLED_BACK: Result<never> = { command: 'ROLLBACK', rowCount: 0, rows: [] };

/** Connections that the driver has spoken of as broken. */
const broken = new WeakSet<pg.Client>();

/**
 * Listens to what breaks a connection. While it is taken out the pool doesn't, and what nobody hears ends the process;
 * the statement that is running fails too.
 */
export function hearBreaking(client: pg.Client): void {
  client.on('error', () => broken.add(client));
}

/**
 * A connection that somebody has taken out of the pool. It is watched while a statement runs, and closed instead of
 * given back once it is broken. Of a broken one a rollback succeeds: its transaction ended with it.
 */
export class WatchedConnection {
  readonly #client: pg.PoolClient;
  readonly #watch: DatabaseWatch;
  readonly #name: string;
  readonly #statements: StatementNames;
  #isInTransaction = false;
  #lost: unknown = null;

  constructor(client: pg.PoolClient, name: string, watch: DatabaseWatch, statements: StatementNames) {
    this.#client = client;
    this.#watch = watch;
    this.#name = name;
    this.#statements = statements;
  }

  async query<Row>(text: string, values: readonly unknown[] = []): Promise<Result<Row>> {
    if (this.#lost !== null) {
      if (text === 'rollback') return ROLLED_BACK;
      throw this.#lost;
    }
    let givenUp: ConnectionLost | null = null;
    const waiter: Waiter = {
      connection: this.#name,
      received: () => bytesRead(this.#client),
      giveUp: (error) => {
        givenUp = error;
        this.#client.connection.stream.destroy();
      },
    };
    const done = this.#watch.add(waiter);
    try {
      return await this.#send<Row>(text, values);
    } catch (error) {
      const judged = this.#judge(givenUp ?? error);
      if (text === 'rollback' && this.#lost !== null) return ROLLED_BACK;
      throw judged;
    } finally {
      done();
    }
  }

  /** Sends a statement, prepared if it is sent often. Throws PlanOutdated where its transaction has to begin again. */
  async #send<Row>(text: string, values: readonly unknown[]): Promise<Result<Row>> {
    if (values.length === 0) {
      const result = (await this.#client.query(text)) as unknown as Result<Row>;
      if (BEGINNING.test(text)) this.#isInTransaction = true;
      return result;
    }
    const name = this.#statements.nameOf(text);
    try {
      const query = { text, values: [...values], ...(name === undefined ? {} : { name }) };
      return (await this.#client.query(query)) as unknown as Result<Row>;
    } catch (error) {
      const isOutdated =
        name !== undefined && error instanceof pg.DatabaseError && this.#statements.recover(text, error);
      if (!isOutdated) throw error;
      if (this.#isInTransaction) throw new PlanOutdated(error);
      return this.#send(text, values);
    }
  }

  /** Gives the connection back to the pool, or closes it if it is broken or `discard` says so. */
  release(discard = false): void {
    this.#client.release(discard || this.#lost !== null);
  }

  #judge(error: unknown): unknown {
    if (error instanceof pg.DatabaseError) {
      if (error.code !== undefined && ENDING.test(error.code)) this.#lost = error;
      if (error.code === '25006') this.#watch.distrustAll();
      return error;
    }
    // A value that can't be read or sent is nothing that the connection is to blame for.
    if (isUsable(this.#client)) return error;
    this.#lost = withCode(error);
    return this.#lost;
  }
}

/** So many bytes have come on a connection. */
function bytesRead(client: pg.Client): number {
  const { stream } = client.connection;
  return stream instanceof Socket ? stream.bytesRead : 0;
}

function isUsable(client: pg.Client): boolean {
  const { stream } = client.connection;
  return !broken.has(client) && stream.writable && stream.readable;
}
