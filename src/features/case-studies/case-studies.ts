import type * as z from 'zod/mini';
import type { caseStudyCardSchema, caseStudySchema } from './case-studies.schema.ts';

export type CaseStudy = z.infer<typeof caseStudySchema>;
export type Figure = NonNullable<CaseStudy['figures']>[number];
export type Step = NonNullable<CaseStudy['steps']>[number];
export type Quote = NonNullable<CaseStudy['quote']>;
export type CaseStudyCard = z.infer<typeof caseStudyCardSchema>;

/** Characters of the challenge in a card: more than the lines that it shows can hold. */
export const excerptLength = 400;

/** Cards on one page of the list; not in the specification. */
export const studiesPerPage = 24;
