-- Any process may cancel a price list's job; the process that runs the job reads this column.

alter table price_lists add column cancel_requested_at timestamptz;
alter table price_lists drop constraint price_lists_state_check;
alter table price_lists add constraint price_lists_state_check check (state in
  ('mapping', 'checking', 'checked', 'importing', 'done', 'failed', 'interrupted', 'outdated', 'cancelled'));
