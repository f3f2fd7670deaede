import type pg from 'pg';

/** Numbers of connections of a pool at this moment. */
export type PoolUse = {
  readonly inUse: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
  /** The most connections that the pool opens. */
  readonly max: number;
};

/** Takes a connection and sends one statement. */
export type Run = <Row>(text: string, values: readonly unknown[]) => Promise<{ readonly rows: Row[] }>;

const pools = new WeakMap<object, { readonly pool: pg.Pool; readonly run: Run }>();

/** Remembers the pool of a database handle. */
export function rememberPool(db: object, pool: pg.Pool, run: Run): void {
  pools.set(db, { pool, run });
}

/**
 * Sends one statement, which is a transaction of its own, without Kysely. Returns undefined if the handle isn't that of
 * a pool, for example within a transaction.
 */
export function runAtOnce<Row>(
  db: object,
  text: string,
  values: readonly unknown[],
): Promise<{ readonly rows: Row[] }> | undefined {
  return pools.get(db)?.run<Row>(text, values);
}

/** How the pool of a database handle is used now; undefined if `openPool` didn't open it. */
export function poolUse(db: object): PoolUse | undefined {
  const pool = pools.get(db)?.pool;
  if (pool === undefined) return undefined;
  const { totalCount, idleCount, waitingCount, options } = pool;
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max };
}
