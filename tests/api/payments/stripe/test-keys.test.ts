import { describe, expect, onTestFinished } from 'vitest';
import { showConnections } from '#features/settings/show-connections.server.ts';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

async function buy(site: StripeSite) {
  const body = { amount: 1, packageId: 'company-setup', email: 'omar@cedar.example' };
  const response = await site.post('/api/create-payment-intent', body);
  const intent = (await response.json()) as { clientSecret: string; provider: string };
  site.fake.confirmCard(intent.clientSecret, '4242424242424242');
  const { orders } = await site.ledger();
  return { intent, stored: orders.at(-1) };
}

function owner(site: StripeSite, ...args: string[]) {
  return runOwnerCommand(ownerCommands, args, async () => site.services);
}

/** The same account with its live keys, to which payments of the test keys are unknown. */
function goLive(site: StripeSite) {
  const { payments } = site.services;
  onTestFinished(() => {
    site.services.payments = payments;
  });
  site.services.payments = {
    ...payments,
    name: 'stripe',
    getPayment: async () => null,
    async *listPayments() {},
    async *listDisputes() {},
  };
}

describe('an order paid with the test keys of Stripe', () => {
  it('says everywhere that nothing was charged', async ({ site }) => {
    const { intent, stored } = await buy(site);
    expect(intent.provider).toBe('stripe');
    expect(stored).toMatchObject({ status: 'paid', provider: 'stripe_test' });
    const look = { payment: stored?.paymentId, clientSecret: intent.clientSecret };
    const looked = await (await site.post('/api/payments/look', look)).json();
    expect(looked).toMatchObject({ status: 'paid', isTest: true, provider: 'stripe' });
    const mails = await site.database.read((db) =>
      db.selectFrom('outbox').select(['kind', 'payload']).execute(),
    );
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'order-paid',
      'order-receipt',
      'project-begun',
    ]);
    for (const { payload } of mails)
      expect(JSON.stringify(payload)).toMatch(/Test mode: nothing was charged\./);
    const { output } = await owner(site, 'invoice', 'export', stored?.reference ?? '', '--json');
    expect(JSON.parse(output)).toMatchObject({ orders: [{ isTest: true }] });
  });

  it.for([
    ['sk_test_1', 'stripe_test'],
    ['sk_live_1', 'stripe'],
  ] as const)('the settings tell the keys apart: %s', async ([secretKey, provider], { site }) => {
    const keys = { secretKey, publishableKey: 'pk', webhookSecret: 'whsec', apiUrl: null };
    const installation = { smtpUrl: null, mailFrom: null, stripe: keys };
    const { payments } = await showConnections(site.context, installation);
    expect(payments.provider).toBe(provider);
  });

  it('is no difference to the live keys, and not refunded with them', async ({ site }) => {
    const { stored } = await buy(site);
    const reference = stored?.reference ?? '';
    goLive(site);
    expect(await owner(site, 'reconcile')).toMatchObject({ code: 0 });
    const refused = await owner(site, 'refund', reference);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.error).toContain('test keys');
  });
});
