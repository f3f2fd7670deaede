/** The uploaded price lists. */
import type { Id, PriceListMeaning, PriceListSettings, PriceListState, UserId } from '@jhola/domain';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

export type PriceListId = Id<'PriceList'>;
export type ListRow = Selectable<Tables['price_lists']> & { readonly uploader: string | null };

/** The states of a list that is being processed. */
export const IN_PROGRESS: readonly PriceListState[] = ['checking', 'importing'];

const rows = (db: Db) =>
  db
    .selectFrom('price_lists')
    .leftJoin('users', 'users.id', 'price_lists.uploaded_by')
    .selectAll('price_lists')
    .select('users.name as uploader');

/**
 * A list with the name of the admin who uploaded it (null if there is no such user any more); undefined if there is no
 * such list. The state is the stored one: the process that works on the list may have died.
 */
export async function readList(db: Db, id: PriceListId): Promise<ListRow | undefined> {
  return rows(db).where('price_lists.id', '=', id).executeTakeFirst();
}

/** At most `limit` lists, newest first, with their stored states like `readList`. */
export async function readLists(db: Db, limit: number): Promise<ListRow[]> {
  return rows(db)
    .orderBy('price_lists.created_at', 'desc')
    .orderBy('price_lists.id', 'desc')
    .limit(limit)
    .execute();
}

/** The ids of all lists that aren't imported yet; their files are needed. */
export async function readUnimported(db: Db): Promise<PriceListId[]> {
  const unimported = await db.selectFrom('price_lists').select('id').where('state', '!=', 'done').execute();
  return unimported.map(({ id }) => id);
}

export type NewList = {
  readonly id: PriceListId;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly encoding: string;
  readonly delimiter: string;
  readonly headerAt: number;
  readonly headers: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly paiseLike: readonly boolean[];
  readonly meanings: readonly PriceListMeaning[];
  readonly settings: PriceListSettings;
  readonly layoutName: string | null;
  readonly uploadedBy: UserId;
  readonly now: Date;
};

/** Stores an uploaded list, in the state 'mapping': its columns still have to be confirmed. */
export async function insertList(db: Db, list: NewList): Promise<void> {
  await db
    .insertInto('price_lists')
    .values({
      id: list.id,
      file_name: list.fileName,
      size_bytes: list.sizeBytes,
      encoding: list.encoding,
      delimiter: list.delimiter,
      header_at: list.headerAt,
      headers: [...list.headers],
      samples: JSON.stringify(list.samples),
      paise_like: [...list.paiseLike],
      meanings: [...list.meanings],
      settings: JSON.stringify(list.settings),
      profile_name: list.layoutName,
      uploaded_by: list.uploadedBy,
      created_at: list.now,
      updated_at: list.now,
    })
    .execute();
}

/** Deletes a list that isn't being processed. Returns false if there is none. */
export async function deleteList(db: Db, id: PriceListId): Promise<boolean> {
  const gone = await db
    .deleteFrom('price_lists')
    .where('id', '=', id)
    .where('state', 'not in', IN_PROGRESS)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Deletes all but the newest lists; returns the deleted ids. */
export async function deleteOldLists(db: Db, kept: number): Promise<PriceListId[]> {
  const gone = await db
    .deleteFrom('price_lists')
    .where('state', 'not in', IN_PROGRESS)
    .where('id', 'in', (old) =>
      old
        .selectFrom('price_lists')
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}
