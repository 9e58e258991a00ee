import { readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished } from 'vitest';
import { makeWaitingCopies } from '#features/files/pictures/make-copies.server.ts';
import { removeUnusedFiles } from '#features/files/remove-unused-files.server.ts';
import { createFiles } from '#platform/files/files.server.ts';
import { drawing, pdf } from '../../factories/files/sample-files.ts';
import { refusalOf, upload, uploaded } from '../../factories/files/uploads.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';
import { eicar, type FakeClamd, startClamd } from '../../fakes/clamd.ts';
import { type FakeS3, startS3 } from '../../fakes/s3-server.ts';

let clamd: FakeClamd;
let s3: FakeS3;
beforeAll(async () => {
  clamd = await startClamd();
  s3 = await startS3();
});
afterAll(async () => {
  await clamd.close();
  await s3.close();
});
beforeEach(() => {
  clamd.condition.is = 'working';
  s3.state.isDown = false;
});

/** Gives the site other stores, as another start of the server does. */
function use(site: StaffSite, settings: { filesS3Url?: string; clamd?: string }): void {
  const { dataDir } = site;
  site.services.files = createFiles({ dataDir, filesS3Url: null, clamd: null, ...settings });
}

const txt = (text: string) => ({ name: 'a.txt', bytes: Buffer.from(text) });

describe('a virus scanner', () => {
  it('sees every byte before the file has a row', async ({ site }) => {
    use(site, { clamd: clamd.address });
    const browser = await becomeOwner(site);
    const bytes = Buffer.concat([pdf, Buffer.alloc(300_000, 'x')]);
    const file = await uploaded(site, browser, { name: 'a.pdf', bytes });
    expect(file.isScanned).toBe(true);
    expect(clamd.scanned.at(-1)?.equals(bytes)).toBe(true);
  });

  it('keeps a file with a virus out', async ({ site }) => {
    use(site, { clamd: clamd.address });
    const browser = await becomeOwner(site);
    expect(await refusalOf(await upload(site, browser, txt(eicar)))).toEqual([422, 'infected']);
    expect((await browser.get('/api/admin/files').then((r) => r.json())).total).toBe(0);
    expect(readdirSync(join(site.dataDir, 'files', 'incoming'))).toEqual([]);
  });

  it.for(['silent', 'full'] as const)(
    'lets nothing in while it is %s',
    async (condition, { site }) => {
      use(site, { clamd: clamd.address });
      const browser = await becomeOwner(site);
      clamd.condition.is = condition;
      const response = await upload(site, browser, txt('hello'));
      expect(response.headers.get('Retry-After')).toBe('5');
      expect(await refusalOf(response)).toEqual([503, 'scanner_unavailable']);
    },
  );

  it('lets nothing in while it is away', async ({ site }) => {
    use(site, { clamd: '127.0.0.1:1' });
    const browser = await becomeOwner(site);
    expect(await refusalOf(await upload(site, browser, txt('hello')))).toEqual([
      503,
      'scanner_unavailable',
    ]);
  });

  it('is not claimed where there is none', async ({ site }) => {
    use(site, {});
    const browser = await becomeOwner(site);
    expect((await uploaded(site, browser, txt('hello'))).isScanned).toBe(false);
  });
});

describe('a bucket that accepts connections and never answers', () => {
  it('lets nobody wait longer than 15 seconds', async ({ site }) => {
    const silent = createServer(() => {});
    onTestFinished(() => {
      silent.close();
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const browser = await becomeOwner(site);
    use(site, { filesS3Url: `http://key:secret@127.0.0.1:${port}/bucket?region=auto` });
    const { current } = site.services.files;
    const started = performance.now();
    // Side by side, for each waits as long as it may.
    const [response, ...others] = await Promise.all([
      upload(site, browser, txt('hello')),
      current.read('aa/bb').catch(String),
      current.remove({ place: 'aa/bb', changedAt: 0 }).catch(String),
    ]);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await refusalOf(response)).toEqual([503, 'files_unavailable']);
    const told = expect.stringContaining('does not answer');
    expect(others).toEqual([told, told]);
  });
});

describe('a bucket', () => {
  it('keeps the bytes, which are sent through us in whole and in part', async ({ site }) => {
    use(site, { filesS3Url: s3.url });
    const browser = await becomeOwner(site);
    const bytes = Buffer.concat([pdf, Buffer.alloc(200_000, 'y')]);
    const file = await uploaded(site, browser, { name: 'a.pdf', bytes });
    expect([...s3.objects.values()].some((one) => one.bytes.equals(bytes))).toBe(true);
    const whole = await browser.get(file.url);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await site.app.request(site.origin + file.url, {
      headers: {
        Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        Range: 'bytes=5-9',
      },
    });
    expect([part.status, await part.text()]).toEqual([206, bytes.subarray(5, 10).toString()]);
    expect(part.headers.get('Content-Range')).toBe(`bytes 5-9/${bytes.length}`);
  });

  it('keeps the copies of a picture too', async ({ site }) => {
    use(site, { filesS3Url: s3.url });
    const browser = await becomeOwner(site);
    const file = await uploaded(site, browser, { name: 'a.png', bytes: await drawing() });
    await makeWaitingCopies(site.context);
    const copy = await browser.get(`/files/${file.id}/40.avif`);
    expect([copy.status, copy.headers.get('Content-Type')]).toEqual([200, 'image/avif']);
  });

  it('that is down is named, and nothing is stored', async ({ site }) => {
    use(site, { filesS3Url: s3.url });
    const browser = await becomeOwner(site);
    s3.state.isDown = true;
    expect(await refusalOf(await upload(site, browser, txt('hello')))).toEqual([
      503,
      'storage_unavailable',
    ]);
    expect(readdirSync(join(site.dataDir, 'files', 'incoming'))).toEqual([]);
  });
});

describe.each(['disk', 's3'] as const)('the removal of unused files from %s', (storage) => {
  const places = async (site: StaffSite) => {
    const found: string[] = [];
    for await (const { place } of site.services.files.current.list()) found.push(place);
    return found;
  };

  it('removes what has no row, after a day, and nothing else', async ({ site, later }) => {
    site.clock.now = new Date();
    use(site, storage === 's3' ? { filesS3Url: s3.url } : {});
    const browser = await becomeOwner(site);
    const bytes = await drawing(41, 30);
    const kept = await uploaded(site, browser, { name: 'a.png', bytes });
    const removed = await uploaded(site, browser, txt(`only of ${storage}`));
    await makeWaitingCopies(site.context);
    await removeUnusedFiles(site.context);
    const before = await places(site);
    expect((await browser.send(`/api/admin/files/${removed.id}/remove`, {})).status).toBe(200);
    await removeUnusedFiles(site.context);
    expect(await places(site)).toEqual(before);
    later({ hours: 25 });
    await removeUnusedFiles(site.context);
    expect((await places(site)).toSorted()).not.toEqual(before.toSorted());
    const rows = await site.database.read((db) => db.selectFrom('files').select('id').execute());
    expect(rows).toEqual([{ id: kept.id }]);
    expect((await places(site)).map((place) => place.replace(/^.{65}/, '')).toSorted()).toEqual([
      '',
      '.41.avif',
      '.41.jpg',
      '.41.webp',
    ]);
  });
});
