import { useState } from 'react';
import { statusOf } from '#platform/status-of.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CheckResult } from './check-result.tsx';
import { ColumnForm } from './column-form.tsx';
import { ListDone, ListStopped } from './list-end.tsx';
import { isWorkedOn, type PriceList, usePriceList } from './use-price-lists.ts';
import { WorkProgress } from './work-progress.tsx';

/** One list, as it stands. */
export function ListView({ id }: { id: string }) {
  const { data: list, error, refetch } = usePriceList(id);
  if (list) return <Stage list={list} />;
  if (error === null) return <Skeleton height="420px" />;
  const isGone = [400, 404].includes(statusOf(error) ?? 0);
  return isGone ? (
    <ErrorState title="This list is no longer here">
      Only the last lists are kept. Please hand it in again.
    </ErrorState>
  ) : (
    <ErrorState title="The list could not be loaded" onRetry={() => void refetch()} />
  );
}

function Stage({ list }: { list: PriceList }) {
  const [editsColumns, setEditsColumns] = useState(false);
  const { state } = list;
  const onColumns = () => setEditsColumns(true);
  if (isWorkedOn(list)) return <WorkProgress list={list} />;
  if (state === 'done') return <ListDone list={list} />;
  if (state === 'mapping' || editsColumns) {
    const onBack = state === 'mapping' ? undefined : () => setEditsColumns(false);
    return <ColumnForm list={list} onBack={onBack} onChecking={() => setEditsColumns(false)} />;
  }
  if (state === 'checked') return <CheckResult list={list} onColumns={onColumns} />;
  if (state === 'checking' || state === 'importing') return null;
  return <ListStopped list={{ ...list, state }} onColumns={onColumns} />;
}
