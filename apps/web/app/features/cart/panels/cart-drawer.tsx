import { type ReactNode, useDeferredValue } from 'react';
import { formatPaise } from '@jhola/domain';
import { texts } from '#messages/cart-panels.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts';
import { ArrivalNote } from './arrival-note.tsx';
import { BillDetails } from './bill-details.tsx';
import { type Cart, toPricedLine } from '../store/cart-line.ts';
import { CartLines } from './cart-lines.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LinePlaceholders } from './line-placeholders.tsx';
import { Savings } from './savings.tsx';
import { RemovedLine } from './removed-line.tsx';
import { totalsOf, useCart } from '../use-cart.ts';
import { useRemovedLine } from './use-removed-line.ts';
import './cart-panels.css';

type CartDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** Shown below the message that the cart is empty. */
  children: ReactNode;
};

/** The cart as a drawer at the right side of the page. Loaded when it is first opened. */
export default function CartDrawer({ open, onClose, children }: CartDrawerProps) {
  const { data: cart = [], isPending, isError, refetch } = useCart();
  const isEmpty = cart.length === 0;
  const showsEmpty = isEmpty && !isPending && !isError;
  useFocusAfterRemoval(cart.length);
  // A tap on Add below the message replaces both.
  useFocusAfterRemoval(showsEmpty ? 1 : 0);
  // The drawer opens at once; its lines are rendered one frame later, so that the tap responds quickly. They stay while
  // it closes.
  const drawn = useDeferredValue(open, false);
  if (open && !drawn) return <Dialog open onClose={onClose} title={texts.cart} kind="drawer" />;
  const footer = (
    <div className="stack">
      <h3 className="bill-title">{texts.bill}</h3>
      <BillDetails lines={cart.map(toPricedLine)} />
      <ArrivalNote />
      <CheckoutLink onLeave={onClose}>{formatPaise(totalsOf(cart).grandTotalPaise)}</CheckoutLink>
    </div>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.cart}
      kind="drawer"
      actions={isEmpty ? undefined : footer}
    >
      <CartNotes />
      {isPending && (
        <div aria-busy="true">
          <LinePlaceholders />
        </div>
      )}
      {isEmpty && isError && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
      {!isPending && !(isEmpty && isError) && (
        <DrawerLines cart={cart} onLeave={onClose}>
          {children}
        </DrawerLines>
      )}
    </Dialog>
  );
}

/** The lines, or the message that there are none. What was removed is forgotten when the drawer closes. */
function DrawerLines({ cart, onLeave, children }: { cart: Cart; onLeave: () => void; children: ReactNode }) {
  const [removed, remember] = useRemovedLine(cart);
  if (cart.length === 0) {
    return (
      <>
        {removed && <RemovedLine line={removed.line} />}
        <EmptyCart onLeave={onLeave} />
        {children}
      </>
    );
  }
  return (
    <>
      <Savings cart={cart} />
      <CartLines cart={cart} removed={removed} onRemoved={remember} onLeave={onLeave} />
    </>
  );
}
