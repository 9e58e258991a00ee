import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import {
  fieldsParam,
  limitParam,
  offsetParam,
  validateQuery,
} from '#platform/http/query-params.server.ts';
import { describeRead, respondWithContent } from '#platform/http/read-call.server.ts';
import {
  getCaseStudy,
  listCaseStudies,
  listCaseStudyCards,
} from './case-studies.repository.server.ts';
import { caseStudiesSchema, caseStudyCardsSchema, caseStudySchema } from './case-studies.schema.ts';

const paramsSchema = z.object({ limit: limitParam, offset: offsetParam, fields: fieldsParam });
const tag = 'case-studies';
const list = {
  tag,
  schema: z.union([caseStudiesSchema, caseStudyCardsSchema]),
  problems: [422] as 422[],
};

export function caseStudiesApi(): Hono<ApiEnv> {
  async function respondWithList(
    c: Context<ApiEnv>,
    featured: boolean,
    { limit, offset, fields }: z.infer<typeof paramsSchema>,
  ): Promise<Response> {
    const page = { featured, limit: limit ? Number(limit) : null, offset: Number(offset ?? 0) };
    const find = fields === 'card' ? listCaseStudyCards : listCaseStudies;
    return respondWithContent(c, await c.var.context.database.read((db) => find(db, page)));
  }

  return new Hono<ApiEnv>()
    .get(
      '/api/case-studies',
      describeRead({ summary: 'Case studies, newest first', ...list }),
      validateQuery(paramsSchema),
      (c) => respondWithList(c, false, c.req.valid('query')),
    )
    .get(
      '/api/case-studies/featured',
      describeRead({ summary: 'Featured case studies, newest first', ...list }),
      validateQuery(paramsSchema),
      (c) => respondWithList(c, true, c.req.valid('query')),
    )
    .get(
      '/api/case-studies/:id',
      describeRead({ summary: 'One case study', tag, schema: caseStudySchema, problems: [404] }),
      async (c) => {
        const id = c.req.param('id');
        const { database } = c.var.context;
        const found = hasNoNul(id) ? await database.read((db) => getCaseStudy(db, id)) : null;
        if (found) return respondWithContent(c, found);
        return problem(c, { status: 404, code: 'not_found', title: 'Case study not found' });
      },
    );
}
