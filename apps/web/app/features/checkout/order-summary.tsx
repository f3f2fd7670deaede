import { Banknote, CreditCard } from 'lucide';
import { cartTotals, formatPaise } from '@jhola/domain';
import { BillDetails, type Cart, Savings, toPricedLine } from '#features/cart/index.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Payment } from './use-place-order.ts';
import '#ui/panel.css';

export type OrderSummaryProps = {
  cart: Cart;
  /** What is still missing before one can pay; null where nothing is. */
  missing: string | null;
  /** The way that is being paid at this moment. */
  paying: Payment | null;
  /** An order was sent, and nobody has answered. */
  unsure: boolean;
  onPay: (by: Payment) => void;
};

/** The bill and the two ways to pay. */
export function OrderSummary({ cart, missing, paying, unsure, onPay }: OrderSummaryProps) {
  const blocked = missing !== null;
  const lines = cart.map(toPricedLine);
  const { grandTotalPaise, quantity } = cartTotals(lines);
  return (
    <aside className="panel stack" aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <h3 className="bill-title">Bill details</h3>
      <BillDetails lines={lines} />
      <Savings cart={cart} />
      <div className="pay">
        <p className="pay-sum only-sm">
          <b>{formatPaise(grandTotalPaise)}</b> <span className="muted small">{quantity} item</span>
        </p>
        <Button
          wide
          disabled={blocked || paying === 'cash'}
          busy={paying === 'card'}
          busyLabel="Loading..."
          onClick={() => onPay('card')}
        >
          <Icon of={CreditCard} />
          Online Payment
        </Button>
        <Button
          wide
          kind="line"
          disabled={blocked || paying === 'card'}
          busy={paying === 'cash'}
          busyLabel="Placing your order..."
          onClick={() => onPay('cash')}
        >
          <Icon of={Banknote} />
          Cash on Delivery
        </Button>
        <div role="status">
          {unsure && <Notice>No answer about your order yet. Send it again: it is placed only once.</Notice>}
        </div>
        {missing && <p className="muted small pay-missing">{missing}</p>}
      </div>
    </aside>
  );
}
