import { expect, test, vi } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import { SessionStore } from './session-store.ts';
import { TokenStore } from './token-store.ts';

vi.stubGlobal('window', new EventTarget());

function browser() {
  const store = memoryStore();
  const tab = () => {
    const session = new SessionStore(new TokenStore(() => store));
    const changed = vi.fn();
    session.subscribe(changed);
    return { session, changed };
  };
  return { store, tab, tellTabs: () => window.dispatchEvent(new Event('storage')) };
}

test('begins and ends, notifying once each time', () => {
  const { session, changed } = browser().tab();
  expect(session.current()).toBe('none');
  session.begin('a', 'r');
  expect(session.current()).toEqual({ id: expect.any(String) });
  expect(session.current()).toBe(session.current());
  session.end();
  expect(session.current()).toBe('none');
  expect(changed).toHaveBeenCalledTimes(2);
});

test('follows other tabs; a token refresh changes nothing', () => {
  const { store, tab, tellTabs } = browser();
  const [one, other] = [tab(), tab()];
  one.session.begin('a', 'r');
  tellTabs();
  expect(other.session.current()).toEqual(one.session.current());
  new TokenStore(() => store).renew('a2', 'r2');
  tellTabs();
  expect(other.changed).toHaveBeenCalledTimes(1);
  one.session.clear();
  tellTabs();
  expect(other.session.current()).toBe('none');
});

test('looks again when the page is restored from the back/forward cache', () => {
  const { store, tab } = browser();
  const { session, changed } = tab();
  session.begin('a', 'r');
  new TokenStore(() => store).clear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(session.current()).not.toBe('none');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(session.current()).toBe('none');
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a call that has ended its session clears the storage, but not the login of somebody else since', () => {
  const { tab } = browser();
  const [one, other] = [tab(), tab()];
  one.session.begin('a', 'r');
  const ended = one.session.current();
  other.session.begin('b', 's');
  expect(one.session.clearAfter(ended)).toBe(false);
  expect(one.session.current()).toEqual(other.session.current());
  expect(one.session.clearAfter(one.session.current())).toBe(true);
  expect(one.session.current()).toBe('none');
  expect(one.session.clearAfter(ended)).toBe(true);
});

test('a new login is another session', () => {
  const { session } = browser().tab();
  session.begin('a', 'r');
  const first = session.current();
  session.begin('b', 's');
  expect(session.current()).not.toEqual(first);
});

test('an ended session is no longer shown, and a login after it is', () => {
  const { session } = browser().tab();
  session.begin('a', 'r');
  session.markEnded();
  expect(session.current()).toBe('none');
  session.begin('b', 's');
  expect(session.current()).not.toBe('none');
});
