-- For the shopkeeper: searches without results, the audit log, and delivery times.

-- The number of searches per day for something that the shop doesn't have. Stores nothing about who searched.
create table missed_searches (
  day date not null,
  -- Normalised: spellings that the search treats alike share one row.
  term text not null check (length(term) between 1 and 60),
  -- The spelling that was typed last.
  shown text not null check (length(shown) between 1 and 60),
  count integer not null check (count > 0),
  primary key (day, term)
);

create index admin_changes_actor_idx on admin_changes (actor_id, id desc);
create index admin_changes_time_idx on admin_changes (changed_at desc);

-- The delivery time of a delivered order is the time of its last status.
create index orders_delivered_idx on orders (status_since) where status = 'delivered';
create index users_admins_idx on users (id) where role = 'ADMIN';
