import { Hono, type Context as HonoContext } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { contentDisposition } from '../file-name.ts';
import { fileErrorTexts } from '../files.texts.ts';
import { readRange } from './byte-range.ts';
import { findServedFile, type OpenPreview, type ServedFile } from './find-served-file.server.ts';

const shownInline = /^(?:application\/pdf|image\/(?!heic))/;
const year = 31_536_000;

function refuseUnknown(c: HonoContext): Response {
  const textOf = (language: 'en' | 'pt') => translate(fileErrorTexts, language, 'not_found');
  return problem(c, { status: 404, code: 'not_found', title: textOf('en'), titlePt: textOf('pt') });
}

function describe(c: HonoContext, { name, mime, etag, isPublic }: ServedFile): void {
  c.header('Cache-Control', isPublic ? `public, max-age=${year}, immutable` : 'no-store');
  c.header('Content-Type', mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime);
  c.header(
    'Content-Disposition',
    contentDisposition(name, shownInline.test(mime) ? 'inline' : 'attachment'),
  );
  c.header('Content-Security-Policy', "sandbox; default-src 'none'");
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('X-Robots-Tag', isPublic ? 'noimageindex, nofollow' : 'noindex');
  c.header('Cross-Origin-Resource-Policy', isPublic ? 'cross-origin' : 'same-origin');
  c.header('ETag', etag);
}

/** `/files/<id>/<name>`: the bytes of a file, streamed through us wherever they are kept. */
export function serveFileApi(openPreview: OpenPreview): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/files/:id/:name', async (c) => {
    const [id, name] = [pathParam(c, 'id'), pathParam(c, 'name')];
    const { context } = c.var;
    const token = c.req.query('preview');
    const previewed = token === undefined ? null : await openPreview(context, token);
    const file = await findServedFile(context, { id, name, previewed });
    if (file === null) return refuseUnknown(c);
    if (c.req.header('If-None-Match') === file.etag) {
      describe(c, file);
      return c.body(null, 304);
    }
    const { store, place, size } = file;
    const range = size === null ? null : readRange(c.req.header('Range'), size);
    if (range === 'unsatisfiable') {
      c.header('Content-Range', `bytes */${size}`);
      return c.body(null, 416);
    }
    const bytes = await store.read(place, range ?? undefined);
    if (bytes === null) return refuseUnknown(c);
    describe(c, file);
    if (size !== null) {
      c.header('Accept-Ranges', 'bytes');
      c.header('Content-Length', String(range ? range.end - range.start + 1 : size));
    }
    if (range) c.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    if (c.req.method === 'HEAD') {
      await bytes.cancel();
      return c.body(null);
    }
    return c.body(bytes, range ? 206 : 200);
  });
}
