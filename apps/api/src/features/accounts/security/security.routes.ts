import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { type Handler, registerCall } from '../../../platform/http/register-call.ts';
import type { Services } from '../../../platform/services.ts';
import { requester } from '../devices/requester.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import type { AccessTokens } from '../sessions/access-token.ts';
import { sessionOf } from '../sessions/end-this-session.ts';
import { clearSessionCookies } from '../sessions/session-cookies.ts';
import { endSessionOf, endSessionsOf, isLoggedOutEverywhere } from '../sessions/sessions.queries.ts';
import { listSessions } from './list-sessions.ts';
import { changePassword } from './change-password.ts';
import { accountsTexts as texts } from '../../../messages/index.ts';

/** Changing the password, listing sessions, and ending them. */
export function registerSecurity(app: FastifyInstance, services: Services, tokens: AccessTokens): void {
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

  const loggedOutEverywhere = (reply: FastifyReply) => {
    clearSessionCookies(reply, config);
    return { message: texts.loggedOutEverywhere, data: null };
  };
  const logOut: Handler<'logoutEverywhere'> = async ({ user, reply }) => {
    await endSessionsOf(db, user.userId, clock.now());
    return loggedOutEverywhere(reply);
  };
  registerCall(app, services, 'logoutEverywhere', logOut, {
    whenEnded: async ({ request, reply }) => {
      const session = await sessionOf(db, tokens, request);
      const isOut = session !== null && (await isLoggedOutEverywhere(db, session, clock.now()));
      return isOut ? loggedOutEverywhere(reply) : null;
    },
  });
}
