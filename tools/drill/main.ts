/**
 * npm run drill [-- nginx|haproxy] [--only WORDS]: plays the faults of docs/operations.md. Two shops on one PostgreSQL
 * run behind nginx, then behind HAProxy, with the configuration files of `deploy/`, while shoppers browse and order.
 * Prints the failures that they saw, and fails if a rolling restart lost a request, if a page failed that is served
 * from memory, or if orders and stock don't add up. Needs a build, openssl, and nginx or haproxy.
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../e2e/support/free-port.ts';
import { findInconsistencies, stockOf } from './check-totals.ts';
import { DrillShops } from './drill-shops.ts';
import { FAULTS, SHOPPERS } from './faults.ts';
import { importProducts } from './fill-shop.ts';
import { findPostgres, folderForPostgres, PostgresCluster } from './postgres-cluster.ts';
import { prepareProxy, PROXIES } from './proxies.ts';
import { type FaultReport, reportOf, tableOf } from './report.ts';
import { startShoppers } from './shoppers.ts';

const PRODUCTS = 300;
/** Load before and after each fault. */
const CALM_MS = 1_500;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const names = (Object.keys(PROXIES) as (keyof typeof PROXIES)[]).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
);
const faults = FAULTS.filter(({ name }) => name.includes(values.only));

const folder = mkdtempSync(join(tmpdir(), 'jhola-drill-'));
// PostgreSQL and nginx may run as other users.
chmodSync(folder, 0o755);
const { folder: programs } = await findPostgres();
const database = new PostgresCluster({
  programs,
  folder: folderForPostgres(join(folder, 'database')),
  port: await freePort(),
});
const reports: FaultReport[] = [];
const mistakes: string[] = [];
try {
  database.create();
  await database.start();
  importProducts(folder, database.url, PRODUCTS);
  const stockBefore = await stockOf(database.url);
  for (const name of names) mistakes.push(...(await drillBehind(name, stockBefore)));
} finally {
  await database.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

console.log(`\n${tableOf(reports)}`);
for (const { proxy, fault, failed, failedPages } of reports) {
  const limits = FAULTS.find(({ name }) => name === fault);
  if (failed > (limits?.allowed ?? Number.POSITIVE_INFINITY))
    mistakes.push(`${proxy}: ${fault}: ${failed} failed`);
  if (limits?.keepsPages && failedPages > 0) mistakes.push(`${proxy}: ${fault}: ${failedPages} pages failed`);
}
for (const mistake of mistakes) console.error(`FAILED: ${mistake}`);
if (mistakes.length > 0) process.exitCode = 1;
else if (reports.length > 0) console.log('\nOrders, money and stock add up.');
console.log(
  'Other faults (full disk, mail, payment provider, clock …) have tests: the table of docs/operations.md.',
);

/** Causes all faults behind one proxy; returns the inconsistencies afterwards. */
async function drillBehind(name: keyof typeof PROXIES, stockBefore: number): Promise<string[]> {
  const shops = await DrillShops.create(folder, database.url);
  const proxy = await prepareProxy(name, { folder: join(folder, name), ports: shops.ports });
  if (proxy === null) {
    console.log(`${name} is not installed, so nothing was tried behind it (Debian: apt-get install ${name})`);
    return [];
  }
  shops.setPublicUrl(proxy.url);
  try {
    await shops.startBoth();
    await proxy.start();
    mistakes.push(...(await findRedirectErrors(name, proxy.plainUrl)));
    const shoppers = await startShoppers(proxy.url, SHOPPERS);
    for (const fault of faults) {
      await wait(CALM_MS);
      const from = shoppers.outcomes.length;
      await fault.cause({ shops, database, proxy });
      const repairedAt = performance.now();
      await shoppers.recovered();
      await wait(CALM_MS);
      const report = reportOf(name, fault.name, shoppers.outcomes.slice(from), repairedAt);
      reports.push(report);
      console.log(`${name}: ${fault.name}: ${report.requests} requests, failed: ${report.saw}`);
    }
    await shoppers.stop();
    return await findInconsistencies(database.url, shoppers.confirmed, stockBefore);
  } finally {
    await proxy.kill();
    await shops.kill();
  }
}

/** Over http pages are redirected to https, and calls of the API are refused. */
async function findRedirectErrors(name: string, plainUrl: string): Promise<string[]> {
  const expected = { '/search?q=milk': 301, '/api/order/order-list': 403 };
  const found: string[] = [];
  for (const [path, status] of Object.entries(expected)) {
    const response = await fetch(plainUrl + path, { redirect: 'manual' });
    if (response.status !== status) found.push(`${name}: http: ${path} is ${response.status}`);
  }
  return found;
}
