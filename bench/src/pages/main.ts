/**
 * npm run measure [-- --rounds 7] [-- --only home]: how long home, a listing, a product and a search take to be painted
 * and usable on a slow phone, compared with the same page without script and with the same page rendered in the
 * browser. The three take turns in each round, in a different order each time; figures are medians, ratios are
 * medians of each round's ratio.
 */
import { parseArgs } from 'node:util';
import { demoPlaces } from '@jhola/e2e/demo-places';
import { openBrowser } from '@jhola/e2e/open-browser';
import { makeDataDir, startStore } from '@jhola/e2e/start-store';
import { measurePage } from './measure-page.ts';
import { printHeading, printPage } from './print-page.ts';
import { serveVariant } from './variant-server.ts';
import { waitForDrawing } from './wait-for-drawing.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds takes a whole number: ${values.rounds}`);

const { dataDir, remove } = await makeDataDir();
const store = await startStore({ dataDir });
const browser = await openBrowser();
const servers = {
  server: await serveVariant('server', store.url),
  floor: await serveVariant('floor', store.url),
  client: await serveVariant('client', store.url),
};
try {
  const { listing, product } = await demoPlaces(store.url);
  const paths = { home: '/', listing, product, search: '/search?q=milk' };
  await waitForDrawing(dataDir);
  console.log(`1.6 Mb/s, 150 ms, processor a quarter as fast; medians of ${rounds} rounds\n`);
  printHeading();
  for (const [name, path] of Object.entries(paths)) {
    if (values.only !== undefined && values.only !== name) continue;
    printPage(name, await measurePage(browser, servers, path, rounds));
  }
} finally {
  await browser.close();
  for (const server of Object.values(servers)) server.stop();
  await store.end('SIGTERM');
  await remove();
}
