import { stat, statfs } from 'node:fs/promises';
import { type Metrics, within } from '@jhola/api';

/** Monitors the free space on the disks that the shop writes to. */
export type SpaceWatch = {
  /** A sentence for each disk that is nearly full, or one if a disk doesn't respond. */
  warnings(): Promise<string[]>;
  /** Each disk once, with its free space: the last known one if a disk doesn't respond. */
  disks(): Promise<readonly Disk[]>;
  stop(): void;
};

export type SpaceWatchOptions = {
  /** Ignores folders that don't exist yet. */
  readonly folders: readonly string[];
  /** A disk with fewer free megabytes counts as nearly full. */
  readonly lowMb: number;
  readonly log: { error(about: object, text: string): void; warn(about: object, text: string): void };
  /** How often to check; often enough to log a warning before a disk is full. */
  readonly everyMs?: number;
  /** How long to wait for the disks. */
  readonly limitMs?: number;
  /** Replaces `disksOf` in tests. */
  readonly readDisks?: typeof disksOf;
};

const MB = 1024 * 1024;
const LIMIT_MS = 2_000;

/**
 * Starts to check the disks, now and every `everyMs`, until `stop` is called; the timer doesn't keep the process
 * running. Logs an error once when a disk becomes nearly full, and a warning when all have enough space again.
 */
export function createSpaceWatch({
  folders,
  lowMb,
  log,
  everyMs = 60_000,
  limitMs = LIMIT_MS,
  readDisks = disksOf,
}: SpaceWatchOptions): SpaceWatch {
  /** The folders of the disks that were nearly full at the last look. */
  let wereLow = new Set<string>();
  let known: readonly Disk[] = [];
  let reading: Promise<true> | null = null;

  async function read(): Promise<true> {
    known = await readDisks(folders);
    return true;
  }

  /** Reads the free space; false if a disk doesn't respond. */
  function refresh(): Promise<boolean> {
    // Callers share the calls until they return: each one to a disk that hangs occupies a thread.
    const current = (reading ??= read().finally(() => {
      reading = null;
    }));
    const isRead = current.catch(() => false);
    return within(limitMs, false, isRead);
  }

  const lowDisks = () => known.filter(({ freeMb }) => freeMb < lowMb);

  async function look(): Promise<void> {
    await refresh();
    const low = lowDisks();
    for (const disk of low)
      if (!wereLow.has(disk.folder)) log.error({ alarm: 'space', ...disk }, 'A disk is nearly full');
    if (low.length === 0 && wereLow.size > 0) log.warn({}, 'There is enough free disk space again');
    wereLow = new Set(low.map(({ folder }) => folder));
  }

  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  void look();
  return {
    async warnings() {
      if (!(await refresh())) return ['A disk does not respond'];
      return lowDisks().map(({ freeMb }) => `Only ${freeMb} MB of disk space are free`);
    },
    async disks() {
      await refresh();
      return known;
    },
    stop: () => clearInterval(timer),
  };
}

/** A disk, named by the first of the folders that is on it. */
export type Disk = { readonly folder: string; readonly freeMb: number };

/** The disks of these folders. Never rejects. */
async function disksOf(folders: readonly string[]): Promise<Disk[]> {
  const devices = new Set<number>();
  const disks: Disk[] = [];
  for (const folder of folders) {
    const found = await Promise.all([stat(folder), statfs(folder)]).catch(() => null);
    if (found === null) continue;
    const [{ dev }, { bavail, bsize }] = found;
    if (devices.has(dev)) continue;
    devices.add(dev);
    const freeMb = Math.floor((bavail * bsize) / MB);
    disks.push({ folder, freeMb });
  }
  return disks;
}

/** Measures the free space of the disks. */
export function measureSpace(metrics: Metrics, space: Pick<SpaceWatch, 'disks'>): void {
  metrics.gauges(
    { jhola_disk_free_bytes: { help: 'Free space of the disk with this folder', label: 'folder' } },
    async () => ({
      jhola_disk_free_bytes: Object.fromEntries(
        (await space.disks()).map(({ folder, freeMb }) => [folder, freeMb * MB]),
      ),
    }),
  );
}
