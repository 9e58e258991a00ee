import { expect, it } from 'vitest';
import { formatSize, percentWritten } from './backup-progress.ts';

const latest = {
  state: 'running' as const,
  startedAt: '2026-11-23T09:00:00.000Z',
  startedBy: null,
  file: null,
  problem: null,
};

it('tells what part is written, and never that a running backup is done', () => {
  expect(percentWritten({ latest: { ...latest, bytes: 25 }, databaseBytes: 100 })).toBe(25);
  expect(percentWritten({ latest: { ...latest, bytes: 120 }, databaseBytes: 100 })).toBe(99);
  expect(percentWritten({ latest: { ...latest, bytes: null }, databaseBytes: 100 })).toBeNull();
  expect(percentWritten({ latest: null, databaseBytes: 100 })).toBeNull();
});

it('writes sizes in the reader’s language', () => {
  expect(formatSize(61_400_000, 'en-GB')).toBe('61.4 MB');
  expect(formatSize(1_234_000_000, 'pt-PT')).toBe('1,2 GB');
  expect(formatSize(4_096, 'en-GB')).toBe('4 kB');
});
