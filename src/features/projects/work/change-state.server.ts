import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { addWorkdays } from '#core/workdays.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  listProjectsOfOrders,
  listRequests,
  lockProject,
  type Project,
  updateProject,
  updateRequest,
} from '../projects.repository.server.ts';
import type { ProjectState } from '../projects.ts';
import { mailFinish } from '../requests/write-mails.server.ts';
import { workdaysBetween } from '../schedule.ts';

export type StateRefusal = 'not_found' | 'is_closed';
export type StateChange = 'pause' | 'resume' | 'close';

const stateAfter: Record<StateChange, ProjectState> = {
  pause: 'paused',
  resume: 'active',
  close: 'closed',
};

/** Moves what is due by the days of a pause, so that nobody is late by them. */
async function moveDueDays(trx: Queryable, projectId: string, count: number): Promise<void> {
  const requests = await listRequests(trx, projectId);
  for (const { id, dueDay } of requests.filter(({ state }) => state === 'open'))
    if (dueDay !== null) await updateRequest(trx, id, { dueDay: addWorkdays(dueDay, count) });
}

/** Returns what the end of a pause changes of a project; nothing if it is not paused. */
async function endPause(
  trx: Queryable,
  { id, pausedAt, pausedDays }: Project,
  now: Date,
): Promise<Partial<Project>> {
  if (pausedAt === null) return {};
  const days = workdaysBetween(
    readClock(pausedAt, companyZone).day,
    readClock(now, companyZone).day,
  );
  if (days > 0) await moveDueDays(trx, id, days);
  return { pausedAt: null, pausedDays: pausedDays + days };
}

/** Takes back what is still asked of the client; returns how much that was. */
async function withdrawOpen(trx: Queryable, projectId: string, closedAt: string): Promise<number> {
  const open = (await listRequests(trx, projectId)).filter(({ state }) => state === 'open');
  for (const { id } of open) await updateRequest(trx, id, { state: 'withdrawn', closedAt });
  return open.length;
}

async function moveTo(
  context: Context,
  trx: Queryable,
  { project, change }: { project: Project; change: StateChange },
): Promise<void> {
  const { id } = project;
  const state = stateAfter[change];
  const now = context.clock();
  const at = toInstant(now);
  const ended = await endPause(trx, project, now);
  const withdrawn = state === 'closed' ? await withdrawOpen(trx, id, at) : 0;
  await updateProject(trx, id, {
    ...ended,
    state,
    ...(state === 'paused' && { pausedAt: at }),
    ...(state === 'closed' && { closedAt: at }),
    updatedAt: at,
  });
  if (state === 'closed') await mailFinish(context, trx, { projectId: id, hasOpen: withdrawn > 0 });
  await recordChange(context, trx, {
    action: `project.${change}`,
    subject: { kind: 'project', id },
    before: { state: project.state },
    after: { state },
  });
}

/**
 * Pauses work, goes on with it, or closes it, which takes open requests back and thanks the client. What
 * is so already stays as it is; a closed project stays closed.
 */
export async function changeState(
  context: Context,
  id: string,
  change: StateChange,
): Promise<Result<Pick<Project, 'id' | 'state'>, StateRefusal>> {
  const state = stateAfter[change];
  return transact(context, async (trx) => {
    const project = await lockProject(context, trx, id);
    if (!project) return refuse('not_found');
    if (project.state === state) return accept({ id, state });
    if (project.state === 'closed') return refuse('is_closed');
    await moveTo(context, trx, { project, change });
    return accept({ id, state });
  });
}

/**
 * Pauses the work of a contract that a consumer withdrew from, so that nobody is reminded of it. Staff close
 * it, or go on with it.
 */
export async function pauseEndedWork(
  context: Context,
  trx: Queryable,
  { orderIds, quoteProjectId }: { orderIds: readonly string[]; quoteProjectId: string | null },
): Promise<void> {
  const ids = await listProjectsOfOrders(trx, orderIds);
  if (quoteProjectId !== null) ids.push(quoteProjectId);
  for (const id of ids.toSorted()) {
    const project = await lockProject(context, trx, id);
    if (project?.state === 'active') await moveTo(context, trx, { project, change: 'pause' });
  }
}
