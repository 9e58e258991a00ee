import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { describeRead, respondWithContent } from '#platform/http/read-call.server.ts';
import { listServicePackages } from './catalog.repository.server.ts';
import { servicePackagesSchema } from './catalog.schema.ts';

export function catalogApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(
    '/api/service-packages',
    describeRead({ summary: 'Every package', tag: 'catalog', schema: servicePackagesSchema }),
    async (c) => respondWithContent(c, await c.var.context.database.read(listServicePackages)),
  );
}
