import { pagePath } from '@jhola/domain';
import type { ReactNode } from 'react';
import { texts } from '#messages/orders.ts';
import { texts as shared } from '#messages/shared.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import {
  BlockPlaceholder,
  LoadingPart,
  repeat,
  TextPlaceholder,
  ThumbPlaceholder,
} from '#ui/placeholders.tsx';
import { passFocusBack } from '#ui/pass-focus.ts';
import { OrderRow } from './order-row.tsx';
import { useOrders } from './use-orders.ts';
import './orders.css';

type OrdersPageProps = {
  /** Shown below the message that there are no orders. */
  belowEmpty: ReactNode;
};

/** My Orders, newest first. */
export function OrdersPage({ belowEmpty }: OrdersPageProps) {
  return (
    <section className="stack">
      <h1 className="page-h">{shared.myOrders}</h1>
      <OrderList belowEmpty={belowEmpty} />
    </section>
  );
}

function OrderList({ belowEmpty }: OrdersPageProps) {
  const {
    data: orders,
    isPending,
    isError,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useOrders();
  if (isPending) return <OrderPlaceholders />;
  if (isError && !orders) {
    return <ErrorState title={texts.listError} onRetry={() => void refetch()} />;
  }
  if (orders.length === 0) {
    return (
      <>
        <EmptyState
          title={texts.noOrders}
          action={<ButtonLink to={pagePath('home')}>{texts.shopNow}</ButtonLink>}
        >
          {texts.noOrdersAdvice}
        </EmptyState>
        {belowEmpty}
      </>
    );
  }
  return (
    <>
      <ul className="orders">
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          ref={passFocusBack}
          kind="line"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {texts.loadMore}
        </Button>
      )}
    </>
  );
}

const PLACEHOLDERS = 4;

function OrderPlaceholders() {
  return (
    <LoadingPart className="orders">
      {repeat(PLACEHOLDERS, (row) => (
        <div className="order" key={row}>
          <ThumbPlaceholder size={64} />
          <span className="n">
            <TextPlaceholder width="70%" />
          </span>
          <span className="sum">
            <TextPlaceholder width="56px" />
          </span>
          <span className="small sub">
            <TextPlaceholder width="55%" />
          </span>
          <span className="chip-placeholder">
            <BlockPlaceholder height="30px" width="110px" />
          </span>
        </div>
      ))}
    </LoadingPart>
  );
}
