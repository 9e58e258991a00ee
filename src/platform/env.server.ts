import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod/mini';
import {
  address,
  bucket,
  hostAndPort,
  inboundAddress,
  inboundSecret,
  mailbox,
  onOrOff,
  port,
  privateEndpoint,
  proxies,
  resolvers,
  signingSecret,
  webOrigin,
} from './env-formats.server.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The settings without which there is only the sandbox: all three, or none. */
export const stripeKeys = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** A key of Stripe, which tells by its beginning what it is for. */
function stripeKey(pattern: RegExp, start: string) {
  return z
    .string(`all three of ${stripeKeys.join(', ')}, or none`)
    .check(z.regex(pattern, `a key that begins with ${start}`));
}

/** An optional setting; null if it is not set. */
function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

const common = {
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  DATA_DIR: z._default(z.string(), './data'),
  FILES_S3_URL: orNull(bucket),
  CLAMD: orNull(hostAndPort),
  VIES_URL: orNull(address('http:', 'https:')),
  DATABASE_URL: orNull(address('postgres:', 'postgresql:')),
  SMTP_URL: orNull(address('smtp:', 'smtps:')),
  ORIGIN: z.optional(webOrigin('scheme, host and port only, such as https://entrada.example')),
  MAIL_FROM: orNull(mailbox),
  PORTAL_DEMO: z._default(onOrOff, true),
  SAMPLES: z._default(onOrOff, true),
  TRUSTED_PROXIES: z._default(proxies, []),
  DNS_SERVERS: z._default(resolvers, []),
  RATE_LIMITS: z._default(onOrOff, true),
  LOG_LEVEL: z._default(z.enum(logLevels, logLevels.join(', ')), 'info'),
};

const stripe = {
  STRIPE_SECRET_KEY: stripeKey(
    /^(sk|rk)_(live|test)_\S+$/,
    'sk_live_, sk_test_, rk_live_ or rk_test_',
  ),
  STRIPE_PUBLISHABLE_KEY: stripeKey(/^pk_(live|test)_\S+$/, 'pk_live_ or pk_test_'),
  STRIPE_WEBHOOK_SECRET: stripeKey(/^whsec_\S+$/, 'whsec_'),
  STRIPE_API_URL: orNull(
    webOrigin('scheme, host and port only', ({ username }) => username === ''),
  ),
};

/** Both, or neither: where orders are handed over for certified invoices. */
const invoices = {
  INVOICES_WEBHOOK_URL: privateEndpoint('INVOICES_WEBHOOK_SECRET'),
  INVOICES_WEBHOOK_SECRET: signingSecret('INVOICES_WEBHOOK_URL'),
};

const invoicesVariables = ['INVOICES_WEBHOOK_URL', 'INVOICES_WEBHOOK_SECRET'] as const;

/** Both, or neither: where mails to the company arrive, and who may hand them over. */
const mailIn = {
  MAIL_IN_ADDRESS: inboundAddress('MAIL_IN_SECRET'),
  MAIL_IN_SECRET: inboundSecret('MAIL_IN_ADDRESS'),
  BOUNCE_ADDRESS: z.optional(inboundAddress('MAIL_IN_SECRET')),
};

const mailInVariables = ['MAIL_IN_ADDRESS', 'MAIL_IN_SECRET', 'BOUNCE_ADDRESS'] as const;

/** All environment variables of the product, which `.env.example` explains; not Node's `NODE_ENV`. */
export const variableNames: readonly string[] = [
  ...Object.keys(common),
  ...Object.keys(stripe),
  ...invoicesVariables,
  ...mailInVariables,
];

const secretVariables: readonly string[] = [
  'DATABASE_URL',
  'SMTP_URL',
  'FILES_S3_URL',
  ...stripeKeys,
  ...invoicesVariables,
  'MAIL_IN_SECRET',
];

type Environment = Record<string, string | undefined>;

/** An invalid setting. The message has the variable, its value unless secret, and what is allowed. */
export class SettingError extends Error {
  override name = 'SettingError';
}

