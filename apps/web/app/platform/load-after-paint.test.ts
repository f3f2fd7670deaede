import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { loadAfterPaintScript } from './load-after-paint.ts';

/** Runs the script in a page that is visible or in the background; `added` are the elements that it adds. */
function run({ hidden }: { hidden: boolean }) {
  const added: Record<string, unknown>[] = [];
  const later: (() => void)[] = [];
  const happenings: Record<string, () => void> = {};
  class PerformanceObserver {
    private readonly seen: () => void;
    constructor(seen: () => void) {
      this.seen = seen;
    }
    observe({ type }: { type: string }) {
      happenings[type] = this.seen;
    }
  }
  const document = {
    hidden,
    createElement: (tag: string) => ({ tag }),
    head: { append: (element: Record<string, unknown>) => added.push(element) },
  };
  runInNewContext(loadAfterPaintScript('/entry.js', ['/entry.js', '/early.js', '/shop.js']), {
    document,
    PerformanceObserver,
    addEventListener: (name: string, act: () => void) => {
      happenings[name] = act;
    },
    setTimeout: (act: () => void) => later.push(act),
  });
  return { added, later, happenings };
}

/** Scripts with `async` false are run one after the other; the first one is fetched before the others. */
const LOADED = [
  { tag: 'script', type: 'module', async: false, fetchPriority: 'high', src: '/early.js' },
  { tag: 'script', type: 'module', async: false, fetchPriority: 'low', src: '/shop.js' },
  { tag: 'script', type: 'module', async: false, fetchPriority: 'low', src: '/entry.js' },
];

test('the modules are loaded when the page has been painted, once', () => {
  const { added, later, happenings } = run({ hidden: false });
  expect(added).toEqual([]);
  happenings['paint']?.();
  happenings['paint']?.();
  happenings['visibilitychange']?.();
  for (const act of later) act();
  expect(added).toEqual(LOADED);
});

test('a browser that doesn’t report paints loads them a little later', () => {
  const { added, later } = run({ hidden: false });
  for (const act of later) act();
  expect(added).toEqual(LOADED);
});

test('a page in the background loads them at once, and one that goes there without having been painted', () => {
  expect(run({ hidden: true }).added).toEqual(LOADED);
  const { added, happenings } = run({ hidden: false });
  happenings['visibilitychange']?.();
  expect(added).toEqual(LOADED);
});
