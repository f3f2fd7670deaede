import { z } from 'zod';
import { type Environment, readSettings, webAddress } from '../../../../platform/config.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { isLiveKey } from './key-mode.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** This version of the script still has the redirect by session id. */
const SCRIPT = {
  url: 'https://js.stripe.com/v3/',
  sources: {
    scripts: ['https://js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  },
} as const;

const secret = (name: string, ...prefixes: readonly string[]) =>
  z
    .string()
    .refine((key) => prefixes.some((prefix) => key.startsWith(prefix)), {
      message: `${name} must begin with ${prefixes.join(' or ')}`,
    })
    .optional();

const settings = z
  .object({
    STRIPE_SECRET_KEY: secret('STRIPE_SECRET_KEY', 'sk_', 'rk_'),
    STRIPE_PUBLISHABLE_KEY: secret('STRIPE_PUBLISHABLE_KEY', 'pk_'),
    STRIPE_WEBHOOK_SECRET: secret('STRIPE_WEBHOOK_SECRET', 'whsec_'),
    STRIPE_API_URL: webAddress('STRIPE_API_URL').optional(),
  })
  .refine(
    (env) => {
      const keys = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY, env.STRIPE_WEBHOOK_SECRET];
      return keys.every((key) => key === undefined) || keys.every((key) => key !== undefined);
    },
    { path: ['STRIPE_SECRET_KEY'], message: 'Set all three STRIPE_ keys or none' },
  )
  .refine(
    ({ STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: published }) =>
      key === undefined || published === undefined || isLiveKey(key) === isLiveKey(published),
    {
      path: ['STRIPE_PUBLISHABLE_KEY'],
      message: 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys',
    },
  );

/** Stripe with the keys of the environment; null if there are none. Throws ConfigError if some keys are missing. */
export function stripeFromEnvironment(publicUrl: string, env?: Environment): PaymentProvider | null {
  const given = readSettings(settings, env);
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = given;
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  return createStripeProvider({
    keys: { secretKey, publishableKey, webhookSecret },
    api: apiUrl === undefined ? undefined : apiAt(new URL(apiUrl)),
    script: SCRIPT,
    publicUrl,
  });
}

function apiAt({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: Number(port || (isPlain ? 80 : 443)),
  };
}
