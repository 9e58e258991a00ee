import { describe, expect, it } from 'vitest';
import { readSettings } from './env.server.ts';

describe('settings', () => {
  it('has an embedded default for every variable', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      origin: 'http://localhost:3000',
      databaseUrl: null,
      smtpUrl: null,
      stripe: null,
      portalDemo: true,
      rateLimits: true,
      logLevel: 'info',
    });
    expect(settings.dataDir).toMatch(/\/data$/);
  });

  it('builds the public address from the port, and drops a trailing slash', () => {
    expect(readSettings({ PORT: '8080' }).origin).toBe('http://localhost:8080');
    expect(readSettings({ ORIGIN: 'https://entrada.example/' }).origin).toBe(
      'https://entrada.example',
    );
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
    [{ PORTAL_DEMO: '1' }, 'PORTAL_DEMO is "1"; allowed: on, off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; allowed: fatal, error'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody"; allowed: an address such as'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_PUBLISHABLE_KEY is not set; allowed: all three'],
  ])('refuses %o by name, value and what is allowed', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it('never shows a secret value in the refusal', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL']) {
      expect(() => readSettings({ [name]: 'http://user:hunter2@host' })).toThrow(name);
      expect(() => readSettings({ [name]: 'http://user:hunter2@host' })).not.toThrow('hunter2');
    }
  });
});
