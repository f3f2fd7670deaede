-- Orders that come back from the door.

alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (status in (
  'awaiting_payment', 'abandoned', 'pending', 'processing', 'shipped', 'delivered', 'undelivered', 'cancelled'));

-- Somebody said why it came back, and its cash was never paid.
alter table orders add constraint orders_undelivered_check check (
  status <> 'undelivered' or (cancel_reason is not null and (payment_method = 'card' or payment_status = 'NOT PAID')));

-- What became of a line that came back: sold again, or thrown away.
alter table order_lines add column came_back text check (came_back in ('stock', 'written_off'));

-- Deleting a product removes it from carts: without this, each deletion reads all cart lines.
create index cart_lines_product_idx on cart_lines (product_id);
