-- What the shopkeeper looks at: searches that found nothing, who changed what, how long deliveries took.

-- How often a day somebody looked for something that the shop doesn't have. Nothing says who.
create table missed_searches (
  day date not null,
  -- Folded: spellings that a search takes for the same are one row.
  term text not null check (length(term) between 1 and 60),
  -- As it was typed last.
  shown text not null check (length(shown) between 1 and 60),
  count integer not null check (count > 0),
  primary key (day, term)
);

create index admin_changes_actor_idx on admin_changes (actor_id, id desc);
create index admin_changes_time_idx on admin_changes (changed_at desc);

-- When an order was delivered is since when it is.
create index orders_delivered_idx on orders (status_since) where status = 'delivered';
create index users_admins_idx on users (id) where role = 'ADMIN';
