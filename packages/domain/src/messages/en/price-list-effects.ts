import { catalogue } from '@jhola/messages';

/** What a price list does to products or with its own rows, for each effect. */
export const texts = catalogue({
  price: 'Changes the price of {count, plural, one {# product} other {# products}}',
  moved: 'Moves {count, plural, one {# product} other {# products}} to another category or sub-category',
  renamed: 'Renames {count, plural, one {# product} other {# products}}',
  repacked: 'Changes the pack size of {count, plural, one {# product} other {# products}}',
  description_cleared: 'Clears the description of {count, plural, one {# product} other {# products}}',
  description: 'Rewrites the description of {count, plural, one {# product} other {# products}}',
  pictures: 'Replaces the pictures of {count, plural, one {# product} other {# products}}',
  details: 'Changes the extra details of {count, plural, one {# product} other {# products}}',
  sold_out: 'Marks {count, plural, one {# product} other {# products}} out of stock',
  stock: 'Changes the stock of {count, plural, one {# product} other {# products}}',
  negative_stock: 'Counts the negative stock of {count, plural, one {# product} other {# products}} as 0',
  stock_lowered:
    'Lowers the stock of {count, plural, one {# product} other {# products}} to a whole number, or to the most possible',
  two_prices:
    'Uses the lowest price where {count, plural, one {# row} other {# rows}} repeat a product at another price',
  merged: 'Merges {count, plural, one {# row} other {# rows}} that list a product again',
  kept_apart:
    'Keeps {count, plural, one {# product} other {# products}} separate from others with the same name and pack, or SKU',
  matched_by_name: 'Matches {count, plural, one {# product} other {# products}} by name alone',
  price_rounded:
    'Sells {count, plural, one {# product} other {# products}} slightly above or below the list’s price: discounts are whole percentages',
  mrp_lowered:
    'Shows a lower MRP for {count, plural, one {# product} other {# products}}, so that the price is exactly the list’s',
  price_above_mrp: 'Sells {count, plural, one {# product} other {# products}} above the MRP',
  pack_from_name: 'Takes the pack size of {count, plural, one {# product} other {# products}} from the name',
  pack_missing: 'Finds no pack size for {count, plural, one {# product} other {# products}} and shows 1 pc',
  category_missing:
    'Puts {count, plural, one {# new product} other {# new products}} without a category into Other',
  pack_tidied: 'Tidies the pack size of {count, plural, one {# product} other {# products}}',
  shortened: 'Shortens long texts of {count, plural, one {# product} other {# products}}',
  picture_dropped:
    'Leaves out picture links of {count, plural, one {# product} other {# products}} that don’t work',
});
