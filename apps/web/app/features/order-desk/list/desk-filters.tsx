import type { ResponseOf } from '@jhola/contract/client';
import { OPEN_STATUSES, ORDER_STATUSES } from '@jhola/domain';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchText } from '#features/admin/index.ts';
import { texts } from '#messages/order-desk-list.ts';
import { formatCount } from '#platform/format-count.ts';
import { Link } from '#platform/routing/link.tsx';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { SearchField } from '#ui/search-field.tsx';
import { statusWord } from '#ui/status-pill.tsx';
import { DESK_STATES, type DeskState, type DeskView, withDeskView } from './desk-view.ts';
import { useDeskPath } from './use-desk-path.ts';

type Counts = ResponseOf<'getDeskOrders'>['counts'];

/** The states as links, each with its number of orders, and the search. All of it is in the URL. */
export function DeskFilters({ view, counts }: { view: DeskView; counts: Counts | undefined }) {
  const to = useDeskPath();
  const states = useRef<HTMLElement>(null);
  // Counts widen the strip.
  const hasCounts = counts !== undefined;
  useEffect(() => {
    const strip = states.current?.getBoundingClientRect();
    const chosen = states.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    // Phones show half of the strip. scrollIntoView() would scroll the page as well.
    if (strip && chosen)
      states.current?.scrollBy(chosen.left - strip.left - (strip.width - chosen.width) / 2, 0);
  }, [view.state, hasCounts]);
  return (
    <div className="desk-filters">
      <nav aria-label={texts.state} className="desk-states" ref={states}>
        {DESK_STATES.map((state) => (
          <Link
            key={state}
            className="pick"
            to={to({ state })}
            aria-current={state === view.state ? 'true' : undefined}
            replace
            preventScrollReset
          >
            {wordOf(state)}
            {counts && <span className="desk-count">{formatCount(countOf(counts, state))}</span>}
          </Link>
        ))}
      </nav>
      <DeskSearch />
    </div>
  );
}

function wordOf(state: DeskState): string {
  if (state === 'open') return texts.stateOpen;
  return state === 'all' ? texts.stateAll : statusWord(state);
}

function countOf(counts: Counts, state: DeskState): number {
  const states = state === 'open' ? OPEN_STATUSES : state === 'all' ? ORDER_STATUSES : [state];
  return states.reduce((sum, each) => sum + counts[each], 0);
}

function DeskSearch() {
  const [params, setParams] = useSearchParams();
  const ask = useCallback(
    (search: string) =>
      setParams((before) => withDeskView(before, { search }), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const [text, setText] = useSearchText(params.get('q') ?? '', ask);
  return (
    <SearchField
      className="desk-search"
      label={texts.searchLabel}
      placeholder={texts.searchPlaceholder}
      value={text}
      onChange={setText}
    />
  );
}
