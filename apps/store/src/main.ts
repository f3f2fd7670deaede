/** The one process of the shop: `node dist/main.js`, configured by the environment. */
import { serveBuiltPages } from './pages/serve-built-pages.ts';
import { runShop } from './run-shop.ts';

// Not awaited: what is loaded later on may share this bundle, and would wait for it while it waits for that.
void runShop(serveBuiltPages);
