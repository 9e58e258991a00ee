import { describe, expect } from 'vitest';
import { quoteReference } from '#core/quote-reference.ts';
import { buildInvoiceData } from '#features/payments/invoices/invoice-data.ts';
import { findInvoiceSources } from '#features/payments/invoices/invoice-source.repository.server.ts';
import { withdrawalToken } from '#features/payments/ledger/order-links.server.ts';
import type { PaymentRequestList } from '#features/payments/requests/requests.ts';
import { askDueParts } from '#features/quotes/ask-due-parts.server.ts';
import { readAs } from '../../factories/staff-orders.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { portalOf } from '../portal/portal-clients.ts';
import { acceptQuote, openPayment, payRequest, sendQuote, threeParts } from './quote-calls.ts';

/** The parts of the only quote, by their days. */
async function partsOf(owner: Browser) {
  const { requests } = await readAs<PaymentRequestList>(owner, '/api/admin/payment-requests');
  return requests.toSorted((one, other) => one.dueDay.localeCompare(other.dueDay));
}

const flat = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');

const ordersOf = (site: StaffSite) =>
  site.database.read((db) => db.selectFrom('orders').selectAll().orderBy('createdAt').execute());

/** A quote whose first part is paid, and whose second is asked for. */
async function payFirst(site: StaffSite, later: (time: { days: number }) => void) {
  const owner = await becomeOwner(site);
  const quote = await sendQuote(owner);
  await acceptQuote(site, quote, { earlyStart: true });
  const [first] = await partsOf(owner);
  await payRequest(site, first?.url ?? '');
  later({ days: 12 });
  await askDueParts(site.context);
  return { quote, reference: quoteReference(quote.id), owner: await signIn(site, ownerEmail) };
}

