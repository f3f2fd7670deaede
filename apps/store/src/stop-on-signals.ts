import type { Progress } from './startup/progress.ts';

/**
 * Closes the shop in good order at Ctrl-C, SIGTERM, or when the process that launched it is gone; a second
 * signal doesn't wait any longer.
 */
export function stopOnSignals(close: () => Promise<void>, progress: Progress): void {
  let closing = false;
  const stop = async (why: string) => {
    if (closing) {
      if (why === 'launcher') return;
      process.exit(130);
    }
    closing = true;
    progress.say(`\n  Closing the shop …`);
    try {
      await close();
      progress.say('  Closed.');
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGHUP', () => void stop('SIGHUP'));
  process.on('disconnect', () => void stop('launcher'));
}
