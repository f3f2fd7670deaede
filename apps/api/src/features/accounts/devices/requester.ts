import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { addressKey } from '../../../platform/rate-limit/index.ts';
import { deviceCookie } from '../sessions/session-cookies.ts';
import type { Requester } from './known-device.ts';

/** The client address, device cookie and user agent of a request. */
export function requester(request: FastifyRequest): Requester {
  return {
    address: addressKey(clientAddress(request)),
    device: deviceCookie(request),
    userAgent: request.headers['user-agent'] ?? '',
  };
}
