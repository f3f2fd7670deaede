import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** '[2001:db8::1]', '[2001:db8::1]:4711', '203.0.113.7:4711'. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The IP address of a request's client, without the port that some proxies add in X-Forwarded-For, and without a zone.
 * Empty if it isn't known: a proxy can send any text, and a closed connection has no address.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip'>): string {
  const given: string = request.ip ?? '';
  const [, v6, v4] = WITH_PORT.exec(given) ?? [];
  const [address = ''] = (v6 ?? v4 ?? given).split('%', 1);
  return isIP(address) === 0 ? '' : address;
}
