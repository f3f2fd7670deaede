-- People see their sessions: on which device each was opened, in words, and when it was last used.
alter table sessions
  add column device text not null default '' check (length(device) <= 120),
  add column last_used_at timestamptz not null default now();
-- A session lives for thirty days from its last use.
update sessions set last_used_at = expires_at - interval '30 days';
