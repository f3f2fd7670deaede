import type { Config, Environment } from '../../../platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeFromEnvironment } from './stripe/stripe-from-environment.ts';

/** The providers that a shop can be configured for, each null where its settings aren't there. */
const PROVIDERS = [stripeFromEnvironment] as const;

/** The provider whose settings are in the environment; null where there are none. Throws ConfigError. */
export function configuredProvider({ publicUrl }: Config, env?: Environment): PaymentProvider | null {
  for (const fromEnvironment of PROVIDERS) {
    const provider = fromEnvironment(publicUrl, env);
    if (provider !== null) return provider;
  }
  return null;
}
