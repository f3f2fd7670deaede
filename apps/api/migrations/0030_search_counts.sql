-- Per day and term: the number of searches, of searches without results, and of results opened or added. Stores nothing
-- about who searched. Replaces missed_searches, which is unused since this version.
create table search_counts (
  day date not null,
  -- Normalised: spellings that the search treats alike share one row.
  term text not null check (length(term) between 1 and 60),
  -- The spelling that was typed last.
  shown text not null check (length(shown) between 1 and 60),
  searches integer not null check (searches >= 0),
  -- The number of searches without results.
  missed integer not null check (missed between 0 and searches),
  -- The number of times a result was opened or added to the cart.
  chosen integer not null check (chosen >= 0),
  primary key (day, term)
);
insert into search_counts (day, term, shown, searches, missed, chosen)
  select day, term, shown, count, count, 0 from missed_searches;
