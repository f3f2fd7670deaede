import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, StorageProblem } from '@jhola/api';
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
 * the database and `dataDir`.
 */
export function createStorageProblemWatch(db: Database, dataDir: string): StorageProblemWatch {
  let noted: StorageProblem | null = null;
  let trying: Promise<boolean> | null = null;

  async function canWrite(): Promise<boolean> {
    const [database, folder] = await Promise.all([databaseHasRoom(db, TRY_LIMIT_MS), hasRoom(dataDir)]);
    return database && folder;
  }

  return {
    note(storageProblem) {
      noted = storageProblem;
    },
    async current() {
      if (noted === null) return null;
      // Concurrent callers share one attempt.
      trying ??= canWrite().finally(() => {
        trying = null;
      });
      if (await trying) noted = null;
      return noted;
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
