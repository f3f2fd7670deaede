import {
  discountedPaise,
  discountFault,
  formatPaise,
  LIMITS,
  type Paise,
  PAISE_PER_RUPEE,
  paise,
  type PriceListAmounts,
  type PriceListExact,
} from '@jhola/domain';
import { priceListTexts as texts } from '../../../messages/index.ts';
import type { ListedFields, Remark } from '../listed-product.ts';
import { readHundredths, readNumber, withoutOfferWords } from './read-money.ts';
import type { RowCells } from './row-cells.ts';
import { type SettledPrice, settlePrice } from './settle-price.ts';
import { givenText, tidyText } from './tidy-text.ts';

export type ReadPrices =
  | (SettledPrice & {
      readonly salePaise: Paise;
      readonly mrpPaise: Paise;
      readonly remarks: readonly Remark[];
      readonly says: ListedFields['prices'];
    })
  | { readonly reason: string };

const MOST = LIMITS.priceRupees.max * PAISE_PER_RUPEE;
const DISCOUNTS = ['discount_percent', 'discount_fraction', 'discount_amount'] as const;

export type PriceRules = {
  /** In the shop's own export the price is before the discount, and a discount of 100 % is allowed. */
  readonly isExport?: boolean;
  /** The unit of amounts without a sign: rupees or paise. */
  readonly amounts: PriceListAmounts;
  readonly exact: PriceListExact;
};

/** Reads a row's prices: a price and an MRP, either one computed from the other by a discount, or only the price. */
export function readPrices(cells: RowCells, rules: PriceRules): ReadPrices {
  const price = amount(cells, ['price', 'price_paise'], rules);
  if (price !== null && 'reason' in price) return price;
  const mrp = price !== null && isMrpZero(cells) ? null : amount(cells, ['mrp', 'mrp_paise'], rules);
  if (mrp !== null && 'reason' in mrp) return mrp;
  const full = mrp?.paise ?? price?.paise;
  if (full === undefined) return { reason: texts.noPrice };
  if (price !== null && mrp !== null) return { ...settled(price.paise, mrp.paise, rules), says: 'both' };
  const read = withDiscount(cells, full, rules);
  return 'reason' in read ? read : { ...read, says: givenPrices(cells, price !== null && !rules.isExport) };
}

function givenPrices(cells: RowCells, isPaid: boolean): ListedFields['prices'] {
  if (DISCOUNTS.some((field) => cells.has(field))) return 'both';
  return isPaid ? 'paid' : 'full';
}

type Amount = { readonly paise: number } | { readonly reason: string };

/** Beside a price, an MRP of 0 means that there is none. */
function isMrpZero(cells: RowCells): boolean {
  return /^0*(?:\.0*)?$/.test(givenText(cells.get('mrp')) || givenText(cells.get('mrp_paise')));
}

type AmountFields = readonly [inRupees: 'price' | 'mrp', inPaise: 'price_paise' | 'mrp_paise'];

function amount(cells: RowCells, [inRupees, inPaise]: AmountFields, { amounts }: PriceRules): Amount | null {
  const plain = tidyText(cells.get(inRupees));
  const given = plain === '' ? tidyText(cells.get(inPaise)) : plain;
  if (given === '') return null;
  const hundredths = readHundredths(given);
  if (hundredths === null) return { reason: texts.badPrice({ given }) };
  const value = plain === '' || amounts === 'paise' ? Math.round(hundredths / 100) : hundredths;
  if (value < 1) return { reason: texts.priceTooLow({ given }) };
  return value > MOST
    ? { reason: texts.priceTooHigh({ given, max: formatPaise(paise(MOST)) }) }
    : { paise: value };
}

type Settled = Omit<Exclude<ReadPrices, { readonly reason: string }>, 'says'>;
type Discounted = Settled | { readonly reason: string };

function settled(sale: number, mrp: number, { exact }: PriceRules): Settled {
  const salePaise = paise(sale);
  const mrpPaise = paise(Math.max(sale, mrp));
  const kept = settlePrice(salePaise, mrpPaise, exact);
  const remarks =
    sale > mrp
      ? [{ effect: 'price_above_mrp' as const, text: texts.priceAboveMrp }]
      : priceRemarks(kept, salePaise, mrpPaise);
  return { ...kept, salePaise, mrpPaise, remarks };
}

function priceRemarks({ pricePaise, discount }: SettledPrice, salePaise: Paise, mrpPaise: Paise): Remark[] {
  const paid = discountedPaise(pricePaise, discount);
  const mrp = formatPaise(mrpPaise);
  if (paid !== salePaise) {
    const text = texts.priceRounded({ paid: formatPaise(paid), price: formatPaise(salePaise), mrp });
    return [{ effect: 'price_rounded', text }];
  }
  if (pricePaise === mrpPaise) return [];
  const text =
    discount === 0
      ? texts.mrpDropped({ mrp })
      : texts.mrpLowered({ mrp, price: formatPaise(pricePaise), discount });
  return [{ effect: 'mrp_lowered', text }];
}

/** A full price and its discount, which is an amount of money or a percentage. */
function withDiscount(cells: RowCells, full: number, rules: PriceRules): Discounted {
  const percent =
    givenText(cells.get('discount_percent')) || percentOf(givenText(cells.get('discount_fraction')));
  const money = givenText(cells.get('discount_amount'));
  const isMoney = /₹|rs|inr/i.test(percent) || (percent === '' && money !== '');
  return isMoney ? lessMoney(percent || money, full, rules) : lessPercent(percent, full, rules);
}

function lessMoney(given: string, full: number, rules: PriceRules): Discounted {
  const hundredths = readHundredths(withoutOfferWords(given));
  const less = rules.amounts === 'paise' && hundredths !== null ? Math.round(hundredths / 100) : hundredths;
  if (less === null || less >= full) return { reason: texts.badDiscountOnPrice({ given }) };
  return settled(full - less, full, rules);
}

/** A whole percentage is stored unchanged; any other discount is converted to a price. */
function lessPercent(given: string, full: number, rules: PriceRules): Discounted {
  const percent = given === '' ? 0 : readNumber(given);
  if (percent === null || percent > 100 || (percent === 100 && !rules.isExport))
    return { reason: texts.badDiscount({ given }) };
  const pricePaise = paise(full);
  const sale = Math.max(percent === 100 ? 0 : 1, Math.round((full * (100 - percent)) / 100));
  if (!Number.isInteger(percent)) return settled(sale, full, rules);
  const fault = discountFault(pricePaise, percent);
  // The shop's own export is stored unchanged; for other lists the price to pay is kept as closely as possible.
  if (fault !== null) return rules.isExport ? { reason: fault } : settled(sale, full, rules);
  return { pricePaise, discount: percent, salePaise: paise(sale), mrpPaise: pricePaise, remarks: [] };
}

/** Formats 0.125 as '12.5', a number that the parser accepts. */
function percentOf(fraction: string): string {
  const part = readNumber(fraction);
  return part === null || fraction.includes('%') ? fraction : String(Math.round(part * 10_000) / 100);
}
