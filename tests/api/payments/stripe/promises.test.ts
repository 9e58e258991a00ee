import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { deliverHandovers } from '#features/payments/invoices/handovers.server.ts';
import { createInvoiceWebhook } from '#platform/invoicing/invoice-webhook.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { createVies } from '#platform/vies/vies.server.ts';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import { berlin } from '../../../factories/buyers.ts';
import { samplePdf } from '../../../factories/certified-invoices.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';
import { type FakeInvoicing, startInvoicing } from '../../../fakes/invoicing.ts';
import { type FakeVies, startVies } from '../../../fakes/vies.ts';

const gmbh = berlin;
const email = 'omar@cedar.example';

type Ordered = { orderId: string; clientSecret: string; vatTreatment: string };

async function order(site: StripeSite, details: object = {}, packageId = 'company-setup') {
  const body = { amount: 1, packageId, email, ...details };
  return (await (await site.post('/api/create-payment-intent', body)).json()) as Ordered;
}

/** Orders and pays with a card; returns the order as it is stored. */
async function buy(site: StripeSite, details: object = {}, packageId = 'company-setup') {
  const ordered = await order(site, details, packageId);
  site.fake.confirmCard(ordered.clientSecret, '4242424242424242');
  const { orders } = await site.ledger();
  const stored = orders.find(({ id }) => id === ordered.orderId);
  if (!stored) throw new Error('The order is not stored');
  return { ...ordered, stored };
}

async function mailsOf(site: StripeSite, kind: string): Promise<OutgoingMail[]> {
  const rows = await site.database.read((db) =>
    db.selectFrom('outbox').select('payload').where('kind', '=', kind).execute(),
  );
  return rows.map(({ payload }) => payload as unknown as OutgoingMail);
}

const read = <Name extends 'orderTerms' | 'withdrawals'>(site: StripeSite, table: Name) =>
  site.database.read((db) =>
    db
      .selectFrom(table as 'orderTerms')
      .selectAll()
      .execute(),
  );

function owner(site: StripeSite, ...args: string[]) {
  return runOwnerCommand(ownerCommands, args, async () => site.services);
}

describe('a VAT number of an order at Stripe', () => {
  let vies: FakeVies;
  beforeAll(async () => {
    vies = await startVies();
  });
  afterAll(() => vies.close());

  it.for([
    ['known to VIES', 'working', 'DE123456789', 117_886, 'reverse_charge', 'valid'],
    ['unknown to VIES', 'working', 'DE123456780', 145_000, 'eu_number_unknown', 'unknown'],
    [
      'that VIES cannot check',
      'silent',
      'DE123456789',
      145_000,
      'eu_number_unconfirmed',
      'unconfirmed',
    ],
  ] as const)(
    '%s is charged and proved accordingly',
    async ([_, condition, vatNumber, amount, treatment, state], { site }) => {
      vies.condition.is = condition;
      site.services.vies = createVies(vies.url);
      const { stored } = await buy(site, { ...gmbh, vatNumber });
      expect(stored).toMatchObject({ status: 'paid', vatTreatment: treatment });
      const [intent] = site.fake.state.paymentIntents.values();
      expect(intent?.amount_received).toBe(amount);
      const evidence = JSON.parse(stored.vatEvidence ?? 'null');
      expect(evidence).toMatchObject({ number: vatNumber, state });
    },
  );
});

describe('the terms of an order at Stripe', () => {
  it('are kept with their version and the request to begin early', async ({ site }) => {
    const { orderId, clientSecret } = await order(site);
    const path = `/api/orders/${orderId}/early-start`;
    const body = { clientSecret, given: true, locale: 'en' };
    expect((await site.send('PUT', path, body)).status).toBe(204);
    site.fake.confirmCard(clientSecret, '4242424242424242');
    await site.ledger();
    await site.send('PUT', path, { ...body, given: false });
    expect(await read(site, 'orderTerms')).toMatchObject([
      {
        orderId,
        termsVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
        earlyStart: expect.stringContaining('expressly ask you to begin'),
        earlyStartLanguage: 'en',
      },
    ]);
  });
});

