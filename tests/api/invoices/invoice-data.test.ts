import { describe, expect } from 'vitest';
import type { InvoiceData } from '#features/payments/invoices/invoice-data.schema.ts';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import { berlin } from '../../factories/buyers.ts';
import { buyPackage, changesOf, goodCard, readAs } from '../../factories/staff-orders.ts';
import {
  addStaff,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const address = '/api/admin/invoice-data';

async function readData(browser: Awaited<ReturnType<typeof becomeOwner>>, query = '') {
  return (await readAs<{ orders: InvoiceData[] }>(browser, `${address}.json?${query}`)).orders;
}

/** A German company buys in Portuguese, without tax. */
async function buyAsGmbh(site: StaffSite): Promise<string> {
  const { orderId = '', clientSecret = '' } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    {
      amount: 1450,
      packageId: 'company-setup',
      language: 'pt',
      ...berlin,
      email: 'rechnung@muster.example',
    },
  );
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, name: 'Jana Muster' }, 'PUT');
  const card = { number: goodCard, expiry: '12/30', cvc: '123' };
  await site.send('/api/sandbox/confirm', { clientSecret, ...card });
  const row = await site.database.read((db) =>
    db.selectFrom('orders').select('reference').where('id', '=', orderId).executeTakeFirstOrThrow(),
  );
  return row.reference;
}

function owner(site: StaffSite, ...args: string[]) {
  return runOwnerCommand(ownerCommands, args, async () => site.services);
}

describe('the data for certified invoices', () => {
  it('has buyer, lines, VAT and refunds of an order in whole cents', async ({ site }) => {
    const rita = await becomeOwner(site);
    const reference = await buyPackage(site);
    await owner(site, 'refund', reference, '250,50');
    const [data] = await readData(rita, `references=${reference}`);
    expect(data).toMatchObject({
      order: reference,
      isTest: true,
      language: 'en',
      status: 'partly_refunded',
      buyer: { name: 'Omar Haddad', email: 'omar@cedar.example', nif: null },
      vat: { treatment: 'mainland', evidence: null },
    });
    expect(data?.entries).toMatchObject([
      {
        kind: 'charge',
        method: 'card',
        currency: 'EUR',
        netCents: 117886,
        vatCents: 27114,
        totalCents: 145000,
        lines: [
          {
            description: 'Company Setup',
            quantity: 1,
            unitNetCents: 117886,
            vatRate: 23,
            exemption: null,
          },
        ],
      },
      { kind: 'refund', netCents: 20366, vatCents: 4684, totalCents: 25050 },
    ]);
    const ids = data?.entries.map(({ id, paymentId }) => id.replace(paymentId, '*'));
    expect(ids).toEqual(['charge.*', 'refund.*.25050']);
    expect(await changesOf(site, reference)).toContainEqual({
      action: 'orders.export-invoice-data',
      subjectId: reference,
      before: null,
      after: { from: null, to: null, orders: 1 },
    });
  });

  it('names the reason without tax, the proof of the number, and the line in the order’s language', async ({
    site,
  }) => {
    const rita = await becomeOwner(site);
    const [data] = await readData(rita, `references=${await buyAsGmbh(site)}`);
    expect(data).toMatchObject({
      language: 'pt',
      buyer: {
        company: 'Muster GmbH',
        vatNumber: 'DE123456789',
        country: 'DE',
        kind: 'company',
        street: 'Musterstraße 1',
        postalCode: '10115',
        city: 'Berlin',
      },
      vat: {
        treatment: 'reverse_charge',
        evidence: { number: 'DE123456789', state: 'format' },
        methodCountry: 'US',
      },
      entries: [
        {
          netCents: 117886,
          vatCents: 0,
          totalCents: 117886,
          lines: [{ vatRate: 0, exemption: { code: 'M40' } }],
        },
      ],
    });
    expect(data?.entries[0]?.lines[0]?.description).not.toBe('Company Setup');
  });

  it('is CSV with a row for each charge and refund, whose names start no formula', async ({
    site,
  }) => {
    const rita = await becomeOwner(site);
    const reference = await buyPackage(site, { name: '=1+1' });
    await owner(site, 'refund', reference);
    const response = await rita.get(`${address}.csv?excel=en&references=${reference}`);
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="invoice-data-${reference}.csv"`,
    );
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`${reference},charge,charge.`);
    expect(lines[1]).toContain(",'=1+1,");
    expect(lines[1]).toContain(',1178.86,23,271.14,,,1178.86,271.14,1450.00,EUR,card,');
    expect(lines[2]).toContain(`${reference},refund,refund.`);
  });

  it('of a period are what was charged and refunded on its days in Lisbon', async ({
    site,
    later,
  }) => {
    const first = await buyPackage(site, { email: 'one@a.example' });
    later({ days: 1 });
    const rita = await becomeOwner(site);
    const second = await buyPackage(site, { email: 'two@a.example' });
    await owner(site, 'refund', first, '10');
    const of = async (query: string) =>
      (await readData(rita, query)).map(({ order, entries }) => [
        order,
        entries.map(({ kind }) => kind).join(),
      ]);
    expect(await of('from=2026-11-23&to=2026-11-23')).toEqual([[first, 'charge']]);
    expect(await of('from=2026-11-24&to=2026-11-24')).toEqual([
      [first, 'refund'],
      [second, 'charge'],
    ]);
    expect(await of('from=2026-11-25')).toEqual([]);
    expect((await rita.get(`${address}.json?from=2026-11-24&to=2026-11-23`)).status).toBe(422);
    expect((await rita.get(`${address}.json?from=yesterday`)).status).toBe(422);
  });

  it('needs a fresh proof of an owner or bookkeeper', async ({ site, later }) => {
    const rita = await becomeOwner(site);
    await addStaff(site, { email: 'ana@entrada.example', role: 'staff' });
    const ana = await signIn(site, 'ana@entrada.example');
    expect((await ana.get(`${address}.csv`)).status).toBe(403);
    later({ minutes: 11 });
    const late = await rita.get(`${address}.json`);
    expect([late.status, await late.json()]).toMatchObject([403, { code: 'passkey_again' }]);
  });

  it('comes by command, as a list, as CSV and as JSON', async ({ site }) => {
    const reference = await buyPackage(site);
    const list = await owner(site, 'invoice', 'export', reference.toLowerCase());
    expect(list).toMatchObject({ code: 0, error: '' });
    expect(list.output).toContain('1178.86');
    expect((await owner(site, 'invoice', 'export', '--csv')).output).toContain(
      `${reference},charge`,
    );
    const json = await owner(site, 'invoice', 'export', '--from=2026-11-23', '--json');
    expect(JSON.parse(json.output)).toMatchObject({ orders: [{ order: reference }] });
    expect(await owner(site, 'invoice', 'export', 'EN-NONE22')).toMatchObject({ code: 1 });
    expect(await owner(site, 'invoice', 'export', '--from=soon')).toMatchObject({ code: 2 });
    expect(await owner(site, 'invoice')).toMatchObject({ code: 2 });
  });
});
