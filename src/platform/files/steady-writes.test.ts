import { type FileHandle, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { steadyWriter, writtenSteadily } from './steady-writes.server.ts';

it('hands what it writes to the disk every 256 kB', async () => {
  const done: string[] = [];
  const handle = {
    writeFile: async (bytes: Uint8Array) => void done.push(`write ${bytes.length}`),
    datasync: async () => void done.push('sync'),
  } as unknown as FileHandle;
  const write = steadyWriter(handle);
  for (const size of [100_000, 156_000, 1_000, 300_000]) await write(new Uint8Array(size));
  expect(done).toEqual([
    'write 100000',
    'write 156000',
    'sync',
    'write 1000',
    'write 300000',
    'sync',
  ]);
});

it('returns what the work returns, or its error, whether or not there is a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'entrada-steady-'));
  try {
    const path = join(folder, 'file');
    await expect(writtenSteadily(path, async () => 1)).resolves.toBe(1);
    const work = async () => {
      await writeFile(path, 'words');
      throw new Error('broken');
    };
    await expect(writtenSteadily(path, work)).rejects.toThrow('broken');
    expect(await readFile(path, 'utf8')).toBe('words');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
