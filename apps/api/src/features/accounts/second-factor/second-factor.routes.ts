import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Services } from '../../../platform/services.ts';
import { requester } from '../devices/requester.ts';
import { loginResponse } from '../login-response.ts';
import type { AccessTokens } from '../sessions/access-token.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { removeAuthenticator } from './remove-authenticator.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { enterLoginCode } from './second-step.ts';
import { confirmAuthenticator, startAuthenticator } from './set-up-authenticator.ts';
import { accountsTexts as texts } from '../../../messages/index.ts';

/** Two-step verification: setting it up, logging in with it, and turning it off. */
export function registerSecondFactor(app: FastifyInstance, services: Services, tokens: AccessTokens): void {
  registerCall(app, services, 'enterLoginCode', async ({ input, request, reply }) => {
    const loggedIn = await enterLoginCode(services, tokens, input, requester(request));
    return loginResponse(loggedIn, reply, services.config);
  });

  registerCall(app, services, 'getSecondFactor', async ({ user }) => ({
    data: await readSecondFactor(services, user),
  }));

  registerCall(app, services, 'startAuthenticator', async ({ user, input, request }) => ({
    data: await startAuthenticator(services, user, input.password, requester(request)),
  }));

  registerCall(app, services, 'confirmAuthenticator', async ({ user, input, request }) => {
    const recoveryCodes = await confirmAuthenticator(services, user, input.code, requester(request));
    const isFirst = recoveryCodes.length > 0;
    return { message: isFirst ? texts.secondFactorOn : texts.authenticatorAdded, data: { recoveryCodes } };
  });

  registerCall(app, services, 'removeAuthenticator', async ({ user, input, request }) => {
    const isOff = await removeAuthenticator(services, user, input, requester(request));
    return { message: isOff ? texts.secondFactorOff : texts.authenticatorRemoved, data: null };
  });

  registerCall(app, services, 'renewRecoveryCodes', async ({ user, input, request }) => ({
    message: texts.oldCodesVoid,
    data: { recoveryCodes: await renewRecoveryCodes(services, user, input, requester(request)) },
  }));
}
