import { removalOf } from '#core/identity-papers.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { getActiveStaff } from '#features/auth/staff/get-active-staff.server.ts';
import { listProjectTalk } from '#features/conversations/talk-about-project.server.ts';
import { doPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { requestToken } from '../do-links.server.ts';
import { listDocuments, listVersions } from '../documents.repository.server.ts';
import {
  getClientProject,
  listDecisions,
  listRequests,
  listSteps,
  type Project,
  type Request,
  type Step,
} from '../projects.repository.server.ts';
import type { ShownProject, ShownStep } from '../projects.schema.ts';
import { holderOf, type Side } from '../projects.ts';
import { promiseOf } from '../requests/write-mails.server.ts';
import { isLate } from '../schedule.ts';
import { readSettings } from '../templates/templates.repository.server.ts';

/** Returns since when the holder has the ball: the client since the first open request, we since the last thing that was done. */
export function heldSince(
  project: Pick<Project, 'state' | 'createdAt' | 'pausedAt'>,
  requests: readonly Pick<Request, 'state' | 'askedAt' | 'closedAt'>[],
  steps: readonly Pick<Step, 'doneAt'>[],
): string | null {
  const holder: Side | null = holderOf(project, requests);
  if (holder === null) return null;
  if (project.pausedAt !== null) return project.pausedAt;
  if (holder === 'client')
    return requests
      .filter(({ state }) => state === 'open')
      .map(({ askedAt }) => askedAt)
      .reduce((first, one) => (one < first ? one : first));
  return [
    ...requests.map(({ closedAt }) => closedAt),
    ...steps.map(({ doneAt }) => doneAt),
  ].reduce<string>((last, one) => (one !== null && one > last ? one : last), project.createdAt);
}

/** Returns steps with whose turn it is: the first that is not done, and what is asked together with it. */
export function showSteps(steps: readonly Step[], requests: readonly Request[]): ShownStep[] {
  const asked = new Set(
    requests.filter(({ state }) => state === 'open').map(({ stepId }) => stepId),
  );
  const first = steps.find(({ doneAt }) => doneAt === null);
  return steps.map(({ id, side, kind, title, titlePt, days, doneAt }) => {
    const isNow = id === first?.id || asked.has(id);
    const state = doneAt !== null ? 'done' : isNow ? 'now' : 'waiting';
    return { id, side, kind, title, titlePt, days, doneAt, state };
  });
}

async function showRequests(
  { origin, clock }: Context,
  db: Queryable,
  requests: readonly Request[],
): Promise<ShownProject['requests']> {
  const today = readClock(clock(), companyZone).day;
  return Promise.all(
    requests.map(async (one) => ({
      id: one.id,
      stepId: one.stepId,
      kind: one.kind,
      title: one.title,
      titlePt: one.titlePt,
      text: one.text,
      identity: one.identity,
      dueDay: one.dueDay,
      documentId: one.documentId,
      state: one.state,
      isLate: one.state === 'open' && isLate(one.dueDay, today),
      askedAt: one.askedAt,
      closedAt: one.closedAt,
      reminders: one.reminders,
      remindedAt: one.remindedAt,
      url: origin + doPath.href({ token: await requestToken(db, one.id) }),
    })),
  );
}

async function showDocuments(
  db: Queryable,
  { id: projectId, closedAt }: Pick<Project, 'id' | 'closedAt'>,
): Promise<ShownProject['documents']> {
  const rules = await readSettings(db);
  const documents = await listDocuments(db, projectId);
  const handedIn = documents.filter(({ handedInAt }) => handedInAt !== null);
  const versions = await listVersions(
    db,
    handedIn.map(({ id }) => id),
  );
  return handedIn.map(
    ({ id, requestId, messageId, side, name, createdAt, identity, removedAt }) => ({
      id,
      requestId,
      messageId,
      side,
      name,
      createdAt,
      identity,
      removedAt,
      removedFrom:
        identity === '' || closedAt === null || removedAt !== null
          ? null
          : removalOf(closedAt, rules),
      versions: versions
        .filter(({ documentId }) => documentId === id)
        .map(({ documentId: _, ...version }) => version),
    }),
  );
}

async function referenceOf(db: Queryable, orderId: string | null): Promise<string | null> {
  if (orderId === null) return null;
  const row = await db
    .selectFrom('orders')
    .select('reference')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** Returns the member of staff who answers for a project; null for nobody. */
export async function findResponsible(
  db: Queryable,
  personId: string | null,
): Promise<{ id: string; name: string; email: string } | null> {
  if (personId === null) return null;
  const member = await getActiveStaff(db, personId);
  return member && { id: personId, name: member.name, email: member.email };
}

/** Returns a project with all that belongs to it, or null. */
export async function showProject(context: Context, id: string): Promise<ShownProject | null> {
  return context.database.read(async (db) => {
    const project = await getClientProject(db, id);
    if (!project) return null;
    const requests = await listRequests(db, id);
    const steps = await listSteps(db, id);
    const talk = await listProjectTalk(db, id);
    const { personId, name, email, state } = project;
    return {
      id,
      title: project.title,
      titlePt: project.titlePt,
      state,
      holder: holderOf(project, requests),
      heldSince: heldSince(project, requests, steps),
      person: { id: personId, name, email },
      language: project.language,
      company: project.company,
      createdAt: project.createdAt,
      updatedAt: project.updatedAt,
      packageId: project.packageId,
      order: await referenceOf(db, project.orderId),
      startDay: project.startDay,
      promise: state === 'closed' ? null : await promiseOf(context, db, project),
      closedAt: project.closedAt,
      responsible: await findResponsible(db, project.responsibleId),
      steps: showSteps(steps, requests),
      requests: await showRequests(context, db, requests),
      conversation: talk?.conversationId ?? null,
      messages: (talk?.messages ?? []).map(({ language: _, ...message }) => message),
      documents: await showDocuments(db, project),
      decisions: (await listDecisions(db, id)).map((one) => ({
        id: one.id,
        requestId: one.requestId,
        choice: one.choice,
        comment: one.comment,
        words: one.words,
        consent: one.consent,
        language: one.language,
        sha256: one.sha256,
        actorKind: one.actorKind,
        at: one.at,
      })),
    };
  });
}
