import type { Hono } from 'hono';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { modesSchema } from './modes.schema.ts';
import type { Modes } from './modes.ts';

/** `GET /api/modes`, which tells every page which settings its sentences depend on. */
export function modesApi({ settings }: ApiSetup): Hono<ApiEnv> {
  const modesRead = defineRead({
    path: '/api/modes',
    describe: describeRead({
      summary: {
        en: 'What the pages say differently by the operator’s settings',
        pt: 'O que as páginas dizem de outra forma conforme as definições do servidor',
      },
      tag: 'company',
      schema: modesSchema,
    }),
    read: async (): Promise<Modes> => ({
      portalDemo: settings.portalDemo,
      sendsMail: settings.smtpUrl !== null,
      payments: settings.stripe === null ? 'sandbox' : 'stripe',
      checksVatNumbers: settings.viesUrl !== null,
      handsOverOrders: settings.invoices !== null,
    }),
  });
  return mountReads([modesRead]);
}
