-- Two-step verification: an authenticator app (TOTP), and recovery codes in case it is lost.
create table authenticators (
  user_id text collate "C" primary key references users on delete cascade,
  -- The secret itself, not a hash, because codes are computed from it.
  secret bytea not null check (length(secret) >= 20),
  added_at timestamptz not null,
  -- Null until the first code confirms it.
  confirmed_at timestamptz,
  -- The time step (30 seconds each, since 1970) of the last code that was used: no code is used twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id text collate "C" not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Logins with a correct password that wait for the second step.
create table pending_logins (
  token_hash bytea primary key,
  user_id text collate "C" not null references users on delete cascade,
  -- The password hash at that time: if the password changes, the pending login ends.
  password_hash text not null,
  begun_at timestamptz not null
);
create index pending_logins_user_id_idx on pending_logins (user_id);
