import { describe, expect } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';

async function open(site: WholeSite, path: string) {
  const response = await site.app.request(path);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, html: await response.text() };
}

async function newManageToken(site: WholeSite): Promise<string> {
  const booked = await site.send<{ manageUrl: string }>('/api/bookings', bookingBody());
  return booked.manageUrl.split('/').at(-1) ?? '';
}

async function newNewsletterTokens(site: WholeSite) {
  async function mailedToken(path: string): Promise<string> {
    const mails = JSON.stringify(await site.mails());
    return mails.match(new RegExp(`newsletter/${path}/([\\w-]+)`))?.[1] ?? '';
  }
  await site.send('/api/newsletter/subscribe', { email: 'noor@tessera.example' });
  const confirm = await mailedToken('confirm');
  await site.send('/api/newsletter/confirm', { token: confirm });
  return { confirm, unsubscribe: await mailedToken('unsubscribe') };
}

async function newIntent(site: WholeSite): Promise<{ clientSecret: string }> {
  const order = { amount: 1450, packageId: 'company-setup' };
  return site.send('/api/create-payment-intent', order);
}

async function newPayment(site: WholeSite) {
  const { clientSecret } = await newIntent(site);
  const card = { clientSecret, number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  const { payment } = await site.send<{ payment: string }>('/api/sandbox/confirm', card);
  return { payment, clientSecret };
}

function returnedFrom({ payment, clientSecret }: { payment: string; clientSecret: string }) {
  return `/payment-success?${new URLSearchParams({ payment_intent: payment, payment_intent_client_secret: clientSecret })}`;
}

describe.for(['', '/pt'])('the status of a personal page below "%s"', (prefix) => {
  it('is 404 for a link that was never given, and the page says so without scripts', async ({
    site,
  }) => {
    const never = returnedFrom({ payment: 'pi_never', clientSecret: 'pi_never_secret' });
    for (const [path, says] of [
      [
        '/manage-booking/never-given',
        /does not lead to a booking|não corresponde a nenhuma marcação/,
      ],
      ['/manage-booking/%00', /does not lead to a booking|não corresponde a nenhuma marcação/],
      ['/newsletter/confirm/never-given', /<h1/],
      ['/newsletter/unsubscribe/never-given', /<h1/],
      [never, /found no payment|encontrámos nenhum pagamento/],
    ] as const) {
      const { status, html } = await open(site, prefix + path);
      expect([path, status]).toEqual([path, 404]);
      expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).toMatch(says);
    }
  });
});

describe('the status of a personal page', () => {
  it('is 200 for the link of a booking, whose data stays out of the document', async ({ site }) => {
    const token = await newManageToken(site);
    const { status, html } = await open(site, `/manage-booking/${token}`);
    expect(status).toBe(200);
    expect(html).not.toContain(bookingBody().email);
  });

  it('is 200 for the links of a newsletter mail', async ({ site }) => {
    const { confirm, unsubscribe } = await newNewsletterTokens(site);
    expect((await open(site, `/newsletter/confirm/${confirm}`)).status).toBe(200);
    expect((await open(site, `/pt/newsletter/unsubscribe/${unsubscribe}`)).status).toBe(200);
  });

  it('is 200 for a payment that has no card yet', async ({ site }) => {
    const { clientSecret } = await newIntent(site);
    const [payment = ''] = clientSecret.split('_secret');
    expect((await open(site, returnedFrom({ payment, clientSecret }))).status).toBe(200);
  });

  it('is 200 for a payment, and 404 for it with another secret', async ({ site }) => {
    const paid = await newPayment(site);
    expect((await open(site, returnedFrom(paid))).status).toBe(200);
    const other = returnedFrom({ ...paid, clientSecret: 'another' });
    expect((await open(site, other)).status).toBe(404);
  });

  it('is 200 where the address names nothing', async ({ site }) => {
    for (const path of ['/payment-success', '/pt/checkout', '/checkout?id=none', '/client-portal'])
      expect([path, (await open(site, path)).status]).toEqual([path, 200]);
  });
});
