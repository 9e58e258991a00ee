import { expect } from 'vitest';
import type { CreatedQuote } from '#features/quotes/create-quote.server.ts';
import { goodCard } from '../../factories/staff-orders.ts';
import { type Browser, openBrowser, type StaffSite } from '../../factories/staff-site.ts';

/** A quote of €1,200 with VAT in three parts. */
export const threeParts = {
  email: 'noor@tessera.example',
  name: 'Noor Haddad',
  title: 'A company with two partners',
  titlePt: 'Uma sociedade com dois sócios',
  lines: [{ text: 'Formation', textPt: 'Constituição', quantity: 1, unitAmount: 1200 }],
  validUntil: '2026-12-24',
  plan: [
    { percent: 50, when: 'accepted' },
    { percent: 25, when: '2026-12-04' },
    { percent: 25, when: '2026-12-11' },
  ],
};

/** Writes a quote and sends it. */
export async function sendQuote(owner: Browser, more: object = {}): Promise<CreatedQuote> {
  const response = await owner.send('/api/admin/quotes', { ...threeParts, ...more });
  expect(response.status).toBe(201);
  const quote = (await response.json()) as CreatedQuote;
  expect((await owner.send(`/api/admin/quotes/${quote.id}/send`, {})).status).toBe(200);
  return quote;
}

/** Accepts a quote by its link. */
export async function acceptQuote(site: StaffSite, { url }: CreatedQuote, more: object = {}) {
  const body = { choice: 'accepted', name: 'Noor Haddad', ...more };
  expect((await openBrowser(site).send(`/api${url}`, body)).status).toBe(200);
}

/** Opens the page of a payment request, by its path. */
export async function openPayment(site: StaffSite, url: string, more: object = {}) {
  const token = new URL(url, site.origin).searchParams.get('request') ?? '';
  const [requestId = '', key = ''] = token.split('.');
  const body = { requestId, key, amount: 1, language: 'en', ...more };
  const response = await openBrowser(site).send('/api/create-payment-intent', body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Pays a payment request by card. */
export async function payRequest(site: StaffSite, url: string, more: object = {}): Promise<void> {
  const { status, body } = await openPayment(site, url, more);
  expect(status).toBe(200);
  const card = { number: goodCard, expiry: '12/30', cvc: '123' };
  const { clientSecret } = body;
  await openBrowser(site).send('/api/sandbox/confirm', { clientSecret, ...card });
}
