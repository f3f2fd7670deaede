import type { WireAdminChange } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { ArrowLeft } from 'lucide';
import { texts } from '#messages/admin-changes.ts';
import { texts as admin } from '#messages/admin.ts';
import { Link } from '#platform/routing/link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { ChangeFilters } from './change-filters.tsx';
import { ChangeList } from './change-list.tsx';
import { bulkName } from './change-sentence.ts';
import { useChangeFilter } from './use-change-filter.ts';
import { useChanges } from './use-changes.ts';
import { useDiscountUndo } from './use-discount-undo.tsx';

function wholeHeading(whole: WireAdminChange['partOf'] | undefined): string {
  if (!whole) return texts.ofThis;
  return whole.entity === 'price_list'
    ? texts.ofPriceList({ name: whole.name })
    : texts.ofBulkChange({ name: bulkName(whole.name) });
}

/** Changes by staff, the newest first; filtered by a person, a kind of thing, a day, or one price list. */
export function ChangesPage() {
  const { filter, setFilter, isFiltered } = useChangeFilter();
  const query = useChanges(filter);
  const first = query.data?.pages[0];
  const { ask, dialog } = useDiscountUndo();
  const whole = query.isPlaceholderData ? undefined : first?.data[0]?.partOf;
  return (
    <section className="stack">
      <h1 className="page-h">{texts.heading}</h1>
      {filter.partOf === undefined ? (
        <ChangeFilters filter={filter} people={first?.people ?? []} onChange={setFilter} />
      ) : (
        <p className="change-whole">
          <Link to={pagePath('changes')}>
            <Icon of={ArrowLeft} />
            {texts.allChanges}
          </Link>
          {wholeHeading(whole)}
        </p>
      )}
      <ChangeList
        linksOrders
        onUndo={ask}
        query={query}
        empty={
          <EmptyState title={isFiltered ? texts.noneMatches : admin.noData}>
            {isFiltered ? texts.noneMatchesHint : texts.noneYetHint}
          </EmptyState>
        }
      />
      {dialog}
    </section>
  );
}
