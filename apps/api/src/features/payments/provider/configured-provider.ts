import type { Config } from '../../../platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** Stripe's own script; this edition still offers the redirect by the session's id. */
const SCRIPT_URL = 'https://js.stripe.com/v3/';

/** The provider that the configuration names; null where it names none. */
export function configuredProvider({ stripe, stripeApiUrl, publicUrl }: Config): PaymentProvider | null {
  if (stripe === undefined) return null;
  const api = stripeApiUrl === undefined ? undefined : apiAt(new URL(stripeApiUrl));
  return createStripeProvider({ keys: stripe, api, scriptUrl: SCRIPT_URL, publicUrl });
}

function apiAt({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: Number(port || (isPlain ? 80 : 443)),
  };
}
