import type { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { readLegalSentences } from './legal.content.server.ts';
import { legalSentencesSchema } from './legal.schema.ts';

const sentencesRead = defineRead({
  path: '/api/legal-sentences',
  describe: describeRead({
    ...{
      summary: { en: 'The legal sentences of the owner', pt: 'As frases legais da empresa' },
      tag: 'legal',
      schema: legalSentencesSchema,
    },
  }),
  read: ({ database }) => database.read(readLegalSentences),
});

export function legalApi(): Hono<ApiEnv> {
  return mountReads([sentencesRead]);
}
