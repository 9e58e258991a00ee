import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { describeRead, respondWithContent } from '#platform/http/read-call.server.ts';
import { listFaq } from './faq.repository.server.ts';
import { faqSchema } from './faq.schema.ts';

export function faqApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(
    '/api/faq',
    describeRead({ summary: 'Questions and answers', tag: 'faq', schema: faqSchema }),
    async (c) => respondWithContent(c, await c.var.context.database.read(listFaq)),
  );
}
