/** The shop for those who work on it: the same, with pages that change as their sources do. */
import { serveLivePages } from './pages/serve-live-pages.ts';
import { runShop } from './run-shop.ts';

await runShop(serveLivePages);
