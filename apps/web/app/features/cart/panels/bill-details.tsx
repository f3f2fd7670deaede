import { DELIVERY_CHARGE_PAISE, formatPaise, type PricedLine, cartTotals } from '@jhola/domain';
import { texts } from '#messages/cart-panels.ts';
import { StruckPrice } from '#ui/price.tsx';
import { Stitch } from '#ui/stitch.tsx';
import '#ui/panel.css';

/** The bill of the cart's lines at current prices, delivery included; nothing is added later. */
export function BillDetails({ lines }: { lines: readonly PricedLine[] }) {
  const totals = cartTotals(lines);
  const isCheaper = totals.savingsPaise > 0;
  return (
    <>
      <dl className="bill">
        <div>
          <dt>{texts.itemsTotal}</dt>
          <dd>
            {isCheaper && <StruckPrice>{formatPaise(totals.undiscountedPaise)}</StruckPrice>}
            {formatPaise(totals.discountedPaise)}
          </dd>
        </div>
        <div>
          <dt aria-label={texts.quantityTotalSpoken}>{texts.quantityTotal}</dt>
          <dd>{texts.quantity({ quantity: totals.quantity })}</dd>
        </div>
        <div>
          <dt>{texts.delivery}</dt>
          <dd className="good">
            {DELIVERY_CHARGE_PAISE === 0 ? texts.free : formatPaise(DELIVERY_CHARGE_PAISE)}
          </dd>
        </div>
      </dl>
      <Stitch />
      <dl className="bill">
        <div className="total">
          <dt>{texts.grandTotal}</dt>
          <dd>{formatPaise(totals.grandTotalPaise)}</dd>
        </div>
      </dl>
    </>
  );
}
