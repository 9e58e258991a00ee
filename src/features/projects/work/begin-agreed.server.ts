import { addWorkdays } from '#core/workdays.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { listSteps, type Project } from '../projects.repository.server.ts';
import { getTemplate } from '../templates/templates.repository.server.ts';
import { addProject } from './add-project.server.ts';
import { beginSteps } from './begin-work.server.ts';

/** A step of agreed work; `readyDay`: by when it is done if nobody is late. */
export type AgreedStep = { id: string; title: string; readyDay: string };

/** Returns the titles of the steps by which a package is worked on; null for an unknown package. */
export async function listTemplateSteps(
  db: Queryable,
  packageId: string,
): Promise<{ title: string; titlePt: string }[] | null> {
  const template = await getTemplate(db, packageId);
  return template?.steps.map(({ title, titlePt }) => ({ title, titlePt })) ?? null;
}

/**
 * Begins the work that a client has agreed to, within the caller's transaction: with the steps of the
 * package's template, or with none. Returns its steps in their order.
 */
export async function beginAgreedWork(
  context: Context,
  trx: Queryable,
  given: Pick<
    Project,
    'id' | 'personId' | 'title' | 'titlePt' | 'company' | 'language' | 'packageId'
  >,
): Promise<AgreedStep[]> {
  const template = given.packageId === null ? null : await getTemplate(trx, given.packageId);
  const project = await addProject(context, trx, {
    ...given,
    packageId: template === null ? null : given.packageId,
  });
  await beginSteps(context, trx, project, template?.steps ?? []);
  await recordChange(context, trx, {
    action: 'project.create',
    subject: { kind: 'project', id: given.id },
    after: { language: given.language, steps: template?.steps.length ?? 0 },
  });
  const steps = await listSteps(trx, given.id);
  let days = 0;
  return steps.map(({ id, title, days: took }) => {
    days += took;
    return { id, title, readyDay: addWorkdays(readClock(context.clock(), companyZone).day, days) };
  });
}
