-- An import is one change with many parts: one entry per thing that it changed.

alter table admin_changes add column part_of text collate "C" references admin_changes on delete cascade;
create index admin_changes_parts_idx on admin_changes (part_of, id desc) where part_of is not null;

-- Lists show changes without their parts. (Reading the primary key backwards is as fast as this index was.)
create index admin_changes_whole_idx on admin_changes (id desc) where part_of is null;
drop index admin_changes_newest_idx;
