import type { PaymentProvider } from '../payment-provider.ts';
import { createStripeProvider, type StripeKeys, type StripeOptions } from './stripe-provider.ts';

/** Something that speaks the provider's API, and brings its own browser script, below the shop's address. */
export type StandIn = {
  readonly keys: StripeKeys;
  readonly api: NonNullable<StripeOptions['api']>;
  readonly scriptPath: string;
};

/** A stand-in of the provider, asked as the real one is. */
export function createStandInProvider(
  { keys, api, scriptPath }: StandIn,
  publicUrl: string,
): PaymentProvider {
  const script = { url: scriptPath, sources: { scripts: [], frames: [], connections: [] } };
  return createStripeProvider({ keys, api, script, publicUrl });
}
