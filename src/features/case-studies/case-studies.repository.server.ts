import { type Selectable, sql } from 'kysely';
import { omitNulls } from '#core/omit-nulls.ts';
import type { Tables } from '#database/tables.ts';
import { markdownOf } from '#features/content/content.ts';
import { selectBlocks, withBlocks } from '#features/content/text/select-blocks.server.ts';
import { pictureOf } from '#features/files/pictures/picture-of.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import { caseStudyFields } from './case-studies.content.ts';
import { type CaseStudy, type CaseStudyCard, excerptLength } from './case-studies.ts';
import { evidenceOf } from './evidence/evidence.ts';

export type CaseStudyPage = {
  featured: boolean;
  limit: number | null;
  offset: number;
};

const textFields = markdownOf(caseStudyFields);
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
    .select(['solution', 'solutionPt', 'results', 'resultsPt', 'figures', 'steps'])
    .select(['quote', 'quotePt', 'quoteName', 'quoteRole', 'quoteRolePt']),
);
const selectStudy = prepareRead((db, { id }: Placeholders<{ id: string }>) =>
  db
    .selectFrom('caseStudies')
    .selectAll()
    .select(selectBlocks({ kind: 'case-studies', table: 'caseStudies', fields: textFields }))
    .select(pictureOf('caseStudies.imageUrl'))
    .where('id', '=', id),
);

function toStudy(row: Selectable<Tables['caseStudies']>): CaseStudy {
  const { figures, steps, quote, quotePt, quoteName, quoteRole, quoteRolePt, ...study } = row;
  const said = { quote, quotePt, quoteName, quoteRole, quoteRolePt };
  return { ...omitNulls(study), ...evidenceOf({ figures, steps, ...said }) };
}

export async function listCaseStudyCards(
  db: Queryable,
  page: CaseStudyPage,
): Promise<CaseStudyCard[]> {
  return (await selectCards(db, selectionOf(page))).map(omitNulls);
}

export async function listCaseStudies(db: Queryable, page: CaseStudyPage): Promise<CaseStudy[]> {
  return (await selectStudies(db, selectionOf(page))).map(toStudy);
}

export async function getCaseStudy(db: Queryable, id: string): Promise<CaseStudy | null> {
  const [row] = await selectStudy(db, { id });
  if (!row) return null;
  const { blocks, ...study } = row;
  return { ...toStudy(study), ...withBlocks({ blocks }) };
}
