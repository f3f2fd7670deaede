import { describePriceListEffect, type PriceListEffect, type PriceListOutcome } from '@jhola/domain';
import { useState } from 'react';
import { texts } from '#messages/price-list.ts';
import { formatCount } from '#platform/format-count.ts';
import { FilterChip } from '#ui/chip.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FindingsPager } from './findings-pager.tsx';
import { FindingsPlaceholder, FindingsTable } from './findings-table.tsx';
import { type FindingsShown, type PriceList, useFindings } from './use-price-lists.ts';

type Kind = { outcome: PriceListOutcome; label: string; count: number };

/** The findings of the check, one kind at a time, page by page; each effect of the list is one more kind. */
export function Findings({ list, effect = null }: { list: PriceList; effect?: PriceListEffect | null }) {
  const kinds = kindsOf(list);
  const [shown, setShown] = useState<FindingsShown>(
    effect === null ? { outcome: kinds[0]?.outcome ?? 'changed' } : { effect },
  );
  const [page, setPage] = useState(1);
  const query = useFindings(list, shown, page);
  const show = (next: FindingsShown) => {
    setShown(next);
    setPage(1);
  };
  const counted = list.effects.find((one) => one.effect === effect);
  if (kinds.length === 0) return null;
  const { data } = query;
  return (
    <div className="stack">
      <div className="list-kinds" role="group" aria-label={texts.rowsGroup}>
        {counted && (
          <FilterChip pressed={'effect' in shown} onClick={() => show({ effect: counted.effect })}>
            {describePriceListEffect(counted.effect, counted.count)}
          </FilterChip>
        )}
        {kinds.map((kind) => (
          <FilterChip
            key={kind.outcome}
            pressed={'outcome' in shown && kind.outcome === shown.outcome}
            onClick={() => show({ outcome: kind.outcome })}
          >
            {kind.label} {kind.count > 0 && <span>{formatCount(kind.count)}</span>}
          </FilterChip>
        ))}
      </div>
      {query.isError && !data && (
        <ErrorState title={texts.rowsNotLoaded} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <FindingsPlaceholder />}
      {data && <FindingsTable findings={data.data} busy={query.isPlaceholderData} />}
      {data && data.totalPage > 1 && (
        <FindingsPager page={page} total={data.totalPage} count={data.totalCount} onGo={setPage} />
      )}
    </div>
  );
}

/** The kinds that have rows; those that need attention first. */
function kindsOf({ counts }: PriceList): Kind[] {
  if (counts === null) return [];
  const kinds: Kind[] = [
    { outcome: 'refused', label: texts.countRefused, count: counts.refused },
    { outcome: 'changed', label: texts.countChanged, count: counts.changed },
    { outcome: 'new', label: texts.countNew, count: counts.new },
    { outcome: 'adjusted', label: texts.adjusted, count: counts.adjusted },
    { outcome: 'conflict', label: texts.conflicts, count: counts.conflicts },
    { outcome: 'merged', label: texts.merged, count: counts.merged },
  ];
  return kinds.filter(({ count }) => count > 0);
}
