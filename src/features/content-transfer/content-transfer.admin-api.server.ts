import { Readable } from 'node:stream';
import { Hono, type Context as HonoContext } from 'hono';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { formatProblem, problem } from '#platform/http/problem.server.ts';
import { streamBody } from '#platform/http/stream-body.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import type { ArchiveFiles } from './archive-files.ts';
import * as docs from './content-transfer.docs.server.ts';
import { exportContent } from './export-content.server.ts';
import { readOldSite } from './old-site.ts';
import { mostBytes } from './running/import-folders.server.ts';
import { importProblem } from './running/import-problems.ts';
import { askToCancel } from './running/imports.repository.server.ts';
import { describeImport, hasReport, readImport, readReport } from './running/read-import.server.ts';
import { startImport } from './running/start-import.server.ts';

/** A body of JSON in pieces. */
function stream(pieces: AsyncIterable<string>): ReadableStream {
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) yield Buffer.from(piece);
  }
  return Readable.toWeb(Readable.from(bytes())) as ReadableStream;
}

/** An object as JSON, with the report of an import as its last member if there is one. */
async function* withReport(context: Context, id: string, json: string): AsyncGenerator<string> {
  if (!(await hasReport(context, id))) {
    yield json;
    return;
  }
  yield `${json.slice(0, -1)},"report":`;
  yield* readReport(context, id);
  yield '}';
}

const isAsync = (c: HonoContext) =>
  /(^|,)\s*respond-async\s*(,|;|$)/i.test(c.req.header('Prefer') ?? '');

/** The answer once an import has ended: its report, or what was wrong. */
async function respondEnded(c: HonoContext, context: Context, id: string): Promise<Response> {
  const row = await readImport(context, id);
  if (!row) return problem(c, importProblem('not_found'));
  const type = row.problem ? 'application/problem+json' : 'application/json';
  c.header('Content-Type', type);
  if (row.problem === null) return c.body(stream(readReport(context, id)));
  const { status } = row.problem;
  return c.body(stream(withReport(context, id, formatProblem(row.problem))), status);
}

const addressOf = (id: string) => `/api/admin/content/import/${id}`;

/** `/api/admin/content/export` and `/api/admin/content/import`. */
export function contentTransferAdminApi(
  kinds: readonly ContentKind[],
  files: ArchiveFiles,
): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/content/export',
      docs.describeExport,
      guarded('content.export', async (c, context) => {
        c.header('Content-Type', 'application/zip');
        c.header('Content-Disposition', 'attachment; filename="content.zip"');
        if (c.req.method === 'HEAD') return c.body(null);
        const archive = await exportContent(context, kinds, files);
        return c.body(Readable.toWeb(archive) as ReadableStream);
      }),
    )
    .post(
      '/api/admin/content/import',
      docs.describeImport,
      guarded('content.import', async (c, context) => {
        const oldSite = readOldSite(c.req.query('old-site') ?? '');
        if (oldSite === null) return problem(c, importProblem('old_site_invalid'));
        const request = {
          isDryRun: c.req.query('dry-run') === '1',
          onlyNew: c.req.query('only-new') === '1',
          name: c.req.query('name') ?? '',
          plan: c.req.query('plan') ?? null,
          oldSite,
        };
        if (Number(c.req.header('Content-Length')) > mostBytes)
          return problem(c, importProblem('file_too_large'));
        const started = await startImport(context, streamBody(c), request);
        if (!started.ok) return problem(c, started.refusal);
        const { id, ended } = started.value;
        if (!isAsync(c)) {
          await ended;
          return respondEnded(c, context, id);
        }
        c.header('Location', addressOf(id));
        c.header('Preference-Applied', 'respond-async');
        return c.json({ id }, 202);
      }),
    )
    .get(
      '/api/admin/content/import',
      docs.describeLatest,
      guarded('content.follow-import', async (c, context) => {
        const row = await readImport(context, null);
        return c.json({ import: row && describeImport(row) });
      }),
    )
    .get(
      '/api/admin/content/import/:id',
      docs.describeFollowed,
      guarded('content.follow-import', async (c, context) => {
        const row = await readImport(context, c.req.param('id') ?? '');
        if (!row) return problem(c, importProblem('not_found'));
        c.header('Content-Type', 'application/json');
        return c.body(stream(withReport(context, row.id, JSON.stringify(describeImport(row)))));
      }),
    )
    .delete(
      '/api/admin/content/import/:id',
      docs.describeCancel,
      guarded('content.cancel-import', async (c, context) => {
        const id = c.req.param('id') ?? '';
        const isAsked = await transact(context, (trx) => askToCancel(trx, id));
        if (isAsked) return c.body(null, 202);
        return (await readImport(context, id))
          ? c.body(null, 204)
          : problem(c, importProblem('not_found'));
      }),
    );
}
