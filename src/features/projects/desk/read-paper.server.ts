import { accept, type Result, refuse } from '#core/result.ts';
import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import { getDocument, listVersions } from '../documents.repository.server.ts';
import { getProject } from '../projects.repository.server.ts';

/**
 * Opens a version of a paper of a project, the newest where none is named, and records who read it. A
 * paper of identity is opened by an owner and by who answers for the project alone.
 */
export async function readPaper(
  context: StaffContext,
  { projectId, id, version }: { projectId: string; id: string; version: number | null },
): Promise<Result<OpenDocument, 'not_found' | 'not_yours'>> {
  const found = await context.database.read(async (db) => {
    const document = await getDocument(db, id);
    if (document?.projectId !== projectId || document.handedInAt === null) return null;
    const versions = await listVersions(db, [id]);
    const named =
      version === null ? versions.at(-1) : versions.find(({ number }) => number === version);
    const project = await getProject(db, projectId);
    return (
      named && {
        ...named,
        identity: document.identity,
        responsible: project?.responsibleId ?? null,
      }
    );
  });
  if (!found) return refuse('not_found');
  const { role, personId } = context.actor;
  const isTheirs = role === 'owner' || found.responsible === personId;
  if (found.identity !== '' && !isTheirs) return refuse('not_yours');
  const paper = await openDocument(context, { id: found.fileId, kind: 'message' });
  if (!paper) return refuse('not_found');
  await transact(context, (trx) =>
    recordChange(context, trx, {
      action: 'project.read-file',
      subject: { kind: 'project', id: projectId },
      after: { mime: found.mime, version: found.number },
    }),
  );
  return accept(paper);
}
