import { readConfig } from '@jhola/api';
import { openShop } from './open-shop.ts';
import { printableError } from './printable-error.ts';
import type { ServePages } from './pages/serve-pages.ts';
import { checkNode } from './startup/check-node.ts';
import { choosePort } from './startup/choose-port.ts';
import { handleUncaughtErrors } from './startup/handle-uncaught-errors.ts';
import { ClosedWhileOpening, ShutdownStack } from './startup/shutdown-stack.ts';
import { createProgress } from './startup/progress.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Runs the shop in this process until it is told to close. Ends the process itself. */
export async function runShop(servePages: ServePages): Promise<void> {
  const progress = createProgress(process.stdout);
  const shutdown = new ShutdownStack();
  let opening: Promise<void> = Promise.resolve();

  async function open(): Promise<void> {
    try {
      checkNode(process.versions.node);
      progress.welcome(await openShop(await choosePort(readConfig()), progress, shutdown, servePages));
      // From now on the launcher restarts it if it ends by itself.
      process.send?.('open');
    } catch (error) {
      if (error instanceof ClosedWhileOpening || shutdown.isClosing) return;
      console.error(printableError(error));
      await shutdown.close();
      process.exit(1);
    }
  }

  handleUncaughtErrors();
  stopOnSignals(async () => {
    await shutdown.close();
    // Whatever is starting at this moment is stopped as soon as it has started.
    await opening;
  }, progress);
  opening = open();
  await opening;
}
