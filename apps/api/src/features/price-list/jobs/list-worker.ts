import { setTimeout as wait } from 'node:timers/promises';
import type { PriceListMeaning, PriceListSettings, UserId } from '@jhola/domain';
import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { fromDatabase, isBusy } from '../../../platform/http/database-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import type { Shelf } from '../../catalogue/index.ts';
import { ImportFault } from '../import-fault.ts';
import type { PictureFor } from '../../pictures/index.ts';
import { cancelOnAbort } from '../loading/cancel-on-abort.ts';
import { lockImports } from '../loading/staging.queries.ts';
import { PlanOutdated } from '../plan-outdated.ts';
import { removeList } from '../uploads/list-files.ts';
import { checkList } from './check-list.ts';
import { importList } from './import-list.ts';
import { type ListRow, type PriceListId, readList } from './lists.queries.ts';
import { noSuchList } from './no-such-list.ts';
import { shareOfAll } from './stage-stored-list.ts';
import { watchWork } from './watch-work.ts';
import {
  claimCheck,
  claimImport,
  isWorkedOn,
  tryListLock,
  recordAbandoned,
  recordEnd,
  requestCancel,
  waitIdly,
} from './work.queries.ts';

export type Task =
  | {
      readonly kind: 'check';
      readonly meanings: readonly PriceListMeaning[];
      readonly settings: PriceListSettings;
    }
  | {
      readonly kind: 'import';
      /** The check whose result the admin saw; the last one if absent. */
      readonly checkedAt?: Date | undefined;
    };

/**
 * Processes price lists in the background. Only one list is imported at a time, over all processes of the shop; checks
 * write nothing that others see, so they can run in parallel to imports and other checks.
 */
export type ListWorker = {
  /**
   * Starts the work, and resolves when it has started. Findings are in the language of the request. Throws NOT_FOUND;
   * PRICE_LIST_BUSY if this list is being processed, another one is being imported or too many are being processed;
   * CONFLICT if the list's state doesn't allow it; STALE for an import if the list was checked again since.
   */
  begin(id: PriceListId, task: Task, actor: UserId): Promise<void>;
  /**
   * Cancels the work on a list and rolls it back. Resolves when the work has ended if it runs in this process; another
   * process stops within a second. Throws CONFLICT if no work is running on the list.
   */
  cancel(id: PriceListId): Promise<void>;
  /** Aborts all work of this process, and resolves when it has ended. */
  stop(): Promise<void>;
};

export type ListWorkerOptions = {
  readonly services: Services;
  readonly shelf: Shelf;
  readonly pictureFor: PictureFor;
};

/** Each one uses two connections of the pool, which requests need too. */
const WORKS_AT_ONCE = 3;

/** Finished work releases its lock a moment after the list's state shows that it has finished. */
const LOCK_TRIES = 20;
const LOCK_PAUSE_MS = 50;

const CHECKED_FROM = ['mapping', 'checked', 'failed', 'interrupted', 'outdated', 'cancelled'] as const;
const IMPORTED_FROM = ['checked', 'failed', 'interrupted', 'cancelled'] as const;

/** Why work is aborted: the reason of its abort signal. */
type Break = 'cancelled' | 'closing';

type Work = { readonly id: PriceListId; readonly breakOff: AbortController; readonly over: Promise<void> };

/**
 * Creates the worker of this process. It starts nothing until `begin` is called; `stop` must be called before the
 * database is closed, and afterwards `begin` throws UNAVAILABLE.
 */
