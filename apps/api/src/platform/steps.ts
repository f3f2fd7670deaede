/** Requests wait at most for one step of about this many milliseconds. */
const STEP_MS = 8;

/** Long work that yields wherever it may be interrupted. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does long work in short steps, between which requests are served. */
export async function inSteps<Result>(work: Steps<Result>): Promise<Result> {
  const pause = createPause();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    const pausing = pause();
    if (pausing) await pausing;
  }
}

/** Does the same work without interruption. */
export function atOnce<Result>(work: Steps<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/**
 * Returns a function to call between the parts of long work. It returns a promise to await if STEP_MS have passed since
 * the last pause.
 */
export function createPause(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < STEP_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        began = performance.now();
        resolve();
      });
    });
  };
}
