import { FileSpreadsheet } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#messages/price-list.ts';
import { statusOf } from '#platform/status-of.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LoadingPart, PanelPlaceholder, TextPlaceholder } from '#ui/placeholders.tsx';
import { CheckResult } from './check-result.tsx';
import { ColumnForm } from './column-form.tsx';
import { ListDone, ListStopped } from './list-end.tsx';
import { isInProgress, type PriceList, usePriceList } from './use-price-lists.ts';
import { WorkProgress } from './work-progress.tsx';

/** One list in its present state. */
export function ListView({ id }: { id: string }) {
  const { data: list, error, refetch } = usePriceList(id);
  if (list) return <Stage list={list} />;
  if (error === null) {
    return (
      <LoadingPart className="stack">
        <TextPlaceholder width="14rem" />
        <PanelPlaceholder rows={5} />
      </LoadingPart>
    );
  }
  const isGone = [400, 404].includes(statusOf(error) ?? 0);
  return isGone ? (
    <ErrorState title={texts.listGone}>{texts.listGoneHint}</ErrorState>
  ) : (
    <ErrorState title={texts.listNotLoaded} onRetry={() => void refetch()} />
  );
}

/**
 * The next step for the list. When one step replaces another, its heading gets the focus, which tells screen readers
 * about it, and it is scrolled into view.
 */
function Stage({ list }: { list: PriceList }) {
  const [editsColumns, setEditsColumns] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const shown = editsColumns ? 'columns' : list.state;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    stage.current?.querySelector('h2')?.focus({ preventScroll: true });
    stage.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return (
    <div ref={stage} className="stack">
      {!isInProgress(list) && list.state !== 'done' && (
        <p className="list-file">
          <Icon of={FileSpreadsheet} />
          {list.fileName}
        </p>
      )}
      <Content list={list} editsColumns={editsColumns} onEdit={setEditsColumns} />
    </div>
  );
}

type ContentProps = { list: PriceList; editsColumns: boolean; onEdit: (edits: boolean) => void };

function Content({ list, editsColumns, onEdit }: ContentProps) {
  const { state } = list;
  const onColumns = () => onEdit(true);
  if (isInProgress(list)) return <WorkProgress list={list} />;
  if (state === 'done') return <ListDone list={list} />;
  if (state === 'mapping' || editsColumns) {
    const onBack = state === 'mapping' ? undefined : () => onEdit(false);
    return <ColumnForm list={list} onBack={onBack} onChecking={() => onEdit(false)} />;
  }
  if (state === 'checked') return <CheckResult list={list} onColumns={onColumns} />;
  if (state === 'checking' || state === 'importing') return null;
  return <ListStopped list={{ ...list, state }} onColumns={onColumns} />;
}
