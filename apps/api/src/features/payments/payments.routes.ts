import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';

export function registerPayments(app: FastifyInstance, services: Services): void {
  registerCall(app, services, 'checkout', () => {
    throw new AppError('PAYMENT_UNAVAILABLE');
  });
}
