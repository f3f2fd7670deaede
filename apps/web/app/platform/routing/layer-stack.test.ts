import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserHistory } from './history-entries.ts';
import type { LoadedPage } from './loaded-page.ts';
import { pathOf } from './location.ts';
import { createPageNavigator } from './page-navigator.ts';
import { fakeTab } from './testing/fake-tab.ts';

/** A tab that came from the home page to the address page; its layers have names and record their closing. */
async function visit() {
  const { tab, quiet, ...rest } = fakeTab('/');
  const start = () => {
    const entries = browserHistory(tab);
    const location = entries.present();
    const navigator = createPageNavigator(
      entries,
      {
        load: ({ pathname }, _, signal) => {
          const page = {
            frames: [],
            page: { name: pathname, module: { default: () => null }, data: undefined },
            params: {},
          };
          if (!slow.has(pathname)) return page;
          const loaded = new Promise<LoadedPage>((resolve) => {
            slow.set(pathname, () => resolve(page));
            signal.addEventListener('abort', () => resolve(page));
          });
          return { loaded, placeholder: () => null, codeLoaded: loaded };
        },
        refetch: async () => null,
        prefetch: () => undefined,
      },
      {
        location,
        action: 'POP',
        page: { frames: [], page: { error: null }, params: {} },
        keepsScroll: true,
      },
      () => undefined,
    );
    return { navigator, end: navigator.subscribe(() => undefined) };
  };
  const slow = new Map<string, () => void>();
  let { navigator, end } = start();
  const closed: string[] = [];
  const opened = new Map<string, () => void>();
  const open = (name: string, onBack: () => void = () => close(name)) => {
    opened.set(
      name,
      navigator.openLayer(() => {
        closed.push(name);
        onBack();
      }),
    );
  };
  const close = (name: string) => {
    opened.get(name)?.();
    opened.delete(name);
  };
  await navigator.go('/address');
  const page = () => pathOf(navigator.state.visit.location);
  return {
    ...rest,
    quiet,
    slow,
    closed,
    open,
    close,
    opened: () => [...opened.keys()],
    page,
    navigator: () => navigator,
    /** The shown page, the current entry, and the number of entries. */
    place: () => [page(), rest.at(), rest.addresses().length],
    async back() {
      rest.press(-1);
      await quiet();
    },
    reload() {
      end();
      opened.clear();
      ({ navigator, end } = start());
    },
  };
}

describe('Back', () => {
  test('closes the open layer and stays on the page; the next one leaves it', async () => {
    const { open, quiet, back, closed, place } = await visit();
    open('sheet');
    await quiet();
    expect(place()).toEqual(['/address', 2, 3]);
    await back();
    expect([closed, place()]).toEqual([['sheet'], ['/address', 1, 3]]);
    await back();
    expect([closed, place()]).toEqual([['sheet'], ['/', 0, 3]]);
  });

  test('closes one layer at a time, the topmost first', async () => {
    const { open, quiet, back, closed, page } = await visit();
    open('product');
    await quiet();
    open('picture');
    await quiet();
    await back();
    expect(closed).toEqual(['picture']);
    await back();
    expect([closed, page()]).toEqual([['picture', 'product'], '/address']);
  });

  test('pressed faster than the page follows closes as many layers, and then leaves', async () => {
    const { open, quiet, press, closed, place } = await visit();
    open('product');
    open('picture');
    await quiet();
    press(-1);
    press(-1);
    press(-1);
    await quiet();
    expect([closed, place()]).toEqual([
      ['picture', 'product'],
      ['/', 0, 4],
    ]);
  });

  test('closes as many layers as entries are skipped at once', async () => {
    const { open, quiet, press, closed, place } = await visit();
    open('product');
    open('picture');
    await quiet();
    press(-2);
    await quiet();
    expect([closed, place()]).toEqual([
      ['picture', 'product'],
      ['/address', 1, 4],
    ]);
  });

  test('leaves the page after the layer was closed by its button: no press is lost', async () => {
    const { open, close, quiet, back, closed, place } = await visit();
    open('sheet');
    await quiet();
    close('sheet');
    await quiet();
    expect(place()).toEqual(['/address', 1, 3]);
    await back();
    expect([closed, place()]).toEqual([[], ['/', 0, 3]]);
  });

  test('right after the layer was closed by its button leaves the page', async () => {
    const { open, close, quiet, press, place } = await visit();
    open('sheet');
    await quiet();
    close('sheet');
    await Promise.resolve();
    press(-1);
    await quiet();
    expect(place()).toEqual(['/', 0, 3]);
  });

  test('closes a layer that replaced another one', async () => {
    const { open, close, quiet, back, closed, place } = await visit();
    open('form');
    await quiet();
    close('form');
    open('saved');
    await quiet();
    expect(place()).toEqual(['/address', 2, 3]);
    await back();
    expect([closed, place()]).toEqual([['saved'], ['/address', 1, 3]]);
  });

  test('closes a layer for which the browser refused to add an entry', async () => {
    const { open, quiet, back, closed, refuse, place } = await visit();
    refuse();
    open('sheet');
    await quiet();
    await back();
    expect([closed, place()]).toEqual([['sheet'], ['/address', 1, 2]]);
  });
});

