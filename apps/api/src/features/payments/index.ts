/** What others may use of the payments. */
export { noCardPayment } from './no-card-payment.ts';
export { registerPayments } from './payments.routes.ts';
