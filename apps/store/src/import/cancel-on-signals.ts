/** Two signals closer together are one: a Ctrl-C comes from the terminal and from the program that launched us. */
const SAME_SIGNAL_MS = 1_000;

export type Cancelling = {
  /** Aborts at Ctrl-C, SIGTERM, or when the program that launched us is gone. */
  readonly signal: AbortSignal;
  /** Nothing can be cancelled any more. Needed for the process to end: it listens to its launcher until then. */
  readonly stopListening: () => void;
};

/** `kill` is called at a second Ctrl-C, which doesn't wait until the work is rolled back. */
export function cancelOnSignals(say: (text: string) => void, kill: () => void): Cancelling {
  const cancelled = new AbortController();
  const events = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;
  let since = 0;
  const cancel = () => {
    if (cancelled.signal.aborted) {
      if (performance.now() - since > SAME_SIGNAL_MS) kill();
      return;
    }
    since = performance.now();
    say('\n  Cancelling …');
    cancelled.abort();
  };
  for (const event of events) process.on(event, cancel);
  return {
    signal: cancelled.signal,
    stopListening: () => {
      for (const event of events) process.off(event, cancel);
    },
  };
}
