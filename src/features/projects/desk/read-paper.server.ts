import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getDocument, listVersions } from '../documents.repository.server.ts';

/**
 * Opens a version of a paper of a project, the newest where none is named, and records who read it;
 * null if there is none.
 */
export async function readPaper(
  context: Context,
  { projectId, id, version }: { projectId: string; id: string; version: number | null },
): Promise<OpenDocument | null> {
  const found = await context.database.read(async (db) => {
    const document = await getDocument(db, id);
    if (document?.projectId !== projectId || document.handedInAt === null) return null;
    const versions = await listVersions(db, [id]);
    return version === null
      ? (versions.at(-1) ?? null)
      : (versions.find(({ number }) => number === version) ?? null);
  });
  if (!found) return null;
  const paper = await openDocument(context, { id: found.fileId, kind: 'message' });
  if (!paper) return null;
  await transact(context, (trx) =>
    recordChange(context, trx, {
      action: 'project.read-file',
      subject: { kind: 'project', id: projectId },
      after: { mime: found.mime, version: found.number },
    }),
  );
  return paper;
}
