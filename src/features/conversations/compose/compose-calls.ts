import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import type { SpokenChannel } from '../conversations.ts';

/** What begins a conversation; a call or meeting is noted, and no mail leaves. */
export type Letter = {
  personId: string;
  email: string;
  name: string;
  language: '' | 'en' | 'pt';
  subject: string;
  text: string;
  channel: 'mail' | SpokenChannel;
  isShown: boolean;
  fileIds: string[];
};

/** Begins a conversation; returns its id. */
export async function beginConversation(letter: Letter, key: string): Promise<{ id: string }> {
  const headers = { 'Idempotency-Key': key };
  return (await apiRequest('/api/admin/conversations', { body: letter, headers })).json();
}

const uploadTimeout = 120_000;

/** Stores a file that goes with a message; the same id again is the same upload. */
export async function putMessageFile(id: string, file: File): Promise<void> {
  const response = await fetch(`/api/admin/message-files/${id}`, {
    method: 'PUT',
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Content-Type': file.type || 'application/octet-stream',
      'X-File-Name': encodeURIComponent(file.name),
    },
    body: file,
    signal: AbortSignal.timeout(uploadTimeout),
  });
  if (!response.ok)
    throw new HttpError(response.status, await response.text(), response.statusText);
}
