import type { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { listServices } from './services.content.server.ts';
import { servicesSchema } from './services.schema.ts';

const servicesRead = defineRead({
  path: '/api/services',
  describe: describeRead({
    ...{
      summary: { en: 'The three services', pt: 'Os três serviços' },
      tag: 'services',
      schema: servicesSchema,
    },
  }),
  read: ({ database }) => database.read(listServices),
});

export function servicesApi(): Hono<ApiEnv> {
  return mountReads([servicesRead]);
}
