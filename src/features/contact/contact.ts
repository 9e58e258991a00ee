import type { ContactMessageTable } from './contact.tables.ts';

/** Answer 201 of `POST /api/contact`. */
export type StoredMessage = { id: string };

/** A message as it is kept. Instants are UTC. */
export type ContactMessage = ContactMessageTable;

const hour = 3_600_000;
const answerHours = 24;

/** Until when a message that came at `now` wants an answer, as an instant. */
export function answerByOf(now: Date): string {
  return new Date(now.getTime() + answerHours * hour).toISOString();
}
