import { sql } from 'kysely';
import { omitNulls } from '#core/omit-nulls.ts';
import { pictureOf } from '#features/files/pictures/picture-of.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import { type CaseStudy, type CaseStudyCard, excerptLength } from './case-studies.ts';

export type CaseStudyPage = {
  featured: boolean;
  limit: number | null;
  offset: number;
};

const noLimit = 1_000_000_000;

/** What a select is given: `featured` only where it restricts the list. */
type Selection = { featured: true | undefined; limit: number; offset: number };

function selectionOf({ featured, limit, offset }: CaseStudyPage): Selection {
  return { featured: featured || undefined, limit: limit ?? noLimit, offset };
}

function newestFirst(db: Queryable, { featured, limit, offset }: Placeholders<Selection>) {
  return db
    .selectFrom('caseStudies')
    .select(['id', 'title', 'titlePt', 'industry', 'industryPt', 'client'])
    .select(['imageUrl', 'featured', 'createdAt', pictureOf('caseStudies.imageUrl')])
    .$if(featured !== undefined, (query) => query.where('featured', '=', true))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
}

const selectCards = prepareRead((db, given: Placeholders<Selection>) =>
  newestFirst(db, given).select([
    sql<string>`substr(challenge, 1, ${excerptLength})`.as('challenge'),
    sql<string | null>`substr(challenge_pt, 1, ${excerptLength})`.as('challengePt'),
  ]),
);
const selectStudies = prepareRead((db, given: Placeholders<Selection>) =>
  newestFirst(db, given)
    .select(['challenge', 'challengePt'])
    .select(['solution', 'solutionPt', 'results', 'resultsPt']),
);
const selectStudy = prepareRead((db, { id }: Placeholders<{ id: string }>) =>
  db
    .selectFrom('caseStudies')
    .selectAll()
    .select(pictureOf('caseStudies.imageUrl'))
    .where('id', '=', id),
);

export async function listCaseStudyCards(
  db: Queryable,
  page: CaseStudyPage,
): Promise<CaseStudyCard[]> {
  return (await selectCards(db, selectionOf(page))).map(omitNulls);
}

export async function listCaseStudies(db: Queryable, page: CaseStudyPage): Promise<CaseStudy[]> {
  return (await selectStudies(db, selectionOf(page))).map(omitNulls);
}

export async function getCaseStudy(db: Queryable, id: string): Promise<CaseStudy | null> {
  const [row] = await selectStudy(db, { id });
  return row ? omitNulls(row) : null;
}
