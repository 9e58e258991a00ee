import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  getRequest,
  lockProject,
  type Project,
  type Request,
  updateProject,
  updateRequest,
} from '../projects.repository.server.ts';
import { isLate } from '../schedule.ts';
import { mailReminder } from './write-mails.server.ts';

export type ChangeRefusal =
  | 'not_found'
  | 'unknown_request'
  | 'is_closed'
  | 'not_open'
  | 'too_many_mails';

type Named = { projectId: string; requestId: string };

/** Runs `change` on an open request of a project, which is locked until the transaction ends. */
async function withOpenRequest<Value>(
  context: Context,
  { projectId, requestId }: Named,
  change: (
    trx: Queryable,
    found: { project: Project; request: Request },
  ) => Promise<Result<Value, ChangeRefusal>>,
): Promise<Result<Value, ChangeRefusal>> {
  return transact(context, async (trx) => {
    const project = await lockProject(context, trx, projectId);
    if (!project) return refuse('not_found');
    const request = await getRequest(trx, requestId);
    if (request?.projectId !== projectId) return refuse('unknown_request');
    if (project.state === 'closed') return refuse('is_closed');
    if (request.state !== 'open') return refuse('not_open');
    return change(trx, { project, request });
  });
}

/** Reminds the client of a request now, by a mail. */
export function remindClient(context: Context, named: Named): Promise<Result<null, ChangeRefusal>> {
  return withOpenRequest<null>(context, named, async (trx, { request }) => {
    const now = context.clock();
    const reminders = request.reminders + 1;
    const { id, projectId, dueDay } = request;
    const today = readClock(now, companyZone).day;
    const isMailed = await mailReminder(context, trx, [request], {
      projectId,
      attempt: `${id}.${reminders}`,
      isLate: isLate(dueDay, today),
    });
    if (!isMailed) return refuse('too_many_mails');
    await updateRequest(trx, id, { reminders, remindedAt: toInstant(now) });
    await recordChange(context, trx, {
      action: 'project.remind',
      subject: { kind: 'project', id: projectId },
      after: { kind: request.kind, reminders },
    });
    return accept(null);
  });
}

/** Takes a request back: its link says so, and nothing is asked of the client any more. */
export function withdrawRequest(
  context: Context,
  named: Named,
): Promise<Result<null, ChangeRefusal>> {
  return withOpenRequest<null>(context, named, async (trx, { request }) => {
    const closedAt = toInstant(context.clock());
    await updateRequest(trx, request.id, { state: 'withdrawn', closedAt });
    await updateProject(trx, request.projectId, { updatedAt: closedAt });
    await recordChange(context, trx, {
      action: 'project.withdraw-request',
      subject: { kind: 'project', id: request.projectId },
      after: { kind: request.kind },
    });
    return accept(null);
  });
}
