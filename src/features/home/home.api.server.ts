import type { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { readHome } from './home.content.server.ts';
import { homeSchema } from './home.schema.ts';

const homeRead = defineRead({
  path: '/api/home',
  describe: describeRead({
    ...{ summary: 'What the owner says on the home page', tag: 'home', schema: homeSchema },
  }),
  read: ({ database, clock }) => database.read((db) => readHome(db, clock)),
});

export function homeApi(): Hono<ApiEnv> {
  return mountReads([homeRead]);
}
