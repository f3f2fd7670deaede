-- The order desk's search and that of users read all rows: with 300,000 orders, whose pages are polled, a search took
-- seconds of CPU. Trigrams find the rows that contain a text of at least three characters.
create extension if not exists pg_trgm;

-- Only of closed orders: placing an order writes no entry, and the few open ones are read anyway. A short list of pending
-- entries, because whoever fills it waits until it is merged.
create index orders_search_idx on orders using gin (
  order_number gin_trgm_ops,
  (delivery_address->>'mobile') gin_trgm_ops,
  (delivery_address->>'pincode') gin_trgm_ops
) with (gin_pending_list_limit = 256) where status in ('delivered', 'undelivered', 'cancelled');

create index users_search_idx on users using gin (name gin_trgm_ops, email gin_trgm_ops, mobile gin_trgm_ops)
  with (gin_pending_list_limit = 256);
