import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { LIMITS } from '@jhola/domain';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * An http(s) address as browsers write it: 'https://shop.example' for 'HTTPS://Shop.example:443/'. Without a slash at
 * the end. The name of the variable is for the message.
 */
export const webAddress = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http(s) address` })
    .transform((url) => new URL(url).href.replace(/\/+$/, ''));

/** An http(s) address without a path, as it is in the Origin header. */
const webOrigin = (name: string) =>
  webAddress(name).refine(
    (address) => new URL(address).origin === address,
    `${name} must end after the host or the port: https://shop.example`,
  );

const commaSeparated = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((one) => one.trim()))
  .transform((all) => all.filter((one) => one !== ''));

/** Names of address ranges that Fastify's `trustProxy` accepts. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether the text is an IP address, a range in CIDR notation, or the name of a range. */
function isProxy(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return RANGES.has(text);
  return bits === undefined || Number(bits) <= (version === 4 ? 32 : 128);
}

const seconds = (name: string, usual: number) =>
  z.coerce
    .number(`${name} must be a number of seconds`)
    .min(0.5, `${name} must be at least 0.5`)
    .max(3_600, `${name} must be at most 3600`)
    .default(usual);

const wholeNumber = (name: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number(`${name} must be a number`)
    .int(`${name} must be a whole number`)
    .min(least, `${name} must be at least ${least}`)
    .max(most, `${name} must be at most ${most}`);

const cap = (name: string, usual: number) => wholeNumber(name, 1, 1_000_000).default(usual);

const phone = (name: string) => z.string().regex(/^\+?[0-9 ]{6,20}$/, `${name} must be a phone number`);

/** Each environment variable that the shop reads; those of a payment provider are beside the provider. */
export const SETTINGS = z
  .object({
    PORT: wholeNumber('PORT', 0, 65_535).default(8080),
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
    ADMIN_SECOND_FACTOR: z
      .enum(['optional', 'required'], 'ADMIN_SECOND_FACTOR must be optional or required')
      .default('optional'),
    COMMON_PASSWORDS: z
      .enum(['accepted', 'refused'], 'COMMON_PASSWORDS must be accepted or refused')
      .default('accepted'),
    PUBLIC_URL: webOrigin('PUBLIC_URL').optional(),
    ALLOWED_ORIGINS: commaSeparated.pipe(z.array(webOrigin('ALLOWED_ORIGINS'))),
    TRUSTED_PROXIES: commaSeparated.pipe(
      z.array(
        z
          .string()
          .refine(isProxy, 'TRUSTED_PROXIES must have addresses, ranges such as 10.0.0.0/8, or loopback'),
      ),
    ),
    CLIENT_HEADER_SECONDS: seconds('CLIENT_HEADER_SECONDS', 20),
    CLIENT_BODY_SECONDS: seconds('CLIENT_BODY_SECONDS', 30),
    CLIENT_READ_SECONDS: seconds('CLIENT_READ_SECONDS', 60),
    DRAIN_SECONDS: z.coerce
      .number('DRAIN_SECONDS must be a number of seconds')
      .min(0, 'DRAIN_SECONDS must be at least 0')
      .max(300, 'DRAIN_SECONDS must be at most 300')
      .default(0),
    SHOP_PHONE: phone('SHOP_PHONE').optional(),
    SHOP_EMAIL: z.email('SHOP_EMAIL must be an email address').optional(),
    GRIEVANCE_NAME: z.string().max(120, 'GRIEVANCE_NAME can have at most 120 characters').optional(),
    GRIEVANCE_EMAIL: z.email('GRIEVANCE_EMAIL must be an email address').optional(),
    GRIEVANCE_PHONE: phone('GRIEVANCE_PHONE').optional(),
    MAIL_SENDER_NAME: z
      .string()
      .regex(
        /^[^\p{C}<>"]{1,60}$/u,
        'MAIL_SENDER_NAME must have 1 to 60 characters, without quotes and brackets',
      )
      .default('Jhola'),
    MAIL_SENDER: z.email('MAIL_SENDER must be an email address').optional(),
    MAIL_REPLY_TO: z.email('MAIL_REPLY_TO must be an email address').optional(),
    ORDER_PUSH: z.enum(['off', 'on'], 'ORDER_PUSH must be off or on').default('off'),
    ORDER_PUSH_SERVICES: commaSeparated.pipe(z.array(webOrigin('ORDER_PUSH_SERVICES'))),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'SMTP_URL must be an smtp:// address' })
      .optional(),
    CARD_HOLD_MINUTES: wholeNumber('CARD_HOLD_MINUTES', 1, 30).default(5),
    LOW_SPACE_MB: wholeNumber('LOW_SPACE_MB', 0).default(500),
    CAP_CASH_ORDERS: cap('CAP_CASH_ORDERS', 20),
    CAP_CASH_ORDERS_UNCONFIRMED: cap('CAP_CASH_ORDERS_UNCONFIRMED', 6),
    CAP_UNITS: cap('CAP_UNITS', 100),
    CAP_UNITS_UNCONFIRMED: cap('CAP_UNITS_UNCONFIRMED', 24),
    CAP_ORDERS_PER_ADDRESS: cap('CAP_ORDERS_PER_ADDRESS', 30),
    CAP_UNITS_PER_ADDRESS: cap('CAP_UNITS_PER_ADDRESS', 72),
    SLOW_STATEMENT_MS: wholeNumber('SLOW_STATEMENT_MS', 1, 3_600_000).default(500),
    SECRETS_KEY: commaSeparated.pipe(
      z.array(
        z
          .string()
          .regex(/^[\x21-\x7e]{32,200}$/, 'SECRETS_KEY must have 32 to 200 characters, without spaces'),
      ),
    ),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'METRICS_TOKEN must have 16 to 200 characters, without spaces')
      .optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('OTEL_EXPORTER_OTLP_ENDPOINT').optional(),
    OTEL_SERVICE_NAME: z
      .string()
      .max(100, 'OTEL_SERVICE_NAME can have at most 100 characters')
      .default('jhola'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number('OTEL_TRACES_SAMPLER_ARG must be a number')
      .min(0, 'OTEL_TRACES_SAMPLER_ARG must be at least 0')
      .max(1, 'OTEL_TRACES_SAMPLER_ARG must be at most 1')
      .default(1),
    LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  })
  .refine((env) => env.ADMIN_PASSWORD === undefined || env.ADMIN_EMAIL !== undefined, {
    path: ['ADMIN_EMAIL'],
    message: 'ADMIN_PASSWORD needs ADMIN_EMAIL',
  });

