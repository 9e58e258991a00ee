import { expect } from 'vitest';
import type { OrderDetail, OrdersPage } from '#features/payments/desk/orders-admin.schema.ts';
import type { OrderRecords } from '#features/payments/reconcile/reconcile.schema.ts';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import {
  buyPackage,
  noRenewalCard,
  passSandboxTime,
  readAs,
} from '../../factories/staff-orders.ts';
import {
  addStaff,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

async function buySeveral(site: StaffSite, later: (by: object) => void) {
  const next = async (buyer: Parameters<typeof buyPackage>[1]) => {
    later({ minutes: 1 });
    return buyPackage(site, buyer);
  };
  const paid = await next({ name: 'Omar Haddad', email: 'omar@cedar.example' });
  const unpaid = await next({ name: 'Ana_Reis', email: 'ana@reis.example', card: null });
  const failed = await next({ name: 'Priya', email: 'p@r.example', card: '4000 0000 0000 0002' });
  const monthly = await next({ name: 'Hana', email: 'h@n.example', packageId: 'store-care' });
  return { paid, unpaid, failed, monthly };
}

const referencesOf = ({ orders }: OrdersPage) => orders.map(({ reference }) => reference);

it('are listed newest first, with the count of every filter and what was taken', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const { paid, unpaid, failed, monthly } = await buySeveral(site, later);
  const list = (query = '') => readAs<OrdersPage>(owner, `/api/admin/orders?${query}`);
  const all = await list();
  expect(referencesOf(all)).toEqual([monthly, failed, unpaid, paid]);
  expect(all.counts).toEqual({
    all: 4,
    paid: 2,
    waiting: 1,
    failed: 1,
    refunded: 0,
    active: 1,
    past_due: 0,
    disputed: 0,
    uninvoiced: 2,
    ended: 0,
    unpaid: 0,
  });
  const taken = all.orders
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(all.taken).toEqual({ year: 2026, sums: [{ cents: taken, currency: 'EUR' }] });
  expect(all.orders[0]).toMatchObject({ billingName: 'Hana', interval: 'month', chargeCount: 1 });
  expect(referencesOf(await list('filter=active'))).toEqual([monthly]);
  expect(referencesOf(await list('filter=failed'))).toEqual([failed]);
  expect((await list('limit=1&offset=3')).orders).toMatchObject([{ reference: paid }]);
  expect(referencesOf(await list('sort=buyer'))).toEqual([unpaid, monthly, paid, failed]);
  const [most] = (await list('sort=amount')).orders;
  expect(most?.amountCents).toBe(Math.max(...all.orders.map(({ amountCents }) => amountCents)));
});

it('are found by number, name, address and package; signs of a pattern are letters', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const { paid, unpaid } = await buySeveral(site, later);
  const find = (q: string) =>
    readAs<OrdersPage>(owner, `/api/admin/orders?q=${encodeURIComponent(q)}`);
  expect(referencesOf(await find('cedar HADDAD'))).toEqual([paid]);
  expect(referencesOf(await find(paid.toLowerCase()))).toEqual([paid]);
  expect(await find('_')).toMatchObject({ total: 1, counts: { all: 1, waiting: 1, paid: 0 } });
  expect(referencesOf(await find('_'))).toEqual([unpaid]);
  for (const wrong of ['filter=x', 'sort=price', 'direction=up', 'limit=0', 'q=%00'])
    expect((await owner.get(`/api/admin/orders?${wrong}`)).status, wrong).toBe(422);
});

it('have their charges, tasks, mails, events and history in one record', async ({ site }) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  await passSandboxTime(site);
  const order = await readAs<OrderDetail>(owner, `/api/admin/orders/${reference}`);
  expect(order).toMatchObject({ reference, status: 'paid', chargedCents: 145000 });
  expect(order.tasks).toMatchObject([{ kind: 'contact-client', doneAt: null }]);
  const happened = order.entries.map(({ kind, label }) => `${kind} ${label}`);
  expect(happened).toEqual(
    expect.arrayContaining(['history paid', 'mail order-receipt', 'mail order-paid']),
  );
  expect(happened.some((entry) => entry.startsWith('event '))).toBe(true);
  expect(JSON.stringify(order)).not.toMatch(/secretHash|keyHash|networkHash/);
  for (const unknown of ['EN-NONE00', '%00'])
    expect((await owner.get(`/api/admin/orders/${unknown}`)).status).toBe(404);
});

