import { Hono } from 'hono';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { answerContent, describeRead } from '#platform/http/read-call.server.ts';
import { listServicePackages } from './catalog.repository.server.ts';
import { servicePackagesSchema } from './catalog.schema.ts';

export function catalogApi({ database }: { database: Database; clock: Clock }) {
  return new Hono().get(
    '/api/service-packages',
    describeRead({ summary: 'Every package', room: 'catalog', schema: servicePackagesSchema }),
    async (context) => answerContent(context, await database.read(listServicePackages)),
  );
}
