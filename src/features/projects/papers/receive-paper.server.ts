import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { addDocument } from '#features/files/add-document.server.ts';
import { tidyName } from '#features/files/name-upload.server.ts';
import type { UploadRefusal } from '#features/files/upload/examine-file.server.ts';
import {
  type StoredDocument,
  storeDocument,
} from '#features/files/upload/store-document.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  getDocument,
  getNewest,
  insertDocument,
  insertVersion,
  listDocumentsOf,
  updateDocument,
} from '../documents.repository.server.ts';
import {
  getRequest,
  listRequests,
  lockProject,
  updateProject,
  updateRequest,
} from '../projects.repository.server.ts';
import { mostFiles, mostPaperBytes } from '../projects.ts';
import { mailRequests } from '../requests/write-mails.server.ts';

/** A paper that arrives as a stream, under the id that its sender made for it. */
export type ArrivingPaper = { id: string; name: string; body: AsyncIterable<Uint8Array> };

type Paper = { projectId: string; id: string; name: string; stored: StoredDocument };

/** Adds a version of a paper, whose bytes are stored, under the id of its file. */
async function addVersion(
  context: Context,
  trx: Queryable,
  { id, name, stored, fileId, number }: Paper & { fileId: string; number: number },
): Promise<Result<null, 'id_taken'>> {
  const added = await addDocument(context, trx, { ...stored, id: fileId, name, kind: 'message' });
  if (!added.ok) return added;
  const createdAt = toInstant(context.clock());
  await insertVersion(trx, { fileId, documentId: id, number, createdAt });
  return accept(null);
}

/** `name`: the one that the paper keeps. */
export type Received = { isNew: boolean; name: string };
export type ClientPaperRefusal =
  | UploadRefusal
  | 'unknown_link'
  | 'too_many'
  | 'done'
  | 'withdrawn'
  | 'closed';

async function addClientPaper(
  context: Context,
  trx: Queryable,
  { requestId, ...paper }: Paper & { requestId: string },
): Promise<Result<Received, ClientPaperRefusal>> {
  const project = await lockProject(context, trx, paper.projectId);
  const request = await getRequest(trx, requestId);
  if (!project || !request) return refuse('unknown_link');
  const known = await getDocument(trx, paper.id);
  if (known) {
    const isSame =
      known.requestId === requestId &&
      known.side === 'client' &&
      (await getNewest(trx, known.id))?.sha256 === paper.stored.sha256;
    return isSame ? accept({ isNew: false, name: paper.name }) : refuse('id_taken');
  }
  if (project.state === 'closed') return refuse('closed');
  if (request.state !== 'open') return refuse(request.state);
  if ((await listDocumentsOf(trx, requestId)).length >= mostFiles) return refuse('too_many');
  await insertDocument(trx, {
    id: paper.id,
    projectId: paper.projectId,
    requestId,
    messageId: null,
    side: 'client',
    name: paper.name,
    handedInAt: null,
    identity: request.identity,
    removedAt: null,
    createdAt: toInstant(context.clock()),
  });
  const added = await addVersion(context, trx, { ...paper, fileId: paper.id, number: 1 });
  // The id is that of another file of the site; the transaction is given up with its row.
  if (!added.ok) throw new TakenId();
  return accept({ isNew: true, name: paper.name });
}

class TakenId extends Error {}

/**
 * Stores a paper for a request of a client, who hands it in afterwards. The same id again is the same
 * upload; one that is cut off leaves nothing.
 */
export async function receiveClientPaper(
  context: Context,
  { requestId, projectId }: { requestId: string; projectId: string },
  { id, name: given, body }: ArrivingPaper,
): Promise<Result<Received, ClientPaperRefusal>> {
  const name = tidyName(given);
  if (name === '') return refuse('name_required');
  const paper = { id, name, body, most: mostPaperBytes };
  try {
    return await storeDocument<Received, ClientPaperRefusal>(context, paper, (stored, kept) =>
      transact(context, (trx) =>
        addClientPaper(context, trx, { requestId, projectId, id, name: kept, stored }),
      ),
    );
  } catch (error) {
    if (error instanceof TakenId) return refuse('id_taken');
    throw error;
  }
}

export type StaffPaperRefusal = UploadRefusal | 'not_found' | 'is_closed';

/** Asks again for what was decided about an earlier version of a paper. */
async function askAgain(
  context: Context,
  trx: Queryable,
  { projectId, documentId, attempt }: { projectId: string; documentId: string; attempt: string },
): Promise<void> {
  const now = context.clock();
  const today = readClock(now, companyZone).day;
  const last = (await listRequests(trx, projectId)).findLast(
    (one) => one.documentId === documentId && one.kind === 'approval' && one.state !== 'withdrawn',
  );
  if (last?.state !== 'done') return;
  const again = {
    state: 'open' as const,
    askedAt: toInstant(now),
    closedAt: null,
    dueDay: last.dueDay !== null && last.dueDay >= today ? last.dueDay : null,
    reminders: 0,
    remindedThrough: 0,
    remindedAt: null,
  };
  await updateRequest(trx, last.id, again);
  const asked = { ...last, ...again };
  await mailRequests(context, trx, [asked], { projectId, attempt, isAgain: true });
}

async function addStaffPaper(
  context: Context,
  trx: Queryable,
  { fileId, ...paper }: Paper & { fileId: string },
): Promise<Result<Received, StaffPaperRefusal>> {
  const { projectId, id, name, stored } = paper;
  const project = await lockProject(context, trx, projectId);
  if (!project) return refuse('not_found');
  const known = await getDocument(trx, id);
  if (known && (known.projectId !== projectId || known.side !== 'company'))
    return refuse('id_taken');
  const newest = known && (await getNewest(trx, id));
  if (newest?.sha256 === stored.sha256) return accept({ isNew: false, name: paper.name });
  if (project.state === 'closed') return refuse('is_closed');
  const at = toInstant(context.clock());
  if (known) await updateDocument(trx, id, { name });
  else
    await insertDocument(trx, {
      id,
      projectId,
      requestId: null,
      messageId: null,
      side: 'company',
      name,
      handedInAt: at,
      identity: '',
      removedAt: null,
      createdAt: at,
    });
  const number = (newest?.number ?? 0) + 1;
  const added = await addVersion(context, trx, { ...paper, fileId, number });
  if (!added.ok) throw new TakenId();
  await updateProject(trx, projectId, { updatedAt: at });
  if (number > 1) await askAgain(context, trx, { projectId, documentId: id, attempt: fileId });
  await recordChange(context, trx, {
    action: 'project.file',
    subject: { kind: 'project', id: projectId },
    after: { mime: stored.mime, size: stored.size, version: number },
  });
  return accept({ isNew: true, name: paper.name });
}

/**
 * Stores a paper of the company in a project. Other bytes under the id of a paper are its next version,
 * about which a client who has decided is asked again.
 */
export async function receiveStaffPaper(
  context: Context,
  projectId: string,
  { id, name: given, body }: ArrivingPaper,
): Promise<Result<Received, StaffPaperRefusal>> {
  const name = tidyName(given);
  if (name === '') return refuse('name_required');
  const fileId = newId();
  const paper = { id, name, body, most: mostPaperBytes };
  try {
    return await storeDocument<Received, StaffPaperRefusal>(context, paper, (stored, kept) =>
      transact(context, (trx) =>
        addStaffPaper(context, trx, { projectId, id, name: kept, stored, fileId }),
      ),
    );
  } catch (error) {
    if (error instanceof TakenId) return refuse('id_taken');
    throw error;
  }
}
