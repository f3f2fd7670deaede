-- Parts of a change have no actor of their own; this saves two index entries and a foreign key check per part.
drop index admin_changes_actor_idx;
create index admin_changes_actor_idx on admin_changes (actor_id, id desc) where actor_id is not null;
drop index admin_changes_time_idx;
create index admin_changes_time_idx on admin_changes (changed_at desc) where part_of is null;

-- Versions that changed only prices and discounts of products, or deleted products. For these the shelf reloads only
-- the columns that may differ. They write nothing to catalogue_changes, so processes of an earlier release reload
-- everything.
create table catalogue_price_versions (version bigint primary key);
