import type { Instant, Json } from '#platform/database/columns.ts';

type IdempotencyKeyTable = {
  scope: string;
  keyHash: string;
  requestHash: string;
  status: number;
  body: Json<unknown>;
  createdAt: Instant;
};

export type IdempotencyTables = {
  idempotencyKeys: IdempotencyKeyTable;
};
