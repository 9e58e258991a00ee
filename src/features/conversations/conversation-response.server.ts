import type { Context as HonoContext } from 'hono';
import type { Result } from '#core/result.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readRevision } from '#platform/http/read-revision.server.ts';
import type { KeyReused } from '#platform/idempotency/idempotency.server.ts';
import type { ChangeRefusal, Seen } from './change-conversation.server.ts';
import { conversationErrorTexts } from './conversations.texts.ts';
import { showConversation } from './show-inbox.server.ts';

const statuses = {
  not_found: 404,
  already_sent: 409,
  changed: 412,
  not_staff: 422,
  no_address: 422,
  unknown_person: 404,
  unknown_file: 422,
  past: 422,
  idempotency_key_reused: 422,
  revision_required: 428,
  too_many_mails: 429,
} as const;

type Refusal = ChangeRefusal | KeyReused | keyof typeof statuses;

/** Reads which conversation is changed, and the revision of `If-Match: "3"`, null without one. */
export function readSeen(c: HonoContext): Seen {
  return { id: c.req.param('id') ?? '', revision: readRevision(c) };
}

/** Responds that a saved answer, a block or a file is not there. */
export function refuseNotFound(c: HonoContext, what: 'answer' | 'block' | 'file'): Response {
  const title = translate(conversationErrorTexts, 'en', `${what}_not_found`);
  const titlePt = translate(conversationErrorTexts, 'pt', `${what}_not_found`);
  return problem(c, { status: 404, code: 'not_found', title, titlePt });
}

/** Responds with a refusal in both languages. A 412 has the present state in `present`. */
export async function refuseChange(c: HonoContext, context: Context, refusal: Refusal) {
  const code = typeof refusal === 'string' ? refusal : refusal.code;
  const present = code === 'changed' ? await showConversation(context, readSeen(c).id) : null;
  return problem(c, {
    status: statuses[code],
    code,
    title: translate(conversationErrorTexts, 'en', code),
    titlePt: translate(conversationErrorTexts, 'pt', code),
    ...(present && { present }),
  });
}

/** Responds to a change with the conversation as it is now, and what else the change returned. */
export async function respondChanged(
  c: HonoContext,
  context: Context,
  outcome: Result<object | null, Refusal>,
): Promise<Response> {
  if (!outcome.ok) return refuseChange(c, context, outcome.refusal);
  const conversation = await showConversation(context, readSeen(c).id);
  return c.json({ ...outcome.value, conversation });
}
