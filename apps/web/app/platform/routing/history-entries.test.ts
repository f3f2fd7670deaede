import { describe, expect, test } from 'vitest';
import { browserHistory, type Step } from './history-entries.ts';
import { pathOf } from './location.ts';
import { fakeTab } from './testing/fake-tab.ts';

function entriesAt(path: string) {
  const { tab, ...rest } = fakeTab(path);
  const history = browserHistory(tab);
  const steps: [string, number, boolean][] = [];
  const end = history.listen(({ location, delta, isOnPage }: Step) =>
    steps.push([pathOf(location), delta, isOnPage]),
  );
  const push = (to: string, state?: unknown) => history.push(history.locationOf(to, state));
  return { ...rest, history, steps, push, end };
}

describe('the history of a tab', () => {
  test('begins with the present page, whose key it keeps', () => {
    const { history } = entriesAt('/search?q=dal#top');
    const { key, ...present } = history.present();
    expect(present).toEqual({ pathname: '/search', search: '?q=dal', hash: '#top', state: null });
    expect(history.present().key).toBe(key);
  });

  test('keeps the state given to an entry', () => {
    const { history, push } = entriesAt('/');
    push('/login', { returnTo: '/cart' });
    expect(history.present().state).toEqual({ returnTo: '/cart' });
  });

  test('replaces without adding an entry', () => {
    const { history, push, addresses } = entriesAt('/');
    push('/search?q=d');
    history.replace(history.locationOf('/search?q=dal'));
    expect(addresses()).toEqual(['/', '/search?q=dal']);
  });

  test('resolves an address without a path against the present page', () => {
    const { history } = entriesAt('/dashboard/orders?state=new');
    expect(pathOf(history.locationOf('?state=packed'))).toBe('/dashboard/orders?state=packed');
  });

  test('reports the distance of each traversal', () => {
    const { push, press, steps } = entriesAt('/');
    push('/cart');
    push('/checkout');
    press(-2);
    press(1);
    expect(steps).toEqual([
      ['/', -2, false],
      ['/cart', 1, false],
    ]);
  });

  test('counts the entries that the browser adds for fragments', () => {
    const { jump, press, steps } = entriesAt('/');
    jump('#main');
    press(-1);
    expect(steps).toEqual([
      ['/#main', 1, true],
      ['/', -1, false],
    ]);
  });

  test('continues when the browser refuses further entries', () => {
    const { history, push, addresses, refuse } = entriesAt('/search');
    refuse();
    push('/cart');
    history.replace(history.locationOf('/search?q=d'));
    expect(addresses()).toEqual(['/search']);
  });

  test('gives the entries of layers the key and address of their page', () => {
    const { history, push, press, addresses } = entriesAt('/');
    push('/cart');
    const { key } = history.present();
    history.pushLayer();
    history.pushLayer();
    expect([history.present().key, history.index, history.layers]).toEqual([key, 3, 2]);
    expect(addresses()).toEqual(['/', '/cart', '/cart', '/cart']);
    press(-2);
    expect([history.present().key, history.index, history.layers]).toEqual([key, 1, 0]);
  });

  test('calls no listener that has unsubscribed', () => {
    const { push, press, steps, end } = entriesAt('/');
    push('/cart');
    end();
    press(-1);
    expect(steps).toEqual([]);
  });
});
