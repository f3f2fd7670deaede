-- What a price list does besides adding products and changing prices: merges, moves, clears, guesses.

alter table price_list_findings add column effects text[] not null default '{}';
alter table price_lists
  add column effects json not null default '[]',
  -- For each column, whether all amounts are multiples of 100 without decimals.
  add column paise_like boolean[] not null default '{}';

-- A slash is part of a category's name unless an admin makes it a separator. It used to be a separator by default.
update price_lists set settings = (
  '{"slash": "name", "amounts": null, "sizeUnit": "", "exact": "mrp"}'::jsonb || settings::jsonb
  || jsonb_build_object('separators', replace(settings ->> 'separators', '/', '')))::json;
update price_list_profiles set settings = (
  '{"slash": "name", "amounts": null, "sizeUnit": "", "exact": "mrp"}'::jsonb || settings::jsonb
  || jsonb_build_object('separators', replace(settings ->> 'separators', '/', '')))::json;
