import { AppError } from '../../../platform/app-error.ts';
import { accountsTexts as texts } from '../../../messages/index.ts';

/** Seconds after which a place in the queue is likely to be free. */
const RETRY_SECONDS = 2;

export type QueueLimits = {
  readonly atOnce: number;
  /** The most jobs that may wait in one lane, and in all lanes. */
  readonly waitingInLane: number;
  readonly waitingInAll: number;
};

export type FairQueue = <Result>(lane: string, job: () => Promise<Result>) => Promise<Result>;

type Waiting = { readonly begin: () => void; readonly refuse: (error: AppError) => void };

/**
 * Runs a few jobs at a time. Lanes (an address, a known device) take turns, one job each, so that a lane with many jobs
 * doesn't delay the others. The queue is bounded: if a lane is full, its newest job is refused with TOO_MANY; if all
 * places are taken, the newest job of the longest lane is refused.
 */
export function createFairQueue({ atOnce, waitingInLane, waitingInAll }: QueueLimits): FairQueue {
  /** The lanes in the order of their turns. No lane is empty. */
  const lanes = new Map<string, Waiting[]>();
  let waiting = 0;
  let running = 0;

  function takeNext(): Waiting | undefined {
    const [first] = lanes;
    if (first === undefined) return undefined;
    const [lane, jobs] = first;
    const next = jobs.shift();
    lanes.delete(lane);
    if (jobs.length > 0) lanes.set(lane, jobs);
    waiting -= 1;
    return next;
  }

  function makeRoom(lane: string): void {
    const own = lanes.get(lane)?.length ?? 0;
    if (own >= waitingInLane) throw tooMany();
    if (waiting < waitingInAll) return;
    const [longest, jobs] = [...lanes].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    if (jobs.length <= own + 1) throw tooMany();
    jobs.pop()?.refuse(tooMany());
    if (jobs.length === 0) lanes.delete(longest);
    waiting -= 1;
  }

  function wait(lane: string): Promise<void> {
    makeRoom(lane);
    return new Promise((begin, refuse) => {
      const jobs = lanes.get(lane);
      if (jobs === undefined) lanes.set(lane, [{ begin, refuse }]);
      else jobs.push({ begin, refuse });
      waiting += 1;
    });
  }

  return async (lane, job) => {
    if (running >= atOnce) await wait(lane);
    else running += 1;
    try {
      return await job();
    } finally {
      const next = takeNext();
      // The place is passed to the next job directly, so that no other job can take it first.
      if (next === undefined) running -= 1;
      else next.begin();
    }
  };
}

function tooMany(): AppError {
  return new AppError('TOO_MANY', {
    message: texts.networkBusy({ seconds: RETRY_SECONDS }),
    retryAfterSeconds: RETRY_SECONDS,
  });
}
