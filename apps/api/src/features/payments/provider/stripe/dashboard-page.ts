import { isLiveKey } from './key-mode.ts';

const DASHBOARD = 'https://dashboard.stripe.com';

/** URL of the payment in Stripe's dashboard; test keys have a separate part of it. */
export function dashboardPage(secretKey: string, paymentIntent: string): string {
  const part = isLiveKey(secretKey) ? '' : '/test';
  return `${DASHBOARD}${part}/payments/${encodeURIComponent(paymentIntent)}`;
}
