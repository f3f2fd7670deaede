import type { WireDeskOrder } from '@jhola/contract/client';
import { useRef } from 'react';
import { AlertSwitches } from '#features/order-alerts/index.ts';
import { texts } from '#messages/order-desk-list.ts';
import { texts as common } from '#messages/order-desk.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import '../desk-head.css';
import './desk-page.css';
import { HeldNotice } from '../held-payments/held-notice.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DeskFigures } from './desk-figures.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { DeskPager } from './desk-pager.tsx';
import { KeysSwitch } from './keys-switch.tsx';
import { DeskTable, DeskTablePlaceholder } from './desk-table.tsx';
import { type DeskView, emptyMeaning, isOldestFirst, readDeskView } from './desk-view.ts';
import { Live } from './live.tsx';
import { Refusals } from './refusals.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useDesk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useStableRows } from './use-stable-rows.ts';
import { useMoves } from './use-moves.ts';
import { useSelection } from './use-selection.ts';
import { useRecentInput } from './use-recent-input.ts';

const NONE: readonly WireDeskOrder[] = [];

/** The order desk: waiting orders and their age, updated continuously. */
export function DeskPage() {
  const [params] = useSearchParams();
  const view = readDeskView(params);
  const { data: desk, isError, isPlaceholderData, refetch } = useDesk(view);
  const page = useRef<HTMLElement>(null);
  useDeskKeys(page);
  return (
    <section className="stack" ref={page}>
      <header className="desk-head">
        <h1 className="page-h">{common.orders}</h1>
        <KeysSwitch />
        <AlertSwitches />
        {desk && <Live isFailing={isError} at={desk.now} onOutdated={() => void refetch()} />}
      </header>
      <DeskFigures />
      <HeldNotice />
      <DeskFilters view={view} counts={desk?.counts} />
      {desk ? (
        <DeskList
          view={view}
          orders={desk.data}
          count={desk.totalCount}
          at={desk.now}
          isOld={isPlaceholderData}
        />
      ) : isError ? (
        <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />
      ) : (
        <DeskTablePlaceholder />
      )}
      {desk && <DeskPager page={desk.page} total={Math.max(1, desk.totalNoPage)} />}
    </section>
  );
}

type DeskListProps = {
  view: DeskView;
  orders: readonly WireDeskOrder[];
  /** How many there are on all pages. */
  count: number;
  /** The server's time of the response with these orders (ISO). */
  at: string;
  /** Whether the orders are those of the view before. */
  isOld: boolean;
};

function DeskList({ view, orders, count, at, isOld }: DeskListProps) {
  const about = JSON.stringify(view);
  const announcement = useAnnouncement({
    orders: isOld ? NONE : orders,
    at,
    about: isOld ? '' : about,
    count,
  });
  const { moving, moveOn, moveMany, refusals, forgetRefusals } = useMoves();
  const selection = useSelection(orders.map((order) => order._id));
  const list = useRef<HTMLDivElement>(null);
  const hasRecentInput = useRecentInput(list);
  const { rows, waiting, release } = useStableRows({
    fresh: orders,
    about: isOld ? `old ${about}` : about,
    isSelecting: selection.ids.size > 0,
    hasRecentInput,
    growsAtEnd: isOldestFirst(view.state),
  });
  const selected = rows.flatMap(({ order }) => (selection.ids.has(order._id) ? [order] : []));
  return (
    <div className="stack" aria-busy={isOld} ref={list}>
      <p className="vh" role="status">
        {announcement}
      </p>
      {waiting > 0 && (
        <Button small wide kind="line" className="desk-waiting" onClick={release}>
          {texts.newOrders({ count: waiting })}
        </Button>
      )}
      <Refusals refusals={refusals} onClose={forgetRefusals} />
      {rows.length === 0 ? (
        <NoOrders view={view} />
      ) : (
        <DeskTable rows={rows} selection={selection} moving={moving} onMove={moveOn} />
      )}
      <BulkBar
        orders={selected}
        busy={moving.size > 0}
        // Still selected after a failure, to try again.
        onMove={(those, to) => void moveMany(those, to, () => selection.set([]))}
        onClear={() => selection.set([])}
      />
    </div>
  );
}

function NoOrders({ view }: { view: DeskView }) {
  const meaning = emptyMeaning(view);
  if (meaning === 'none-here') return <EmptyState title={texts.noneHere} />;
  return meaning === 'none-waiting' ? (
    <EmptyState title={texts.noneWaiting}>{texts.noneWaitingHint}</EmptyState>
  ) : (
    <EmptyState title={texts.noneMatches}>{texts.noneMatchesHint}</EmptyState>
  );
}