describe('the parts of a quote', () => {
  it('are named in each mail, receipt and invoice, with those that were paid before', async ({
    site,
    later,
  }) => {
    const { reference, owner } = await payFirst(site, later);
    const mails = await site.mails();
    const asked = mails.filter(({ kind }) => kind === 'payment-request-asked');
    expect(flat(asked[0]?.text)).toContain(`Part 1 of 3 of quote ${reference}`);
    expect(flat(asked[1]?.text)).toContain(
      `Part 2 of 3 of quote ${reference}, part 1 paid on 23 November 2026`,
    );
    const second = (await partsOf(owner)).find(({ dueDay }) => dueDay === '2026-12-04');
    await payRequest(site, second?.url ?? '');
    const receipts = (await site.mails()).filter(({ kind }) => kind === 'order-receipt');
    expect(flat(receipts[1]?.text)).toContain(
      `Part 2 of 3 of quote ${reference}, part 1 paid on 23 November 2026`,
    );
    const references = (await ordersOf(site)).map((order) => order.reference);
    const chosen = { from: null, to: null, references };
    const sources = await site.database.read((db) => findInvoiceSources(db, chosen, 10));
    const [one, two] = sources.map(buildInvoiceData);
    expect(one).toMatchObject({
      part: { quote: reference, number: 1, count: 3, paidBefore: [] },
      entries: [
        { lines: [{ description: `${threeParts.title}. Part 1 of 3 of quote ${reference}` }] },
      ],
    });
    expect(two).toMatchObject({
      part: { number: 2, paidBefore: [{ number: 1, paidAt: one?.paidAt }] },
    });
    expect(two?.entries[0]?.lines[0]?.description).toMatch(
      /Part 2 of 3 of quote Q-\w{8}, part 1 paid on 23\sNovember\s2026$/,
    );
  });

  it('are one contract: one statement ends them all, within 14 days of the acceptance', async ({
    site,
    later,
  }) => {
    const { reference, owner } = await payFirst(site, later);
    const second = (await partsOf(owner)).find(({ dueDay }) => dueDay === '2026-12-04');
    const page = await openPayment(site, second?.url ?? '');
    expect(page.body).toMatchObject({ isAgreed: true });
    const [order] = await ordersOf(site);
    const token = await site.database.read((db) => withdrawalToken(db, order?.id ?? ''));
    const shown = await openBrowser(site).get(`/api/withdrawals/${token}`);
    expect(await shown.json()).toMatchObject({
      state: 'open',
      quote: reference,
      lastDay: '2026-12-07',
    });
    const body = { token, name: 'Noor Haddad', email: threeParts.email, locale: 'en' };
    const send = () => openBrowser(site).send('/api/withdrawals', body);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await partsOf(owner)).map(({ state }) => state)).toEqual([
      'paid',
      'cancelled',
      'cancelled',
    ]);
    const rows = await site.database.read((db) =>
      db.selectFrom('withdrawals').select('statement').execute(),
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]?.statement).toContain(`quote ${reference}`);
    const tasks = await site.database.read((db) =>
      db
        .selectFrom('companyTasks')
        .innerJoin('orders', 'orders.id', 'companyTasks.orderId')
        .select(['orders.id', 'companyTasks.doneAt'])
        .where('kind', '=', 'withdrawal')
        .where('companyTasks.doneAt', 'is', null)
        .execute(),
    );
    expect(tasks.map(({ id }) => id)).toEqual([order?.id]);
    const mails = (await site.mails()).filter(({ kind }) => kind === 'withdrawal-received');
    expect(mails).toHaveLength(1);
    expect(flat(mails[0]?.text)).toContain('2 open payments, which are cancelled');
    // An open page charges nothing any more.
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    const { clientSecret } = page.body;
    await openBrowser(site).send('/api/sandbox/confirm', { clientSecret, ...card });
    const charges = await site.database.read((db) =>
      db.selectFrom('charges').select('orderId').execute(),
    );
    expect(charges).toEqual([{ orderId: order?.id }]);
    later({ days: 30 });
    expect(await askDueParts(site.context)).toBe(0);
  });

  it('can no longer be withdrawn from when the 14 days of the quote are over', async ({
    site,
    later,
  }) => {
    await payFirst(site, later);
    later({ days: 5 });
    const again = await signIn(site, ownerEmail);
    const second = (await partsOf(again)).find(({ dueDay }) => dueDay === '2026-12-04');
    await payRequest(site, second?.url ?? '');
    for (const { id } of await ordersOf(site)) {
      const token = await site.database.read((db) => withdrawalToken(db, id));
      const shown = await openBrowser(site).get(`/api/withdrawals/${token}`);
      expect(await shown.json()).toMatchObject({ state: 'over' });
    }
  });

  it('keep the terms and the request to begin early that were accepted with the quote', async ({
    site,
    later,
  }) => {
    await payFirst(site, later);
    const [order] = await ordersOf(site);
    const read = () =>
      site.database.read(async (db) => ({
        terms: await db.selectFrom('orderTerms').selectAll().executeTakeFirstOrThrow(),
        decision: await db.selectFrom('quoteDecisions').selectAll().executeTakeFirstOrThrow(),
      }));
    const { terms, decision } = await read();
    expect(order?.agreedAt).toBe(decision.at);
    expect(terms).toMatchObject({
      termsVersion: decision.termsVersion,
      earlyStart: decision.earlyStart,
      earlyStartAt: decision.at,
    });
  });

  it('are in the portal and on the client’s page: what is needed, what was paid, what is open', async ({
    site,
    later,
  }) => {
    const { reference, owner } = await payFirst(site, later);
    await sendQuote(owner, { title: 'Another offer', titlePt: 'Outra proposta' });
    later({ days: 2 });
    const client = await signIn(site, threeParts.email);
    const portal = await portalOf(client);
    expect(portal.invoices).toMatchObject([
      {
        title: threeParts.title,
        status: 'overdue',
        amountCents: 30_000,
        vat: { cents: 5610, rate: 23 },
        dueDate: '2026-12-04',
        part: { number: 2, count: 3, quote: reference },
        isAsked: true,
      },
      { status: 'paid', amountCents: 60_000, issueDate: '2026-11-23', part: { number: 1 } },
    ]);
    expect(portal.plans).toMatchObject([
      { totalCents: 120_000, paidCents: 60_000, next: { amountCents: 30_000, isLate: true } },
    ]);
    expect(portal.quotes).toMatchObject([{ title: 'Another offer', totalCents: 120_000 }]);
    expect(portal.billedTo).toEqual({ name: threeParts.name, taxNumber: null });
    const receipt = await client.get(portal.invoices[1]?.receiptHref ?? '');
    expect(receipt.headers.get('Content-Type')).toBe('application/pdf');
    expect((await receipt.text()).startsWith('%PDF-1.7')).toBe(true);
    const stranger = await signIn(site, ownerEmail);
    expect((await stranger.get(portal.invoices[1]?.receiptHref ?? '')).status).toBe(404);
    const link = (await (await client.send('/api/portal/link')).json()) as { url: string };
    const html = flat(await (await openBrowser(site).get(link.url)).text());
    expect(html).toContain('Pay €300.00');
    expect(html).toContain('Late: €300.00, VAT included, was due on');
    expect(html).toContain('Another offer');
    expect(html).toMatch(/€600.00 of €1,200.00 paid; €300.00 was due on 4\sDecember\s2026/);
    const [, path = ''] = /href="(\/with-us\/[^"]+\/receipts\/[^"]+)"/.exec(html) ?? [];
    expect((await openBrowser(site).get(path)).headers.get('Content-Type')).toBe('application/pdf');
  });

  it('are reached by /do with the token of their page, and paid there', async ({ site }) => {
    const owner = await becomeOwner(site);
    await acceptQuote(site, await sendQuote(owner));
    const [first] = await partsOf(owner);
    const token = first?.url.split('=')[1] ?? '';
    const browser = openBrowser(site);
    expect(await (await browser.get(`/api/do/${token}`)).json()).toMatchObject({
      kind: 'payment',
      state: 'open',
      total: 600,
      part: { number: 1, count: 3 },
      url: first?.url,
    });
    const page = await browser.get(`/do/${token}`);
    expect([page.status, page.headers.get('Location')]).toEqual([302, first?.url]);
    expect((await browser.send(`/api/do/${token}`, {})).status).toBe(409);
    expect((await browser.get(`/api/do/${token.slice(0, -1)}_`)).status).toBe(404);
    await payRequest(site, first?.url ?? '');
    expect(await (await browser.get(`/api/do/${token}`)).json()).toMatchObject({ state: 'done' });
  });
});

