import type { Queryable } from '#platform/database/database.server.ts';
import type { ProjectDocumentTable, ProjectVersionTable } from './projects.tables.ts';

export type Document = ProjectDocumentTable;

/** A version of a paper, with what is known of its file. */
export type Version = {
  documentId: string;
  fileId: string;
  number: number;
  size: number;
  mime: string;
  sha256: string;
  createdAt: string;
};

/** The columns of `Version`, of versions beside their files. */
const versionColumns = [
  'projectVersions.documentId',
  'projectVersions.fileId',
  'projectVersions.number',
  'files.size',
  'files.mime',
  'files.sha256',
  'projectVersions.createdAt',
] as const;

/** Returns a paper, or null. */
export async function getDocument(db: Queryable, id: string): Promise<Document | null> {
  const row = await db
    .selectFrom('projectDocuments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the papers of a project, oldest first; `handedInAt` is null for what is only uploaded. */
export async function listDocuments(db: Queryable, projectId: string): Promise<Document[]> {
  return db
    .selectFrom('projectDocuments')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Returns the client's papers for a request, oldest first. */
export async function listDocumentsOf(db: Queryable, requestId: string): Promise<Document[]> {
  return db
    .selectFrom('projectDocuments')
    .selectAll()
    .where('requestId', '=', requestId)
    .where('side', '=', 'client')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Returns the versions of some papers, oldest first. */
export async function listVersions(
  db: Queryable,
  documentIds: readonly string[],
): Promise<Version[]> {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('projectVersions')
    .innerJoin('files', 'files.id', 'projectVersions.fileId')
    .select(versionColumns)
    .where('projectVersions.documentId', 'in', documentIds)
    .orderBy('projectVersions.number')
    .execute();
}

/** Returns the newest version of a paper, or null. */
export async function getNewest(db: Queryable, documentId: string): Promise<Version | null> {
  return (await listVersions(db, [documentId])).at(-1) ?? null;
}

export async function insertDocument(trx: Queryable, document: Document): Promise<void> {
  await trx.insertInto('projectDocuments').values(document).execute();
}

export async function updateDocument(
  trx: Queryable,
  id: string,
  change: Partial<Document>,
): Promise<void> {
  await trx.updateTable('projectDocuments').set(change).where('id', '=', id).execute();
}

export async function insertVersion(trx: Queryable, version: ProjectVersionTable): Promise<void> {
  await trx.insertInto('projectVersions').values(version).execute();
}

/** Removes what a client uploaded for a request and has not handed in; the bytes go within a day. */
export async function removeUploads(
  trx: Queryable,
  requestId: string,
  removedAt: string,
): Promise<void> {
  const uploads = await listDocumentsOf(trx, requestId);
  const ids = uploads.filter(({ handedInAt }) => handedInAt === null).map(({ id }) => id);
  const versions = await listVersions(trx, ids);
  if (versions.length === 0) return;
  await trx.deleteFrom('projectDocuments').where('id', 'in', ids).execute();
  const files = versions.map(({ fileId }) => fileId);
  await trx.updateTable('files').set({ removedAt }).where('id', 'in', files).execute();
}
