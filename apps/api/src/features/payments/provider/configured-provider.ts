import type { Config, Environment } from '../../../platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeFromEnvironment } from './stripe/stripe-from-environment.ts';

/** The supported providers; each factory returns null if its settings are absent. */
const PROVIDERS = [stripeFromEnvironment] as const;

/** The provider configured by the environment; null if there is none. Throws ConfigError. */
export function configuredProvider({ publicUrl }: Config, env?: Environment): PaymentProvider | null {
  for (const fromEnvironment of PROVIDERS) {
    const provider = fromEnvironment(publicUrl, env);
    if (provider !== null) return provider;
  }
  return null;
}
