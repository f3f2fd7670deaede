import type { AnswerOf } from '@jhola/contract/client';
import { OPEN_STATUSES, ORDER_STATUSES } from '@jhola/domain';
import { Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { statusWord } from '#ui/status-pill.tsx';
import '#ui/field.css';
import { DESK_STATES, type DeskState, type DeskView, withDeskView } from './desk-view.ts';

const SEARCH_DELAY_MS = 300;

type Counts = AnswerOf<'getDeskOrders'>['counts'];

/** The states as links, each with how many orders are in it, and the search. All of it stands in the URL. */
export function DeskFilters({ view, counts }: { view: DeskView; counts: Counts | undefined }) {
  const [params] = useSearchParams();
  return (
    <div className="desk-filters">
      <nav aria-label="State" className="desk-states">
        {DESK_STATES.map((state) => (
          <Link
            key={state}
            className="pick"
            to={{ search: withDeskView(params, { state }).toString() }}
            aria-current={state === view.state ? 'true' : undefined}
            replace
            preventScrollReset
          >
            {wordOf(state)}
            {counts && <span className="desk-count">{countOf(counts, state)}</span>}
          </Link>
        ))}
      </nav>
      <DeskSearch />
    </div>
  );
}

function wordOf(state: DeskState): string {
  if (state === 'open') return 'Open';
  return state === 'all' ? 'All' : statusWord(state);
}

function countOf(counts: Counts, state: DeskState): number {
  const states = state === 'open' ? OPEN_STATUSES : state === 'all' ? ORDER_STATUSES : [state];
  return states.reduce((sum, each) => sum + counts[each], 0);
}

/** Looks after a pause, so that not each letter is a question. */
function DeskSearch() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  useEffect(() => {
    // Back, forward, or a link: the field follows the URL.
    if (asked === sent.current) return;
    sent.current = asked;
    setText(asked);
  }, [asked]);
  useEffect(() => {
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text;
      setParams((before) => withDeskView(before, { search: text }), {
        replace: true,
        preventScrollReset: true,
      });
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, setParams]);
  return (
    <label className="in desk-search">
      <Icon of={Search} />
      <input
        type="search"
        aria-label="Search orders"
        placeholder="Number, name or phone"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  );
}
