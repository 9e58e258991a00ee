import type * as z from 'zod/mini';
import type { Fields } from '#features/content/content.ts';
import { defineTexts } from '#i18n/texts.ts';
import { queryOptions } from '#query/query-options.ts';
import type { faqEntrySchema } from './faq.server.ts';

export type FaqEntry = z.infer<typeof faqEntrySchema>;

export function faqQuery() {
  return queryOptions<FaqEntry[]>({ queryKey: ['/api/faq'] });
}

/** What a question of the home page is made of. */
export const questionFields = [
  { name: 'question', type: 'line', most: 300, twin: true, required: true },
  { name: 'answer', type: 'text', most: 5_000, twin: true, required: true },
] as const satisfies Fields;

export const faqTexts = defineTexts({
  en: {
    heading: 'Frequently asked questions',
    book: 'Book a free consultation',
  },
  pt: {
    heading: 'Perguntas frequentes',
    book: 'Marcar consulta gratuita',
  },
});
