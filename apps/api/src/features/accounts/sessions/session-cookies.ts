import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token.ts';

export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
export const RESET_COOKIE_SECONDS = 30 * 60;
/** The longest lifetime of a cookie that browsers accept. */
const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60;

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
const RESET = 'passwordReset';
const DEVICE = 'knownDevice';

/**
 * Browsers accept a cookie with this prefix only over https and only from the host itself, so no subdomain can set it.
 */
const OF_THIS_HOST = '__Host-';

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

type SameSite = 'lax' | 'strict';

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

function setCookie(
  reply: FastifyReply,
  config: Config,
  name: string,
  value: string,
  { maxAge, sameSite }: { readonly maxAge: number; readonly sameSite: SameSite },
): void {
  const secure = isSecure(config);
  const options = { path: '/', httpOnly: true, secure, sameSite, maxAge } as const;
  void reply.setCookie(secure ? OF_THIS_HOST + name : name, value, options);
  // Shops that were reached by https before used cookies without the prefix.
  if (secure && reply.request.cookies[name]) clearCookie(reply, config, name, sameSite);
}

function clearCookie(reply: FastifyReply, config: Config, name: string, sameSite: SameSite): void {
  void reply.clearCookie(name, { path: '/', httpOnly: true, secure: isSecure(config), sameSite });
}

function clearBoth(reply: FastifyReply, config: Config, name: string, sameSite: SameSite): void {
  if (isSecure(config)) clearCookie(reply, config, OF_THIS_HOST + name, sameSite);
  if (!isSecure(config) || reply.request.cookies[name]) clearCookie(reply, config, name, sameSite);
}

function readCookie({ cookies }: FastifyRequest, name: string): string | null {
  return cookies[OF_THIS_HOST + name] || cookies[name] || null;
}

/** Sets the cookies of a session: the access token, for 15 minutes, and the refresh token, for 30 days. */
export function setSessionCookies(reply: FastifyReply, config: Config, tokens: Tokens): void {
  const sameSite = 'lax';
  setCookie(reply, config, ACCESS, tokens.accessToken, { sameSite, maxAge: ACCESS_TOKEN_SECONDS });
  setCookie(reply, config, REFRESH, tokens.refreshToken, { sameSite, maxAge: REFRESH_TOKEN_SECONDS });
}

/** Removes a session's cookies from the browser, also ones without the prefix. The session itself stays open. */
export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  clearBoth(reply, config, ACCESS, 'lax');
  clearBoth(reply, config, REFRESH, 'lax');
}

/** The access token of a request's cookies, not yet verified; null if there is none. */
export function accessCookie(request: FastifyRequest): string | null {
  return readCookie(request, ACCESS);
}

/** The refresh token of a request's cookies, not yet verified; null if there is none. */
export function refreshCookie(request: FastifyRequest): string | null {
  return readCookie(request, REFRESH);
}

/**
 * The cookie that binds a password reset to the browser that requested it; it isn't sent with requests from other
 * sites.
 */
export function setResetCookie(reply: FastifyReply, config: Config, secret: string): void {
  setCookie(reply, config, RESET, secret, { sameSite: 'strict', maxAge: RESET_COOKIE_SECONDS });
}

/** Removes the cookie of a password reset from the browser, once the new password is set. */
export function clearResetCookie(reply: FastifyReply, config: Config): void {
  clearBoth(reply, config, RESET, 'strict');
}

/** The secret of the browser that requested a password reset, not yet verified; null without the cookie. */
export function resetCookie(request: FastifyRequest): string | null {
  return readCookie(request, RESET);
}

/** The cookie that identifies a device on which somebody has logged in. It is kept at logout. */
export function setDeviceCookie(reply: FastifyReply, config: Config, secret: string): void {
  setCookie(reply, config, DEVICE, secret, { sameSite: 'lax', maxAge: DEVICE_COOKIE_SECONDS });
}

/** The secret of a device, not yet verified; null if nobody has logged in on it, or its cookie was deleted. */
export function deviceCookie(request: FastifyRequest): string | null {
  return readCookie(request, DEVICE);
}
