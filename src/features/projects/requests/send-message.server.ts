import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import {
  findUnsentFiles,
  type OutgoingFile,
} from '#features/conversations/outgoing-files.server.ts';
import { sendAboutProject } from '#features/conversations/talk-about-project.server.ts';
import { paperPath } from '#paths.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { paperToken } from '../do-links.server.ts';
import {
  type Document,
  getDocument,
  getNewest,
  updateDocument,
} from '../documents.repository.server.ts';
import type { MessageInput } from '../projects.input.ts';
import { getClientProject, lockProject, updateProject } from '../projects.repository.server.ts';
import type { FieldRefusal } from './ask-client.server.ts';
import { talkedProject } from './write-in-project.server.ts';

export type MessageRefusal = { code: 'not_found' | 'is_closed' | 'too_many_mails' } | FieldRefusal;

type Sent = { papers: Document[]; files: OutgoingFile[] };

/** Returns our papers of a project, and files uploaded for a message, by their ids; null if one is neither. */
async function findSent(
  trx: Queryable,
  projectId: string,
  ids: readonly string[],
): Promise<Sent | null> {
  const papers: Document[] = [];
  const fileIds: string[] = [];
  const others: string[] = [];
  for (const id of new Set(ids)) {
    const paper = await getDocument(trx, id);
    const newest = paper && (await getNewest(trx, id));
    if (!paper || !newest) others.push(id);
    else if (paper.projectId !== projectId || paper.side !== 'company') return null;
    else {
      papers.push(paper);
      fileIds.push(newest.fileId);
    }
  }
  const uploaded = await findUnsentFiles(trx, others);
  if (uploaded === null) return null;
  const newest = fileIds.length === 0 ? [] : await listStored(trx, fileIds);
  // A paper is renamed with a new version; its file keeps the name that it came with.
  const named = newest.map((file) => ({
    ...file,
    name: papers[fileIds.indexOf(file.id)]?.name ?? file.name,
  }));
  return { papers, files: [...named, ...uploaded] };
}

/** Returns where the bytes of files lie. */
function listStored(trx: Queryable, ids: readonly string[]): Promise<OutgoingFile[]> {
  return trx
    .selectFrom('files')
    .select(['id', 'name', 'size', 'mime', 'storage', 'place'])
    .where('id', 'in', ids)
    .execute();
}

/** Writes to the client of a project, by a mail that links the papers sent with it. */
export async function sendMessage(
  context: Context,
  projectId: string,
  { text, fileIds }: MessageInput,
): Promise<Result<{ id: string; isMailed: boolean }, MessageRefusal>> {
  const id = newId();
  return transact(context, async (trx) => {
    await lockProject(context, trx, projectId);
    const project = await getClientProject(trx, projectId);
    if (!project) return refuse({ code: 'not_found' });
    if (project.state === 'closed') return refuse({ code: 'is_closed' });
    const sent = await findSent(trx, projectId, fileIds);
    if (!sent) return refuse({ code: 'invalid_fields', field: 'fileIds', error: 'unknown_file' });
    const { clock, origin } = context;
    const { papers, files } = sent;
    const links: { label: string; href: string }[] = [];
    for (const paper of papers) {
      const token = await paperToken(trx, paper.id);
      links.push({ label: paper.name, href: origin + paperPath.href({ token }) });
    }
    const message = { id, text, links, files };
    if (!(await sendAboutProject(context, trx, talkedProject(project), message)))
      return refuse({ code: 'too_many_mails' });
    for (const paper of papers) await updateDocument(trx, paper.id, { messageId: id });
    await updateProject(trx, projectId, { updatedAt: toInstant(clock()) });
    await recordChange(context, trx, {
      action: 'project.message',
      subject: { kind: 'project', id: projectId },
      after: { files: files.length },
    });
    return accept({ id, isMailed: true });
  });
}
