/** The shop for development: pages are updated when their sources change. */
import { serveLivePages } from './pages/serve-live-pages.ts';
import { runShop } from './run-shop.ts';

await runShop(serveLivePages);
