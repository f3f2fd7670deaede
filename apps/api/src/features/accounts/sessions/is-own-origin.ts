import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';

/**
 * Whether a request that is authenticated by cookies comes from a page of ours: of the public address, of the address
 * of this request, or of an allowed origin. Without an Origin header only if Sec-Fetch-Site says so.
 */
export function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  if (origin === config.publicUrl || config.allowedOrigins.includes(origin)) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

/**
 * Whether a request comes from a page of another origin. Browsers send no Origin with reads of the same origin, so a
 * request without it is foreign only if Sec-Fetch-Site says so. A typed URL ('none') isn't foreign, and neither is a
 * request of another client.
 */
export function isFromForeignPage(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !isOwnOrigin(request, config);
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}
