import type { WireOrderDetails } from '@jhola/contract/client';
import { formatPaise, isUnfulfilled, paise, rupeesToPaise } from '@jhola/domain';
import { paymentText } from '#features/orders/index.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import '../paper.css';

const money = (rupees: number) => formatPaise(rupeesToPaise(rupees));

/** The bill for printing; not visible on screens. */
export function PrintedBill({ order }: { order: WireOrderDetails }) {
  const { orderId, orderDate, status, customer, items, delivery_address: address } = order;
  const isOwed = order.payment_status === 'CASH ON DELIVERY' && !isUnfulfilled(status);
  const { subTotalAmt, deliveryCharge, totalAmt } = order;
  const saved = paise(rupeesToPaise(subTotalAmt) + rupeesToPaise(deliveryCharge) - rupeesToPaise(totalAmt));
  return (
    <article className="paper only-print">
      <h1>Jhola</h1>
      <p>
        Bill for order <b>{orderId}</b>, {formatDate(orderDate)}, {formatTime(orderDate)}
        {isUnfulfilled(status) && <b>, {status}</b>}
      </p>
      <p className="paper-address">
        <b>{customer.name}</b>
        <br />
        {address.address_line}, {address.city}, {address.state} {address.pincode}
        <br />
        Mobile {address.mobile}
      </p>
      <table className="bill-table">
        <thead>
          <tr>
            <th>Item</th>
            <th className="r">Quantity</th>
            <th className="r">MRP</th>
            <th className="r">Discount</th>
            <th className="r">Amount</th>
          </tr>
        </thead>
        <tbody className="bill-lines">
          {items.map(({ name, unit, quantity, price, discount, amount }, place) => (
            <tr key={`${place} ${name}`}>
              <td>
                {name}, <span className="bill-unit">{unit}</span>
              </td>
              <td className="r">{quantity}</td>
              <td className="r">{money(price)}</td>
              <td className="r">{discount > 0 ? `${discount}%` : '–'}</td>
              <td className="r">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tbody className="bill-sums">
          <Sum label="Total at MRP" amount={money(subTotalAmt)} />
          {saved > 0 && <Sum label="Discount" amount={`− ${formatPaise(saved)}`} />}
          <Sum label="Delivery" amount={deliveryCharge === 0 ? 'Free' : money(deliveryCharge)} />
          <Sum label={isOwed ? 'To pay' : 'Total'} amount={money(totalAmt)} isLast />
        </tbody>
      </table>
      <p className="bill-end">Payment: {paymentText(order)}</p>
    </article>
  );
}

function Sum({ label, amount, isLast = false }: { label: string; amount: string; isLast?: boolean }) {
  const Cell = isLast ? 'th' : 'td';
  return (
    <tr>
      <Cell colSpan={4}>{label}</Cell>
      <Cell className="r">{amount}</Cell>
    </tr>
  );
}