describe('a layer that asks before it closes', () => {
  async function visitForm() {
    const visited = await visit();
    visited.open('form', () => visited.open('question'));
    await visited.quiet();
    await visited.back();
    return visited;
  }

  test('keeps its entry, and the question adds none', async () => {
    const { opened, place } = await visitForm();
    expect([opened(), place()]).toEqual([
      ['form', 'question'],
      ['/address', 2, 3],
    ]);
  });

  test('stays open when Back closes the question', async () => {
    const { back, opened, place } = await visitForm();
    await back();
    expect([opened(), place()]).toEqual([['form'], ['/address', 2, 3]]);
  });

  test('stays on the page however fast Back is pressed twice', async () => {
    const visited = await visit();
    visited.open('form', () => visited.open('question'));
    await visited.quiet();
    visited.press(-1);
    visited.press(-1);
    await visited.quiet();
    expect([visited.opened(), visited.place()]).toEqual([['form'], ['/address', 2, 3]]);
  });

  test('removes its entry when it is closed', async () => {
    const { close, quiet, back, place } = await visitForm();
    close('question');
    close('form');
    await quiet();
    expect(place()).toEqual(['/address', 1, 3]);
    await back();
    expect(place()).toEqual(['/', 0, 3]);
  });
});

describe('Forward after Back', () => {
  test('doesn’t return to the entry of the closed layer', async () => {
    const { open, quiet, back, press, place } = await visit();
    open('sheet');
    await quiet();
    await back();
    press(1);
    await quiet();
    expect(place()).toEqual(['/address', 1, 3]);
  });

  test('returns to the page from another one, past the layer', async () => {
    const { open, quiet, back, press, place } = await visit();
    open('sheet');
    await quiet();
    await back();
    await back();
    press(2);
    await quiet();
    expect(place()).toEqual(['/address', 1, 3]);
  });
});

