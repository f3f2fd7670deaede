-- Passkeys (WebAuthn): a login without a password, and a second factor.
create table passkeys (
  credential_id text collate "C" primary key check (length(credential_id) <= 1400),
  user_id text collate "C" not null references users on delete cascade,
  public_key bytea not null,
  -- The signature counter; 0 if the device has none.
  counter bigint not null,
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user_id_idx on passkeys (user_id);

-- Challenges for devices to sign; each is used once.
create table passkey_challenges (
  challenge text collate "C" primary key,
  -- The user who adds a passkey; null for a login.
  user_id text collate "C" references users on delete cascade,
  made_at timestamptz not null
);
create index passkey_challenges_user_id_idx on passkey_challenges (user_id);
