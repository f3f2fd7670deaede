-- As migration 0043 for products: the eight checks of an order become a function, and one check that calls it.

create function is_valid_order(status text, payment_method text, payment_status text, cancel_reason text,
  sub_total_paise bigint, delivery_paise bigint, total_paise bigint, language text) returns boolean
language plpgsql immutable parallel safe as $$
begin
  return status in ('awaiting_payment', 'abandoned', 'pending', 'processing', 'shipped', 'delivered', 'undelivered',
      'cancelled')
    and (status <> 'undelivered'
      or (cancel_reason is not null and (payment_method = 'card' or payment_status = 'NOT PAID')))
    and payment_method in ('cash', 'card')
    and sub_total_paise >= 0
    and delivery_paise >= 0
    and total_paise between 0 and sub_total_paise + delivery_paise
    and language ~ '^[a-z]{2}$';
end
$$;

alter table orders
  add constraint orders_valid check (is_valid_order(status, payment_method, payment_status, cancel_reason,
    sub_total_paise, delivery_paise, total_paise, language)) not valid,
  drop constraint orders_status_check,
  drop constraint orders_undelivered_check,
  drop constraint orders_payment_method_check,
  drop constraint orders_sub_total_paise_check,
  drop constraint orders_delivery_paise_check,
  drop constraint orders_total_paise_check,
  drop constraint orders_check,
  drop constraint orders_language_check;
