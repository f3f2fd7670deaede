import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../../platform/rate-limit/index.ts';
import { deviceCookie } from '../sessions/session-cookies.ts';
import type { Requester } from './known-device.ts';

/** From where a request comes. */
export function requester(request: FastifyRequest): Requester {
  return {
    address: addressKey(request.ip),
    device: deviceCookie(request),
    userAgent: request.headers['user-agent'] ?? '',
  };
}
