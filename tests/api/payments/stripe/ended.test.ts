import { describe, expect } from 'vitest';
import { reconcilePayments } from '#features/payments/reconcile/reconcile-payments.server.ts';
import { keepPromises } from '#features/payments/refunds/keep-promises.server.ts';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import { endSubscription } from '#features/payments/subscriptions/end-subscription.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { lisbon } from '../../../factories/buyers.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

const good = '4242424242424242';
const monthAgo = () => new Date(Date.now() - 28 * 86_400_000).toISOString();

/** A subscriber whose address is known and whose renewal was declined; `secret` is the renewal's. */
async function overdue(site: StripeSite, language = 'en') {
  const response = await site.post('/api/create-payment-intent', {
    amount: 99,
    packageId: 'store-care',
    language,
  });
  const { clientSecret, orderId } = (await response.json()) as Record<string, string>;
  await site.send('PUT', `/api/orders/${orderId}/billing`, {
    clientSecret,
    email: 'noor@tessera.example',
  });
  site.fake.confirmCard(String(clientSecret), good);
  const [order] = (await site.ledger()).orders;
  const id = String(order?.subscriptionId);
  site.fake.renew(id, 'declined');
  await site.fake.webhooks.settled();
  const intent = [...site.fake.state.paymentIntents.values()].at(-1);
  const reference = String(order?.reference);
  return { id, orderId: String(orderId), reference, secret: String(intent?.client_secret) };
}

/** Forgets the mails of before, so that those of what follows are left. */
async function forgetMails(site: StripeSite): Promise<void> {
  await site.database.transaction((trx) => trx.deleteFrom('outbox').execute());
}

async function mails(site: StripeSite): Promise<(OutgoingMail & { kind: string })[]> {
  const rows = await site.database.read((db) =>
    db.selectFrom('outbox').select(['kind', 'payload']).orderBy('kind').execute(),
  );
  return rows.map(({ kind, payload }) => ({ ...(payload as OutgoingMail), kind }));
}

function flowed({ text }: OutgoingMail): string {
  return text.replace(/\s+/g, ' ');
}

function openTasks(site: StripeSite) {
  return site.database.read((db) =>
    db.selectFrom('companyTasks').select('kind').where('doneAt', 'is', null).execute(),
  );
}

async function paidLate(site: StripeSite) {
  const { differences } = await reconcilePayments(site.context, monthAgo());
  return differences.filter(({ kind }) => kind === 'paid_late');
}

describe('what is open of a subscription that ends cannot be paid any more', () => {
  it('when the owner ends it', async ({ site }) => {
    const { reference, secret } = await overdue(site);
    expect(await endSubscription(site.context, reference)).toMatchObject({
      value: { subscriptionStatus: 'cancelled' },
    });
    expect(() => site.fake.confirmCard(secret, good)).toThrow('status is canceled');
  });

  it('when Stripe gives up', async ({ site }) => {
    const { id, secret } = await overdue(site);
    site.fake.giveUp(id);
    await site.ledger();
    expect(await keepPromises(site.context)).toBe(1);
    expect(() => site.fake.confirmCard(secret, good)).toThrow('status is canceled');
    expect(await openTasks(site)).toEqual([{ kind: 'contact-client' }]);
    expect(await keepPromises(site.context)).toBe(0);
  });

  it('when an earlier attempt has ended it and broken off', async ({ site }) => {
    const { reference, secret, id } = await overdue(site);
    site.fake.switches.webhooks.drop = 1;
    site.fake.switches.fault = ({ path }) => (path.endsWith('/void') ? 'cut-before' : null);
    await expect(endSubscription(site.context, reference)).rejects.toThrow('connection');
    expect(site.fake.state.subscriptions.get(id)?.status).toBe('canceled');
    expect(await openTasks(site)).toContainEqual({ kind: 'end-unfinished' });
    site.fake.switches.fault = () => null;
    await endSubscription(site.context, reference);
    expect(() => site.fake.confirmCard(secret, good)).toThrow('status is canceled');
    expect(await openTasks(site)).toEqual([{ kind: 'contact-client' }]);
  });

  it('when another takes its place, because the buyer became another one', async ({ site }) => {
    const ask = async (body: object) => {
      const all = { amount: 99, packageId: 'store-care', ...body };
      const response = await site.post('/api/create-payment-intent', all, {
        'Idempotency-Key': 'one-purchase-of-a-subscription',
      });
      return (await response.json()) as { clientSecret: string; orderId: string };
    };
    const first = await ask({});
    const second = await ask({ ...lisbon, postalCode: '9500-150' });
    expect(second.orderId).not.toBe(first.orderId);
    expect(() => site.fake.confirmCard(first.clientSecret, good)).toThrow('status is canceled');
    site.fake.confirmCard(second.clientSecret, good);
    expect((await site.ledger()).charges).toMatchObject([{ orderId: second.orderId, late: null }]);
  });
});

