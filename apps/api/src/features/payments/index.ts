/** What the program may use of payments. */
export { createCardPayment } from './create-card-payment.ts';
export { readHeldOrdersOf } from './held/held.queries.ts';
export { createPaymentSweeper } from './payment-sweeper.ts';
export { deleteEventsBefore } from './payments.queries.ts';
export { readPaymentQueue } from './payment-queue.queries.ts';
export { registerPayments } from './payments.routes.ts';
export {
  configuredProvider,
  createStandInProvider,
  type PaymentProvider,
  ProviderRefused,
  traceProvider,
} from './provider/index.ts';
export { WEBHOOK_PATH } from './webhook.ts';
