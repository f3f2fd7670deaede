-- The key with which a client sent a new address: one that is sent again, because its response was lost, isn't added
-- twice. Null for addresses of clients that send no key, and of older ones.
alter table addresses add column idempotency_key text;
create unique index addresses_idempotency_key on addresses (user_id, idempotency_key)
  where idempotency_key is not null;
