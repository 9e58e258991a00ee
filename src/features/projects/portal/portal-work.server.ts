import { companyZone, readClock } from '#core/zoned-time.ts';
import { listProjectTalk } from '#features/conversations/talk-about-project.server.ts';
import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import { doPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { sayState } from '../desk/list-client-works.server.ts';
import { findResponsible, showSteps } from '../desk/show-project.server.ts';
import { requestToken } from '../do-links.server.ts';
import { listDocuments, listVersions } from '../documents.repository.server.ts';
import {
  type Project,
  type Request,
  readWorkOf,
  type Work,
} from '../projects.repository.server.ts';
import type { ShownStep } from '../projects.schema.ts';
import { promiseOf } from '../requests/write-mails.server.ts';

/** Whose the work is to whoever looks: their own, or that of somebody who lets them read it. */
export type Access = 'client' | 'reader';

/** A file that a client, or a reader, may download. */
export type PortalPaper = {
  id: string;
  name: string;
  mime: string;
  size: number;
  createdAt: string;
  fileId: string;
};

/** One thing that is asked of the client. `href`: where it is done; null for a reader. */
export type PortalRequest = Pick<
  Request,
  | 'id'
  | 'stepId'
  | 'kind'
  | 'title'
  | 'titlePt'
  | 'text'
  | 'textPt'
  | 'dueDay'
  | 'state'
  | 'closedAt'
> & { href: string | null };

/** What is done for a client, as they see it. */
export type PortalWork = {
  project: Project;
  access: Access;
  client: string;
  steps: (ShownStep & { text: string; textPt: string })[];
  requests: PortalRequest[];
  papers: PortalPaper[];
  messages: { id: string; at: string; body: string; isClient: boolean; author: string | null }[];
  promisedDay: string | null;
  /** Who answers for the work; null: the company. */
  responsible: { name: string; email: string } | null;
  /** Such as "3 of 7 steps done. It is our turn; nothing from you." */
  state: { en: string; pt: string };
};

type ClientNames = { clientName: string; clientEmail: string };

/** Returns the projects that are a person's, and those that they may read; the last changed first. */
async function listProjectsOf(db: Queryable, personId: string): Promise<(Project & ClientNames)[]> {
  return (
    db
      .selectFrom('projects')
      .innerJoin('people', 'people.id', 'projects.personId')
      .selectAll('projects')
      .select(['people.name as clientName', 'people.email as clientEmail'])
      // Two indexed parts: one condition joined by "or" reads every project on PostgreSQL.
      .where(
        'projects.id',
        'in',
        db
          .selectFrom('projects')
          .select('id')
          .where('personId', '=', personId)
          .unionAll(
            db
              .selectFrom('projectReaders')
              .select('projectId as id')
              .where('personId', '=', personId),
          ),
      )
      .orderBy('projects.createdAt', 'desc')
      .orderBy('projects.id')
      .execute()
  );
}

/** Returns how a person may look at a project; null if it is another's. */
async function getAccess(
  db: Queryable,
  { personId, projectId }: { personId: string; projectId: string },
): Promise<Access | null> {
  const project = (await listProjectsOf(db, personId)).find(({ id }) => id === projectId);
  if (!project) return null;
  return project.personId === personId ? 'client' : 'reader';
}

/**
 * Returns the papers that may be downloaded: ours that were sent or are to be looked at; for the client
 * also what they handed in, which a reader never sees: papers of identity are among it.
 */
async function papersOf(
  db: Queryable,
  projectId: string,
  { access, requests }: { access: Access; requests: readonly Request[] },
): Promise<PortalPaper[]> {
  const shown = new Set(
    requests.filter(({ state }) => state !== 'withdrawn').map(({ documentId }) => documentId),
  );
  const documents = (await listDocuments(db, projectId)).filter(
    ({ id, side, messageId, handedInAt }) =>
      side === 'company'
        ? messageId !== null || shown.has(id)
        : access === 'client' && handedInAt !== null,
  );
  const versions = await listVersions(
    db,
    documents.map(({ id }) => id),
  );
  return documents.flatMap(({ id, name, createdAt }) => {
    const newest = versions.findLast(({ documentId }) => documentId === id);
    if (!newest) return [];
    const { mime, size, fileId } = newest;
    return [{ id, name, mime, size, createdAt, fileId }];
  });
}

async function requestsOf(
  db: Queryable,
  { project, access, requests }: { project: Project; access: Access; requests: readonly Request[] },
): Promise<PortalRequest[]> {
  const asked = requests.filter(({ state }) => state !== 'withdrawn');
  return Promise.all(
    asked.map(async (one) => {
      const isOpen = one.state === 'open' && project.state === 'active' && access === 'client';
      const { id, stepId, kind, title, titlePt, text, textPt, dueDay, state, closedAt } = one;
      const href = isOpen ? doPath.href({ token: await requestToken(db, id) }) : null;
      return { id, stepId, kind, title, titlePt, text, textPt, dueDay, state, closedAt, href };
    }),
  );
}

async function describe(
  context: Context,
  db: Queryable,
  { clientName, clientEmail, ...project }: Project & ClientNames,
  { access, steps, requests }: Work & { access: Access },
): Promise<PortalWork> {
  const words = new Map(steps.map(({ id, text, textPt }) => [id, { text, textPt }]));
  const talk = await listProjectTalk(db, project.id);
  const [en, pt] = await Promise.all(
    (['en', 'pt'] as const).map((one) =>
      sayState(context, db, { project, requests, steps, isReader: access === 'reader' }, one),
    ),
  );
  return {
    project,
    access,
    // A reader is not told the address of whom they help.
    client: clientName || (access === 'client' ? clientEmail : project.company),
    steps: showSteps(steps, requests).map((step) => ({
      ...step,
      ...(words.get(step.id) ?? { text: '', textPt: '' }),
    })),
    requests: await requestsOf(db, { project, access, requests }),
    papers: await papersOf(db, project.id, { access, requests }),
    messages: (talk?.messages ?? [])
      .filter(({ direction, isShown }) => direction !== 'note' || isShown)
      .map(({ id, at, body, direction, author }) => ({
        id,
        at,
        body,
        isClient: direction === 'in',
        author,
      })),
    responsible: await findResponsible(db, project.responsibleId),
    promisedDay: project.state === 'closed' ? null : await promiseOf(context, db, project),
    state: { en: en ?? '', pt: pt ?? '' },
  };
}

/** Returns the work of a person and that which they may read, or only the project named. */
export async function readPortalWork(
  context: Context,
  db: Queryable,
  { personId, projectId = null }: { personId: string; projectId?: string | null },
): Promise<PortalWork[]> {
  const all = await listProjectsOf(db, personId);
  const projects = projectId === null ? all : all.filter(({ id }) => id === projectId);
  const workOf = await readWorkOf(
    db,
    projects.map(({ id }) => id),
  );
  const works: PortalWork[] = [];
  for (const project of projects) {
    const access = project.personId === personId ? 'client' : 'reader';
    works.push(await describe(context, db, project, { access, ...workOf(project.id) }));
  }
  return works;
}

/** Does the same, in a read of its own. */
export function getPortalAccess(
  { database }: Pick<Context, 'database'>,
  named: { personId: string; projectId: string },
): Promise<Access | null> {
  return database.read((db) => getAccess(db, named));
}

/** Opens a paper of a project for whoever may read it there; null for any other. */
export async function openPortalPaper(
  context: Context,
  { personId, projectId, id }: { personId: string; projectId: string; id: string },
): Promise<OpenDocument | null> {
  const paper = await context.database.read(async (db) => {
    const access = await getAccess(db, { personId, projectId });
    if (access === null) return null;
    const { requests } = (await readWorkOf(db, [projectId]))(projectId);
    const papers = await papersOf(db, projectId, { access, requests });
    return papers.find((one) => one.id === id) ?? null;
  });
  if (!paper) return null;
  const opened = await openDocument(context, { id: paper.fileId, kind: 'message' });
  return opened && { ...opened, name: paper.name };
}

/** Returns the day of an instant on Lisbon's calendar. */
export function lisbonDay(instant: string): string {
  return readClock(instant, companyZone).day;
}
