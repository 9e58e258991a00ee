import { expect } from 'vitest';
import { paymentsApi } from '#features/payments/desk/payments.api.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { createSandboxProvider } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { ask, cards, type OrderSite, pay, rows } from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';
import { apiSetup, mountForVisitors } from '../../factories/test-services.ts';

/** The same site over a database that counts the units of work that it is given. */
function countingSite(site: OrderSite): { counted: OrderSite; work: () => number } {
  let count = 0;
  const database: Database = {
    ...site.database,
    read(work) {
      count += 1;
      return site.database.read(work);
    },
    transaction(work) {
      count += 1;
      return site.database.transaction(work);
    },
  };
  const payments = createSandboxProvider({ database, clock: () => site.clock.now });
  const setup = apiSetup({ ...site.services, database, payments }, { rateLimits: false });
  const app = mountForVisitors([paymentsApi], setup);
  return { counted: { ...site, app }, work: () => count };
}

async function workToPay(site: OrderSite, packageId: string): Promise<number> {
  const { counted, work } = countingSite(site);
  const { body } = await ask(counted, { amount: 1, packageId });
  const before = work();
  expect((await pay(counted, body.clientSecret, cards.good)).body.status).toBe('paid');
  return work() - before;
}

it.for(['company-setup', 'growth-partner'] as const)(
  'paying for %s is the same work after orders that nobody paid',
  async (packageId, { site }) => {
    const alone = await workToPay(site, packageId);
    for (let unpaid = 0; unpaid < 10; unpaid += 1) await ask(site);
    expect(await workToPay(site, packageId)).toBe(alone);
    expect((await rows(site, 'orders')).filter(({ status }) => status === 'paid')).toHaveLength(2);
  },
);

it('an event that cannot be applied does not hold back those behind it', async ({ site }) => {
  const row = { type: 'payment_intent.created', aboutKind: 'payment', deliveredAt: null } as const;
  const createdAt = site.clock.now.toISOString();
  const stuck = Array.from({ length: 101 }, (_, number) => {
    const id = `stuck_${number}`;
    return { ...row, id, aboutId: id, createdAt };
  });
  await site.database.transaction((trx) => trx.insertInto('sandboxEvents').values(stuck).execute());
  site.clock.now = new Date(site.clock.now.getTime() + 1000);
  await ask(site);
  site.overrides.calls = {
    getPayment(id) {
      if (id.startsWith('stuck')) throw new Error('not now');
      return site.sandbox.getPayment(id);
    },
  };
  await site.pass(0);
  expect(await rows(site, 'paymentEvents')).toHaveLength(1);
  expect(await site.sandbox.pendingEvents()).toHaveLength(100);
});
