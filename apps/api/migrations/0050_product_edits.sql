-- The edits in the product table and the added products, by the id that the browser gave each: one that is sent again,
-- because its response was lost, isn't made twice. Without a foreign key, which would make deletions slower.
create table product_edits (
  edit_id text primary key,
  product_id text collate "C" not null,
  edited_at timestamptz not null
);
-- Old ones are deleted. Rows are inserted in the order of time, so a small (BRIN) index finds them.
create index product_edits_edited_at on product_edits using brin (edited_at);
