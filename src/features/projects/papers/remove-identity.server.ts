import { toInstant } from '#core/clock.ts';
import { removalOf } from '#core/identity-papers.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { lockProject } from '../projects.repository.server.ts';
import { readSettings } from '../templates/templates.repository.server.ts';

/** How many projects one run looks at; the next run goes on. */
const mostProjects = 200;

/** Returns the finished projects that still have papers of identity, those that ended first first. */
async function listFinished(db: Queryable): Promise<{ id: string; closedAt: string | null }[]> {
  return db
    .selectFrom('projects')
    .select(['id', 'closedAt'])
    .where('state', '=', 'closed')
    .where('closedAt', 'is not', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('projectDocuments')
        .select('projectId')
        .where('identity', '<>', '')
        .where('removedAt', 'is', null),
    )
    .orderBy('closedAt')
    .limit(mostProjects)
    .execute();
}

/** Removes the papers of identity of a project: bytes within a day, and their names. Returns how many. */
async function removeOf(trx: Queryable, projectId: string, removedAt: string): Promise<number> {
  const papers = trx
    .selectFrom('projectDocuments')
    .select('id')
    .where('projectId', '=', projectId)
    .where('identity', '<>', '')
    .where('removedAt', 'is', null);
  const versions = await trx
    .deleteFrom('projectVersions')
    .where('documentId', 'in', papers)
    .returning('fileId')
    .execute();
  const files = versions.map(({ fileId }) => fileId);
  if (files.length > 0)
    await trx.updateTable('files').set({ removedAt, name: '' }).where('id', 'in', files).execute();
  const { numUpdatedRows } = await trx
    .updateTable('projectDocuments')
    .set({ removedAt, name: '' })
    .where('projectId', '=', projectId)
    .where('identity', '<>', '')
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function removeDue(context: Context, projectId: string): Promise<number> {
  const now = toInstant(context.clock());
  return transact(context, async (trx) => {
    const project = await lockProject(context, trx, projectId);
    if (!project?.closedAt || project.state !== 'closed') return 0;
    if (removalOf(project.closedAt, await readSettings(trx)) > now) return 0;
    const papers = await removeOf(trx, projectId, now);
    if (papers > 0)
      await recordChange(context, trx, {
        action: 'project.remove-identity',
        subject: { kind: 'project', id: projectId },
        after: { papers },
      });
    return papers;
  });
}

/** Removes what a law kept of people who were erased, once its time is over. Returns how many. */
async function removeKept(context: Context): Promise<number> {
  const now = toInstant(context.clock());
  return transact(context, async (trx) => {
    const due = await trx
      .deleteFrom('keptPapers')
      .where('keptUntil', '<=', now)
      .returning(['fileId', 'personId'])
      .execute();
    if (due.length === 0) return 0;
    const files = due.map(({ fileId }) => fileId);
    await trx
      .updateTable('files')
      .set({ removedAt: now, name: '' })
      .where('id', 'in', files)
      .execute();
    for (const [id, papers] of Map.groupBy(due, ({ personId }) => personId))
      await recordChange(context, trx, {
        action: 'person.remove-identity',
        subject: { kind: 'person', id },
        after: { papers: papers.length },
      });
    return due.length;
  });
}

/**
 * Removes the papers of identity whose time is over: months after the end of the work, as the owner has
 * set it, or seven years where Lei n.º 83/2017 binds the company. Returns how many.
 */
export async function removeIdentityPapers(context: Context): Promise<number> {
  const now = toInstant(context.clock());
  const { finished, rules } = await context.database.read(async (db) => ({
    finished: await listFinished(db),
    rules: await readSettings(db),
  }));
  let removed = await removeKept(context);
  for (const { id, closedAt } of finished)
    if (closedAt !== null && removalOf(closedAt, rules) <= now)
      removed += await removeDue(context, id);
  return removed;
}
