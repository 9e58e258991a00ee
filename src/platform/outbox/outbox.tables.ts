import type { Instant, Json } from '#platform/database/columns.ts';

export type OutboxStatus = 'waiting' | 'sent' | 'dead';

export type OutboxTable = {
  id: string;
  kind: string;
  messageId: string;
  /** The `keyedHash` of the address, kept when the content is deleted: it limits mails per recipient. */
  recipientHash: string | null;
  /**
   * Of a mail to a person, kept when the content is deleted; empty of mails to the company, whose
   * subjects name others.
   */
  subject: string;
  payload: Json<unknown>;
  status: OutboxStatus;
  attempts: number;
  nextAttemptAt: Instant;
  claimedUntil: Instant | null;
  lastError: string | null;
  createdAt: Instant;
  sentAt: Instant | null;
};

export type OutboxTables = {
  outbox: OutboxTable;
};
