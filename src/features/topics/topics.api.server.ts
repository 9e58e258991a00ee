import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { listTopics } from './list-topics.server.ts';
import { topicsSchema } from './topics.schema.ts';

const topicsRead = defineRead({
  path: '/api/topics',
  describe: describeRead({
    summary: {
      en: 'What a booking can be about: services, packages, and first the record that `about` names',
      pt: 'Os assuntos que uma marcação pode ter: os serviços, os pacotes e, em primeiro lugar, o registo que `about` indica',
    },
    tag: 'booking',
    schema: topicsSchema,
    problems: [422],
  }),
  query: {
    schema: z.object({ about: z.optional(z.string().check(z.maxLength(2000))) }),
    messages: { about: 'about must be one text, such as service:ecommerce.' },
  },
  read: ({ database }, { query }) => database.read((db) => listTopics(db, query.about ?? '')),
});

export function topicsApi(): Hono<ApiEnv> {
  return mountReads([topicsRead]);
}
