-- Parts of a change have no actor of their own, so that each needs two index entries and a foreign key check less.
drop index admin_changes_actor_idx;
create index admin_changes_actor_idx on admin_changes (actor_id, id desc) where actor_id is not null;
drop index admin_changes_time_idx;
create index admin_changes_time_idx on admin_changes (changed_at desc) where part_of is null;

-- Versions that changed only prices and discounts of products, or removed products: of these the shelf reads again the
-- few columns that may differ. They leave no trace in catalogue_changes, so that a process of an earlier release reads
-- everything again.
create table catalogue_price_versions (version bigint primary key);
