-- A profile photo belongs to one account and is deleted when it is replaced. Other uploads are kept.
alter table pictures add column is_avatar boolean not null default false;
