import type * as z from 'zod/mini';
import type { faqEntrySchema } from './faq.schema.ts';

export type FaqEntry = z.infer<typeof faqEntrySchema>;