describe('money that comes for an ended subscription all the same', () => {
  it.for([
    ['en', 'had already ended when this payment arrived', 'refund the payment'],
    ['pt', 'já tinha terminado quando este pagamento chegou', 'reembolse o pagamento'],
  ] as const)(
    'is told to buyer and company, asked about and listed: %s',
    async ([language, said, asked], { site }) => {
      const { id, orderId, secret, reference } = await overdue(site, language);
      site.fake.giveUp(id);
      await site.ledger();
      await forgetMails(site);
      // The race: the buyer pays before the open invoice is voided.
      site.fake.confirmCard(secret, good);
      const { orders, charges } = await site.ledger();
      expect(orders).toMatchObject([{ status: 'paid', subscriptionStatus: 'cancelled' }]);
      expect(charges.map(({ late }) => late)).toEqual([null, 'ended']);
      await keepPromises(site.context);

      const [company, buyer] = await mails(site);
      expect(company).toMatchObject({ kind: 'order-paid-late', to: 'ola@entrada.example' });
      expect(buyer).toMatchObject({ kind: 'order-receipt', to: 'noor@tessera.example' });
      expect(await mails(site)).toHaveLength(2);
      if (buyer) {
        expect(flowed(buyer)).toContain(said);
        expect(flowed(buyer)).not.toMatch(/subscription continues|subscrição continua\./);
      }
      expect(company && flowed(company)).toContain(asked);
      expect(await openTasks(site)).toContainEqual({ kind: 'paid-late' });
      expect(await paidLate(site)).toMatchObject([{ orderId }]);

      const payment = charges[1]?.paymentId;
      const look = await site.post('/api/payments/look', { payment, clientSecret: secret });
      expect(await look.json()).toMatchObject({ status: 'paid', late: 'ended', contactBy: null });

      const totalCents = charges[1]?.amountCents ?? 0;
      await refundOrder(site.context, { reference, totalCents });
      expect(await openTasks(site)).not.toContainEqual({ kind: 'paid-late' });
      expect(await paidLate(site)).toEqual([]);
      const after = await site.post('/api/payments/look', { payment, clientSecret: secret });
      expect(await after.json()).toMatchObject({ status: 'refunded' });
    },
  );

  it('is so too when the message about the end is late or lost', async ({ site }) => {
    const { id, secret } = await overdue(site);
    site.fake.switches.webhooks.drop = 1;
    const { charges, now, subscriptions } = site.fake.state;
    for (const charge of charges.values()) charge.created = now() - 120;
    site.fake.giveUp(id);
    Object.assign(subscriptions.get(id) ?? {}, { ended_at: now() - 60 });
    const intent = site.fake.confirmCard(secret, good);
    await forgetMails(site);
    const look = await site.post('/api/payments/look', {
      payment: intent.id,
      clientSecret: secret,
    });
    expect(await look.json()).toMatchObject({ late: 'ended' });
    const kinds = (await mails(site)).map(({ kind }) => kind);
    expect(kinds).toEqual([
      ...['order-ended', 'order-paid-late', 'order-receipt', 'order-subscription-ended'],
    ]);
  });

  it('begins nothing where the subscription never began', async ({ site }) => {
    const response = await site.post('/api/create-payment-intent', {
      amount: 99,
      packageId: 'store-care',
    });
    const { clientSecret, orderId } = (await response.json()) as Record<string, string>;
    const { subscriptions, now } = site.fake.state;
    for (const one of subscriptions.values())
      Object.assign(one, { status: 'incomplete_expired', ended_at: now() - 5 });
    site.fake.confirmCard(String(clientSecret), good);
    const { charges, orders } = await site.ledger();
    expect(orders).toMatchObject([
      { id: orderId, status: 'paid', subscriptionStatus: 'cancelled' },
    ]);
    expect(charges).toMatchObject([{ late: 'ended' }]);
    expect(await openTasks(site)).toEqual([{ kind: 'paid-late' }]);
    await site.send('PUT', `/api/orders/${orderId}/billing`, {
      clientSecret,
      email: 'noor@tessera.example',
    });
    const receipt = (await mails(site)).find(({ kind }) => kind === 'order-receipt');
    expect(receipt && flowed(receipt)).toContain('had already ended');
    expect(receipt && flowed(receipt)).not.toContain('What happens next');
  });

  it('leaves an ended subscription no request to pay it', async ({ site }) => {
    const { id } = await overdue(site);
    await forgetMails(site);
    site.fake.giveUp(id);
    await site.ledger();
    await keepPromises(site.context);
    await site.ledger();
    const kinds = (await mails(site)).map(({ kind }) => kind);
    expect(kinds).toEqual(['order-ended', 'order-subscription-ended']);
    const due = await site.database.read((db) =>
      db.selectFrom('unpaidRenewals').select('paymentId').where('endedAt', 'is', null).execute(),
    );
    expect(due).toEqual([]);
  });
});
