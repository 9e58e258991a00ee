import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { bankStatementSchema } from './statements.schema.ts';

export const describeBankStatement = describeStaffCall({
  summary:
    'Reads the file of a bank and proposes which payments asked for its money is. CSV of up to 2 MB as CGD, Millennium bcp, Santander, ActivoBank and others save it, or CAMT.053. Nothing is stored and nothing is noted: `POST /api/admin/payment-requests/{id}/received` does that, with the `day`, `amount` and `note` of a row',
  requestBody: { required: true, content: { 'text/csv': {}, 'application/xml': {} } },
  responses: { 200: { description: 'What it says', content: json(bankStatementSchema) } },
  problems: {
    409: '`transfers_off`',
    413: '`too_large`',
    422: '`no_text`, `spreadsheet`, `no_statement`, `no_lines`',
  },
});
