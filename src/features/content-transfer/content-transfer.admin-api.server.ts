import { Readable } from 'node:stream';
import { Hono, type Context as HonoContext } from 'hono';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import type { ArchiveFiles } from './archive-files.ts';
import * as docs from './content-transfer.docs.server.ts';
import { fileRefusalText, problemTexts } from './content-transfer.texts.ts';
import { exportContent } from './export-content.server.ts';
import { importFile } from './import-file.server.ts';
import { UnreadableFile } from './incoming.ts';
import { withReceivedFile } from './received-file.server.ts';
import type { TransferReport } from './transfer.schema.ts';

function refuseFile(c: HonoContext, error: unknown): Response {
  if (!(error instanceof UnreadableFile)) throw error;
  const { refusal } = error;
  return problem(c, {
    status: 422,
    code: 'unreadable_file',
    fault: refusal.code,
    where: refusal.where,
    title: fileRefusalText('en', refusal),
    titlePt: fileRefusalText('pt', refusal),
  });
}

function refusePlan(c: HonoContext, report: TransferReport): Response {
  const [title, titlePt] = (['en', 'pt'] as const).map((language) =>
    translate(problemTexts, language, 'plan_changed'),
  );
  return problem(c, { status: 409, code: 'plan_changed', title: title ?? '', titlePt, report });
}

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
        const options = {
          isDryRun: c.req.query('dry-run') === '1',
          onlyNew: c.req.query('only-new') === '1',
          plan: c.req.query('plan') ?? null,
        };
        try {
          const outcome = await withReceivedFile(c.req.raw.body, (path) =>
            importFile(context, { path, kinds, library: files }, options),
          );
          return outcome.ok ? c.json(outcome.value) : refusePlan(c, outcome.refusal.report);
        } catch (error) {
          return refuseFile(c, error);
        }
      }),
    );
}
