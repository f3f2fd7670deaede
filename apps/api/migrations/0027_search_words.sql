-- The shop's own search words, entered by an admin.
create table search_words (
  id text collate "C" primary key,
  -- The words that shoppers type. A word is in at most one entry: writers lock the table and check.
  words text[] not null check (cardinality(words) between 1 and 10),
  -- The words they stand for; empty if the words are synonyms of each other.
  means text[] not null check (cardinality(means) <= 10),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (cardinality(words) + cardinality(means) >= 2)
);

alter table catalogue_changes drop constraint catalogue_changes_entity_check;
alter table catalogue_changes add constraint catalogue_changes_entity_check
  check (entity in ('category', 'sub_category', 'product', 'ranking', 'search_words'));
