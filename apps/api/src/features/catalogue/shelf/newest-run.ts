/**
 * Wraps a job so that it never runs twice at the same time: requests made while it runs share one further run, which
 * begins after it.
 */
export function newestRun(job: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function begin(): Promise<void> {
    running = job().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    // Also in the moment between the end of a run and the beginning of the next one.
    if (next !== null) return next;
    if (running === null) return begin();
    next = running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
}
