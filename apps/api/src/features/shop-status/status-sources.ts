import type { Trouble } from '../../platform/app-error.ts';

/** A disk that the shop writes to, by a folder on it. */
export type Disk = { readonly folder: string; readonly freeMb: number };

/** What only the program around the API knows of the shop's state. */
export type StatusSources = {
  readonly version: string;
  readonly disks: () => Promise<readonly Disk[]>;
  /** Why nothing can be saved at the moment; null if nothing is known to fail. */
  readonly trouble: () => Promise<Trouble | null>;
  /** When the last backup was taken; null if none is known. */
  readonly lastBackup: () => Promise<Date | null>;
};
