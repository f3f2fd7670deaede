import { openMoodyProxy } from '@jhola/tools/testing/moody-proxy.ts';
import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilAnswers } from './until-answers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

test('a database that isn’t there yet is waited for, and it is said why', async () => {
  const proxy = await openMoodyProxy(database.url);
  await proxy.close();
  const reasons: string[] = [];
  const answered = untilAnswers(proxy.url, { limitMs: 120_000, onWaiting: (reason) => reasons.push(reason) });
  await expect.poll(() => reasons).toHaveLength(1);
  const later = await openMoodyProxy(database.url, Number(new URL(proxy.url).port));
  await answered;
  expect(reasons).toEqual([expect.stringContaining('ECONNREFUSED')]);
  await later.close();
});

test('one that doesn’t come is waited for until the time is up, or nobody wants it any more', async () => {
  const proxy = await openMoodyProxy(database.url);
  await proxy.close();
  await expect(untilAnswers(proxy.url, { limitMs: 300 })).rejects.toThrow('ECONNREFUSED');
  const isOver = () => true;
  await expect(untilAnswers(proxy.url, { limitMs: 120_000, isOver })).rejects.toThrow('ECONNREFUSED');
});

test('what waiting doesn’t mend fails at once', async () => {
  const wrong = new URL(database.url);
  wrong.password = 'a-guess';
  await expect(untilAnswers(wrong.href, { limitMs: 600_000 })).rejects.toThrow('password authentication');
});
