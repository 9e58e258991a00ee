import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { listKeptPapers } from './open-work.repository.server.ts';

/** Opens a paper of identity that a law keeps of somebody who was erased, and records it; null for none. */
export async function openKeptPaper(
  context: Context,
  { personId, fileId }: { personId: string; fileId: string },
): Promise<OpenDocument | null> {
  const kept = await context.database.read((db) => listKeptPapers(db, personId));
  if (!kept.some(({ id }) => id === fileId)) return null;
  const paper = await openDocument(context, { id: fileId, kind: 'message' });
  if (!paper) return null;
  await transact(context, (trx) =>
    recordChange(context, trx, {
      action: 'person.read-kept',
      subject: { kind: 'person', id: personId },
    }),
  );
  return paper;
}
