-- Requests of shoppers to be told when a sold-out product is back. A row is deleted in the transaction that queues its
-- mail.
create table back_in_stock_requests (
  user_id text collate "C" not null references users on delete cascade,
  product_id text collate "C" not null references products on delete cascade,
  -- The language of the request and of the mail.
  language text not null check (length(language) between 2 and 10),
  asked_at timestamptz not null,
  primary key (user_id, product_id)
);
create index back_in_stock_requests_product_idx on back_in_stock_requests (product_id, asked_at);
create index back_in_stock_requests_time_idx on back_in_stock_requests (asked_at);

-- The number of shoppers told about a product since a time, so that a few pieces don't attract everybody. A process
-- locks the row while it sends.
create table back_in_stock_rounds (
  product_id text collate "C" primary key references products on delete cascade,
  began_at timestamptz not null,
  told integer not null check (told >= 0)
);
create index back_in_stock_rounds_time_idx on back_in_stock_rounds (began_at);
