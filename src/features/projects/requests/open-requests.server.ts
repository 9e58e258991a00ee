import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { addWorkdays } from '#core/workdays.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  insertRequest,
  listRequests,
  listSteps,
  type Project,
  type Request,
  type Step,
  updateProject,
  updateStep,
} from '../projects.repository.server.ts';
import type { RequestKind } from '../projects.ts';

type NewRequest = Pick<
  Request,
  | 'kind'
  | 'title'
  | 'titlePt'
  | 'text'
  | 'textPt'
  | 'identity'
  | 'dueDay'
  | 'documentId'
  | 'slots'
  | 'stepId'
>;

/** Stores a request as open from now on. The project must be locked. */
export async function openRequest(
  { clock }: Pick<Context, 'clock'>,
  trx: Queryable,
  { id, projectId, ...asked }: NewRequest & { id: string; projectId: string },
): Promise<Request> {
  const now = toInstant(clock());
  const nothing = { reminders: 0, remindedThrough: 0, remindedAt: null };
  const request: Request = {
    ...asked,
    ...nothing,
    id,
    projectId,
    state: 'open',
    askedAt: now,
    closedAt: null,
  };
  await insertRequest(trx, request);
  await updateProject(trx, projectId, { updatedAt: now });
  return request;
}

/** Returns the client's steps that come first of those that are left, up to the next of ours. */
function stepsToAsk(steps: readonly Step[]): Step[] {
  const left = steps.filter(({ doneAt }) => doneAt === null);
  const ours = left.findIndex(({ side }) => side === 'company');
  return ours < 0 ? left : left.slice(0, ours);
}

/**
 * Asks for the client's steps whose turn it is, and returns the requests that are new. A step to
 * approve waits for staff, who say which paper it is about. The project must be locked.
 */
export async function askForSteps(
  context: Pick<Context, 'clock'>,
  trx: Queryable,
  project: Pick<Project, 'id' | 'state'>,
): Promise<Request[]> {
  if (project.state !== 'active') return [];
  const steps = stepsToAsk(await listSteps(trx, project.id));
  const known = new Set((await listRequests(trx, project.id)).map(({ stepId }) => stepId));
  const today = readClock(context.clock(), companyZone).day;
  const asked: Request[] = [];
  for (const { id: stepId, kind, title, titlePt, text, textPt, identity, days } of steps) {
    if (known.has(stepId) || kind === 'approval') continue;
    asked.push(
      await openRequest(context, trx, {
        id: newId(),
        projectId: project.id,
        stepId,
        kind: kind as RequestKind,
        title,
        titlePt,
        text,
        textPt,
        identity,
        dueDay: addWorkdays(today, days),
        documentId: null,
        slots: null,
      }),
    );
  }
  return asked;
}

/** Marks a step as done or not, and returns the requests of the steps that follow. */
export async function finishStep(
  context: Pick<Context, 'clock'>,
  trx: Queryable,
  project: Pick<Project, 'id' | 'state'>,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<Request[]> {
  const now = toInstant(context.clock());
  await updateStep(trx, id, { doneAt: isDone ? now : null });
  await updateProject(trx, project.id, { updatedAt: now });
  return isDone ? askForSteps(context, trx, project) : [];
}
