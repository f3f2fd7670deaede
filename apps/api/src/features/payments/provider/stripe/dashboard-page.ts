const DASHBOARD = 'https://dashboard.stripe.com';

/** Stripe's own page of a payment: keys for tests have a part of the dashboard to themselves. */
export function dashboardPage(secretKey: string, paymentIntent: string): string {
  const part = secretKey.startsWith('sk_test_') ? '/test' : '';
  return `${DASHBOARD}${part}/payments/${encodeURIComponent(paymentIntent)}`;
}
