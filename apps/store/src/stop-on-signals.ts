import type { Progress } from './startup/progress.ts';

/** Two signals closer together are one wish: a Ctrl-C comes from the terminal and from the launcher. */
const SAME_WISH_MS = 1_000;

export type Stoppable = {
  /** Finishes what is in flight and stops everything; also while things are still being started. */
  close(): Promise<void>;
  /** Without waiting: nothing of ours may go on running after it. */
  kill(): void;
};

/**
 * Closes the shop in good order at Ctrl-C, SIGTERM, or when the process that launched it is gone; a second
 * signal doesn't wait any longer.
 */
export function stopOnSignals(shop: Stoppable, progress: Progress): void {
  let since: number | null = null;
  const stop = (impatient: boolean) => {
    if (since === null) {
      since = performance.now();
      progress.say('\n  Closing the shop …');
      void closeAndExit(shop, progress);
    } else if (impatient && performance.now() - since > SAME_WISH_MS) {
      shop.kill();
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(true));
  process.on('disconnect', () => stop(false));
}

async function closeAndExit(shop: Stoppable, progress: Progress): Promise<void> {
  try {
    await shop.close();
    progress.say('  Closed.');
    process.exit(0);
  } catch (error) {
    console.error(error);
    shop.kill();
    process.exit(1);
  }
}
