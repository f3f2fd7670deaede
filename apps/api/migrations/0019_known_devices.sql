-- Browsers that have logged in before. Failed logins by strangers don't lock these out.
create table known_devices (
  device_hash bytea not null,
  user_id text collate "C" not null references users on delete cascade,
  known_since timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (device_hash, user_id)
);
create index known_devices_user_id_idx on known_devices (user_id);

-- A refresh token has one successor, however many requests ask for it at the same time.
alter table refresh_tokens
  add column parent_hash bytea unique references refresh_tokens on delete cascade;
