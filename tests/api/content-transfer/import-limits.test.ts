import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { exportFile, importFile } from '../../factories/content/content-files.ts';
import { newSite } from '../../factories/content/old-site.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';
import { importsIn } from '../../factories/test-services.ts';

/** Gives the imports of a site other limits until the test ends. */
function limit(site: StaffSite, limits: Parameters<typeof importsIn>[1]): void {
  const { services, place } = site;
  const { dataDir, databaseUrl = null } = place.settings;
  const before = services.imports;
  services.imports = importsIn({ dataDir, databaseUrl }, limits);
  onTestFinished(() => {
    services.imports = before;
  });
}

const ghostOf = (posts: object[]) => JSON.stringify({ db: [{ data: { posts } }] });
const csv = 'question,answer,state\nBy a table?,Yes.,public\nAnother?,No.,draft\n';

/** Puts bytes of no sense, cuts, and repetitions into a file. */
const damage = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('put' as const),
      at: fc.nat(),
      bytes: fc.uint8Array({ maxLength: 12 }),
    }),
    fc.record({ kind: fc.constant('cut' as const), at: fc.nat(), count: fc.nat({ max: 200 }) }),
    fc.record({ kind: fc.constant('repeat' as const), at: fc.nat(), count: fc.nat({ max: 200 }) }),
  ),
  { minLength: 1, maxLength: 6 },
);
type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

function damaged(file: Buffer, damages: Damage): Buffer {
  let bytes = file;
  for (const one of damages) {
    const at = bytes.length === 0 ? 0 : one.at % bytes.length;
    const before = bytes.subarray(0, at);
    if (one.kind === 'put')
      bytes = Buffer.concat([before, one.bytes, bytes.subarray(at + one.bytes.length)]);
    else if (one.kind === 'cut') bytes = Buffer.concat([before, bytes.subarray(at + one.count)]);
    else bytes = Buffer.concat([before, bytes.subarray(at, at + one.count), bytes.subarray(at)]);
  }
  return bytes;
}

it('a file that is damaged anyhow is imported as far as it can be read, or refused in words', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const post = {
    id: 1,
    title: 'One',
    slug: 'one',
    status: 'published',
    html: '<p>A <b>text</b></p>',
  };
  const files = [
    Buffer.from(
      newSite().file([
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
      ]),
    ),
    Buffer.from(ghostOf([post, { ...post, id: 2, slug: 'two' }])),
    Buffer.from(csv),
    await exportFile(browser),
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), damage, async (file, damages) => {
      const { status, body } = await importFile(browser, damaged(file, damages), '?dry-run=1');
      expect([200, 422], JSON.stringify(body).slice(0, 300)).toContain(status);
      if (status === 422) expect(body).toMatchObject({ code: 'unreadable_file' });
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 300_000);

it('a file that needs more memory than it may have is refused in words', async ({ site }) => {
  limit(site, { readerMemory: 128 });
  const browser = await becomeOwner(site);
  const numbers = '0,'.repeat(40_000_000);
  const file = `{"db":[{"data":{"posts":[${numbers}0]}}]}`;
  const refused = await importFile(browser, file);
  // The thread that reads ends, or what it asks for at once ends its program: both are told.
  const { code, fault, title } = refused.body as Record<string, unknown>;
  expect([refused.status, fault ?? code]).toEqual([422, 'out_of_memory']);
  expect(title).toContain('memory');
  limit(site, {});
  expect((await importFile(browser, csv)).status).toBe(200);
}, 180_000);

it('a file of more than 512 MB is refused before it is sent', async ({ site }) => {
  const browser = await becomeOwner(site);
  const response = await browser.sendBytes('/api/admin/content/import', Buffer.from('a'), {
    'Content-Length': String(512 * 1024 * 1024 + 1),
  });
  expect([response.status, await response.json()]).toMatchObject([
    413,
    { code: 'file_too_large', titlePt: 'Este ficheiro tem mais de 512 MB' },
  ]);
});
