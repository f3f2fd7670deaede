-- The audit log: one row per change, written in the transaction of the change.

create table admin_changes (
  id text collate "C" primary key,
  changed_at timestamptz not null,
  -- A copy of the name, which stays readable after the account is deleted.
  actor_id text collate "C" references users on delete set null,
  actor_name text not null,
  act text not null,
  entity text not null,
  entity_id text collate "C" not null,
  entity_name text not null,
  before jsonb,
  after jsonb
);
create index admin_changes_newest_idx on admin_changes (id desc);
create index admin_changes_entity_idx on admin_changes (entity, entity_id, id desc);
