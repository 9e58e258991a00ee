import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ProjectFilter, WorkSource } from '../projects.queries.ts';
import { type Project, readWorkOf, type Work } from '../projects.repository.server.ts';
import type { ListedProject, ProjectList } from '../projects.schema.ts';
import { findProjectOf, findProjectOfOrder } from '../projects.sources.server.ts';
import { holderOf } from '../projects.ts';
import { isLate } from '../schedule.ts';
import { heldSince, showSteps } from './show-project.server.ts';

type Client = Project & { email: string; name: string };
type Asked = {
  state: ProjectFilter | null;
  personId: string | null;
  /** The one project that this is. */
  id?: string;
  limit: number;
  offset: number;
};

function matching(db: Queryable, { state, personId, id }: Asked) {
  let query = db.selectFrom('projects');
  if (state !== null) query = query.where('state', '=', state);
  if (personId !== null) query = query.where('personId', '=', personId);
  if (id !== undefined) query = query.where('projects.id', '=', id);
  return query;
}

function describe(project: Client, { steps, requests }: Work, today: string): ListedProject {
  const open = requests.filter(({ state }) => state === 'open');
  const shown = showSteps(steps, requests);
  const now = open[0] ?? shown.find(({ state }) => state === 'now') ?? null;
  return {
    id: project.id,
    title: project.title,
    titlePt: project.titlePt,
    state: project.state,
    holder: holderOf(project, requests),
    heldSince: heldSince(project, requests, steps),
    person: { id: project.personId, name: project.name, email: project.email },
    language: project.language,
    company: project.company,
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
    stepsDone: shown.filter(({ state }) => state === 'done').length,
    stepsAll: shown.length,
    now: now && project.state !== 'closed' ? { title: now.title, titlePt: now.titlePt } : null,
    isWaiting: open.length === 0 && shown.find(({ state }) => state === 'now')?.kind === 'wait',
    isLate: open.some(({ dueDay }) => isLate(dueDay, today)),
  };
}

/** Returns a page of the projects, the last changed first, each with who has the ball. */
export async function listProjects(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  asked: Asked,
): Promise<ProjectList> {
  const today = readClock(clock(), companyZone).day;
  return database.read(async (db) => {
    const { count } = await matching(db, asked)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await matching(db, asked)
      .innerJoin('people', 'people.id', 'projects.personId')
      .selectAll('projects')
      .select(['people.email', 'people.name'])
      .orderBy('projects.updatedAt', 'desc')
      .orderBy('projects.id', 'desc')
      .limit(asked.limit)
      .offset(asked.offset)
      .execute();
    const workOf = await readWorkOf(
      db,
      rows.map(({ id }) => id),
    );
    const projects = rows.map((row) => describe(row, workOf(row.id), today));
    return { total: Number(count), projects };
  });
}

/** Returns the work of a booking, a conversation or an order, by its reference: one project or none. */
export async function listWorkFrom(
  context: Pick<Context, 'database' | 'clock'>,
  from: { [Kind in WorkSource['kind']]?: string | undefined },
): Promise<ProjectList> {
  const { booking, conversation, order = '' } = from;
  const id = await context.database.read(async (db) => {
    if (booking !== undefined) return findProjectOf(db, { kind: 'booking', id: booking });
    if (conversation !== undefined)
      return findProjectOf(db, { kind: 'conversation', id: conversation });
    return findProjectOfOrder(db, order);
  });
  if (id === null) return { total: 0, projects: [] };
  return listProjects(context, { state: null, personId: null, id, limit: 1, offset: 0 });
}

/** Returns the work of a person, open and closed, the last changed first. */
export async function listWorkOf(
  context: Pick<Context, 'database' | 'clock'>,
  personId: string,
): Promise<ListedProject[]> {
  const asked = { state: null, personId, limit: 100, offset: 0 };
  return (await listProjects(context, asked)).projects;
}
