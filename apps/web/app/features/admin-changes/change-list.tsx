import type { WireAdminChange } from '@jhola/contract/client';
import type { ReactNode } from 'react';
import { texts } from '#messages/admin-changes.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingPart, repeat, TextPlaceholder } from '#ui/placeholders.tsx';
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts';
import { ChangeItem } from './change-item.tsx';
import type { useChanges } from './use-changes.ts';
import './changes.css';

export type ChangeListProps = {
  query: ReturnType<typeof useChanges>;
  /** Shown if there are none. */
  empty: ReactNode;
  /** Whether changes of orders link to the order. */
  linksOrders?: boolean;
  /** Offers to undo those for which that is possible. */
  onUndo?: (change: WireAdminChange) => void;
};

/** The changes of a query in each of its states. */
export function ChangeList({ query, empty, linksOrders = false, onUndo }: ChangeListProps) {
  const { data, isPending, isError, isPlaceholderData, refetch } = query;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  // A link of the previous filter's changes may have the focus: the one that was followed.
  useFocusAfterRemoval(isPlaceholderData ? 1 : 0);
  if (isPending) return <ChangePlaceholders />;
  if (isError && !data) {
    return <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />;
  }
  const changes = data.pages.flatMap((page) => page.data);
  if (changes.length === 0) return isPlaceholderData ? <ChangePlaceholders /> : empty;
  return (
    <>
      <ol className="changes" aria-busy={isPlaceholderData}>
        {changes.map((change) => (
          <ChangeItem key={change._id} change={change} linksOrder={linksOrders} onUndo={onUndo} />
        ))}
      </ol>
      {hasNextPage && !isPlaceholderData && (
        <Button kind="line" small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.showOlder}
        </Button>
      )}
    </>
  );
}

const PLACEHOLDERS = 6;

function ChangePlaceholders() {
  return (
    <LoadingPart className="changes">
      {repeat(PLACEHOLDERS, (change) => (
        <div className="change" key={change}>
          <TextPlaceholder width="65%" />
          <TextPlaceholder width="8rem" />
          <span className="change-more-placeholder">
            <TextPlaceholder width="7rem" />
          </span>
        </div>
      ))}
    </LoadingPart>
  );
}
