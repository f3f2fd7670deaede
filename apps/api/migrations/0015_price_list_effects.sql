-- What a price list does beyond adding products and changing prices: merged, moved, cleared, guessed.

alter table price_list_findings add column effects text[] not null default '{}';
alter table price_lists
  add column effects json not null default '[]',
  -- Of each column whether all its amounts are multiples of 100 without decimals.
  add column paise_like boolean[] not null default '{}';

-- A slash is part of a category's name unless somebody says otherwise. It was among the separators by default.
update price_lists set settings = (
  '{"slash": "name", "amounts": null, "sizeUnit": "", "exact": "mrp"}'::jsonb || settings::jsonb
  || jsonb_build_object('separators', replace(settings ->> 'separators', '/', '')))::json;
update price_list_profiles set settings = (
  '{"slash": "name", "amounts": null, "sizeUnit": "", "exact": "mrp"}'::jsonb || settings::jsonb
  || jsonb_build_object('separators', replace(settings ->> 'separators', '/', '')))::json;
