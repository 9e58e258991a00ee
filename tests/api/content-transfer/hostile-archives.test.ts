import { expect } from 'vitest';
import { importFile } from '../../factories/content/content-files.ts';
import { zipOf } from '../../factories/content/zip-files.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

const countLog = ({ database }: StaffSite) =>
  database.read(async (db) => {
    const rows = await db
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', 'content.import')
      .execute();
    return rows.length;
  });

const manifest = JSON.stringify({
  format: 'entrada-content',
  version: 1,
  exportedAt: '2026-11-22T10:00:00.000Z',
});
const record = {
  id: 'a',
  live: null,
  draft: {},
  fieldTimes: {},
  wasPublic: false,
  publishAt: null,
};

/** Replaces a name in a ZIP file by another of the same length, which no writer would write. */
async function renamed(from: string, to: string): Promise<Buffer> {
  const zip = await zipOf({ 'entrada.json': manifest, [from]: 'x' });
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

it.for([
  ['a name that leads out', () => renamed('aaaaaaaaa', '../../../'), 'unsafe_name', '../../../'],
  ['an absolute name', () => renamed('aaaa', '/etc'), 'unsafe_name', '/etc'],
  [
    'a ZIP that is cut',
    async () => (await zipOf({ 'entrada.json': manifest })).subarray(0, 60),
    'not_a_zip',
    '',
  ],
  ['another ZIP', () => zipOf({ 'a.txt': 'a' }), 'not_an_archive', 'entrada.json'],
  [
    'a newer archive',
    () => zipOf({ 'entrada.json': manifest.replace('"version":1', '"version":9') }),
    'newer_archive',
    'entrada.json',
  ],
  [
    'JSON that is none',
    () => zipOf({ 'entrada.json': manifest, 'content/posts.json': '[{' }),
    'invalid_json',
    'content/posts.json',
  ],
  [
    'a kind that is none',
    () => zipOf({ 'entrada.json': manifest, 'content/pets.json': '[]' }),
    'unknown_kind',
    'content/pets.json',
  ],
  [
    'a record without its id',
    () =>
      zipOf({
        'entrada.json': manifest,
        'content/posts.json': JSON.stringify([record, { ...record, id: undefined }]),
      }),
    'invalid_shape',
    'content/posts.json, 2',
  ],
  [
    'an id that is a path',
    () =>
      zipOf({
        'entrada.json': manifest,
        'content/posts.json': JSON.stringify([{ ...record, id: '../x' }]),
      }),
    'invalid_shape',
    'content/posts.json, 1',
  ],
  [
    'redirects that are none',
    () => zipOf({ 'entrada.json': manifest, 'redirects.json': '[{"path":"/a"}]' }),
    'invalid_shape',
    'redirects.json, 1',
  ],
  [
    'a ZIP bomb',
    () =>
      zipOf({ 'entrada.json': manifest, 'content/posts.json': Buffer.alloc(65 * 1024 * 1024, 32) }),
    'too_large',
    'content/posts.json',
  ],
  ['nothing', async () => Buffer.alloc(0), 'unknown_format', ''],
  ['a picture', async () => Buffer.from('89504e470d0a1a0a', 'hex'), 'not_utf8', ''],
] as const)(
  'refuses %s, names the place and changes nothing',
  async ([, make, fault, where], { site }) => {
    const browser = await becomeOwner(site);
    const before = await countLog(site);
    const { status, body } = await importFile(browser, await make());
    expect([status, body.code, body.fault, body.where]).toEqual([
      422,
      'unreadable_file',
      fault,
      where,
    ]);
    expect([typeof body.title, typeof body.titlePt]).toEqual(['string', 'string']);
    expect(await countLog(site)).toBe(before);
  },
);

it('leaves out redirects to other sites and to themselves, and names them', async ({ site }) => {
  const browser = await becomeOwner(site);
  const redirects = [
    { path: '/a', target: '//evil.example' },
    { path: '/a', target: 'https://evil.example/' },
    { path: '/b', target: '/b' },
    { path: '/c', target: '/blog' },
  ];
  const zip = await zipOf({
    'entrada.json': manifest,
    'redirects.json': JSON.stringify(redirects),
  });
  const { body } = await importFile(browser, zip);
  expect(body.redirects).toEqual({ new: 1, unchanged: 0 });
  expect(body.findings.map(({ detail }) => detail)).toEqual([
    '/a → //evil.example',
    '/a → https://evil.example/',
    '/b → /b',
  ]);
});
