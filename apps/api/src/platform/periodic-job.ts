import type { FastifyBaseLogger } from 'fastify';
import { linesAMinute } from './lines-a-minute.ts';

/** While the database is away or full, every run fails. */
const FAILURES_A_MINUTE = 5;

/** How many entries a batch claimed, and how many of them succeeded. */
export type Batch = { readonly claimed: number; readonly done: number };

export type PeriodicJob = {
  start(): void;
  /** Starts a run now, or as soon as the run in progress has ended. Does nothing before `start`. */
  wake(): void;
  /** Resolves when the run in progress has ended. */
  stop(): Promise<void>;
  /** Whether `stop` was called: then no new work may be started. */
  isStopping(): boolean;
  /**
   * Runs batches of this size until one isn't full, nothing of one succeeds, or `stop` was called. Returns how many
   * entries succeeded.
   */
  runBatches(size: number, batch: () => Promise<Batch>): Promise<number>;
};

export type PeriodicJobOptions = {
  /** Milliseconds from the end of one run to the start of the next. */
  readonly everyMs: number;
  /** Whether the first run starts immediately, instead of `everyMs` later. */
  readonly runsAtStart?: boolean;
  /** Finds the work that is due, and does it. */
  readonly run: () => Promise<unknown>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The warning in the log if a run fails, at most five a minute; the next run takes place anyway. */
  readonly failed: string;
};

/** A periodic job that never runs twice at the same time. Doesn't keep the process alive. */
export function createPeriodicJob({
  everyMs,
  runsAtStart = false,
  run,
  log,
  failed,
}: PeriodicJobOptions): PeriodicJob {
  let timer: NodeJS.Timeout | null = null;
  let isStopping = false;
  let isWoken = false;
  let running: Promise<unknown> | null = null;
  const lines = linesAMinute(FAILURES_A_MINUTE);

  function logFailure(err: unknown): void {
    const line = lines();
    if (line !== null) log.warn({ err, ...line }, failed);
  }

  function runIn(ms: number): void {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      isWoken = false;
      running = run()
        .catch(logFailure)
        .finally(() => {
          running = null;
          if (!isStopping) runIn(isWoken ? 0 : everyMs);
        });
    }, ms);
    timer.unref();
  }

  return {
    start: () => runIn(runsAtStart ? 0 : everyMs),
    wake() {
      if (timer === null || isStopping) return;
      isWoken = true;
      if (running === null) runIn(0);
    },
    async stop() {
      isStopping = true;
      if (timer) clearTimeout(timer);
      await running;
    },
    isStopping: () => isStopping,
    async runBatches(size, batch) {
      for (let total = 0; ; ) {
        const { claimed, done } = await batch();
        total += done;
        if (isStopping || done === 0 || claimed < size) return total;
      }
    },
  };
}

/** A job that is started and stopped from outside. */
export type Job = Pick<PeriodicJob, 'start' | 'stop'>;

/**
 * Starts and stops jobs together. All are told to stop at the same time, so that a slow one doesn't use up the time
 * that the others have until the process is killed.
 */
export function asOneJob(jobs: readonly Job[]): Job {
  return {
    start() {
      for (const job of jobs) job.start();
    },
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
