import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  listRequests,
  listSteps,
  lockProject,
  updateRequest,
} from '../projects.repository.server.ts';
import { finishStep } from '../requests/open-requests.server.ts';
import { mailRequests } from '../requests/write-mails.server.ts';

export type StepRefusal = 'not_found' | 'unknown_step' | 'is_closed';

type NamedStep = { projectId: string; stepId: string };

async function withdrawRequests(
  { clock }: Pick<Context, 'clock'>,
  trx: Queryable,
  { projectId, stepId }: NamedStep,
): Promise<void> {
  const closedAt = toInstant(clock());
  for (const request of await listRequests(trx, projectId))
    if (request.stepId === stepId && request.state === 'open')
      await updateRequest(trx, request.id, { state: 'withdrawn', closedAt });
}

/**
 * Marks a step as done, or not done again. What the client is asked for next goes out as one mail, as
 * soon as it is their turn. What was asked for a step that is done otherwise, such as by a plain mail,
 * is taken back: nobody is reminded of it.
 */
export async function setStepDone(
  context: Context,
  { projectId, stepId, isDone }: NamedStep & { isDone: boolean },
): Promise<Result<{ asked: number }, StepRefusal>> {
  const attempt = newId();
  return transact(context, async (trx) => {
    const project = await lockProject(context, trx, projectId);
    if (!project) return refuse('not_found');
    if (project.state === 'closed') return refuse('is_closed');
    const step = (await listSteps(trx, projectId)).find(({ id }) => id === stepId);
    if (!step) return refuse('unknown_step');
    if ((step.doneAt !== null) === isDone) return accept({ asked: 0 });
    if (isDone) await withdrawRequests(context, trx, { projectId, stepId });
    const next = await finishStep(context, trx, project, { id: stepId, isDone });
    if (next.length > 0) await mailRequests(context, trx, next, { projectId, attempt });
    await recordChange(context, trx, {
      action: isDone ? 'project.step' : 'project.step-back',
      subject: { kind: 'project', id: projectId },
      after: { kind: step.kind, asked: next.length },
    });
    return accept({ asked: next.length });
  });
}
