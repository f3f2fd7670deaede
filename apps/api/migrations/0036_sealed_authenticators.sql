-- Secrets of authenticator apps are encrypted. Those without a key id are plain yet: processes of the version before
-- can't read others, so new ones are encrypted only an hour after this migration, and old ones then, in the background.
alter table authenticators add column key_id text;
