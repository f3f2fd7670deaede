import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { announceCartChange, onCartChangedElsewhere } from './other-tabs.ts';

vi.stubGlobal('window', new EventTarget());

test('other tabs hear of a change, but not the tab that made it', async () => {
  const heard = vi.fn();
  const stop = onCartChangedElsewhere(heard);
  const otherTab = new BroadcastChannel('jhola-cart');
  announceCartChange();
  await once(otherTab, 'message');
  expect(heard).not.toHaveBeenCalled();
  otherTab.postMessage('changed');
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  // In the back/forward cache it may have missed a change.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(2);
  otherTab.close();
});
