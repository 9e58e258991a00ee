import type { Language } from '#i18n/language.ts';

/** Answer 201 of `POST /api/contact`. */
export type StoredMessage = { id: string };

/** The company's clock. */
export const companyZone = 'Europe/Lisbon';

const hour = 3_600_000;
const answerHours = 24;

/** Until when a message that came at `now` wants an answer, as an instant. */
export function answerByOf(now: Date): string {
  return new Date(now.getTime() + answerHours * hour).toISOString();
}

/** A message as it is kept. Instants are UTC; `emailKey` is the address in lower case. */
export type ContactMessage = {
  id: string;
  status: 'new' | 'answered';
  name: string;
  businessName: string;
  email: string;
  emailKey: string;
  phone: string;
  message: string;
  language: Language;
  answerBy: string;
  createdAt: string;
};
