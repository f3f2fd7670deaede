import { createPath, type Location, type To } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { HistoryEntries, Step } from './history-entries.ts';
import type { LoadedPage } from './loaded-page.ts';
import { createPageNavigator, type PageNavigator, type Visit } from './page-navigator.ts';

let named = 0;
const locationOf = (to: To, state: unknown = null): Location => {
  const { pathname, search, hash } = new URL(
    typeof to === 'string' ? to : createPath(to),
    'https://jhola.test',
  );
  return { pathname, search, hash, state, key: `key-${++named}` };
};
const pageOf = (location: Location): LoadedPage => ({
  frames: [],
  page: { file: location.pathname, module: { default: () => null }, data: undefined },
  params: {},
});

/** A navigator whose pages come when the test says so, over a history that notes what is done to it. */
function begin(options: { atOnce?: boolean } = {}) {
  const done: string[] = [];
  let leaves = 0;
  const arrivals = new Map<string, () => void>();
  let step: (step: Step) => void = () => undefined;
  const entries: HistoryEntries = {
    locationOf,
    present: () => locationOf('/'),
    push: (location) => void done.push(`push ${createPath(location)}`),
    replace: (location) => void done.push(`replace ${createPath(location)}`),
    go: (delta) => void done.push(`go ${delta}`),
    listen(onStep) {
      step = onStep;
      return () => done.push('deaf');
    },
  };
  const home = locationOf('/');
  const start: Visit = { location: home, action: 'POP', page: pageOf(home), keepsScroll: true };
  const navigator = createPageNavigator(
    entries,
    {
      load: (location) =>
        options.atOnce
          ? pageOf(location)
          : new Promise((resolve) => {
              arrivals.set(createPath(location), () => resolve(pageOf(location)));
            }),
      fetchAhead: () => undefined,
    },
    start,
    () => (leaves += 1),
  );
  const shown: string[] = [];
  const end = navigator.subscribe(({ visit }) => shown.push(createPath(visit.location)));
  return {
    navigator,
    done,
    leaves: () => leaves,
    shown,
    end,
    arrive: (path: string) => arrivals.get(path)?.(),
    stepTo: (path: string, delta: number) =>
      step({ location: locationOf(path), delta, isOnPage: path.includes('#') }),
  };
}

const isAt = ({ state }: PageNavigator) => createPath(state.visit.location);

describe('a walk', () => {
  test('keeps page and address until the next page is there, and says where one is going', async () => {
    const { navigator, done, arrive, leaves } = begin();
    const walk = navigator.go('/cart');
    expect([isAt(navigator), navigator.state.awaited?.pathname, done, leaves()]).toEqual([
      '/',
      '/cart',
      [],
      0,
    ]);
    arrive('/cart');
    await walk;
    expect([isAt(navigator), navigator.state.awaited, done]).toEqual(['/cart', null, ['push /cart']]);
    expect(leaves()).toBe(1);
  });

  test('to what is there already shows it at once, without a word about the way', async () => {
    const { navigator, shown } = begin({ atOnce: true });
    void navigator.go('/cart', { replace: true, state: { from: 'home' }, preventScrollReset: true });
    expect(shown).toEqual(['/cart']);
    const { action, keepsScroll, location } = navigator.state.visit;
    expect([action, keepsScroll, location.state]).toEqual(['REPLACE', true, { from: 'home' }]);
  });

  test('counts only while no other has begun: the earlier one neither shows nor is in the history', async () => {
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
    await expect.poll(() => isAt(navigator)).toBe('/cart');
    expect([navigator.state.visit.action, done]).toEqual(['POP', []]);
  });

  test('to another place on the page leaves the scrolling to the browser', async () => {
    const { navigator, stepTo } = begin({ atOnce: true });
    stepTo('/#main', 1);
    expect([isAt(navigator), navigator.state.visit.keepsScroll]).toEqual(['/#main', true]);
  });

  test('to the same page again loads it anew, in the place of its entry and where it is scrolled to', async () => {
    const { navigator, done } = begin({ atOnce: true });
    await navigator.reload();
    expect([done, navigator.state.visit.keepsScroll]).toEqual([['replace /'], true]);
  });

  test('by a number is the browser’s', async () => {
    const { navigator, done, shown } = begin();
    await navigator.go(-1);
    expect([done, shown]).toEqual([['go -1'], []]);
  });
});

describe('a page that may not be left without a question', () => {
  test('stays until somebody decides to leave', async () => {
    const { navigator, done } = begin({ atOnce: true });
    navigator.guard(() => true);
    await navigator.go('/cart');
    expect([isAt(navigator), done]).toEqual(['/', []]);
    navigator.state.stopped?.leave();
    expect([isAt(navigator), navigator.state.stopped]).toEqual(['/cart', null]);
  });

  test('lets go where its rule says so', async () => {
    const { navigator } = begin({ atOnce: true });
    navigator.guard((_, next) => next.pathname !== '/login');
    await navigator.go('/login');
    expect(isAt(navigator)).toBe('/login');
  });

  test('lets go when its rule is taken back', async () => {
    const { navigator } = begin({ atOnce: true });
    navigator.guard(() => true)();
    await navigator.go('/cart');
    expect(isAt(navigator)).toBe('/cart');
  });

  test('asks no more once it has been left, though it may still be drawn', async () => {
    const { navigator } = begin({ atOnce: true });
    navigator.guard(() => true);
    await navigator.go('/cart');
    navigator.state.stopped?.leave();
    await navigator.go('/');
    expect([isAt(navigator), navigator.state.stopped]).toEqual(['/', null]);
  });

  test('forgets the walk when somebody stays', async () => {
    const { navigator, done } = begin({ atOnce: true });
    navigator.guard(() => true);
    await navigator.go('/cart');
    navigator.state.stopped?.stay();
    expect([isAt(navigator), navigator.state.stopped, done]).toEqual(['/', null, []]);
  });

  test('has a step of the browser undone, and taken again when it is left', async () => {
    const { navigator, done, stepTo } = begin({ atOnce: true });
    navigator.guard(() => true);
    stepTo('/cart', -1);
    expect([isAt(navigator), done]).toEqual(['/', ['go 1']]);
    // The browser's answer to our own step is no walk.
    stepTo('/', 1);
    expect([isAt(navigator), navigator.state.stopped]).toEqual(['/', expect.anything()]);
    navigator.state.stopped?.leave();
    expect(done).toEqual(['go 1', 'go -1']);
    stepTo('/cart', -1);
    expect(isAt(navigator)).toBe('/cart');
  });
});

test('who has ended the subscription hears nothing more', async () => {
  const { navigator, shown, end, done } = begin({ atOnce: true });
  end();
  await navigator.go('/cart');
  expect([shown, done]).toEqual([[], ['deaf', 'push /cart']]);
});
