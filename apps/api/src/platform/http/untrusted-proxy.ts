import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that somebody claims to be a proxy who isn't configured as one: if it is the shop's own,
 * all shoppers seem to come from its address, and share their limits.
 */
export function noteUntrustedProxy(app: FastifyInstance): void {
  let isNoted = false;
  app.addHook('onRequest', async ({ headers, ip, raw, log }) => {
    if (isNoted || headers['x-forwarded-for'] === undefined || ip !== raw.socket.remoteAddress) return;
    isNoted = true;
    log.warn(
      { address: ip },
      'X-Forwarded-For comes from an address that isn’t trusted. If that is your proxy, add it to TRUSTED_PROXIES',
    );
  });
}
