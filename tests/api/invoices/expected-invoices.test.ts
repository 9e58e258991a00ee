import { expect } from 'vitest';
import { findLateInvoices } from '#features/payments/invoices/expected-invoices.server.ts';
import type { Connections } from '#features/settings/settings.schema.ts';
import type { Today } from '#features/today/today.schema.ts';
import { attachPdf, samplePdf } from '../../factories/certified-invoices.ts';
import { unzip } from '../../factories/content/zip-files.ts';
import { buyPackage, passSandboxTime, readAs } from '../../factories/staff-orders.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  signIn,
} from '../../factories/staff-site.ts';

async function expectThem(browser: Browser, expected: boolean): Promise<void> {
  const options = { method: 'PUT' };
  const response = await browser.send('/api/admin/invoices/expected', { expected }, options);
  expect(response.status).toBe(204);
}

const tasksOf = async (browser: Browser) =>
  (await readAs<Today>(browser, '/api/admin/today')).tasks.first.filter(
    ({ kind }) => kind === 'missing-invoice',
  );

it('an expected invoice is a task after five working days, until it is attached', async ({
  site,
  later,
}) => {
  await expectThem(await becomeOwner(site), true);
  const reference = await buyPackage(site);
  // From a Monday to the end of the next one.
  site.clock.now = new Date('2026-11-30T23:59:00.000Z');
  expect(await findLateInvoices(site.context)).toBe(0);
  later({ minutes: 2 });
  expect(await findLateInvoices(site.context)).toBe(1);
  expect(await findLateInvoices(site.context)).toBe(0);
  const rita = await signIn(site, ownerEmail);
  expect(await tasksOf(rita)).toMatchObject([{ reference, dueAt: '2026-12-01T00:00:00.000Z' }]);
  await attachPdf(site, rita, reference);
  expect(await tasksOf(rita)).toEqual([]);
  expect(await findLateInvoices(site.context)).toBe(0);
});

it('a task that was done comes back for a later charge alone', async ({ site, later }) => {
  await expectThem(await becomeOwner(site), true);
  await buyPackage(site, { packageId: 'store-care' });
  later({ days: 8 });
  expect(await findLateInvoices(site.context)).toBe(1);
  const rita = await signIn(site, ownerEmail);
  const [task] = await tasksOf(rita);
  await rita.send(`/api/admin/tasks/${task?.id}/done`, {});
  expect(await findLateInvoices(site.context)).toBe(0);
  later({ days: 23 });
  await passSandboxTime(site);
  later({ days: 9 });
  expect(await findLateInvoices(site.context)).toBe(1);
});

it('a receipt says that the invoice follows, where one is expected', async ({ site }) => {
  const owner = await becomeOwner(site);
  await expectThem(owner, false);
  await buyPackage(site);
  await expectThem(owner, true);
  await buyPackage(site, { packageId: 'store-care' });
  const receipts = await site.database.read((db) =>
    db.selectFrom('outbox').select('payload').where('kind', '=', 'order-receipt').execute(),
  );
  const followsOf = ({ payload }: { payload: unknown }) =>
    JSON.stringify(payload).includes('The invoice follows by');
  expect(receipts.map(followsOf).sort()).toEqual([false, true]);
});

it('nothing is late where no invoice is expected', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await buyPackage(site);
  await expectThem(owner, true);
  await expectThem(owner, false);
  later({ days: 30 });
  expect(await findLateInvoices(site.context)).toBe(0);
});

it('the settings say whether the software is set, and never where or with which secret', async ({
  site,
}) => {
  const rita = await becomeOwner(site);
  const read = () => readAs<Connections>(rita, '/api/admin/settings/connections');
  expect((await read()).invoices).toEqual({
    isSet: false,
    waiting: 0,
    givenUp: 0,
    lastDeliveredAt: null,
    expected: false,
  });
  await expectThem(rita, true);
  expect((await read()).invoices).toMatchObject({ isSet: false, expected: true });
});

it('a person’s export names invoices and withdrawals, and erasing keeps both with the order', async ({
  site,
}) => {
  const rita = await becomeOwner(site);
  const reference = await buyPackage(site);
  await attachPdf(site, rita, reference, { body: samplePdf() });
  const order = await site.database.read((db) =>
    db.selectFrom('orders').select(['id', 'personId']).executeTakeFirstOrThrow(),
  );
  await site.database.transaction((trx) =>
    trx
      .insertInto('withdrawals')
      .values({
        orderId: order.id,
        name: 'Omar Haddad',
        email: 'omar@cedar.example',
        language: 'en',
        statement: 'I withdraw from the contract.',
        receivedAt: '2026-11-23T09:00:00.000Z',
      })
      .execute(),
  );
  const response = await rita.get(`/api/admin/people/${order.personId}/export`);
  const files = await unzip(Buffer.from(await response.arrayBuffer()));
  expect(JSON.parse(files['withdrawals.json'] ?? '[]')).toMatchObject([
    {
      reference,
      statement: 'I withdraw from the contract.',
      receivedAt: '2026-11-23T09:00:00.000Z',
    },
  ]);
  expect(JSON.parse(files['invoices.json'] ?? '[]')).toMatchObject([
    { reference, kind: 'invoice', number: 'FR 2026/12', name: 'FR-2026-12.pdf' },
  ]);
  const erased = await rita.send(`/api/admin/people/${order.personId}/erase`, { endsWork: true });
  expect(await erased.json()).toMatchObject({
    kept: [
      { what: 'orders', count: 1, reason: 'tax_law_10_years' },
      { what: 'invoices', count: 1, reason: 'tax_law_10_years' },
    ],
  });
  const kept = await site.database.read((db) => db.selectFrom('files').select('kind').execute());
  expect(kept).toEqual([{ kind: 'invoice' }]);
});
