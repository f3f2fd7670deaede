import type { StorageProblem } from '../../platform/app-error.ts';

/** A disk that the shop writes to, identified by a folder on it. */
export type Disk = { readonly folder: string; readonly freeMb: number };

/** The parts of the shop's state that only the program around the API knows. */
export type StatusSources = {
  readonly version: string;
  readonly disks: () => Promise<readonly Disk[]>;
  /** Why nothing can be saved at the moment (null if no problem is known), and how quickly the database responds. */
  readonly database: () => Promise<{ readonly storageProblem: StorageProblem | null; readonly ms: number }>;
  /** The time of the last backup; null if none is known. */
  readonly lastBackup: () => Promise<Date | null>;
};
