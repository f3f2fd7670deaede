import { discountedFromRupees, formatPaise, rupeesToPaise } from '@jhola/domain';
import { texts } from '#messages/ui.ts';

export type PriceProps = {
  /** Rupees, as on the wire. */
  price: number;
  /** Percent, 0–100. */
  discount: number;
};

/** The price to pay, and struck through the price before the discount. */
export function Price({ price, discount }: PriceProps) {
  return (
    <p className="price">
      <PriceParts price={price} discount={discount} />
    </p>
  );
}

/** The price in the size of a product page, with '22% Discount' beside it. */
export function BigPrice({ price, discount }: PriceProps) {
  return (
    <p className="bigprice">
      <PriceParts price={price} discount={discount} />
      {discount > 0 && <span className="off">{texts.discount({ percent: discount })}</span>}
    </p>
  );
}

/** '20% off' at the top edge of a card's picture. Renders nothing without a discount. */
export function DiscountLabel({ discount }: Pick<PriceProps, 'discount'>) {
  return discount > 0 && <span className="off">{texts.off({ percent: discount })}</span>;
}

/** A price struck through. Screen readers don't say that: words say it to them. */
export function StruckPrice({ children }: { children: string }) {
  return (
    <>
      <span className="vh">{texts.before} </span>
      <s>{children}</s>
    </>
  );
}

function PriceParts({ price, discount }: PriceProps) {
  const before = rupeesToPaise(price);
  const now = discountedFromRupees(price, discount);
  return (
    <>
      <b>{formatPaise(now)}</b>
      {now !== before && <StruckPrice>{formatPaise(before)}</StruckPrice>}
    </>
  );
}
