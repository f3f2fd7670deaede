-- Devices that receive push messages about orders (Web Push), one per session; deleted with the session.
create table push_subscriptions (
  session_id text collate "C" primary key references sessions on delete cascade,
  user_id text collate "C" not null references users on delete cascade,
  -- The address of the browser's push service for this device. Whoever knows it can send there, so it is a secret.
  endpoint text collate "C" not null unique check (length(endpoint) <= 1000),
  -- The device's public key and its shared secret (RFC 8291), as the browser writes them.
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 40),
  language text not null check (length(language) between 2 and 10),
  added_at timestamptz not null
);
create index push_subscriptions_user_id_idx on push_subscriptions (user_id);

-- Push messages to send: for each device and order the newest status. Written in the transaction that changes the
-- status.
create table push_queue (
  session_id text collate "C" not null references push_subscriptions on delete cascade,
  order_id text collate "C" not null references orders on delete cascade,
  status text not null,
  queued_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  primary key (session_id, order_id)
);
create index push_queue_next_try_idx on push_queue (next_try_at);
create index push_queue_order_id_idx on push_queue (order_id);
