import type { PaymentProvider } from '../payment-provider.ts';
import type { StripeKeys, StripeOptions } from './stripe-options.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** A fake that implements Stripe's API, and serves its own browser script below the shop's address. */
export type StandIn = {
  readonly keys: StripeKeys;
  readonly api: NonNullable<StripeOptions['api']>;
  readonly scriptPath: string;
};

/** A provider that uses such a fake through Stripe's library. */
export function createStandInProvider(
  { keys, api, scriptPath }: StandIn,
  publicUrl: string,
): PaymentProvider {
  const script = { url: scriptPath, sources: { scripts: [], frames: [], connections: [] } };
  return createStripeProvider({ keys, api, script, publicUrl });
}
