import type { WirePerson } from '@jhola/contract';
import type { Role, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import { changePerson } from './change-person.ts';

/**
 * Makes a user an admin, or an ordinary user again. The last admin can't be demoted. Each request reads the role from
 * the database, so the change takes effect at once in all sessions. Throws NOT_FOUND (also for a deleted account),
 * NO_PERMISSION, LAST_ADMIN.
 */
export function changeRole(services: Services, actor: UserId, id: UserId, role: Role): Promise<WirePerson> {
  return changePerson(services, actor, id, {
    field: 'role',
    value: role,
    check(admins) {
      if (role === 'USER' && admins.every((admin) => admin === id)) throw new AppError('LAST_ADMIN');
    },
  });
}