/** Limits for unpaid orders: open cash orders, and card payments that were started. */
export type OrderCaps = {
  /** Per account, depending on whether its email is confirmed: cash orders, and units of one product. */
  readonly confirmed: { readonly cashOrders: number; readonly units: number };
  readonly unconfirmed: { readonly cashOrders: number; readonly units: number };
  /** For all unconfirmed accounts of one network address together. */
  readonly address: { readonly orders: number; readonly units: number };
};

export type Config = {
  readonly port: number;
  readonly host: string;
  /** An absolute path. Contains the database, uploads, drawn pictures and outgoing mail. */
  readonly dataDir: string;
  /** Without it, the embedded database is used. */
  readonly databaseUrl: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  /** Whether admins without two-step verification must set it up before they can do anything else. */
  readonly adminSecondFactor: 'optional' | 'required';
  /** Whether a new password may be a common one; either way the forms warn about it. */
  readonly commonPasswords: 'accepted' | 'refused';
  /** The shop's public address: an origin, without a slash at the end. */
  readonly publicUrl: string;
  /** Other origins whose pages may use the API with credentials. */
  readonly allowedOrigins: readonly string[];
  /** Addresses and ranges whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** How many seconds a client may take to send its headers and its body, and to read the next part of the response. */
  readonly clientSeconds: { readonly headers: number; readonly body: number; readonly read: number };
  /** How long the shop continues to serve after it was told to close, while `/readyz` responds 503. */
  readonly drainSeconds: number;
  /** The shop's phone number and email for shoppers; empty if not set. */
  readonly contact: { readonly phone: string; readonly email: string };
  /** Who handles complaints about personal data; empty texts if not set. */
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string };
  /** The sender of mails, and the address for replies; without `replyTo` replies go to the sender. */
  readonly mailSender: {
    readonly name: string;
    readonly address: string;
    readonly replyTo: string | undefined;
  };
  /** Whether shoppers can get push messages about orders (Web Push), and additional push services. */
  readonly orderPush: { readonly isOn: boolean; readonly otherServices: readonly string[] };
  /** Without it, each mail is written to a file in `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** How long a card payment holds its stock while nobody has tried to pay. */
  readonly cardHoldMinutes: number;
  /** Free space on a disk, in megabytes, below which the shop warns. */
  readonly lowSpaceMb: number;
  readonly orderCaps: OrderCaps;
  /** Database statements that take longer are logged. */
  readonly slowStatementMs: number;
  /** The keys for secrets in the database: the first one encrypts, all decrypt. */
  readonly secretsKeys: readonly string[];
  /** The token for reading the metrics; without it there are no metrics. */
  readonly metricsToken: string | undefined;
  /** Where traces are sent, under which name, and which share of them; null for no tracing. */
  readonly tracing: {
    readonly endpoint: string;
    readonly serviceName: string;
    readonly share: number;
  } | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

