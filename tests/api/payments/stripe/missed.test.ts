import { describe, expect } from 'vitest';
import {
  acknowledgeEvents,
  countLedgerFindings,
} from '#features/payments/reconcile/ledger-findings.server.ts';
import { showLastComparison } from '#features/payments/reconcile/show-reconciliation.server.ts';
import { sweepOrders } from '#features/payments/reconcile/sweep-orders.server.ts';
import { keepPromises } from '#features/payments/refunds/keep-promises.server.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

const good = '4242424242424242';

async function order(site: StripeSite, packageId: string) {
  const body = { amount: 99, packageId };
  const response = await site.post('/api/create-payment-intent', body);
  return (await response.json()) as { clientSecret: string; orderId: string };
}

async function paid(site: StripeSite, packageId = 'company-setup') {
  const made = await order(site, packageId);
  const intent = site.fake.confirmCard(made.clientSecret, good);
  await site.ledger();
  return { ...made, payment: intent.id };
}

/** From now on no event arrives. */
function loseEvents(site: StripeSite): void {
  site.fake.switches.webhooks.drop = 1;
}

function hoursLater(site: StripeSite, hours: number) {
  const at = new Date(Date.now() + hours * 61 * 60_000);
  return { ...site.context, clock: () => at };
}

function disputes(site: StripeSite) {
  return site.database.read((db) => db.selectFrom('disputes').selectAll().execute());
}

async function openTasks(site: StripeSite): Promise<string[]> {
  const rows = await site.database.read((db) =>
    db.selectFrom('companyTasks').select('kind').where('doneAt', 'is', null).execute(),
  );
  return rows.map(({ kind }) => kind).sort();
}

describe('the sweep finds what no event told', () => {
  it('a dispute, and how it ended', async ({ site }) => {
    const { payment } = await paid(site);
    loseEvents(site);
    await sweepOrders(site.context);
    const { id } = site.fake.dispute(payment);
    await sweepOrders(site.context);
    expect(await disputes(site)).toMatchObject([{ id, status: 'needs_response' }]);
    expect(await openTasks(site)).toEqual(['answer-dispute', 'contact-client']);
    site.fake.closeDispute(id, 'lost');
    await sweepOrders(site.context);
    expect(await disputes(site)).toMatchObject([{ id, status: 'lost' }]);
    expect(await openTasks(site)).toEqual(['contact-client']);
  });

  it('a refund that was made at Stripe, within the hour', async ({ site }) => {
    const { payment } = await paid(site);
    await sweepOrders(site.context);
    loseEvents(site);
    await site.payments.refund(payment, { amountCents: 45_000, key: 'made-at-stripe' });
    await sweepOrders(site.context);
    expect((await site.ledger()).charges).toMatchObject([{ refundedCents: 0 }]);
    await sweepOrders(hoursLater(site, 1));
    expect((await site.ledger()).charges).toMatchObject([{ refundedCents: 45_000 }]);
    expect(await countLedgerFindings(site.context)).toBe(0);
  });

  it('a renewal, of a subscription that was checked a moment ago', async ({ site }) => {
    await paid(site, 'store-care');
    await sweepOrders(site.context);
    loseEvents(site);
    const [subscription] = site.fake.state.subscriptions.keys();
    site.fake.renew(String(subscription), 'paid');
    await sweepOrders(hoursLater(site, 1));
    expect((await site.ledger()).charges).toHaveLength(2);
  });

  it('a subscription that goes on although its buyer has withdrawn', async ({ site }) => {
    const { orderId } = await paid(site, 'store-care');
    loseEvents(site);
    const { now, subscriptions } = site.fake.state;
    // Withdrawn from before anybody kept such a promise.
    await site.database.transaction((trx) =>
      trx
        .insertInto('withdrawals')
        .values({
          orderId,
          name: 'Noor',
          email: 'noor@tessera.example',
          language: 'en',
          statement: 'I withdraw.',
          receivedAt: new Date(now() * 1000).toISOString(),
        })
        .execute(),
    );
    await sweepOrders(site.context);
    expect(await keepPromises(site.context)).toBe(1);
    expect([...subscriptions.values()]).toMatchObject([{ status: 'canceled' }]);
    expect((await site.ledger()).orders).toMatchObject([{ subscriptionStatus: 'cancelled' }]);
  });

  it('money and a subscription that belong to nothing, for Today, until they are dealt with', async ({
    site,
  }) => {
    loseEvents(site);
    const charge = { orderedAt: new Date().toISOString(), currency: 'EUR', amountCents: 900 };
    const once = { ...charge, orderId: 'other-1', description: 'Other' };
    const single = await site.payments.startPayment({ ...once, interval: 'one-time' });
    site.fake.confirmCard(single.clientSecret, good);
    const monthly = await site.payments.startPayment({
      ...once,
      orderId: 'other-2',
      interval: 'month',
    });
    site.fake.confirmCard(monthly.clientSecret, good);
    await sweepOrders(hoursLater(site, 1));
    const findings = await site.database.read((db) =>
      db.selectFrom('ledgerFindings').select(['kind', 'about']).orderBy('kind').execute(),
    );
    expect(findings).toEqual(
      expect.arrayContaining([
        { kind: 'unknown_payment', about: single.id },
        { kind: 'unknown_subscription', about: monthly.subscriptionId },
      ]),
    );
    expect(await countLedgerFindings(site.context)).toBe(3);
    const unknown = async () => {
      const { differences } = await showLastComparison(site.context);
      return differences.filter(({ kind }) => kind.startsWith('unknown_'));
    };
    expect(await unknown()).toHaveLength(3);
    for (const about of [single.id, monthly.id, String(monthly.subscriptionId)])
      expect(await acknowledgeEvents(site.context, about)).toBe(true);
    expect(await acknowledgeEvents(site.context, single.id)).toBe(false);
    expect(await unknown()).toEqual([]);
    await sweepOrders(hoursLater(site, 3));
    expect(await countLedgerFindings(site.context)).toBe(0);
  });

  it('nothing while the provider is away, and fails nothing else', async ({ site }) => {
    await paid(site);
    site.fake.switches.fault = () => 'cut-before';
    expect(await sweepOrders(site.context)).toMatchObject({ failed: 1 });
  });
});
