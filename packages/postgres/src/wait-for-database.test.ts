import { openFaultyProxy } from '@jhola/tools/testing/faulty-proxy.ts';
import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForDatabase } from './wait-for-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

test('waits for a database that is not reachable yet, and reports the reason', async () => {
  const proxy = await openFaultyProxy(database.url);
  await proxy.close();
  const reasons: string[] = [];
  const answered = waitForDatabase(proxy.url, {
    limitMs: 120_000,
    onWaiting: (reason) => reasons.push(reason),
  });
  await expect.poll(() => reasons).toHaveLength(1);
  const later = await openFaultyProxy(database.url, Number(new URL(proxy.url).port));
  await answered;
  expect(reasons).toEqual([expect.stringContaining('ECONNREFUSED')]);
  await later.close();
});

test('fails when the time is up, or when the wait is cancelled', async () => {
  const proxy = await openFaultyProxy(database.url);
  await proxy.close();
  await expect(waitForDatabase(proxy.url, { limitMs: 300 })).rejects.toThrow('ECONNREFUSED');
  const isCancelled = () => true;
  await expect(waitForDatabase(proxy.url, { limitMs: 120_000, isCancelled })).rejects.toThrow('ECONNREFUSED');
});

test('an error that waiting doesn’t solve fails at once', async () => {
  const wrong = new URL(database.url);
  wrong.password = 'a-guess';
  await expect(waitForDatabase(wrong.href, { limitMs: 600_000 })).rejects.toThrow('password authentication');
});
