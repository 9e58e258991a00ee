import { addWorkingTime, lengthOfDay, type OfficeTime } from '#core/working-time.ts';
import type { ContactMessageTable } from './contact.tables.ts';

/** Response 201 of `POST /api/contact`. */
export type StoredMessage = { id: string };

/** A message as it is stored. */
export type ContactMessage = ContactMessageTable;

/** Returns the instant by which a message sent at `now` must be answered: within one working day. */
export function answerDeadline(now: Date, office: OfficeTime): string {
  return addWorkingTime(now.toISOString(), lengthOfDay(office), office);
}
