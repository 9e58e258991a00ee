import type { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { listTeam } from './team.repository.server.ts';
import { teamSchema } from './team.schema.ts';

const teamRead = defineRead({
  path: '/api/team',
  describe: describeRead({
    summary: { en: 'The consultants', pt: 'Os consultores' },
    tag: 'team',
    schema: teamSchema,
  }),
  read: ({ database }) => database.read(listTeam),
});

export function teamApi(): Hono<ApiEnv> {
  return mountReads([teamRead]);
}
