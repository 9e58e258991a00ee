import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { invoiceExportSchema } from './invoice-data.schema.ts';

const parameters = ['from', 'to', 'references'].map((name) => ({
  ...{ name, in: 'query' as const, required: false, schema: { type: 'string' as const } },
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
