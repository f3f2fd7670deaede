-- How many orders of each closed status there are that reached it before `until`, so that the order desk counts only
-- the later ones. A job moves `until` forward, up to the recent past; it starts with none.
create table closed_orders (
  status text primary key check (status in ('delivered', 'undelivered', 'cancelled')),
  orders bigint not null default 0 check (orders >= 0),
  until timestamptz not null default '-infinity'
);
insert into closed_orders (status) values ('delivered'), ('undelivered'), ('cancelled');

-- Also used to read the last deliveries, as the index that it replaces.
create index orders_closed_idx on orders (status, status_since)
  where status in ('delivered', 'undelivered', 'cancelled');
drop index orders_delivered_idx;
