import { SAME_SIGNAL_MS } from '../same-signal.ts';

export type Cancellation = {
  /** Aborts at Ctrl-C, at SIGTERM, or when the launcher has ended. */
  readonly signal: AbortSignal;
  /** Call it when nothing can be cancelled any more: until then, listening to the launcher keeps the process alive. */
  readonly stopListening: () => void;
};

/** `onSecond` is called at a second Ctrl-C; it doesn't wait for the rollback. */
export function cancelOnSignals(say: (text: string) => void, onSecond: () => void): Cancellation {
  const cancelled = new AbortController();
  const events = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;
  let since = 0;
  const cancel = () => {
    if (cancelled.signal.aborted) {
      if (performance.now() - since > SAME_SIGNAL_MS) onSecond();
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
