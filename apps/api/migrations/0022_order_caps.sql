-- Unpaid orders reserve stock that others can't buy, so each new order checks how many the account has.
create index orders_unpaid_idx on orders (user_id)
  where status in ('pending', 'processing', 'shipped', 'awaiting_payment');

-- The client address of an order, kept as long as it counts: the caps apply to all accounts of an address.
create table order_origins (
  order_id text collate "C" primary key references orders on delete cascade,
  address text not null check (length(address) between 1 and 64),
  noted_at timestamptz not null
);
create index order_origins_address_idx on order_origins (address);
