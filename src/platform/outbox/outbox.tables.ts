import type { Instant, Json } from '#platform/database/columns.ts';

export type OutboxStatus = 'waiting' | 'sent' | 'dead';

export type OutboxTable = {
  id: string;
  kind: string;
  messageId: string;
  /** The address under `keyedHash`, kept when the content goes: it counts who was written to. */
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
