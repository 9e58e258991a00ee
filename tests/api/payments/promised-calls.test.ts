import { describe, expect } from 'vitest';
import { withdrawalToken } from '#features/payments/ledger/order-links.server.ts';
import { sweepOrders } from '#features/payments/reconcile/sweep-orders.server.ts';
import { keepPromises } from '#features/payments/refunds/keep-promises.server.ts';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import { endSubscription } from '#features/payments/subscriptions/end-subscription.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import {
  buy,
  cards,
  look,
  type OrderSite,
  requireOrder,
  rows,
  send,
  subscribe,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

function away(): never {
  throw new ProviderError('away', { code: 'api_connection_error', unreachable: true });
}

async function withdraw(site: OrderSite, orderId: string) {
  const token = await site.database.read((db) => withdrawalToken(db, orderId));
  const body = { token, name: 'Noor Aziz', email: 'noor@tessera.example', locale: 'en' };
  return send(site, '/api/withdrawals', { body });
}

async function openTasks(site: OrderSite): Promise<string[]> {
  const tasks = await rows(site, 'companyTasks');
  return tasks.flatMap(({ kind, doneAt }) => (doneAt === null ? [kind] : [])).sort();
}

describe('a withdrawal while the card provider is away', () => {
  it('is kept until the subscription has ended, says so, and no renewal is charged', async ({
    site,
    later,
  }) => {
    const { orderId } = await subscribe(site);
    site.overrides.calls = { cancelSubscription: away };
    expect(await withdraw(site, orderId)).toMatchObject({ body: { state: 'received' } });
    expect(await openTasks(site)).toEqual(['end-unfinished', 'withdrawal']);
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('active');
    later({ minutes: 10 });
    expect(await keepPromises(site.context)).toBe(0);
    expect(await rows(site, 'promisedCalls')).toMatchObject([
      {
        kind: 'end_subscription',
        state: 'waiting',
        attempts: 2,
        lastError: 'api_connection_error',
      },
    ]);
    // Somebody presses Done; it is not.
    await site.database.transaction((trx) =>
      trx.updateTable('companyTasks').set({ doneAt: new Date().toISOString() }).execute(),
    );
    later({ minutes: 10 });
    await keepPromises(site.context);
    expect(await openTasks(site)).toEqual(['end-unfinished']);
    site.overrides.calls = {};
    later({ hours: 1 });
    expect(await Promise.all([keepPromises(site.context), keepPromises(site.context)])).toEqual(
      expect.arrayContaining([1, 0]),
    );
    expect(await openTasks(site)).toEqual([]);
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('cancelled');
    await site.pass(70 * day);
    expect(await rows(site, 'charges')).toHaveLength(1);
  });

  it('does not wait for the next minute of the job: it is tried at once', async ({ site }) => {
    const { orderId } = await subscribe(site);
    await withdraw(site, orderId);
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('cancelled');
    expect(await rows(site, 'promisedCalls')).toMatchObject([{ state: 'done', attempts: 1 }]);
    expect(await openTasks(site)).toEqual(['withdrawal']);
  });

  it('a renewal that is charged all the same is told as what it is, and goes back', async ({
    site,
  }) => {
    const { orderId } = await subscribe(site);
    site.overrides.calls = { cancelSubscription: away };
    await withdraw(site, orderId);
    await site.database.transaction((trx) => trx.deleteFrom('outbox').execute());
    await site.pass(35 * day);
    const charges = await rows(site, 'charges');
    expect(charges.map(({ late }) => late).sort()).toEqual([null, 'withdrawn'].sort());
    const mails = await waitingMails(site);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['order-paid-late', 'order-receipt']);
    for (const { text } of mails) expect(text).not.toContain('continues');
    const text = mails.find(({ kind }) => kind === 'order-receipt')?.text.replace(/\s+/g, ' ');
    expect(text).toContain('You had already withdrawn from this order when this payment arrived.');
    expect(await openTasks(site)).toEqual(['end-unfinished', 'withdrawal']);
  });

  it('money of a debit that was on its way arrives, and is told as what it is', async ({
    site,
  }) => {
    const { body } = await send(site, '/api/create-payment-intent', {
      body: { amount: 1, packageId: 'company-setup' },
    });
    const secret = String(body.clientSecret);
    await site.sandbox.waitForMoney(secret, { kind: 'sepa_debit', phone: null });
    await site.pass(minute);
    await withdraw(site, String(body.orderId));
    await site.sandbox.endWait(secret, 'paid');
    await site.pass(minute);
    expect(await rows(site, 'charges')).toMatchObject([{ late: 'withdrawn' }]);
    expect(await openTasks(site)).toEqual(['withdrawal']);
    const payment = String((await rows(site, 'charges'))[0]?.paymentId);
    expect(await look(site, { payment, clientSecret: secret })).toMatchObject({
      body: { status: 'paid', late: 'withdrawn', contactBy: null },
    });
  });
});

