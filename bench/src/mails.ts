/**
 * npm run bench:mails [-- --mails 3000]: how many mails of orders one process sends from its outbox per second, and the
 * CPU milliseconds of the server and of the database for each: to files, to files of a shop under https, and to a mail
 * server on this machine. Each mail has the bill of five products, with their pictures attached; under https these are
 * linked instead.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMailServer } from '@jhola/tools/testing/mail-server.ts';
import { makeId } from '@jhola/domain';
import type pg from 'pg';
import { readCpu } from './cpu-of.ts';
import { inNewFolder, withShop } from './with-shop.ts';

const { values } = parseArgs({ options: { mails: { type: 'string', default: '3000' } } });
const mails = Number(values.mails);
const BODY = 'Thank you for your order. '.repeat(20);
const ITEMS = 5;

const server = await startMailServer();
try {
  await inNewFolder(async (dataDir) => {
    console.log(`${mails} mails`.padEnd(16) + 'per second   server ms   database ms');
    await measure('to files', dataDir, {});
    await measure('files, https', dataDir, { PUBLIC_URL: 'https://shop.example' });
    await measure('by SMTP', dataDir, { SMTP_URL: server.url });
  });
  if (server.received.length !== mails) throw new Error(`${server.received.length} mails arrived by SMTP`);
} finally {
  await server.close();
}

async function measure(name: string, dataDir: string, env: Readonly<Record<string, string>>): Promise<void> {
  await withShop({ dataDir, env, connections: 1 }, async (store, pool) => {
    const pid = store.process.pid ?? Number.NaN;
    const before = await readCpu(pid, dataDir);
    await queue(pool);
    // From the first sent mail to the last one, because the sender looks into the outbox once a second.
    while ((await unsent(pool)) === mails) await wait(5);
    const started = performance.now();
    const left = await unsent(pool);
    while ((await unsent(pool)) > 0) await wait(20);
    const seconds = (performance.now() - started) / 1000;
    const after = await readCpu(pid, dataDir);
    const each = (ms: number) => (ms / mails).toFixed(2).padStart(12);
    console.log(
      name.padEnd(16) +
        Math.round(left / seconds)
          .toString()
          .padStart(10) +
        each(after.serverMs - before.serverMs) +
        each(after.databaseMs - before.databaseMs),
    );
  });
}

async function queue(pool: pg.Pool): Promise<void> {
  const now = new Date();
  const ids = Array.from({ length: mails }, () => makeId(now) as string);
  const { rows: products } = await pool.query(
    'select name, images[1] as picture from products where cardinality(images) > 0 order by id limit 100',
  );
  const contents = ids.map((_, n) => {
    const items = Array.from({ length: ITEMS }, (_item, place) => {
      const { name, picture } = products[(n * ITEMS + place) % products.length];
      return { name, unit: '500 g', quantity: 2, amount: '₹120', picture };
    });
    const rows = ['Total at MRP', 'Discount', 'Delivery', 'To pay'].map((label) => ({
      label,
      value: '₹600',
    }));
    const blocks = [
      { kind: 'text', text: BODY },
      { kind: 'bill', items, rows },
      { kind: 'link', label: 'View order', url: 'http://localhost:8080/dashboard/myorders/1' },
    ];
    return JSON.stringify({ lang: 'en', heading: 'Thank you for your order', blocks });
  });
  await pool.query(
    `insert into mail_outbox (id, recipient, subject, body, content, created_at, next_try_at)
     select id, 'asha@example.in', 'Your order', $2, content, $3, $3 from unnest($1::text[], $4::jsonb[]) m (id, content)`,
    [ids, BODY, now, contents],
  );
}

async function unsent(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    'select count(*)::integer as count from mail_outbox where sent_at is null',
  );
  return rows[0].count;
}
