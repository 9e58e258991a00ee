import { Hono } from 'hono';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { answerContent, describeRead } from '#platform/http/read-call.server.ts';
import { listFaq } from './faq.repository.server.ts';
import { faqSchema } from './faq.schema.ts';

export function faqApi({ database }: { database: Database; clock: Clock }) {
  return new Hono().get(
    '/api/faq',
    describeRead({ summary: 'Questions and answers', room: 'faq', schema: faqSchema }),
    async (context) => answerContent(context, await database.read(listFaq)),
  );
}