describe('a navigation out of a layer', () => {
  test.each([
    ['that closes with it', true],
    ['that is still open', false],
  ])('%s leaves no entry of the layer', async (_, closes) => {
    const { open, close, quiet, back, navigator, place, addresses } = await visit();
    open('drawer');
    open('picture');
    await quiet();
    if (closes) {
      close('picture');
      close('drawer');
    }
    await navigator().go('/checkout');
    await quiet();
    expect([addresses(), place()[1]]).toEqual([['/', '/address', '/checkout'], 2]);
    await back();
    expect(place()[0]).toBe('/address');
  });

  test('closes it when its page loads late', async () => {
    const { open, quiet, navigator, slow, addresses, closed } = await visit();
    slow.set('/checkout', () => undefined);
    open('drawer');
    await quiet();
    const arrived = navigator().go('/checkout');
    await quiet();
    expect(closed).toEqual([]);
    slow.get('/checkout')?.();
    await arrived;
    await quiet();
    expect([addresses(), closed]).toEqual([['/', '/address', '/checkout'], ['drawer']]);
  });

  test('that is superseded by another one leaves the history clean', async () => {
    const { open, quiet, navigator, addresses } = await visit();
    open('drawer');
    await quiet();
    await Promise.all([navigator().go('/checkout'), navigator().go('/login')]);
    await quiet();
    expect(addresses()).toEqual(['/', '/address', '/login']);
  });

  test('by replace keeps the layer if the page stays the same', async () => {
    const { open, quiet, back, navigator, addresses, closed, opened, place } = await visit();
    open('dialog');
    await quiet();
    await navigator().go('/address?page=2', { replace: true });
    await quiet();
    expect([addresses(), opened()]).toEqual([['/', '/address?page=2', '/address?page=2'], ['dialog']]);
    await back();
    expect([closed, place()[0]]).toEqual([['dialog'], '/address?page=2']);
  });

  test('by a jump in the history closes all layers', async () => {
    const { open, quiet, press, closed, place } = await visit();
    open('drawer');
    await quiet();
    press(-2);
    await quiet();
    expect([closed, place()]).toEqual([['drawer'], ['/', 0, 3]]);
  });
});

test('a page that is reloaded with a layer open begins at its own entry', async () => {
  const { open, quiet, back, reload, place } = await visit();
  open('drawer');
  open('picture');
  await quiet();
  reload();
  await quiet();
  expect(place()).toEqual(['/address', 1, 4]);
  await back();
  expect(place()[0]).toBe('/');
});

test('Back and Forward again while the previous page is still loading stay on the page', async () => {
  const { slow, press, quiet, navigator, place } = await visit();
  slow.set('/', () => undefined);
  press(-1);
  expect(navigator().state.pending?.pathname).toBe('/');
  press(1);
  await quiet();
  expect([place(), navigator().state.pending]).toEqual([['/address', 1, 2], null]);
});

describe('a traversal that is blocked', () => {
  async function visitGuarded() {
    const visited = await visit();
    visited.navigator().guard(() => true);
    await visited.back();
    return visited;
  }

  test('is undone, and repeated when the user decides to leave', async () => {
    const { navigator, quiet, place } = await visitGuarded();
    expect([place(), navigator().state.blocked]).toEqual([['/address', 1, 2], expect.anything()]);
    navigator().state.blocked?.leave();
    await quiet();
    expect(place()).toEqual(['/', 0, 2]);
  });

  test('forward is repeated although a dialog was open meanwhile', async () => {
    const { navigator, open, close, quiet, press, back, place } = await visit();
    await back();
    navigator().guard(({ pathname }) => pathname === '/');
    press(1);
    open('question');
    await quiet();
    expect(place()).toEqual(['/', 0, 2]);
    close('question');
    navigator().state.blocked?.leave();
    await quiet();
    expect(place()).toEqual(['/address', 1, 2]);
  });

  test('has its question closed by the next one', async () => {
    const { open, back, closed, place } = await visitGuarded();
    open('question');
    await back();
    expect([closed, place()]).toEqual([['question'], ['/address', 1, 2]]);
  });
});

describe('if the entry no longer exists', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('the page continues without it after a timeout', async () => {
    const { tab, at } = fakeTab('/');
    const entries = browserHistory(tab);
    entries.pushLayer();
    vi.spyOn(tab.history, 'go').mockImplementation(() => undefined);
    const { createLayerStack } = await import('./layer-stack.ts');
    const stack = createLayerStack(entries);
    stack.begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stack.leave()).toBeUndefined();
    expect([at(), vi.mocked(tab.history.go).mock.calls]).toEqual([1, [[-1]]]);
  });
});
