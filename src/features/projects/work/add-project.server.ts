import { toInstant } from '#core/clock.ts';
import { workdayFrom } from '#core/workdays.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { insertProject, type Project } from '../projects.repository.server.ts';

type NewProject = Pick<
  Project,
  'id' | 'personId' | 'title' | 'titlePt' | 'company' | 'language' | 'packageId'
> &
  Partial<Pick<Project, 'orderId' | 'bookingId' | 'conversationId'>>;

/**
 * Stores a project that begins today, or on the next working day. Who of the staff begins it answers for
 * it; nobody does for one that an order began.
 */
export async function addProject(
  { clock, actor }: Pick<Context, 'clock' | 'actor'>,
  trx: Queryable,
  given: NewProject,
): Promise<Project> {
  const now = clock();
  const at = toInstant(now);
  const project: Project = {
    orderId: null,
    bookingId: null,
    conversationId: null,
    ...given,
    state: 'active',
    startDay: workdayFrom(readClock(now, companyZone).day),
    pausedAt: null,
    pausedDays: 0,
    closedAt: null,
    responsibleId: actor.kind === 'staff' ? actor.personId : null,
    createdAt: at,
    updatedAt: at,
  };
  await insertProject(trx, project);
  return project;
}