describe('what else was promised while the provider was away', () => {
  it('the end that the owner ordered', async ({ site, later }) => {
    const { orderId } = await subscribe(site);
    const { reference } = await requireOrder(site, orderId);
    site.overrides.calls = { cancelSubscription: away };
    await expect(endSubscription(site.context, reference)).rejects.toThrow('away');
    expect(await openTasks(site)).toEqual(['contact-client', 'end-unfinished']);
    site.overrides.calls = {};
    later({ minutes: 1 });
    expect(await keepPromises(site.context)).toBe(1);
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('cancelled');
    expect(await openTasks(site)).toEqual(['contact-client']);
  });

  it.for([
    ['before the money moved', false],
    ['after it, so that only the response was lost', true],
  ] as const)('a refund, away %s, is made once', async ([, isMade], { site, later }) => {
    const { orderId } = await buy(site);
    const { reference } = await requireOrder(site, orderId);
    site.overrides.calls = {
      async refund(id, refund) {
        if (isMade) await site.sandbox.refund(id, refund);
        return away();
      },
    };
    const refund = { reference, totalCents: 45_000 };
    await expect(refundOrder(site.context, refund)).rejects.toThrow('away');
    expect(await openTasks(site)).toEqual(['contact-client', 'refund-unfinished']);
    site.overrides.calls = {};
    later({ minutes: 1 });
    expect(await keepPromises(site.context)).toBe(1);
    expect(await keepPromises(site.context)).toBe(0);
    expect(await rows(site, 'charges')).toMatchObject([{ refundedCents: 45_000 }]);
    expect(await openTasks(site)).toEqual(['contact-client']);
    expect(await refundOrder(site.context, refund)).toMatchObject({
      value: { refundedNowCents: 0 },
    });
  });

  it('a refund that is refused for certain later is not tried for ever, but asked about', async ({
    site,
    later,
  }) => {
    const { orderId } = await buy(site);
    const { reference } = await requireOrder(site, orderId);
    site.overrides.calls = { refund: away };
    await expect(refundOrder(site.context, { reference, totalCents: 100 })).rejects.toThrow();
    site.overrides.calls = {
      refund: () => {
        throw new ProviderError('no', { code: 'charge_disputed', unreachable: false });
      },
    };
    later({ minutes: 1 });
    await keepPromises(site.context);
    expect(await openTasks(site)).toEqual(['contact-client', 'refund-failed']);
    expect(await rows(site, 'promisedCalls')).toMatchObject([{ state: 'refused' }]);
    later({ hours: 3 });
    expect(await keepPromises(site.context)).toBe(0);
  });

  it('who pays, without a task', async ({ site, later }) => {
    site.overrides.calls = { identifyBuyer: away };
    const { body } = await send(site, '/api/create-payment-intent', {
      body: { amount: 1, packageId: 'company-setup' },
    });
    const { orderId, clientSecret } = body;
    const billing = { clientSecret, name: 'Noor', email: 'noor@tessera.example' };
    const saved = await send(site, `/api/orders/${orderId}/billing`, {
      method: 'PUT',
      body: billing,
    });
    expect(saved.status).toBe(204);
    expect(await openTasks(site)).toEqual([]);
    site.overrides.calls = {};
    later({ minutes: 1 });
    expect(await keepPromises(site.context)).toBe(1);
    const [payment] = await site.database.read((db) =>
      db.selectFrom('sandboxPayments').select('customerEmail').execute(),
    );
    expect(payment).toEqual({ customerEmail: 'noor@tessera.example' });
  });
});

describe('the sandbox is as strict as the card provider', () => {
  it('an ended subscription leaves an open renewal, which the job closes', async ({ site }) => {
    const { orderId } = await subscribe(site, cards.noRenewal);
    await site.pass(65 * day);
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('cancelled');
    const open = () =>
      site.database.read((db) =>
        db
          .selectFrom('sandboxPayments')
          .select('clientSecret')
          .where('status', '=', 'open')
          .execute(),
      );
    expect(await open()).toHaveLength(1);
    expect(await keepPromises(site.context)).toBe(1);
    expect(await open()).toEqual([]);
  });

  it('what is paid of it before that is late, and nothing goes on', async ({ site }) => {
    const { orderId } = await subscribe(site, cards.noRenewal);
    await site.pass(65 * day);
    const [renewal] = await site.database.read((db) =>
      db
        .selectFrom('sandboxPayments')
        .select('clientSecret')
        .where('status', '=', 'open')
        .execute(),
    );
    await site.sandbox.confirm(String(renewal?.clientSecret), cards.good);
    await site.pass(minute);
    expect((await rows(site, 'charges')).map(({ late }) => late)).toContain('ended');
    expect(await openTasks(site)).toContain('paid-late');
    expect((await requireOrder(site, orderId)).subscriptionStatus).toBe('cancelled');
    await site.pass(40 * day);
    await sweepOrders(site.context);
    expect(await rows(site, 'charges')).toHaveLength(2);
  });
});
