import { apiRead, apiRequest } from '#core/api-request.ts';
import type { TestMail } from './go-live/go-live.schema.ts';

const segment = encodeURIComponent;

/** Files a conversation as done, or opens it again. Returns the revision that it has then. */
export async function setConversationDone(
  { id, revision }: { id: string; revision: number },
  done: boolean,
): Promise<number> {
  const response = await apiRequest(`/api/admin/conversations/${segment(id)}/done`, {
    body: { done },
    headers: { 'If-Match': `"${revision}"` },
  });
  const { conversation } = (await response.json()) as { conversation: { revision: number } };
  return conversation.revision;
}

export async function setTaskDone(id: string, done: boolean): Promise<void> {
  await apiRequest(`/api/admin/tasks/${segment(id)}/${done ? 'done' : 'undo'}`);
}

export async function retryMail(id: string): Promise<void> {
  await apiRequest(`/api/admin/outbox/${segment(id)}/retry`);
}

export async function sendTestMail(): Promise<TestMail> {
  const response = await apiRequest('/api/admin/test-mails');
  return (await response.json()) as TestMail;
}

export async function readTestMail(id: string): Promise<TestMail> {
  return (await apiRead(`/api/admin/test-mails/${segment(id)}`)) as TestMail;
}
