import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

/** Any number will do, as long as every process of the shop uses the same. */
const MIGRATION_LOCK = 7_305_114;

/**
 * Brings the database up to date: each file of the folder once, in the order of their names, each in a
 * transaction of its own. Processes that start at once wait for one another. Returns the names applied.
 */
export async function migrate(db: Database, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await sql`create table if not exists migrations (
        name text primary key, applied_at timestamptz not null default now())`.execute(connection);
      const applied: string[] = [];
      for (const name of await pending(connection, files)) {
        await apply(connection, name, await readFile(join(folder, name), 'utf8'));
        applied.push(name);
      }
      return applied;
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}

async function pending(db: Db, files: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const done = new Set(rows.map((row) => row.name));
  return files.filter((name) => !done.has(name));
}

async function apply(connection: Database, name: string, text: string): Promise<void> {
  await connection.transaction().execute(async (tx) => {
    await sql.raw(text).execute(tx);
    await sql`insert into migrations (name) values (${name})`.execute(tx);
  });
}
