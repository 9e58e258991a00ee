import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { SiteFile } from '#features/files/files.schema.ts';
import { drawing, hugePng, pdf, photograph } from '../../factories/files/sample-files.ts';
import { refusalOf, upload, uploaded } from '../../factories/files/uploads.ts';
import {
  addStaff,
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

/** Every file in the folder of files, by its path. */
function storedFiles({ dataDir }: StaffSite): string[] {
  const folder = join(dataDir, 'files');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
}

async function countRows({ database }: StaffSite): Promise<number> {
  return (await database.read((db) => db.selectFrom('files').select('id').execute())).length;
}

/** A body that breaks off after some bytes. */
function cutBody(bytes: Uint8Array, at: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= at) return controller.error(new Error('cut off'));
      const end = Math.min(sent + 700, at);
      controller.enqueue(bytes.slice(sent, end));
      sent = end;
    },
  });
}

/** What `node:fs` throws where a disk has no room left. */
function noRoom(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

/** Numbers from 0 to 1 that are the same at each run. */
function* randoms(): Generator<number, number> {
  for (let seed = 7; ; ) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield seed / 2_147_483_647;
  }
}

describe('an upload', () => {
  it('is stored under its hash, byte by byte, with one row of the log', async ({ site }) => {
    const browser = await becomeOwner(site);
    const before = storedFiles(site);
    const file = await uploaded(site, browser, { name: 'Notas de Évora.pdf', bytes: pdf });
    expect(file).toMatchObject({ name: 'Notas de Évora.pdf', mime: 'application/pdf' });
    expect(file).toMatchObject({ size: pdf.length, picture: null, uploadedBy: 'Rita Falcão' });
    const [path = ''] = storedFiles(site).filter((one) => !before.includes(one));
    expect(path).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{62}$/);
    expect(readFileSync(join(site.dataDir, 'files', path)).equals(pdf)).toBe(true);
    const read = await browser.get(file.url);
    expect(Buffer.from(await read.arrayBuffer()).equals(pdf)).toBe(true);
    const log = await site.database.read((db) =>
      db
        .selectFrom('auditLog')
        .select(['action', 'subjectId'])
        .where('action', 'like', 'file.%')
        .execute(),
    );
    expect(log).toContainEqual({ action: 'file.upload', subjectId: file.id });
  });

  it('leaves no row and no file when it is cut off, at any of 200 places', async ({ site }) => {
    const browser = await becomeOwner(site);
    const bytes = await drawing(300, 200);
    const before = storedFiles(site);
    const random = randoms();
    for (let run = 0; run < 200; run += 1) {
      const at = Math.floor(random.next().value * bytes.length);
      const response = await upload(site, browser, { name: 'a.png', bytes: cutBody(bytes, at) });
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    expect([await countRows(site), storedFiles(site)]).toEqual([0, before]);
  });

  it('that is repeated after a cut is whole', async ({ site }) => {
    const browser = await becomeOwner(site);
    const id = crypto.randomUUID();
    const bytes = await drawing(301, 200);
    await upload(site, browser, { id, name: 'a.png', bytes: cutBody(bytes, 400) });
    const file = await uploaded(site, browser, { id, name: 'a.png', bytes });
    const read = await browser.get(file.url);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('of one id is one file, twice at once and once more later', async ({ site }) => {
    const browser = await becomeOwner(site);
    const file = { id: crypto.randomUUID(), name: 'a.pdf', bytes: pdf };
    const both = await Promise.all([upload(site, browser, file), upload(site, browser, file)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect((await upload(site, browser, file)).status).toBe(200);
    expect(await countRows(site)).toBe(1);
    const other = Buffer.concat([pdf, Buffer.from('%more\n')]);
    expect(await refusalOf(await upload(site, browser, { ...file, bytes: other }))).toEqual([
      409,
      'id_taken',
    ]);
  });

  it.for<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    ['empty.pdf', () => Buffer.alloc(0), 422, 'empty_file'],
    ['page.html', () => Buffer.from('<!doctype html><p>Hello</p>'), 415, 'type_not_allowed'],
    ['page.txt', () => Buffer.from('  <HTML><script>alert(1)</script>'), 415, 'type_mismatch'],
    [
      'drawing.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'type_not_allowed',
    ],
    [
      'drawing.png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'type_mismatch',
    ],
    ['photo.pdf', () => drawing(), 415, 'type_mismatch'],
    ['program.exe', () => Buffer.from('MZ\x90\0\x03'), 415, 'type_not_allowed'],
    ['notes.txt', () => Buffer.from('a\0b'), 415, 'type_mismatch'],
    ['animated.gif', () => Buffer.from('GIF89a/*\x01\0*/=1;alert(1)'), 422, 'unreadable'],
    ['wide.png', () => hugePng(60_000, 60_000), 422, 'too_many_pixels'],
    ['narrow.png', () => hugePng(60_000, 10), 422, 'too_many_pixels'],
    ['broken.png', () => hugePng(40, 30), 422, 'unreadable'],
    [
      'large.png',
      async () => Buffer.concat([await drawing(), Buffer.alloc(12_000_001)]),
      413,
      'picture_too_large',
    ],
    ['', () => pdf, 422, 'name_required'],
    ['..', () => pdf, 422, 'name_required'],
  ])('is refused and leaves nothing: %s', async ([name, bytes, status, code], { site }) => {
    const browser = await becomeOwner(site);
    const before = storedFiles(site);
    const response = await upload(site, browser, { name, bytes: await bytes() });
    const { code: found, title, titlePt } = (await response.json()) as Record<string, unknown>;
    expect([response.status, found]).toEqual([status, code]);
    expect(title).not.toBe(titlePt);
    expect([await countRows(site), storedFiles(site)]).toEqual([0, before]);
  });

  it('is refused when it is larger than 50 MB, with and without saying so', async ({ site }) => {
    const browser = await becomeOwner(site);
    const chunk = new Uint8Array(1_000_000);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(chunk);
      },
    });
    const response = await upload(site, browser, { name: 'a.pdf', bytes: endless });
    expect(await refusalOf(response)).toEqual([413, 'too_large']);
    expect(sent).toBeLessThan(60);
    expect(storedFiles(site).filter((path) => path.endsWith('.part'))).toEqual([]);
  });

  it.for<[string, string]>([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\fotos\\a.pdf', 'a.pdf'],
    ['a\0b.pdf', 'ab.pdf'],
    ['.htaccess.pdf', 'htaccess.pdf'],
    [`${'ã'.repeat(300)}.pdf`, `${'ã'.repeat(116)}.pdf`],
    ['contrato\u202Efdp.pdf', 'contratofdp.pdf'],
    ['مستند.pdf', 'مستند.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['"quotes"; and; more.pdf', '"quotes"; and; more.pdf'],
  ])('is kept under a harmless name: %s', async ([given, kept], { site }) => {
    const browser = await becomeOwner(site);
    const file = await uploaded(site, browser, { name: given, bytes: pdf });
    expect(file.name).toBe(kept);
    const read = await browser.get(file.url);
    expect(read.status).toBe(200);
    expect(read.headers.get('Set-Cookie')).toBeNull();
    expect(read.headers.get('Content-Disposition')).toMatch(/^inline; filename="[\w.() -]+"; /);
  });

  it('is one type alone, whatever is hidden in it', async ({ site }) => {
    const browser = await becomeOwner(site);
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const picture = Buffer.concat([await drawing(), page]);
    const file = await uploaded(site, browser, { name: 'both.png', bytes: picture });
    const read = await browser.get(file.url);
    expect(read.headers.get('Content-Type')).toBe('image/png');
    expect(read.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(read.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'");
    expect(read.headers.get('Cache-Control')).toBe('no-store');
  });

  it('needs a session, our Origin and a role', async ({ site }) => {
    const file = { name: 'a.pdf', bytes: pdf };
    expect(await refusalOf(await upload(site, openBrowser(site), file))).toEqual([
      401,
      'not_signed_in',
    ]);
    await becomeOwner(site);
    for (const [role, status] of [
      ['staff', 201],
      ['bookkeeper', 403],
    ] as const) {
      const email = `${role}@entrada.example`;
      await addStaff(site, { email, role });
      const browser = await signIn(site, email);
      expect([role, (await upload(site, browser, file)).status]).toEqual([role, status]);
      const foreign = { method: 'PUT', headers: { Origin: 'https://elsewhere.example' } };
      const path = `/api/uploads/${crypto.randomUUID()}`;
      expect((await browser.send(path, {}, foreign)).status).toBe(403);
      const listed = await browser.get('/api/admin/files');
      expect([role, listed.status]).toEqual([role, role === 'staff' ? 200 : 403]);
    }
    const stored = (
      await site.database.read((db) => db.selectFrom('files').select('id').execute())
    )[0];
    expect((await openBrowser(site).get(`/files/${stored?.id}/a.pdf`)).status).toBe(404);
  });

  it('is measured as it is shown, when its camera turned it', async ({ site }) => {
    const browser = await becomeOwner(site);
    const bytes = await photograph(180, 120);
    const file: SiteFile = await uploaded(site, browser, { name: 'Praça 1.jpg', bytes });
    expect(file.picture).toMatchObject({ width: 120, height: 180, state: 'waiting' });
    expect(file.picture?.address).toBe(`/files/${file.id}/praca-1.jpg`);
  });
});

describe('a disk without room', () => {
  it('refuses an upload by name, keeps nothing of it, and takes the same upload once there is', async ({
    site,
  }) => {
    const browser = await becomeOwner(site);
    const { files } = site.services;
    const before = [await countRows(site), storedFiles(site)];
    const file = { id: crypto.randomUUID(), name: 'Offer.pdf', bytes: pdf };
    site.services.files = {
      ...files,
      current: { ...files.current, put: () => Promise.reject(noRoom()) },
    };
    const refused = await upload(site, browser, file).finally(() => {
      site.services.files = files;
    });
    expect(await refusalOf(refused)).toEqual([507, 'storage_full']);
    expect([await countRows(site), storedFiles(site)]).toEqual(before);
    expect((await upload(site, browser, file)).status).toBe(201);
  });
});
