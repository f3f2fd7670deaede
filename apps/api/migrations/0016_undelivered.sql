-- Orders that come back undelivered.

alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (status in (
  'awaiting_payment', 'abandoned', 'pending', 'processing', 'shipped', 'delivered', 'undelivered', 'cancelled'));

-- An undelivered order has a reason, and its cash was never paid.
alter table orders add constraint orders_undelivered_check check (
  status <> 'undelivered' or (cancel_reason is not null and (payment_method = 'card' or payment_status = 'NOT PAID')));

-- What happened to the items of a returned line: put back into stock, or written off.
alter table order_lines add column came_back text check (came_back in ('stock', 'written_off'));

-- Deleting a product removes it from carts; without this index, each deletion scans all cart lines.
create index cart_lines_product_idx on cart_lines (product_id);
