import { Hono, type Context as HonoContext } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { streamBody } from '#platform/http/stream-body.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { describeUpload } from '../files.docs.server.ts';
import { mostBytes } from '../files.ts';
import { refuseFile } from '../files-response.server.ts';
import { showFile } from '../show-file.server.ts';
import { uploadFile } from './upload-file.server.ts';

function nameOf(c: HonoContext): string {
  const header = c.req.header('X-File-Name') ?? '';
  try {
    return decodeURIComponent(header);
  } catch {
    return '';
  }
}

/** `PUT /api/uploads/<id>`: a file as the body of one request. Clients get a call of their own. */
export function uploadsAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().put(
    '/api/uploads/:id',
    describeUpload,
    guarded('files.change', async (c, context) => {
      const id = pathParam(c, 'id');
      if (Number(c.req.header('Content-Length') ?? 0) > mostBytes.file)
        return refuseFile(c, 'too_large');
      const outcome = await uploadFile(context, { id, name: nameOf(c), body: streamBody(c) });
      if (!outcome.ok) return refuseFile(c, outcome.refusal);
      const file = await showFile(context, id);
      return file ? c.json(file, outcome.value.isNew ? 201 : 200) : refuseFile(c, 'not_found');
    }),
  );
}
