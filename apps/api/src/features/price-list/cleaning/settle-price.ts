import { type DiscountPercent, discountedPaise, type Paise, PAISE_PER_RUPEE, paise } from '@jhola/domain';

/** How the shop keeps a price: what is struck through, and the whole percentage that leads to what is paid. */
export type SettledPrice = { readonly pricePaise: Paise; readonly discount: DiscountPercent };

/**
 * Finds a price and a whole percentage from which the shop's rule gives exactly `salePaise`: what the list says
 * is what the shopper pays. The price is the MRP where a percentage fits it, else the highest amount below the
 * MRP for which one does, so that the saving on show is never larger than the real one. Without an MRP above
 * the sale price there is no discount.
 */
export function settlePrice(salePaise: Paise, mrpPaise: Paise): SettledPrice {
  // The shop discounts whole rupees: only prices with the same paise can lead to the sale price.
  const wholeRupees = Math.floor((mrpPaise - salePaise) / PAISE_PER_RUPEE);
  for (let rupees = wholeRupees; rupees > 0; rupees -= 1) {
    const pricePaise = paise(salePaise + rupees * PAISE_PER_RUPEE);
    const discount = Math.floor((rupees * PAISE_PER_RUPEE * 100) / pricePaise);
    for (const percent of [discount, discount + 1]) {
      if (percent <= 100 && discountedPaise(pricePaise, percent) === salePaise) {
        return { pricePaise, discount: percent };
      }
    }
  }
  return { pricePaise: salePaise, discount: 0 };
}
