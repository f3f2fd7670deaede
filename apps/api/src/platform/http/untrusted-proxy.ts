import type { FastifyInstance } from 'fastify';

/**
 * Warns once in the log if a client that isn't a configured proxy sends X-Forwarded-For. If it is the shop's own proxy,
 * all shoppers appear to have its address, and share one limit.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isNoted = false;
  app.addHook('onRequest', ({ headers, ip, raw, log }, _reply, done) => {
    if (!isNoted && headers['x-forwarded-for'] !== undefined && ip === raw.socket.remoteAddress) {
      isNoted = true;
      log.warn(
        { address: ip },
        'X-Forwarded-For comes from an address that isn’t trusted. If that is your proxy, add it to TRUSTED_PROXIES',
      );
    }
    done();
  });
}
