import type { FastifyInstance } from 'fastify';
import { accountsTexts as texts } from '../../../messages/index.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Services } from '../../../platform/services.ts';
import { requester } from '../devices/requester.ts';
import { loginResponse } from '../login-response.ts';
import type { AccessTokens } from '../sessions/access-token.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { logInWithPasskey, startPasskeyLogin } from './log-in-with-passkey.ts';
import { removePasskey } from './remove-passkey.ts';

/** Passkeys: adding them, logging in with them, and removing them. */
export function registerPasskeys(app: FastifyInstance, services: Services, tokens: AccessTokens): void {
  registerCall(app, services, 'startPasskey', async ({ user, input, request }) => ({
    data: { options: { ...(await startPasskey(services, user, input.password, requester(request))) } },
  }));

  registerCall(app, services, 'addPasskey', async ({ user, input }) => ({
    message: texts.passkeyAdded,
    data: { recoveryCodes: await addPasskey(services, user, input) },
  }));

  registerCall(app, services, 'removePasskey', async ({ user, input, request }) => {
    await removePasskey(services, user, input, requester(request));
    return { message: texts.passkeyRemoved, data: null };
  });

  registerCall(app, services, 'startPasskeyLogin', async ({ request }) => ({
    data: { options: { ...(await startPasskeyLogin(services, requester(request))) } },
  }));

  registerCall(app, services, 'enterPasskey', async ({ input, request, reply }) => {
    const loggedIn = await logInWithPasskey(services, tokens, input.response, requester(request));
    return loginResponse(loggedIn, reply, services.config);
  });
}
