import { formatPaise } from '@jhola/domain';
import type { ReactNode } from 'react';
import { texts } from '#messages/cart-panels.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts';
import { ArrivalNote } from './arrival-note.tsx';
import { BillDetails } from './bill-details.tsx';
import { BillPlaceholder } from './bill-placeholder.tsx';
import { toPricedLine } from '../store/cart-line.ts';
import { CartLines } from './cart-lines.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { LinePlaceholders } from './line-placeholders.tsx';
import { RemovedLine } from './removed-line.tsx';
import { Savings } from './savings.tsx';
import { totalsOf, useCart } from '../use-cart.ts';
import { useRemovedLine } from './use-removed-line.ts';
import './cart-panels.css';

/** The cart as a page, which phones have instead of the drawer; shows `whenEmpty` if it is empty. */
export function CartPage({ whenEmpty }: { whenEmpty: ReactNode }) {
  const { data: cart, isPending, refetch } = useCart();
  const [removed, remember] = useRemovedLine(cart);
  useFocusAfterRemoval(cart?.length ?? 0);
  // A tap on Add below the message that the cart is empty replaces both.
  useFocusAfterRemoval(cart?.length === 0 ? 1 : 0);
  if (isPending) return <CartPlaceholder />;
  if (!cart) return <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />;
  if (cart.length === 0) {
    return (
      <>
        <CartNotes />
        {removed && <RemovedLine line={removed.line} />}
        {whenEmpty}
      </>
    );
  }
  const totals = totalsOf(cart);
  return (
    <div className="cart-page">
      <div className="stack">
        <h1 className="page-h">{texts.cart}</h1>
        <CartNotes />
        <Savings cart={cart} />
        <section className="panel lines-panel">
          <h2 className="vh">{texts.items}</h2>
          <CartLines cart={cart} removed={removed} onRemoved={remember} />
        </section>
      </div>
      <section className="panel stack">
        <h2 className="bill-title">{texts.bill}</h2>
        <BillDetails lines={cart.map(toPricedLine)} />
        <ArrivalNote />
        <CheckoutLink />
      </section>
      <div className="paybar">
        <ArrivalNote />
        <p className="paybar-sum">
          <b>{formatPaise(totals.grandTotalPaise)}</b>
          <span className="muted small">{texts.itemCount({ quantity: totals.quantity })}</span>
        </p>
        <CheckoutLink />
      </div>
    </div>
  );
}

function CartPlaceholder() {
  return (
    <div className="cart-page" aria-busy="true">
      <div className="stack">
        <h1 className="page-h">{texts.cart}</h1>
        <div className="panel lines-panel">
          <LinePlaceholders />
        </div>
      </div>
      <BillPlaceholder buttons={1} />
    </div>
  );
}
