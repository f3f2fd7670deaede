-- Secrets of authenticator apps are encrypted. A secret without a key id is still plain text: processes of the previous
-- version can't read encrypted ones, so encryption begins an hour after this migration, for new secrets and, in the
-- background, for old ones.
alter table authenticators add column key_id text;
