-- The unit price to pay, in paise: discounts are rounded up to whole rupees. The same rule as discountedPaise of the
-- domain package, for statements that check and write at once.
create function payable_paise(price_paise integer, discount_percent integer) returns integer
  language sql immutable parallel safe
  return greatest(0, price_paise - (price_paise::bigint * discount_percent + 9999) / 10000 * 100)::integer;

-- Old additions are deleted. Rows are inserted in the order of time, so a small (BRIN) index finds them.
create index cart_merges_merged_at on cart_merges using brin (merged_at);
