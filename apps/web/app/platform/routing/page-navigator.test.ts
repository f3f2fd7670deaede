import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HistoryEntries, Step } from './history-entries.ts';
import { CODE_LOADING, type LoadedPage } from './loaded-page.ts';
import { type Location, pathOf } from './location.ts';
import {
  createPageNavigator,
  PLACEHOLDER_DELAY_MS,
  type PageNavigator,
  type Visit,
} from './page-navigator.ts';

let named = 0;
const locationOf = (path: string, state: unknown = null): Location => {
  const { pathname, search, hash } = new URL(path, 'https://jhola.test');
  return { pathname, search, hash, state, key: `key-${++named}` };
};
const pageOf = (location: Location): LoadedPage => ({
  frames: [],
  page: { name: location.pathname, module: { default: () => null }, data: undefined },
  params: { q: location.search },
});

const placeholderPart = { name: 'placeholder', module: { default: () => null }, data: undefined };
const placeholderTime = () => vi.advanceTimersByTimeAsync(PLACEHOLDER_DELAY_MS);

/** A navigator whose pages load when the test says so, over a history that records what is done to it. */
function begin(options: { atOnce?: boolean } = {}) {
  const done: string[] = [];
  let leaves = 0;
  const arrivals = new Map<string, () => void>();
  const codeArrivals = new Map<string, () => void>();
  const withCode = new Set<string>();
  const rereads: ((page: LoadedPage | null) => void)[] = [];
  let step: (step: Step) => void = () => undefined;
  const home = locationOf('/');
  const entries: HistoryEntries = {
    locationOf,
    index: 0,
    layers: 0,
    pushLayer: () => void done.push('push a layer'),
    present: () => home,
    push: (location) => void done.push(`push ${pathOf(location)}`),
    replace: (location) => void done.push(`replace ${pathOf(location)}`),
    go: (delta) => void done.push(`go ${delta}`),
    listen(onStep) {
      step = onStep;
      return () => done.push('deaf');
    },
  };
  const start: Visit = { location: home, action: 'POP', page: pageOf(home), keepsScroll: true };
  const navigator = createPageNavigator(
    entries,
    {
      load(location) {
        if (options.atOnce) return pageOf(location);
        const path = pathOf(location);
        return {
          loaded: new Promise((resolve) => arrivals.set(path, () => resolve(pageOf(location)))),
          codeLoaded: new Promise<void>((resolve) =>
            codeArrivals.set(path, () => {
              withCode.add(path);
              resolve();
            }),
          ),
          placeholder: () =>
            location.pathname === '/stays'
              ? null
              : { ...pageOf(location), page: withCode.has(path) ? placeholderPart : CODE_LOADING },
        };
      },
      refetch: () => new Promise((resolve) => rereads.push(resolve)),
      prefetch: () => undefined,
    },
    start,
    () => (leaves += 1),
  );
  const shown: string[] = [];
  const end = navigator.subscribe(({ visit }) => shown.push(pathOf(visit.location)));
  return {
    navigator,
    done,
    leaves: () => leaves,
    shown,
    end,
    arrive: (path: string) => arrivals.get(path)?.(),
    codeArrives: (path: string) => codeArrivals.get(path)?.(),
    rereads,
    stepTo: (path: string, delta: number) =>
      step({ location: locationOf(path), index: delta, delta, isOnPage: path.includes('#'), layers: 0 }),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const isAt = ({ state }: PageNavigator) => pathOf(state.visit.location);

describe('a navigation', () => {
  test('keeps page and address until the next page has loaded, and reports its target meanwhile', async () => {
    const { navigator, done, arrive, leaves } = begin();
    const navigation = navigator.go('/cart');
    expect([isAt(navigator), navigator.state.pending?.pathname, done, leaves()]).toEqual([
      '/',
      '/cart',
      [],
      0,
    ]);
    arrive('/cart');
    await navigation;
    expect([isAt(navigator), navigator.state.pending, done]).toEqual(['/cart', null, ['push /cart']]);
    expect(leaves()).toBe(1);
  });

  test('to a loaded page shows it at once, without a pending state', async () => {
    const { navigator, shown } = begin({ atOnce: true });
    void navigator.go('/cart', { replace: true, state: { from: 'home' }, preventScrollReset: true });
    expect(shown).toEqual(['/cart']);
    const { action, keepsScroll, location } = navigator.state.visit;
    expect([action, keepsScroll, location.state]).toEqual(['REPLACE', true, { from: 'home' }]);
  });

  test('that is superseded by another is neither shown nor in the history', async () => {
    const { navigator, done, arrive } = begin();
    const first = navigator.go('/search?q=a');
    const second = navigator.go('/search?q=ab');
    arrive('/search?q=ab');
    arrive('/search?q=a');
    await Promise.all([first, second]);
    expect([isAt(navigator), done]).toEqual(['/search?q=ab', ['push /search?q=ab']]);
  });

  test('by the browser’s buttons finds the address changed and follows it', async () => {
    const { navigator, done, arrive, stepTo } = begin();
    stepTo('/cart', 1);
    arrive('/cart');
    await vi.advanceTimersByTimeAsync(0);
    expect(isAt(navigator)).toBe('/cart');
    expect([navigator.state.visit.action, done]).toEqual(['POP', []]);
  });

  test('to a fragment of the page leaves the scrolling to the browser', async () => {
    const { navigator, stepTo } = begin({ atOnce: true });
    stepTo('/#main', 1);
    expect([isAt(navigator), navigator.state.visit.keepsScroll]).toEqual(['/#main', true]);
  });

  test('to the same page loads it again, replaces its entry and keeps its scroll position', async () => {
    const { navigator, done } = begin({ atOnce: true });
    await navigator.reload();
    expect([done, navigator.state.visit.keepsScroll]).toEqual([['replace /'], true]);
  });

  test('by a number is left to the browser', async () => {
    const { navigator, done, shown } = begin();
    await navigator.go(-1);
    expect([done, shown]).toEqual([['go -1'], []]);
  });
});

describe('placeholders', () => {
  test('replace the previous page, and its address, when the next one takes longer than the delay', async () => {
    const { navigator, done, arrive, codeArrives, leaves } = begin();
    codeArrives('/product/1');
    const navigation = navigator.go('/product/1');
    codeArrives('/product/1');
    await vi.advanceTimersByTimeAsync(PLACEHOLDER_DELAY_MS - 1);
    expect([isAt(navigator), done]).toEqual(['/', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([isAt(navigator), done, leaves()]).toEqual(['/product/1', ['push /product/1'], 1]);
    expect(navigator.state.visit.page.page).toBe(placeholderPart);
    expect(navigator.state.pending?.pathname).toBe('/product/1');
    arrive('/product/1');
    await navigation;
    expect(navigator.state.visit.page.page).toMatchObject({ name: '/product/1' });
    expect([navigator.state.pending, done, leaves()]).toEqual([null, ['push /product/1'], 1]);
  });

  test('aren’t shown if the page loads in time', async () => {
    const { navigator, arrive, shown } = begin();
    const navigation = navigator.go('/product/1');
    arrive('/product/1');
    await navigation;
    await placeholderTime();
    expect(shown).toEqual(['/', '/product/1']);
    expect(navigator.state.visit.page.page).toMatchObject({ name: '/product/1' });
  });

  test('are generic until the page’s code has loaded', async () => {
    const { navigator, codeArrives } = begin();
    void navigator.go('/product/1');
    await placeholderTime();
    expect(navigator.state.visit.page.page).toBe(CODE_LOADING);
    codeArrives('/product/1');
    await placeholderTime();
    expect(navigator.state.visit.page.page).toBe(placeholderPart);
  });

  test('of a page that has none leave the present page in place', async () => {
    const { navigator, done } = begin();
    void navigator.go('/stays');
    await placeholderTime();
    expect([isAt(navigator), done, navigator.state.pending?.pathname]).toEqual(['/', [], '/stays']);
  });

  test('aren’t shown for a superseded navigation', async () => {
    const { navigator, done, codeArrives } = begin();
    void navigator.go('/product/1');
    void navigator.go('/product/2');
    await placeholderTime();
    codeArrives('/product/1');
    await placeholderTime();
    expect([isAt(navigator), done]).toEqual(['/product/2', ['push /product/2']]);
  });

  test('are replaced by the previous page after Back', async () => {
    const { navigator, arrive, stepTo } = begin();
    void navigator.go('/product/1');
    await placeholderTime();
    stepTo('/', -1);
    arrive('/product/1');
    arrive('/');
    await vi.advanceTimersByTimeAsync(0);
    expect(isAt(navigator)).toBe('/');
    expect(navigator.state.visit.page.page).toMatchObject({ name: '/' });
  });
});

describe('another query of the same page', () => {
  async function beginSearching() {
    const shop = begin();
    const navigation = shop.navigator.go('/search');
    shop.arrive('/search');
    await navigation;
    shop.done.length = 0;
    const termShown = () => shop.navigator.state.visit.page.params['q'];
    return { ...shop, termShown };
  }

  test('changes the address at once, while the previous result stays', async () => {
    const { navigator, done, termShown, arrive } = await beginSearching();
    const navigation = navigator.go('/search?q=a', { replace: true });
    expect([isAt(navigator), done, termShown()]).toEqual(['/search?q=a', ['replace /search?q=a'], '']);
    await placeholderTime();
    expect(termShown()).toBe('');
    arrive('/search?q=a');
    await navigation;
    expect([termShown(), done, navigator.state.pending]).toEqual(['?q=a', ['replace /search?q=a'], null]);
  });

  test('never shows a result that is older than the address', async () => {
    const { navigator, done, termShown, arrive } = await beginSearching();
    const navigations = ['m', 'mi', 'mil'].map((q) => navigator.go(`/search?q=${q}`, { replace: true }));
    expect(isAt(navigator)).toBe('/search?q=mil');
    arrive('/search?q=mi');
    await vi.advanceTimersByTimeAsync(0);
    expect(termShown()).toBe('');
    arrive('/search?q=mil');
    arrive('/search?q=m');
    await Promise.all(navigations);
    expect([isAt(navigator), termShown()]).toEqual(['/search?q=mil', '?q=mil']);
    expect(done).toEqual(['replace /search?q=m', 'replace /search?q=mi', 'replace /search?q=mil']);
  });

  test('by Back shows its address at once, and its result when that has loaded', async () => {
    const { navigator, done, termShown, arrive, stepTo } = await beginSearching();
    stepTo('/search?q=dal', -1);
    expect([isAt(navigator), termShown(), done]).toEqual(['/search?q=dal', '', []]);
    arrive('/search?q=dal');
    await vi.advanceTimersByTimeAsync(0);
    expect([termShown(), done]).toEqual(['?q=dal', []]);
  });
});

describe('a refresh', () => {
  const newer: LoadedPage = { ...pageOf(locationOf('/')), params: { newer: 'yes' } };

  test('changes what the page shows, but neither its address nor its scroll position', async () => {
    const { navigator, done, rereads, leaves } = begin();
    const { location } = navigator.state.visit;
    const refresh = navigator.refresh();
    rereads[0]?.(newer);
    await refresh;
    expect(navigator.state.visit).toEqual({ location, action: 'POP', page: newer, keepsScroll: true });
    expect([done, leaves()]).toEqual([[], 0]);
  });

  test('that fails changes nothing', async () => {
    const { navigator, rereads, shown } = begin();
    const refresh = navigator.refresh();
    rereads[0]?.(null);
    await refresh;
    expect(shown).toEqual([]);
  });

  test('that began later wins, whichever of two is answered first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { navigator, rereads } = begin();
      const older: LoadedPage = { ...newer, params: { newer: 'no' } };
      const refreshes = [navigator.refresh(), navigator.refresh()];
      for (const turn of order) {
        rereads[turn]?.([older, newer][turn] ?? null);
        await refreshes[turn];
      }
      expect(navigator.state.visit.page.params['newer']).toBe('yes');
    }
  });

  test('is aborted by a navigation, and not started during one', async () => {
    const { navigator, arrive, rereads } = begin();
    const refresh = navigator.refresh();
    const navigation = navigator.go('/cart');
    await navigator.refresh();
    arrive('/cart');
    await navigation;
    rereads[0]?.(newer);
    await refresh;
    expect(rereads).toHaveLength(1);
    expect(navigator.state.visit.page.params['newer']).toBeUndefined();
  });
});

describe('a page that asks before it is left', () => {
  test('stays until the user decides to leave', async () => {
    const { navigator, done } = begin({ atOnce: true });
    navigator.guard(() => true);
    await navigator.go('/cart');
    expect([isAt(navigator), done]).toEqual(['/', []]);
    navigator.state.blocked?.leave();
    expect([isAt(navigator), navigator.state.blocked]).toEqual(['/cart', null]);
  });

  test('is left without a question if its rule allows it', async () => {
    const { navigator } = begin({ atOnce: true });
    navigator.guard((_, next) => next.pathname !== '/login');
    await navigator.go('/login');
    expect(isAt(navigator)).toBe('/login');
  });

  test('is left without a question once its rule is removed', async () => {
    const { navigator } = begin({ atOnce: true });
    navigator.guard(() => true)();
    await navigator.go('/cart');
    expect(isAt(navigator)).toBe('/cart');
  });

  test('asks no more once its rule is removed, as when the session ends', async () => {
    const { navigator } = begin({ atOnce: true });
    const remove = navigator.guard(() => true);
    await navigator.go('/cart');
    remove();
    expect([isAt(navigator), navigator.state.blocked]).toEqual(['/', null]);
  });

  test('still asks if another rule is removed', async () => {
    const { navigator } = begin({ atOnce: true });
    const remove = navigator.guard(() => false);
    navigator.guard(() => true);
    await navigator.go('/cart');
    remove();
    expect(navigator.state.blocked).not.toBeNull();
  });

  test('asks no more once it has been left, though it may still be rendered', async () => {
    const { navigator } = begin({ atOnce: true });
    navigator.guard(() => true);
    await navigator.go('/cart');
    navigator.state.blocked?.leave();
    await navigator.go('/');
    expect([isAt(navigator), navigator.state.blocked]).toEqual(['/', null]);
  });

  test('forgets the navigation when the user stays', async () => {
    const { navigator, done } = begin({ atOnce: true });
    navigator.guard(() => true);
    await navigator.go('/cart');
    navigator.state.blocked?.stay();
    expect([isAt(navigator), navigator.state.blocked, done]).toEqual(['/', null, []]);
  });
});

test('a listener that has unsubscribed is called no more', async () => {
  const { navigator, shown, end, done } = begin({ atOnce: true });
  end();
  await navigator.go('/cart');
  expect([shown, done]).toEqual([[], ['deaf', 'push /cart']]);
});
