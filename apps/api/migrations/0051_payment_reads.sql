-- The provider's list of the payment's refunds that was recorded last. A list that was read before this one was recorded
-- may be older.
alter table payments add column refund_list jsonb;
-- When the provider was last asked about the payment. The time of the next check doesn't show that: it is later the
-- longer the provider has been unavailable.
alter table payments add column asked_at timestamptz;
