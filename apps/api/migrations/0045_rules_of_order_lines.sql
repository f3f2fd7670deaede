-- As migration 0043 for products: the five checks of an order line become a function, and one check that calls it.

create function is_valid_order_line(price_paise integer, discount_percent integer, quantity integer, amount_paise bigint,
  came_back text) returns boolean
language plpgsql immutable parallel safe as $$
begin
  return price_paise >= 0
    and discount_percent between 0 and 100
    and quantity between 1 and 50
    and amount_paise >= 0
    and (came_back is null or came_back in ('stock', 'written_off'));
end
$$;

alter table order_lines
  add constraint order_lines_valid check (is_valid_order_line(price_paise, discount_percent, quantity, amount_paise,
    came_back)) not valid,
  drop constraint order_lines_price_paise_check,
  drop constraint order_lines_discount_percent_check,
  drop constraint order_lines_quantity_check,
  drop constraint order_lines_amount_paise_check,
  drop constraint order_lines_came_back_check;
