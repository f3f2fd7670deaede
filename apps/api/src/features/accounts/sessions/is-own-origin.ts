import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';

/**
 * Whether a request that rides on cookies comes from a page of ours: of the public address, of the address that
 * this very request went to, or of an allowed one. Without any Origin it can't be told, and the answer is no.
 */
export function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  if (origin === config.publicUrl || config.allowedOrigins.includes(origin)) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

/**
 * Whether a request comes from a page of another origin. Browsers send no Origin with reads of their own origin, so
 * one without it is foreign only if Sec-Fetch-Site says so; an address typed in ('none') is not, and neither is a
 * request of a program that is no browser.
 */
export function isFromForeignPage(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !isOwnOrigin(request, config);
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}
