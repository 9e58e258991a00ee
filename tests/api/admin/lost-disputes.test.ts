import { expect } from 'vitest';
import type { OrderDetail, OrdersPage } from '#features/payments/desk/orders-admin.schema.ts';
import { listPaidBy } from '#features/people/person-summary.repository.server.ts';
import type { Today } from '#features/today/today.schema.ts';
import { isSandbox } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { buyPackage, passSandboxTime, readAs } from '../../factories/staff-orders.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

const disputedCard = '4000 0000 0000 0259';

async function lose(site: StaffSite): Promise<void> {
  const { payments } = site.services;
  const [dispute] = await site.database.read((db) =>
    db.selectFrom('disputes').select('id').execute(),
  );
  if (!isSandbox(payments)) throw new Error('The site has another card provider');
  await payments.closeDispute(String(dispute?.id), 'lost');
  await passSandboxTime(site);
}

/** The cells of an order's row by the names of their columns. */
function cellsOf(csv: string, reference: string): Record<string, string> {
  const lines = csv.split('\n');
  const header = lines[0]?.trim().split(',') ?? [];
  const row = lines.find((line) => line.startsWith(reference)) ?? '';
  const cells = [...row.matchAll(/(?:^|,)(?:"([^"]*)"|([^,\r]*))/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  return Object.fromEntries(header.map((name, place) => [name, cells[place] ?? '']));
}

it('money that a bank took back is no income in any sum', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site, { card: disputedCard });
  const kept = await buyPackage(site, { name: 'Ana Reis', email: 'ana@reis.example' });
  await passSandboxTime(site);
  await lose(site);
  later({ minutes: 5 });

  const csv = await (await owner.get('/api/admin/orders.csv?excel=en')).text();
  expect(cellsOf(csv, reference)).toMatchObject({
    state: 'paid',
    amount: '1450.00',
    'given back': '0.00',
    'taken back by the bank': '1450.00',
    kept: '0.00',
  });
  expect(cellsOf(csv, kept)).toMatchObject({
    'taken back by the bank': '0.00',
    kept: '1450.00',
  });

  const { week, ledger } = await readAs<Today>(owner, '/api/admin/today');
  expect(week.revenue.now).toBe(145_000);
  expect(ledger).toEqual({ open: 0 });
  const { taken } = await readAs<OrdersPage>(owner, '/api/admin/orders?');
  expect(taken.sums).toEqual([{ cents: 145_000, currency: 'EUR' }]);

  const order = await readAs<OrderDetail>(owner, `/api/admin/orders/${reference}`);
  expect(order.disputes).toMatchObject([{ withdrawnCents: 145_000, status: 'lost' }]);
  const personId = String(order.personId);
  expect(await site.database.read((db) => listPaidBy(db, personId))).toEqual([
    { cents: 0, currency: 'EUR' },
  ]);
  const person = await (await owner.get(`/api/admin/people/${personId}`)).text();
  expect(person).toContain('taken_back');
});
