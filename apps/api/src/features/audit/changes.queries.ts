import type { Id } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Change } from './record-change.ts';

/** Writes a change with the actor's name as it is now. */
export async function insertChange(tx: Db, id: Id<'AdminChange'>, change: Change): Promise<void> {
  const { actor, act, entity, entityId, name, before, after, now } = change;
  await sql`
    insert into admin_changes (id, changed_at, actor_id, actor_name, act, entity, entity_id, entity_name, before, after)
    select ${id}, ${now}::timestamptz, users.id, users.name, ${act}, ${entity}, ${entityId}, ${name},
      ${json(before)}::jsonb, ${json(after)}::jsonb
    from users where users.id = ${actor}`.execute(tx);
}

function json(values: Change['before']): string | null {
  return values === null ? null : JSON.stringify(values);
}
