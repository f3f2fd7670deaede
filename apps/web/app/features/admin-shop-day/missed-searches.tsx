import type { ShopDay } from './use-shop-day.ts';
import { number } from './words.ts';

/** Searches that had no result. */
export function MissedSearches({ missed }: { missed: ShopDay['missed'] }) {
  return (
    <section className="panel day-panel" aria-labelledby="missed">
      <h2 id="missed">Searches with no results</h2>
      {missed.length === 0 ? (
        <p className="muted">Every search in the last 7 days found something.</p>
      ) : (
        <p className="muted small">How often in the last seven days; nothing is kept of who looked.</p>
      )}
      <ol className="day-list">
        {missed.map(({ term, count }) => (
          <li key={term}>
            <span className="grow">{term}</span>
            <b className="end">× {number(count)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
