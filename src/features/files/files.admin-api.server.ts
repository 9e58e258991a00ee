import { Hono, type Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import type { Result } from '#core/result.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { guarded, type StaffContext } from '#platform/permissions/guarded.server.ts';
import {
  describeFile,
  describeFiles,
  describePictureChange,
  describeRemoval,
  describeRestoration,
} from './files.docs.server.ts';
import { filesQuery, type PictureChange, pictureChange } from './files.input.ts';
import { fileErrorText, refuseFile } from './files-response.server.ts';
import { changePicture } from './library/change-picture.server.ts';
import { listFiles } from './library/list-files.server.ts';
import { removeFile, restoreFile } from './library/remove-file.server.ts';
import { showFile } from './show-file.server.ts';

const listQuery = z.object({ ...filesQuery, limit: limitParam, offset: offsetParam });

const idOf = (c: HonoContext) => pathParam(c, 'id');

async function respond(
  c: HonoContext,
  context: StaffContext,
  outcome: Result<null, 'not_found' | 'nothing_given' | 'in_use'>,
): Promise<Response> {
  if (!outcome.ok) return refuseFile(c, outcome.refusal);
  const file = await showFile(context, idOf(c));
  return file ? c.json(file) : refuseFile(c, 'not_found');
}

/** `/api/admin/files`: the library of pictures and other files. */
export function filesAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/files',
      describeFiles,
      guarded('files.read', async (c, context) => {
        const query = readQuery(c, listQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { limit = '50', offset = '0', ...filter } = query.value;
        return c.json(
          await listFiles(context, { ...filter, limit: Number(limit), offset: Number(offset) }),
        );
      }),
    )
    .get(
      '/api/admin/files/:id',
      describeFile,
      guarded('files.read', async (c, context) => {
        const file = await showFile(context, idOf(c));
        return file ? c.json(file) : refuseFile(c, 'not_found');
      }),
    )
    .patch(
      '/api/admin/files/:id',
      describePictureChange,
      guarded('files.change', async (c, context) => {
        const body = await readJson(c, pictureChange, fileErrorText);
        if (!body.ok) return body.refusal;
        const changes = body.value as PictureChange;
        return respond(c, context, await changePicture(context, idOf(c), changes));
      }),
    )
    .post(
      '/api/admin/files/:id/remove',
      describeRemoval,
      guarded('files.change', async (c, context) =>
        respond(c, context, await removeFile(context, idOf(c))),
      ),
    )
    .post(
      '/api/admin/files/:id/restore',
      describeRestoration,
      guarded('files.change', async (c, context) =>
        respond(c, context, await restoreFile(context, idOf(c))),
      ),
    );
}
