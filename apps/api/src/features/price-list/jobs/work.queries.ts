/** The work on price lists: who may start it, its progress, and its outcome. */
import type { PriceListMeaning, PriceListSettings, PriceListState } from '@jhola/domain';
import { sql } from 'kysely';
import { priceListTexts as texts } from '../../../messages/index.ts';
import type { Db } from '../../../platform/database.ts';
import type { PriceListCounts } from '../../../platform/schema.ts';
import type { EffectCount } from '../import-report.ts';
import { LIST_LOCK } from '../loading/import-lock.ts';
import { type ListRow, type PriceListId, IN_PROGRESS } from './lists.queries.ts';

/** Lets the transaction be idle for as long as it wants. */
export async function waitIdly(tx: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

/**
 * Takes the lock of one list until the transaction ends, which shows others that it is being processed. Returns false
 * if another transaction has it.
 */
export async function tryListLock(tx: Db, id: PriceListId): Promise<boolean> {
  const { rows: found } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(${LIST_LOCK}, hashtext(${id})) as held`.execute(tx);
  return found[0]?.held === true;
}

/** Whether this list's state is "being processed" or, before an import, whether any list's state is "importing". */
export async function isWorkedOn(db: Db, id: PriceListId, task: 'check' | 'import'): Promise<boolean> {
  const { rows: found } = await sql<{ busy: boolean }>`
    select exists (
      select from price_lists
      where (id = ${id} and state in ('checking', 'importing')) or (${task} = 'import' and state = 'importing')
    ) as busy`.execute(db);
  return found[0]?.busy === true;
}

export type Claim = {
  readonly id: PriceListId;
  /** The states from which the work may begin. */
  readonly from: readonly PriceListState[];
  readonly now: Date;
};

const beginning = {
  phase: 'reading',
  share: 0,
  rows_read: 0,
  fault: null,
  finished_at: null,
  cancel_requested_at: null,
} as const;

/**
 * Starts a check of a list and discards the result of an earlier check. Returns false if its state doesn't allow it.
 */
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
      effects: '[]',
      updated_at: now,
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** Starts the import of a list. Returns false if there is no valid plan, or not that of the check at `checkedAt`. */
export async function claimImport(
  db: Db,
  { id, from, now }: Claim,
  checkedAt: Date | undefined,
): Promise<boolean> {
  const claimed = await db
    .updateTable('price_lists')
    .set({ ...beginning, state: 'importing', updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('checked_at', 'is not', null)
    .$if(checkedAt !== undefined, (query) => query.where('checked_at', '=', checkedAt as Date))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

export type Progress = Pick<ListRow, 'phase' | 'share' | 'rows_read'>;

/**
 * Stores the progress, unless the work has ended: late progress must not overwrite the end. Must not run in the work's
 * transaction, whose changes nobody sees before its commit.
 */
export async function recordProgress(db: Db, id: PriceListId, progress: Progress, now: Date): Promise<void> {
  await db
    .updateTable('price_lists')
    .set({ ...progress, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', IN_PROGRESS)
    .execute();
}

/** Requests the process that works on the list to cancel. Returns false if there is none, or it has ended. */
export async function requestCancel(db: Db, id: PriceListId, now: Date): Promise<boolean> {
  const requested = await db
    .updateTable('price_lists')
    .set({ cancel_requested_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', IN_PROGRESS)
    .executeTakeFirst();
  return requested.numUpdatedRows > 0n;
}

/** Whether a cancellation was requested since the work began; false if there is no such list. */
export async function isCancelRequested(db: Db, id: PriceListId): Promise<boolean> {
  const row = await db
    .selectFrom('price_lists')
    .select('id')
    .where('id', '=', id)
    .where('cancel_requested_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that a check succeeded, in its transaction. `checkedAt`: when the comparison began; `now`: when it ended.
 * From then on the list can be imported.
 */
export async function recordChecked(
  db: Db,
  id: PriceListId,
  found: {
    readonly counts: PriceListCounts;
    readonly effects: readonly EffectCount[];
    readonly checkedAt: Date;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .updateTable('price_lists')
    .set({
      state: 'checked',
      counts: JSON.stringify(found.counts),
      effects: JSON.stringify(found.effects),
      checked_at: found.checkedAt,
      share: 1,
      rows_read: found.counts.rows,
      updated_at: found.now,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Records that a list was imported, in the transaction of the import. The check is no longer valid, so the list can't
 * be imported again.
 */
export async function recordDone(db: Db, id: PriceListId, now: Date): Promise<void> {
  await db
    .updateTable('price_lists')
    .set({ state: 'done', share: 1, checked_at: null, finished_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

type End = {
  readonly state: 'failed' | 'interrupted' | 'outdated' | 'cancelled';
  readonly fault: string;
  readonly now: Date;
};

/** The columns of a list whose work has ended like this. The last check stays valid, unless it is outdated. */
function columnsOf({ state, fault, now }: End) {
  const end = { state, fault, finished_at: now, updated_at: now };
  return state === 'outdated' ? { ...end, checked_at: null } : end;
}

/** Records that the work on a list failed or was cancelled. */
export async function recordEnd(db: Db, id: PriceListId, end: End): Promise<void> {
  await db
    .updateTable('price_lists')
    .set(columnsOf(end))
    .where('id', '=', id)
    .where('state', 'in', IN_PROGRESS)
    .execute();
}

/** Marks a checked list as outdated: it must be checked again before it can be imported. */
export async function recordOutdated(db: Db, id: PriceListId, now: Date): Promise<void> {
  await db
    .updateTable('price_lists')
    .set(columnsOf({ state: 'outdated', fault: texts.outdated, now }))
    .where('id', '=', id)
    .where('state', 'not in', IN_PROGRESS)
    .where('checked_at', 'is not', null)
    .execute();
}

/**
 * Marks lists as interrupted whose process has died. A process that works on a list holds its lock, and loses it when
 * it dies.
 */
export async function markInterrupted(db: Db, now: Date): Promise<void> {
  await sql`
    update price_lists set state = 'interrupted', fault = ${texts.interrupted}, finished_at = ${now}, updated_at = ${now}
    where state in ('checking', 'importing') and not exists (
      select from pg_locks
      where locktype = 'advisory' and classid = ${LIST_LOCK} and objid::bigint = hashtext(id)::bigint & 4294967295
        and objsubid = 2 and granted and database = (select oid from pg_database where datname = current_database()))`.execute(
    db,
  );
}

/**
 * Marks a list as interrupted if its state says that it is being processed. The caller holds its lock, so the process
 * that worked on it has ended.
 */
export async function recordAbandoned(db: Db, id: PriceListId, now: Date): Promise<void> {
  await db
    .updateTable('price_lists')
    .set({ state: 'interrupted', fault: texts.interrupted, finished_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', IN_PROGRESS)
    .execute();
}
