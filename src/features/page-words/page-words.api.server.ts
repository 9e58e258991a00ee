import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { readPageWords } from './page-words.content.server.ts';
import { hasWords } from './page-words.ts';

const wordsRead = defineRead({
  path: '/api/page-words/:page',
  describe: describeRead({
    summary: {
      en: 'What the company says of itself on a page',
      pt: 'O que a empresa diz de si numa página',
    },
    tag: 'page-words',
    schema: z.record(z.string(), z.string()),
    problems: [404],
  }),
  notFound: 'No such page',
  read: async ({ database }, { params: { page } }) =>
    hasWords(page) ? database.read((db) => readPageWords(db, page)) : null,
});

export function pageWordsApi(): Hono<ApiEnv> {
  return mountReads([wordsRead]);
}
