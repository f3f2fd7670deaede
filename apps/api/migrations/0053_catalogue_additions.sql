-- The added categories, sub-categories and search words, by the id that the browser gave each: one that is sent again,
-- because its response was lost, isn't added twice. Added products are in product_edits.
create table catalogue_additions (
  edit_id text primary key,
  entity_id text collate "C" not null,
  added_at timestamptz not null
);
-- Old ones are deleted. Rows are inserted in the order of time, so a small (BRIN) index finds them.
create index catalogue_additions_added_at on catalogue_additions using brin (added_at);
