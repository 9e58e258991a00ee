import { sql } from 'kysely';
import { omitNulls } from '#core/omit-nulls.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type CaseStudy, type CaseStudyCard, excerptLength } from './case-studies.ts';

export type CaseStudyPage = {
  featured: boolean;
  limit: number | null;
  offset: number;
};

const noLimit = 1_000_000_000;

function newestFirst(db: Queryable, { featured, limit, offset }: CaseStudyPage) {
  return db
    .selectFrom('caseStudies')
    .select(['id', 'title', 'titlePt', 'industry', 'industryPt', 'client'])
    .select(['imageUrl', 'featured', 'createdAt'])
    .$if(featured, (query) => query.where('featured', '=', true))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit ?? noLimit)
    .offset(offset);
}

export async function listCaseStudyCards(
  db: Queryable,
  page: CaseStudyPage,
): Promise<CaseStudyCard[]> {
  const rows = await newestFirst(db, page)
    .select([
      sql<string>`substr(challenge, 1, ${excerptLength})`.as('challenge'),
      sql<string | null>`substr(challenge_pt, 1, ${excerptLength})`.as('challengePt'),
    ])
    .execute();
  return rows.map(omitNulls);
}

export async function listCaseStudies(db: Queryable, page: CaseStudyPage): Promise<CaseStudy[]> {
  const rows = await newestFirst(db, page)
    .select(['challenge', 'challengePt'])
    .select(['solution', 'solutionPt', 'results', 'resultsPt'])
    .execute();
  return rows.map(omitNulls);
}

export async function getCaseStudy(db: Queryable, id: string): Promise<CaseStudy | null> {
  const row = await db
    .selectFrom('caseStudies')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? omitNulls(row) : null;
}
