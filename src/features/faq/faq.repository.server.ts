import { omitNulls } from '#core/omit-nulls.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { FaqEntry } from './faq.ts';

/** Every question with its answer, in the owner's order. */
export async function listFaq(db: Queryable): Promise<FaqEntry[]> {
  const rows = await db
    .selectFrom('faqEntries')
    .select(['id', 'question', 'questionPt', 'answer', 'answerPt'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(omitNulls);
}
