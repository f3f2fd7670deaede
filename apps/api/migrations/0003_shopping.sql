-- Carts, addresses and orders.

create table cart_lines (
  id text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  product_id text collate "C" not null references products on delete cascade,
  quantity integer not null check (quantity between 1 and 50),
  -- The unit price when the line was added, for 'Was ₹28 when you added it'.
  added_unit_paise integer not null check (added_unit_paise >= 0),
  added_at timestamptz not null,
  unique (user_id, product_id)
);

-- A visitor's cart is merged once, even if the client repeats the request because the response was lost.
create table cart_merges (
  user_id text collate "C" not null references users on delete cascade,
  merge_id text not null,
  merged_at timestamptz not null,
  primary key (user_id, merge_id)
);

create table addresses (
  id text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  address_line text not null,
  city text not null,
  state text not null,
  country text not null,
  pincode text not null check (pincode ~ '^[0-9]+$'),
  mobile text not null check (mobile ~ '^[0-9]{10}$'),
  status boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index addresses_user_id_idx on addresses (user_id);

create sequence order_numbers start with 1001;

create table orders (
  id text collate "C" primary key,
  order_number text not null unique,
  user_id text collate "C" not null references users on delete restrict,
  status text not null check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  payment_method text not null check (payment_method in ('cash', 'card')),
  payment_status text not null,
  sub_total_paise bigint not null check (sub_total_paise >= 0),
  delivery_paise bigint not null default 0 check (delivery_paise >= 0),
  total_paise bigint not null check (total_paise >= 0),
  address_id text collate "C" references addresses on delete set null,
  -- A copy of the address as it was when the order was placed.
  delivery_address jsonb not null,
  idempotency_key text,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, idempotency_key),
  check (total_paise <= sub_total_paise + delivery_paise)
);
create index orders_user_idx on orders (user_id, placed_at desc, id desc);

create table order_lines (
  order_id text collate "C" not null references orders on delete cascade,
  position integer not null,
  -- A cart line is ordered once, so that a double click can't place a second order.
  cart_line_id text not null unique,
  product_id text collate "C" references products on delete set null,
  name text not null,
  images text[] not null,
  unit text not null,
  price_paise integer not null check (price_paise >= 0),
  discount_percent integer not null check (discount_percent between 0 and 100),
  quantity integer not null check (quantity between 1 and 50),
  amount_paise bigint not null check (amount_paise >= 0),
  primary key (order_id, position)
);
create index order_lines_product_idx on order_lines (product_id);
