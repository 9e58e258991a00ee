import { expect } from 'vitest';
import type { OrderDetail } from '#features/payments/desk/orders-admin.schema.ts';
import type { ReconciliationView } from '#features/payments/reconcile/reconcile.schema.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { buyPackage, changesOf, readAs } from '../../factories/staff-orders.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

type Body = Record<string, unknown>;

async function refund(browser: Browser, reference: string, body: Body): Promise<[number, Body]> {
  const response = await browser.send(`/api/admin/orders/${reference}/refund`, body);
  return [response.status, (await response.json()) as Body];
}

async function refundedAtProvider(site: StaffSite): Promise<number> {
  const refunds = await site.database.read((db) =>
    db.selectFrom('sandboxRefunds').select('amountCents').execute(),
  );
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

async function twoOwners(site: StaffSite): Promise<[Browser, Browser]> {
  const first = await becomeOwner(site);
  await addStaff(site, { email: 'ines@entrada.example', role: 'owner' });
  return [first, await signIn(site, 'ines@entrada.example')];
}

/** Runs `act` while the provider's refunds are replaced. */
async function withRefunds(
  { services: { payments } }: StaffSite,
  replaced: (typeof payments)['refund'],
  act: () => Promise<void>,
): Promise<void> {
  const { refund: own } = payments;
  payments.refund = replaced;
  try {
    await act();
  } finally {
    payments.refund = own;
  }
}

it('a refund names the total, so that a double press refunds once and leaves one row', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  const part = { totalCents: 50000, fromCents: 0, reason: 'Changed her mind' };
  expect(await refund(owner, reference, part)).toEqual([
    200,
    { chargedCents: 145000, refundedCents: 50000, refundedNowCents: 50000 },
  ]);
  expect(await refund(owner, reference, part)).toMatchObject([200, { refundedNowCents: 0 }]);
  expect(await refundedAtProvider(site)).toBe(50000);
  const log = await changesOf(site, reference);
  expect(log).toEqual([
    {
      action: 'order.refund',
      subjectId: reference,
      before: { refundedCents: 0 },
      after: { refundedCents: 50000, currency: 'EUR' },
    },
  ]);
  expect(JSON.stringify(log)).not.toMatch(/omar|haddad|mind/i);
  const { entries } = await readAs<OrderDetail>(owner, `/api/admin/orders/${reference}`);
  expect(entries.find(({ label }) => label === 'refund_reason')?.note).toBe('Changed her mind');
  expect(entries.find(({ label }) => label === 'order.refund')?.by).toBe('Rita Falcão');
});

it('a refund is refused where the amounts do not fit, and changes nothing', async ({ site }) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  const unpaid = await buyPackage(site, { card: null });
  for (const totalCents of [0, -5, 1.5, '500', undefined, 1e12])
    expect((await refund(owner, reference, { totalCents }))[0], `${totalCents}`).toBe(422);
  expect(await refund(owner, reference, { totalCents: 145001 })).toMatchObject([
    409,
    { code: 'too_much', chargedCents: 145000 },
  ]);
  expect(await refund(owner, unpaid, { totalCents: 100 })).toMatchObject([
    409,
    { code: 'not_paid' },
  ]);
  expect(await refund(owner, 'EN-NONE00', { totalCents: 100 })).toMatchObject([404, {}]);
  expect(await refundedAtProvider(site)).toBe(0);
  expect(await changesOf(site, reference)).toEqual([]);
});

it('a refund on top of one that the screen has not seen is refused', async ({ site }) => {
  const [first, second] = await twoOwners(site);
  const reference = await buyPackage(site);
  await refund(first, reference, { totalCents: 30000, fromCents: 0 });
  expect(await refund(second, reference, { totalCents: 50000, fromCents: 0 })).toMatchObject([
    409,
    { code: 'changed', refundedCents: 30000 },
  ]);
  expect(await refund(second, reference, { totalCents: 50000, fromCents: 30000 })).toMatchObject([
    200,
    { refundedNowCents: 20000 },
  ]);
});

