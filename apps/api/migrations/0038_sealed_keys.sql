-- Keys of the shop are encrypted with SECRETS_KEY, if there is one. Those without a key id are plain: processes of the
-- version before can't read others, so they are encrypted an hour after this migration, in the background.
alter table server_keys add column key_id text;

-- Since when nobody has used an access token of the last renewal: its response may be lost. Null: one was used.
alter table sessions add column unused_since timestamptz;
-- Access tokens that were issued before are refused.
alter table sessions add column tokens_since timestamptz;
