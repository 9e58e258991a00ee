import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getDocument } from '../documents.repository.server.ts';
import type { RequestInput } from '../projects.input.ts';
import { listSteps, lockProject, type Project } from '../projects.repository.server.ts';
import { openRequest } from './open-requests.server.ts';
import { mailRequests } from './write-mails.server.ts';

/** A field that only the database or the clock can judge. */
export type FieldRefusal = { code: 'invalid_fields'; field: string; error: string };
export type AskRefusal = { code: 'not_found' } | { code: 'is_closed' } | FieldRefusal;

const wrong = (field: string, error: string): FieldRefusal => ({
  code: 'invalid_fields',
  field,
  error,
});

async function findFault(
  { clock }: Context,
  trx: Queryable,
  project: Project,
  { dueDay, fileId, slots, stepId }: RequestInput,
): Promise<FieldRefusal | null> {
  const today = readClock(clock(), companyZone).day;
  if (dueDay && dueDay < today) return wrong('dueDay', 'past_day');
  const past = slots?.findIndex(({ date }) => date < today) ?? -1;
  if (past >= 0) return wrong('slots', 'past_day');
  if (fileId) {
    const document = await getDocument(trx, fileId);
    if (document?.projectId !== project.id || document.side !== 'company')
      return wrong('fileId', 'unknown_file');
  }
  if (stepId) {
    const steps = await listSteps(trx, project.id);
    const step = steps.find(({ id }) => id === stepId);
    if (step?.side !== 'client' || step.doneAt !== null) return wrong('stepId', 'unknown_step');
  }
  return null;
}

/**
 * Asks the client of a project for one thing, by a mail with its link. Staff write in the client's
 * language alone.
 */
export async function askClient(
  context: Context,
  projectId: string,
  input: RequestInput,
): Promise<Result<{ id: string; isMailed: boolean }, AskRefusal>> {
  const id = newId();
  return transact(context, async (trx) => {
    const project = await lockProject(context, trx, projectId);
    if (!project) return refuse({ code: 'not_found' });
    if (project.state === 'closed') return refuse({ code: 'is_closed' });
    const fault = await findFault(context, trx, project, input);
    if (fault) return refuse(fault);
    const { kind, title, text, dueDay, fileId = null, slots = null, stepId = null } = input;
    const identity = kind === 'document' ? input.identity : '';
    const request = await openRequest(context, trx, {
      id,
      projectId,
      kind,
      title,
      titlePt: title,
      text,
      textPt: text,
      identity,
      dueDay: dueDay || null,
      documentId: fileId,
      slots: kind === 'time' && slots?.length ? slots : null,
      stepId,
    });
    const isMailed = await mailRequests(context, trx, [request], { projectId, attempt: id });
    await recordChange(context, trx, {
      action: 'project.ask',
      subject: { kind: 'project', id: projectId },
      after: { kind, dueDay: request.dueDay, isMailed },
    });
    return accept({ id, isMailed });
  });
}
