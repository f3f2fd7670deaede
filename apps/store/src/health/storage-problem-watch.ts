import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Trouble } from '@jhola/api';
import { databaseHasRoom } from './database-state.queries.ts';

/** Remembers that a write failed, until a test write succeeds. */
export type TroubleWatch = {
  note(trouble: Trouble): void;
  /** The current problem; null if none is known. If there was one, tries a write first. */
  current(): Promise<Trouble | null>;
};

const TRY_LIMIT_MS = 2_000;
const TRY_BYTES = 256 * 1024;

export function createTroubleWatch(db: Database, dataDir: string): TroubleWatch {
  let noted: Trouble | null = null;
  let trying: Promise<boolean> | null = null;

  async function canWrite(): Promise<boolean> {
    const [database, folder] = await Promise.all([databaseHasRoom(db, TRY_LIMIT_MS), hasRoom(dataDir)]);
    return database && folder;
  }

  return {
    note(trouble) {
      noted = trouble;
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
  try {
    await writeFile(path, Buffer.alloc(TRY_BYTES, 1), { flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true });
  }
}
