import { expect, test } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import { dropPendingAlert, keepPendingAlert, readPendingAlert } from './pending-alert.ts';

const HOUR_MS = 60 * 60_000;

test('a visitor’s last pending alert is kept until it is dropped, for an hour', () => {
  const store = memoryStore();
  expect(readPendingAlert(store, 0)).toBeNull();
  keepPendingAlert(store, 'milk', 5);
  keepPendingAlert(store, 'bread', 6);
  for (const now of [6, HOUR_MS]) expect(readPendingAlert(store, now)).toBe('bread');
  expect(readPendingAlert(store, HOUR_MS + 6)).toBeNull();
  dropPendingAlert(store);
  expect(readPendingAlert(store, 6)).toBeNull();
});
