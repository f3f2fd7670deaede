import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** A key that every process shares: made by whoever comes first. */
export async function sharedKey(db: Db, name: string, fresh: Buffer): Promise<Uint8Array> {
  await db
    .insertInto('server_keys')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('server_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}

/**
 * Whether no process of an older version than a migration can be running any more: the migration was applied more than
 * an hour ago, or with the first one, so that there was no older version.
 */
export async function isEstablished(db: Db, migration: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from migrations
      where name = ${migration}
        and (applied_at < now() - interval '1 hour'
          or applied_at < (select min(applied_at) from migrations) + interval '1 hour')
    ) as is`.execute(db);
  return rows[0]?.is === true;
}
