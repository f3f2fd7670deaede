import { expect, test } from 'vitest';
import { dashboardPage } from './dashboard-page.ts';

test.each([
  ['sk_live_of_the_shop', 'pi_1', 'https://dashboard.stripe.com/payments/pi_1'],
  ['sk_test_of_the_shop', 'pi_1', 'https://dashboard.stripe.com/test/payments/pi_1'],
  ['sk_live_of_the_shop', '../x', 'https://dashboard.stripe.com/payments/..%2Fx'],
])('with %s, the page of %s is %s', (key, intent, page) => {
  expect(dashboardPage(key, intent)).toBe(page);
});
