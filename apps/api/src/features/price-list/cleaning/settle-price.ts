import {
  type DiscountPercent,
  discountedPaise,
  discountFault,
  type Paise,
  PAISE_PER_RUPEE,
  paise,
  type PriceListExact,
} from '@jhola/domain';

/** How the shop stores a price: the struck-through price, and the whole percentage from it to the price to pay. */
export type SettledPrice = { readonly pricePaise: Paise; readonly discount: DiscountPercent };

/**
 * Computes the stored price from the price to pay and the MRP. `mrp`: the MRP is struck through, and the percentage is
 * the whole one that comes closest to the price to pay (the lower price if two are equally close); if that is 0, only
 * the price to pay is stored. `paid`: the price to pay is exact, and the struck-through price is the highest one up to
 * the MRP from which a whole percentage gives it. Without an MRP above the price there is no discount.
 */
export function settlePrice(salePaise: Paise, mrpPaise: Paise, exact: PriceListExact): SettledPrice {
  if (mrpPaise <= salePaise) return { pricePaise: salePaise, discount: 0 };
  return exact === 'mrp' ? keepMrp(salePaise, mrpPaise) : keepPaid(salePaise, mrpPaise);
}

function keepMrp(salePaise: Paise, mrpPaise: Paise): SettledPrice {
  // Discounts are whole rupees: tries the largest percentage whose discount isn't above the list's, and the next one.
  const rupees = Math.floor((mrpPaise - salePaise) / PAISE_PER_RUPEE);
  const less = Math.floor((rupees * PAISE_PER_RUPEE * 100) / mrpPaise);
  const more = less + 1;
  const isMoreNearer =
    more < 100 &&
    discountFault(mrpPaise, more) === null &&
    salePaise - discountedPaise(mrpPaise, more) <= discountedPaise(mrpPaise, less) - salePaise;
  const discount = isMoreNearer ? more : less;
  // Without a discount no price is struck through, and the price is exactly the list's.
  return discount === 0 ? { pricePaise: salePaise, discount } : { pricePaise: mrpPaise, discount };
}

function keepPaid(salePaise: Paise, mrpPaise: Paise): SettledPrice {
  // Only struck-through prices with the same paise can give the price to pay.
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
