import { openFaultyProxy } from '@jhola/tools/testing/faulty-proxy.ts';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { createEmptyDatabase } from '@jhola/tools/testing/test-database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { listen } from './listen.ts';

test('a listener whose connection stops responding reconnects, and gets the next notification', async () => {
  const database = await createEmptyDatabase();
  const db = openDatabase(database.url);
  const proxy = await openFaultyProxy(database.url);
  const messages: string[] = [];
  let connected = 0;
  const listener = listen({
    url: proxy.url,
    channels: ['news'],
    log: createRecordingLog(),
    onMessage: (_channel, payload) => messages.push(payload),
    onConnected: () => {
      connected += 1;
    },
    checkEveryMs: 50,
    timeoutMs: 500,
  });
  await expect.poll(() => connected).toBe(1);
  proxy.dropOpen();
  await expect.poll(() => connected).toBeGreaterThan(1);
  await sql`select pg_notify('news', 'open again')`.execute(db);
  await expect.poll(() => messages).toContain('open again');

  listener.stop();
  await expect.poll(() => proxy.open).toBe(0);
  await proxy.close();
  await db.destroy();
  await database.drop();
});