/** The shop can't run as it is set up. The message says what to change; of settings it lists all problems, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings by their schema, whose messages name the variables. An empty variable counts as absent. Throws
 * ConfigError with all problems.
 */
export function readSettings<Settings>(
  schema: z.ZodType<Settings>,
  env: Environment = process.env,
): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ message }) => `  ${message}`);
  throw new ConfigError(`The configuration is invalid:\n${faults.join('\n')}`);
}

/** Reads the configuration, except the settings that the payment provider reads itself. Throws ConfigError. */
export function readConfig(env?: Environment): Config {
  const e = readSettings(SETTINGS, env);
  const publicUrl = e.PUBLIC_URL ?? localAddress(e.PORT);
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    adminEmail: e.ADMIN_EMAIL,
    adminPassword: e.ADMIN_PASSWORD,
    adminSecondFactor: e.ADMIN_SECOND_FACTOR,
    commonPasswords: e.COMMON_PASSWORDS,
    publicUrl,
    allowedOrigins: e.ALLOWED_ORIGINS,
    trustedProxies: e.TRUSTED_PROXIES,
    clientSeconds: {
      headers: e.CLIENT_HEADER_SECONDS,
      body: e.CLIENT_BODY_SECONDS,
      read: e.CLIENT_READ_SECONDS,
    },
    drainSeconds: e.DRAIN_SECONDS,
    contact: { phone: e.SHOP_PHONE ?? '', email: e.SHOP_EMAIL ?? '' },
    grievanceOfficer: {
      name: e.GRIEVANCE_NAME ?? '',
      email: e.GRIEVANCE_EMAIL ?? '',
      phone: e.GRIEVANCE_PHONE ?? '',
    },
    mailSender: {
      name: e.MAIL_SENDER_NAME,
      address: e.MAIL_SENDER ?? `no-reply@${new URL(publicUrl).hostname}`,
      replyTo: e.MAIL_REPLY_TO ?? e.SHOP_EMAIL,
    },
    orderPush: { isOn: e.ORDER_PUSH === 'on', otherServices: e.ORDER_PUSH_SERVICES },
    smtpUrl: e.SMTP_URL,
    cardHoldMinutes: e.CARD_HOLD_MINUTES,
    lowSpaceMb: e.LOW_SPACE_MB,
    orderCaps: {
      confirmed: { cashOrders: e.CAP_CASH_ORDERS, units: e.CAP_UNITS },
      unconfirmed: { cashOrders: e.CAP_CASH_ORDERS_UNCONFIRMED, units: e.CAP_UNITS_UNCONFIRMED },
      address: { orders: e.CAP_ORDERS_PER_ADDRESS, units: e.CAP_UNITS_PER_ADDRESS },
    },
    slowStatementMs: e.SLOW_STATEMENT_MS,
    secretsKeys: e.SECRETS_KEY,
    metricsToken: e.METRICS_TOKEN,
    tracing:
      e.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: e.OTEL_SERVICE_NAME,
            share: e.OTEL_TRACES_SAMPLER_ARG,
          },
    logLevel: e.LOG_LEVEL,
  };
}

/** The configuration with another port, which is then also in the shop's address, unless PUBLIC_URL sets that. */
export function atPort(config: Config, port: number): Config {
  const isLocal = config.publicUrl === localAddress(config.port);
  return { ...config, port, publicUrl: isLocal ? localAddress(port) : config.publicUrl };
}

function localAddress(port: number): string {
  return `http://localhost:${port}`;
}
