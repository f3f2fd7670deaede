import type { WirePerson } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import { changePerson } from './change-person.ts';

/**
 * Makes somebody an admin, or an ordinary user again. One admin always stays. Each call reads the role from the
 * database, so the change takes effect at once wherever they are signed in. Throws NOT_FOUND, NO_PERMISSION,
 * LAST_ADMIN.
 */
export function changeRole(
  services: Services,
  actor: UserId,
  id: UserId,
  role: 'ADMIN' | 'USER',
): Promise<WirePerson> {
  return changePerson(services, actor, id, {
    field: 'role',
    value: role,
    check(_before, admins) {
      if (role === 'USER' && admins.every((admin) => admin === id)) throw new AppError('LAST_ADMIN');
    },
  });
}
