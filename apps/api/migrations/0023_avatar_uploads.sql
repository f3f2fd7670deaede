-- Profile photos belong to one account each, and are deleted when they are replaced. Other uploads stay.
alter table pictures add column is_avatar boolean not null default false;
