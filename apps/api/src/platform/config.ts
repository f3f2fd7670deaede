import { resolve } from 'node:path';
import { LIMITS } from '@jhola/domain';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const webAddress = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http(s) address` })
    .transform((url) => url.replace(/\/+$/, ''));

const secret = (name: string, prefix: string) =>
  z.string().startsWith(prefix, `${name} must begin with ${prefix}`).optional();

const environment = z
  .object({
    PORT: z.coerce
      .number('PORT must be a number')
      .int()
      .min(0)
      .max(65_535, 'PORT must be at most 65535')
      .default(8080),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must be a postgres:// address' })
      .optional(),
    ADMIN_EMAIL: z.email('ADMIN_EMAIL must be an email address').toLowerCase().optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(
        LIMITS.passwordLength.min,
        `ADMIN_PASSWORD must have at least ${LIMITS.passwordLength.min} characters`,
      )
      .max(
        LIMITS.passwordLength.max,
        `ADMIN_PASSWORD can have at most ${LIMITS.passwordLength.max} characters`,
      )
      .optional(),
    PUBLIC_URL: webAddress('PUBLIC_URL').optional(),
    ALLOWED_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .pipe(z.array(z.string()).transform((origins) => origins.filter((origin) => origin !== '')))
      .pipe(z.array(webAddress('ALLOWED_ORIGINS'))),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an smtp:// address' }).optional(),
    STRIPE_SECRET_KEY: secret('STRIPE_SECRET_KEY', 'sk_'),
    STRIPE_PUBLISHABLE_KEY: secret('STRIPE_PUBLISHABLE_KEY', 'pk_'),
    STRIPE_WEBHOOK_SECRET: secret('STRIPE_WEBHOOK_SECRET', 'whsec_'),
    STRIPE_API_URL: webAddress('STRIPE_API_URL').optional(),
    CARD_HOLD_MINUTES: z.coerce
      .number('CARD_HOLD_MINUTES must be a number')
      .int('CARD_HOLD_MINUTES must be a whole number')
      .min(1, 'CARD_HOLD_MINUTES must be at least 1')
      .max(30, 'CARD_HOLD_MINUTES must be at most 30')
      .default(5),
    LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  })
  .refine((env) => env.ADMIN_PASSWORD === undefined || env.ADMIN_EMAIL !== undefined, {
    path: ['ADMIN_EMAIL'],
    message: 'ADMIN_PASSWORD needs ADMIN_EMAIL',
  })
  .refine(
    (env) => {
      const keys = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY, env.STRIPE_WEBHOOK_SECRET];
      return keys.every((key) => key === undefined) || keys.every((key) => key !== undefined);
    },
    { path: ['STRIPE_SECRET_KEY'], message: 'Set all three STRIPE_ keys or none' },
  );

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Absolute. Database, uploads, drawn pictures and outgoing mail lie below it. */
  readonly dataDir: string;
  /** Without it the embedded database is used. */
  readonly databaseUrl: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  /** Where people reach the shop, without a slash at the end. */
  readonly publicUrl: string;
  /** Other origins whose pages may use the API with credentials. */
  readonly allowedOrigins: readonly string[];
  /** Without it each mail is a file below `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** The keys of card payment; without them the sandbox stands in. */
  readonly stripe:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined;
  /** Where the provider's API is, where that isn't Stripe's own: a stand-in for it. */
  readonly stripeApiUrl: string | undefined;
  /** How long a card payment holds its stock while nobody has tried to pay. */
  readonly cardHoldMinutes: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

/** The environment holds faults: all of them, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the whole configuration. An empty variable counts as none. Throws ConfigError naming every fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration has faults:\n${faults.join('\n')}`);
  }
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    adminEmail: e.ADMIN_EMAIL,
    adminPassword: e.ADMIN_PASSWORD,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    allowedOrigins: e.ALLOWED_ORIGINS,
    smtpUrl: e.SMTP_URL,
    stripe:
      e.STRIPE_SECRET_KEY && e.STRIPE_PUBLISHABLE_KEY && e.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: e.STRIPE_SECRET_KEY,
            publishableKey: e.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: e.STRIPE_WEBHOOK_SECRET,
          }
        : undefined,
    stripeApiUrl: e.STRIPE_API_URL,
    cardHoldMinutes: e.CARD_HOLD_MINUTES,
    logLevel: e.LOG_LEVEL,
  };
}
