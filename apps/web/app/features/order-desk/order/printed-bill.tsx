import type { WireOrderDetails } from '@jhola/contract/client';
import { formatPaise, paise, rupeesToPaise } from '@jhola/domain';
import { paymentText } from '#features/orders/index.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';

const money = (rupees: number) => formatPaise(rupeesToPaise(rupees));

/** The bill on paper: seen by the printer alone. */
export function PrintedBill({ order }: { order: WireOrderDetails }) {
  const { orderId, orderDate, customer, items, delivery_address: address } = order;
  const { subTotalAmt, deliveryCharge, totalAmt } = order;
  const saved = paise(rupeesToPaise(subTotalAmt) + rupeesToPaise(deliveryCharge) - rupeesToPaise(totalAmt));
  return (
    <article className="paper only-print">
      <h1>Jhola</h1>
      <p>
        Bill for order <b>{orderId}</b>, {formatDate(orderDate)}, {formatTime(orderDate)}
      </p>
      <p>
        {customer.name}
        <br />
        {address.address_line}, {address.city}, {address.state} {address.pincode}
        <br />
        Mobile {address.mobile}
      </p>
      <table>
        <thead>
          <tr>
            <th>Item</th>
            <th className="r">Quantity</th>
            <th className="r">MRP</th>
            <th className="r">Discount</th>
            <th className="r">Amount</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, unit, quantity, price, discount, amount }, place) => (
            <tr key={`${place} ${name}`}>
              <td>
                {name}, {unit}
              </td>
              <td className="r">{quantity}</td>
              <td className="r">{money(price)}</td>
              <td className="r">{discount > 0 ? `${discount}%` : '–'}</td>
              <td className="r">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label="Total at MRP" amount={money(subTotalAmt)} />
          {saved > 0 && <Sum label="Discount" amount={`− ${formatPaise(saved)}`} />}
          <Sum label="Delivery" amount={deliveryCharge === 0 ? 'Free' : money(deliveryCharge)} />
          <Sum label="To pay" amount={money(totalAmt)} isLast />
        </tfoot>
      </table>
      <p>Payment: {paymentText(order)}</p>
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
