-- A person of the shop has looked at a payment that needed one, and nothing is to be done about it any more.

alter table payments add column seen_to_at timestamptz;
create index payments_to_look_at_idx on payments (updated_at)
  where seen_to_at is null and (state in ('held', 'refunded') or received is not null or fault is not null);
