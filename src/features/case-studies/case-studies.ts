import type * as z from 'zod/mini';
import type {
  caseStudyCardSchema,
  caseStudySchema,
  shownStudySchema,
} from './case-studies.schema.ts';

export type CaseStudy = z.infer<typeof caseStudySchema>;
export type Figure = NonNullable<CaseStudy['figures']>[number];
export type Step = NonNullable<CaseStudy['steps']>[number];
export type Quote = NonNullable<CaseStudy['quote']>;
export type CaseStudyCard = z.infer<typeof caseStudyCardSchema>;
export type CardFigure = NonNullable<CaseStudyCard['figures']>[number];
export type ShownStudy = z.infer<typeof shownStudySchema>;
export type NextStudy = NonNullable<ShownStudy['next']>;

/**
 * Characters of the challenge in a card, which has two lines for it. On a phone they hold no second
 * sentence after one of `enough` characters.
 */
export const excerptLength = { most: 120, enough: 50 };

/** Cards on one page of the list; not in the specification. */
export const studiesPerPage = 24;
