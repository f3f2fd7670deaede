import {
  type DiscountPercent,
  discountedPaise,
  discountFault,
  type Paise,
  PAISE_PER_RUPEE,
  paise,
  type PriceListExact,
} from '@jhola/domain';

/** How the shop keeps a price: what is struck through, and the whole percentage that leads to what is paid. */
export type SettledPrice = { readonly pricePaise: Paise; readonly discount: DiscountPercent };

/**
 * How a price paid and an MRP are kept. `mrp`: the MRP is struck through, and the whole percentage is the one that leads
 * nearest to the price paid (the lower of two as near); if that is none, the price paid is kept alone. `paid`: the price paid is kept to the paisa, and the
 * struck-through price is the highest up to the MRP from which a whole percentage leads there. Without an MRP above the
 * price there is no discount.
 */
export function settlePrice(salePaise: Paise, mrpPaise: Paise, exact: PriceListExact): SettledPrice {
  if (mrpPaise <= salePaise) return { pricePaise: salePaise, discount: 0 };
  return exact === 'mrp' ? keepMrp(salePaise, mrpPaise) : keepPaid(salePaise, mrpPaise);
}

function keepMrp(salePaise: Paise, mrpPaise: Paise): SettledPrice {
  // Discounts are whole rupees: the largest percentage that still takes off no more than the list does, or one more.
  const rupees = Math.floor((mrpPaise - salePaise) / PAISE_PER_RUPEE);
  const less = Math.floor((rupees * PAISE_PER_RUPEE * 100) / mrpPaise);
  const more = less + 1;
  const isMoreNearer =
    more < 100 &&
    discountFault(mrpPaise, more) === null &&
    salePaise - discountedPaise(mrpPaise, more) <= discountedPaise(mrpPaise, less) - salePaise;
  const discount = isMoreNearer ? more : less;
  // Without a discount nothing is struck through, and the price can be the list's.
  return discount === 0 ? { pricePaise: salePaise, discount } : { pricePaise: mrpPaise, discount };
}

function keepPaid(salePaise: Paise, mrpPaise: Paise): SettledPrice {
  // Only prices with the same paise can lead to the price paid.
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
