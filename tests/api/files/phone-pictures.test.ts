import sharp from 'sharp';
import { expect } from 'vitest';
import { makeWaitingCopies } from '#features/files/pictures/make-copies.server.ts';
import { drawing } from '../../factories/files/sample-files.ts';
import { refusalOf, upload, uploaded } from '../../factories/files/uploads.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';
import { ask, putFile, readProject, startProject } from '../projects/calls.ts';

const red = { create: { width: 40, height: 30, channels: 3, background: '#c22' } } as const;
const jpeg = () => sharp(red).jpeg().toBuffer();
const webp = () => sharp(red).webp().toBuffer();
const avif = () => sharp(red).avif({ effort: 0 }).toBuffer();

/** A GIF of two pictures, one after the other. */
function movingGif(): Promise<Buffer> {
  const frames = Buffer.alloc(40 * 60 * 3, 90).fill(200, 0, 40 * 30 * 3);
  return sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** A PNG with the chunk that makes it move (`acTL`), as browsers save an APNG of one picture. */
async function movingPng(): Promise<Buffer> {
  const bytes = await drawing();
  const control = Buffer.from('000000086163544c00000001000000003e4f7bb4', 'hex');
  return Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)]);
}

/** The head of a picture of a phone: its main brand, and the others. */
function heif(main: string, ...others: string[]): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(16 + others.length * 4);
  head.write(`ftyp${main}`, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(others.join(''), 'latin1'), Buffer.alloc(600)]);
}

const browsers: [string, () => Promise<Buffer>, string, string][] = [
  ['photo.jfif', jpeg, 'photo.jfif', 'image/jpeg'],
  ['photo.JPE', jpeg, 'photo.JPE', 'image/jpeg'],
  ['photo.Jpeg', jpeg, 'photo.Jpeg', 'image/jpeg'],
  ['photo', jpeg, 'photo.jpg', 'image/jpeg'],
  ['Praça 2.12', jpeg, 'Praça 2.12.jpg', 'image/jpeg'],
  ['photo.png', jpeg, 'photo.jpg', 'image/jpeg'],
  ['photo.heic', jpeg, 'photo.jpg', 'image/jpeg'],
  ['photo.jpg', webp, 'photo.webp', 'image/webp'],
  ['image', webp, 'image.webp', 'image/webp'],
  ['photo.jpg', () => drawing(), 'photo.png', 'image/png'],
  ['moving.png', movingPng, 'moving.png', 'image/png'],
  ['photo.avif', avif, 'photo.avif', 'image/avif'],
  ['photo.jpg', avif, 'photo.avif', 'image/avif'],
  ['moving.GIF', movingGif, 'moving.GIF', 'image/gif'],
];

it.for(browsers)(
  'a picture named %s is taken as what it is',
  async ([name, bytes, kept, mime], { site }) => {
    const owner = await becomeOwner(site);
    const { id } = await uploaded(site, owner, { name, bytes: await bytes() });
    await makeWaitingCopies(site.context);
    const file = await (await owner.get(`/api/admin/files/${id}`)).json();
    expect(file).toMatchObject({
      name: kept,
      mime,
      picture: { width: 40, height: 30, state: 'ready' },
    });

    const project = await startProject(owner);
    const { token } = await ask(owner, project, {
      kind: 'document',
      title: 'A photograph',
      text: '',
    });
    const sent = await putFile(site, token, { name, bytes: new Uint8Array(await bytes()) });
    expect([sent.status, await sent.json()]).toMatchObject([201, { name: kept }]);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await bytes())], name));
    const posted = await site.app.request(`${site.origin}/do/${token}`, {
      method: 'POST',
      body: form,
    });
    expect(posted.status).toBe(303);
    expect((await readProject(owner, project)).documents.map((one) => one.name)).toContain(kept);
  },
);

const brands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'miaf'] as const;

it.for(brands)('a phone picture of brand %s is kept as HEIC', async (brand, { site }) => {
  const owner = await becomeOwner(site);
  for (const [name, kept] of [
    ['IMG_0001.HEIC', 'IMG_0001.HEIC'],
    ['IMG_0001.heif', 'IMG_0001.heif'],
    ['IMG_0001', 'IMG_0001.heic'],
    ['IMG_0001.jpg', 'IMG_0001.heic'],
  ] as const) {
    const file = await uploaded(site, owner, { name, bytes: heif(brand, 'mif1', 'heic') });
    expect(file).toMatchObject({ name: kept, mime: 'image/heic', picture: null });
    const read = await owner.get(file.url);
    expect(read.headers.get('Content-Disposition')).toMatch(/^attachment/);
  }
});

it('the codec is found among the other brands', async ({ site }) => {
  const owner = await becomeOwner(site);
  const bytes = await avif();
  bytes.write('mif1', 8, 'latin1');
  const file = await uploaded(site, owner, { name: 'picture.heif', bytes });
  expect(file).toMatchObject({ name: 'picture.avif', mime: 'image/avif' });
});

it.for([
  ['a picture that says it is a document', 'contract.pdf', () => drawing(), 415, 'type_mismatch'],
  ['a film', 'film.heic', async () => heif('isom', 'mp41'), 415, 'type_not_allowed'],
  ['a GIF that breaks off', 'a.gif', async () => Buffer.from('GIF89a\x01\0'), 422, 'unreadable'],
  [
    'an AVIF that breaks off',
    'a.avif',
    async () => (await avif()).subarray(0, 200),
    422,
    'unreadable',
  ],
] as const)('refuses %s', async ([, name, bytes, status, code], { site }) => {
  const response = await upload(site, await becomeOwner(site), { name, bytes: await bytes() });
  expect(await refusalOf(response)).toEqual([status, code]);
});

it('colours of print and of wide screens are turned into those of browsers', async ({ site }) => {
  const owner = await becomeOwner(site);
  const shades = {
    cmyk: await sharp(red)
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer(),
    p3: await sharp(red).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
  };
  for (const [name, bytes] of Object.entries(shades)) {
    const { id, picture } = await uploaded(site, owner, { name: `${name}.jpg`, bytes });
    await makeWaitingCopies(site.context);
    const copy = await owner.get(`/files/${id}/${picture?.width}.jpg`);
    expect([name, copy.status]).toEqual([name, 200]);
    const { data, info } = await sharp(Buffer.from(await copy.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([name, info.channels]).toEqual([name, 3]);
    const [r = 0, g = 0, b = 0] = data;
    const distance = Math.hypot(r - 0xcc, g - 0x22, b - 0x22);
    expect([name, distance < 24]).toEqual([name, true]);
  }
});
