import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { handleEvent } from './handle-event.ts';
import type { PaymentContext } from './payment-context.ts';
import { withDeadline } from './with-deadline.ts';

/** The path to which the provider sends its events. It isn't a call of the contract: the provider defines its shape. */
export const WEBHOOK_PATH = '/api/order/webhook';

/** Receives the provider's events as raw bytes, because these are signed. */
export function registerWebhook(app: FastifyInstance, context: PaymentContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, async (request) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('BAD_SIGNATURE');
      const now = context.services.clock.now();
      const event = await context.provider.readEvent(request.body, request.headers, now);
      await handleEvent(withDeadline(context), event);
      return { received: true };
    });
  });
}
