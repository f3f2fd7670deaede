import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, type StorageProblem, within } from '@jhola/api';
import { databaseHasRoom } from './database-state.queries.ts';

/** Remembers that a write failed, until a test write succeeds. */
export type StorageProblemWatch = {
  note(storageProblem: StorageProblem): void;
  /** The current problem; null if none is known. If there was one, tries a write first. */
  current(): Promise<StorageProblem | null>;
};

const TRY_LIMIT_MS = 2_000;
const TRY_BYTES = 256 * 1024;

/**
 * Creates the watch, without a known problem. It has no timer: it tries a write only when `current` is called, to both
 * the database and `dataDir`. `current` waits at most `limitMs` for it; the problem remains if a disk doesn't respond.
 */
export function createStorageProblemWatch(
  db: Database,
  dataDir: string,
  limitMs: number = TRY_LIMIT_MS,
): StorageProblemWatch {
  let noted: { readonly problem: StorageProblem } | null = null;
  let trying: Promise<void> | null = null;

  /** A problem that is noted in the meantime remains. */
  async function tryToWrite(): Promise<void> {
    const before = noted;
    const [database, folder] = await Promise.all([databaseHasRoom(db, limitMs), hasRoom(dataDir)]);
    if (database && folder && noted === before) noted = null;
  }

  return {
    note(problem) {
      noted = { problem };
    },
    async current() {
      if (noted === null) return null;
      // Callers share one attempt until it ends: each write to a disk that hangs occupies a thread.
      const attempt = (trying ??= tryToWrite().finally(() => {
        trying = null;
      }));
      await within(limitMs, undefined, attempt);
      return noted?.problem ?? null;
    },
  };
}

async function hasRoom(folder: string): Promise<boolean> {
  const path = join(folder, `.room-${process.pid}`);
  const isWritten = await succeeds(writeFile(path, Buffer.alloc(TRY_BYTES, 1), { flush: true }));
  // A part of the file may have been written.
  return (await succeeds(rm(path, { force: true }))) && isWritten;
}

async function succeeds(action: Promise<void>): Promise<boolean> {
  return action.then(
    () => true,
    () => false,
  );
}
