-- Browsers in which somebody has logged in before: failed logins of strangers don't keep these out.
create table known_devices (
  device_hash bytea not null,
  user_id text collate "C" not null references users on delete cascade,
  known_since timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (device_hash, user_id)
);
create index known_devices_user_id_idx on known_devices (user_id);

-- A refresh token has one successor, however many ask for it at once.
alter table refresh_tokens
  add column parent_hash bytea unique references refresh_tokens on delete cascade;
