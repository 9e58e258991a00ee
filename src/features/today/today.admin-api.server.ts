import { Hono } from 'hono';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { retryDeadMails } from '#platform/outbox/retry-dead-mails.server.ts';
import { guarded, type StaffContext } from '#platform/permissions/guarded.server.ts';
import { showSenderDns } from './go-live/show-sender-dns.server.ts';
import { sendTestMail, showTestMail } from './go-live/test-mail.server.ts';
import { showToday } from './show-today.server.ts';
import * as docs from './today.docs.server.ts';

type Call = Parameters<Parameters<typeof guarded>[1]>[0];

const idOf = (c: Call) => c.req.param('id') ?? '';

function noSuchMail(c: Call): Response {
  const title = 'There is no such mail any more';
  return problem(c, {
    status: 404,
    code: 'not_found',
    title,
    titlePt: 'Esse e-mail já não existe',
  });
}

function tooManyTests(c: Call): Response {
  return problem(c, {
    status: 429,
    code: 'too_many_mails',
    title: 'That was the last test mail for today: five a day are sent',
    titlePt: 'Foi o último e-mail de teste de hoje: enviam-se cinco por dia',
  });
}

/** `/api/admin/today` and what can be done on its screen about mails. */
export function todayAdminApi({ settings }: ApiSetup): Hono<ApiEnv> {
  const transport = settings.smtpUrl === null ? 'file' : 'smtp';
  async function respondTest(c: Call, context: StaffContext, id: string): Promise<Response> {
    const test = await showTestMail(context, id, transport);
    return test ? c.json(test) : noSuchMail(c);
  }
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/today',
      docs.describeToday,
      guarded('today.read', async (c, context) => c.json(await showToday(context, settings))),
    )
    .get(
      '/api/admin/sender-dns',
      docs.describeSenderDns,
      guarded('today.read', async (c, context) => c.json(await showSenderDns(context, settings))),
    )
    .post(
      '/api/admin/outbox/:id/retry',
      docs.describeRetry,
      guarded('mails.change', async (c, context) =>
        (await retryDeadMails(context, idOf(c))) > 0 ? c.body(null, 204) : noSuchMail(c),
      ),
    )
    .post(
      '/api/admin/test-mails',
      docs.describeSendTest,
      guarded('mails.change', async (c, context) => {
        const id = await sendTestMail(context);
        return id === null ? tooManyTests(c) : respondTest(c, context, id);
      }),
    )
    .get(
      '/api/admin/test-mails/:id',
      docs.describeTest,
      guarded('mails.change', (c, context) => respondTest(c, context, idOf(c))),
    );
}
