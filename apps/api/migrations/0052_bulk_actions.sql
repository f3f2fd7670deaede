-- The bulk actions of the product table, by the id that the browser gave each (an undo: by the change that it undoes),
-- with what they have done so far: one that is sent again, because its response was lost, continues and has the same
-- response.
create table bulk_actions (
  action_id text not null,
  whole text not null,
  change_id text,
  products integer not null,
  is_finished boolean not null default false,
  started_at timestamptz not null,
  primary key (action_id, whole)
);
