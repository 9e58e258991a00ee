import { describe, expect, it } from 'vitest';
import { readSettings } from './env.server.ts';

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_b',
  STRIPE_WEBHOOK_SECRET: 'whsec_c',
};

describe('settings', () => {
  it('have a default for every variable', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      origin: 'http://localhost:3000',
      databaseUrl: null,
      smtpUrl: null,
      stripe: null,
      invoices: null,
      mailIn: null,
      portalDemo: true,
      rateLimits: true,
      logLevel: 'info',
    });
    expect(settings.dataDir).toMatch(/\/data$/);
  });

  it('derive the public origin from the port, and drop a trailing slash', () => {
    expect(readSettings({ PORT: '8080' }).origin).toBe('http://localhost:8080');
    expect(readSettings({ ORIGIN: 'https://entrada.example/' }).origin).toBe(
      'https://entrada.example',
    );
  });

  it('take the address and the secret of the invoicing software together', () => {
    const url = 'https://faturas.example/entrada?tenant=7';
    const secret = `whsec_${'q'.repeat(43)}=`;
    const both = { INVOICES_WEBHOOK_URL: url, INVOICES_WEBHOOK_SECRET: secret };
    expect(readSettings(both).invoices).toEqual({ url, secret });
    for (const [given, name] of [
      [{ INVOICES_WEBHOOK_URL: url }, 'INVOICES_WEBHOOK_SECRET is not set; allowed: whsec_'],
      [{ INVOICES_WEBHOOK_SECRET: secret }, 'INVOICES_WEBHOOK_URL is not set; allowed: an address'],
      [{ ...both, INVOICES_WEBHOOK_URL: 'http://faturas.example/' }, 'INVOICES_WEBHOOK_URL is not'],
      [{ ...both, INVOICES_WEBHOOK_URL: 'https://a:b@faturas.example/' }, 'without a user'],
      [{ ...both, INVOICES_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, '24 to 64 bytes in Base64'],
      [
        { ...both, INVOICES_WEBHOOK_SECRET: 'q'.repeat(44) },
        'INVOICES_WEBHOOK_SECRET is not usable',
      ],
    ] as const)
      expect(() => readSettings(given)).toThrow(name);
    const wrong = { ...both, INVOICES_WEBHOOK_URL: 'http://faturas.example/secret-path' };
    expect(() => readSettings(wrong)).not.toThrow(/secret-path/);
  });

  it('take the address and the secret of mails that arrive together', () => {
    const secret = 'k3y_-'.repeat(5);
    const both = { MAIL_IN_ADDRESS: 'ola@mail.entrada.example', MAIL_IN_SECRET: secret };
    expect(readSettings(both).mailIn).toEqual({ address: 'ola@mail.entrada.example', secret });
    const bounces = 'bounces@mail.entrada.example';
    expect(readSettings({ ...both, BOUNCE_ADDRESS: bounces }).mailIn).toMatchObject({ bounces });
    for (const [given, name] of [
      [{ MAIL_IN_ADDRESS: both.MAIL_IN_ADDRESS }, 'MAIL_IN_SECRET is not set; allowed: 24 to 200'],
      [{ MAIL_IN_SECRET: secret }, 'MAIL_IN_ADDRESS is not set; allowed: an address without'],
      [{ BOUNCE_ADDRESS: bounces }, 'MAIL_IN_ADDRESS is not set; allowed: an address without'],
      [{ ...both, BOUNCE_ADDRESS: 'bounces+x@entrada.example' }, 'BOUNCE_ADDRESS is'],
      [{ ...both, MAIL_IN_ADDRESS: 'ola+x@mail.entrada.example' }, 'MAIL_IN_ADDRESS is'],
      [{ ...both, MAIL_IN_ADDRESS: 'Ola <ola@mail.entrada.example>' }, 'MAIL_IN_ADDRESS is'],
      [{ ...both, MAIL_IN_SECRET: 'k'.repeat(23) }, 'MAIL_IN_SECRET is not usable'],
      [{ ...both, MAIL_IN_SECRET: 'k'.repeat(201) }, 'MAIL_IN_SECRET is not usable'],
      [{ ...both, MAIL_IN_SECRET: `${secret}/more` }, 'MAIL_IN_SECRET is not usable'],
    ] as const)
      expect(() => readSettings(given)).toThrow(name);
  });

  it('accept proxies as addresses and blocks', () => {
    const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1 fd00::/8' });
    expect(trustedProxies).toEqual(['10.0.0.0/8', '192.0.2.1', 'fd00::/8']);
    expect(readSettings({}).trustedProxies).toEqual([]);
    const { dnsServers } = readSettings({ DNS_SERVERS: '192.0.2.53:5353, ::1 [2001:db8::1]:53' });
    expect(dnsServers).toEqual(['192.0.2.53:5353', '::1', '[2001:db8::1]:53']);
    expect(readSettings({}).dnsServers).toEqual([]);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT is "70000"; allowed: a whole number from 0 to 65535'],
    [{ PORT: '3e3' }, 'PORT is "3e3"; allowed: a whole number from 0 to 65535'],
    [
      { ORIGIN: 'entrada.example' },
      'ORIGIN is "entrada.example"; allowed: an address starting with',
    ],
    [{ ORIGIN: 'https://a.example/shop' }, 'ORIGIN is "https://a.example/shop"; allowed: scheme'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS is "no"; allowed: on, off'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES is "10.0.0.0/33"; allowed: addresses'],
    [{ DNS_SERVERS: 'dns.example' }, 'DNS_SERVERS is "dns.example"; allowed: addresses of DNS'],
    [{ DNS_SERVERS: '192.0.2.53:0' }, 'DNS_SERVERS is "192.0.2.53:0"; allowed: addresses of DNS'],
    [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES is "proxy"; allowed: addresses or blocks'],
    [{ PORTAL_DEMO: '1' }, 'PORTAL_DEMO is "1"; allowed: on, off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; allowed: fatal, error'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody"; allowed: an address such as'],
    [
      { ...stripeKeys, STRIPE_API_URL: 'ftp://127.0.0.1' },
      'STRIPE_API_URL is "ftp://127.0.0.1"; allowed: an address starting with http:// or https://',
    ],
    [
      { ...stripeKeys, STRIPE_API_URL: 'http://127.0.0.1/v1' },
      'STRIPE_API_URL is "http://127.0.0.1/v1"; allowed: scheme, host and port only',
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_a' }, 'STRIPE_PUBLISHABLE_KEY is not set; allowed: all three'],
    [
      { ...stripeKeys, STRIPE_PUBLISHABLE_KEY: 'sk_test_a' },
      'STRIPE_PUBLISHABLE_KEY is not usable (its value is kept out of the log); allowed: a key that begins with pk_live_ or pk_test_',
    ],
    [
      { ...stripeKeys, STRIPE_SECRET_KEY: 'pk_test_b' },
      'STRIPE_SECRET_KEY is not usable (its value is kept out of the log); allowed: a key that begins with sk_live_',
    ],
    [
      { ...stripeKeys, STRIPE_WEBHOOK_SECRET: 'we_c' },
      'STRIPE_WEBHOOK_SECRET is not usable (its value is kept out of the log); allowed: a key that begins with whsec_',
    ],
    [
      { ...stripeKeys, STRIPE_SECRET_KEY: 'rk_live_a' },
      'STRIPE_PUBLISHABLE_KEY is a test key and STRIPE_SECRET_KEY a live key; allowed: two of one kind',
    ],
  ])('refuse %o by name, value and what is allowed', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it('use Stripe’s own API unless another URL is set', () => {
    expect(readSettings(stripeKeys).stripe).toEqual({
      secretKey: 'sk_test_a',
      publishableKey: 'pk_test_b',
      webhookSecret: 'whsec_c',
      apiUrl: null,
    });
    const fake = readSettings({ ...stripeKeys, STRIPE_API_URL: 'http://127.0.0.1:8123/' });
    expect(fake.stripe?.apiUrl).toBe('http://127.0.0.1:8123');
  });

  it('never show a secret value in the error', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL']) {
      expect(() => readSettings({ [name]: 'http://user:hunter2@host' })).toThrow(name);
      expect(() => readSettings({ [name]: 'http://user:hunter2@host' })).not.toThrow('hunter2');
    }
  });
});
