/** The one process of the shop: `node dist/main.js`, configured by the environment. */
import { serveBuiltPages } from './pages/serve-built-pages.ts';
import { runShop } from './run-shop.ts';

await runShop(serveBuiltPages);
