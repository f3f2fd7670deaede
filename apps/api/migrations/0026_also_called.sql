-- Other words that shoppers search for a product by, entered by the shopkeeper. Shoppers never see them.
alter table products
  -- Parted by commas: 'chai, chaha, tea leaves'.
  add column also_called text not null default '' check (length(also_called) <= 600);
