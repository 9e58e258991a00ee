import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import {
  describeCreation,
  describeList,
  describeRecord,
  describeRecordChange,
  describeVersions,
} from './content.docs.server.ts';
import { contentQuery, publishInput, restoreInput } from './content.input.ts';
import { contentErrorText } from './content.texts.ts';
import { usualDirection } from './content-list.ts';
import {
  readSeen,
  refuseRecord,
  respondChanged,
  respondRecord,
} from './content-response.server.ts';
import { restoreVersion } from './drafts/restore-version.server.ts';
import { createDraft, saveDraft } from './drafts/save-draft.server.ts';
import type { ContentKind } from './kinds/content-kind.server.ts';
import { listPage } from './list-page.server.ts';
import { publishRecord, scheduleRecord } from './publishing/publish-record.server.ts';
import { withdrawRecord } from './publishing/withdraw-record.server.ts';
import { showRecord, showVersions } from './show-record.server.ts';

const listQuery = z.object({ ...contentQuery, limit: limitParam, offset: offsetParam });

function kindApi(kind: ContentKind): Hono<ApiEnv> {
  const base = `/api/admin/content/${kind.name}`;
  const one = `${base}/:id`;
  return new Hono<ApiEnv>()
    .get(
      base,
      describeList,
      guarded('content.read', async (c, context) => {
        const query = readQuery(c, listQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { limit = '50', offset = '0', state = null, live, twins = null } = query.value;
        const { q, sort, direction = usualDirection(sort) } = query.value;
        const filter = {
          q,
          state,
          twins,
          sort,
          direction,
          isLive: live === 'true',
          language: query.value.language,
          limit: Number(limit),
          offset: Number(offset),
        };
        return c.json(await listPage(context, kind, filter));
      }),
    )
    .get(
      one,
      describeRecord,
      guarded('content.read', async (c, context) => {
        const seen = readSeen(c, kind);
        const record = await showRecord(context, kind, seen.id);
        return record ? respondRecord(c, record) : refuseRecord(c, context, seen, 'not_found');
      }),
    )
    .get(
      `${one}/versions`,
      describeVersions,
      guarded('content.read', async (c, context) => {
        const seen = readSeen(c, kind);
        const versions = await showVersions(context, kind, seen.id);
        return versions ? c.json(versions) : refuseRecord(c, context, seen, 'not_found');
      }),
    )
    .put(
      `${one}/draft`,
      describeRecordChange('Saves the draft', kind.values, { 422: '`invalid_fields`' }),
      guarded(kind.change, async (c, context) => {
        const body = await readJson(c, kind.values, contentErrorText);
        if (!body.ok) return body.refusal;
        const seen = readSeen(c, kind);
        return respondChanged(c, context, seen, await saveDraft(context, seen, body.value));
      }),
    )
    .post(
      `${one}/publish`,
      describeRecordChange('Publishes the draft, at once or at a time in Lisbon', publishInput, {
        422: '`not_ready` with the fields, `past`, `invalid_fields`',
      }),
      guarded(kind.change, async (c, context) => {
        const body = await readJson(c, publishInput, contentErrorText);
        if (!body.ok) return body.refusal;
        const seen = readSeen(c, kind);
        const { day, time } = body.value;
        const outcome =
          day === undefined
            ? await publishRecord(context, seen)
            : await scheduleRecord(context, seen, { day, time });
        return respondChanged(c, context, seen, outcome);
      }),
    )
    .post(
      `${one}/withdraw`,
      describeRecordChange(
        'Takes it off the site, its schedule back, or fixed records back to their original words',
        undefined,
        {
          409: '`not_public`, `in_use`, `fixed`',
        },
      ),
      guarded(kind.change, async (c, context) => {
        const seen = readSeen(c, kind);
        return respondChanged(c, context, seen, await withdrawRecord(context, seen));
      }),
    )
    .post(
      `${one}/restore`,
      describeRecordChange('Makes a version the draft', restoreInput, {
        404: '`not_found`, `no_such_version`',
      }),
      guarded(kind.change, async (c, context) => {
        const body = await readJson(c, restoreInput, contentErrorText);
        if (!body.ok) return body.refusal;
        const seen = readSeen(c, kind);
        const outcome = await restoreVersion(context, seen, body.value.version);
        return respondChanged(c, context, seen, outcome);
      }),
    );
}

function creationApi(kind: ContentKind): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post(
    `/api/admin/content/${kind.name}`,
    describeCreation(kind.values),
    guarded(kind.change, async (c, context) => {
      const body = await readJson(c, kind.values, contentErrorText);
      if (!body.ok) return body.refusal;
      const id = await createDraft(context, kind, { ...kind.empty, ...body.value });
      const record = await showRecord(context, kind, id);
      return record
        ? respondRecord(c, record, 201)
        : refuseRecord(c, context, { kind, id, revision: null }, 'not_found');
    }),
  );
}

/** `/api/admin/content/<kind>` for each kind. No record is made of a kind that has always the same. */
export function contentAdminApi(kinds: readonly ContentKind[]): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  for (const kind of kinds) {
    api.route('/', kindApi(kind));
    if (kind.fixed === null) api.route('/', creationApi(kind));
  }
  return api;
}
