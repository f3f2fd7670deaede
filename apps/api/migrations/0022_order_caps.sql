-- Unpaid orders hold stock that others can't buy: how many an account has is looked up at each order.
create index orders_unpaid_idx on orders (user_id)
  where status in ('pending', 'processing', 'shipped', 'awaiting_payment');

-- The network address that an order came from, for as long as it counts: caps hold over all accounts of an address.
create table order_origins (
  order_id text collate "C" primary key references orders on delete cascade,
  address text not null check (length(address) between 1 and 64),
  noted_at timestamptz not null
);
create index order_origins_address_idx on order_origins (address);