it('two owners who refund at the same moment refund once', async ({ site, later }) => {
  const [first, second] = await twoOwners(site);
  const reference = await buyPackage(site);
  const part = { totalCents: 50000, fromCents: 0 };
  await Promise.all([refund(first, reference, part), refund(second, reference, part)]);
  expect(await refundedAtProvider(site)).toBe(50000);
  expect(await changesOf(site, reference)).toHaveLength(1);
  later({ minutes: 1 });
  const other = await Promise.all([
    refund(first, reference, { totalCents: 60000, fromCents: 50000 }),
    refund(second, reference, { totalCents: 70000, fromCents: 50000 }),
  ]);
  const [done, refused] = other.toSorted(([one], [two]) => one - two);
  expect([done?.[0], refused?.[0], refused?.[1].code]).toEqual([200, 409, 'changed']);
  expect(await refundedAtProvider(site)).toBe(Number(done?.[1].refundedCents));
  expect(await changesOf(site, reference)).toHaveLength(2);
});

it('a refund whose response was lost is done once by the second press, and was in the log before', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  const part = { totalCents: 50000, fromCents: 0 };
  const { refund: own } = site.services.payments;
  async function lose(...call: Parameters<typeof own>): Promise<never> {
    await own(...call);
    throw new ProviderError('cut', { code: 'connection', unreachable: true });
  }
  await withRefunds(site, lose, async () => {
    expect(await refund(owner, reference, part)).toMatchObject([
      502,
      { code: 'provider_unavailable' },
    ]);
  });
  expect(await changesOf(site, reference)).toHaveLength(1);
  expect(await refund(owner, reference, part)).toMatchObject([200, { refundedCents: 50000 }]);
  expect(await refundedAtProvider(site)).toBe(50000);
  expect(await changesOf(site, reference)).toHaveLength(1);
});

it('a refund that the provider refuses is in the log as refused, and can be ordered again', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  const part = { totalCents: 50000, fromCents: 0 };
  const no = async () => {
    later({ minutes: 1 });
    throw new ProviderError('no', { code: 'charge_disputed', unreachable: false });
  };
  await withRefunds(site, no, async () => {
    expect(await refund(owner, reference, part)).toMatchObject([502, { code: 'provider_refused' }]);
  });
  later({ minutes: 1 });
  expect(await refund(owner, reference, part)).toMatchObject([200, { refundedNowCents: 50000 }]);
  expect((await changesOf(site, reference)).map(({ action }) => action)).toEqual([
    'order.refund',
    'order.refund-failed',
    'order.refund',
  ]);
});

it('a refund needs a proof of the last ten minutes', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  later({ minutes: 11 });
  expect(await refund(owner, reference, { totalCents: 100 })).toMatchObject([
    403,
    { code: 'passkey_again' },
  ]);
  expect((await owner.get('/api/admin/orders.csv')).status).toBe(403);
});

it('a subscription is ended once, by whoever presses first', async ({ site }) => {
  const [first, second] = await twoOwners(site);
  const reference = await buyPackage(site, { packageId: 'store-care' });
  const end = (browser: Browser, of: string) =>
    browser.send(`/api/admin/orders/${of}/end-subscription`);
  const responses = await Promise.all([end(first, reference), end(second, reference)]);
  for (const response of responses)
    expect([response.status, await response.json()]).toEqual([
      200,
      { subscriptionStatus: 'cancelled' },
    ]);
  expect((await end(first, reference)).status).toBe(200);
  expect(await changesOf(site, reference)).toMatchObject([
    {
      action: 'order.end-subscription',
      before: { subscription: 'active' },
      after: { subscription: 'cancelled' },
    },
  ]);
  const once = await buyPackage(site);
  const refused = await end(first, once);
  expect([refused.status, ((await refused.json()) as Body).code]).toEqual([409, 'no_subscription']);
});

it('a task is done and opened again, each with one row', async ({ site }) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  const read = async () =>
    (await readAs<OrderDetail>(owner, `/api/admin/orders/${reference}`)).tasks[0];
  const id = (await read())?.id;
  const press = async (what: string) => (await owner.send(`/api/admin/tasks/${id}/${what}`)).status;
  expect([await press('done'), await press('done')]).toEqual([204, 204]);
  expect((await read())?.doneAt).toBe(site.clock.now.toISOString());
  expect([await press('undo'), await press('undo')]).toEqual([204, 204]);
  expect((await read())?.doneAt).toBeNull();
  const actions = (await changesOf(site, reference)).map(({ action }) => action).toSorted();
  expect(actions).toEqual(['task.done', 'task.undo']);
  expect((await owner.send('/api/admin/tasks/none/done')).status).toBe(404);
});

