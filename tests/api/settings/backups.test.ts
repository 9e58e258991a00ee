import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import type { Backups } from '#features/backups/backups.schema.ts';
import { startBackup } from '#features/backups/start-backup.server.ts';
import type { Context, StaffActor } from '#platform/context/context.server.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const url = '/api/admin/backups';
const program = fileURLToPath(new URL('../../../src/server/backups/backup.ts', import.meta.url));

function start(site: StaffSite, given: string | null = program) {
  const { dataDir, databaseUrl = null } = site.place.settings;
  const actor = { kind: 'staff', requestId: 'r', personId: null, address: null } as unknown;
  const context = { ...site.context, actor } as Context & { actor: StaffActor };
  return startBackup(context, { dataDir, databaseUrl, program: given });
}

const list = async (owner: Browser) => (await (await owner.get(url)).json()) as Backups;

/** A file that has the name of a backup. */
function putBackup(site: StaffSite, content = 'SQLite format 3\0 and more'): string {
  const name = 'entrada-20261120T030000000Z.sqlite';
  const folder = join(site.place.settings.dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  return name;
}

async function audited({ database }: StaffSite, action: string) {
  return database.read((db) =>
    db.selectFrom('auditLog').select(['subjectId']).where('action', '=', action).execute(),
  );
}

describe('a backup from the back office', () => {
  it('is made by the backup command in a process of its own, one at a time', async ({ site }) => {
    const owner = await becomeOwner(site);
    expect(await start(site)).toEqual({ ok: true, value: null });
    expect((await list(owner)).latest).toMatchObject({ state: 'running' });
    expect(await start(site)).toEqual({ ok: false, refusal: 'backup_running' });
    const ended = async () => (await list(owner)).latest?.state !== 'running';
    await expect.poll(ended, { timeout: 30_000 }).toBe(true);
    const { latest, files, databaseBytes } = await list(owner);
    expect(databaseBytes).toBeGreaterThan(10_000);
    if (latest?.state === 'failed')
      // PostgreSQL's own programs are missing on this machine, or older than its server.
      expect([site.database.engine, latest.problem]).toEqual([
        'postgres',
        expect.stringContaining('pg_dump'),
      ]);
    else {
      expect(latest).toMatchObject({ state: 'done', problem: null });
      expect(files.find(({ name }) => name === latest?.file)?.bytes).toBe(latest?.bytes);
    }
    expect((await audited(site, 'backup.make')).length).toBeGreaterThan(0);
  });

  it('says why it failed', async ({ site }) => {
    const owner = await becomeOwner(site);
    await site.database.transaction((trx) => trx.deleteFrom('backupRuns').execute());
    await start(site, '/nowhere/backup.js');
    await expect
      .poll(async () => (await list(owner)).latest?.state, { timeout: 15_000 })
      .toBe('failed');
    expect((await list(owner)).latest?.problem).toContain('/nowhere/backup.js');
  });

  it('is refused where the program is missing', async ({ site }) => {
    const owner = await becomeOwner(site);
    const response = await owner.send(url);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: 'backup_unavailable' },
    ]);
  });
});

describe('the download of a backup', () => {
  it('is the file, with a row in the log', async ({ site }) => {
    const owner = await becomeOwner(site);
    const name = putBackup(site);
    expect((await list(owner)).files).toContainEqual({
      name,
      takenAt: '2026-11-20T03:00:00.000Z',
      bytes: 25,
      isBeforeRestore: false,
    });
    expect((await owner.send(`${url}/${name}/check`)).status).toBe(204);
    expect(await audited(site, 'backup.download')).toEqual([]);
    const response = await owner.get(`${url}/${name}`);
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(
      readFileSync(join(site.place.settings.dataDir, 'backups', name)),
    );
    expect(await audited(site, 'backup.download')).toEqual([{ subjectId: name }]);
  });

  it('needs a proof of the last ten minutes', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    const name = putBackup(site);
    later({ minutes: 11 });
    for (const response of [
      await owner.get(`${url}/${name}`),
      await owner.send(`${url}/${name}/check`),
    ])
      expect([response.status, await response.json()]).toMatchObject([
        403,
        { code: 'passkey_again' },
      ]);
  });

  it('reaches no other file', async ({ site }) => {
    const owner = await becomeOwner(site);
    putBackup(site);
    for (const name of ['..%2Fentrada.sqlite', 'entrada.sqlite', '%2Fetc%2Fpasswd', '.'])
      expect((await owner.get(`${url}/${name}`)).status, name).not.toBe(200);
    expect((await owner.get(`${url}/entrada-20261120T030000000Z.sqlite%00`)).status).toBe(404);
  });
});
