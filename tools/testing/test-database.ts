import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { url: string; template: string };
  }
}

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

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
  await administer(url, `create database ${name} ${from}`);
  const own = new URL(url);
  own.pathname = name;
  return { url: own.href, drop: () => administer(url, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
