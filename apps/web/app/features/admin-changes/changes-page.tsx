import { EmptyState } from '#ui/empty-state.tsx';
import { ChangeFilters } from './change-filters.tsx';
import { ChangeList } from './change-list.tsx';
import { useChangeFilter } from './use-change-filter.ts';
import { useChanges } from './use-changes.ts';

/** Who of the shop did what, the newest first; narrowed to a person, a kind of thing or a day. */
export function ChangesPage() {
  const { filter, setFilter, isNarrowed } = useChangeFilter();
  const query = useChanges(filter);
  return (
    <section className="stack">
      <h1 className="page-h">Changes</h1>
      <ChangeFilters filter={filter} people={query.data?.pages[0]?.people ?? []} onChange={setFilter} />
      <ChangeList
        query={query}
        empty={
          <EmptyState title={isNarrowed ? 'No such change' : 'No Data'}>
            {isNarrowed
              ? 'Nobody did anything of that kind then.'
              : 'What admins add, change and delete will be listed here.'}
          </EmptyState>
        }
      />
    </section>
  );
}
