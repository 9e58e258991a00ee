import * as z from 'zod/mini';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { invoiceExportSchema } from './invoice-data.schema.ts';
import { expectedInput } from './invoices.schema.ts';

const attachedSchema = z.object({ isMailed: z.boolean() });

const parameters = ['from', 'to', 'references'].map((name) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
}));

const problems = { 409: '`too_many`', 422: '`invalid_fields`' };

export const describeCsv = describeStaffCall({
  summary: 'What certified invoices need of orders, a row for each line of each charge and refund',
  parameters,
  responses: { 200: { description: 'The file', content: { 'text/csv': {} } } },
  problems,
});

export const describeJson = describeStaffCall({
  summary: 'What certified invoices need of orders: buyer, lines, VAT, charges and refunds',
  parameters,
  responses: { 200: { description: 'The orders', content: json(invoiceExportSchema) } },
  problems,
});

export const describeHandOver = describeStaffCall({
  summary: 'Hands every charge and refund of an order over to the invoicing software once more',
  responses: { 204: { description: 'They are due' } },
  problems: { 404: '`unknown_order`', 409: '`no_invoicing`, `not_paid`' },
});

export const describeAttach = describeStaffCall({
  summary:
    'Attaches the PDF of a certified invoice and mails it to the buyer once; the same id again is the same upload',
  parameters: [
    { name: 'number', in: 'query', required: true, schema: { type: 'string' } },
    {
      name: 'kind',
      in: 'query',
      required: false,
      schema: { type: 'string', enum: ['invoice', 'credit_note'] },
    },
  ],
  requestBody: { required: true, content: { 'application/pdf': {} } },
  responses: {
    200: { description: 'It was attached before', content: json(attachedSchema) },
    201: { description: 'Attached', content: json(attachedSchema) },
  },
  problems: {
    404: '`unknown_order`',
    409: '`not_paid`, `number_taken`, `id_taken`',
    413: '`invoice_too_large`',
    415: '`type_not_allowed`, `type_mismatch`',
    422: '`invalid_number`, `invalid_kind`, `invalid_id`, `empty_file`, `infected`',
    507: '`storage_full`',
  },
});

export const describeRead = describeStaffCall({
  summary: 'The PDF of a certified invoice; who reads it is recorded',
  responses: { 200: { description: 'The file', content: { 'application/pdf': {} } } },
  problems: { 404: '`unknown_invoice`' },
});

export const describeExpected = describeStaffCall({
  summary: 'Sets whether each charge from now on should have a certified invoice',
  body: expectedInput,
  responses: { 204: { description: 'Set' } },
});
