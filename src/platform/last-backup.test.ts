import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readLastBackup, recordBackup } from './last-backup.server.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'entrada-last-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('remembers the last backup, and no earlier one', () => {
  const folder = newFolder();
  recordBackup(folder, new Date('2026-11-20T03:30:00.000Z'));
  recordBackup(folder, new Date('2026-11-21T03:30:00.000Z'));
  expect(readLastBackup(folder)).toBe('2026-11-21T03:30:00.000Z');
  expect(readdirSync(folder)).toEqual(['last-backup.json']);
});

it.each(['', '{', '[]', '{"at":5}', '{"at":"yesterday"}'])('knows none from %j', (content) => {
  const folder = newFolder();
  expect(readLastBackup(folder)).toBeNull();
  writeFileSync(join(folder, 'last-backup.json'), content);
  expect(readLastBackup(folder)).toBeNull();
});
