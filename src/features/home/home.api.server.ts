import type { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { readHome, readHomeSteps } from './home.content.server.ts';
import { homeSchema, homeStepsSchema } from './home.schema.ts';

const homeRead = defineRead({
  path: '/api/home',
  describe: describeRead({
    ...{
      summary: {
        en: 'What the owner says on the home page',
        pt: 'O que a empresa diz na página inicial',
      },
      tag: 'home',
      schema: homeSchema,
    },
  }),
  read: ({ database, clock }) => database.read((db) => readHome(db, clock)),
});

const stepsRead = defineRead({
  path: '/api/home/steps',
  describe: describeRead({
    ...{
      summary: { en: 'The four steps of the work', pt: 'Os quatro passos do trabalho' },
      tag: 'home',
      schema: homeStepsSchema,
    },
  }),
  read: ({ database }) => database.read(readHomeSteps),
});

export function homeApi(): Hono<ApiEnv> {
  return mountReads([homeRead, stepsRead]);
}
