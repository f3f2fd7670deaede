-- The shop's own words for the search, entered by its shopkeeper.
create table search_words (
  id text collate "C" primary key,
  -- What people type. Each word is in one entry at most: who writes locks the table and compares.
  words text[] not null check (cardinality(words) between 1 and 10),
  -- What they mean; empty if the words mean the same.
  means text[] not null check (cardinality(means) <= 10),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (cardinality(words) + cardinality(means) >= 2)
);

alter table catalogue_changes drop constraint catalogue_changes_entity_check;
alter table catalogue_changes add constraint catalogue_changes_entity_check
  check (entity in ('category', 'sub_category', 'product', 'ranking', 'search_words'));
