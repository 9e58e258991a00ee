import type { Instant } from '#platform/database/columns.ts';
import type { ContactFormInput } from './contact.input.ts';

/** What the sender typed, a column for each field, and what is kept beside it. */
export type ContactMessageTable = ContactFormInput & {
  id: string;
  status: 'new' | 'answered';
  /** The address in lower case, by which one sender is recognised. */
  emailKey: string;
  language: 'en' | 'pt';
  /** Until when the sender was promised an answer. */
  answerBy: Instant;
  createdAt: Instant;
};

export type ContactTables = {
  contactMessages: ContactMessageTable;
};
