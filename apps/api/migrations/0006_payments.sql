-- Payments by card: one row an order that is paid so. What the provider said is kept beside what we made of it.

create table payments (
  order_id text collate "C" primary key references orders on delete restrict,
  user_id text collate "C" not null references users on delete restrict,
  state text not null check (state in ('opening', 'open', 'lapsed', 'paid', 'expired', 'held', 'refunded')),
  amount_paise bigint not null check (amount_paise > 0),
  -- The provider's session: unknown until it has answered.
  session_id text unique,
  session_url text,
  -- Sent with the session, so that asking again asks for the same.
  expires_at timestamptz not null,
  payment_intent text unique,
  -- What came in, where it isn't what was asked: for the person who looks.
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
-- What is owed back.
create index orders_refund_pending_idx on orders (id) where payment_status = 'REFUND PENDING';
create index payments_under_way_idx on payments (user_id) where state in ('opening', 'open', 'lapsed');

-- Each event of the provider acts once, however often it comes.
create table payment_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index payment_events_received_idx on payment_events (received_at);
