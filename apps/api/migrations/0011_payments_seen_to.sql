-- An admin has resolved a held payment; nothing is left to do.

alter table payments add column seen_to_at timestamptz;
create index payments_to_look_at_idx on payments (updated_at)
  where seen_to_at is null and (state in ('held', 'refunded') or received is not null or fault is not null);
