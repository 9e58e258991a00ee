import { type Selectable, sql } from 'kysely';
import { omitNulls } from '#core/omit-nulls.ts';
import type { Tables } from '#database/tables.ts';
import { markdownOf } from '#features/content/content.ts';
import { selectBlocks, withBlocks } from '#features/content/text/select-blocks.server.ts';
import { pictureOf } from '#features/files/pictures/picture-of.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import { caseStudyFields } from './case-studies.content.ts';
import {
  type CaseStudy,
  type CaseStudyCard,
  excerptLength,
  type NextStudy,
} from './case-studies.ts';
import { cardFiguresOf, evidenceOf } from './evidence/evidence.ts';
import { excerptOf } from './excerpt.ts';

export type CaseStudyPage = {
  featured: boolean;
  limit: number | null;
  offset: number;
};

const textFields = markdownOf(caseStudyFields);
const noLimit = 1_000_000_000;
/** Characters that are read of a challenge: its excerpt, and the white space in it. */
const readForExcerpt = 4 * excerptLength.most;

/** What a select is given: `featured` only where it restricts the list. */
type Selection = { featured: true | undefined; limit: number; offset: number };

function selectionOf({ featured, limit, offset }: CaseStudyPage): Selection {
  return { featured: featured || undefined, limit: limit ?? noLimit, offset };
}

function inOrder(db: Queryable, { featured, limit, offset }: Placeholders<Selection>) {
  return db
    .selectFrom('caseStudies')
    .select(['id', 'title', 'titlePt', 'industry', 'industryPt', 'client'])
    .select(['imageUrl', 'featured', 'createdAt', pictureOf('caseStudies.imageUrl')])
    .$if(featured !== undefined, (query) => query.where('featured', '=', true))
    .orderBy('sort')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
}

const selectCards = prepareRead((db, given: Placeholders<Selection>) =>
  inOrder(db, given).select([
    sql<string>`substr(challenge, 1, ${readForExcerpt})`.as('challenge'),
    sql<string | null>`substr(challenge_pt, 1, ${readForExcerpt})`.as('challengePt'),
    'figures',
  ]),
);
const selectStudies = prepareRead((db, given: Placeholders<Selection>) =>
  inOrder(db, given)
    .select(['challenge', 'challengePt'])
    .select(['solution', 'solutionPt', 'results', 'resultsPt', 'figures', 'steps'])
    .select(['quote', 'quotePt', 'quoteName', 'quoteRole', 'quoteRolePt', 'serviceId']),
);
const selectStudy = prepareRead((db, { id }: Placeholders<{ id: string }>) =>
  db
    .selectFrom('caseStudies')
    .selectAll()
    .select(selectBlocks({ kind: 'case-studies', table: 'caseStudies', fields: textFields }))
    .select(pictureOf('caseStudies.imageUrl'))
    .where('id', '=', id),
);

const comesAfter = sql`(next.sort > own.sort or (next.sort = own.sort and (
  next.created_at < own.created_at or (next.created_at = own.created_at and next.id > own.id)
)))`;
const selectNext = prepareRead((db, { id }: Placeholders<{ id: string }>) =>
  db
    .selectFrom('caseStudies as next')
    .innerJoin('caseStudies as own', (join) => join.onRef('own.id', '<>', 'next.id'))
    .select(['next.id', 'next.title', 'next.titlePt', 'next.client', 'next.imageUrl'])
    .select(pictureOf('next.imageUrl'))
    .where('own.id', '=', id)
    .orderBy(sql`case when ${comesAfter} then 0 else 1 end`)
    .orderBy('next.sort')
    .orderBy('next.createdAt', 'desc')
    .orderBy('next.id')
    .limit(sql.lit(1)),
);

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

function toCard(row: CardRow): CaseStudyCard {
  const { challenge, challengePt, figures, ...card } = row;
  const shown = cardFiguresOf(figures);
  return {
    ...omitNulls(card),
    challenge: excerptOf(challenge, excerptLength),
    ...(challengePt && { challengePt: excerptOf(challengePt, excerptLength) }),
    ...(shown.length > 0 && { figures: shown }),
  };
}

function toStudy(row: Omit<Selectable<Tables['caseStudies']>, 'sort'>): CaseStudy {
  const { figures, steps, quote, quotePt, quoteName, quoteRole, quoteRolePt, ...study } = row;
  const said = { quote, quotePt, quoteName, quoteRole, quoteRolePt };
  return { ...omitNulls(study), ...evidenceOf({ figures, steps, ...said }) };
}

export async function listCaseStudyCards(
  db: Queryable,
  page: CaseStudyPage,
): Promise<CaseStudyCard[]> {
  return (await selectCards(db, selectionOf(page))).map(toCard);
}

export async function listCaseStudies(db: Queryable, page: CaseStudyPage): Promise<CaseStudy[]> {
  return (await selectStudies(db, selectionOf(page))).map(toStudy);
}

export async function getCaseStudy(db: Queryable, id: string): Promise<CaseStudy | null> {
  const [row] = await selectStudy(db, { id });
  if (!row) return null;
  const { blocks, sort: _, ...study } = row;
  return { ...toStudy(study), ...withBlocks({ blocks }) };
}

/** Returns the study that follows another in the list, after the last one the first; null if it is the only one. */
export async function getNextStudy(db: Queryable, id: string): Promise<NextStudy | null> {
  const [row] = await selectNext(db, { id });
  return row ? omitNulls(row) : null;
}
