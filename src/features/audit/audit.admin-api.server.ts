import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readQuery } from '#platform/http/json-body.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { auditFilters } from './audit.input.ts';
import { auditPageSchema } from './audit.schema.ts';
import { listAuditLog } from './list-audit-log.server.ts';

const pageQuery = z.object({ ...auditFilters, limit: limitParam, offset: offsetParam });

const describeAudit = describeStaffCall({
  summary: 'What staff and the owner’s commands changed, newest first',
  parameters: Object.keys(pageQuery.shape).map((name) => ({
    name,
    in: 'query' as const,
    required: false,
    schema: { type: 'string' as const },
  })),
  responses: { 200: { description: 'A page of the log', content: json(auditPageSchema) } },
  problems: { 422: '`invalid_fields`' },
});

/** `GET /api/admin/audit`. */
export function auditAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(
    '/api/admin/audit',
    describeAudit,
    guarded('audit.read', async (c, context) => {
      const query = readQuery(c, pageQuery, (_, field) => `${field} is not valid.`);
      if (!query.ok) return query.refusal;
      const { limit = '50', offset = '0', ...filters } = query.value;
      const page = { limit: Number(limit), offset: Number(offset) };
      return c.json(await listAuditLog(context, filters, page));
    }),
  );
}
