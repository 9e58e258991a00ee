import { Hono, type Context as HonoContext } from 'hono';
import { refuseFile } from '#features/files/files-response.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { streamBody } from '#platform/http/stream-body.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { isStaffRefusal, refuseStaff } from '../refuse-staff.server.ts';
import { type AttachRefusal, attachInvoice } from './attach-invoice.server.ts';
import * as docs from './invoices.docs.server.ts';
import { invoiceKinds, mostInvoiceBytes } from './invoices.ts';
import { readInvoice } from './read-invoice.server.ts';

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
