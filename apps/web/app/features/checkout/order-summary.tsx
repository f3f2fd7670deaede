import { Banknote, CreditCard } from 'lucide';
import { useId } from 'react';
import { cartTotals, formatPaise } from '@jhola/domain';
import { ArrivalNote, BillDetails, type Cart, Savings, toPricedLine } from '#features/cart/index.ts';
import { texts } from '#messages/checkout.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Payment } from './use-place-order.ts';
import '#ui/panel.css';

/** What is missing before the shopper can pay. */
export type Obstacle = {
  readonly text: string;
  /** The label of the button that fixes it. */
  readonly fix: string;
  readonly onFix: () => void;
  /** Scrolls to what is missing, if a pay button is pressed anyway. */
  readonly onShow: () => void;
};

export type OrderSummaryProps = {
  cart: Cart;
  /** The first line of the chosen address; undefined without addresses. */
  deliverTo: string | undefined;
  obstacle: Obstacle | null;
  /** The way of paying in progress. */
  paying: Payment | null;
  /** Whether an order was sent without a response. */
  unsure: boolean;
  /** Why the server has just refused the order. */
  refusal: string | null;
  onPay: (by: Payment) => void;
};

/** The bill, and the two ways to pay. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, deliverTo, obstacle, paying, unsure, refusal, onPay } = props;
  const obstacleId = useId();
  const button = {
    wide: true,
    blocked: obstacle !== null,
    'aria-describedby': obstacle ? obstacleId : undefined,
  };
  const press = (by: Payment) => () => (obstacle ? obstacle.onShow() : onPay(by));
  const lines = cart.map(toPricedLine);
  const { grandTotalPaise, quantity } = cartTotals(lines);
  return (
    <aside className="panel stack" aria-labelledby="summary">
      <h2 id="summary">{texts.summary}</h2>
      <h3 className="bill-title">{texts.billDetails}</h3>
      <BillDetails lines={lines} />
      <Savings cart={cart} />
      <div className="pay">
        <p className="pay-sum only-sm">
          {texts.toPay({
            amount: formatPaise(grandTotalPaise),
            quantity,
            b: (amount) => <b>{amount}</b>,
            small: (items) => <span className="muted small">{items}</span>,
          })}
          {/* The address itself may be screens above, beyond the lines of a large cart. */}
          {deliverTo && <span className="pay-to small">{texts.deliverTo({ address: deliverTo })}</span>}
        </p>
        <div className="pay-note">
          <div role="status">
            {unsure && <Notice>{texts.unsure}</Notice>}
            {refusal && <Notice>{refusal}</Notice>}
            {obstacle && (
              <p className="small" id={obstacleId}>
                {obstacle.text}
              </p>
            )}
          </div>
          {obstacle && (
            <Button small onClick={obstacle.onFix}>
              {obstacle.fix}
            </Button>
          )}
        </div>
        <ArrivalNote />
        <Button
          {...button}
          disabled={paying === 'cash'}
          busy={paying === 'card'}
          busyLabel={texts.loading}
          onClick={press('card')}
        >
          <Icon of={CreditCard} />
          {texts.payOnline}
        </Button>
        <Button
          {...button}
          kind="line"
          disabled={paying === 'card'}
          busy={paying === 'cash'}
          busyLabel={texts.placingOrder}
          onClick={press('cash')}
        >
          <Icon of={Banknote} />
          {texts.payCash}
        </Button>
      </div>
    </aside>
  );
}
