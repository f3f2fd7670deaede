import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { url: string; template: string };
  }
}

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** How often, and how many times at most, it is checked whether a database's connections are closed. */
const POLL_MS = 10;
const MOST_POLLS = 50;

/** A new database with the shop's tables, all empty, copied from the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`template ${inject('postgres').template} strategy file_copy`);
}

/** A new database without any table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('');
}

async function createDatabase(from: string): Promise<TestDatabase> {
  const { url } = inject('postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(url, (client) => client.query(`create database ${name} ${from}`));
  const own = new URL(url);
  own.pathname = name;
  return { url: own.href, drop: () => dropDatabase(url, name) };
}

/**
 * Deletes a database as soon as its connections are closed, which happens in the background; those that are left open
 * are closed by the server, with an error that a client without a listener would not survive.
 */
async function dropDatabase(url: string, name: string): Promise<void> {
  await administer(url, async (client) => {
    const used = `select 1 from pg_stat_activity where datname = '${name}'`;
    for (let looks = 0; looks < MOST_POLLS && (await client.query(used)).rowCount !== 0; looks += 1) {
      await wait(POLL_MS);
    }
    await client.query(`drop database ${name} with (force)`);
  });
}

async function administer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
