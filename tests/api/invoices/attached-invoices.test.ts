import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { OrderDetail, OrdersPage } from '#features/payments/desk/orders-admin.schema.ts';
import { composeMail } from '#platform/mailer/compose-mail.server.ts';
import { ownerCommands } from '#server/owner/owner-commands.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import { type Attaching, attachPdf, samplePdf } from '../../factories/certified-invoices.ts';
import { buyPackage, changesOf, readAs } from '../../factories/staff-orders.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const invoiceMails = async (site: StaffSite) =>
  (await site.mails()).filter(({ kind }) => kind === 'order-invoice');

const readOrder = (browser: Browser, reference: string) =>
  readAs<OrderDetail>(browser, `/api/admin/orders/${reference}`);

function owner(site: StaffSite, ...args: string[]) {
  return runOwnerCommand(ownerCommands, args, async () => site.services);
}

describe('a certified invoice', () => {
  it('is attached once, mailed once to the buyer, and recorded in the order’s history', async ({
    site,
  }) => {
    const rita = await becomeOwner(site);
    const reference = await buyPackage(site);
    expect(await readOrder(rita, reference)).toMatchObject({ uninvoicedCount: 1 });
    const first = await attachPdf(site, rita, reference);
    expect(first).toMatchObject({ status: 201, isMailed: true });
    expect(await attachPdf(site, rita, reference, { id: first.id })).toMatchObject({
      status: 200,
      isMailed: true,
    });
    expect(await attachPdf(site, rita, reference)).toMatchObject({ status: 200, isMailed: true });
    const [mail, ...others] = await invoiceMails(site);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'omar@cedar.example',
      subject: expect.stringContaining('Your invoice FR 2026/12'),
      attachments: [
        { filename: 'FR-2026-12.pdf', contentType: 'application/pdf', encoding: 'base64' },
      ],
    });
    expect(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64')).toEqual(samplePdf());
    const order = await readOrder(rita, reference);
    expect(order).toMatchObject({
      uninvoicedCount: 0,
      invoices: {
        missing: 0,
        documents: [
          { fileId: first.id, kind: 'invoice', number: 'FR 2026/12', mailedAt: expect.any(String) },
        ],
      },
    });
    expect(order.entries.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['invoice_attached', 'order-invoice', 'order.attach-invoice']),
    );
  });

  it('reaches a mail program as the bytes that were uploaded', async ({ site }) => {
    const rita = await becomeOwner(site);
    await attachPdf(site, rita, await buyPackage(site));
    const [mail] = await invoiceMails(site);
    if (!mail) throw new Error('There is no mail');
    const sender = async () => ({ name: 'Entrada', address: 'ola@entrada.example' });
    const at = '2026-11-23T08:30:00.000Z';
    const composed = await composeMail(
      { ...mail, id: '1', createdAt: at },
      { sender, inlineImages: [] },
    );
    expect(composed.attachments).toMatchObject([
      { filename: 'FR-2026-12.pdf', encoding: 'base64' },
    ]);
  });

  it('is in the buyer’s language', async ({ site }) => {
    const rita = await becomeOwner(site);
    const reference = await buyPackage(site);
    await site.database.transaction((trx) =>
      trx.updateTable('orders').set({ language: 'pt' }).execute(),
    );
    await attachPdf(site, rita, reference);
    await attachPdf(site, rita, reference, {
      number: 'NC 2026/1',
      kind: 'credit_note',
      body: samplePdf('two'),
    });
    const subjects = (await invoiceMails(site)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      expect.stringContaining('A sua fatura FR 2026/12'),
      expect.stringContaining('A sua nota de crédito NC 2026/1'),
    ]);
  });

  it('waits for the company where no address is known', async ({ site }) => {
    const rita = await becomeOwner(site);
    const reference = await buyPackage(site);
    await site.database.transaction((trx) =>
      trx.updateTable('orders').set({ billingEmail: null }).execute(),
    );
    expect(await attachPdf(site, rita, reference)).toMatchObject({ status: 201, isMailed: false });
    expect(await invoiceMails(site)).toEqual([]);
    expect((await readOrder(rita, reference)).invoices.documents).toMatchObject([
      { mailedAt: null },
    ]);
  });

  it.for([
    ['invalid_number', 422, { number: '' }],
    ['invalid_number', 422, { number: 'FR <script>' }],
    ['invalid_kind', 422, { kind: 'receipt' }],
    ['invalid_id', 422, { id: 'one' }],
    ['empty_file', 422, { body: Buffer.alloc(0) }],
    ['type_mismatch', 415, { body: Buffer.from('FR 2026/12') }],
    ['type_mismatch', 415, { body: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') }],
    ['invoice_too_large', 413, { body: Buffer.concat([samplePdf(), Buffer.alloc(5_000_000)]) }],
  ] as [string, number, Attaching][])(
    'is refused with what is wrong with it: %s',
    async ([code, status, given], { site }) => {
      const rita = await becomeOwner(site);
      const reference = await buyPackage(site);
      expect(await attachPdf(site, rita, reference, given)).toMatchObject({ status, code });
      const files = await site.database.read((db) => db.selectFrom('files').selectAll().execute());
      expect(files).toEqual([]);
      expect(await invoiceMails(site)).toEqual([]);
    },
  );

  it('belongs to one paid order', async ({ site }) => {
    const rita = await becomeOwner(site);
    const unpaid = await buyPackage(site, { card: null });
    expect(await attachPdf(site, rita, unpaid)).toMatchObject({ status: 409, code: 'not_paid' });
    expect(await attachPdf(site, rita, 'EN-NONE22')).toMatchObject({
      status: 404,
      code: 'unknown_order',
    });
    const [one, other] = [
      await buyPackage(site),
      await buyPackage(site, { email: 'ana@b.example' }),
    ];
    const { id } = await attachPdf(site, rita, one);
    expect(await attachPdf(site, rita, other, { body: samplePdf('two') })).toMatchObject({
      status: 409,
      code: 'number_taken',
    });
    const taken = { id, number: 'FR 2026/13', body: samplePdf('two') };
    expect(await attachPdf(site, rita, other, taken)).toMatchObject({
      status: 409,
      code: 'id_taken',
    });
    expect((await rita.get(`/api/admin/orders/${other}/invoices/${id}`)).status).toBe(404);
  });

  it('is corrected by another file with its number, which is mailed too', async ({ site }) => {
    const rita = await becomeOwner(site);
    const reference = await buyPackage(site, { packageId: 'store-care' });
    await attachPdf(site, rita, reference);
    await attachPdf(site, rita, reference, { body: samplePdf('two') });
    expect(await invoiceMails(site)).toHaveLength(2);
    const rows = await site.database.read((db) =>
      db.selectFrom('certifiedInvoices').select('paymentId').execute(),
    );
    expect(new Set(rows.map(({ paymentId }) => paymentId)).size).toBe(1);
  });

  it('is read beside its order alone, and who reads it is recorded', async ({ site }) => {
    const rita = await becomeOwner(site);
    const reference = await buyPackage(site);
    const { id } = await attachPdf(site, rita, reference);
    const response = await rita.get(`/api/admin/orders/${reference}/invoices/${id}`);
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="FR-2026-12.pdf"',
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(samplePdf());
    expect(await changesOf(site, reference)).toContainEqual({
      action: 'order.read-invoice',
      subjectId: reference,
      before: null,
      after: { kind: 'invoice', number: 'FR 2026/12' },
    });
    for (const browser of [rita, openBrowser(site)])
      expect((await browser.get(`/files/${id}/FR-2026-12.pdf`)).status).toBe(404);
    expect(await readAs(rita, '/api/admin/files')).toMatchObject({ total: 0 });
    expect((await rita.send(`/api/admin/files/${id}/remove`, {})).status).toBe(404);
    expect(
      (await openBrowser(site).get(`/api/admin/orders/${reference}/invoices/${id}`)).status,
    ).toBe(401);
  });

  it('is attached by a bookkeeper, and not by staff', async ({ site }) => {
    const reference = await buyPackage(site);
    await addStaff(site, { email: 'b@entrada.example', role: 'bookkeeper' });
    await addStaff(site, { email: 's@entrada.example', role: 'staff' });
    const staff = await signIn(site, 's@entrada.example');
    expect(await attachPdf(site, staff, reference)).toMatchObject({ status: 403 });
    const keeper = await signIn(site, 'b@entrada.example');
    expect(await attachPdf(site, keeper, reference)).toMatchObject({ status: 201 });
  });

  it('is attached by command', async ({ site }) => {
    const reference = await buyPackage(site);
    const path = join(site.dataDir, 'fatura.pdf');
    await writeFile(path, samplePdf());
    const run = (...words: string[]) => owner(site, 'invoice', 'attach', ...words);
    expect(await run(reference.toLowerCase(), path, 'FR', '2026/12')).toMatchObject({
      code: 0,
      output: `FR 2026/12 is attached to ${reference}; a mail brings it to the buyer.\n`,
    });
    expect((await run(reference, path, 'FR 2026/12')).output).toContain('nothing was sent again');
    expect(await invoiceMails(site)).toHaveLength(1);
    expect(await run(reference, join(site.dataDir, 'none.pdf'), 'FR 1')).toMatchObject({
      code: 1,
      error: expect.stringContaining('cannot be read (ENOENT)'),
    });
    const text = join(site.dataDir, 'fatura.txt');
    await writeFile(text, 'FR 2026/13');
    expect(await run(reference, text, 'FR 2026/13')).toMatchObject({ code: 1 });
    expect(await run(reference, path)).toMatchObject({ code: 2 });
  });

  it('lies in the folder that backups carry, under its hash', async ({ site }) => {
    const rita = await becomeOwner(site);
    await attachPdf(site, rita, await buyPackage(site));
    const [file] = await site.database.read((db) => db.selectFrom('files').selectAll().execute());
    expect(file).toMatchObject({ kind: 'invoice', storage: 'disk', mime: 'application/pdf' });
    expect(readFileSync(join(site.dataDir, 'files', file?.place ?? ''))).toEqual(samplePdf());
  });
});

it('orders without one are counted, filtered and marked', async ({ site }) => {
  const rita = await becomeOwner(site);
  const with_ = await buyPackage(site);
  const without = await buyPackage(site, { email: 'ana@b.example' });
  await buyPackage(site, { email: 'unpaid@b.example', card: null });
  await attachPdf(site, rita, with_);
  const page = await readAs<OrdersPage>(rita, '/api/admin/orders?filter=uninvoiced');
  expect(page.orders).toMatchObject([{ reference: without, uninvoicedCount: 1 }]);
  expect(page.counts.uninvoiced).toBe(1);
});
