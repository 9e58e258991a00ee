import { sql } from 'kysely';
import { toInstant } from '#core/clock.ts';
import { addWorkdays, reminderDays } from '#core/workdays.ts';
import { isWorkday } from '#core/working-time.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  listRequests,
  lockProject,
  type Request,
  updateRequest,
} from '../projects.repository.server.ts';
import { isLate } from '../schedule.ts';
import { mailReminder } from './write-mails.server.ts';

/** From when on, on Lisbon's clock, reminders leave. */
const firstTime = '09:00';
const mostReminders = 6;
/** How many working days before the day that it is due a request is reminded of first. */
const firstBefore = 2;

type Due = {
  request: Request;
  /** How many days of its schedule have come. */
  reached: number;
  /** Whether a mail is due: not for a day before it was asked, nor where staff reminded today. */
  isMailed: boolean;
};

/** Returns which requests have come to a further day of their schedule. */
export function findDue<Asked extends Request>(requests: readonly Asked[], today: string): Due[] {
  return requests.flatMap((request) => {
    const { state, dueDay, remindedThrough, askedAt, remindedAt } = request;
    if (state !== 'open' || dueDay === null) return [];
    const come = reminderDays(dueDay).filter((day) => day <= today);
    const last = come.at(-1);
    if (last === undefined || come.length <= remindedThrough) return [];
    const dayOf = (instant: string) => readClock(instant, companyZone).day;
    const isRecent = remindedAt !== null && dayOf(remindedAt) === today;
    return [{ request, reached: come.length, isMailed: last > dayOf(askedAt) && !isRecent }];
  });
}

async function findProjects(db: Queryable, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('projectRequests')
    .innerJoin('projects', 'projects.id', 'projectRequests.projectId')
    .select('projectId')
    .distinct()
    .where('projects.state', '=', 'active')
    // As a literal, or the index of open requests is not used.
    .where('projectRequests.state', '=', sql.lit('open'))
    .where('remindedThrough', '<', mostReminders)
    .where('dueDay', '<=', addWorkdays(today, firstBefore))
    .execute();
  return rows.map(({ projectId }) => projectId);
}

async function remindOf(
  context: Context,
  trx: Queryable,
  projectId: string,
  today: string,
): Promise<void> {
  const project = await lockProject(context, trx, projectId);
  if (project?.state !== 'active') return;
  const due = findDue(await listRequests(trx, projectId), today);
  const mailed = due.filter((one) => one.isMailed).map(({ request }) => request);
  const isWritten =
    mailed.length > 0 &&
    (await mailReminder(context, trx, mailed, {
      projectId,
      attempt: `${projectId}.${today}`,
      isLate: mailed.some(({ dueDay }) => isLate(dueDay, today)),
    }));
  const remindedAt = toInstant(context.clock());
  for (const { request, reached, isMailed } of due)
    await updateRequest(trx, request.id, {
      remindedThrough: reached,
      ...(isMailed && isWritten && { reminders: request.reminders + 1, remindedAt }),
    });
}

/**
 * Reminds clients of what is due, on working days of Lisbon alone: one mail for each project, however
 * many requests it has. What is done, taken back or of paused work is not reminded of.
 */
export async function remindClients(context: Context): Promise<void> {
  const { day: today, time } = readClock(context.clock(), companyZone);
  if (!isWorkday(today) || time < firstTime) return;
  const projects = await context.database.read((db) => findProjects(db, today));
  for (const id of projects) await transact(context, (trx) => remindOf(context, trx, id, today));
}
