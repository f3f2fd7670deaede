import type { WireOrder } from '@jhola/contract/client';
import { addPaise, formatPaise, formatRupees, rupeesToPaise } from '@jhola/domain';
import { Banknote, CreditCard } from 'lucide';
import { texts } from '#messages/order-view.ts';
import { Icon } from '#ui/icon.tsx';
import { StruckPrice } from '#ui/price.tsx';
import { Stitch } from '#ui/stitch.tsx';
import { paymentText } from './payment-text.ts';
import '#ui/panel.css';

/** The bill of an order at the time of placing, and how it is paid. */
export function OrderBill({ order }: { order: WireOrder }) {
  const { items, subTotalAmt, totalAmt, deliveryCharge } = order;
  const quantity = items.reduce((sum, line) => sum + line.quantity, 0);
  const discounted = addPaise(...items.map((line) => rupeesToPaise(line.amount)));
  const PaymentIcon = order.payment_method === 'card' ? CreditCard : Banknote;
  return (
    <section className="panel stack" aria-labelledby="order-bill">
      <h2 id="order-bill" className="order-title">
        {texts.bill}
      </h2>
      <dl className="bill">
        <div>
          <dt>{texts.itemsTotal}</dt>
          <dd>
            {discounted < rupeesToPaise(subTotalAmt) && (
              <StruckPrice>{formatRupees(subTotalAmt)}</StruckPrice>
            )}
            {formatPaise(discounted)}
          </dd>
        </div>
        <div>
          <dt aria-label={texts.quantityTotalSpoken}>{texts.quantityTotal}</dt>
          <dd>{texts.quantity({ quantity })}</dd>
        </div>
        <div>
          <dt>{texts.delivery}</dt>
          <dd className="good">{deliveryCharge === 0 ? texts.free : formatRupees(deliveryCharge)}</dd>
        </div>
      </dl>
      <Stitch />
      <dl className="bill">
        <div className="total">
          <dt>{texts.grandTotal}</dt>
          <dd>{formatRupees(totalAmt)}</dd>
        </div>
      </dl>
      <p className="row muted">
        <Icon of={PaymentIcon} />
        {paymentText(order)}
      </p>
    </section>
  );
}
