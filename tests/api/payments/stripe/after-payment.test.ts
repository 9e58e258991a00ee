import { describe, expect } from 'vitest';
import { subscriberToken } from '#features/payments/ledger/order-links.server.ts';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import { remindOfRenewals } from '#features/payments/subscriptions/renewals.server.ts';
import { remindVouchers } from '#features/payments/waiting/remind-vouchers.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

const good = '4242424242424242';
const day = 24 * 60 * 60_000;

/** Orders a package as Omar, who reads Portuguese. */
async function order(site: StripeSite, packageId: string) {
  const body = { amount: 1, packageId, email: 'omar@cedar.example', language: 'pt' };
  const response = await site.post('/api/create-payment-intent', body);
  const { orderId = '', clientSecret = '' } = (await response.json()) as Record<string, string>;
  return { orderId, clientSecret, payment: clientSecret.split('_secret_')[0] ?? '' };
}

async function subscribe(site: StripeSite) {
  const ordered = await order(site, 'store-care');
  site.fake.confirmCard(ordered.clientSecret, good);
  const [row] = (await site.ledger()).orders;
  return { ...ordered, subscription: String(row?.subscriptionId) };
}

/** The mails to Omar that wait, by kind. */
async function mailsOf(site: StripeSite, kind: string): Promise<OutgoingMail[]> {
  await site.fake.webhooks.settled();
  const rows = await site.database.read((db) =>
    db.selectFrom('outbox').select('payload').where('kind', '=', kind).orderBy('id').execute(),
  );
  return rows.map(({ payload }) => payload as unknown as OutgoingMail);
}

function contextAt(site: StripeSite, milliseconds: number): StripeSite['context'] {
  return { ...site.context, clock: () => new Date(Date.now() + milliseconds) };
}

describe('a Multibanco voucher of Stripe', () => {
  it('is mailed with its numbers, reminded of once, and followed by the receipt', async ({
    site,
  }) => {
    const { clientSecret, payment } = await order(site, 'company-setup');
    site.fake.confirmVoucher(clientSecret);
    const [mail] = await mailsOf(site, 'order-voucher');
    expect(mail).toMatchObject({ to: 'omar@cedar.example' });
    for (const said of ['11249', '999 000 123', '1450,00 €']) expect(mail?.text).toContain(said);
    const [wait] = await site.database.read((db) =>
      db.selectFrom('paymentWaits').select('until').execute(),
    );
    const untilEnd = Date.parse(wait?.until ?? '') - Date.now();
    expect(await remindVouchers(contextAt(site, untilEnd - 2 * day))).toBe(0);
    expect(await remindVouchers(contextAt(site, untilEnd - day / 2))).toBe(1);
    expect(await remindVouchers(contextAt(site, untilEnd - day / 2))).toBe(0);
    site.fake.settle(payment, 'paid');
    expect(await mailsOf(site, 'order-receipt')).toHaveLength(1);
    expect(await mailsOf(site, 'order-voucher-reminder')).toEqual([]);
  });

  it('that lapses leaves the order to be paid again', async ({ site }) => {
    const { clientSecret, payment } = await order(site, 'company-setup');
    site.fake.confirmVoucher(clientSecret);
    site.fake.settle(payment, 'failed');
    expect((await site.ledger()).orders).toMatchObject([{ status: 'failed' }]);
    site.fake.confirmCard(clientSecret, good);
    expect((await site.ledger()).orders).toMatchObject([{ status: 'paid' }]);
  });
});

describe('a buyer with Stripe, in Portuguese', () => {
  it('is told of a refund', async ({ site }) => {
    const { clientSecret } = await order(site, 'company-setup');
    site.fake.confirmCard(clientSecret, good);
    const reference = String((await site.ledger()).orders[0]?.reference);
    await refundOrder(site.context, { reference, totalCents: 25_050 });
    expect(await mailsOf(site, 'order-refunded')).toMatchObject([
      { to: 'omar@cedar.example', subject: expect.stringContaining('Reembolso: 250,50 €') },
    ]);
  });

  it('is asked to pay a renewal that failed, by a link, again and again until it is paid', async ({
    site,
  }) => {
    const { orderId, subscription } = await subscribe(site);
    site.fake.renew(subscription, 'declined');
    const token = await site.database.read((db) => subscriberToken(db, orderId));
    const [first] = await mailsOf(site, 'order-payment-due');
    expect(first).toMatchObject({ to: 'omar@cedar.example' });
    expect(first?.text).toContain(`/pt/subscription/${token}`);
    await remindOfRenewals(contextAt(site, 2 * day));
    expect(await mailsOf(site, 'order-payment-due')).toHaveLength(1);
    await remindOfRenewals(contextAt(site, 3 * day + 60_000));
    expect(await mailsOf(site, 'order-payment-due')).toHaveLength(2);
    const due = await site.post(`/api/subscriptions/${token}/payment`, {});
    const { clientSecret } = (await due.json()) as { clientSecret: string };
    site.fake.confirmCard(clientSecret, good);
    expect((await site.ledger()).orders).toMatchObject([{ subscriptionStatus: 'active' }]);
    await remindOfRenewals(contextAt(site, 12 * day));
    expect(await mailsOf(site, 'order-payment-due')).toHaveLength(2);
  });

  it('ends the subscription by the link of the receipt, and is told that it will end and that it has', async ({
    site,
  }) => {
    const { orderId, subscription } = await subscribe(site);
    const token = await site.database.read((db) => subscriberToken(db, orderId));
    const [receipt] = await mailsOf(site, 'order-receipt');
    expect(receipt?.text).toContain(`/pt/subscription/${token}`);
    expect((await site.post(`/api/subscriptions/${token}/end`, {})).status).toBe(200);
    expect(site.fake.state.subscriptions.get(subscription)?.cancel_at_period_end).toBe(true);
    expect(await mailsOf(site, 'order-ending')).toMatchObject([
      { subject: expect.stringContaining('A sua subscrição vai terminar') },
    ]);
    await site.payments.cancelSubscription(subscription);
    expect(await mailsOf(site, 'order-ended')).toMatchObject([
      { subject: expect.stringContaining('A sua subscrição terminou') },
    ]);
  });

  it('withdraws from a subscription, which Stripe then charges no more', async ({ site }) => {
    const { orderId, clientSecret, subscription } = await subscribe(site);
    const opened = await site.post('/api/withdrawals/open', { orderId, clientSecret });
    const { token } = (await opened.json()) as { token: string };
    const person = { name: 'Omar Haddad', email: 'omar@cedar.example', locale: 'pt' };
    const withdrawn = await site.post('/api/withdrawals', { token, ...person });
    expect(withdrawn.status).toBeLessThan(300);
    expect((await site.ledger()).orders).toMatchObject([{ subscriptionStatus: 'cancelled' }]);
    expect(site.fake.state.subscriptions.get(subscription)?.status).toBe('canceled');
    expect(await mailsOf(site, 'withdrawal-received')).toHaveLength(1);
  });
});
