import type { WireAdminChange } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { ArrowLeft } from 'lucide';
import { Link } from '#platform/routing/link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { ChangeFilters } from './change-filters.tsx';
import { ChangeList } from './change-list.tsx';
import { useChangeFilter } from './use-change-filter.ts';
import { useChanges } from './use-changes.ts';

function wholeHeading(whole: WireAdminChange['partOf'] | undefined): string {
  if (!whole) return 'What it changed';
  return whole.entity === 'price_list'
    ? `What the price list ${whole.name} changed`
    : `Changes of ${whole.name}`;
}

/** Changes by staff, the newest first; filtered by a person, a kind of thing, a day, or one price list. */
export function ChangesPage() {
  const { filter, setFilter, isNarrowed } = useChangeFilter();
  const query = useChanges(filter);
  const first = query.data?.pages[0];
  return (
    <section className="stack">
      <h1 className="page-h">Changes</h1>
      {filter.partOf === undefined ? (
        <ChangeFilters filter={filter} people={first?.people ?? []} onChange={setFilter} />
      ) : (
        <p className="change-whole">
          <Link to={pagePath('changes')}>
            <Icon of={ArrowLeft} />
            All changes
          </Link>
          {wholeHeading(first?.data[0]?.partOf)}
        </p>
      )}
      <ChangeList
        query={query}
        empty={
          <EmptyState title={isNarrowed ? 'No such change' : 'No Data'}>
            {isNarrowed ? 'No changes match these filters.' : 'Changes made by admins will appear here.'}
          </EmptyState>
        }
      />
    </section>
  );
}
