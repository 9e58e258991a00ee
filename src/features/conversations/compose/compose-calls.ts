import { apiRequest } from '#core/api-request.ts';
import { putFile } from '#ui/admin/calls/put-file.ts';
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

/** Stores a file that goes with a message; the same id again is the same upload. */
export function putMessageFile(id: string, file: File): Promise<void> {
  return putFile(`/api/admin/message-files/${id}`, file);
}
