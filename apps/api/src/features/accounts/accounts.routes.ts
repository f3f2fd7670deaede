import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { absoluteImageUrl } from '../../platform/images.ts';
import { readUploadedFile } from '../pictures/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { readUser } from './accounts.queries.ts';
import { changeAvatar } from './change-avatar.ts';
import { requester } from './devices/requester.ts';
import { logIn } from './log-in.ts';
import { loginResponse } from './login-response.ts';
import { registerPasskeys } from './passkeys/passkeys.routes.ts';
import { register } from './register.ts';
import { registerPeople } from './people/people.routes.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { forgotPassword } from './resets/forgot-password.ts';
import { resetPassword } from './resets/reset-password.ts';
import { verifyOtp } from './resets/verify-otp.ts';
import { registerSecondFactor } from './second-factor/second-factor.routes.ts';
import { registerSecurity } from './security/security.routes.ts';
import type { AccessTokens } from './sessions/access-token.ts';
import { bearerToken } from './sessions/bearer-token.ts';
import { endThisSession, mayLogOut } from './sessions/end-this-session.ts';
import { isFromForeignPage } from './sessions/is-own-origin.ts';
import { renewSession } from './sessions/renew-session.ts';
import {
  clearResetCookie,
  clearSessionCookies,
  refreshCookie,
  resetCookie,
  setDeviceCookie,
  setResetCookie,
} from './sessions/session-cookies.ts';
import { updateUser } from './update-user.ts';
import { toWireUser } from './user.mapper.ts';
import { verifyEmail } from './verify-email.ts';
import { accountsTexts as texts } from '../../messages/index.ts';

/**
 * Registration, login and logout, the profile, forgotten passwords and email confirmation; also the calls about people,
 * security, the second factor and passkeys.
 */
export function registerAccounts(app: FastifyInstance, services: Services, tokens: AccessTokens): void {
  const { db, config, clock, log } = services;
  registerPeople(app, services);
  registerSecurity(app, services, tokens);
  registerSecondFactor(app, services, tokens);
  registerPasskeys(app, services, tokens);

  function refuseForeignPage(request: FastifyRequest): void {
    if (isFromForeignPage(request, config)) throw new AppError('FOREIGN_ORIGIN');
  }

  registerCall(app, services, 'register', async ({ input, request }) => ({
    message: texts.welcome,
    data: await register(services, input, requester(request)),
  }));

  registerCall(app, services, 'login', async ({ input, request, reply }) => {
    return loginResponse(await logIn(services, tokens, input, requester(request)), reply, config);
  });

  registerCall(app, services, 'refreshToken', async ({ input, request, reply }) => {
    const sent = input.refreshToken ?? bearerToken(request);
    const isForeign = isFromForeignPage(request, config);
    const cookie = refreshCookie(request);
    // A page of another site can make the browser send the shop's cookies, but can't send a token.
    if (isForeign && cookie !== null && sent === null) throw new AppError('FOREIGN_ORIGIN');
    const given = isForeign ? sent : (cookie ?? sent);
    const renewed = await renewSession({ db, config, clock, tokens, log }, given, reply);
    const { accessToken, refreshToken } = renewed.tokens;
    return { message: texts.sessionRenewed, data: { accessToken, accesstoken: accessToken, refreshToken } };
  });

  registerCall(app, services, 'logout', async ({ request, reply }) => {
    if (mayLogOut(request, config)) {
      // Before the session is ended: the browser must forget it even if the database is unavailable.
      clearSessionCookies(reply, config);
      await endThisSession(services, tokens, request);
    }
    return { message: texts.loggedOut, data: null };
  });

  registerCall(app, services, 'userDetails', async ({ user }) => ({
    data: toWireUser(await readUser(db, user.userId), config),
  }));

  registerCall(app, services, 'updateUser', async ({ input, user, request }) => ({
    message: texts.profileSaved,
    data: toWireUser(await updateUser(services, user, input, requester(request)), config),
  }));

  registerCall(app, services, 'uploadAvatar', async ({ user, request }) => {
    const path = await changeAvatar(services, user.userId, await readUploadedFile(request, 'avatar'));
    return { message: texts.photoSaved, data: { _id: user.userId, avatar: absoluteImageUrl(config, path) } };
  });

  registerCall(app, services, 'forgotPassword', async ({ input, request, reply }) => {
    setResetCookie(reply, config, await forgotPassword(services, input.email, requester(request)));
    return { message: texts.otpIsOnItsWay, data: null };
  });

  registerCall(app, services, 'verifyOtp', async ({ input, request, reply }) => {
    refuseForeignPage(request);
    const device = await verifyOtp(services, resetCookie(request), input, requester(request));
    setDeviceCookie(reply, config, device);
    return { message: texts.otpVerified, data: null };
  });

  registerCall(app, services, 'resetPassword', async ({ input, request, reply }) => {
    refuseForeignPage(request);
    await resetPassword(services, resetCookie(request), input, requester(request));
    clearResetCookie(reply, config);
    clearSessionCookies(reply, config);
    return { message: texts.passwordReset, data: null };
  });

  registerCall(app, services, 'verifyEmail', async ({ input }) => ({
    message: (await verifyEmail(services, input.code)) ? texts.emailConfirmed : texts.emailConfirmedAlready,
    data: null,
  }));

  registerCall(app, services, 'resendConfirmation', async ({ user }) => ({
    message: (await resendConfirmation(services, user))
      ? texts.confirmationSent
      : texts.emailConfirmedAlready,
    data: null,
  }));
}
