import type { Queryable } from '#platform/database/database.server.ts';
import { replaceUses } from './file-uses.repository.server.ts';
import { fileIdsIn } from './files.ts';

/** A record of content: its draft and what is public, null where there is none. */
export type UsingRecord = {
  kind: string;
  id: string;
  title: string;
  draft: unknown;
  live: unknown;
};

/**
 * Records which files a record of content names, wherever their addresses are in its values. A file
 * is public while a public record names it. Called in the transaction that changes the record.
 */
export async function recordFileUses(
  trx: Queryable,
  { kind, id, title, draft, live }: UsingRecord,
): Promise<void> {
  const usesIn = (values: unknown, isPublic: boolean) =>
    fileIdsIn(JSON.stringify(values)).map((fileId) => ({
      fileId,
      kind,
      recordId: id,
      isPublic,
      title,
    }));
  await replaceUses(trx, { kind, recordId: id }, [...usesIn(draft, false), ...usesIn(live, true)]);
}
