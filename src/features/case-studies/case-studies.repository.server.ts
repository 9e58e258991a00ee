import { omitNulls } from '#core/omit-nulls.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { CaseStudy, CaseStudyCard } from './case-studies.ts';

export type CaseStudyPage = {
  featured: boolean;
  limit: number | null;
  offset: number;
};

const everyRow = 1_000_000_000;

function newestFirst(db: Queryable, { featured, limit, offset }: CaseStudyPage) {
  return db
    .selectFrom('caseStudies')
    .select(['id', 'title', 'titlePt', 'industry', 'industryPt', 'client', 'challenge'])
    .select(['challengePt', 'imageUrl', 'featured', 'createdAt'])
    .$if(featured, (query) => query.where('featured', '=', true))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit ?? everyRow)
    .offset(offset);
}

export async function listCaseStudyCards(
  db: Queryable,
  page: CaseStudyPage,
): Promise<CaseStudyCard[]> {
  return (await newestFirst(db, page).execute()).map(omitNulls);
}

export async function listCaseStudies(db: Queryable, page: CaseStudyPage): Promise<CaseStudy[]> {
  const rows = await newestFirst(db, page)
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
