import { describe, expect, it } from 'vitest';
import { backupName, engineOfBackup, expiredBackups } from './backup-files.ts';

const now = new Date('2026-11-21T10:15:00.123Z');

function daysAgo(days: number): string {
  return backupName('sqlite', new Date(now.getTime() - days * 86_400_000));
}

describe('backups', () => {
  it('are named by their instant', () => {
    expect(backupName('sqlite', now)).toBe('entrada-20261121T101500123Z.sqlite');
    expect(backupName('postgres', now)).toBe('entrada-20261121T101500123Z.dump');
    expect(backupName('postgres', now, true)).toBe(
      'entrada-20261121T101500123Z-before-restore.dump',
    );
  });

  it('are kept for the given number of days', () => {
    const names = [0, 1, 29, 31, 60].map(daysAgo);
    expect(expiredBackups(names, now, { days: 30, count: 0 })).toEqual([daysAgo(31), daysAgo(60)]);
  });

  it('are kept by number too, so that the newest stay when backups have paused', () => {
    const names = [300, 301, 302].map(daysAgo);
    expect(expiredBackups(names, now, { days: 30, count: 2 })).toEqual([daysAgo(302)]);
  });

  it('never include other files', () => {
    const names = ['notes.txt', 'entrada.sqlite', 'entrada-2020.sqlite', `${daysAgo(90)}.part`];
    expect(expiredBackups(names, now, { days: 30, count: 0 })).toEqual([]);
  });

  it('are recognized by their first bytes', () => {
    expect(engineOfBackup(Buffer.from('SQLite format 3\0more'))).toBe('sqlite');
    expect(engineOfBackup(Buffer.from('PGDMP\x01'))).toBe('postgres');
    expect(engineOfBackup(Buffer.from('hello'))).toBeNull();
  });
});
