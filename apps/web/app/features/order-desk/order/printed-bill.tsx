import type { WireOrderDetails } from '@jhola/contract/client';
import { formatPaise, formatRupees, isUnfulfilled, packText, paise, rupeesToPaise } from '@jhola/domain';
import { paymentText } from '#features/orders/index.ts';
import { texts } from '#messages/order-desk-order.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { MobileNumber } from '#ui/mobile-number.tsx';
import { statusWord } from '#ui/status-pill.tsx';
import '#ui/print-colours.css';
import '../paper.css';

/** The bill for printing; not visible on screens. */
export function PrintedBill({ order }: { order: WireOrderDetails }) {
  const { orderId, orderDate, status, customer, items, delivery_address: address } = order;
  const isOwed = order.payment_status === 'CASH ON DELIVERY' && !isUnfulfilled(status);
  const { subTotalAmt, deliveryCharge, totalAmt } = order;
  const itemsTotal = paise(rupeesToPaise(totalAmt) - rupeesToPaise(deliveryCharge));
  const saved = paise(rupeesToPaise(subTotalAmt) - itemsTotal);
  return (
    <article className="paper only-print">
      <h1>Jhola</h1>
      <p>
        {texts.bill({
          b: (content) => <b>{content}</b>,
          order: orderId,
          date: formatDate(orderDate),
          time: formatTime(orderDate),
        })}
        {isUnfulfilled(status) && <b>, {statusWord(status).toLowerCase()}</b>}
      </p>
      <p className="paper-address">
        <b>{customer.name}</b>
        <br />
        {address.address_line}, {address.city}, {address.state} {address.pincode}
        {address.mobile !== '' && (
          <>
            <br />
            {texts.billMobile({ number: () => <MobileNumber digits={address.mobile} /> })}
          </>
        )}
      </p>
      <table className="bill-table">
        <thead>
          <tr>
            <th>{texts.item}</th>
            <th className="r">{texts.quantity}</th>
            <th className="r">{texts.mrp}</th>
            <th className="r">{texts.discount}</th>
            <th className="r">{texts.amount}</th>
          </tr>
        </thead>
        <tbody className="bill-lines">
          {items.map(({ name, unit, quantity, price, discount, amount }, index) => (
            <tr key={`${index} ${name}`}>
              <td>
                {name}, <span className="bill-unit">{packText(unit)}</span>
              </td>
              <td className="r">{quantity}</td>
              <td className="r">{formatRupees(price)}</td>
              <td className="r">{discount > 0 ? `${discount}%` : '–'}</td>
              <td className="r">{formatRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tbody className="bill-sums">
          {saved > 0 && (
            <>
              <Sum label={texts.totalAtMrp} amount={formatRupees(subTotalAmt)} />
              <Sum label={texts.discount} amount={`− ${formatPaise(saved)}`} />
            </>
          )}
          <Sum label={texts.itemsTotal} amount={formatPaise(itemsTotal)} />
          <Sum
            label={texts.delivery}
            amount={deliveryCharge === 0 ? texts.free : formatRupees(deliveryCharge)}
          />
          <Sum label={isOwed ? texts.toPay : texts.total} amount={formatRupees(totalAmt)} isLast />
        </tbody>
      </table>
      <p className="bill-end">{texts.paymentOf({ payment: paymentText(order) })}</p>
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
