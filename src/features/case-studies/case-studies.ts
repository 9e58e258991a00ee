import type * as z from 'zod/mini';
import type { caseStudyCardSchema, caseStudySchema } from './case-studies.schema.ts';

export type CaseStudy = z.infer<typeof caseStudySchema>;
export type CaseStudyCard = z.infer<typeof caseStudyCardSchema>;

/** How many characters of the challenge a card carries: more than the lines that it shows can hold. */
export const excerptLength = 400;

/** How many cards one page of the list shows; our own. */
export const studiesPerPage = 24;
