import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningStore, startStore, type StoreOptions } from '@jhola/e2e/start-store';
import { runningPostgresUrl } from '@jhola/store/embedded-postgres';
import pg from 'pg';

type Work<Result> = (store: RunningStore, pool: pg.Pool) => Promise<Result>;

/** Creates a new data folder, and deletes it when `work` has ended. */
export async function inNewFolder<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jhola-bench-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Starts the built shop with at most `connections` to its embedded database, and stops it when `work` has ended. */
export async function withShop<Result>(
  { connections, ...options }: StoreOptions & { readonly connections: number },
  work: Work<Result>,
): Promise<Result> {
  const store = await startStore(options);
  const url = (await runningPostgresUrl(options.dataDir)) ?? '';
  const pool = new pg.Pool({ connectionString: url, max: connections });
  try {
    return await work(store, pool);
  } finally {
    await pool.end();
    await store.end('SIGTERM');
  }
}

/** `withShop` in a new data folder. */
export async function withNewShop<Result>(
  options: Omit<Parameters<typeof withShop>[0], 'dataDir'>,
  work: Work<Result>,
): Promise<Result> {
  return inNewFolder((dataDir) => withShop({ dataDir, ...options }, work));
}
