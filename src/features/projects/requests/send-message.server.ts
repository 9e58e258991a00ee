import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { paperPath } from '#paths.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { paperToken } from '../do-links.server.ts';
import { type Document, getDocument, updateDocument } from '../documents.repository.server.ts';
import type { MessageInput } from '../projects.input.ts';
import { insertMessage, lockProject, updateProject } from '../projects.repository.server.ts';
import type { FieldRefusal } from './ask-client.server.ts';
import { messageMail } from './emails/request-mail.server.ts';
import { mailClient } from './write-mails.server.ts';

export type MessageRefusal = { code: 'not_found' } | { code: 'is_closed' } | FieldRefusal;

/** Returns our papers of a project by their ids; null if one is not among them. */
async function papersOf(
  trx: Queryable,
  projectId: string,
  ids: readonly string[],
): Promise<Document[] | null> {
  const papers: Document[] = [];
  for (const id of new Set(ids)) {
    const paper = await getDocument(trx, id);
    if (paper?.projectId !== projectId || paper.side !== 'company') return null;
    papers.push(paper);
  }
  return papers;
}

/** Writes to the client of a project, by a mail that links the papers sent with it. */
export async function sendMessage(
  context: Context,
  projectId: string,
  { text, fileIds }: MessageInput,
): Promise<Result<{ id: string; isMailed: boolean }, MessageRefusal>> {
  const id = newId();
  return transact(context, async (trx) => {
    const project = await lockProject(context, trx, projectId);
    if (!project) return refuse({ code: 'not_found' });
    if (project.state === 'closed') return refuse({ code: 'is_closed' });
    const papers = await papersOf(trx, projectId, fileIds);
    if (!papers) return refuse({ code: 'invalid_fields', field: 'fileIds', error: 'unknown_file' });
    const { actor, clock, origin } = context;
    const at = toInstant(clock());
    await insertMessage(trx, {
      id,
      projectId,
      direction: 'out',
      authorId: actor.kind === 'staff' ? actor.personId : null,
      body: text,
      language: project.language,
      at,
    });
    const files: { name: string; href: string }[] = [];
    for (const paper of papers) {
      await updateDocument(trx, paper.id, { messageId: id });
      const token = await paperToken(trx, paper.id);
      files.push({ name: paper.name, href: origin + paperPath.href({ token }) });
    }
    await updateProject(trx, projectId, { updatedAt: at });
    const isMailed = await mailClient(context, trx, projectId, async (client, sender) =>
      messageMail(client, { id, text, files }, sender),
    );
    await recordChange(context, trx, {
      action: 'project.message',
      subject: { kind: 'project', id: projectId },
      after: { files: papers.length, isMailed },
    });
    return accept({ id, isMailed });
  });
}
