import type { Context } from '#platform/context/context.server.ts';
import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type {
  ProjectDecisionTable,
  ProjectRequestTable,
  ProjectStepTable,
  ProjectTable,
} from './projects.tables.ts';
import type { OfferedSlot } from './projects.ts';

export type Project = ProjectTable;
export type Step = ProjectStepTable;
export type Decision = ProjectDecisionTable;
export type Request = Omit<ProjectRequestTable, 'slots'> & { slots: OfferedSlot[] | null };

export async function getProject(db: Queryable, id: string): Promise<Project | null> {
  const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Returns a project as it is once no other transaction changes it, until this one ends; or null. */
export async function lockProject(
  { database }: Pick<Context, 'database'>,
  trx: Queryable,
  id: string,
): Promise<Project | null> {
  await database.lock(trx, `project:${id}`);
  return getProject(trx, id);
}

/** Returns the ids of the projects that paid orders began. */
export async function listProjectsOfOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('orderId', 'in', orderIds)
    .execute();
  return rows.map(({ id }) => id);
}

/** A project with the person for whom it is. */
export type ClientProject = Project & { email: string; name: string };

/** Returns a project with its client's address and name; null if there is no such project. */
export async function getClientProject(db: Queryable, id: string): Promise<ClientProject | null> {
  const row = await db
    .selectFrom('projects')
    .innerJoin('people', 'people.id', 'projects.personId')
    .selectAll('projects')
    .select(['people.email', 'people.name'])
    .where('projects.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns how the client of a project is reached. */
export async function requirePerson(
  db: Queryable,
  id: string,
): Promise<{ name: string; email: string; phone: string }> {
  return db
    .selectFrom('people')
    .select(['name', 'email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function insertProject(trx: Queryable, project: Project): Promise<void> {
  await trx.insertInto('projects').values(project).execute();
}

export async function updateProject(
  trx: Queryable,
  id: string,
  change: Partial<Project> & Pick<Project, 'updatedAt'>,
): Promise<void> {
  await trx.updateTable('projects').set(change).where('id', '=', id).execute();
}

export async function insertSteps(trx: Queryable, steps: readonly Step[]): Promise<void> {
  if (steps.length > 0)
    await trx
      .insertInto('projectSteps')
      .values([...steps])
      .execute();
}

/** Returns the steps of a project in their order. */
export async function listSteps(db: Queryable, projectId: string): Promise<Step[]> {
  return db
    .selectFrom('projectSteps')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('sort')
    .execute();
}

export async function updateStep(
  trx: Queryable,
  id: string,
  change: Pick<Step, 'doneAt'>,
): Promise<void> {
  await trx.updateTable('projectSteps').set(change).where('id', '=', id).execute();
}

/** Requests, oldest first; those that were asked at once in the order of their steps. */
function orderedRequests(db: Queryable) {
  return db
    .selectFrom('projectRequests')
    .leftJoin('projectSteps', 'projectSteps.id', 'projectRequests.stepId')
    .selectAll('projectRequests')
    .orderBy('projectRequests.askedAt')
    .orderBy('projectSteps.sort')
    .orderBy('projectRequests.id');
}

/** Returns the requests of a project, oldest first. */
export async function listRequests(db: Queryable, projectId: string): Promise<Request[]> {
  return orderedRequests(db).where('projectRequests.projectId', '=', projectId).execute();
}

/** What is done in a project: its steps in their order, and its requests, oldest first. */
export type Work = { steps: Step[]; requests: Request[] };

/** Reads the work of several projects at once. Returns that of each by its id. */
export async function readWorkOf(
  db: Queryable,
  projectIds: readonly string[],
): Promise<(projectId: string) => Work> {
  if (projectIds.length === 0) return () => ({ steps: [], requests: [] });
  const steps = await db
    .selectFrom('projectSteps')
    .selectAll()
    .where('projectId', 'in', projectIds)
    .orderBy('sort')
    .execute();
  const requests = await orderedRequests(db)
    .where('projectRequests.projectId', 'in', projectIds)
    .execute();
  return (id) => ({
    steps: steps.filter(({ projectId }) => projectId === id),
    requests: requests.filter(({ projectId }) => projectId === id),
  });
}

export async function getRequest(db: Queryable, id: string): Promise<Request | null> {
  const row = await db
    .selectFrom('projectRequests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertRequest(trx: Queryable, { slots, ...request }: Request): Promise<void> {
  await trx
    .insertInto('projectRequests')
    .values({ ...request, slots: slots === null ? null : toJson(slots) })
    .execute();
}

export async function updateRequest(
  trx: Queryable,
  id: string,
  change: Partial<Omit<Request, 'slots'>>,
): Promise<void> {
  await trx.updateTable('projectRequests').set(change).where('id', '=', id).execute();
}

export async function insertDecision(trx: Queryable, decision: Decision): Promise<void> {
  await trx.insertInto('projectDecisions').values(decision).execute();
}

/** Returns what the client did in a project, oldest first. */
export async function listDecisions(db: Queryable, projectId: string): Promise<Decision[]> {
  return db
    .selectFrom('projectDecisions')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Returns the last that the client did with a request, or null. */
export async function getLastDecision(db: Queryable, requestId: string): Promise<Decision | null> {
  const row = await db
    .selectFrom('projectDecisions')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
