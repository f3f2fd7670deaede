/**
 * Fills the data folder that is named with the demo shop: starts the built shop, asks for the pictures of its main
 * pages, so that they are drawn once and not in each run, and stops it.
 */
import { demoPlaces } from '../../../e2e/support/demo-places.ts';
import { startStore } from '../../../e2e/support/start-store.ts';

const PICTURE = /\/images\/[\w-]+\/\d+\.webp/g;
const AT_ONCE = 4;

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Which folder?');
const store = await startStore({ dataDir });
const places = await demoPlaces(store.url);
const pages = ['/', places.listing, places.product, '/search?q=rice', '/search?q=milk'];
const texts = await Promise.all(pages.map(async (path) => (await fetch(store.url + path)).text()));
const pictures = [...new Set(texts.flatMap((text) => text.match(PICTURE) ?? []))];
const drawNext = async (): Promise<void> => {
  for (let path = pictures.pop(); path !== undefined; path = pictures.pop()) {
    await (await fetch(store.url + path)).arrayBuffer();
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
await store.end('SIGTERM');
