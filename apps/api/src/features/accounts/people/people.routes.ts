import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Services } from '../../../platform/services.ts';
import { changeRole } from './change-role.ts';
import { changeAccountStatus } from './change-account-status.ts';
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts';
import { listUsers } from './list-users.ts';
import { accountsTexts as texts } from '../../../messages/index.ts';

/** The list of users, their roles, and suspending them. */
export function registerPeople(app: FastifyInstance, services: Services): void {
  registerCall(app, services, 'listUsers', ({ input }) => listUsers(services, input));
  registerCall(app, services, 'changeRole', async ({ user, input }) => {
    const person = await changeRole(services, user.userId, input._id, input.role);
    const values = { name: person.name };
    const message = person.role === 'ADMIN' ? texts.isAdmin(values) : texts.isNoAdmin(values);
    return { message, data: person };
  });
  registerCall(app, services, 'suspendUser', async ({ user, input }) => {
    const person = await changeAccountStatus(services, user.userId, input._id, 'Suspended');
    return { message: texts.isSuspended({ name: person.name }), data: person };
  });
  registerCall(app, services, 'reinstateUser', async ({ user, input }) => {
    const person = await changeAccountStatus(services, user.userId, input._id, 'Active');
    return { message: texts.isReinstated({ name: person.name }), data: person };
  });
  registerCall(app, services, 'resetSecondFactor', async ({ user, input }) => {
    const person = await resetSecondFactor(services, user.userId, input._id);
    return { message: texts.secondFactorReset({ name: person.name }), data: person };
  });
}
