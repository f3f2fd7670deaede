-- An import is one change with many parts: a note for each thing that it touched.

alter table admin_changes add column part_of text collate "C" references admin_changes on delete cascade;
create index admin_changes_parts_idx on admin_changes (part_of, id desc) where part_of is not null;

-- Lists of changes show the whole, not its parts. (The primary key reads backwards as well as this one did.)
create index admin_changes_whole_idx on admin_changes (id desc) where part_of is null;
drop index admin_changes_newest_idx;