it('takes no details of a consumer without name and address from €1,000 on', async ({ site }) => {
  const owner = await becomeOwner(site);
  const ask = async (amount: number) => {
    const body = {
      email: 'ines@oliva.example',
      name: '',
      title: 'A fee',
      amount,
      dueDay: '2026-12-04',
    };
    const response = await owner.send('/api/admin/payment-requests', { ...body, name: 'Inês' });
    return openPayment(site, ((await response.json()) as { url: string }).url);
  };
  const save = async (page: Awaited<ReturnType<typeof openPayment>>, details: object) => {
    const { orderId, clientSecret } = page.body;
    const path = `/api/orders/${orderId}/billing`;
    const body = { clientSecret, email: 'ines@oliva.example', ...details };
    const response = await openBrowser(site).send(path, body, { method: 'PUT' });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
  const large = await ask(1000);
  expect(await save(large, { name: 'Inês' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'street', code: 'required' }] },
  });
  const address = { street: 'Rua Augusta 1', postalCode: '1100-048', city: 'Lisboa' };
  expect((await save(large, { name: '', ...address })).body).toMatchObject({
    errors: [{ field: 'name' }],
  });
  expect((await save(large, { name: 'Inês', ...address })).status).toBe(204);
  expect((await save(await ask(999.99), {})).status).toBe(204);
});
