import { Hono, type Context as HonoContext } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { streamBody } from '#platform/http/stream-body.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { readBankAccount } from '../transfers/bank-account.server.ts';
import { proposeMatches } from './propose-matches.server.ts';
import { describeBankStatement } from './statements.docs.server.ts';
import { statementErrorTexts } from './statements.texts.ts';
import { mostStatementBytes, UnreadableStatement } from './statements.ts';

const statuses = {
  transfers_off: 409,
  too_large: 413,
  no_text: 422,
  spreadsheet: 422,
  no_statement: 422,
  no_lines: 422,
} as const;

function refuse(c: HonoContext, code: keyof typeof statuses): Response {
  return problem(c, {
    status: statuses[code],
    code,
    title: translate(statementErrorTexts, 'en', code),
    titlePt: translate(statementErrorTexts, 'pt', code),
  });
}

/** `/api/admin/bank-statements`: what came to the bank. */
export function bankStatementsAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post(
    '/api/admin/bank-statements',
    describeBankStatement,
    guarded('payment-requests.receive', async (c, context) => {
      const { isOn } = await context.database.read(readBankAccount);
      if (!isOn) return refuse(c, 'transfers_off');
      if (Number(c.req.header('Content-Length')) > mostStatementBytes)
        return refuse(c, 'too_large');
      try {
        return c.json(await proposeMatches(context, streamBody(c)));
      } catch (error) {
        if (!(error instanceof UnreadableStatement)) throw error;
        return refuse(c, error.code);
      }
    }),
  );
}
