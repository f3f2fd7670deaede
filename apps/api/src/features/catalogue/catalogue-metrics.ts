import type { Services } from '../../platform/services.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Shelf } from './shelf/create-shelf.ts';

/** Upper bounds in seconds. */
const SEARCH_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Measures the age and size of the catalogue snapshot. */
export function measureShelf({ metrics }: Services, shelf: Shelf): void {
  metrics.gauges(
    {
      jhola_shelf_age_seconds: { help: 'Time since the catalogue snapshot was last known to be up to date' },
      jhola_shelf_products: { help: 'Products in the catalogue snapshot' },
      jhola_shelf_version: { help: 'The catalogue version of the snapshot' },
    },
    () => {
      const { confirmedAt } = shelf;
      if (confirmedAt === null) return {};
      const { products, version } = shelf.contents();
      return {
        jhola_shelf_age_seconds: (Date.now() - confirmedAt.getTime()) / 1000,
        jhola_shelf_products: products.size,
        jhola_shelf_version: version,
      };
    },
  );
}

/** Wraps the shelf's search to measure its duration, and how often it finds nothing. */
export function measureSearch(metrics: Metrics, shelf: Pick<Shelf, 'search'>): Pick<Shelf, 'search'> {
  const seconds = metrics.histogram({
    name: 'jhola_search_seconds',
    help: 'Time that finding products took, without sending them',
    buckets: SEARCH_BUCKETS,
  });
  const misses = metrics.counter({
    name: 'jhola_searches_without_result_total',
    help: 'Searches that found no product',
  });
  return {
    search(words, exact) {
      const start = performance.now();
      const found = shelf.search(words, exact);
      seconds.observe((performance.now() - start) / 1000);
      if (found.products.length === 0) misses.inc();
      return found;
    },
  };
}
