-- The account that has given the recipient's address up, so that its mails are deleted with it. If null, the address was
-- still the account's.
alter table mail_outbox add column earlier_address_of text collate "C" references users on delete cascade;
