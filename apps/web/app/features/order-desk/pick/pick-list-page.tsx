import { Printer } from 'lucide';
import { sessionApi, useSessionQuery } from '#features/session/index.ts';
import { texts as desk } from '#messages/order-desk.ts';
import { texts } from '#messages/pick-list.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { statusOf } from '#platform/status-of.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LoadingPart, PanelPlaceholder, TextPlaceholder } from '#ui/placeholders.tsx';
import '../desk-head.css';
import './pick-list.css';
import '#ui/print-colours.css';
import '../paper.css';
import { useListPath } from '../list-path.ts';
import { readPickListOrders } from './pick-list-path.ts';
import { Picks } from './picks.tsx';

/** How often the list is read again while the page is visible; it is also read when it becomes visible. */
const POLL_MS = 12_000;

/** What to take from the shelves for some orders, to tick off on screen or on paper. */
export function PickListPage() {
  const [params] = useSearchParams();
  const orders = readPickListOrders(params);
  const list = useListPath();
  const picks = useSessionQuery({
    key: ['pick-list', ...orders],
    fetch: (signal) => sessionApi('getPickList', { orders }, { signal }),
    enabled: orders.length > 0,
    staleTime: 0,
    // A shopper may cancel while it is picked.
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  return (
    <section className="stack paper">
      <header className="desk-head">
        <BackLink to={list} className="no-print desk-back">
          {desk.orders}
        </BackLink>
        <h1 className="page-h">{desk.pickList}</h1>
        <Button kind="line" small className="no-print" onClick={() => window.print()}>
          <Icon of={Printer} />
          {texts.print}
        </Button>
      </header>
      {orders.length === 0 ? (
        <EmptyState title={texts.noneSelected} action={<ButtonLink to={list}>{desk.orders}</ButtonLink>}>
          {texts.noneSelectedHint}
        </EmptyState>
      ) : picks.data ? (
        <Picks
          key={orders.join()}
          orders={orders}
          groups={picks.data.data}
          cancelled={picks.data.cancelled}
        />
      ) : [400, 404].includes(statusOf(picks.error) ?? 0) ? (
        <EmptyState title={texts.noSuchOrders} action={<ButtonLink to={list}>{desk.orders}</ButtonLink>}>
          {texts.noneSelectedHint}
        </EmptyState>
      ) : picks.isError ? (
        <ErrorState title={texts.notLoaded} onRetry={() => void picks.refetch()} />
      ) : (
        <LoadingPart className="stack">
          <TextPlaceholder width="40%" />
          <PanelPlaceholder rows={2} thumb={52} />
          <PanelPlaceholder rows={2} thumb={52} />
        </LoadingPart>
      )}
    </section>
  );
}