describe('a withdrawal from an order at Stripe', () => {
  async function withdraw(site: StripeSite, packageId: string) {
    const { orderId, clientSecret } = await buy(site, {}, packageId);
    const opened = await site.post('/api/withdrawals/open', { orderId, clientSecret });
    const { token } = (await opened.json()) as { token: string };
    const statement = { token, name: 'Omar Haddad', email, locale: 'en' };
    const response = await site.post('/api/withdrawals', statement);
    expect(await response.json()).toMatchObject({ state: 'received' });
    return orderId;
  }

  it('marks the order, is confirmed to the buyer and told to the company', async ({ site }) => {
    const orderId = await withdraw(site, 'company-setup');
    expect(await read(site, 'withdrawals')).toMatchObject([{ orderId }]);
    expect(await mailsOf(site, 'withdrawal-received')).toMatchObject([{ to: email }]);
    expect(await mailsOf(site, 'withdrawal-notice')).toMatchObject([{ replyTo: email }]);
    const { orders } = await site.ledger();
    expect((await owner(site, 'refund', orders[0]?.reference ?? '')).code).toBe(0);
    expect((await site.ledger()).charges).toMatchObject([{ refundedCents: 145_000 }]);
  });

  it('ends a subscription there', async ({ site }) => {
    await withdraw(site, 'growth-partner');
    const [subscription] = site.fake.state.subscriptions.values();
    expect(subscription?.status).toBe('canceled');
  });
});

describe('the invoices of an order at Stripe', () => {
  let software: FakeInvoicing;
  beforeAll(async () => {
    software = await startInvoicing();
  });
  afterAll(() => software.close());

  it('are exported with the lines of VAT, as JSON and as CSV', async ({ site }) => {
    const { stored } = await buy(site, gmbh);
    const json = await owner(site, 'invoice', 'export', stored.reference, '--json');
    const { orders } = JSON.parse(json.output) as { orders: unknown[] };
    expect(orders).toMatchObject([
      {
        order: stored.reference,
        buyer: { company: 'Muster GmbH', vatNumber: 'DE123456789' },
        vat: { treatment: 'reverse_charge' },
        entries: [{ kind: 'charge', netCents: 117_886, vatCents: 0, totalCents: 117_886 }],
      },
    ]);
    const csv = await owner(site, 'invoice', 'export', stored.reference, '--csv');
    for (const part of [stored.reference, 'Muster GmbH', '1178.86', 'DE123456789'])
      expect(csv.output).toContain(part);
    const list = await owner(site, 'orders', '--all', '--csv');
    for (const part of [stored.reference, '"€1,178.86",€0.00,0,reverse_charge'])
      expect(list.output).toContain(part);
  });

  it('are handed over signed, for the charge and for its refund', async ({ site }) => {
    site.services.invoicing = createInvoiceWebhook(software, { allowLoopback: true });
    const context = { ...site.context, invoicing: site.services.invoicing };
    const { stored } = await buy(site);
    await owner(site, 'refund', stored.reference, '250');
    await site.ledger();
    await deliverHandovers(context);
    const told = software.received.map(({ isSigned, body }) => [isSigned, body.type]);
    expect(told).toEqual([
      [true, 'order.charged'],
      [true, 'order.refunded'],
    ]);
  });

  it('come back as a PDF that is mailed to the buyer once', async ({ site }) => {
    const { stored } = await buy(site);
    const path = join(site.dataDir, 'fatura.pdf');
    await writeFile(path, samplePdf());
    const attached = await owner(site, 'invoice', 'attach', stored.reference, path, 'FR 2026/12');
    expect(attached).toMatchObject({
      code: 0,
      output: expect.stringContaining('a mail brings it'),
    });
    await owner(site, 'invoice', 'attach', stored.reference, path, 'FR 2026/12');
    const [mail, ...others] = await mailsOf(site, 'order-invoice');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, attachments: [{ filename: 'FR-2026-12.pdf' }] });
  });
});
