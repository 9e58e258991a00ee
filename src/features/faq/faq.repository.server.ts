import { omitNulls } from '#core/omit-nulls.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import type { FaqEntry } from './faq.ts';

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
