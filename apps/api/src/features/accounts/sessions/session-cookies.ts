import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token.ts';

export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
export const RESET_COOKIE_SECONDS = 30 * 60;

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
const RESET = 'passwordReset';

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

function common(config: Config) {
  return { path: '/', httpOnly: true, secure: config.publicUrl.startsWith('https:') } as const;
}

export function setSessionCookies(reply: FastifyReply, config: Config, tokens: Tokens): void {
  const options = { ...common(config), sameSite: 'lax' } as const;
  void reply.setCookie(ACCESS, tokens.accessToken, { ...options, maxAge: ACCESS_TOKEN_SECONDS });
  void reply.setCookie(REFRESH, tokens.refreshToken, { ...options, maxAge: REFRESH_TOKEN_SECONDS });
}

export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  const options = { ...common(config), sameSite: 'lax' } as const;
  void reply.clearCookie(ACCESS, options);
  void reply.clearCookie(REFRESH, options);
}

export function accessCookie(request: FastifyRequest): string | null {
  return request.cookies[ACCESS] || null;
}

export function refreshCookie(request: FastifyRequest): string | null {
  return request.cookies[REFRESH] || null;
}

/** The cookie that ties a forgotten password to the browser that asked; other sites' requests never carry it. */
export function setResetCookie(reply: FastifyReply, config: Config, secret: string): void {
  const options = { ...common(config), sameSite: 'strict', maxAge: RESET_COOKIE_SECONDS } as const;
  void reply.setCookie(RESET, secret, options);
}

export function clearResetCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(RESET, { ...common(config), sameSite: 'strict' });
}

export function resetCookie(request: FastifyRequest): string | null {
  return request.cookies[RESET] || null;
}
