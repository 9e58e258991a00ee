import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { backUpFiles, restoreFiles } from './file-copies.server.ts';

const now = new Date('2026-11-23T08:00:00.000Z');
const later = new Date('2026-12-23T08:00:00.000Z');

let source: string;
let backups: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'entrada-copies-'));
  source = join(folder, 'files');
  backups = join(folder, 'backups');
  return () => rmSync(folder, { recursive: true });
});

function store(digit: string): string {
  const place = `${digit.repeat(2)}/${digit.repeat(62)}`;
  mkdirSync(dirname(join(source, place)), { recursive: true });
  writeFileSync(join(source, place), digit);
  return place;
}

it('each file is copied once, and put back where it is missing', () => {
  const place = store('a');
  store('b');
  expect(backUpFiles(source, backups, { now, oldest: now })).toBe(2);
  expect(backUpFiles(source, backups, { now, oldest: now })).toBe(0);
  rmSync(join(source, place));
  expect([restoreFiles(backups, source), existsSync(join(source, place))]).toEqual([1, true]);
});

it('a file that is gone stays as long as a kept backup may name it', () => {
  const place = store('a');
  backUpFiles(source, backups, { now, oldest: now });
  rmSync(join(source, place));
  const copy = join(backups, 'files', place);
  backUpFiles(source, backups, { now: later, oldest: now });
  expect(existsSync(copy)).toBe(true);
  backUpFiles(source, backups, { now: later, oldest: later });
  expect(existsSync(copy)).toBe(false);
});

it('what is on its way is not copied, and a site without files has none', () => {
  expect(backUpFiles(source, backups, { now, oldest: now })).toBe(0);
  mkdirSync(join(source, 'incoming'), { recursive: true });
  writeFileSync(join(source, 'incoming', 'x.part'), 'x');
  expect(backUpFiles(source, backups, { now, oldest: now })).toBe(0);
});
