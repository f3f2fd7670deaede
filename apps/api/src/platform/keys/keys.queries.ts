import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Encrypted bytes, and the id of the key that decrypts them; without an id they are plain. */
export type Sealed = { readonly bytes: Buffer; readonly keyId: string | null };

/** Stores a key that all processes share, unless there is one of this name already. Returns the stored one. */
export async function sharedKey(db: Db, name: string, fresh: Sealed): Promise<Sealed> {
  await db
    .insertInto('server_keys')
    .values({ name, value: fresh.bytes, key_id: fresh.keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('server_keys')
    .select(['value as bytes', 'key_id as keyId'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
}

/** Reads those of the named keys that are stored. */
export async function readKeys<Name extends string>(db: Db, names: readonly Name[]) {
  return db
    .selectFrom('server_keys')
    .select(['name', 'value as bytes', 'key_id as keyId'])
    .where('name', 'in', names)
    .$narrowType<{ name: Name }>()
    .execute();
}

/** Replaces a stored key by the same key in another encryption, unless another process has replaced it. */
export async function replaceKey(db: Db, name: string, stored: Sealed, { bytes, keyId }: Sealed) {
  await db
    .updateTable('server_keys')
    .set({ value: bytes, key_id: keyId })
    .where('name', '=', name)
    .where('value', '=', stored.bytes)
    .execute();
}

/**
 * Whether no process without this migration can be running any more: it was applied more than an hour ago, or together
 * with the first migration of a new shop.
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