it('the ledger is compared without a change, and corrected by a press', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  const read = () => readAs<ReconciliationView>(owner, '/api/admin/reconcile');
  const compare = () => readAs<ReconciliationView>(owner, '/api/admin/reconcile?fresh=true');
  const uninvoiced = async () => {
    const orders = site.database.read((db) =>
      db.selectFrom('orders').select('uninvoicedCharges').execute(),
    );
    return (await orders).map(({ uninvoicedCharges }) => uninvoicedCharges);
  };
  const first = await read();
  expect(await uninvoiced()).toEqual([1]);
  expect(first).toMatchObject({
    checkedAt: site.clock.now.toISOString(),
    differences: [],
    ledger: { charged: [{ cents: 145000, currency: 'EUR' }] },
  });
  later({ minutes: 5 });
  await site.database.transaction(async (trx) => {
    await trx.deleteFrom('charges').execute();
  });
  expect(await uninvoiced()).toEqual([0]);
  const differing = [{ kind: 'charge_missing', reference, state: 'correctable' }];
  expect(await read()).toEqual(first);
  expect((await compare()).differences).toMatchObject(differing);
  const checkedAt = site.clock.now.toISOString();
  later({ minutes: 5 });
  expect(await read()).toMatchObject({ checkedAt, differences: differing });
  expect((await read()).differences).toHaveLength(1);
  const corrected = (await (await owner.send('/api/admin/reconcile')).json()) as ReconciliationView;
  expect(corrected.differences).toMatchObject([{ ...differing[0], state: 'corrected' }]);
  expect(await uninvoiced()).toEqual([1]);
  expect((await read()).differences).toEqual([]);
  await owner.send('/api/admin/reconcile');
  const rows = await site.database.read((db) =>
    db
      .selectFrom('auditLog')
      .select(['before', 'after'])
      .where('action', '=', 'payments.reconcile')
      .execute(),
  );
  const after = { chargedCents: 145000, refundedCents: 0, currency: 'EUR' };
  expect(rows).toEqual([{ before: null, after }]);
  expect((await owner.get('/api/admin/reconcile?since=yesterday')).status).toBe(422);
  expect((await owner.get('/api/admin/reconcile?since=2026-11-01')).status).toBe(200);
});

it('a message about an unknown payment is closed by a press, once, with a row', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  await site.database.transaction((trx) =>
    trx
      .insertInto('paymentEvents')
      .values({
        id: 'evt_1',
        type: 'charge.refunded',
        aboutKind: 'payment',
        aboutId: 'pi_unknown',
        outcome: 'unknown',
        receivedAt: site.clock.now.toISOString(),
      })
      .execute(),
  );
  const read = () => readAs<ReconciliationView>(owner, '/api/admin/reconcile');
  expect((await read()).differences).toMatchObject([
    { kind: 'unknown_event', paymentId: 'pi_unknown' },
  ]);
  const body = { payment: 'pi_unknown' };
  const close = async () => (await owner.send('/api/admin/reconcile/acknowledge', body)).status;
  expect([await close(), await close()]).toEqual([204, 404]);
  expect((await read()).differences).toEqual([]);
  const actions = (await changesOf(site, 'pi_unknown')).map(({ action }) => action);
  expect(actions).toEqual(['payments.acknowledge']);
});

it('a package that one buyer pays twice within a day is a task, and no more', async ({ site }) => {
  const owner = await becomeOwner(site);
  await buyPackage(site);
  const second = await buyPackage(site);
  const { tasks } = await readAs<OrderDetail>(owner, `/api/admin/orders/${second}`);
  expect(tasks.map(({ kind }) => kind).sort()).toEqual(['bought-twice', 'contact-client']);
  const paidAt = new Date(site.clock.now.getTime() - 25 * 3_600_000).toISOString();
  await site.database.transaction((trx) => trx.updateTable('orders').set({ paidAt }).execute());
  const later = await readAs<OrderDetail>(owner, `/api/admin/orders/${await buyPackage(site)}`);
  expect(later.tasks.map(({ kind }) => kind)).toEqual(['contact-client']);
});
