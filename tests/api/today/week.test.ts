import { expect } from 'vitest';
import type { Today } from '#features/today/today.schema.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

async function readWeek(browser: Browser): Promise<Today['week']> {
  return ((await (await browser.get('/api/admin/today')).json()) as Today).week;
}

async function paidOrder(site: StaffSite): Promise<string> {
  const intent = { amount: 1450, packageId: 'company-setup' };
  const made = await site.send<Record<string, string>>('/api/create-payment-intent', intent);
  return made.orderId ?? '';
}

it('compares the week with the last one until the same moment', async ({ site }) => {
  const owner = await becomeOwner(site);
  const at = async (instant: string, email: string) => {
    const before = site.clock.now;
    site.clock.now = new Date(instant);
    const message = 'A question';
    await site.send('/api/contact', { name: 'Rui', email, message });
    site.clock.now = before;
  };
  // Monday 08:30 in Lisbon is now.
  await at('2026-11-16T08:00:00.000Z', 'one@acme.example');
  await at('2026-11-16T08:29:59.000Z', 'two@acme.example');
  await at('2026-11-16T08:30:00.000Z', 'three@acme.example');
  await at('2026-11-22T23:59:59.000Z', 'four@acme.example');
  await at('2026-11-15T23:59:59.000Z', 'five@acme.example');
  await at('2026-11-23T00:00:00.000Z', 'six@acme.example');
  const spam = await site.database.read((db) =>
    db.selectFrom('contactMessages').select('id').where('email', '=', 'two@acme.example').execute(),
  );
  expect((await readWeek(owner)).messages).toEqual({
    now: 1,
    before: 2,
    days: [1],
    daysBefore: [3, 0, 0, 0, 0, 0, 1],
  });
  await site.database.transaction(async (trx) =>
    trx
      .updateTable('conversations')
      .set({ closedAs: 'spam' })
      .where('id', '=', spam[0]?.id ?? '')
      .execute(),
  );
  expect((await readWeek(owner)).messages.before).toBe(1);
});

it('takes refunds and other providers off the revenue, and no hold for a booking', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const orderId = await paidOrder(site);
  const paidAt = site.clock.now.toISOString();
  const charge = {
    orderId,
    refundFailedCents: 0,
    subscriptionId: null,
    invoiceId: null,
    currency: 'EUR',
    receiptAt: null,
    amountCents: 145_000,
    notedAt: paidAt,
  };
  const just = new Date(site.clock.now.getTime() - 1000).toISOString();
  await site.send('/api/bookings', bookingBody());
  await site.database.transaction(async (trx) => {
    const charges = [
      { ...charge, paymentId: 'p1', refundedCents: 45_000, paidAt: just },
      { ...charge, paymentId: 'p2', refundedCents: 0, paidAt: '2026-11-18T10:00:00.000Z' },
    ];
    await trx.insertInto('charges').values(charges).execute();
    await trx.updateTable('bookings').set({ createdAt: just }).execute();
  });
  const week = await readWeek(owner);
  expect(week.revenue).toMatchObject({ now: 100_000, days: [100_000], before: 0 });
  expect(week.revenue.daysBefore).toEqual([0, 0, 145_000, 0, 0, 0, 0]);
  expect(week.bookings.now).toBe(1);
  await site.database.transaction(async (trx) => {
    await trx.updateTable('bookings').set({ heldUntil: paidAt, status: 'held' }).execute();
    await trx.updateTable('orders').set({ provider: 'stripe' }).execute();
  });
  const again = await readWeek(owner);
  expect([again.bookings.now, again.revenue.now]).toEqual([0, 0]);
});
