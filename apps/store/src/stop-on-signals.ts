import { SAME_SIGNAL_MS } from './same-signal.ts';
import type { Progress } from './startup/progress.ts';

/**
 * Shuts the shop down gracefully at Ctrl-C, at SIGTERM, or when the launcher has ended; a second signal ends it at once.
 * `close` finishes requests in progress and stops everything, also during the start.
 */
export function stopOnSignals(close: () => Promise<void>, progress: Progress): void {
  let since: number | null = null;
  const stop = (impatient: boolean) => {
    if (since === null) {
      since = performance.now();
      progress.say('\n  Closing the shop …');
      void closeAndExit(close, progress);
    } else if (impatient && performance.now() - since > SAME_SIGNAL_MS) {
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(true));
  process.on('disconnect', () => stop(false));
}

async function closeAndExit(close: () => Promise<void>, progress: Progress): Promise<void> {
  try {
    await close();
    progress.say('  Closed.');
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
