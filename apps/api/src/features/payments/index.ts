/** What the program may use of the payments. */
export { createCardPayment } from './create-card-payment.ts';
export { createPaymentSweeper } from './payment-sweeper.ts';
export { registerPayments } from './payments.routes.ts';
export { configuredProvider } from './provider/configured-provider.ts';
export { type PaymentProvider, ProviderRefused } from './provider/payment-provider.ts';
export { createSandboxProvider } from './provider/sandbox-provider.ts';
export { WEBHOOK_PATH } from './webhook.ts';
