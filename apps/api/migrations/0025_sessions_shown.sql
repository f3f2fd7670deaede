-- Users see their sessions: the device as text, and the time of the last use.
alter table sessions
  add column device text not null default '' check (length(device) <= 120),
  add column last_used_at timestamptz not null default now();
-- A session expires thirty days after its last use.
update sessions set last_used_at = expires_at - interval '30 days';
