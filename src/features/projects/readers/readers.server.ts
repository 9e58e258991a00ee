import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { lockProject } from '../projects.repository.server.ts';
import { readerMail } from './emails/reader-mail.server.ts';
import type { ReaderInput } from './readers.input.ts';

export type ReaderRefusal = 'not_found' | 'is_closed' | 'is_client';

/**
 * Lets somebody read a project, such as the client's accountant, and mails them where. Who may read it
 * already stays as they are and gets no second mail.
 */
export async function addReader(
  context: Context,
  projectId: string,
  { email, name, language }: ReaderInput,
): Promise<Result<{ id: string }, ReaderRefusal>> {
  const id = newId();
  return transact(context, async (trx) => {
    const project = await lockProject(context, trx, projectId);
    if (!project) return refuse('not_found');
    if (project.state === 'closed') return refuse('is_closed');
    const personId = await recordPerson(context, trx, { email, name, language });
    if (personId === project.personId) return refuse('is_client');
    const known = await trx
      .selectFrom('projectReaders')
      .select('id')
      .where('projectId', '=', projectId)
      .where('personId', '=', personId)
      .executeTakeFirst();
    if (known) return accept({ id: known.id });
    const at = toInstant(context.clock());
    await trx
      .insertInto('projectReaders')
      .values({ id, projectId, personId, name, language, addedAt: at })
      .execute();
    const sender = { origin: context.origin, company: await requireCompany(trx) };
    await enqueueMail(trx, readerMail({ id, email, name, language, project }, sender), at);
    await recordChange(context, trx, {
      action: 'project.add-reader',
      subject: { kind: 'project', id: projectId },
      after: { language },
    });
    return accept({ id });
  });
}

/** Ends somebody's reading of a project, at once. Returns false if there is no such reader of it. */
export async function removeReader(
  context: Context,
  { projectId, id }: { projectId: string; id: string },
): Promise<boolean> {
  return transact(context, async (trx) => {
    const removed = await trx
      .deleteFrom('projectReaders')
      .where('id', '=', id)
      .where('projectId', '=', projectId)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return false;
    await recordChange(context, trx, {
      action: 'project.remove-reader',
      subject: { kind: 'project', id: projectId },
    });
    return true;
  });
}
