import { beforeEach, expect, test, vi } from 'vitest';
import { browserStore } from '#platform/browser-store.ts';
import { alertSettings, changeAlerts, onAlertsChange } from './alert-settings.ts';

vi.stubGlobal('window', new EventTarget());

const OFF = { sound: false, notifications: false };

beforeEach(() => browserStore().clear());

test('are off until they are changed, and then the same object until the next change', () => {
  expect(alertSettings()).toEqual(OFF);
  changeAlerts({ sound: true });
  expect(alertSettings()).toEqual({ sound: true, notifications: false });
  expect(alertSettings()).toBe(alertSettings());
});

test('follow what another tab has stored, and tell the listeners', () => {
  changeAlerts({ sound: true });
  const heard = vi.fn();
  const stop = onAlertsChange(heard);
  browserStore().setItem('order-alerts', JSON.stringify({ sound: false, notifications: true }));
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(alertSettings()).toEqual({ sound: false, notifications: true });
  stop();
  changeAlerts({ sound: true });
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('are off again after a logout, which clears the store', () => {
  changeAlerts({ sound: true, notifications: true });
  browserStore().clear();
  expect(alertSettings()).toEqual(OFF);
});

test.each(['{', 'null', '{"sound":1}'])('%s in the store counts as off', (text) => {
  browserStore().setItem('order-alerts', text);
  expect(alertSettings()).toEqual(OFF);
});
