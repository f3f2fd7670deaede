-- What a mail says, in blocks, from which its HTML is composed when it is sent. Null: the text alone, in the frame.
alter table mail_outbox add column content jsonb;
