-- What one costs the shopper, in paise: discounts are rounded up to whole rupees. The same rule as discountedPaise of the
-- domain package, for statements that decide and write in one step.
create function payable_paise(price_paise integer, discount_percent integer) returns integer
  language sql immutable parallel safe
  return greatest(0, price_paise - (price_paise::bigint * discount_percent + 9999) / 10000 * 100)::integer;

-- Additions are forgotten after a while. Rows come in the order of time, so a small index finds the old ones.
create index cart_merges_merged_at on cart_merges using brin (merged_at);
