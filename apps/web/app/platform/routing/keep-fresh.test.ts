import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFresh, MAX_AGE_MS } from './keep-fresh.ts';

/** A tab whose document was requested now, or comes from the browser's history. */
function openTab(type: 'navigate' | 'back_forward' = 'navigate') {
  const document = Object.assign(new EventTarget(), { hidden: false });
  const tab = Object.assign(new EventTarget(), {
    document,
    performance: { timeOrigin: Date.now(), getEntriesByType: () => [{ type }] },
    setInterval: (callback: () => void, ms: number) => setInterval(callback, ms),
    clearInterval: (timer: ReturnType<typeof setInterval>) => clearInterval(timer),
  });
  const refresh = vi.fn(async () => undefined);
  const end = keepFresh({ refresh }, tab as unknown as Window);
  const setHidden = (hidden: boolean) => {
    document.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { refresh, end, setHidden, tab };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a visible page is refreshed when it is too old, and not before', () => {
  const { refresh } = openTab();
  vi.advanceTimersByTime(MAX_AGE_MS - 1);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(MAX_AGE_MS);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a hidden tab makes no requests, and refreshes at once when it becomes visible', () => {
  const { refresh, setHidden } = openTab();
  setHidden(true);
  vi.advanceTimersByTime(100 * MAX_AGE_MS);
  expect(refresh).not.toHaveBeenCalled();
  setHidden(false);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a tab hidden for a short time is not refreshed', () => {
  const { refresh, setHidden } = openTab();
  vi.advanceTimersByTime(MAX_AGE_MS / 3);
  setHidden(true);
  setHidden(false);
  expect(refresh).not.toHaveBeenCalled();
});

test('a page that the browser restores is refreshed at once', () => {
  expect(openTab('back_forward').refresh).toHaveBeenCalledOnce();
  const { refresh, tab } = openTab();
  vi.setSystemTime(Date.now() + MAX_AGE_MS);
  tab.dispatchEvent(new Event('pageshow'));
  expect(refresh).toHaveBeenCalledOnce();
});

test('stops when unsubscribed', () => {
  const { refresh, end, tab } = openTab();
  end();
  vi.advanceTimersByTime(10 * MAX_AGE_MS);
  tab.dispatchEvent(new Event('online'));
  expect(refresh).not.toHaveBeenCalled();
});
