import { setTimeout as wait } from 'node:timers/promises';
import type { PriceListMeaning, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database.ts';
import { fromDatabase } from '../../../platform/http/database-error.ts';
import type { PriceListSettings } from '../../../platform/schema.ts';
import type { Services } from '../../../platform/services.ts';
import type { Shelf } from '../../catalogue/index.ts';
import { ImportFault } from '../import-fault.ts';
import type { PictureFor } from '../picture-for.ts';
import { PlanOutdated } from '../plan-outdated.ts';
import { removeList } from '../uploads/list-files.ts';
import { checkList } from './check-list.ts';
import { importList } from './import-list.ts';
import { type ListRow, type PriceListId, readList } from './lists.queries.ts';
import {
  claimCheck,
  claimImport,
  holdImportLock,
  isOneWorkedOn,
  noteEnd,
  noteOthersInterrupted,
  releaseImportLock,
} from './work.queries.ts';
import { noSuchList } from './no-such-list.ts';
import { createProgressNotes } from './progress-notes.ts';
import { shareOfAll } from './stage-kept.ts';

export type Task =
  | {
      readonly kind: 'check';
      readonly meanings: readonly PriceListMeaning[];
      readonly settings: PriceListSettings;
    }
  | { readonly kind: 'import' };

/** Works on price lists in the background: one at a time, whichever process of the shop does it. */
export type ListDesk = {
  /**
   * Begins, and resolves as soon as it has begun. Throws NOT_FOUND, PRICE_LIST_BUSY where another list is worked on,
   * CONFLICT where this one can't be begun as it stands.
   */
  begin(id: PriceListId, task: Task, actor: UserId): Promise<void>;
  /** Breaks off what is under way, and resolves when it is. */
  stop(): Promise<void>;
};

export type DeskOptions = {
  readonly services: Services;
  readonly shelf: Shelf;
  readonly pictureFor: PictureFor;
};

const LOCK_TRIES = 20;
const LOCK_PAUSE_MS = 50;

const CHECKED_FROM = ['mapping', 'checked', 'failed', 'interrupted', 'outdated'] as const;
const IMPORTED_FROM = ['checked', 'failed', 'interrupted'] as const;

export function createListDesk({ services, shelf, pictureFor }: DeskOptions): ListDesk {
  const { db, config, clock, log } = services;
  const stopping = new AbortController();
  let underWay: Promise<void> = Promise.resolve();

  /** Holds one connection, and with it the lock, until the work is over; `begun` hears as soon as it is claimed. */
  async function work(id: PriceListId, task: Task, actor: UserId, begun: () => void): Promise<void> {
    await db.connection().execute(async (connection) => {
      if (!(await lockSoon(connection))) throw new AppError('PRICE_LIST_BUSY');
      try {
        await noteOthersInterrupted(connection, clock.now());
        const list = await claim(connection, id, task);
        begun();
        await carryOut(connection, list, task, actor);
      } finally {
        await releaseImportLock(connection);
      }
    });
    if (task.kind === 'import') await shelf.catchUp();
  }

  /** A list that was just finished gives the lock back a moment after it says so. */
  async function lockSoon(connection: Database): Promise<boolean> {
    for (let tries = LOCK_TRIES; tries > 0; tries -= 1) {
      if (await holdImportLock(connection)) return true;
      if (await isOneWorkedOn(connection)) return false;
      await wait(LOCK_PAUSE_MS);
    }
    return false;
  }

  async function claim(connection: Database, id: PriceListId, task: Task): Promise<ListRow> {
    const now = clock.now();
    const claimed =
      task.kind === 'check'
        ? await claimCheck(connection, { id, from: CHECKED_FROM, to: 'checking', now }, task)
        : await claimImport(connection, { id, from: IMPORTED_FROM, to: 'importing', now });
    const list = await readList(connection, id);
    if (list === undefined) throw noSuchList();
    if (!claimed) throw new AppError('CONFLICT', { message: refusal(list, task) });
    return list;
  }

  async function carryOut(connection: Database, list: ListRow, task: Task, actor: UserId): Promise<void> {
    const notes = createProgressNotes(services, list.id, (progress) =>
      shareOfAll(progress, task.kind === 'import'),
    );
    const { onProgress } = notes;
    const parts = { list, config, clock, pictureFor, actor, onProgress, signal: stopping.signal };
    try {
      await connection
        .transaction()
        .execute((tx) => (task.kind === 'check' ? checkList(tx, parts) : importList(tx, parts)));
      await notes.settled();
      if (task.kind === 'import') await removeList(config, list.id);
    } catch (error) {
      await notes.settled();
      await noteEnd(db, list.id, { ...endOf(error), now: clock.now() });
    }
  }

  /** How the work ended that didn't come to its end. */
  function endOf(error: unknown): { state: 'failed' | 'interrupted' | 'outdated'; fault: string } {
    if (stopping.signal.aborted)
      return { state: 'interrupted', fault: 'The shop was closed in the middle of it' };
    if (error instanceof PlanOutdated) return { state: 'outdated', fault: OUTDATED };
    if (error instanceof ImportFault) return { state: 'failed', fault: error.message };
    if (fromDatabase(error)?.code === 'UNAVAILABLE') {
      log.warn({ err: error }, 'The database was away while a price list was worked on');
      return { state: 'interrupted', fault: 'The database was away. Nothing was changed' };
    }
    log.error({ err: error }, 'A price list failed in a way nobody foresaw');
    return { state: 'failed', fault: 'Something went wrong on our side. Nothing was changed' };
  }

  return {
    async begin(id, task, actor) {
      if (stopping.signal.aborted) throw new AppError('UNAVAILABLE');
      await new Promise<void>((resolve, reject) => {
        const end = work(id, task, actor, resolve).catch((error: unknown) => {
          // After it has begun nobody waits for it: then this is for the log alone.
          reject(error);
          if (!(error instanceof AppError)) log.warn({ err: error }, 'Work on a price list broke off');
        });
        underWay = Promise.all([underWay, end]).then(() => undefined);
      });
    },
    async stop() {
      stopping.abort();
      await underWay;
    },
  };
}

export const OUTDATED = 'The catalogue has changed since the check. Please check the list again';

function refusal(list: ListRow, task: Task): string {
  if (list.state === 'done') return 'This list was brought in already';
  return task.kind === 'check' ? 'This list is being worked on' : 'Please check the list first';
}
