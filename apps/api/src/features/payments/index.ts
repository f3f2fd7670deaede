/** What the program may use of the payments. */
export { createCardPayment } from './create-card-payment.ts';
export type { PaymentContext } from './payment-context.ts';
export { createPaymentSweeper } from './payment-sweeper.ts';
export { registerPayments } from './payments.routes.ts';
export { absentProvider } from './provider/absent-provider.ts';
export { configuredProvider } from './provider/choose-provider.ts';
export type { PaymentProvider } from './provider/payment-provider.ts';
export { WEBHOOK_PATH } from './webhook.ts';
