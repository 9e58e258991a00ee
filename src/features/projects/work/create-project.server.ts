import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ProjectInput } from '../projects.input.ts';
import { insertProject, type Project } from '../projects.repository.server.ts';
import { workdayFrom } from '../schedule.ts';

type NewProject = Pick<
  Project,
  'id' | 'personId' | 'title' | 'titlePt' | 'company' | 'language' | 'packageId' | 'orderId'
>;

/** Stores a project that begins today, or on the next working day. */
export async function addProject(
  { clock }: Pick<Context, 'clock'>,
  trx: Queryable,
  given: NewProject,
): Promise<Project> {
  const now = clock();
  const at = toInstant(now);
  const project: Project = {
    ...given,
    state: 'active',
    startDay: workdayFrom(readClock(now, companyZone).day),
    pausedAt: null,
    pausedDays: 0,
    closedAt: null,
    createdAt: at,
    updatedAt: at,
  };
  await insertProject(trx, project);
  return project;
}

/** Begins work for a client, who is found or made by the address. */
export async function createProject(
  context: Context,
  input: ProjectInput,
): Promise<{ id: string }> {
  const id = newId();
  const { email, name, company, language, title, titlePt, packageId = null } = input;
  return transact(context, async (trx) => {
    const personId = await recordPerson(context, trx, { email, name, company, language });
    const about = { id, personId, title, titlePt, company, language };
    await addProject(context, trx, { ...about, packageId: packageId || null, orderId: null });
    await recordChange(context, trx, {
      action: 'project.create',
      subject: { kind: 'project', id },
      after: { language, package: packageId || null },
    });
    return { id };
  });
}
