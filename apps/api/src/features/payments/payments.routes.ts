import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../platform/http/client-address.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { toOrderForm } from '../orders/index.ts';
import { abandonPayment } from './checkout/abandon-payment.ts';
import { payByCard } from './checkout/pay-by-card.ts';
import { listHeldPayments } from './held/list-held-payments.ts';
import { resolveHeldPayment } from './held/resolve-held-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import { measurePayments } from './payment-metrics.ts';
import { readShownPayment } from './read-shown-payment.ts';
import { registerWebhook } from './webhook.ts';
import { withDeadline } from './with-deadline.ts';
import { paymentsTexts as texts } from '../../messages/index.ts';

/** The calls of card payments, the provider's webhook, and the metrics. Doesn't start the sweeper. */
export function registerPayments(app: FastifyInstance, context: PaymentContext): void {
  const { services } = context;
  measurePayments(services);
  registerCall(app, services, 'checkout', async ({ user, input, request }) => {
    const form = toOrderForm(input, clientAddress(request));
    const page = await payByCard(withDeadline(context), user.userId, form);
    return { message: texts.payOnPage, data: { id: page.id, url: page.url }, ...page };
  });
  registerCall(app, services, 'getPayment', async ({ input }) => ({
    data: await readShownPayment(context, input.session_id),
  }));
  registerCall(app, services, 'abandonPayment', async ({ input }) => {
    await abandonPayment(context, input.session_id);
    return { data: await readShownPayment(context, input.session_id) };
  });
  registerCall(app, services, 'getHeldPayments', async () => ({ data: await listHeldPayments(context) }));
  registerCall(app, services, 'resolveHeldPayment', async ({ user, input }) => {
    const number = await resolveHeldPayment(services, user.userId, input);
    return { message: texts.seenTo({ number }), data: null };
  });
  registerWebhook(app, context);
}
