import { describe, expect } from 'vitest';
import { quoteReference } from '#core/quote-reference.ts';
import type { PaymentRequestList } from '#features/payments/requests/requests.ts';
import { askDueParts } from '#features/quotes/ask-due-parts.server.ts';
import type { CreatedQuote } from '#features/quotes/create-quote.server.ts';
import type { ShownQuote, StaffQuote } from '#features/quotes/quotes.ts';
import { lisbon } from '../../factories/buyers.ts';
import { readAs } from '../../factories/staff-orders.ts';
import {
  becomeOwner,
  test as it,
  openBrowser,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { acceptQuote, openPayment, payRequest, sendQuote, threeParts } from './quote-calls.ts';

const flat = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');

async function acceptedQuote(site: StaffSite) {
  const owner = await becomeOwner(site);
  const quote = await sendQuote(owner);
  await acceptQuote(site, quote);
  return { owner, quote };
}

const shownTo = (site: StaffSite, { url }: CreatedQuote) =>
  readAs<ShownQuote>(openBrowser(site), `/api${url}`);

/** The link to withdraw, as the client's page of the quote has it. */
async function tokenOf(site: StaffSite, quote: CreatedQuote): Promise<string> {
  return (await shownTo(site, quote)).withdrawal?.url.split('/').at(-1) ?? '';
}

async function withdraw(site: StaffSite, token: string, more: object = {}) {
  const body = { token, name: 'Noor Haddad', email: threeParts.email, locale: 'en', ...more };
  const response = await openBrowser(site).send('/api/withdrawals', body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const statesOf = async (owner: Awaited<ReturnType<typeof becomeOwner>>) => {
  const { requests } = await readAs<PaymentRequestList>(owner, '/api/admin/payment-requests');
  return requests.map(({ state }) => state);
};

const workOf = (site: StaffSite) =>
  site.database.read((db) => db.selectFrom('projects').select(['state', 'pausedAt']).execute());

const stored = (site: StaffSite) =>
  site.database.read((db) => db.selectFrom('quoteWithdrawals').selectAll().execute());

describe('a quote that was accepted and not paid', () => {
  it('is withdrawn from behind its own link: payments cancelled, both sides told, staff see it', async ({
    site,
    later,
  }) => {
    const { owner, quote } = await acceptedQuote(site);
    const reference = quoteReference(quote.id);
    const accepted = (await site.mails()).find(({ kind }) => kind === 'quote-accepted');
    const token = await tokenOf(site, quote);
    expect(accepted?.text).toContain(`/withdrawal/${token}`);
    const shown = await openBrowser(site).get(`/api/withdrawals/${token}`);
    expect(await shown.json()).toMatchObject({
      state: 'open',
      reference,
      quote: reference,
      isPaid: false,
      lastDay: '2026-12-07',
      name: 'Noor Haddad',
      email: threeParts.email,
    });
    const both = await Promise.all([withdraw(site, token), withdraw(site, token)]);
    expect(both.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'received'],
      [200, 'received'],
    ]);
    expect(await statesOf(owner)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await workOf(site)).toEqual([{ state: 'paused', pausedAt: '2026-11-23T08:30:00.000Z' }]);
    const words = `I hereby give notice that I withdraw from my contract for the provision of the service “${threeParts.title}”, quote ${reference}, concluded on 23 November 2026, with all its parts.`;
    expect(await stored(site)).toEqual([
      {
        quoteId: quote.id,
        name: 'Noor Haddad',
        email: threeParts.email,
        language: 'en',
        statement: words,
        receivedAt: '2026-11-23T08:30:00.000Z',
      },
    ]);
    const mails = await site.mails();
    const receipts = mails.filter(({ kind }) => kind === 'withdrawal-received');
    expect(receipts).toHaveLength(1);
    for (const part of [words, 'Monday 23 November 2026', '08:30', 'Nothing was paid', '3 open'])
      expect(flat(receipts[0]?.text)).toContain(part);
    const notices = mails.filter(({ kind }) => kind === 'quote-withdrawal-notice');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ replyTo: threeParts.email });
    expect(notices[0]?.text).toContain(`/admin/quotes/${quote.id}`);
    const seen = await readAs<StaffQuote>(owner, `/api/admin/quotes/${quote.id}`);
    expect(seen.withdrawal).toMatchObject({ name: 'Noor Haddad', statement: words });
    expect(await shownTo(site, quote)).toMatchObject({ withdrawal: { state: 'received' } });
    const html = flat(await (await openBrowser(site).get(quote.url)).text());
    expect(html).toContain('You have withdrawn from this quote');
    expect(html).not.toContain('Withdraw from contract here');
    later({ days: 30 });
    expect(await askDueParts(site.context)).toBe(0);
  });

  it('is withdrawn from by a form without scripts, in Portuguese', async ({ site }) => {
    const { quote } = await acceptedQuote(site);
    const html = await (await openBrowser(site).get(quote.url)).text();
    const [, href = ''] = /href="(\/withdrawal\/[\w-]+)"/.exec(html) ?? [];
    const token = href.split('/').at(-1) ?? '';
    const fields = { token, name: 'Noor Haddad', email: threeParts.email, locale: 'pt' };
    const sent = await site.app.request('/api/withdrawals', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe(`/pt/withdrawal/${token}`);
    expect((await stored(site))[0]?.statement).toContain('orçamento Q-');
  });

  it('leaves work closed that staff had closed', async ({ site }) => {
    const { owner, quote } = await acceptedQuote(site);
    const [project] = await site.database.read((db) =>
      db.selectFrom('projects').select('id').execute(),
    );
    await owner.send(`/api/admin/projects/${project?.id}/close`, {});
    expect((await withdraw(site, await tokenOf(site, quote))).status).toBe(200);
    expect(await workOf(site)).toEqual([{ state: 'closed', pausedAt: null }]);
  });

  it('has its link mailed again to its address alone, by its reference', async ({ site }) => {
    const { quote } = await acceptedQuote(site);
    const reference = quoteReference(quote.id).toLowerCase();
    const answers = [];
    for (const email of [threeParts.email.toUpperCase(), 'stranger@cedar.example'])
      answers.push(
        await openBrowser(site).send('/api/withdrawals/requests', {
          reference,
          email,
          locale: 'en',
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const mails = (await site.mails()).filter(({ kind }) => kind === 'withdrawal-link');
    expect(mails.map(({ to }) => to)).toEqual([threeParts.email]);
    for (const part of [await tokenOf(site, quote), 'Q-', '7 December 2026'])
      expect(mails[0]?.text).toContain(part);
  });

  it('is refused after the 14 days of the acceptance, in words', async ({ site, later }) => {
    const { quote } = await acceptedQuote(site);
    const token = await tokenOf(site, quote);
    later({ days: 15 });
    expect(await withdraw(site, token, { locale: 'pt' })).toMatchObject({
      status: 409,
      body: { code: 'over', title: 'O prazo de livre resolução deste contrato terminou' },
    });
    expect((await shownTo(site, quote)).withdrawal?.state).toBe('over');
    const html = await (await openBrowser(site).get(quote.url)).text();
    expect(html).not.toContain('Withdraw from contract here');
    expect(await stored(site)).toEqual([]);
  });

  it('is refused to whom the checkout knows as a business', async ({ site }) => {
    const { owner, quote } = await acceptedQuote(site);
    const token = await tokenOf(site, quote);
    const { requests } = await readAs<PaymentRequestList>(owner, '/api/admin/payment-requests');
    await openPayment(site, requests[0]?.url ?? '', lisbon);
    expect(await withdraw(site, token)).toMatchObject({ status: 409, body: { code: 'business' } });
    expect(await statesOf(owner)).toEqual(['open', 'open', 'open']);
  });

  it('ends a payment whose page is open, which charges nothing any more', async ({ site }) => {
    const { owner, quote } = await acceptedQuote(site);
    const { requests } = await readAs<PaymentRequestList>(owner, '/api/admin/payment-requests');
    const page = await openPayment(site, requests[0]?.url ?? '');
    expect((await withdraw(site, await tokenOf(site, quote))).status).toBe(200);
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    const { clientSecret } = page.body;
    await openBrowser(site).send('/api/sandbox/confirm', { clientSecret, ...card });
    const charges = await site.database.read((db) =>
      db.selectFrom('charges').select('orderId').execute(),
    );
    expect(charges).toEqual([]);
    const tasks = await site.database.read((db) =>
      db.selectFrom('companyTasks').select('kind').where('doneAt', 'is', null).execute(),
    );
    expect(tasks).toEqual([]);
  });
});

it('a quote of which a part is paid is withdrawn from by the same link, and repaid', async ({
  site,
}) => {
  const { owner, quote } = await acceptedQuote(site);
  const { requests } = await readAs<PaymentRequestList>(
    owner,
    '/api/admin/payment-requests?state=open',
  );
  expect(requests.map(({ part }) => part?.number)).toEqual([1, 2, 3]);
  await payRequest(site, requests[0]?.url ?? '');
  const token = await tokenOf(site, quote);
  expect(await withdraw(site, token)).toMatchObject({
    status: 200,
    body: { state: 'received', isPaid: true },
  });
  expect(await statesOf(await signIn(site, ownerEmail))).toEqual(
    expect.arrayContaining(['paid', 'cancelled', 'cancelled']),
  );
  expect(await stored(site)).toHaveLength(1);
  const [notice] = (await site.mails()).filter(({ kind }) => kind === 'withdrawal-notice');
  expect(notice?.text).toContain('/admin/orders/');
  const tasks = await site.database.read((db) =>
    db.selectFrom('companyTasks').select('kind').where('doneAt', 'is', null).execute(),
  );
  expect(tasks).toEqual([{ kind: 'withdrawal' }]);
});

it('a quote that nobody has accepted is not withdrawn from', async ({ site }) => {
  const owner = await becomeOwner(site);
  const quote = await sendQuote(owner);
  expect((await shownTo(site, quote)).withdrawal).toBeNull();
});
