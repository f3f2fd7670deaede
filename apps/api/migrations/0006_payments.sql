-- Card payments: one row per order, with the provider's responses and our own status.

create table payments (
  order_id text collate "C" primary key references orders on delete restrict,
  user_id text collate "C" not null references users on delete restrict,
  state text not null check (state in ('opening', 'open', 'lapsed', 'paid', 'expired', 'held', 'refunded')),
  amount_paise bigint not null check (amount_paise > 0),
  -- The id of the provider's session; null until the provider has responded.
  session_id text unique,
  session_url text,
  -- The idempotency key of the session request, so that a repeated request returns the same session.
  expires_at timestamptz not null,
  payment_intent text unique,
  -- The amount received if it differs from the amount requested, for the admin who resolves it.
  received jsonb,
  refund_id text unique,
  fault text,
  checks integer not null default 0,
  next_check_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state = 'opening' or state = 'expired' or state = 'lapsed' or session_id is not null),
  check (state not in ('paid', 'refunded') or payment_intent is not null),
  check ((state = 'refunded') = (refund_id is not null))
);
create index payments_due_idx on payments (next_check_at) where state in ('opening', 'open', 'lapsed');
-- The amount to refund.
create index orders_refund_pending_idx on orders (id) where payment_status = 'REFUND PENDING';
create index payments_under_way_idx on payments (user_id) where state in ('opening', 'open', 'lapsed');

-- Each event of the provider is processed once, even if it is delivered several times.
create table payment_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index payment_events_received_idx on payment_events (received_at);
