import { expect, test } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import { keepPendingAlert, takePendingAlert } from './pending-alert.ts';

const HOUR_MS = 60 * 60_000;

test('a visitor’s pending alert is read once, within an hour', () => {
  const store = memoryStore();
  expect(takePendingAlert(store, 0)).toBeNull();
  keepPendingAlert(store, 'milk', 5);
  keepPendingAlert(store, 'bread', 6);
  expect(takePendingAlert(store, HOUR_MS)).toBe('bread');
  expect(takePendingAlert(store, HOUR_MS)).toBeNull();
  keepPendingAlert(store, 'milk', 5);
  expect(takePendingAlert(store, HOUR_MS + 5)).toBeNull();
});
