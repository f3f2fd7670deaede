-- The search of orders at the order desk, and that of users, read all rows. With 300,000 orders a search took seconds of
-- CPU, and an open page of results repeats it. The indexes find rows that contain a text of at least three characters.
create extension if not exists pg_trgm;

-- Only closed orders are indexed: the few open ones are read, and placing an order writes no entry. The list of pending
-- entries is short, because the statement that fills it has to merge it into the index.
create index orders_search_idx on orders using gin (
  order_number gin_trgm_ops,
  (delivery_address->>'mobile') gin_trgm_ops,
  (delivery_address->>'pincode') gin_trgm_ops
) with (gin_pending_list_limit = 256) where status in ('delivered', 'undelivered', 'cancelled');

create index users_search_idx on users using gin (name gin_trgm_ops, email gin_trgm_ops, mobile gin_trgm_ops)
  with (gin_pending_list_limit = 256);
