import { texts } from '#messages/product-form.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Price } from '#ui/price.tsx';
import { draftFaults } from './draft-faults.ts';
import { draftNumber, EMPTY_DRAFT } from './product-draft.ts';

/** The price after the discount, once price and discount are numbers. */
export function ShopperPrice({ price, discount }: { price: string; discount: string }) {
  const faults = draftFaults({ ...EMPTY_DRAFT, price, discount });
  const isKnown = !faults.has('price') && !faults.has('discount');
  return (
    <LiveRegion className="shopper-price row wide">
      {isKnown && (
        <>
          <span className="muted small">{texts.shoppersPay}</span>
          <Price price={draftNumber('price', price)} discount={draftNumber('discount', discount)} />
        </>
      )}
    </LiveRegion>
  );
}
