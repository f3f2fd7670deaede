/** The one process of the shop: `node dist/main.js`, configured by the environment. */
import { ConfigError, readConfig } from '@jhola/api';
import { openShop } from './open-shop.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { checkNode } from './startup/check-node.ts';
import { createProgress } from './startup/progress.ts';

const progress = createProgress(process.stdout);
try {
  checkNode(process.versions.node);
  const shop = await openShop(readConfig(), progress);
  stopOnSignals(shop.close, progress);
  progress.welcome(shop.welcome);
} catch (error) {
  // A fault that we foresaw is a sentence; of any other one the stack is needed.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
  process.disconnect?.();
}
