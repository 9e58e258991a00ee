import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { bankAccountInput } from './bank-account.input.ts';
import { bankAccountSchema, changeBankAccount, readBankAccount } from './bank-account.server.ts';
import { bankAccountErrorText } from './bank-account.texts.ts';

const shown = { 200: { description: 'The account', content: json(bankAccountSchema) } };

const describeAccount = describeStaffCall({
  summary: 'The account to which clients transfer',
  responses: shown,
});

const describeChange = describeStaffCall({
  summary:
    'Changes the account to which clients transfer, and whether they are told of it. Its IBAN is checked by its country and its check digits',
  body: bankAccountInput,
  responses: shown,
  problems: { 422: '`invalid_fields`' },
});

/** `/api/admin/bank-account`. */
export function bankAccountAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/bank-account',
      describeAccount,
      guarded('bank-account.read', async (c, { database }) =>
        c.json(await database.read(readBankAccount)),
      ),
    )
    .put(
      '/api/admin/bank-account',
      describeChange,
      guarded('bank-account.change', async (c, context) => {
        const body = await readJson(c, bankAccountInput, bankAccountErrorText);
        if (!body.ok) return body.refusal;
        return c.json(await changeBankAccount(context, body.value));
      }),
    );
}
