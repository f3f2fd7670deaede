import { readOnce } from '../../../../platform/read-once.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { dashboardPage } from './dashboard-page.ts';
import type { StripeOptions } from './stripe-options.ts';

/** Stripe's minimum is 30 minutes, counted from when the request arrives; the rest is a margin for the network. */
const OPEN_FOR_MS = 30.5 * 60_000;
/** The proxies of deploy/ give up after 13 seconds, browsers after 15. */
const TIMEOUT_MS = 12_000;

/** Stripe Checkout, using Stripe's library, which is loaded at the first payment: it takes 3 MB. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { keys, api, script } = options;
  const calls = readOnce(async () => {
    const { createStripeCalls } = await import('./stripe-calls.ts');
    return createStripeCalls(options);
  });

  return {
    publishableKey: keys.publishableKey,
    scriptUrl: script.url,
    pageSources: script.sources,
    openForMs: OPEN_FOR_MS,
    timeoutMs: TIMEOUT_MS,
    createSession: async (request) => (await calls()).createSession(request),
    readSession: async (id) => (await calls()).readSession(id),
    expireSession: async (id) => (await calls()).expireSession(id),
    refund: async (owed) => (await calls()).refund(owed),
    readRefunds: async (paymentIntent) => (await calls()).readRefunds(paymentIntent),
    readEvent: async (body, headers, now) => (await calls()).readEvent(body, headers, now),
    // A fake of the provider has no dashboard.
    pageOf: (paymentIntent) => (api === undefined ? dashboardPage(keys.secretKey, paymentIntent) : null),
  };
}
