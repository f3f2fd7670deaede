/** The work on price lists: who may begin it, how far it has come, and how it ended. */
import type { PriceListMeaning, PriceListState } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { PriceListCounts, PriceListSettings } from '../../../platform/schema.ts';
import { IMPORT_LOCK } from '../loading/import-lock.ts';
import { type ListRow, type PriceListId, WORKED_ON } from './lists.queries.ts';

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
