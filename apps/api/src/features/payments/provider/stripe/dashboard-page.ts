const DASHBOARD = 'https://dashboard.stripe.com';

/** URL of the payment in Stripe's dashboard; test keys have a separate part of it. */
export function dashboardPage(secretKey: string, paymentIntent: string): string {
  const part = secretKey.startsWith('sk_test_') ? '/test' : '';
  return `${DASHBOARD}${part}/payments/${encodeURIComponent(paymentIntent)}`;
}
