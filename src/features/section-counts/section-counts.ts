import type * as z from 'zod/mini';
import type { sectionCountsSchema } from './section-counts.schema.ts';

export type SectionCounts = z.infer<typeof sectionCountsSchema>;
/** The name of a section that has a count. */
export type CountedSection = keyof SectionCounts;
