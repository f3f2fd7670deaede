/** The one process of the shop: `node dist/main.js`, configured by the environment. */
import { serveBuiltPages } from './pages/serve-built-pages.ts';
import { runShop } from './run-shop.ts';

// Not awaited: modules that are loaded later may share this bundle, which would cause a deadlock.
void runShop(serveBuiltPages);
