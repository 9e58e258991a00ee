import { consentOf } from '#core/identity-papers.ts';
import type { CodeClient } from '#features/auth/client-code/client-code.server.ts';
import { getBookedTime } from '#features/booking/meetings/client-bookings.server.ts';
import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import { languageOf } from '#i18n/language.ts';
import { doPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { paperIdOfToken, requestIdOfToken } from '../do-links.server.ts';
import {
  getDocument,
  getNewest,
  listDocumentsOf,
  listVersions,
} from '../documents.repository.server.ts';
import {
  type Decision,
  getLastDecision,
  getProject,
  getRequest,
  type Project,
  type Request,
  requirePerson,
} from '../projects.repository.server.ts';
import { titleIn } from '../projects.ts';
import { readSettings } from '../templates/templates.repository.server.ts';
import type { ShownRequest } from './do.schema.ts';
import { sayIn } from './do-frame.server.tsx';

export type Found = { request: Request; project: Project };

/** Returns the request behind a link with its project; null for a link that is not ours. */
export async function findRequest(db: Queryable, token: string): Promise<Found | null> {
  const id = await requestIdOfToken(db, token);
  const request = id === null ? null : await getRequest(db, id);
  const project = request && (await getProject(db, request.projectId));
  return request && project ? { request, project } : null;
}

/** Returns the words that a request says in its reader's language. */
export function wordsOf({ request, project }: Found): { title: string; text: string } {
  const language = languageOf(project.language);
  const text = language === 'pt' && request.textPt !== '' ? request.textPt : request.text;
  return { title: titleIn(request, language), text };
}

async function paperOf(db: Queryable, { documentId }: Request, token: string) {
  const document = documentId === null ? null : await getDocument(db, documentId);
  const newest = document && (await getNewest(db, document.id));
  if (!document || !newest) return null;
  const { mime, size, sha256, number } = newest;
  const url = `${doPath.href({ token })}/paper?version=${number}`;
  return { id: document.id, name: document.name, mime, size, sha256, version: number, url };
}

async function identityOf(db: Queryable, { identity }: Request): Promise<ShownRequest['identity']> {
  if (identity === '') return null;
  const { identityMonths, isObliged } = await readSettings(db);
  return { kind: identity, consent: consentOf(identity), identityMonths, isObliged };
}

async function uploadsOf(
  db: Queryable,
  { request: { id, identity }, project }: Found,
): Promise<ShownRequest['files']> {
  const documents = await listDocumentsOf(db, id);
  const versions = await listVersions(
    db,
    documents.map((one) => one.id),
  );
  const say = sayIn(project.language);
  return documents.map((one, at) => ({
    id: one.id,
    // Whoever has a forwarded link does not read whose passport it is.
    name: identity === '' ? one.name : say('files_arrived', { number: at + 1 }),
    size: versions.find(({ documentId }) => documentId === one.id)?.size ?? 0,
  }));
}

async function decisionOf(
  db: Queryable,
  { choice, comment, at, bookingId }: Decision,
): Promise<NonNullable<ShownRequest['decision']>> {
  const meeting = bookingId === null ? null : await getBookedTime(db, bookingId);
  return { choice, comment, at, meeting };
}

async function countOthers(db: Queryable, { id, projectId }: Request): Promise<number> {
  const { count } = await db
    .selectFrom('projectRequests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('projectId', '=', projectId)
    .where('state', '=', 'open')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns what the holder of a link sees of a request; null for a link that is not ours. */
export async function showRequest(
  { database }: Pick<Context, 'database'>,
  token: string,
): Promise<ShownRequest | null> {
  return database.read(async (db) => {
    const found = await findRequest(db, token);
    if (!found) return null;
    const { request, project } = found;
    const language = languageOf(project.language);
    const decision = await getLastDecision(db, request.id);
    return {
      kind: request.kind,
      ...wordsOf(found),
      dueDay: request.dueDay,
      state: request.state,
      language,
      project: titleIn(project, language),
      document: await paperOf(db, request, token),
      slots: request.slots,
      identity: await identityOf(db, request),
      files: await uploadsOf(db, found),
      decision: decision && (await decisionOf(db, decision)),
      others: await countOthers(db, request),
    };
  });
}

/** Opens a version of the paper that a request is about, for the holder of its link; null for none. */
export async function openRequestPaper(
  context: Context,
  token: string,
  version: number,
): Promise<OpenDocument | null> {
  const fileId = await context.database.read(async (db) => {
    const documentId = (await findRequest(db, token))?.request.documentId;
    if (!documentId) return null;
    const versions = await listVersions(db, [documentId]);
    return versions.find(({ number }) => number === version)?.fileId ?? null;
  });
  return fileId === null ? null : openDocument(context, { id: fileId, kind: 'message' });
}

/** A paper that was sent with a message: its newest version, for the holder of its link. */
export type SentPaper = {
  fileId: string;
  name: string;
  size: number;
  mime: string;
  language: 'en' | 'pt';
  /** To whom it was sent. */
  client: CodeClient;
};

/** Returns the paper of a link that was sent with a message; null for a link that is not ours. */
export async function findSentPaper(
  { database }: Pick<Context, 'database'>,
  token: string,
): Promise<SentPaper | null> {
  return database.read(async (db) => {
    const id = await paperIdOfToken(db, token);
    const document = id === null ? null : await getDocument(db, id);
    const project = document?.messageId ? await getProject(db, document.projectId) : null;
    const newest = document && project && (await getNewest(db, document.id));
    if (!document || !project || !newest) return null;
    const { fileId, size, mime } = newest;
    const { language, personId } = project;
    const { name, email } = await requirePerson(db, personId);
    const client = { personId, name, email, language };
    return { fileId, name: document.name, size, mime, language, client };
  });
}
