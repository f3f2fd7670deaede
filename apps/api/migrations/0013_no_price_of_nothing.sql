-- Discounts are rounded up to whole rupees, so a small discount could make a small price zero: 10 % off 50 paise was
-- free, for any quantity. Only a discount of 100 % on whole rupees may make a product free.

-- The same rule as `discountFault` in packages/domain/src/pricing.ts.
create function is_sellable(price_paise integer, discount_percent integer) returns boolean
  language sql immutable parallel safe
  return price_paise > (price_paise::bigint * discount_percent + 9999) / 10000 * 100
    or (discount_percent = 100 and price_paise % 100 = 0);

-- Products that would be free get the highest discount that leaves something to pay.
update products set
  discount_percent = 10000::bigint * ((price_paise + 99) / 100 - 1) / price_paise,
  updated_at = greatest(now(), updated_at + interval '1 millisecond'),
  content_updated_at = greatest(now(), updated_at + interval '1 millisecond')
where not is_sellable(price_paise, discount_percent);

alter table products add constraint products_not_free_by_rounding
  check (is_sellable(price_paise, discount_percent));
