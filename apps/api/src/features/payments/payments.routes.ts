import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { payByCard } from './checkout/pay-by-card.ts';
import type { PaymentContext } from './payment-context.ts';
import { readPaymentStanding } from './read-payment.ts';
import { registerWebhook } from './webhook.ts';

export function registerPayments(app: FastifyInstance, context: PaymentContext): void {
  const { services } = context;
  registerCall(app, services, 'checkout', async ({ user, input }) => {
    const page = await payByCard(context, user.userId, input);
    return { message: 'Please pay on the page that opens', data: { id: page.id, url: page.url }, ...page };
  });
  registerCall(app, services, 'getPayment', async ({ input }) => ({
    data: await readPaymentStanding(context, input.session_id),
  }));
  registerWebhook(app, context);
}
