import type { FastifyReply } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { setLoggedUser } from '../../platform/http/security-log.ts';
import type { LoggedIn } from './finish-login.ts';
import { setDeviceCookie, setSessionCookies } from './sessions/session-cookies.ts';
import { accountsTexts as texts } from '../../messages/index.ts';

/** The response to a successful login; sets the cookies. */
export function loginResponse(
  { accessToken, refreshToken, device, userId }: LoggedIn,
  reply: FastifyReply,
  config: Config,
) {
  setLoggedUser(reply.request, userId);
  setSessionCookies(reply, config, { accessToken, refreshToken });
  setDeviceCookie(reply, config, device);
  return { message: texts.loggedIn, data: { accesstoken: accessToken, refreshToken } };
}
