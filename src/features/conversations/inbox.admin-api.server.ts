import { Hono } from 'hono';
import * as z from 'zod/mini';
import { dispositionOf } from '#features/files/name-upload.server.ts';
import { openDocument } from '#features/files/serve/open-document.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { respondTable } from '#platform/http/respond-table.server.ts';
import { momentCell } from '#platform/owner/owner-clock.ts';
import type { OwnerTable } from '#platform/owner/owner-command.ts';
import { guarded, type StaffContext } from '#platform/permissions/guarded.server.ts';
import { findMissing } from '#platform/permissions/permissions.ts';
import { refuseMissing } from '#platform/permissions/refuse-missing.server.ts';
import { changeMany } from './change-many.server.ts';
import { refuseChange, refuseNotFound } from './conversation-response.server.ts';
import {
  describeConversation,
  describeInbox,
  describeMany,
  describeMessageFile,
} from './conversations.docs.server.ts';
import { inboxQuery, manyInput } from './conversations.input.ts';
import type { Conversation } from './conversations.schema.ts';
import { conversationErrorText } from './conversations.texts.ts';
import { messageFieldNames, messageFields } from './message-fields.texts.ts';
import { isFileOfConversation } from './messages.repository.server.ts';
import { showConversation, showInbox } from './show-inbox.server.ts';

const listQuery = z.object({
  ...inboxQuery,
  limit: limitParam,
  offset: offsetParam,
  format: z.optional(z.enum(['json', 'csv', 'xlsx'])),
});

const shortFields = messageFieldNames.filter((name) => !messageFields[name].isLong);
const longFields = messageFieldNames.filter((name) => messageFields[name].isLong);
const columns: Exclude<keyof Conversation, 'topic'>[] = ['id', 'createdAt', 'answerBy', 'state'];
columns.push(...shortFields, 'language', 'assignedName', ...longFields);

const mostRowsOfTable = 10_000;

function tableOf(conversations: Conversation[]): OwnerTable {
  const rows = conversations.map((row) => [
    ...columns.map((column) =>
      column === 'createdAt' || column === 'answerBy' ? momentCell(row[column]) : row[column],
    ),
    row.topic?.title ?? null,
  ]);
  return { columns: [...columns, 'about'], rows, empty: '' };
}

async function recordExport(
  context: StaffContext,
  after: { filter: string; conversations: number },
): Promise<void> {
  const subject = { kind: 'conversations', id: null };
  await transact(context, (trx) =>
    recordChange(context, trx, { action: 'conversations.export', subject, after }),
  );
}

/** `/api/admin/conversations`: the lists, one conversation, and changes of several at once. */
export function inboxAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/conversations',
      describeInbox,
      guarded('conversations.read', async (c, context) => {
        const query = readQuery(c, listQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { limit = '20', offset = '0', format, ...view } = query.value;
        if (format === undefined || format === 'json') {
          const page = { limit: Number(limit), offset: Number(offset) };
          return c.json(await showInbox(context, view, page));
        }
        const missing = findMissing(context.actor, 'conversations.export', context.clock());
        if (missing) return refuseMissing(c, missing);
        return respondTable(c, async () => {
          const all = await showInbox(context, view, { limit: mostRowsOfTable, offset: 0 });
          const { filter } = view;
          await recordExport(context, { filter, conversations: all.conversations.length });
          return { name: `messages-${filter}`, table: tableOf(all.conversations) };
        });
      }),
    )
    .post(
      '/api/admin/conversations/changes',
      describeMany,
      guarded('conversations.change', async (c, context) => {
        const body = await readJson(c, manyInput, conversationErrorText);
        if (!body.ok) return body.refusal;
        return c.json(await changeMany(context, body.value.changes));
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
    )
    .get(
      '/api/admin/conversations/:id/files/:file',
      describeMessageFile,
      guarded('conversations.read', async (c, context) => {
        const [conversationId, fileId] = [pathParam(c, 'id'), pathParam(c, 'file')];
        const isTheirs = await context.database.read((db) =>
          isFileOfConversation(db, { conversationId, fileId }),
        );
        const file = isTheirs ? await openDocument(context, { id: fileId, kind: 'message' }) : null;
        if (file === null) return refuseNotFound(c, 'file');
        c.header('Cache-Control', 'no-store');
        c.header('Content-Type', file.mime);
        c.header('Content-Length', String(file.size));
        c.header('Content-Disposition', dispositionOf(file.name, 'attachment'));
        c.header('Content-Security-Policy', "sandbox; default-src 'none'");
        c.header('X-Content-Type-Options', 'nosniff');
        return c.body(file.bytes);
      }),
    );
}
