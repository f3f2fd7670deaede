import { LIMITS, type Paise, PAISE_PER_RUPEE, paise } from '@jhola/domain';
import { readHundredths, readNumber, withoutOfferWords } from './read-money.ts';
import type { RowCells } from './row-cells.ts';
import { type SettledPrice, settlePrice } from './settle-price.ts';
import { tidyText } from './tidy-text.ts';

export type ReadPrices =
  | (SettledPrice & { readonly salePaise: Paise; readonly mrpPaise: Paise; readonly remark: string | null })
  | { readonly reason: string };

const MOST = LIMITS.priceRupees.max * PAISE_PER_RUPEE;

export type PriceRules = {
  /** A discount of 100 % is meant; else it is taken for a slip. */
  readonly freeAllowed?: boolean;
};

/** What a row costs. A price and an MRP, either with a discount instead of the other, or the price alone. */
export function readPrices(cells: RowCells, rules: PriceRules = {}): ReadPrices {
  const price = amount(cells, 'price', 'price_paise');
  const mrp = amount(cells, 'mrp', 'mrp_paise');
  if (price !== null && 'reason' in price) return price;
  if (mrp !== null && 'reason' in mrp) return mrp;
  const full = mrp?.paise ?? price?.paise;
  if (full === undefined) return { reason: 'It has no price' };
  if (price !== null && mrp !== null) return settled(price.paise, mrp.paise);
  return withDiscount(cells, full, rules);
}

type Amount = { readonly paise: number } | { readonly reason: string };

function amount(
  cells: RowCells,
  inRupees: 'price' | 'mrp',
  inPaise: 'price_paise' | 'mrp_paise',
): Amount | null {
  const rupees = tidyText(cells.get(inRupees));
  const given = rupees === '' ? tidyText(cells.get(inPaise)) : rupees;
  if (given === '') return null;
  const hundredths = readHundredths(given);
  if (hundredths === null) return { reason: `'${given}' is no price` };
  const value = rupees === '' ? Math.round(hundredths / 100) : hundredths;
  if (value < 1) return { reason: `The price is ${given}` };
  return value > MOST
    ? { reason: `The price ${given} is above ₹${MOST / PAISE_PER_RUPEE}` }
    : { paise: value };
}

function settled(sale: number, mrp: number): ReadPrices {
  const salePaise = paise(sale);
  const mrpPaise = paise(Math.max(sale, mrp));
  const remark = sale > mrp ? 'The price is above the MRP; it is kept, without a discount' : null;
  return { ...settlePrice(salePaise, mrpPaise), salePaise, mrpPaise, remark };
}

/** A full price and what comes off it. A whole percentage is the shop's own; anything else leads to a price. */
function withDiscount(cells: RowCells, full: number, { freeAllowed = false }: PriceRules): ReadPrices {
  const given =
    tidyText(cells.get('discount_percent')) || percentOf(tidyText(cells.get('discount_fraction')));
  const off = tidyText(cells.get('discount_amount'));
  const isMoney = /₹|rs|inr/i.test(given) || (given === '' && off !== '');
  if (isMoney) {
    const less = readHundredths(withoutOfferWords(given || off));
    if (less === null || less >= full) return { reason: `'${given || off}' is no discount on this price` };
    return settled(full - less, full);
  }
  const percent = given === '' ? 0 : readNumber(given);
  if (percent === null || percent > 100 || (percent === 100 && !freeAllowed))
    return { reason: `'${given}' is no discount` };
  const pricePaise = paise(full);
  const sale = Math.max(percent === 100 ? 0 : 1, Math.round((full * (100 - percent)) / 100));
  if (!Number.isInteger(percent)) return settled(sale, full);
  return { pricePaise, discount: percent, salePaise: paise(sale), mrpPaise: pricePaise, remark: null };
}

/** 0.125 as '12.5', what can't be read as it stands. */
function percentOf(fraction: string): string {
  const part = readNumber(fraction);
  return part === null || fraction.includes('%') ? fraction : String(Math.round(part * 10_000) / 100);
}
