/**
 * npm run bench:mails [-- --mails 3000]: how many mails of orders one process sends from its outbox per second, and the
 * CPU milliseconds of the server and of the database for each: to files, to files of a shop under https, and to a mail
 * server on this machine. Each mail has the bill of five products, with their pictures attached; under https these are
 * linked instead.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMailServer } from '@jhola/tools/testing/mail-server.ts';
import { makeId } from '@jhola/domain';
import { startStore } from '@jhola/e2e/start-store';
import { runningPostgresUrl } from '@jhola/store/embedded-postgres';
import pg from 'pg';
import { readCpu } from './cpu-of.ts';

const { values } = parseArgs({ options: { mails: { type: 'string', default: '3000' } } });
const mails = Number(values.mails);
const BODY = 'Thank you for your order. '.repeat(20);
const ITEMS = 5;

const server = await startMailServer();
const dataDir = await mkdtemp(join(tmpdir(), 'jhola-mails-'));
try {
  console.log(`${mails} mails`.padEnd(16) + 'per second   server ms   database ms');
  await measure('to files', {});
  await measure('files, https', { PUBLIC_URL: 'https://shop.example' });
  await measure('by SMTP', { SMTP_URL: server.url });
  if (server.received.length !== mails) throw new Error(`${server.received.length} mails arrived by SMTP`);
} finally {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const store = await startStore({ dataDir, env });
  const client = new pg.Client({ connectionString: (await runningPostgresUrl(dataDir)) ?? '' });
  await client.connect();
  try {
    const pid = store.process.pid ?? Number.NaN;
    const before = await readCpu(pid, dataDir);
    await queue(client);
    // From the first sent mail to the last one, because the sender looks into the outbox once a second.
    while ((await unsent(client)) === mails) await wait(5);
    const started = performance.now();
    const left = await unsent(client);
    while ((await unsent(client)) > 0) await wait(20);
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
  } finally {
    await client.end();
    await store.end('SIGTERM');
  }
}

async function queue(client: pg.Client): Promise<void> {
  const now = new Date();
  const ids = Array.from({ length: mails }, () => makeId(now) as string);
  const { rows: products } = await client.query(
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
  await client.query(
    `insert into mail_outbox (id, recipient, subject, body, content, created_at, next_try_at)
     select id, 'asha@example.in', 'Your order', $2, content, $3, $3 from unnest($1::text[], $4::jsonb[]) m (id, content)`,
    [ids, BODY, now, contents],
  );
}

async function unsent(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    'select count(*)::integer as count from mail_outbox where sent_at is null',
  );
  return rows[0].count;
}
