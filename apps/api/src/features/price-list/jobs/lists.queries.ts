/** The price lists that were handed in, and how far the work on each has come. */
import type { Id, PriceListMeaning, PriceListState, UserId } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { PriceListCounts, PriceListSettings, Tables } from '../../../platform/schema.ts';
import { IMPORT_LOCK } from '../loading/import-lock.ts';

export type PriceListId = Id<'PriceList'>;
export type ListRow = Selectable<Tables['price_lists']> & { readonly uploader: string | null };

const WORKED_ON: readonly PriceListState[] = ['checking', 'importing'];

const rows = (db: Db) =>
  db
    .selectFrom('price_lists')
    .leftJoin('users', 'users.id', 'price_lists.uploaded_by')
    .selectAll('price_lists')
    .select('users.name as uploader');

export async function readList(db: Db, id: PriceListId): Promise<ListRow | undefined> {
  return rows(db).where('price_lists.id', '=', id).executeTakeFirst();
}

export async function readLists(db: Db, limit: number): Promise<ListRow[]> {
  return rows(db)
    .orderBy('price_lists.created_at', 'desc')
    .orderBy('price_lists.id', 'desc')
    .limit(limit)
    .execute();
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
  readonly meanings: readonly PriceListMeaning[];
  readonly settings: PriceListSettings;
  readonly profileName: string | null;
  readonly uploadedBy: UserId;
  readonly now: Date;
};

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
      meanings: [...list.meanings],
      settings: JSON.stringify(list.settings),
      profile_name: list.profileName,
      uploaded_by: list.uploadedBy,
      created_at: list.now,
      updated_at: list.now,
    })
    .execute();
}

/** Forgets a list that nothing works on. False where there is none such. */
export async function deleteList(db: Db, id: PriceListId): Promise<boolean> {
  const gone = await db
    .deleteFrom('price_lists')
    .where('id', '=', id)
    .where('state', 'not in', WORKED_ON)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Forgets all but the newest so many; returns the ids of those that went. */
export async function deleteOldLists(db: Db, kept: number): Promise<PriceListId[]> {
  const gone = await db
    .deleteFrom('price_lists')
    .where('state', 'not in', WORKED_ON)
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

/** Takes the lock of all imports for this connection, until it is given back or breaks. False where it is taken. */
export async function holdImportLock(connection: Db): Promise<boolean> {
  const { rows: found } = await sql<{ held: boolean }>`
    select pg_try_advisory_lock(${IMPORT_LOCK}) as held`.execute(connection);
  return found[0]?.held === true;
}

/** Whether some list is said to be worked on. */
export async function isOneWorkedOn(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('price_lists')
    .select('id')
    .where('state', 'in', WORKED_ON)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseImportLock(connection: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${IMPORT_LOCK})`.execute(connection);
}

export type Claim = {
  readonly id: PriceListId;
  readonly from: readonly PriceListState[];
  readonly to: 'checking' | 'importing';
  readonly now: Date;
};

const beginning = { phase: 'reading', share: 0, rows_read: 0, fault: null, finished_at: null } as const;

/** Begins to check a list. What an earlier check showed counts no longer. False where it can't be begun. */
export async function claimCheck(
  db: Db,
  { id, from, now }: Claim,
  layout: { readonly meanings: readonly PriceListMeaning[]; readonly settings: PriceListSettings },
): Promise<boolean> {
  const claimed = await db
    .updateTable('price_lists')
    .set({
      ...beginning,
      state: 'checking',
      meanings: [...layout.meanings],
      settings: JSON.stringify(layout.settings),
      checked_at: null,
      counts: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** Begins to bring a list in. False where there is no plan that could be carried out. */
export async function claimImport(db: Db, { id, from, now }: Claim): Promise<boolean> {
  const claimed = await db
    .updateTable('price_lists')
    .set({ ...beginning, state: 'importing', updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('checked_at', 'is not', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

export type Progress = Pick<ListRow, 'phase' | 'share' | 'rows_read'>;

export async function noteProgress(db: Db, id: PriceListId, progress: Progress, now: Date): Promise<void> {
  await db
    .updateTable('price_lists')
    .set({ ...progress, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', WORKED_ON)
    .execute();
}

export async function noteChecked(
  db: Db,
  id: PriceListId,
  found: { readonly counts: PriceListCounts; readonly checkedAt: Date; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('price_lists')
    .set({
      state: 'checked',
      counts: JSON.stringify(found.counts),
      checked_at: found.checkedAt,
      share: 1,
      rows_read: found.counts.rows,
      updated_at: found.now,
    })
    .where('id', '=', id)
    .execute();
}

export async function noteDone(db: Db, id: PriceListId, now: Date): Promise<void> {
  await db
    .updateTable('price_lists')
    .set({ state: 'done', share: 1, checked_at: null, finished_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** The work on a list ended otherwise than it should. What was checked before still stands, unless it is outdated. */
export async function noteEnd(
  db: Db,
  id: PriceListId,
  end: { readonly state: 'failed' | 'interrupted' | 'outdated'; readonly fault: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('price_lists')
    .set({
      state: end.state,
      fault: end.fault,
      finished_at: end.now,
      updated_at: end.now,
      ...(end.state === 'outdated' ? { checked_at: null } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', WORKED_ON)
    .execute();
}

const INTERRUPTED = 'The shop was stopped in the middle of it. Nothing was changed';

/**
 * Says of lists that nobody works on any more that they were interrupted. Whoever works on one holds the lock of all
 * imports, whichever process it is, and lost it if it died.
 */
export async function noteInterrupted(db: Db, now: Date): Promise<void> {
  await sql`
    update price_lists set state = 'interrupted', fault = ${INTERRUPTED}, finished_at = ${now}, updated_at = ${now}
    where state in ('checking', 'importing') and not exists (
      select from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${IMPORT_LOCK} and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database()))`.execute(db);
}

/** The same by who holds the lock themselves: whatever is said to be worked on can't be. */
export async function noteOthersInterrupted(connection: Db, now: Date): Promise<void> {
  await connection
    .updateTable('price_lists')
    .set({ state: 'interrupted', fault: INTERRUPTED, finished_at: now, updated_at: now })
    .where('state', 'in', WORKED_ON)
    .execute();
}
