import type * as z from 'zod/mini';
import type { caseStudyCardSchema, caseStudySchema } from './case-studies.schema.ts';

export type CaseStudy = z.infer<typeof caseStudySchema>;
export type CaseStudyCard = z.infer<typeof caseStudyCardSchema>;
