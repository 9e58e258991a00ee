import type { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { listServicePackages } from './catalog.repository.server.ts';
import { servicePackagesSchema } from './catalog.schema.ts';

const packagesRead = defineRead({
  path: '/api/service-packages',
  describe: describeRead({
    summary: { en: 'Every package', pt: 'Todos os pacotes' },
    tag: 'catalog',
    schema: servicePackagesSchema,
  }),
  read: ({ database }) => database.read(listServicePackages),
});

export function catalogApi(): Hono<ApiEnv> {
  return mountReads([packagesRead]);
}
