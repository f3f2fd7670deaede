-- Products and categories. A change of their content increases the catalogue's version and records what it touched, so
-- that each process can update its shelf. Stock changes too often for that; processes are notified of it separately.

create table categories (
  id text collate "C" primary key,
  name text not null check (length(name) between 1 and 120),
  image text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index categories_name_key on categories (lower(name));

create table sub_categories (
  id text collate "C" primary key,
  name text not null check (length(name) between 1 and 120),
  image text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table sub_category_parents (
  sub_category_id text collate "C" not null references sub_categories on delete cascade,
  category_id text collate "C" not null references categories,
  position integer not null,
  primary key (sub_category_id, category_id)
);
create index sub_category_parents_category_idx on sub_category_parents (category_id);

create table products (
  id text collate "C" primary key,
  name text not null check (length(name) between 1 and 120),
  images text[] not null check (cardinality(images) between 1 and 12),
  unit text not null check (length(unit) between 1 and 40),
  stock integer not null check (stock between 0 and 1000000),
  price_paise integer not null check (price_paise between 1 and 100000000),
  discount_percent integer not null check (discount_percent between 0 and 100),
  description text not null check (length(description) <= 5000),
  -- json, not jsonb: the fields keep the sequence in which they were entered.
  more_details json not null default '{}' check (json_typeof(more_details) = 'object'),
  -- The key by which an importer finds the row again: the name of a profile, and the row's key in its lists.
  import_key text unique,
  created_at timestamptz not null,
  -- updated_at also changes with the stock; content_updated_at changes only when somebody edits the product.
  updated_at timestamptz not null,
  content_updated_at timestamptz not null
) with (fillfactor = 80);

create table product_categories (
  product_id text collate "C" not null references products on delete cascade,
  category_id text collate "C" not null references categories,
  position integer not null,
  primary key (product_id, category_id)
);
create index product_categories_category_idx on product_categories (category_id);

create table product_sub_categories (
  product_id text collate "C" not null references products on delete cascade,
  sub_category_id text collate "C" not null references sub_categories,
  position integer not null,
  primary key (product_id, sub_category_id)
);
create index product_sub_categories_sub_category_idx on product_sub_categories (sub_category_id);

-- The history of each product's stock: sold, returned, or set by hand.
create table stock_moves (
  product_id text collate "C" not null references products on delete cascade,
  moved_at timestamptz not null,
  change integer not null,
  reason text not null check (reason in ('sold', 'returned', 'edited', 'imported'))
);
create index stock_moves_product_idx on stock_moves (product_id, moved_at);

-- Pictures: drawn from a recipe at the first request, or uploaded.
create table pictures (
  id text primary key check (id ~ '^[a-z0-9]{10,64}$'),
  recipe jsonb,
  width integer,
  height integer,
  uploaded_by text collate "C" references users on delete set null,
  created_at timestamptz not null,
  check ((recipe is null) = (width is not null and height is not null))
);

-- One row, the content version. Each writer of content locks it until commit, so that versions commit in order.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create table catalogue_changes (
  version bigint not null,
  entity text not null check (entity in ('category', 'sub_category', 'product')),
  entity_id text collate "C" not null
);
create index catalogue_changes_version_idx on catalogue_changes (version);