export function createListWorker({ services, shelf, pictureFor }: ListWorkerOptions): ListWorker {
  const { db, config, clock, log, tracing } = services;
  const underWay = new Set<Work>();
  let closing = false;

  /**
   * Holds the locks, by a transaction that does nothing else, until the work has ended: behind a pooler, the locks of a
   * connection would outlast it. Calls `begun` when the list is claimed.
   */
  async function work(
    id: PriceListId,
    task: Task,
    actor: UserId,
    breakOff: AbortController,
    begun: () => void,
  ): Promise<void> {
    await db.transaction().execute(async (holder) => {
      await lock(holder, id, task);
      await recordAbandoned(db, id, clock.now());
      const list = await claim(id, task);
      begun();
      await carryOut(list, task, actor, breakOff);
    });
    if (task.kind === 'import') await shelf.catchUp();
  }

  /** Throws PRICE_LIST_BUSY if another transaction works on this list or, for an import, imports any list. */
  async function lock(tx: Db, id: PriceListId, { kind }: Task): Promise<void> {
    await waitIdly(tx);
    for (let tries = LOCK_TRIES; ; tries -= 1) {
      if ((await tryListLock(tx, id)) && (kind === 'check' || (await lockImports(tx)))) return;
      if (tries === 1 || (await isWorkedOn(db, id, kind))) throw new AppError('PRICE_LIST_BUSY');
      await wait(LOCK_PAUSE_MS);
    }
  }

  async function claim(id: PriceListId, task: Task): Promise<ListRow> {
    const now = clock.now();
    const claimed =
      task.kind === 'check'
        ? await claimCheck(db, { id, from: CHECKED_FROM, now }, task)
        : await claimImport(db, { id, from: IMPORTED_FROM, now }, task.checkedAt);
    const list = await readList(db, id);
    if (list === undefined) throw noSuchList();
    if (!claimed && task.kind === 'import' && isOtherCheck(list, task.checkedAt)) {
      throw new AppError('STALE', { message: texts.checkedAgain });
    }
    if (!claimed) throw new AppError('CONFLICT', { message: refusal(list, task) });
    return list;
  }

  async function carryOut(
    list: ListRow,
    task: Task,
    actor: UserId,
    breakOff: AbortController,
  ): Promise<void> {
    const { signal } = breakOff;
    const cancel = () => breakOff.abort('cancelled' satisfies Break);
    const watch = watchWork(
      services,
      list.id,
      (progress) => shareOfAll(progress, task.kind === 'import'),
      cancel,
    );
    const parts = { list, config, clock, pictureFor, actor, onProgress: watch.onProgress, signal };
    try {
      await inTransaction(db, (tx) =>
        cancelOnAbort(db, tx, signal, () =>
          task.kind === 'check' ? checkList(tx, parts) : importList(tx, parts),
        ),
      );
      await watch.stop();
      if (task.kind === 'import') await removeList(config, list.id);
    } catch (error) {
      await watch.stop();
      const end = signal.aborted ? brokenOff(signal.reason, task) : endOf(error);
      await recordEnd(db, list.id, { ...end, now: clock.now() });
    }
  }

  /** The state after work that failed. */
  function endOf(error: unknown): { state: 'failed' | 'interrupted' | 'outdated'; fault: string } {
    if (error instanceof PlanOutdated) return { state: 'outdated', fault: texts.outdated };
    if (error instanceof ImportFault) return { state: 'failed', fault: error.message };
    const known = fromDatabase(error);
    if (known?.code === 'UNAVAILABLE') {
      log.warn({ err: error }, 'The database ended the work on a price list');
      return { state: 'interrupted', fault: databaseFault(error, known) };
    }
    log.error({ err: error }, 'A price list failed with an unexpected error');
    return { state: 'failed', fault: texts.failed };
  }

  return {
    async begin(id, task, actor) {
      if (closing) throw new AppError('UNAVAILABLE');
      if (underWay.size >= WORKS_AT_ONCE) throw new AppError('PRICE_LIST_BUSY');
      const breakOff = new AbortController();
      await new Promise<void>((resolve, reject) => {
        const over = tracing
          .job(`price list ${task.kind}`, () => work(id, task, actor, breakOff, resolve))
          .catch((error: unknown) => {
            // After the start no caller awaits it, so the error is only logged.
            reject(error);
            if (!(error instanceof AppError))
              log.warn({ err: error }, 'Work on a price list was interrupted');
          });
        const here = { id, breakOff, over };
        underWay.add(here);
        void over.then(() => underWay.delete(here));
      });
    },
    async cancel(id) {
      if (!(await requestCancel(db, id, clock.now())))
        throw new AppError('CONFLICT', { message: texts.nothingToCancel });
      const here = [...underWay].filter((one) => one.id === id);
      for (const { breakOff } of here) breakOff.abort('cancelled' satisfies Break);
      await Promise.all(here.map(({ over }) => over));
    },
    async stop() {
      closing = true;
      const works = [...underWay];
      for (const { breakOff } of works) breakOff.abort('closing' satisfies Break);
      await Promise.all(works.map(({ over }) => over));
    },
  };
}

function databaseFault(error: unknown, { storageProblem }: AppError): string {
  if (isBusy(error)) return texts.databaseBusy;
  return storageProblem === undefined ? texts.databaseAway : texts.databaseProblem;
}

function brokenOff(reason: Break, { kind }: Task): { state: 'cancelled' | 'interrupted'; fault: string } {
  if (reason === 'closing') return { state: 'interrupted', fault: texts.closed };
  return { state: 'cancelled', fault: kind === 'check' ? texts.checkCancelled : texts.importCancelled };
}

/** Whether the list was checked again since the admin saw the result of a check. */
function isOtherCheck({ checked_at: now }: ListRow, seen: Date | undefined): boolean {
  return now !== null && seen !== undefined && now.getTime() !== seen.getTime();
}

function refusal(list: ListRow, task: Task): string {
  if (list.state === 'done') return texts.importedAlready;
  return task.kind === 'check' ? texts.workedOn : texts.checkFirst;
}
