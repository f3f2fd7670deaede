import { readFileSync } from 'node:fs';
import type { Database, StatusSources } from '@jhola/api';
import type { LastBackup } from '../backup/last-backup.ts';
import { paths } from '../paths.ts';
import { stateOfDatabase } from './database-state.queries.ts';
import type { SpaceWatch } from './space-watch.ts';
import type { StorageProblemWatch } from './storage-problem-watch.ts';

const DATABASE_LIMIT_MS = 1_500;

export type StatusParts = {
  readonly db: Database;
  readonly storageProblems: StorageProblemWatch;
  readonly space: SpaceWatch;
  readonly lastBackup: LastBackup;
};

/** The data about disks, backups and failed writes for the admins' status page. */
export function createStatusSources({ db, storageProblems, space, lastBackup }: StatusParts): StatusSources {
  const { version } = JSON.parse(readFileSync(paths.package, 'utf8')) as { version: string };
  return {
    version,
    disks: () => space.disks(),
    async database() {
      const start = performance.now();
      const state = await stateOfDatabase(db, DATABASE_LIMIT_MS);
      const ms = performance.now() - start;
      return { storageProblem: state === 'read-only' ? state : await storageProblems.current(), ms };
    },
    lastBackup,
  };
}
