import type { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { listSetupCosts } from './setup-costs.content.server.ts';
import { setupCostsSchema } from './setup-guide.schema.ts';

const costsRead = defineRead({
  path: '/api/setup-costs',
  describe: describeRead({
    summary: {
      en: 'What setting up costs and takes',
      pt: 'Quanto custa e quanto demora criar uma empresa',
    },
    tag: 'setup-costs',
    schema: setupCostsSchema,
  }),
  read: ({ database }) => database.read(listSetupCosts),
});

export function setupGuideApi(): Hono<ApiEnv> {
  return mountReads([costsRead]);
}
