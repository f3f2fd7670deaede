import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Services } from '../../../platform/services.ts';
import { requester } from '../devices/requester.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { clearSessionCookies } from '../sessions/session-cookies.ts';
import { endSessionOf, endSessionsOf } from '../sessions/sessions.queries.ts';
import { listSessions } from './list-sessions.ts';
import { changePassword } from './change-password.ts';
import { accountsTexts as texts } from '../../../messages/index.ts';

/** Changing the password, listing sessions, and ending them. */
export function registerSecurity(app: FastifyInstance, services: Services): void {
  const { db, config, clock } = services;

  registerCall(app, services, 'changePassword', async ({ input, user, request }) => {
    await changePassword(services, user, input, requester(request));
    return { message: texts.passwordChanged, data: null };
  });

  registerCall(app, services, 'checkPassword', async ({ input }) => ({
    data: { isCommon: await isCommonPassword(input.password) },
  }));

  registerCall(app, services, 'listSessions', async ({ user }) => ({
    data: await listSessions(services, user),
  }));

  registerCall(app, services, 'endSession', async ({ input, user }) => {
    const hasEnded = await endSessionOf(db, user.userId, input._id, clock.now());
    if (!hasEnded) throw new AppError('NOT_FOUND', { message: texts.deviceLoggedOutAlready });
    return { message: texts.deviceLoggedOut, data: null };
  });

  registerCall(app, services, 'logoutEverywhere', async ({ user, reply }) => {
    await endSessionsOf(db, user.userId, clock.now());
    clearSessionCookies(reply, config);
    return { message: texts.loggedOutEverywhere, data: null };
  });
}
