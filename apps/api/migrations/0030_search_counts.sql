-- How often a day shoppers searched for a term, how often it found nothing, and how often they opened or added what it
-- found. Nothing says who. Takes the place of missed_searches, which is unused since this version.
create table search_counts (
  day date not null,
  -- Folded: spellings that a search takes for the same are one row.
  term text not null check (length(term) between 1 and 60),
  -- As it was typed last.
  shown text not null check (length(shown) between 1 and 60),
  searches integer not null check (searches >= 0),
  -- Of the searches: how many found nothing.
  missed integer not null check (missed between 0 and searches),
  -- How often something that it found was opened or added.
  chosen integer not null check (chosen >= 0),
  primary key (day, term)
);
insert into search_counts (day, term, shown, searches, missed, chosen)
  select day, term, shown, count, count, 0 from missed_searches;
