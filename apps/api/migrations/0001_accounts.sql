-- Users, their sessions, and their credentials.

create table users (
  id text collate "C" primary key,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254 and email = lower(email)),
  password_hash text not null,
  mobile text not null default '' check (mobile ~ '^([0-9]{10})?$'),
  avatar text not null default '',
  role text not null default 'USER' check (role in ('ADMIN', 'USER')),
  status text not null default 'Active' check (status in ('Active', 'Inactive', 'Suspended')),
  email_verified_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email_key on users (email);

-- A session is a family of refresh tokens: each is used once and followed by the next.
create table sessions (
  id text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  logged_in_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user_id_idx on sessions (user_id);

create table refresh_tokens (
  token_hash bytea primary key,
  session_id text collate "C" not null references sessions on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session_id_idx on refresh_tokens (session_id);

-- One row per 'forgot password' request, also for an email without an account, so that both look alike.
create table password_resets (
  cookie_hash bytea primary key,
  email text not null,
  user_id text collate "C" references users on delete cascade,
  otp_hash bytea not null,
  tries integer not null default 0 check (tries >= 0),
  requested_at timestamptz not null,
  proved_at timestamptz,
  used_at timestamptz
);
create index password_resets_email_idx on password_resets (email);

create table email_confirmations (
  code_hash bytea primary key,
  user_id text collate "C" not null references users on delete cascade,
  email text not null,
  created_at timestamptz not null
);
create index email_confirmations_user_id_idx on email_confirmations (user_id);

-- Counters for rate limits: one row per key and window. Old rows are deleted.
create table rate_counters (
  key text not null,
  window_started_at timestamptz not null,
  count integer not null,
  primary key (key, window_started_at)
);

-- Generated keys that all processes of the shop share.
create table server_keys (
  name text primary key,
  value bytea not null
);

-- The outbox: mails are inserted in the transaction that causes them, and sent afterwards.
create table mail_outbox (
  id text collate "C" primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz,
  last_fault text
);
create index mail_outbox_due_idx on mail_outbox (next_try_at) where sent_at is null;
