import type { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { companySchema } from './company.schema.ts';
import { requireCompany } from './require-company.server.ts';

const companyRead = defineRead({
  path: '/api/company',
  describe: describeRead({
    summary: { en: 'The company', pt: 'A empresa' },
    tag: 'company',
    schema: companySchema,
  }),
  read: ({ database }) => database.read(requireCompany),
});

export function companyApi(): Hono<ApiEnv> {
  return mountReads([companyRead]);
}
