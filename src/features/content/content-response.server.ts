import type { Context as HonoContext } from 'hono';
import type { Result } from '#core/result.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import type { SeenRecord } from './change-record.server.ts';
import type { ContentRecord } from './content.schema.ts';
import { contentErrorTexts } from './content.texts.ts';
import type { ContentKind } from './kinds/content-kind.server.ts';
import type { PublishRefusal } from './publishing/publish-record.server.ts';
import { showRecord } from './show-record.server.ts';

const statuses = {
  not_found: 404,
  no_such_version: 404,
  not_public: 409,
  in_use: 409,
  fixed: 409,
  changed: 412,
  not_ready: 422,
  past: 422,
  revision_required: 428,
} as const;

type Refusal = PublishRefusal | Exclude<keyof typeof statuses, 'not_ready'>;

/** Reads which record is changed, and the revision of `If-Match: "3"`, null without one. */
export function readSeen(c: HonoContext, kind: ContentKind): SeenRecord {
  const [, revision] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(c.req.header('if-match') ?? '') ?? [];
  return { kind, id: c.req.param('id') ?? '', revision: revision ? Number(revision) : null };
}

/** Responds with a refusal in both languages. A 412 has the record as it is in `present`. */
export async function refuseRecord(
  c: HonoContext,
  context: Context,
  { kind, id }: SeenRecord,
  refusal: Refusal,
): Promise<Response> {
  const code = typeof refusal === 'string' ? refusal : refusal.code;
  const fields = typeof refusal === 'string' ? [] : refusal.fields;
  const present = code === 'changed' ? await showRecord(context, kind, id) : null;
  const textOf = (language: 'en' | 'pt', name: string) =>
    translate(contentErrorTexts, language, name as keyof typeof contentErrorTexts.en);
  return problem(c, {
    status: statuses[code],
    code,
    title: textOf('en', code),
    titlePt: textOf('pt', code),
    ...(fields.length > 0 && {
      errors: fields.map((field) => ({
        ...field,
        message: textOf('en', field.code),
        messagePt: textOf('pt', field.code),
      })),
    }),
    ...(present && { present }),
  });
}

export function respondRecord(c: HonoContext, record: ContentRecord, status: 200 | 201 = 200) {
  return c.json(record, status, { ETag: `"${record.revision}"` });
}

/** Responds to a change with the record as it is now. */
export async function respondChanged(
  c: HonoContext,
  context: Context,
  seen: SeenRecord,
  outcome: Result<null, Refusal>,
): Promise<Response> {
  if (!outcome.ok) return refuseRecord(c, context, seen, outcome.refusal);
  const record = await showRecord(context, seen.kind, seen.id);
  return record ? respondRecord(c, record) : refuseRecord(c, context, seen, 'not_found');
}
