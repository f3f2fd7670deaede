import type { WirePerson } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordUpdate } from '../../audit/index.ts';
import { updateUserRow } from '../accounts.queries.ts';
import { lockAdmins, lockPerson, readPerson } from './people.queries.ts';
import { toWirePerson } from './person.mapper.ts';

/**
 * Makes somebody an admin, or an ordinary user again. Admins are locked together, so that of two who unmake each
 * other at once the second is no admin any more and is refused: one always stays. Each call reads the role anew,
 * so the change works at once wherever they are signed in. Throws NOT_FOUND, NO_PERMISSION, LAST_ADMIN.
 */
export async function changeRole(
  { db, config, clock }: Services,
  actor: UserId,
  id: UserId,
  role: 'ADMIN' | 'USER',
): Promise<WirePerson> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const admins = await lockAdmins(tx);
    if (!admins.includes(actor)) throw new AppError('NO_PERMISSION');
    const before = await lockPerson(tx, id);
    if (before === undefined) throw new AppError('NOT_FOUND', { message: 'There is no such account' });
    if (role === 'USER' && admins.every((admin) => admin === id)) throw new AppError('LAST_ADMIN');
    if (before.role !== role) {
      await updateUserRow(tx, id, { role, updated_at: now });
      await recordUpdate(tx, {
        actor,
        entity: 'user',
        entityId: id,
        name: before.name,
        before: { role: before.role },
        after: { role },
        now,
      });
    }
    return toWirePerson(await readPerson(tx, id), config);
  });
}
