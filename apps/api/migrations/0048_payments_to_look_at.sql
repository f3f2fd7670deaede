-- The order desk and the metrics read the payments that an admin has to look at from this index. The one that it
-- replaces had every refunded payment, and every payment that expired while the provider was unavailable.
create index payments_for_admin_idx on payments (updated_at)
  where seen_to_at is null
    and (received is not null or state = 'held' or (state in ('paid', 'refunded') and fault is not null));
drop index payments_to_look_at_idx;
