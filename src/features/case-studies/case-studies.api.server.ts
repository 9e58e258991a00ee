import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import type { Description } from '#platform/http/describe-call.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { fieldsParam, limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { listCaseStudies, listCaseStudyCards } from './case-studies.repository.server.ts';
import {
  caseStudiesSchema,
  caseStudyCardsSchema,
  shownStudySchema,
} from './case-studies.schema.ts';
import { showCaseStudy } from './show-case-study.server.ts';

const paramsSchema = z.object({ limit: limitParam, offset: offsetParam, fields: fieldsParam });
const tag = 'case-studies';

function readList(
  { database }: Context,
  featured: boolean,
  { limit, offset, fields }: z.infer<typeof paramsSchema>,
) {
  const page = { featured, limit: limit ? Number(limit) : null, offset: Number(offset ?? 0) };
  const list = fields === 'card' ? listCaseStudyCards : listCaseStudies;
  return database.read((db) => list(db, page));
}

function describeList(summary: Description) {
  const schema = z.union([caseStudiesSchema, caseStudyCardsSchema]);
  return describeRead({ summary, tag, schema, problems: [422] });
}

const studiesRead = defineRead({
  path: '/api/case-studies',
  describe: describeList({
    en: 'Case studies in the owner’s order, without one the newest first',
    pt: 'Os casos na ordem que a empresa escolheu; sem ela, do mais recente para o mais antigo',
  }),
  query: { schema: paramsSchema },
  read: (context, { query }) => readList(context, false, query),
});

const featuredRead = defineRead({
  path: '/api/case-studies/featured',
  describe: describeList({
    en: 'Featured case studies in the same order',
    pt: 'Os casos em destaque, na mesma ordem',
  }),
  query: { schema: paramsSchema },
  read: (context, { query }) => readList(context, true, query),
});

const studyRead = defineRead({
  path: '/api/case-studies/:id',
  describe: describeRead({
    summary: { en: 'One case study', pt: 'Um caso' },
    tag,
    schema: shownStudySchema,
    problems: [404],
  }),
  notFound: 'Case study not found',
  read: async ({ database }, { params: { id } }) =>
    hasNoNul(id) ? database.read((db) => showCaseStudy(db, id)) : null,
});

export function caseStudiesApi(): Hono<ApiEnv> {
  return mountReads([studiesRead, featuredRead, studyRead]);
}
