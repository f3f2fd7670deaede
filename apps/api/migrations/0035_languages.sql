-- The language that the user used last, for mails that aren't caused by a request of theirs.
alter table users add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

-- The language in which the order was placed, for mails about it.
alter table orders add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
