-- Other names of a product that shoppers may search for, entered by an admin. Shoppers don't see them.
alter table products
  -- Separated by commas: 'chai, chaha, tea leaves'.
  add column also_called text not null default '' check (length(also_called) <= 600);
