import type { WirePerson } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessionsOf } from '../sessions/sessions.queries.ts';
import { changePerson } from './change-person.ts';

/**
 * Suspends an account, or reinstates it. Each request reads the status from the database, so a suspension ends its
 * sessions at once in every process. Throws NOT_FOUND (also for a closed account, which stays closed), NO_PERMISSION,
 * OWN_ACCOUNT.
 */
export function changeAccountStatus(
  services: Services,
  actor: UserId,
  id: UserId,
  status: 'Active' | 'Suspended',
): Promise<WirePerson> {
  return changePerson(services, actor, id, {
    field: 'status',
    value: status,
    check() {
      if (id === actor && status === 'Suspended') throw new AppError('OWN_ACCOUNT');
    },
    // Sessions must not continue when the account is reinstated.
    alsoWrite: async (tx, now) => {
      if (status === 'Suspended') await endSessionsOf(tx, id, now);
    },
  });
}
