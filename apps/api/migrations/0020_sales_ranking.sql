-- The number of recent orders of each product at the time `as_of`; an order's weight halves every two weeks. One job
-- adds new orders. When it moves `as_of`, all numbers are scaled down by the same factor.
create table product_sales (
  product_id text collate "C" primary key references products on delete cascade,
  orders double precision not null check (orders >= 0)
) with (fillfactor = 80);

create table sales_ranking (
  only_row boolean primary key default true check (only_row),
  as_of timestamptz not null
);
insert into sales_ranking (as_of) values (now());

-- Whether the order is counted in product_sales. The index contains only orders for which this must change: placed but
-- not counted, or counted and then cancelled or undelivered.
alter table orders add column sales_counted boolean not null default false;
create index orders_sales_to_count_idx on orders (id)
  where sales_counted <> (status in ('pending', 'processing', 'shipped', 'delivered'));

-- A new ranking is a new catalogue version that changes no product.
alter table catalogue_changes drop constraint catalogue_changes_entity_check;
alter table catalogue_changes add constraint catalogue_changes_entity_check
  check (entity in ('category', 'sub_category', 'product', 'ranking'));
