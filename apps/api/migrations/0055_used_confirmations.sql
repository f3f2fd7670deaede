-- A confirmation link that was used is kept until it expires, so that one that is opened again can say so.
alter table email_confirmations add column used_at timestamptz;
