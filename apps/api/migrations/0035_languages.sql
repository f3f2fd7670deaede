-- The language that somebody used last: for mails that no request of theirs leads to.
alter table users add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

-- The language that an order was placed in: for mails about it.
alter table orders add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
