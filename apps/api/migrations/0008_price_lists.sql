-- Uploaded price lists: what their columns mean, what they would change, and the result.

create table price_list_profiles (
  id text collate "C" primary key,
  name text not null check (length(name) between 1 and 60),
  headers text[] not null,
  -- The normalised headers: a file with the same headers gets the newest profile that has them.
  header_key text not null,
  meanings text[] not null,
  settings json not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (cardinality(headers) = cardinality(meanings))
);
create unique index price_list_profiles_name_key on price_list_profiles (lower(name));
create index price_list_profiles_header_idx on price_list_profiles (header_key, updated_at desc);

create table price_lists (
  id text collate "C" primary key,
  file_name text not null check (length(file_name) between 1 and 255),
  size_bytes bigint not null,
  state text not null default 'mapping' check (state in
    ('mapping', 'checking', 'checked', 'importing', 'done', 'failed', 'interrupted', 'outdated')),
  encoding text not null,
  delimiter text not null,
  -- The number of records above the headers.
  header_at integer not null,
  headers text[] not null,
  samples json not null,
  meanings text[] not null,
  settings json not null,
  profile_name text,
  -- The progress of the job that is running.
  phase text not null default 'reading' check (phase in ('reading', 'comparing', 'writing')),
  share real not null default 0 check (share between 0 and 1),
  rows_read integer not null default 0,
  counts json,
  fault text,
  uploaded_by text collate "C" references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Set while there is a plan that can be imported.
  checked_at timestamptz,
  finished_at timestamptz,
  check (cardinality(headers) = cardinality(meanings))
);
create index price_lists_newest_idx on price_lists (created_at desc, id desc);

-- The findings of the check, one row per line of the report.
create table price_list_findings (
  price_list_id text collate "C" not null references price_lists on delete cascade,
  position integer not null,
  line integer not null,
  outcome text not null check (outcome in ('refused', 'adjusted', 'merged', 'conflict', 'new', 'changed')),
  product text not null,
  reason text not null,
  changes json not null default '[]',
  primary key (price_list_id, position)
);
create index price_list_findings_outcome_idx on price_list_findings (price_list_id, outcome, line, position);
create index price_list_findings_line_idx on price_list_findings (price_list_id, line, position);

-- What the check announced for each new or changed product; the import makes exactly these changes.
create table price_list_plans (
  price_list_id text collate "C" not null references price_lists on delete cascade,
  key text collate "C" not null,
  -- Null for a new product.
  product_id text collate "C",
  -- Of the content before and after the import.
  fingerprint text not null,
  restocked boolean not null,
  old_stock integer,
  new_stock integer not null,
  primary key (price_list_id, key)
);
