import type { Instant, Json } from '#platform/database/columns.ts';

export type OutboxStatus = 'waiting' | 'sent' | 'dead';

export type OutboxTable = {
  id: string;
  kind: string;
  messageId: string;
  /** The `keyedHash` of the address, kept when the content is deleted: it limits mails per recipient. */
  recipientHash: string | null;
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
