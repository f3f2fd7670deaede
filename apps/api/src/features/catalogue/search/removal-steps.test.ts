import { afterEach, expect, it, vi } from 'vitest';
import { shelfInMemory } from '../testing/shelf-in-memory.ts';
import { SearchEngine } from './search-engine.ts';

afterEach(() => vi.restoreAllMocks());

it('removes many products from the index in steps, so that requests don’t wait for all of them', async () => {
  const shelf = shelfInMemory(
    Array.from({ length: 300 }, (_, index) => ({
      name: `Farm${index} Milk`,
      unit: '1 l',
      category: 'Dairy',
      subCategory: 'Milk',
      details: {},
      description: '',
    })),
  );
  await shelf.index.follow(shelf.contents());
  // Each look at the clock takes a millisecond.
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1));
  const real = SearchEngine.prototype.remove;
  let [removed, most] = [0, 0];
  vi.spyOn(SearchEngine.prototype, 'remove').mockImplementation(function (this: SearchEngine, id) {
    if (removed === 0) setImmediate(() => (removed = 0));
    removed += 1;
    most = Math.max(most, removed);
    real.call(this, id);
  });
  const sold = shelf.ids.slice(0, 100);
  await shelf.index.follow(shelf.arrange({ changed: new Map(sold.map((id) => [id, null])) }));
  expect(shelf.index.find('milk', false).products).toHaveLength(200);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(30);
});
