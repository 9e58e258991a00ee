import type { TopicColumns } from '#features/topics/topics.ts';
import type { Instant } from '#platform/database/columns.ts';
import type { ContactFormInput } from './contact.input.ts';

/** The fields of the form, a column for each, and what is stored with them. */
export type ContactMessageTable = ContactFormInput &
  TopicColumns & {
    id: string;
    status: 'new' | 'answered';
    /** The address in lower case, which identifies a sender. */
    emailKey: string;
    language: 'en' | 'pt';
    /** The row of `people` of the address. */
    personId: string | null;
    /** The deadline that the sender was promised for an answer. */
    answerBy: Instant;
    createdAt: Instant;
  };

export type ContactTables = {
  contactMessages: ContactMessageTable;
};
