import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

/** A thing of the catalogue that was added, changed or deleted. */
export type CatalogueChange = {
  readonly entity: Tables['catalogue_changes']['entity'];
  readonly id: string;
};

/** Increases the version and locks its row until the transaction ends. Returns the new version. */
export async function nextVersion(db: Db): Promise<number> {
  const { version } = await db
    .updateTable('catalogue_version')
    .set({ version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Records the things that a version changed; at least one. */
export async function recordCatalogueChanges(
  db: Db,
  version: number,
  changes: readonly CatalogueChange[],
): Promise<void> {
  const rows = changes.map(({ entity, id }) => ({ version, entity, entity_id: id }));
  await db.insertInto('catalogue_changes').values(rows).execute();
}

/** Records that a version changed only prices and discounts, or deleted products. */
export async function recordPriceVersion(db: Db, version: number): Promise<void> {
  await db.insertInto('catalogue_price_versions').values({ version }).execute();
}

/** Deletes the records of all versions less than `before`; those of that version are kept. */
export async function deleteOldCatalogueChanges(db: Db, before: number): Promise<void> {
  await db.deleteFrom('catalogue_changes').where('version', '<', before).execute();
  await db.deleteFrom('catalogue_price_versions').where('version', '<', before).execute();
}

/**
 * Notifies all processes that listen on a channel, including this one; in a transaction, only when it commits. The
 * payload must be shorter than 8,000 bytes.
 */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
