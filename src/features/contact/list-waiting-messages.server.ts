import type { Context } from '#platform/context/context.server.ts';
import { listMessages } from './contact.repository.server.ts';
import type { ContactMessage } from './contact.ts';

/** Returns the messages without an answer, the most urgent first. */
export async function listWaitingMessages({ database }: Context): Promise<ContactMessage[]> {
  return database.read((db) => listMessages(db, false));
}
