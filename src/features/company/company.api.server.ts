import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { describeRead, respondWithContent } from '#platform/http/read-call.server.ts';
import { companySchema } from './company.schema.ts';
import { requireCompany } from './require-company.server.ts';

export function companyApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(
    '/api/company',
    describeRead({ summary: 'The company', tag: 'company', schema: companySchema }),
    async (c) => respondWithContent(c, await c.var.context.database.read(requireCompany)),
  );
}
