import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export type Settings = {
  host: string;
  port: number;
  /** Public address without a trailing slash. */
  origin: string;
  dataDir: string;
  /** PostgreSQL address; null means the embedded SQLite database in `dataDir`. */
  databaseUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string | null;
  /** `apiUrl` is where Stripe's API is asked instead of at Stripe; null outside of tests. */
  stripe: {
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    apiUrl: string | null;
  } | null;
  portalDemo: boolean;
  rateLimits: boolean;
  /** Proxies beside this machine's own whose `X-Forwarded-For` is believed: addresses, CIDR blocks. */
  trustedProxies: string[];
  logLevel: LogLevel;
  production: boolean;
};

type Environment = Record<string, string | undefined>;

/** A setting that cannot be used. The message names the variable, its value (unless secret), and what is allowed. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const logLevels: readonly LogLevel[] = [
  'fatal',
  'error',
  'warn',
  'info',
  'debug',
  'trace',
  'silent',
];
const stripeVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

function bad(variable: string, held: string, allowed: string): never {
  throw new SettingError(`${variable} is ${held}; allowed: ${allowed}`);
}

function parseAddress(variable: string, value: string, protocols: string[], secret: boolean): URL {
  const allowed = `an address starting with ${protocols.map((name) => `${name}//`).join(' or ')}`;
  const held = secret ? 'not usable (its value is kept out of the log)' : JSON.stringify(value);
  const url = URL.canParse(value) ? new URL(value) : bad(variable, held, allowed);
  if (!protocols.includes(url.protocol)) bad(variable, held, allowed);
  return url;
}

function parsePort(value: string | undefined): number {
  if (value === undefined) return 3000;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535)
    bad('PORT', JSON.stringify(value), 'a whole number from 0 to 65535');
  return port;
}

function parseOrigin(value: string | undefined, port: number): string {
  if (value === undefined) return `http://localhost:${port}`;
  const url = parseAddress('ORIGIN', value, ['http:', 'https:'], false);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    bad(
      'ORIGIN',
      JSON.stringify(value),
      'scheme, host and port only, such as https://entrada.example',
    );
  return url.origin;
}

function parseSwitch(variable: string, value: string | undefined): boolean {
  if (value === undefined || value === 'on') return true;
  if (value === 'off') return false;
  return bad(variable, JSON.stringify(value), 'on, off');
}

function isProxy(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (most < 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

function parseProxies(value: string | undefined): string[] {
  const entries = (value ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  const wrong = entries.find((entry) => !isProxy(entry));
  if (wrong === undefined) return entries;
  return bad(
    'TRUSTED_PROXIES',
    JSON.stringify(value),
    'addresses or blocks with commas between, such as 10.0.0.0/8, fd00::1',
  );
}

function parseLogLevel(value: string | undefined): LogLevel {
  if (value === undefined) return 'info';
  const level = logLevels.find((name) => name === value);
  return level ?? bad('LOG_LEVEL', JSON.stringify(value), logLevels.join(', '));
}

function parseMailFrom(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (!/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(value))
    bad('MAIL_FROM', JSON.stringify(value), 'an address such as Entrada <ola@entrada.example>');
  return value;
}

function parseStripeApiUrl(value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = parseAddress('STRIPE_API_URL', value, ['http:', 'https:'], false);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    bad('STRIPE_API_URL', JSON.stringify(value), 'scheme, host and port only');
  return url.origin;
}

function parseStripe(env: Environment): Settings['stripe'] {
  const [secretKey, publishableKey, webhookSecret] = stripeVariables.map((name) => env[name]);
  if (secretKey === undefined && publishableKey === undefined && webhookSecret === undefined)
    return null;
  const missing = stripeVariables.find((name) => env[name] === undefined);
  if (missing) bad(missing, 'not set', `all three of ${stripeVariables.join(', ')}, or none`);
  return {
    secretKey: secretKey ?? '',
    publishableKey: publishableKey ?? '',
    webhookSecret: webhookSecret ?? '',
    apiUrl: parseStripeApiUrl(env.STRIPE_API_URL),
  };
}

/**
 * Reads every setting of the product from environment variables; an empty one counts as unset.
 * Throws `SettingError` for the first value that cannot be used.
 */
export function readSettings(source: Environment = process.env): Settings {
  const env: Environment = Object.fromEntries(
    Object.entries(source).map(([name, value]) => [name, value === '' ? undefined : value]),
  );
  const port = parsePort(env.PORT);
  const dataDir = env.DATA_DIR ?? './data';
  if (env.DATABASE_URL !== undefined)
    parseAddress('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:'], true);
  if (env.SMTP_URL !== undefined) parseAddress('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'], true);
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    origin: parseOrigin(env.ORIGIN, port),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl: env.DATABASE_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: parseMailFrom(env.MAIL_FROM),
    stripe: parseStripe(env),
    portalDemo: parseSwitch('PORTAL_DEMO', env.PORTAL_DEMO),
    trustedProxies: parseProxies(env.TRUSTED_PROXIES),
    rateLimits: parseSwitch('RATE_LIMITS', env.RATE_LIMITS),
    logLevel: parseLogLevel(env.LOG_LEVEL),
    production: env.NODE_ENV === 'production',
  };
}
