import { expect, test } from 'vitest';
import { stripeFromEnvironment } from './stripe-from-environment.ts';

const PUBLIC_URL = 'https://shop.example';

function pageWith(secretKey: string, publishableKey: string): string | null | undefined {
  const keys = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };
  return stripeFromEnvironment(PUBLIC_URL, keys)?.pageOf('pi_1');
}

const TEST_PAGE = 'https://dashboard.stripe.com/test/payments/pi_1';
const LIVE_PAGE = 'https://dashboard.stripe.com/payments/pi_1';

test.each([
  ['sk_test_x', 'pk_test_x', TEST_PAGE],
  ['rk_test_x', 'pk_test_x', TEST_PAGE],
  ['sk_live_x', 'pk_live_x', LIVE_PAGE],
  ['rk_live_x', 'pk_live_x', LIVE_PAGE],
])('%s is accepted with %s', (secretKey, publishableKey, page) => {
  expect(pageWith(secretKey, publishableKey)).toBe(page);
});

test.each([
  ['pk_test_x', 'pk_test_x', 'STRIPE_SECRET_KEY must begin with sk_ or rk_'],
  ['rk', 'pk_test_x', 'STRIPE_SECRET_KEY must begin with sk_ or rk_'],
  ['x_sk_test', 'pk_test_x', 'STRIPE_SECRET_KEY must begin with sk_ or rk_'],
  ['sk_test_x', 'rk_test_x', 'STRIPE_PUBLISHABLE_KEY must begin with pk_'],
  ['rk_test_x', 'pk_live_x', 'must both be live keys, or both test keys'],
  ['rk_live_x', 'pk_test_x', 'must both be live keys, or both test keys'],
])('%s is refused with %s', (secretKey, publishableKey, message) => {
  expect(() => pageWith(secretKey, publishableKey)).toThrow(message);
});
