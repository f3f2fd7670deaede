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

const pools = new WeakMap<object, pg.Pool>();

/** Remembers the pool of a database handle, for `poolUse`. */
export function rememberPool(db: object, pool: pg.Pool): void {
  pools.set(db, pool);
}

/** How the pool of a database handle is used now; undefined if `openPool` didn't open it. */
export function poolUse(db: object): PoolUse | undefined {
  const pool = pools.get(db);
  if (pool === undefined) return undefined;
  const { totalCount, idleCount, waitingCount, options } = pool;
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max };
}
