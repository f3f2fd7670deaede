import { createPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { browserHistory, type Step } from './history-entries.ts';

type Entry = { url: URL; state: unknown };

/** A tab with a history of its own, at a page of the shop. */
function tabAt(path: string) {
  const entries: Entry[] = [{ url: new URL(path, 'https://jhola.test'), state: null }];
  let at = 0;
  let refuses = false;
  const hearers = new Set<() => void>();
  const write = (place: number, state: unknown, path: string) => {
    if (refuses) throw new DOMException('Too many calls', 'SecurityError');
    entries.splice(place, place > at ? Number.POSITIVE_INFINITY : 1, {
      url: new URL(path, entries[at]?.url),
      state,
    });
    at = place;
  };
  const step = (delta: number) => {
    at += delta;
    for (const hear of hearers) hear();
  };
  const tab = {
    get location() {
      return entries[at]?.url;
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _: string, path: string) => write(at + 1, state, path),
      replaceState: (state: unknown, _: string, path: string) => write(at, state, path),
      go: step,
    },
    addEventListener: (_: string, hear: () => void) => hearers.add(hear),
    removeEventListener: (_: string, hear: () => void) => hearers.delete(hear),
  };
  return {
    tab: tab as unknown as Window,
    addresses: () => entries.map(({ url: { pathname, search, hash } }) => pathname + search + hash),
    /** A link to a place on the page: the browser makes an entry that says nothing. */
    jump(hash: string) {
      write(at + 1, null, hash);
      step(0);
    },
    refuse: () => (refuses = true),
  };
}

function walking(path: string) {
  const { tab, ...rest } = tabAt(path);
  const history = browserHistory(tab);
  const steps: [string, number, boolean][] = [];
  const end = history.listen(({ location, delta, isOnPage }: Step) =>
    steps.push([createPath(location), delta, isOnPage]),
  );
  const push = (to: string, state?: unknown) => history.push(history.locationOf(to, state));
  return { ...rest, history, steps, push, end };
}

describe('the history of a tab', () => {
  test('begins with the page that is there, under a name that it keeps', () => {
    const { history } = walking('/search?q=dal#top');
    const { key, ...present } = history.present();
    expect(present).toEqual({ pathname: '/search', search: '?q=dal', hash: '#top', state: null });
    expect(history.present().key).toBe(key);
  });

  test('hands on what was given to an entry', () => {
    const { history, push } = walking('/');
    push('/login', { returnTo: '/cart' });
    expect(history.present().state).toEqual({ returnTo: '/cart' });
  });

  test('replaces without another entry', () => {
    const { history, push, addresses } = walking('/');
    push('/search?q=d');
    history.replace(history.locationOf('/search?q=dal'));
    expect(addresses()).toEqual(['/', '/search?q=dal']);
  });

  test('takes an address without a path for one of the present page', () => {
    const { history } = walking('/dashboard/orders?state=new');
    expect(createPath(history.locationOf('?state=packed'))).toBe('/dashboard/orders?state=packed');
  });

  test('tells of each step how far it went', () => {
    const { history, push, steps } = walking('/');
    push('/cart');
    push('/checkout');
    history.go(-2);
    history.go(1);
    expect(steps).toEqual([
      ['/', -2, false],
      ['/cart', 1, false],
    ]);
  });

  test('counts the entries that the browser makes for places on the page', () => {
    const { history, jump, steps } = walking('/');
    jump('#main');
    history.go(-1);
    expect(steps).toEqual([
      ['/#main', 1, true],
      ['/', -1, false],
    ]);
  });

  test('goes on where the browser refuses to note any more', () => {
    const { history, push, addresses, refuse } = walking('/search');
    refuse();
    push('/cart');
    history.replace(history.locationOf('/search?q=d'));
    expect(addresses()).toEqual(['/search']);
  });

  test('is silent to who hears no more', () => {
    const { history, push, steps, end } = walking('/');
    push('/cart');
    end();
    history.go(-1);
    expect(steps).toEqual([]);
  });
});
