import { readFileSync } from 'node:fs';
import type { Database, StatusSources } from '@jhola/api';
import { lastBackupOf } from '../backup/last-backup.ts';
import { places } from '../places.ts';
import { stateOfDatabase } from './database-state.queries.ts';
import type { SpaceWatch } from './space-watch.ts';
import type { TroubleWatch } from './trouble-watch.ts';

const DATABASE_LIMIT_MS = 1_500;

export type StatusParts = {
  readonly db: Database;
  readonly dataDir: string;
  readonly troubles: TroubleWatch;
  readonly space: SpaceWatch;
};

/** The data about disks, backups and failed writes for the admins' status page. */
export function createStatusSources({ db, dataDir, troubles, space }: StatusParts): StatusSources {
  const { version } = JSON.parse(readFileSync(places.package, 'utf8')) as { version: string };
  return {
    version,
    disks: () => space.disks(),
    async database() {
      const start = performance.now();
      const state = await stateOfDatabase(db, DATABASE_LIMIT_MS);
      const ms = performance.now() - start;
      return { trouble: state === 'read-only' ? state : await troubles.current(), ms };
    },
    lastBackup: () => lastBackupOf(dataDir),
  };
}
