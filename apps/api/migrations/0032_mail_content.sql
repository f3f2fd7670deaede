-- The content of a mail in blocks, from which its HTML is composed when it is sent. If null, the HTML contains the
-- text.
alter table mail_outbox add column content jsonb;
