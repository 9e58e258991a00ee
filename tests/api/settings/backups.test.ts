import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished } from 'vitest';
import type { Backups } from '#features/backups/backups.schema.ts';
import { startBackup } from '#features/backups/start-backup.server.ts';
import { checkFileOf } from '#platform/backups/backup-check.server.ts';
import type { Context, StaffActor } from '#platform/context/context.server.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
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
      check: null,
    });
    expect((await owner.send(`${url}/${name}/download`)).status).toBe(204);
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
      await owner.send(`${url}/${name}/download`),
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

describe('the check of a backup', () => {
  /** A browser of the owner at a server that has its backup program. */
  async function ownerAt(site: StaffSite): Promise<Browser> {
    const { cookies } = await becomeOwner(site);
    const browser = openBrowser({ ...site, app: site.openSecond(program) });
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  }

  /** Makes a backup in an empty folder; null where PostgreSQL's own programs are missing or too old. */
  async function makeOne(site: StaffSite, owner: Browser): Promise<string | null> {
    rmSync(join(site.place.settings.dataDir, 'backups'), { recursive: true, force: true });
    await site.database.transaction((trx) => trx.deleteFrom('backupRuns').execute());
    await start(site);
    const ended = async () => (await list(owner)).latest?.state !== 'running';
    await expect.poll(ended, { timeout: 30_000 }).toBe(true);
    const { latest } = await list(owner);
    if (latest?.file == null) expect(latest?.problem).toContain('pg_dump');
    return latest?.file == null ? null : join(site.place.settings.dataDir, 'backups', latest.file);
  }

  const nameOf = (path: string) => path.slice(dirname(path).length + 1);
  async function check(owner: Browser, path: string): Promise<[number, unknown, unknown]> {
    const response = await owner.send(`${url}/${nameOf(path)}/check`);
    const body = response.status === 204 ? {} : ((await response.json()) as Record<string, string>);
    const { files } = await list(owner);
    const listed = files.find(({ name }) => name === nameOf(path))?.check?.damage;
    expect(listed, 'as listed').toEqual(response.status === 204 ? null : body.damage);
    return [response.status, body.code, body.damage];
  }

  /** Stores a file of the site, and the row that names it. */
  async function storeFile(site: StaffSite, content: string): Promise<string> {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const place = `${sha256.slice(0, 2)}/${sha256.slice(2)}`;
    const path = join(site.place.settings.dataDir, 'files', place);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    await site.database.transaction((trx) =>
      trx
        .insertInto('files')
        .values({
          id: sha256.slice(0, 8),
          sha256,
          size: content.length,
          mime: 'text/plain',
          name: 'a\ttab.txt',
          storage: 'disk',
          place,
          kind: 'document',
          scan: 'none',
          width: null,
          height: null,
          personId: null,
          removedAt: null,
          createdAt: site.clock.now.toISOString(),
        })
        .execute(),
    );
    return place;
  }

  it('reads all of it, and finds one flipped byte anywhere', async ({ site }) => {
    const owner = await ownerAt(site);
    const path = await makeOne(site, owner);
    if (path === null) return;
    expect(await check(owner, path)).toEqual([204, undefined, undefined]);
    const sound = readFileSync(path);
    const restore = () => writeFileSync(path, sound);
    for (const at of [0, 99, sound.length >> 1, sound.length - 1]) {
      const flipped = Buffer.from(sound);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      writeFileSync(path, flipped);
      expect(await check(owner, path), `byte ${at}`).toEqual([422, 'damaged', 'changed']);
    }
    restore();
    truncateSync(path, sound.length - 10);
    expect(await check(owner, path)).toEqual([422, 'damaged', 'changed']);
    truncateSync(path, 0);
    expect(await check(owner, path)).toEqual([422, 'damaged', 'empty']);
    restore();
    expect(await check(owner, path)).toEqual([204, undefined, undefined]);
  });

  it('needs no record of the bytes to find what cannot be restored', async ({ site }) => {
    const owner = await ownerAt(site);
    const path = await makeOne(site, owner);
    if (path === null) return;
    const sound = readFileSync(path);
    const broken: [string, Buffer | string][] = [
      ['broken', sound.subarray(0, sound.length >> 1)],
      ['foreign', 'a letter'],
      ['foreign', readFileSync(program)],
    ];
    if (site.database.engine === 'sqlite') {
      const other = join(mkdtempSync(join(tmpdir(), 'entrada-other-')), 'other.sqlite');
      onTestFinished(() => rmSync(dirname(other), { recursive: true }));
      const database = new DatabaseSync(other);
      database.exec('create table notes (text)');
      database.close();
      broken.push(['foreign', readFileSync(other)]);
    }
    for (const [damage, content] of broken) {
      rmSync(checkFileOf(path), { force: true });
      writeFileSync(path, content);
      expect(await check(owner, path)).toEqual([422, 'damaged', damage]);
    }
    rmSync(checkFileOf(path), { force: true });
    writeFileSync(path, sound);
    expect(await check(owner, path)).toEqual([204, undefined, undefined]);
  });

  it('reads the files beside it, by the hashes that name them', async ({ site }) => {
    const owner = await ownerAt(site);
    const place = await storeFile(site, 'a contract');
    const path = await makeOne(site, owner);
    if (path === null) return;
    const copy = join(dirname(path), 'files', place);
    expect(await check(owner, path)).toEqual([204, undefined, undefined]);
    writeFileSync(copy, 'a Contract');
    expect(await check(owner, path)).toEqual([422, 'damaged', 'file_changed']);
    rmSync(copy);
    expect(await check(owner, path)).toEqual([422, 'damaged', 'file_missing']);
    copyFileSync(join(site.place.settings.dataDir, 'files', place), copy);
    expect(await check(owner, path)).toEqual([204, undefined, undefined]);
  });

  it('holds up no other request while it reads', async ({ site }) => {
    const owner = await ownerAt(site);
    const path = await makeOne(site, owner);
    if (path === null) return;
    // Bytes of which no record says that they are wrong, so that all of them are read.
    rmSync(checkFileOf(path), { force: true });
    writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.alloc(200_000_000, 7)]));
    const checking = owner.send(`${url}/${nameOf(path)}/check`);
    let [isChecked, answered] = [false, 0];
    const done = checking.finally(() => (isChecked = true));
    while (!isChecked) {
      expect((await site.app.request('/api/company')).status).toBe(200);
      await new Promise(setImmediate);
      answered += isChecked ? 0 : 1;
    }
    expect([204, 422]).toContain((await done).status);
    // A check that read all at once would let one or two through, before it and after it.
    expect(answered).toBeGreaterThan(10);
  });

  it('is refused where the program is missing, and for any other name', async ({ site }) => {
    const owner = await becomeOwner(site);
    const name = putBackup(site);
    const refused = await owner.send(`${url}/${name}/check`);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'backup_unavailable' },
    ]);
    for (const other of ['..%2Fentrada.sqlite', 'entrada.sqlite', `${name}.check.json`])
      expect((await owner.send(`${url}/${other}/check`)).status, other).toBe(404);
  });
});
