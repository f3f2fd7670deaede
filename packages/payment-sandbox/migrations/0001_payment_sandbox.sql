-- The sandbox's own tables, which no table of the shop references. Shops created before the sandbox was a package have
-- identical tables, which are kept with their rows.

create table if not exists sandbox_account (
  only_one boolean primary key default true check (only_one),
  secret_key text not null,
  publishable_key text not null,
  webhook_secret text not null,
  created_at timestamptz not null
);

create table if not exists sandbox_sessions (
  id text collate "C" primary key,
  -- The order of creation; lists are sorted by it.
  number bigint generated always as identity unique,
  status text not null check (status in ('open', 'complete', 'expired')),
  -- All amounts are in the currency's smallest unit.
  amount integer not null check (amount > 0),
  currency text not null,
  asked jsonb not null,
  lines jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index if not exists sandbox_sessions_open_idx on sandbox_sessions (expires_at) where status = 'open';

create table if not exists sandbox_payment_intents (
  id text collate "C" primary key,
  session_id text collate "C" not null unique references sandbox_sessions on delete restrict,
  status text not null check (status in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
  amount integer not null check (amount > 0),
  currency text not null,
  -- The last card that was tried; only the last four digits of its number.
  card jsonb,
  last_error jsonb,
  canceled_at timestamptz,
  created_at timestamptz not null
);

create table if not exists sandbox_charges (
  id text collate "C" primary key,
  payment_intent_id text collate "C" not null references sandbox_payment_intents on delete restrict,
  status text not null check (status in ('succeeded', 'failed')),
  amount integer not null check (amount > 0),
  amount_refunded integer not null default 0 check (amount_refunded between 0 and amount),
  card jsonb not null,
  decline jsonb,
  created_at timestamptz not null,
  check ((status = 'failed') = (decline is not null)),
  check (status = 'succeeded' or amount_refunded = 0)
);
-- A session is paid once.
create unique index if not exists sandbox_charges_taken_idx on sandbox_charges (payment_intent_id) where status = 'succeeded';
create index if not exists sandbox_charges_intent_idx on sandbox_charges (payment_intent_id, created_at);

create table if not exists sandbox_refunds (
  id text collate "C" primary key,
  number bigint generated always as identity unique,
  charge_id text collate "C" not null references sandbox_charges on delete restrict,
  payment_intent_id text collate "C" not null references sandbox_payment_intents on delete restrict,
  amount integer not null check (amount > 0),
  currency text not null,
  reason text,
  metadata jsonb not null,
  created_at timestamptz not null
);
create index if not exists sandbox_refunds_intent_idx on sandbox_refunds (payment_intent_id);

create table if not exists sandbox_events (
  id text collate "C" primary key,
  number bigint generated always as identity unique,
  type text not null,
  data jsonb not null,
  request jsonb,
  created_at timestamptz not null
);
create index if not exists sandbox_events_created_idx on sandbox_events (created_at);

-- Webhooks to send: one row per planned delivery of an event.
create table if not exists sandbox_deliveries (
  id bigint generated always as identity primary key,
  event_id text collate "C" not null references sandbox_events on delete cascade,
  manner text not null,
  state text not null check (state in ('due', 'delivered', 'lost', 'refused')),
  tries integer not null default 0,
  answer text,
  due_at timestamptz not null
);
create index if not exists sandbox_deliveries_due_idx on sandbox_deliveries (due_at) where state = 'due';
create index if not exists sandbox_deliveries_event_idx on sandbox_deliveries (event_id);

-- A repeated request with the same key gets the stored response.
create table if not exists sandbox_idempotency_keys (
  key text collate "C" primary key,
  fingerprint text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null
);
create index if not exists sandbox_idempotency_keys_created_idx on sandbox_idempotency_keys (created_at);
