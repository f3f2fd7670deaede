import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Services } from '../../../platform/services.ts';
import { changeRole } from './change-role.ts';
import { listUsers } from './list-users.ts';

/** Whom the shop knows, and who may run it. */
export function registerPeople(app: FastifyInstance, services: Services): void {
  registerCall(app, services, 'listUsers', ({ input }) => listUsers(services, input));
  registerCall(app, services, 'changeRole', async ({ user, input }) => {
    const person = await changeRole(services, user.userId, input._id, input.role);
    const message = person.role === 'ADMIN' ? 'is an admin now' : 'is no longer an admin';
    return { message: `${person.name} ${message}`, data: person };
  });
}
