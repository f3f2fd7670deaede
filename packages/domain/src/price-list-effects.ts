import type { PriceListEffect } from './price-list.ts';

const number = new Intl.NumberFormat('en-IN');
const counted = (count: number, one: string) => `${number.format(count)} ${count === 1 ? one : `${one}s`}`;
const products = (count: number) => counted(count, 'product');
const rows = (count: number) => counted(count, 'row');

const WORDS: Readonly<Record<PriceListEffect, (count: number) => string>> = {
  price: (count) => `Changes the price of ${products(count)}`,
  moved: (count) => `Moves ${products(count)} to another category or sub-category`,
  renamed: (count) => `Renames ${products(count)}`,
  repacked: (count) => `Changes the pack size of ${products(count)}`,
  description_cleared: (count) => `Clears the description of ${products(count)}`,
  description: (count) => `Rewrites the description of ${products(count)}`,
  pictures: (count) => `Replaces the pictures of ${products(count)}`,
  details: (count) => `Changes the extra details of ${products(count)}`,
  sold_out: (count) => `Marks ${products(count)} out of stock`,
  stock: (count) => `Changes the stock of ${products(count)}`,
  two_prices: (count) => `Uses the lowest price where ${rows(count)} repeat a product at another price`,
  merged: (count) => `Merges ${rows(count)} that list a product again`,
  kept_apart: (count) =>
    `Keeps ${products(count)} separate that share a name and pack, or a SKU, with another`,
  matched_by_name: (count) => `Matches ${products(count)} by name alone`,
  price_rounded: (count) =>
    `Sells ${products(count)} slightly above or below the list’s price: discounts are whole percentages`,
  mrp_lowered: (count) => `Shows a lower MRP for ${products(count)}, so that the price is exactly the list’s`,
  price_above_mrp: (count) => `Sells ${products(count)} above the MRP`,
  pack_from_name: (count) => `Takes the pack size of ${products(count)} from the name`,
  pack_missing: (count) => `Finds no pack size for ${products(count)} and shows 1 pc`,
  pack_tidied: (count) => `Tidies the pack size of ${products(count)}`,
  shortened: (count) => `Shortens long texts of ${products(count)}`,
  picture_dropped: (count) => `Leaves out picture links of ${products(count)} that don’t work`,
};

/** Describes an effect of a list as a sentence: 'Moves 212 products to another category or sub-category'. */
export function describePriceListEffect(effect: PriceListEffect, count: number): string {
  return WORDS[effect](count);
}
