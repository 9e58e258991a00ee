import { type Selectable, sql } from 'kysely';
import { excerptOf } from '#core/excerpt.ts';
import { omitNulls } from '#core/omit-nulls.ts';
import { type Picture, portraitAddress } from '#core/picture.ts';
import type { Tables } from '#database/tables.ts';
import { markdownOf } from '#features/content/content.ts';
import { selectBlocks, withBlocks } from '#features/content/text/select-blocks.server.ts';
import { pictureAt, pictureOf } from '#features/files/pictures/picture-of.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import { faceAddress } from '#ui/art/faces/face.ts';
import { figureOfTrade } from '#ui/art/faces/face-trades.ts';
import type { FigureName } from '#ui/art/scenes/figures.ts';
import { sceneTable } from '#ui/art/scenes/scene-table.ts';
import { caseStudyFields } from './case-studies.content.ts';
import {
  type CaseStudy,
  type CaseStudyCard,
  excerptLength,
  type NextStudy,
} from './case-studies.ts';
import { cardFiguresOf, evidenceOf } from './evidence/evidence.ts';

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

/** Of who says the quote, what the site shows beside the same person's testimonial. */
function selectSpeaker(db: Queryable) {
  const own = db
    .selectFrom('testimonials')
    .where('testimonials.name', '=', sql.ref<string>('caseStudies.quoteName'))
    .orderBy('testimonials.id')
    .limit(sql.lit(1));
  return [
    own.select('figure').as('quoteFigure'),
    own.select('testimonials.imageUrl').as('quotePortrait'),
    own.select(pictureAt('testimonials.imageUrl').as('shown')).as('quotePicture'),
  ] as const;
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
    .select(['quote', 'quotePt', 'quoteName', 'quoteRole', 'quoteRolePt', 'serviceId'])
    .select(selectSpeaker(db)),
);
const selectStudy = prepareRead((db, { id }: Placeholders<{ id: string }>) =>
  db
    .selectFrom('caseStudies')
    .selectAll()
    .select(selectBlocks({ kind: 'case-studies', table: 'caseStudies', fields: textFields }))
    .select(pictureOf('caseStudies.imageUrl'))
    .select(selectSpeaker(db))
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

type StudyRow = Omit<Selectable<Tables['caseStudies']>, 'sort'> & {
  quoteFigure: FigureName | null;
  quotePortrait: string | null;
  quotePicture: Picture | null;
};

/** Returns the drawing and the portrait of who says the quote: their object, or that of the study's picture. */
function speakerOf(row: StudyRow): Pick<NonNullable<CaseStudy['quote']>, 'face' | 'imageUrl'> {
  const { id, quoteName, quoteFigure, quotePortrait, quotePicture, client, quoteRole } = row;
  if (!quoteName) return {};
  const [scene = null] = sceneTable.get(`case-${id}`)?.figures ?? [];
  const figure = quoteFigure ?? scene ?? figureOfTrade(client, quoteRole);
  return {
    face: faceAddress(quoteName, figure),
    ...(quotePortrait && {
      imageUrl: portraitAddress(quotePortrait, quotePicture ?? undefined),
    }),
  };
}

function toStudy(row: StudyRow): CaseStudy {
  const { figures, steps, quote, quotePt, quoteName, quoteRole, quoteRolePt, ...study } = row;
  const { quoteFigure: _, quotePortrait: __, quotePicture: ___, ...shown } = study;
  const said = { quote, quotePt, quoteName, quoteRole, quoteRolePt };
  const evidence = evidenceOf({ figures, steps, ...said });
  return {
    ...omitNulls(shown),
    ...evidence,
    ...(evidence.quote && { quote: { ...evidence.quote, ...speakerOf(row) } }),
  };
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
