import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { keepAssets, keptAssetsFolder } from './kept-assets.server.ts';

const monday = new Date('2026-11-23T08:00:00.000Z');
const later = (days: number) => new Date(monday.getTime() + days * 86_400_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entrada-kept-'));
  return () => rmSync(folder, { recursive: true });
});

/** A build with one file in each part. */
function build(name: string): string {
  for (const part of ['client', 'admin']) {
    mkdirSync(join(folder, name, part, 'assets'), { recursive: true });
    writeFileSync(join(folder, name, part, 'assets', `${part}-${name}.css`), name);
  }
  return join(folder, name);
}

const keptOf = (kept: string) => [
  ...readdirSync(join(kept, 'client', 'assets')),
  ...readdirSync(join(kept, 'admin', 'assets')),
];

it('keeps the files of a build for a week after a server last ran it', async () => {
  const [first, second] = [build('a'), build('b')];
  const kept = keptAssetsFolder(first, folder) ?? '';
  await keepAssets(first, kept, monday);
  // It is in use all along, longer than a week.
  await keepAssets(first, kept, later(9));
  await keepAssets(second, kept, later(10));
  expect(keptOf(kept)).toEqual(['client-a.css', 'client-b.css', 'admin-a.css', 'admin-b.css']);
  await keepAssets(second, kept, later(17));
  expect(keptOf(kept)).toEqual(['client-b.css', 'admin-b.css']);
});

it('of two servers that begin at once, none sees half a file or fails', async () => {
  const made = build('a');
  const kept = keptAssetsFolder(made, folder) ?? '';
  await Promise.all([1, 2, 3].map(() => keepAssets(made, kept, monday)));
  expect(keptOf(kept)).toEqual(['client-a.css', 'admin-a.css']);
});

it('is beside the build, in the data folder where that cannot be written, else nowhere', () => {
  const image = join(folder, 'image');
  writeFileSync(image, 'not a folder');
  expect(keptAssetsFolder(build('a'), folder)).toBe(join(folder, 'a', 'kept'));
  expect(keptAssetsFolder(image, folder)).toBe(join(folder, 'assets'));
  expect(keptAssetsFolder(image, image)).toBeNull();
  expect(existsSync(image)).toBe(true);
});
