import { createReadStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono, type Context as HonoContext } from 'hono';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { backupsSchema } from './backups.schema.ts';
import { type CheckRefusal, checkBackup } from './check-backup.server.ts';
import { damageTexts } from './damage.texts.ts';
import { getBackupPath, listBackups } from './list-backups.server.ts';
import type { BackupPlace } from './run-backup.server.ts';
import { startBackup } from './start-backup.server.ts';

const describeList = describeStaffCall({
  summary: 'The backups of this machine, and the one that is being made',
  responses: { 200: { description: 'Backups', content: json(backupsSchema) } },
});
const describeStart = describeStaffCall({
  summary: 'Starts a backup, as `npm run backup` makes it',
  limited: true,
  responses: { 202: { description: 'Started' } },
  problems: { 409: '`backup_running`, `backup_unavailable`' },
});
const describeCheck = describeStaffCall({
  summary:
    'Reads a whole backup, with the files beside it: the bytes that were written, the database inside, the hash of each file',
  limited: true,
  responses: { 204: { description: 'It is sound' } },
  problems: {
    404: '`not_found`',
    409: '`backup_unavailable`, `check_failed`',
    422: '`damaged`, with what is wrong in `damage`',
  },
});
const describeAsk = describeStaffCall({
  summary: 'Whether a backup may be downloaded now; browsers ask before they follow the link',
  limited: true,
  responses: { 204: { description: 'It may' } },
  problems: { 404: '`not_found`' },
});
const describeDownload = describeStaffCall({
  summary: 'A backup',
  responses: { 200: { description: 'The file', content: { 'application/octet-stream': {} } } },
  problems: { 404: '`not_found`' },
});

const refusals = {
  backup_running: ['A backup is being made already', 'Já está a ser feita uma cópia'],
  backup_unavailable: [
    'This server was started without its backup program; run npm run backup',
    'Este servidor foi iniciado sem o programa de cópias; execute npm run backup',
  ],
  check_failed: [
    'The backup could not be read to its end; the log of the server says why',
    'Não foi possível ler a cópia até ao fim; o registo do servidor diz porquê',
  ],
} as const;

function refuseUnknown(c: HonoContext): Response {
  const titlePt = 'Essa cópia já não existe';
  return problem(c, { status: 404, code: 'not_found', title: 'There is no such backup', titlePt });
}

function refuseCheck(c: HonoContext, refusal: CheckRefusal): Response {
  if (refusal.code !== 'damaged') {
    const [title, titlePt] = refusals[refusal.code];
    return problem(c, { status: 409, code: refusal.code, title, titlePt });
  }
  const { code, damage } = refusal;
  const { en, pt } = damageTexts;
  return problem(c, {
    status: 422,
    code,
    damage,
    title: `${en.damaged}: ${en[damage]}`,
    titlePt: `${pt.damaged}: ${pt[damage]}`,
  });
}

/** `/api/admin/backups`: a backup now, and copies that leave the machine. */
export function backupsAdminApi({ settings, backupProgram }: ApiSetup): Hono<ApiEnv> {
  const { dataDir, databaseUrl } = settings;
  const place: BackupPlace = { dataDir, databaseUrl, program: backupProgram ?? null };
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/backups',
      describeList,
      guarded('backups.read', async (c, context) => c.json(await listBackups(context, place))),
    )
    .post(
      '/api/admin/backups',
      describeStart,
      guarded('backups.make', async (c, context) => {
        const outcome = await startBackup(context, place);
        if (outcome.ok) return c.body(null, 202);
        const [title, titlePt] = refusals[outcome.refusal];
        return problem(c, { status: 409, code: outcome.refusal, title, titlePt });
      }),
    )
    .post(
      '/api/admin/backups/:name/check',
      describeCheck,
      guarded('backups.make', async (c, context) => {
        const path = getBackupPath(place, c.req.param('name') ?? '');
        if (path === null) return refuseUnknown(c);
        const outcome = await checkBackup(context, place, path);
        return outcome.ok ? c.body(null, 204) : refuseCheck(c, outcome.refusal);
      }),
    )
    .post(
      '/api/admin/backups/:name/download',
      describeAsk,
      guarded('backups.download', async (c) =>
        getBackupPath(place, c.req.param('name') ?? '') ? c.body(null, 204) : refuseUnknown(c),
      ),
    )
    .get(
      '/api/admin/backups/:name',
      describeDownload,
      guarded('backups.download', async (c, context) => {
        const name = c.req.param('name') ?? '';
        const path = getBackupPath(place, name);
        if (path === null) return refuseUnknown(c);
        c.header('Content-Type', 'application/octet-stream');
        c.header('Content-Disposition', `attachment; filename="${name}"`);
        c.header('Content-Length', String(statSync(path).size));
        if (c.req.method === 'HEAD') return c.body(null);
        const subject = { kind: 'backup', id: name };
        await transact(context, (trx) =>
          recordChange(context, trx, { action: 'backup.download', subject }),
        );
        return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream);
      }),
    );
}