it('agree with the ledger and the provider, or name what does not', async ({ site }) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  const compare = () => readAs<OrderRecords>(owner, `/api/admin/orders/${reference}/records`);
  expect(await compare()).toMatchObject({
    orderCents: 145000,
    ledger: { chargedCents: 145000 },
    atProvider: { chargedCents: 145000 },
    differences: [],
  });
  await site.database.transaction(async (trx) => {
    await trx.updateTable('charges').set({ amountCents: 100 }).execute();
  });
  const differing = await compare();
  expect(differing.differences.map(({ kind }) => kind)).toEqual([
    'amount_differs',
    'charge_differs',
  ]);
  expect(await compare()).toMatchObject({ ledger: { chargedCents: 100 } });
});

it('of a subscription that fails to renew are past due', async ({ site, later }) => {
  const reference = await buyPackage(site, { packageId: 'store-care', card: noRenewalCard });
  later({ days: 32 });
  await passSandboxTime(site);
  const bookkeeper = 'books@entrada.example';
  await addStaff(site, { email: bookkeeper, role: 'bookkeeper' });
  const books = await signIn(site, bookkeeper);
  const page = await readAs<OrdersPage>(books, '/api/admin/orders?filter=past_due');
  expect(referencesOf(page)).toEqual([reference]);
  const order = await readAs<OrderDetail>(books, `/api/admin/orders/${reference}`);
  expect(order.entries.map(({ label }) => label)).toContain('order-renewal-failed');
});

it('say that a refund failed until it is dealt with, and when a subscription ends', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const failed = await buyPackage(site, { card: '4000 0000 0000 5126' });
  later({ minutes: 1 });
  const ending = await buyPackage(site, { packageId: 'store-care' });
  await refundOrder(site.context, { reference: failed, totalCents: null });
  const endsAt = '2026-12-23T08:30:00.000Z';
  await site.database.transaction((trx) =>
    trx
      .updateTable('orders')
      .set({ subscriptionEndsAt: endsAt })
      .where('reference', '=', ending)
      .execute(),
  );
  const list = async () => (await readAs<OrdersPage>(owner, '/api/admin/orders?')).orders;
  expect(await list()).toMatchObject([
    { reference: ending, refundFailed: false, subscriptionEndsAt: endsAt },
    { reference: failed, refundFailed: false, status: 'refunded', subscriptionEndsAt: null },
  ]);
  later({ minutes: 8 });
  await passSandboxTime(site);
  const [, paidAgain] = await list();
  expect(paidAgain).toMatchObject({ reference: failed, refundFailed: true, status: 'paid' });
  const order = await readAs<OrderDetail>(owner, `/api/admin/orders/${failed}`);
  expect(order.refundFailed).toBe(true);
  const task = order.tasks.find(({ kind }) => kind === 'refund-failed');
  await site.database.transaction((trx) =>
    trx
      .updateTable('companyTasks')
      .set({ doneAt: endsAt })
      .where('id', '=', task?.id ?? '')
      .execute(),
  );
  expect((await list())[1]).toMatchObject({ reference: failed, refundFailed: false });
});

it('are exported as CSV in which nothing is a formula, with a row in the log', async ({ site }) => {
  const owner = await becomeOwner(site);
  for (const name of ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)'])
    await buyPackage(site, { name, card: null });
  const response = await owner.get('/api/admin/orders.csv?excel=en&filter=waiting');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const csv = await response.text();
  for (const safe of ["'=1+1", "'+cmd|x", "'-2+3", "'@SUM(A1)"]) expect(csv).toContain(`,${safe},`);
  const [logged] = await site.database.read((db) =>
    db.selectFrom('auditLog').select('after').where('action', '=', 'orders.export').execute(),
  );
  expect(logged?.after).toEqual({ filter: 'waiting', orders: 4 });
});

