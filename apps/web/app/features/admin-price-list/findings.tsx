import type { PriceListOutcome } from '@jhola/domain';
import { useState } from 'react';
import { FilterChip } from '#ui/chip.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FindingsPager } from './findings-pager.tsx';
import { FindingsTable } from './findings-table.tsx';
import { type PriceList, useFindings } from './use-price-lists.ts';
import { figure } from './words.ts';

type Kind = { outcome: PriceListOutcome; label: string; count: number };

/** What the check found, a kind at a time, page by page. */
export function Findings({ list }: { list: PriceList }) {
  const kinds = kindsOf(list);
  const [outcome, setOutcome] = useState<PriceListOutcome>(kinds[0]?.outcome ?? 'changed');
  const [page, setPage] = useState(1);
  const query = useFindings(list, outcome, page);
  if (kinds.length === 0) return null;
  const { data } = query;
  return (
    <div className="stack">
      <div className="list-kinds" role="group" aria-label="Rows">
        {kinds.map((kind) => (
          <FilterChip
            key={kind.outcome}
            pressed={kind.outcome === outcome}
            onClick={() => {
              setOutcome(kind.outcome);
              setPage(1);
            }}
          >
            {kind.label} {kind.count > 0 && <span className="num">{figure(kind.count)}</span>}
          </FilterChip>
        ))}
      </div>
      {query.isError && !data && (
        <ErrorState title="The rows could not be loaded" onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height="320px" />}
      {data && <FindingsTable findings={data.data} busy={query.isPlaceholderData} />}
      {data && data.totalPage > 1 && (
        <FindingsPager page={page} total={data.totalPage} count={data.totalCount} onGo={setPage} />
      )}
    </div>
  );
}

/** The kinds that there are rows of; what needs a look comes first. */
function kindsOf({ counts }: PriceList): Kind[] {
  if (counts === null) return [];
  const kinds: Kind[] = [
    { outcome: 'refused', label: 'Refused', count: counts.refused },
    { outcome: 'changed', label: 'Changed', count: counts.changed },
    { outcome: 'new', label: 'New', count: counts.new },
    { outcome: 'adjusted', label: 'Adjusted', count: counts.adjusted },
    { outcome: 'conflict', label: 'At two prices', count: counts.conflicts },
    { outcome: 'merged', label: 'Merged', count: counts.merged },
  ];
  return kinds.filter(({ count }) => count > 0);
}
