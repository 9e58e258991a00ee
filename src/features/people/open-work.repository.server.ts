import { defaultIdentityRules, type IdentityRules, removalOf } from '#core/identity-papers.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** Work for a person that goes on, with how many steps of it are left. */
export type OpenWork = { id: string; title: string; titlePt: string; stepsLeft: number };

/** Returns the work for a person that goes on or is paused, which an erasure ends. */
export async function listOpenWork(db: Queryable, personId: string): Promise<OpenWork[]> {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'title', 'titlePt'])
    .select((eb) =>
      eb
        .selectFrom('projectSteps')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('projectSteps.projectId', '=', 'projects.id')
        .where('doneAt', 'is', null)
        .as('stepsLeft'),
    )
    .where('personId', '=', personId)
    .where('state', '<>', 'closed')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, stepsLeft: Number(row.stepsLeft) }));
}

async function readRules(db: Queryable): Promise<IdentityRules> {
  const row = await db
    .selectFrom('projectSettings')
    .select(['identityMonths', 'isObliged'])
    .executeTakeFirst();
  return row ?? defaultIdentityRules;
}

/** A paper of identity that stays when its client is erased, and until when. */
export type LockedPaper = {
  fileId: string;
  identity: 'passport' | 'citizen-card' | 'residence-permit' | 'other' | '';
  consent: string;
  keptUntil: string;
};

/**
 * Returns the papers of identity that Lei n.º 83/2017, article 51, keeps for seven years after the end of
 * the work, which is `now` for work that goes on; none where that law does not bind the company.
 */
export async function listLockedPapers(
  db: Queryable,
  personId: string,
  now: string,
): Promise<LockedPaper[]> {
  const rules = await readRules(db);
  if (!rules.isObliged) return [];
  const rows = await db
    .selectFrom('projectDocuments')
    .innerJoin('projects', 'projects.id', 'projectDocuments.projectId')
    .innerJoin('projectVersions', 'projectVersions.documentId', 'projectDocuments.id')
    .select(['projectVersions.fileId', 'projectDocuments.identity', 'projects.closedAt'])
    .select((eb) =>
      eb
        .selectFrom('projectDecisions')
        .select('consent')
        .whereRef('projectDecisions.requestId', '=', 'projectDocuments.requestId')
        .where('consent', '<>', '')
        .orderBy('at', 'desc')
        .limit(1)
        .as('consent'),
    )
    .where('projects.personId', '=', personId)
    .where('projectDocuments.identity', '<>', '')
    .where('projectDocuments.handedInAt', 'is not', null)
    .where('projectDocuments.removedAt', 'is', null)
    .execute();
  return rows
    .map(({ closedAt, consent, ...row }) => ({
      ...row,
      consent: consent ?? '',
      keptUntil: removalOf(closedAt ?? now, rules),
    }))
    .filter(({ keptUntil }) => keptUntil > now);
}

/** Keeps papers of identity of somebody who is being erased, without the names of their files. */
export async function keepPapers(
  trx: Queryable,
  papers: readonly LockedPaper[],
  { personId, now }: { personId: string; now: string },
): Promise<void> {
  if (papers.length === 0) return;
  const rows = papers.map((paper) => ({ ...paper, personId, createdAt: now }));
  await trx.insertInto('keptPapers').values(rows).execute();
  await trx
    .updateTable('files')
    .set({ name: '' })
    .where(
      'id',
      'in',
      papers.map(({ fileId }) => fileId),
    )
    .execute();
}

/** Returns the papers of identity that are kept of somebody who was erased. */
export async function listKeptPapers(
  db: Queryable,
  personId: string,
): Promise<{ id: string; identity: string; consent: string; keptUntil: string }[]> {
  return db
    .selectFrom('keptPapers')
    .select(['fileId as id', 'identity', 'consent', 'keptUntil'])
    .where('personId', '=', personId)
    .orderBy('keptUntil')
    .orderBy('fileId')
    .execute();
}