it('in another currency are shown, summed and exported in it', async ({ site }) => {
  const owner = await becomeOwner(site);
  const inEuros = await buyPackage(site, { packageId: 'blueprint' });
  const setCurrency = (currency: string) =>
    site.database.transaction((trx) =>
      trx
        .updateTable('servicePackages')
        .set({ currency })
        .where('id', '=', 'company-setup')
        .execute(),
    );
  await setCurrency('USD');
  const inDollars = await buyPackage(site).finally(() => setCurrency('EUR'));
  const { orders, taken } = await readAs<OrdersPage>(owner, '/api/admin/orders?');
  expect(new Map(orders.map(({ reference, currency }) => [reference, currency]))).toEqual(
    new Map([
      [inEuros, 'EUR'],
      [inDollars, 'USD'],
    ]),
  );
  expect(taken.sums).toEqual([
    { cents: 39_000, currency: 'EUR' },
    { cents: 145_000, currency: 'USD' },
  ]);
  const csv = await (await owner.get('/api/admin/orders.csv?excel=en')).text();
  expect(csv).toMatch(new RegExp(`^${inEuros},.*,390\\.00,0\\.00,EUR,`, 'm'));
  expect(csv).toMatch(new RegExp(`^${inDollars},.*,1450\\.00,0\\.00,USD,`, 'm'));
  expect(csv.split('\n').find((line) => line.startsWith(inDollars))).not.toMatch(/€|EUR/);
  const invoices = '/api/admin/invoice-data.csv?excel=en&';
  const rows = (await (await owner.get(`${invoices}references=${inDollars}`)).text()).split('\n');
  expect(rows.find((line) => line.includes(inDollars))).toContain('USD');
});

it('are exported with net, VAT, rate and rule', async ({ site }) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  const csv = (await (await owner.get('/api/admin/orders.csv?excel=en')).text()).split('\n');
  const header = csv[0]?.trim().split(',') ?? [];
  const row = csv.find((line) => line.startsWith(reference)) ?? '';
  const cells = [...row.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted ?? bare,
  );
  const cell = (name: string) => cells[header.indexOf(name)];
  expect(['net', 'VAT', 'VAT rate', 'VAT rule'].map(cell)).toEqual([
    '1178.86',
    '271.14',
    '23',
    'mainland',
  ]);
});

it('exports those that are chosen, at most a hundred', async ({ site }) => {
  const owner = await becomeOwner(site);
  for (const name of ['Ana', 'Ben', 'Eva']) await buyPackage(site, { name, card: null });
  const all = '/api/admin/orders.csv?excel=en&filter=waiting';
  const lines = (await (await owner.get(all)).text()).trim().split('\n');
  const [first, , third] = lines.slice(1).map((line) => line.split(',')[0]);
  const response = await owner.get(`${all}&references=${first},${third},EN-NONE`);
  const chosen = (await response.text()).trim().split('\n');
  expect(chosen).toEqual([lines[0], lines[1], lines[3]]);
  const many = Array.from({ length: 101 }, (_, index) => `EN-${index}`).join(',');
  expect((await owner.get(`${all}&references=${many}`)).status).toBe(422);
});

it('an order names its terms by the day since when they are used', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const termsOf = async (reference: string) => {
    const order = await readAs<OrderDetail>(owner, `/api/admin/orders/${reference}`);
    return [order.termsVersion, order.termsSince];
  };
  const first = await buyPackage(site);
  later({ minutes: 5 });
  const second = await buyPackage(site);
  expect(await termsOf(second)).toEqual(await termsOf(first));
  expect(await termsOf(second)).toEqual([
    expect.stringMatching(/^[0-9a-f]{12}$/),
    expect.stringMatching(/^2026-11-23T/),
  ]);
});
