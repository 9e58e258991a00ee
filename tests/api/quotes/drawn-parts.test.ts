import { expect } from 'vitest';
import { withdrawalToken } from '#features/payments/ledger/order-links.server.ts';
import { sweepOrders } from '#features/payments/reconcile/sweep-orders.server.ts';
import { cancelRequest } from '#features/payments/requests/change-request.server.ts';
import { receiveTransfer } from '#features/payments/requests/receive-transfer.server.ts';
import { requestHref } from '#features/payments/requests/request-links.server.ts';
import { createQuote } from '#features/quotes/create-quote.server.ts';
import { sendQuote } from '#features/quotes/send-quote.server.ts';
import type { StripeSite } from '../../factories/stripe/stripe-site.ts';
import { test as it } from '../../factories/stripe/stripe-site-test.ts';
import { createRandom } from '../../simulation/random.ts';
import { threeParts } from './quote-calls.ts';

/** Has a quote in three parts accepted; returns the tokens of its payments. */
async function accept(site: StripeSite): Promise<{ id: string; token: string }[]> {
  const input = {
    ...threeParts,
    locale: 'en',
    validUntil: '2999-12-31',
    plan: [
      { percent: 33.33, when: 'accepted' },
      { percent: 33.33, when: 'accepted' },
      { percent: 33.34, when: 'accepted' },
    ],
  } as const;
  const lines = input.lines.map((line) => ({ ...line }));
  const plan = input.plan.map((part) => ({ ...part }));
  const made = await createQuote(site.context, { ...input, lines, plan }, null);
  if (!made.ok) throw new Error(made.refusal.code);
  await sendQuote(site.context, made.value.id);
  const body = { choice: 'accepted', name: 'Noor Haddad' };
  // Pressed twice: one acceptance.
  const answers = await Promise.all([1, 2].map(() => site.post(`/api${made.value.url}`, body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return site.database.read(async (db) => {
    const rows = await db.selectFrom('quoteParts').select('requestId').orderBy('sort').execute();
    return Promise.all(
      rows.map(async ({ requestId }) => {
        const id = requestId ?? '';
        return { id, token: (await requestHref(db, id)).split('=')[1] ?? '' };
      }),
    );
  });
}

it.for([11, 12, 13, 14, 15, 16])(
  'each part is paid once at most, and one withdrawal ends all, in any order of events: %i',
  async (seed, { site }) => {
    const random = createRandom(seed);
    Object.assign(site.fake.webhooks.switches, {
      duplicate: 0.5,
      drop: 0.3,
      delay: 30,
      shuffle: true,
    });
    const parts = await accept(site);
    expect(parts).toHaveLength(3);
    const secrets = new Set<string>();
    async function look(): Promise<void> {
      const [requestId = '', key = ''] = random.pick(parts).token.split('.');
      const body = { requestId, key, amount: 1 };
      const response = await site.post('/api/create-payment-intent', body);
      const { clientSecret } = (await response.json()) as { clientSecret: string };
      if (response.status === 200) secrets.add(clientSecret);
    }
    async function press(): Promise<void> {
      for (const secret of secrets) {
        if (random.chance(0.4)) continue;
        try {
          site.fake.confirmCard(secret, '4242424242424242');
        } catch {
          // The provider has closed this one, or it is paid.
        }
      }
    }
    async function withdraw(): Promise<void> {
      const orders = await site.database.read((db) =>
        db.selectFrom('orders').select('id').where('paidAt', 'is not', null).execute(),
      );
      const [one] = orders;
      if (!one) return;
      const token = await site.database.read((db) => withdrawalToken(db, one.id));
      const body = { token, name: 'Noor Haddad', email: threeParts.email, locale: 'en' };
      expect([200, 409]).toContain((await site.post('/api/withdrawals', body)).status);
    }
    const deeds = [
      look,
      look,
      look,
      press,
      press,
      withdraw,
      () => cancelRequest(site.context, random.pick(parts).id),
      () => receiveTransfer(site.context, random.pick(parts).id, { locale: 'en' }),
    ];
    for (let round = 0; round < 5; round += 1)
      await Promise.all([1, 2, 3].map(() => random.pick(deeds)()));
    await site.fake.webhooks.settled();
    const later = new Date(Date.now() + 11 * 60_000);
    await sweepOrders({ ...site.context, clock: () => later });
    const { orders, charges } = await site.ledger();
    const taken = [...site.fake.state.paymentIntents.values()].filter(
      ({ status }) => status === 'succeeded',
    );
    const byTransfer = charges.filter(({ paymentId }) => paymentId.startsWith('transfer_'));
    expect(charges).toHaveLength(taken.length + byTransfer.length);
    const { requests, withdrawals } = await site.database.read(async (db) => ({
      requests: await db.selectFrom('paymentRequests').selectAll().execute(),
      withdrawals: await db.selectFrom('withdrawals').selectAll().execute(),
    }));
    for (const { id, state } of requests) {
      const paid = orders.filter(({ requestId, paidAt }) => requestId === id && paidAt !== null);
      expect(paid.length).toBeLessThanOrEqual(1);
      if (state === 'paid') expect(paid).toHaveLength(1);
    }
    if (withdrawals.length === 0) return;
    expect(requests.filter(({ state }) => state === 'open')).toEqual([]);
    for (const { id, paidAt } of orders)
      if (paidAt !== null) expect(withdrawals.map(({ orderId }) => orderId)).toContain(id);
  },
);
