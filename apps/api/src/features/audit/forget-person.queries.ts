import type { UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/**
 * Writes `name` over a person's name in the audit log: in entries about their account, and in changes they made.
 * Deletes the names that they gave to passkeys, such as 'Meera’s phone'.
 */
export async function forgetPerson(tx: Db, userId: UserId, name: string): Promise<void> {
  await tx
    .updateTable('admin_changes')
    .set({ entity_name: name, after: sql`nullif(after - 'passkey', '{}')` })
    .where('entity', '=', 'user')
    .where('entity_id', '=', userId)
    .execute();
  await tx.updateTable('admin_changes').set({ actor_name: name }).where('actor_id', '=', userId).execute();
  await tx
    .updateTable('admin_changes')
    .set({ actor_name: name })
    .where('part_of', 'in', (changes) =>
      changes.selectFrom('admin_changes').select('id').where('actor_id', '=', userId),
    )
    .execute();
}
