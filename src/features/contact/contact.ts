import type { ContactMessageTable } from './contact.tables.ts';

/** Response 201 of `POST /api/contact`. */
export type StoredMessage = { id: string };

/** A message as it is stored. */
export type ContactMessage = ContactMessageTable;

const hour = 3_600_000;
const answerHours = 24;

/** Returns the instant by which a message sent at `now` must be answered. */
export function answerDeadline(now: Date): string {
  return new Date(now.getTime() + answerHours * hour).toISOString();
}
