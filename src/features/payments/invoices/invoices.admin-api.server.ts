import { Hono, type Context as HonoContext } from 'hono';
import type * as z from 'zod/mini';
import { refuseFile } from '#features/files/files-response.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { respondTable } from '#platform/http/respond-table.server.ts';
import { streamBody } from '#platform/http/stream-body.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { paymentsAdminErrorText } from '../payments-admin.texts.ts';
import { isStaffRefusal, refuseStaff } from '../refuse-staff.server.ts';
import { type AttachRefusal, attachInvoice } from './attach-invoice.server.ts';
import { expectInvoices } from './expected-invoices.server.ts';
import {
  exportInvoiceData,
  formatInvoiceRows,
  type InvoiceSelection,
} from './export-invoice-data.server.ts';
import { sendHandovers } from './handovers.server.ts';
import type { InvoiceData } from './invoice-data.schema.ts';
import * as docs from './invoices.docs.server.ts';
import { invoiceDataQuery } from './invoices.input.ts';
import { expectedInput } from './invoices.schema.ts';
import { invoiceKinds, mostInvoiceBytes } from './invoices.ts';
import { readInvoice } from './show-invoices.server.ts';

const invalid = (_: string, field: string) => `${field} is not valid.`;

function selectionOf({ from, to, references }: z.infer<typeof invoiceDataQuery>): InvoiceSelection {
  return {
    from: from ?? null,
    to: to ?? null,
    references: references.toUpperCase().split(',').filter(Boolean),
  };
}

/** Returns the name of a file of a selection, without its ending. */
function nameOf({ from, to, references }: InvoiceSelection): string {
  if (references.length > 0) return references.length === 1 ? `${references[0]}` : 'chosen';
  return [from, to].filter(Boolean).join('-') || 'all';
}

async function readExport(
  c: HonoContext<ApiEnv>,
  context: Context,
): Promise<{ orders: InvoiceData[]; name: string } | Response> {
  const query = readQuery(c, invoiceDataQuery, invalid);
  if (!query.ok) return query.refusal;
  const selection = selectionOf(query.value);
  const outcome = await exportInvoiceData(context, selection);
  if (!outcome.ok) return refuseStaff(c, { code: outcome.refusal });
  return { orders: outcome.value, name: `invoice-data-${nameOf(selection)}` };
}

/** What certified invoices need of orders, and its handover to the software that makes them. */
export function invoicesAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/invoice-data.csv',
      docs.describeCsv,
      guarded('orders.export', (c, context) =>
        respondTable(c, async () => {
          const found = await readExport(c, context);
          if (found instanceof Response) return found;
          return { name: found.name, table: formatInvoiceRows(found.orders) };
        }),
      ),
    )
    .get(
      '/api/admin/invoice-data.json',
      docs.describeJson,
      guarded('orders.export', async (c, context) => {
        const found = await readExport(c, context);
        if (found instanceof Response) return found;
        c.header('Content-Disposition', `attachment; filename="${found.name}.json"`);
        return c.json({ orders: found.orders });
      }),
    )
    .put(
      '/api/admin/invoices/expected',
      docs.describeExpected,
      guarded('settings.change', async (c, context) => {
        const body = await readJson(c, expectedInput, paymentsAdminErrorText);
        if (!body.ok) return body.refusal;
        await expectInvoices(context, body.value.expected);
        return c.body(null, 204);
      }),
    )
    .post(
      '/api/admin/orders/:reference/hand-over',
      docs.describeHandOver,
      guarded('invoices.change', async (c, context) => {
        const outcome = await sendHandovers(context, pathParam(c, 'reference'));
        return outcome.ok ? c.body(null, 204) : refuseStaff(c, { code: outcome.refusal });
      }),
    );
}

function refuseAttachment(c: HonoContext, code: AttachRefusal): Response {
  if (code === 'too_large') return refuseStaff(c, { code: 'invoice_too_large' });
  return isStaffRefusal(code) ? refuseStaff(c, { code }) : refuseFile(c, code);
}

/** The PDFs of certified invoices, which lie beside their order and nowhere else. */
export function invoiceFilesAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .put(
      '/api/admin/orders/:reference/invoices/:id',
      docs.describeAttach,
      guarded('invoices.change', async (c, context) => {
        const kind = invoiceKinds.find((one) => one === (c.req.query('kind') ?? 'invoice'));
        if (kind === undefined) return refuseStaff(c, { code: 'invalid_kind' });
        if (Number(c.req.header('Content-Length') ?? 0) > mostInvoiceBytes)
          return refuseAttachment(c, 'too_large');
        const reference = pathParam(c, 'reference');
        const given = {
          reference,
          fileId: pathParam(c, 'id'),
          number: c.req.query('number') ?? '',
        };
        const outcome = await attachInvoice(context, { ...given, kind, body: streamBody(c) });
        if (!outcome.ok) return refuseAttachment(c, outcome.refusal);
        const { isNew, isMailed } = outcome.value;
        return c.json({ isMailed }, isNew ? 201 : 200);
      }),
    )
    .get(
      '/api/admin/orders/:reference/invoices/:id',
      docs.describeRead,
      guarded('invoices.read', async (c, context) => {
        const reference = pathParam(c, 'reference');
        const document = await readInvoice(context, { reference, fileId: pathParam(c, 'id') });
        if (!document) return refuseStaff(c, { code: 'unknown_invoice' });
        c.header('Content-Type', document.mime);
        c.header('Content-Length', String(document.size));
        c.header('Content-Disposition', `attachment; filename="${document.name}"`);
        c.header('X-Content-Type-Options', 'nosniff');
        return c.body(document.bytes);
      }),
    );
}
