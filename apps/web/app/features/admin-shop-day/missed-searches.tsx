import { pagePath } from '@jhola/domain';
import { texts } from '#messages/admin-shop-day.ts';
import { formatCount } from '#platform/format-count.ts';
import { Link } from '#platform/routing/link.tsx';
import type { ShopDay } from './use-shop-day.ts';

/** Searches that had no result. */
export function MissedSearches({ missed }: { missed: ShopDay['missed'] }) {
  return (
    <section className="panel day-panel" aria-labelledby="missed">
      <h2 id="missed">{texts.missedSearches}</h2>
      {missed.length === 0 ? (
        <p className="muted">{texts.noneMissed}</p>
      ) : (
        <p className="muted small">{texts.missedBasis}</p>
      )}
      <ol className="day-list">
        {missed.map(({ term, count }) => (
          <li key={term}>
            <span className="grow">{term}</span>
            <b className="end">{texts.times({ count: formatCount(count) })}</b>
          </li>
        ))}
      </ol>
      <Link className="link" to={pagePath('searches')}>
        {texts.allSearches}
      </Link>
    </section>
  );
}
