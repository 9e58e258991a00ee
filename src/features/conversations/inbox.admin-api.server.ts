import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readQuery } from '#platform/http/json-body.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { formatCsv } from '#platform/owner/format-csv.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { refuseChange } from './conversation-response.server.ts';
import { describeConversation, describeInbox } from './conversations.docs.server.ts';
import { inboxQuery } from './conversations.input.ts';
import type { Conversation } from './conversations.schema.ts';
import { showConversation, showInbox } from './show-inbox.server.ts';

const listQuery = z.object({
  ...inboxQuery,
  limit: limitParam,
  offset: offsetParam,
  format: z.optional(z.enum(['json', 'csv'])),
});

const csvColumns = [
  ...['id', 'createdAt', 'answerBy', 'state', 'name', 'businessName', 'email', 'phone'],
  ...['language', 'assignedName', 'message'],
] as (keyof Conversation)[];

const mostRowsOfCsv = 10_000;

function csvOf(conversations: Conversation[]): string {
  const rows = conversations.map((row) => csvColumns.map((column) => row[column]));
  return formatCsv({ columns: csvColumns, rows, empty: '' });
}

/** `GET /api/admin/conversations` and `GET /api/admin/conversations/:id`. */
export function inboxAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/conversations',
      describeInbox,
      guarded('conversations.read', async (c, context) => {
        const query = readQuery(c, listQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { limit = '20', offset = '0', format, ...view } = query.value;
        if (format !== 'csv') {
          const page = { limit: Number(limit), offset: Number(offset) };
          return c.json(await showInbox(context, view, page));
        }
        const all = await showInbox(context, view, { limit: mostRowsOfCsv, offset: 0 });
        c.header('Content-Type', 'text/csv; charset=utf-8');
        c.header('Content-Disposition', `attachment; filename="messages-${view.filter}.csv"`);
        return c.body(csvOf(all.conversations));
      }),
    )
    .get(
      '/api/admin/conversations/:id',
      describeConversation,
      guarded('conversations.read', async (c, context) => {
        const conversation = await showConversation(context, c.req.param('id') ?? '');
        if (conversation === null) return refuseChange(c, context, 'not_found');
        c.header('ETag', `"${conversation.revision}"`);
        return c.json(conversation);
      }),
    );
}
