import { Hono } from 'hono';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { answerContent, describeRead } from '#platform/http/read-call.server.ts';
import { requireCompany } from './company.repository.server.ts';
import { companySchema } from './company.schema.ts';

export function companyApi({ database }: { database: Database; clock: Clock }) {
  return new Hono().get(
    '/api/company',
    describeRead({ summary: 'The company', room: 'company', schema: companySchema }),
    async (context) => answerContent(context, await database.read(requireCompany)),
  );
}