function describeValue(name: string, value: string | undefined): string {
  if (value === undefined) return 'not set';
  if (secretVariables.includes(name)) return 'not usable (its value is kept out of the log)';
  return JSON.stringify(value);
}

function parse<Shape extends z.core.$ZodShape>(shape: Shape, env: Environment) {
  const result = z.safeParse(z.object(shape), env);
  if (result.success) return result.data;
  const { path = [], message: allowed } = result.error.issues[0] ?? {};
  const name = String(path[0]);
  throw new SettingError(`${name} is ${describeValue(name, env[name])}; allowed: ${allowed}`);
}

function readStripe(env: Environment) {
  if (stripeKeys.every((name) => env[name] === undefined)) return null;
  const keys = parse(stripe, env);
  const [secretMode, publishableMode] = [keys.STRIPE_SECRET_KEY, keys.STRIPE_PUBLISHABLE_KEY].map(
    (key) => key.split('_')[1],
  );
  if (secretMode !== publishableMode)
    throw new SettingError(
      `STRIPE_PUBLISHABLE_KEY is a ${publishableMode} key and STRIPE_SECRET_KEY a ${secretMode} key; allowed: two of one kind`,
    );
  return {
    secretKey: keys.STRIPE_SECRET_KEY,
    publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    /** The URL of a fake Stripe API in tests; null for Stripe's own. */
    apiUrl: keys.STRIPE_API_URL,
  };
}

function readInvoices(env: Environment) {
  if (invoicesVariables.every((name) => env[name] === undefined)) return null;
  const { INVOICES_WEBHOOK_URL: url, INVOICES_WEBHOOK_SECRET: secret } = parse(invoices, env);
  return { url, secret };
}

function readMailIn(env: Environment) {
  if (mailInVariables.every((name) => env[name] === undefined)) return null;
  const read = parse(mailIn, env);
  const { MAIL_IN_ADDRESS: address, MAIL_IN_SECRET: secret, BOUNCE_ADDRESS: bounces } = read;
  return { address, secret, ...(bounces !== undefined && { bounces }) };
}

/**
 * Reads all settings from environment variables; an empty one counts as unset. Throws a
 * `SettingError` for the first invalid value.
 */
export function readSettings(source: Environment = process.env) {
  const env: Environment = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== ''),
  );
  const read = parse(common, env);
  return {
    host: read.HOST,
    port: read.PORT,
    /** The public origin, without a trailing slash. */
    origin: read.ORIGIN ?? `http://localhost:${read.PORT}`,
    dataDir: isAbsolute(read.DATA_DIR) ? read.DATA_DIR : resolve(read.DATA_DIR),
    /** The PostgreSQL URL; null for the embedded SQLite database in `dataDir`. */
    databaseUrl: read.DATABASE_URL,
    /** The S3 bucket of the files, with its keys; null for a folder of `dataDir`. */
    filesS3Url: read.FILES_S3_URL,
    /** `host:port` of the virus scanner; null without one. */
    clamd: read.CLAMD,
    /** The REST service for the EU's VAT numbers; null checks their format only. */
    viesUrl: read.VIES_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    stripe: readStripe(env),
    /** Where orders are handed over for certified invoices, and what signs them; null for nowhere. */
    invoices: readInvoices(env),
    /**
     * The address whose mails are handed over to the site, and the secret of that call; null for none.
     * `bounces`: where reports about mails of the newsletter arrive, if not at the sender's address.
     */
    mailIn: readMailIn(env),
    portalDemo: read.PORTAL_DEMO,
    /** Whether the first start inserts sample content. */
    samples: read.SAMPLES,
    /** Proxies on other machines whose `X-Forwarded-For` is trusted. */
    trustedProxies: read.TRUSTED_PROXIES,
    /** DNS servers (`192.0.2.53` or with a port) that are asked about the sender's domain; none: the machine's. */
    dnsServers: read.DNS_SERVERS,
    rateLimits: read.RATE_LIMITS,
    logLevel: read.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** Returns the environment of this process for a child that works on the database of these settings. */
export function environmentFor({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
}

/** The names of all variables that are set, ours and others'. */
export function namesInEnvironment(): string[] {
  return Object.keys(process.env);
}
