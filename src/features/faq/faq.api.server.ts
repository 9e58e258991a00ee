import type { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { listFaq } from './faq.repository.server.ts';
import { faqSchema } from './faq.schema.ts';

const faqRead = defineRead({
  path: '/api/faq',
  describe: describeRead({
    summary: { en: 'Questions and answers', pt: 'As perguntas e as respostas' },
    tag: 'faq',
    schema: faqSchema,
  }),
  read: ({ database }) => database.read(listFaq),
});

export function faqApi(): Hono<ApiEnv> {
  return mountReads([faqRead]);
}
