import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { problemOf } from '#core/problem.ts';
import type { ChangeOfOne } from './conversations.input.ts';
import type { ConversationDetail, ManyChanged } from './conversations.schema.ts';
import type { SpokenChannel } from './conversations.ts';

const url = '/api/admin/conversations';

/** A note: what it is of, and whether the client may see it. */
export type NoteBody = { text: string; channel: 'form' | SpokenChannel; isShown: boolean };

/** A change of one conversation: the call below its address. */
export type Step =
  | { path: 'reply'; body: { text: string; closes: boolean; fileIds: string[] }; key: string }
  | { path: 'note'; body: NoteBody }
  | { path: 'assign'; body: { to: string | null } }
  | { path: 'snooze'; body: { until: string | null } }
  | { path: 'done'; body: { done: boolean } }
  | { path: 'spam'; body: { spam: boolean } }
  | { path: 'block'; body: { kind: 'address' | 'domain' } }
  | { path: 'block'; method: 'DELETE' }
  | { path: `replies/${string}`; method: 'DELETE' };

/** A conversation after a step; a reply has its id, one that was taken back its text. */
export type Changed = { conversation: ConversationDetail; id?: string; text?: string };

/** Changes a conversation that is at a revision; throws an `HttpError` 412 if it is not. */
export async function sendStep(id: string, revision: number, step: Step): Promise<Changed> {
  const response = await apiRequest(`${url}/${encodeURIComponent(id)}/${step.path}`, {
    ...('method' in step && { method: step.method }),
    ...('body' in step && { body: step.body }),
    headers: {
      'If-Match': `"${revision}"`,
      ...('key' in step && { 'Idempotency-Key': step.key }),
    },
  });
  return response.json();
}

/** Returns the conversation as it is, if a step was refused because somebody else changed it. */
export function presentOf(error: unknown): ConversationDetail | null {
  if (!(error instanceof HttpError) || error.status !== 412) return null;
  return (problemOf(error)?.present as ConversationDetail | undefined) ?? null;
}

/** Closes, opens or snoozes several conversations. */
export async function changeMany(changes: readonly ChangeOfOne[]): Promise<ManyChanged> {
  return (await apiRequest(`${url}/changes`, { body: { changes } })).json();
}
