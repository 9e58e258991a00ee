import * as z from 'zod/mini';
import type { JsonLdObject } from '#core/json-ld.ts';
import { omitNulls } from '#core/omit-nulls.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { localize } from '#i18n/localized.tsx';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import { type FaqEntry, questionFields } from './faq.ts';

export const faqEntrySchema = z.strictObject({
  id: z.string(),
  question: z.string(),
  questionPt: z.optional(z.string()),
  answer: z.string(),
  answerPt: z.optional(z.string()),
});

export const faqSchema = z.array(faqEntrySchema);

export type FaqEntryTable = {
  id: string;
  question: string;
  questionPt: string | null;
  answer: string;
  answerPt: string | null;
  sort: number;
};

export type FaqTables = {
  faqEntries: FaqEntryTable;
};

const selectFaq = prepareRead((db) =>
  db
    .selectFrom('faqEntries')
    .select(['id', 'question', 'questionPt', 'answer', 'answerPt'])
    .orderBy('sort')
    .orderBy('id'),
);

/** Every question with its answer, in the owner's order. */
export async function listFaq(db: Queryable): Promise<FaqEntry[]> {
  return (await selectFaq(db, {})).map(omitNulls);
}

/** The questions of the home page. */
export const questionKind = defineKind({
  name: 'questions',
  fields: questionFields,
  titleField: 'question',
  public: {
    table: 'faq_entries',
    id: 'id',
    title: 'question',
    titlePt: 'question_pt',
    sort: 'sort',
  },
  ...publicRows({ table: 'faqEntries', fields: questionFields, sorted: true }),
});

/** The questions of the page with their answers, for the `mainEntity` of a `FAQPage`. */
export function questionsData(
  entries: readonly FaqEntry[],
  { language }: Pick<GraphContext, 'language'>,
): JsonLdObject[] {
  return entries.map(({ question, questionPt, answer, answerPt }) => ({
    '@type': 'Question',
    name: localize(language, question, questionPt).text,
    acceptedAnswer: { '@type': 'Answer', text: localize(language, answer, answerPt).text },
  }));
}
