import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { readSeen, respondChanged } from './conversation-response.server.ts';
import { describeChange } from './conversations.docs.server.ts';
import {
  assignInput,
  blockInput,
  doneInput,
  noteInput,
  replyInput,
  snoozeInput,
  spamInput,
} from './conversations.input.ts';
import { conversationErrorText } from './conversations.texts.ts';
import {
  assignConversation,
  blockSender,
  closeConversation,
  snoozeConversation,
  unblockSender,
} from './handle-conversation.server.ts';
import { addNote, replyToConversation, takeReplyBack } from './write-in-conversation.server.ts';

const base = '/api/admin/conversations/:id';

/** `/api/admin/conversations`: every change of a conversation. */
export function conversationsAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post(
      `${base}/reply`,
      describeChange('Answers by mail', replyInput, { 429: '`too_many_mails`' }, true),
      guarded('conversations.change', async (c, context) => {
        const key = readIdempotencyKey(c);
        if (!key.ok) return key.refusal;
        const body = await readJson(c, replyInput, conversationErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await replyToConversation(context, readSeen(c), body.value, key.value);
        return respondChanged(c, context, outcome);
      }),
    )
    .delete(
      `${base}/replies/:reply`,
      describeChange('Takes back a reply that has not left', undefined, { 409: '`already_sent`' }),
      guarded('conversations.change', async (c, context) => {
        const reply = c.req.param('reply') ?? '';
        return respondChanged(c, context, await takeReplyBack(context, readSeen(c), reply));
      }),
    )
    .post(
      `${base}/note`,
      describeChange('Adds a note for staff', noteInput),
      guarded('conversations.change', async (c, context) => {
        const body = await readJson(c, noteInput, conversationErrorText);
        if (!body.ok) return body.refusal;
        return respondChanged(c, context, await addNote(context, readSeen(c), body.value));
      }),
    )
    .post(
      `${base}/assign`,
      describeChange('Gives it to one of the staff', assignInput, { 422: '`not_staff`' }),
      guarded('conversations.change', async (c, context) => {
        const body = await readJson(c, assignInput, conversationErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await assignConversation(context, readSeen(c), body.value.to);
        return respondChanged(c, context, outcome);
      }),
    )
    .post(
      `${base}/snooze`,
      describeChange('Takes it off the list until later', snoozeInput, { 422: '`past`' }),
      guarded('conversations.change', async (c, context) => {
        const body = await readJson(c, snoozeInput, conversationErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await snoozeConversation(context, readSeen(c), body.value.until);
        return respondChanged(c, context, outcome);
      }),
    )
    .post(
      `${base}/done`,
      describeChange('Files it as done, or opens it again', doneInput),
      guarded('conversations.change', async (c, context) => {
        const body = await readJson(c, doneInput, conversationErrorText);
        if (!body.ok) return body.refusal;
        const closedAs = body.value.done ? 'done' : null;
        return respondChanged(c, context, await closeConversation(context, readSeen(c), closedAs));
      }),
    )
    .post(
      `${base}/spam`,
      describeChange('Files it as spam, or opens it again', spamInput),
      guarded('conversations.change', async (c, context) => {
        const body = await readJson(c, spamInput, conversationErrorText);
        if (!body.ok) return body.refusal;
        const closedAs = body.value.spam ? 'spam' : null;
        return respondChanged(c, context, await closeConversation(context, readSeen(c), closedAs));
      }),
    )
    .post(
      `${base}/block`,
      describeChange('Blocks the address or domain of the sender', blockInput),
      guarded('conversations.change', async (c, context) => {
        const body = await readJson(c, blockInput, conversationErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await blockSender(context, readSeen(c), body.value.kind);
        return respondChanged(c, context, outcome);
      }),
    )
    .delete(
      `${base}/block`,
      describeChange('Removes the blocks of the sender'),
      guarded('conversations.change', async (c, context) =>
        respondChanged(c, context, await unblockSender(context, readSeen(c))),
      ),
    );
}
