import type { Instant } from '#platform/database/columns.ts';

export type ContactMessageTable = {
  id: string;
  status: 'new' | 'answered';
  name: string;
  businessName: string;
  email: string;
  /** The address in lower case, by which one sender is recognised. */
  emailKey: string;
  phone: string;
  message: string;
  language: 'en' | 'pt';
  /** Until when the sender was promised an answer. */
  answerBy: Instant;
  createdAt: Instant;
};

export type ContactTables = {
  contactMessages: ContactMessageTable;
};
