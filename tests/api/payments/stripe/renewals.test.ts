import { describe, expect } from 'vitest';
import { applySubscription } from '#features/payments/ledger/apply-subscription.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';

async function subscribe(site: StripeSite) {
  const response = await site.post('/api/create-payment-intent', {
    amount: 99,
    packageId: 'store-care',
  });
  const { clientSecret } = (await response.json()) as { clientSecret: string };
  site.fake.confirmCard(clientSecret, '4242424242424242');
  const [order] = (await site.ledger()).orders;
  return { id: String(order?.subscriptionId), orderId: String(order?.id) };
}

async function renewals(site: StripeSite) {
  await site.fake.webhooks.settled();
  return site.database.read((db) => db.selectFrom('unpaidRenewals').selectAll().execute());
}

describe("Stripe's failed renewals", () => {
  it.for([
    ['declined', 'declined'],
    ['returned', 'declined'],
    ['authentication', 'authentication'],
  ] as const)('%s: the buyer is asked, until it is paid', async ([outcome, kind], { site }) => {
    const { id, orderId } = await subscribe(site);
    const invoice = site.fake.renew(id, outcome);
    const [renewal] = await renewals(site);
    expect(renewal).toMatchObject({ orderId, kind, mailed: 1, endedAt: null });
    const intent = site.fake.state.paymentIntents.get(String(renewal?.paymentId));
    site.fake.confirmCard(String(intent?.client_secret), '4242424242424242');
    expect(await renewals(site)).toMatchObject([{ endedAt: expect.any(String), mailDueAt: null }]);
    expect(site.fake.state.invoices.get(invoice.id)?.status).toBe('paid');
    expect((await site.ledger()).orders).toMatchObject([{ subscriptionStatus: 'active' }]);
  });

  it.for([
    ['en', 'Next attempt'],
    ['pt', 'Nova tentativa'],
  ] as const)(
    'the mails say when the bank is asked again, which Stripe may move: %s',
    async ([language, label], { site }) => {
      const { id, orderId } = await subscribe(site);
      const buyer = { billingEmail: 'noor@tessera.example', language };
      await site.database.read((db) =>
        db.updateTable('orders').set(buyer).where('id', '=', orderId).execute(),
      );
      const invoice = site.fake.renew(id, 'declined');
      const [renewal] = await renewals(site);
      const retry = new Date(Number(invoice.next_payment_attempt) * 1000);
      expect(renewal).toMatchObject({ retriesAt: retry.toISOString() });
      const mails = await site.database.read((db) =>
        db
          .selectFrom('outbox')
          .select(['kind', 'payload'])
          .where('kind', 'in', ['order-payment-due', 'order-renewal-failed'])
          .orderBy('kind')
          .execute(),
      );
      expect(mails.map(({ kind }) => kind)).toEqual(['order-payment-due', 'order-renewal-failed']);
      const day = new Intl.DateTimeFormat(language === 'pt' ? 'pt-PT' : 'en-GB', {
        ...({ timeZone: 'Europe/Lisbon', day: 'numeric', month: 'long' } as const),
      }).format(retry);
      for (const { payload } of mails) {
        const text = (payload as OutgoingMail).text.replace(/\s+/g, ' ');
        expect(text).toContain(label);
        expect(text.slice(text.indexOf(label))).toContain(day);
      }
      // Stripe moves the attempt with each failure.
      Object.assign(site.fake.state.invoices.get(invoice.id) ?? {}, {
        next_payment_attempt: Number(invoice.next_payment_attempt) + 86_400,
      });
      const now = await site.payments.getSubscription(id);
      if (now) await applySubscription(site.context, now);
      expect(await renewals(site)).toMatchObject([
        { retriesAt: new Date(retry.getTime() + 86_400_000).toISOString(), mailed: 1 },
      ]);
    },
  );

  it('a returned debit speaks of no card', async ({ site }) => {
    const { id, orderId } = await subscribe(site);
    await site.database.read((db) =>
      db
        .updateTable('orders')
        .set({ billingEmail: 'noor@tessera.example' })
        .where('id', '=', orderId)
        .execute(),
    );
    site.fake.renew(id, 'returned');
    await renewals(site);
    const mails = await site.database.read((db) =>
      db.selectFrom('outbox').select('payload').where('kind', '=', 'order-payment-due').execute(),
    );
    const text = (mails[0]?.payload as OutgoingMail | undefined)?.text;
    expect(text).toContain('returned the direct debit');
    expect(text).not.toMatch(/\bcard\b/);
  });

  it('a subscription ends with its period, or goes on after all', async ({ site }) => {
    const { id } = await subscribe(site);
    const ending = await site.payments.endAtPeriodEnd(id, true);
    expect(ending.endsAt).toBe(ending.periodEndsAt);
    expect(ending).toMatchObject({ status: 'active', endsAt: expect.any(String) });
    expect((await site.ledger()).orders).toMatchObject([{ subscriptionEndsAt: ending.endsAt }]);
    expect(await site.payments.endAtPeriodEnd(id, false)).toMatchObject({ endsAt: null });
    expect((await site.ledger()).orders).toMatchObject([{ subscriptionEndsAt: null }]);
  });

  it('another card renews from now on, and a late event does not bring back an older one', async ({
    site,
  }) => {
    const { id, orderId } = await subscribe(site);
    const older = await site.payments.startCardChange(id);
    site.fake.saveCard(older.clientSecret, '4242424242424242');
    await site.fake.webhooks.settled();
    const { state } = site.fake;
    const first = state.setupIntents.get(older.id)?.payment_method;
    expect(state.subscriptions.get(id)?.default_payment_method).toBe(first);
    const newer = await site.payments.startCardChange(id);
    Object.assign(state.setupIntents.get(newer.id) ?? {}, { created: state.now() + 60 });
    site.fake.saveCard(newer.clientSecret, '4000002500003155');
    await site.fake.webhooks.settled();
    const second = state.setupIntents.get(newer.id)?.payment_method;
    expect(second).not.toBe(first);
    expect(await site.payments.finishCardChange(older.id)).toMatchObject({ isUsed: false });
    expect(state.subscriptions.get(id)?.default_payment_method).toBe(second);
    const history = await site.database.read((db) =>
      db
        .selectFrom('orderHistory')
        .select('paymentId')
        .where('orderId', '=', orderId)
        .where('kind', '=', 'card_changed')
        .execute(),
    );
    expect(history.map(({ paymentId }) => paymentId)).toEqual([older.id, newer.id]);
  });

  it('a card that the bank refuses, or an intent of another site, changes nothing', async ({
    site,
  }) => {
    const { id } = await subscribe(site);
    const change = await site.payments.startCardChange(id);
    site.fake.saveCard(change.clientSecret, '4000002500003155', false);
    await site.fake.webhooks.settled();
    expect(await site.payments.finishCardChange(change.id)).toMatchObject({ isUsed: false });
    expect(site.fake.state.subscriptions.get(id)?.default_payment_method).toBeNull();
    expect(await site.payments.finishCardChange('seti_unknown')).toBeNull();
    expect(await site.payments.finishCardChange('pi_unknown')).toBeNull();
  });

  it('is reported as it is to whoever returns from its card form, and promises no call', async ({
    site,
  }) => {
    const { id } = await subscribe(site);
    site.fake.renew(id, 'declined');
    const [renewal] = await renewals(site);
    const payment = String(renewal?.paymentId);
    const secret = site.fake.state.paymentIntents.get(payment)?.client_secret ?? '';
    const look = async () =>
      (await site.post('/api/payments/look', { payment, clientSecret: secret })).json();
    expect(await look()).toMatchObject({ status: 'failed', contactBy: null });
    site.fake.confirmCard(secret, '4000002500003155');
    expect(await look()).toMatchObject({ status: 'open' });
    site.fake.authenticate(secret, true);
    expect(await look()).toMatchObject({ status: 'paid', contactBy: null });
  });
});
