import { texts } from '#messages/search-page.ts';
import { Button } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip-link.tsx';
import { searchUrl } from '../search-url.ts';
import { recentSearches, useRecentSearches } from './use-recent-searches.ts';

/** The last searches of this browser, on the search page while nothing is typed. */
export function RecentSearches() {
  const terms = useRecentSearches();
  if (terms.length === 0) return null;
  return (
    <section className="recent" aria-label={texts.recent}>
      <div className="sec-h">
        <h2>{texts.recent}</h2>
        <Button kind="quiet" onClick={() => recentSearches.clear()}>
          {texts.clearRecent}
        </Button>
      </div>
      <div>
        {terms.map((term) => (
          <ChipLink to={searchUrl(term)} replace key={term}>
            {term}
          </ChipLink>
        ))}
      </div>
    </section>
  );
}
