-- Orders have a status; each change of it is recorded.

alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (status in (
  'awaiting_payment', 'abandoned', 'pending', 'processing', 'shipped', 'delivered', 'cancelled'));

-- When the order got its current status.
alter table orders add column status_since timestamptz;
update orders set status_since = updated_at;
alter table orders alter column status_since set not null;

alter table orders add column cancel_reason text;

-- A shopper has one open card payment at a time.
create unique index orders_one_awaiting_payment on orders (user_id) where status = 'awaiting_payment';
-- The order desk reads orders by status and age.
create index orders_status_idx on orders (status, placed_at desc, id desc);
create index orders_placed_idx on orders (placed_at desc, id desc);

-- An abandoned order releases its cart lines: they can be ordered again.
alter table order_lines alter column cart_line_id drop not null;

-- The timeline of an order: one row per status that it has had.
create table order_events (
  id bigint generated always as identity primary key,
  order_id text collate "C" not null references orders on delete cascade,
  status text not null,
  happened_at timestamptz not null,
  -- Who changed the status: the shopper, an admin, or the program itself (for example when a payment arrives).
  actor text not null check (actor in ('shopper', 'shop', 'program')),
  actor_id text collate "C" references users on delete set null,
  note text
);
create index order_events_order_idx on order_events (order_id, id);

insert into order_events (order_id, status, happened_at, actor, actor_id)
select id, 'pending', placed_at, 'shopper', user_id from orders;
